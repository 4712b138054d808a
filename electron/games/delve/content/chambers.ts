/** The 117 chambers (C-03): kind, sides as a hero sees them who steps in over the arrow, copies, and what else is printed. */
import { edges, type ChamberKind } from '../../../../shared/games/delve.ts';

/** Sides seen from the arrow: Back, Left, Ahead, Right. */
export const relativeSides = ['back', 'left', 'ahead', 'right'] as const;
export type RelativeSide = (typeof relativeSides)[number];

export interface Chamber {
  id: string;
  kind: ChamberKind;
  /** Back, Left, Ahead, Right: `o` open, `#` wall, `D` door, `P` portcullis. */
  sides: string;
  copies: number;
  /** Chasm: the sides that go together; the others are beyond the split. */
  split?: readonly RelativeSide[];
  /** Dark Chamber: the way for each result of the die. */
  ways?: readonly RelativeSide[];
}

/** What a kind of chamber is called, and whether it may be searched (D-130). */
export const chamberNames: Record<ChamberKind, string> = {
  room: 'Plain Room',
  corridor: 'Corridor',
  snare: 'Snare Room',
  gate: 'Gate Room',
  rockfall: 'Rockfall',
  chasm: 'Chasm',
  turning: 'Turning Room',
  web: 'Web',
  bridge: 'Bridge',
  dark: 'Dark Chamber',
  well: 'Black Well',
  stairhead: 'Stairhead',
};

const searchable: ReadonlySet<ChamberKind> = new Set([
  'room',
  'snare',
  'gate',
  'chasm',
  'turning',
  'stairhead',
]);

const plain = (kind: ChamberKind, first: number, rows: readonly (readonly [string, number])[]): Chamber[] =>
  rows.map(([sides, copies], at) => ({
    id: `T-${String(first + at).padStart(2, '0')}`,
    kind,
    sides,
    copies,
  }));

const chasm = (id: string, sides: string, split: readonly RelativeSide[]): Chamber => ({
  id,
  kind: 'chasm',
  sides,
  copies: 1,
  split,
});

const dark = (id: string, sides: string, copies: number, ways: readonly RelativeSide[]): Chamber => ({
  id,
  kind: 'dark',
  sides,
  copies,
  ways,
});

export const chamberTable: readonly Chamber[] = [
  ...plain('room', 1, [
    ['oooo', 14],
    ['ooo#', 5],
    ['o#oo', 5],
    ['oo#o', 5],
    ['o#o#', 1],
    ['oo##', 1],
    ['o##o', 1],
    ['oDoo', 2],
    ['oooD', 2],
    ['ooDo', 2],
    ['oDoD', 2],
    ['oDD#', 1],
    ['o#DD', 1],
    ['o#D#', 1],
    ['o###', 1],
  ]),
  ...plain('corridor', 16, [
    ['o#o#', 6],
    ['oo##', 2],
    ['o##o', 2],
    ['oo#o', 2],
    ['ooo#', 2],
    ['o#oo', 2],
    ['oooo', 10],
  ]),
  ...plain('snare', 23, [
    ['oooo', 2],
    ['ooo#', 1],
    ['o#oo', 1],
    ['oo#o', 2],
    ['o#o#', 1],
    ['oDoD', 1],
  ]),
  ...plain('gate', 29, [
    ['Pooo', 2],
    ['Po#o', 1],
    ['P#o#', 1],
    ['PoDo', 1],
    ['PooD', 1],
  ]),
  ...plain('rockfall', 34, [
    ['oooo', 1],
    ['o#o#', 1],
    ['ooo#', 1],
    ['o#oo', 1],
    ['oo#o', 1],
  ]),
  chasm('T-39', 'oooo', ['back', 'left']),
  chasm('T-40', 'oooo', ['back', 'right']),
  chasm('T-41', 'ooo#', ['back', 'left']),
  chasm('T-42', 'o#oo', ['back', 'right']),
  chasm('T-43', 'oo#o', ['back', 'left']),
  ...plain('turning', 44, [
    ['o###', 2],
    ['oo##', 1],
    ['o##o', 1],
    ['oo#o', 1],
  ]),
  ...plain('web', 48, [
    ['o#o#', 1],
    ['oo#o', 1],
    ['ooo#', 1],
    ['o#oo', 1],
    ['oooo', 1],
  ]),
  ...plain('bridge', 53, [['o#o#', 4]]),
  dark('T-54', 'oooo', 2, ['left', 'left', 'ahead', 'ahead', 'right', 'right']),
  dark('T-55', 'oooo', 1, ['back', 'back', 'left', 'ahead', 'ahead', 'right']),
  dark('T-56', 'oo#o', 1, ['back', 'back', 'left', 'left', 'right', 'right']),
  ...plain('well', 57, [
    ['oooo', 1],
    ['oo#o', 1],
  ]),
  ...plain('stairhead', 59, [
    ['oooo', 1],
    ['oo#o', 1],
    ['o#o#', 1],
  ]),
];

export const chamberKindOf: readonly ChamberKind[] = chamberTable.map(({ kind }) => kind);
export const hasSearchIcon: readonly boolean[] = chamberTable.map(({ kind }) => searchable.has(kind));

/** Edges as small numbers, in the order of `edges`. */
export const wall = edges.indexOf('wall');
export const open = edges.indexOf('open');
export const door = edges.indexOf('door');
export const portcullis = edges.indexOf('portcullis');

/** D-127, C-03: laid with heading h, Ahead faces h, Right h + 1, Back h + 2, Left h + 3. */
export const quarterOf: Record<RelativeSide, number> = { ahead: 0, right: 1, back: 2, left: 3 };

/** A laid chamber as one number: its row and its heading. */
export const laidAs = (chamber: number, heading: number): number => chamber * 4 + heading;
export const chamberOfLaid = (laid: number): number => laid >> 2;
export const headingOfLaid = (laid: number): number => laid & 3;

const letterEdge: Record<string, number> = { '#': wall, o: open, D: door, P: portcullis };

function edgesOf({ sides }: Chamber): number[] {
  return [0, 1, 2, 3].flatMap((heading) =>
    [0, 1, 2, 3].map((side) => {
      const quarter = (side - heading + 4) % 4;
      const relative = relativeSides.findIndex((each) => quarterOf[each] === quarter);
      return letterEdge[sides.charAt(relative)];
    }),
  );
}

/** The edge of a laid chamber on a side: `edgeTable[laid * 4 + side]`. */
export const edgeTable: readonly number[] = chamberTable.flatMap(edgesOf);

/** D-607, R-211: a portcullis on the chamber itself. */
export const hasPortcullis: readonly boolean[] = chamberTable.map(({ sides }) => sides.includes('P'));
