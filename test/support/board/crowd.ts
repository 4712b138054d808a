/** A battlefield full of pieces that are all on their way: forty of them, going to and fro between neighbouring squares. */
import { mapOf } from '../../../renderer/table/lists.ts';
import { laidBattlefield } from '../../../renderer/games/warband/battlefield.ts';
import type { CreatureFace } from '../../../shared/cards.ts';
import { motifs } from '../../../shared/motifs.ts';
import type { CreatureView, WarbandView } from '../../../shared/games/warband.ts';

export const crowdSize = 40;
/** Milliseconds from one square to the next, as at the table. */
export const stepTime = 80;
export const { width: columns } = laidBattlefield;

/** Four rows of ten, two columns apart. */
const homeOf = (id: number): number => (2 + Math.floor(id / 10) * 3) * columns + 2 + (id % 10) * 2;

/** Where everybody stands after so many steps: a square further right, and back again. */
export const placesAfter = (steps: number): ReadonlyMap<number, number> =>
  mapOf(Array.from({ length: crowdSize }, (_, id) => [id, homeOf(id) + ((steps + id) % 2)] as const));

const creatureOf = (id: number): CreatureView => ({
  id,
  seat: id % 2,
  owner: id % 2,
  square: homeOf(id),
  size: 1,
  tapped: id % 7 === 0,
  damage: (id % 3) * 10,
  attached: [],
  changes: [],
  level: 2,
  hitPoints: 30 + (id % 5) * 10,
  melee: 10,
  ranged: 0,
  range: 0,
  speed: 5,
  traits: [],
  keywords: [],
  abilities: [],
  hasActed: id % 5 === 0,
});

/** A position with nothing in it but the crowd. */
export const crowdedView: WarbandView = {
  ...{ viewer: 'open', form: 'standard', battlefield: laidBattlefield, cards: {}, players: [] },
  creatures: Array.from({ length: crowdSize }, (_, id) => creatureOf(id)),
  ...{ chests: [], tokens: [], effects: [], stack: [], resolving: undefined, declaring: undefined },
  ...{
    picked: [],
    seat: 0,
    turn: 1,
    round: 1,
    phase: 'activation',
    active: -1,
    redrawn: [],
    outcome: undefined,
  },
};

/** What is drawn on a piece: of its card nothing else is read. */
export const faceOf = (id: number): CreatureFace => ({
  ...{
    key: `bench/${String(id)}`,
    pack: 'bench',
    type: 'creature',
    name: String(id),
    mark: 'silver',
    lines: [],
  },
  ...{
    motif: motifs[id * 5]!,
    level: 2,
    keywords: [],
    hitPoints: 30,
    abilities: [],
    melee: 10,
    speed: 5,
    isLarge: false,
  },
});
