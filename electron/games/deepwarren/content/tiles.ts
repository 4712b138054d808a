/** The 41 tiles as data (T-107, C2). A tile's number is its place in the table; 0 is the Entrance. */
import type { TileIcon } from '../../../../shared/games/deepwarren-questions.ts';

export type TileKind =
  | 'entrance'
  | 'dead end'
  | 'straight'
  | 'corner'
  | 'T-junction'
  | 'crossing'
  | 'pit'
  | 'rubble'
  | 'span'
  | 'ford'
  | 'ember ford'
  | 'magma bed';

/** T-113, T-743, T-744: embers belong to spaces, arrows are tails. */
export type Icon = TileIcon;

type SideLetter = 'N' | 'E' | 'S' | 'W';

/** One space of a tile: the exits it owns as drawn, whether it burns, and the spaces it links to, by letter. */
export interface SpaceText {
  exits: string;
  burns?: true;
  links: string;
}

export interface TileText {
  name: string;
  kind: TileKind;
  /** Exits as drawn, of the letters N, E, S and W. */
  exits: string;
  icons: readonly Icon[];
  /** The edge at the arrow's tail, which must be the joint (T-406). */
  tail?: SideLetter;
  /** Only for tiles with more than one space: A, B, C … in order. */
  spaces?: readonly SpaceText[];
}

const tile = (
  name: string,
  kind: TileKind,
  exits: string,
  icons: readonly Icon[] = [],
  more: Pick<TileText, 'tail' | 'spaces'> = {},
): TileText => ({ name, kind, exits, icons, ...more });

/** A(N) – B – C(S), with B burning or not. */
const row = (first: SideLetter, last: SideLetter, burns?: true): readonly SpaceText[] => [
  { exits: first, links: 'B' },
  { exits: '', links: 'AC', ...(burns && { burns }) },
  { exits: last, links: 'B' },
];

export const tileTable: readonly TileText[] = [
  tile('Entrance', 'entrance', 'NESW', ['ladder']),
  tile('Sealed Crypt', 'dead end', 'S', ['lair', 'hoard']),
  tile('Looted Vault', 'dead end', 'S', ['hoard']),
  tile('Forgotten Cache', 'dead end', 'S', ['hoard']),
  tile('Bone Niche', 'dead end', 'S', ['lair']),
  tile('Old Well Shaft', 'dead end', 'S', ['ladder']),
  tile('Long Gallery', 'straight', 'NS'),
  tile('Dripping Passage', 'straight', 'NS', ['lair']),
  tile('Torchlit Walk', 'straight', 'NS', ['hoard']),
  tile('Miner’s Cut', 'straight', 'NS', ['ladder']),
  tile('Steep Descent', 'straight', 'NS', ['lair'], { tail: 'S' }),
  tile('Broken Stair', 'straight', 'NS', [], { tail: 'S' }),
  tile('Crooked Elbow', 'corner', 'NE'),
  tile('Mould Corner', 'corner', 'NE', ['lair']),
  tile('Shrine Bend', 'corner', 'NE', ['hoard']),
  tile('Rootbound Turn', 'corner', 'NE', ['lair']),
  tile('Hoist Corner', 'corner', 'NE', ['ladder']),
  tile('Whispering Turn', 'corner', 'NE', ['lair']),
  tile('Three Ways', 'T-junction', 'NEW'),
  tile('Guard Post', 'T-junction', 'NEW', ['lair']),
  tile('Feasting Hall', 'T-junction', 'NEW', ['lair']),
  tile('Store Room', 'T-junction', 'NEW', ['hoard']),
  tile('Smuggler’s Fork', 'T-junction', 'NEW', ['ladder']),
  tile('Cracked Fork', 'T-junction', 'NEW', ['lair']),
  tile('Lair Mouth', 'T-junction', 'NEW', ['lair']),
  tile('Pillared Hall', 'crossing', 'NESW', ['hoard']),
  tile('Old Market', 'crossing', 'NESW', ['lair']),
  tile('Ladder Court', 'crossing', 'NESW', ['ladder']),
  tile('Rotunda', 'crossing', 'NESW', ['lair', 'hoard']),
  tile('Black Drop', 'pit', 'NS'),
  tile('Yawning Well', 'pit', 'NESW'),
  tile('Fallen Roof', 'rubble', 'NS'),
  tile('Choked Passage', 'rubble', 'NEW'),
  tile('Swaying Span', 'span', 'NS', [], { spaces: row('N', 'S') }),
  tile('Frayed Span', 'span', 'NS', [], { spaces: row('N', 'S') }),
  tile('Cold Ford', 'ford', 'NS', ['lair'], {
    spaces: [
      { exits: 'N', links: 'B' },
      { exits: 'S', links: 'A' },
    ],
  }),
  tile('Parting Waters', 'ford', 'NES', ['lair'], {
    spaces: [
      { exits: 'N', links: 'BC' },
      { exits: 'E', links: 'A' },
      { exits: 'S', links: 'A' },
    ],
  }),
  tile('Glowing Ford', 'ember ford', 'NS', [], { spaces: row('N', 'S', true) }),
  tile('Cinder Fork', 'ember ford', 'NES', [], {
    spaces: [
      { exits: 'N', links: 'B' },
      { exits: '', burns: true, links: 'ACD' },
      { exits: 'S', links: 'B' },
      { exits: 'E', links: 'B' },
    ],
  }),
  tile('Magma Causeway', 'magma bed', 'NS', [], { tail: 'S', spaces: row('S', 'N', true) }),
  tile('Furnace Basin', 'magma bed', 'NESW', ['lair'], {
    tail: 'S',
    spaces: [
      { exits: 'S', links: 'B' },
      { exits: '', burns: true, links: 'ACDE' },
      { exits: 'N', links: 'B' },
      { exits: 'E', links: 'B' },
      { exits: 'W', links: 'B' },
    ],
  }),
];

export const tileCount = tileTable.length;
export const entrance = 0;
