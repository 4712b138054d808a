/** The picture of every event, spell and relic: which motifs stand where, and the light behind them. 240 by 150 units. */
import type { Deck } from '../../../../shared/games/deepwarren.ts';

/** A motif and the middle and size of its square. */
export type Figure = readonly [motif: string, x: number, y: number, size: number];

export interface Picture {
  /** Far away, faint. */
  back: readonly Figure[];
  /** At the side of what it is about. */
  beside: readonly Figure[];
  figure: Figure;
  glow: readonly [x: number, y: number, radius: number];
}

const roof: readonly Figure[] = [
  ['stalagtite', 200, 34, 70],
  ['stalagtite', 40, 30, 60],
];

const picture = (figure: Figure, more: Partial<Picture> = {}): Picture => ({
  back: [],
  beside: [],
  glow: [54, 34, 74],
  ...more,
  figure,
});
const below = (figure: Figure, ...beside: readonly Figure[]): Picture =>
  picture(figure, { back: roof, beside });

const events: readonly Picture[] = [
  picture(['old-lantern', 112, 82, 100], {
    back: roof,
    beside: [['ladder', 190, 84, 110]],
    glow: [112, 70, 96],
  }),
  below(['goblin-head', 112, 76, 108], ['whistle', 196, 104, 56]),
  picture(['orc-head', 108, 76, 110], {
    back: [['underground-cave', 196, 70, 120], ...roof],
    beside: [['hunting-horn', 194, 98, 74]],
  }),
  below(['troll', 116, 78, 116], ['mushrooms-cluster', 204, 112, 60], ['mushrooms-cluster', 28, 118, 50]),
  picture(['spiked-dragon-head', 122, 76, 126], {
    back: [['flame-tunnel', 190, 76, 120]],
    beside: [['crystal-growth', 30, 116, 56]],
  }),
  below(['dungeon-gate', 120, 78, 112]),
  below(['locked-chest', 116, 82, 100], ['stone-pile', 200, 114, 56]),
  picture(['scroll-unfurled', 116, 78, 104], { beside: [['candle-skull', 200, 96, 60]] }),
  below(['sparkles', 116, 74, 96], ['dust-cloud', 196, 100, 70]),
  below(['earth-crack', 120, 82, 118]),
  below(['falling-rocks', 120, 78, 116]),
  below(['heart-plus', 120, 78, 104]),
  below(['secret-door', 120, 78, 112]),
  below(['shiny-purse', 120, 80, 102]),
  below(['rat', 116, 84, 110], ['rat', 200, 112, 60], ['rat', 34, 118, 50]),
];

const spells: readonly Picture[] = [
  picture(['fire-ray', 120, 76, 120]),
  picture(['prayer', 116, 78, 110], { beside: [['candle-flame', 200, 104, 54]] }),
  picture(['teleport', 120, 78, 112]),
  picture(['tornado', 120, 78, 116]),
  picture(['body-swapping', 120, 78, 112]),
  picture(['plant-roots', 120, 78, 116]),
  picture(['stone-pile', 120, 82, 108]),
  picture(['spiked-collar', 120, 78, 112]),
  picture(['striking-splinter', 120, 78, 116]),
];

const relics: readonly Picture[] = [
  picture(['power-ring', 120, 78, 100]),
  picture(['sparkling-sabre', 120, 76, 112]),
  picture(['shield-reflect', 120, 78, 108]),
  picture(['feather', 120, 76, 110]),
  picture(['grapple', 120, 78, 108]),
  picture(['lockpicks', 120, 78, 104]),
  picture(['salamander', 120, 80, 110]),
  picture(['bow-arrow', 120, 78, 112]),
  picture(['crown', 120, 82, 108]),
  picture(['magic-lamp', 120, 82, 112], { glow: [70, 60, 90] }),
];

const decks: Record<Deck, readonly Picture[]> = { event: events, spell: spells, relic: relics };

/** A card nobody has drawn shows an unread scroll. */
export const pictureOf = (deck: Deck, card: number): Picture =>
  decks[deck][card] ?? picture(['scroll-unfurled', 116, 78, 104]);
