// Who drew which of the icons we import: the folders of the game-icons collection, one an author.
// The npm package names only the collection, but the licence (CC BY 3.0) asks for the author, so this table is kept.
// A new icon is looked up in the collection and added here; the build fails until it is.
export interface IconAuthor {
  author: string;
  site?: string;
  icons: readonly string[];
}

export const iconAuthors: readonly IconAuthor[] = [
  {
    author: 'Lorc',
    site: 'lorcblog.blogspot.com',
    icons: [
      'barbute',
      'bookmark',
      'bookmarklet',
      'boots',
      'bowman',
      'candle-flame',
      'checked-shield',
      'crossed-chains',
      'crossed-swords',
      'cultist',
      'dead-wood',
      'feathered-wing',
      'gears',
      'hazard-sign',
      'hood',
      'hourglass',
      'hunting-horn',
      'laurels',
      'locked-chest',
      'magnifying-glass',
      'open-book',
      'pine-tree',
      'quill-ink',
      'ringing-bell',
      'scroll-unfurled',
      'skull-crossed-bones',
      'stone-tower',
      'tied-scroll',
      'tombstone',
      'treasure-map',
      'visored-helm',
    ],
  },
  {
    author: 'Delapouite',
    site: 'delapouite.com',
    icons: [
      'anticlockwise-rotation',
      'archer',
      'black-knight-helm',
      'camping-tent',
      'character',
      'chest',
      'clockwise-rotation',
      'executioner-hood',
      'hamburger-menu',
      'knight-banner',
      'next-button',
      'ogre',
      'old-lantern',
      'rock-golem',
      'sitting-dog',
      'stack',
      'two-coins',
      'vertical-banner',
    ],
  },
  { author: 'Caro Asercion', icons: ['mole'] },
  { author: 'Faithtoken', site: 'fungustoken.deviantart.com', icons: ['card-pick'] },
  { author: 'Sbed', site: 'opengameart.org/content/95-game-icons', icons: ['cancel', 'fire', 'shield'] },
  { author: 'Skoll', icons: ['mounted-knight'] },
];
