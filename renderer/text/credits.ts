/** Words of the credits page; the names come from the packages. */
export const creditsText = {
  motto: 'Deepmarch stands on the work of many hands.',
  icons: 'Signs',
  iconsIntro: 'Drawn for game-icons.net and used here in our own inks and compositions, under the licence',
  iconCount: (count: number) => (count === 1 ? '1 sign' : `${String(count)} signs`),
  fonts: 'Faces',
  fontsIntro: 'Under the SIL Open Font License 1.1.',
  libraries: 'Works within',
  librariesIntro: 'The free software this program is built from and ships.',
  own: 'Our own',
  ownIntro:
    'Rules in our words, battlefield drawings, candles, seals, textures and sounds were made for Deepmarch. Its code is under the MIT licence.',
  library: 'Library',
  licence: 'Licence',
  author: 'By',
};
