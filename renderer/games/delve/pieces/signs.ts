/** The signs of chambers, values, decks and deeds. */
import type { Motif } from '../../../../shared/motifs.ts';
import type {
  Attribute,
  AttackType,
  ChamberKind,
  DelveAction,
  DelveDeck,
} from '../../../../shared/games/delve.ts';

export const kindSigns: Readonly<Record<ChamberKind, Motif>> = {
  room: 'dungeon-gate',
  corridor: 'trail',
  snare: 'wolf-trap',
  gate: 'portculis',
  rockfall: 'falling-rocks',
  chasm: 'earth-crack',
  turning: 'clockwise-rotation',
  web: 'spider-web',
  bridge: 'ladder',
  dark: 'semi-closed-eye',
  well: 'well',
  stairhead: 'underground-cave',
};

export const attributeSigns: Readonly<Record<Attribute, Motif>> = {
  strength: 'gauntlet',
  agility: 'feather',
  armor: 'mail-shirt',
  luck: 'sparkles',
};

export const attackSigns: Readonly<Record<AttackType, Motif>> = {
  melee: 'crossed-swords',
  ranged: 'bow-arrow',
  magic: 'magic-swirl',
};

export const deckSigns: Readonly<Record<DelveDeck, Motif>> = {
  dungeon: 'dungeon-gate',
  dragon: 'spiked-dragon-head',
  treasure: 'crown',
  trap: 'wolf-trap',
  door: 'hobbit-door',
  crypt: 'coffin',
  corpse: 'skeleton',
  search: 'magnifying-glass',
  rune: 'rune-stone',
  catacomb: 'underground-cave',
};

const deeds: Partial<Record<DelveAction['kind'], Motif>> = {
  search: 'magnifying-glass',
  cross: 'wingfoot',
  stay: 'halt',
  roll: 'ricochet',
  encounter: 'dungeon-gate',
  descend: 'underground-cave',
  leave: 'tower-flag',
  shift: 'tower-flag',
  side: 'direction-signs',
  use: 'rune-stone',
  ability: 'sparkles',
  card: 'swap-bag',
  monster: 'imp',
  minion: 'imp',
  summon: 'imp',
  escape: 'run',
  attack: 'crossed-swords',
  play: 'crossed-swords',
  breakOff: 'run',
  pass: 'hourglass',
  wait: 'hourglass',
};
export const deedSign = (kind: DelveAction['kind']): Motif => deeds[kind] ?? 'walking-boot';
