/** What makes each kind of chamber itself, one picture a kind, drawn as its tile is printed: the arrow's side is below. */
import type { ChamberKind } from '../../../../shared/games/delve.ts';
import type { ChamberFace } from '../../../../shared/games/delve-questions.ts';
import { at, between, type Random } from '../../../cards/random.ts';
import { box, CELL, circle, ink, lineOf, onRing, shapeOf, type Ink, type Point } from './pen.ts';

type Picture = (face: ChamberFace, random: Random) => Ink[];

/** Paving, laid anew in every room. */
function slabs(random: Random): Ink[] {
  let d = '';
  for (let y = 8; y < 56; y += 16) {
    d += `M8 ${String(y)}H56`;
    const shift = random() < 0.5 ? 0 : 8;
    for (let x = 16 + shift; x < 56; x += 16)
      if (random() < 0.85) d += `M${at(x + between(random, -1.5, 1.5), y)}v16`;
  }
  const crack = `M${at(between(random, 14, 44), between(random, 12, 38))}l${at(between(random, 3, 7), 5)} -3 4 4 5`;
  return [ink('slabs', d), ...(random() < 0.5 ? [ink('crack', crack)] : [])];
}

const plate: Picture = (_, random) => [
  ...slabs(random),
  ink('plate', box(17, 17, 30, 30)),
  ink(
    'hole',
    [
      [22, 22],
      [32, 22],
      [42, 22],
      [22, 32],
      [42, 32],
      [22, 42],
      [32, 42],
      [42, 42],
    ]
      .map(([x, y]) => circle(x!, y!, 2.3))
      .join(''),
  ),
  ink('spike', 'M32 22.5l10.5 18.5h-21z'),
  ink('spikeMark', 'M32 28v6.5M32 37.2v1.6'),
];

const ironBand: Picture = (_, random) => [
  ...slabs(random),
  ink('iron', 'M12 12h40v40h-40z'),
  ink('rivet', [13, 32, 51].flatMap((x) => [13, 51].map((y) => circle(x, y, 1.8))).join('')),
];

/** Middle and size of every stone of a fall. */
const stones = [
  [18, 26, 7],
  [31, 29, 8.5],
  [45, 25, 7],
  [24, 38, 5],
  [39, 39, 6],
  [50, 36, 4],
  [13, 35, 3.5],
  [32, 19, 4],
] as const;

function stone([x, y, r]: readonly [number, number, number], random: Random): Ink[] {
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * Math.PI * 2 + random() * 0.4;
    const reach = r * between(random, 0.8, 1.15);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.88];
  });
  const shade = points.map(([px, py]): Point => [px + 2, py + 2.5]);
  return [
    ink('stoneShade', shapeOf(shade)),
    ink('stone', shapeOf(points)),
    ink('facet', shapeOf([[x, y], points[4]!, points[5]!, points[3]!])),
  ];
}

const rockfall: Picture = (_, random) => [
  ink('rubble', box(-8, -8, 80, 80)),
  ink(
    'dots',
    Array.from({ length: 26 }, () => circle(between(random, 8, 56), between(random, 8, 56), 0.9)).join(''),
  ),
  ...stones.flatMap((each) => stone(each, random)),
];

/** The split parts Back and Left from Ahead and Right, or the other way round. */
const chasm: Picture = ({ split }, random) => {
  const side = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => (split?.includes('right') ? [CELL - x, y] : [x, y]));
  const near = side([[-4, 2], [9, 11], [15, 20], [24, 23], [29, 32], [38, 37], [42, 47], [53, 52], [68, 66]]); // prettier-ignore
  const beyond = side([[66, 54], [57, 44], [47, 39], [43, 29], [35, 26], [29, 17], [20, 13], [13, 4], [4, -4]]); // prettier-ignore
  const depth = side([[14, 12], [22, 19], [30, 23], [36, 31], [44, 37], [50, 46]]); // prettier-ignore
  return [
    ...slabs(random),
    ink('chasm', shapeOf([...near, ...beyond])),
    ink('lip', lineOf(near)),
    ink('rim', lineOf(beyond)),
    ink('depth', lineOf(depth)),
  ];
};

const web: Picture = () => {
  const angles = [0, 45, 90, 135, 180, 225, 270, 315];
  const spokes = angles.map((angle) => `M32 32L${at(...onRing(36, angle))}`).join('');
  const rings = [7, 13, 19, 26]
    .flatMap((r) =>
      angles.map(
        (angle) =>
          `M${at(...onRing(r, angle))}Q${at(...onRing(r * 0.72, angle + 22.5))} ${at(...onRing(r, angle + 45))}`,
      ),
    )
    .join('');
  return [ink('webFloor', box(-8, -8, 80, 80)), ink('webShade', spokes + rings), ink('web', spokes + rings)];
};

const turning: Picture = () => [
  ink('ring', circle(32, 32, 21)),
  ink('slabs', 'M32 11v42M11 32h42'),
  ink('turn', 'M16.5 27A16.3 16.3 0 0 1 41 18.3M47.5 37A16.3 16.3 0 0 1 23 45.7'),
  ink('turnHead', 'M38.5 12l9.5 7.5-11 4.5zM25.5 52l-9.5-7.5 11-4.5z'),
  ink('rivet', circle(32, 32, 3.4)),
];

const bridge: Picture = () => {
  let planks = '';
  for (let y = 4; y < 60; y += 5.4) planks += box(23, y, 18, 4.3);
  return [
    ink('abyss', box(-8, 12, 80, 40)),
    ink('abyssLines', 'M4 20h15M46 17h14M6 30h12M47 29h12M3 41h16M45 42h16M8 47h8'),
    ink('lip', 'M0 12h64'),
    ink('rim', 'M0 52h64'),
    ink('plank', planks),
    ink('rope', 'M22 0v64M42 0v64'),
  ];
};

const dark: Picture = () => [
  ink('darkFloor', box(-8, -8, 80, 80)),
  ink('die', box(21, 21, 22, 22)),
  ink(
    'spots',
    [
      [27, 27],
      [37, 27],
      [32, 32],
      [27, 37],
      [37, 37],
    ]
      .map(([x, y]) => circle(x!, y!, 2.2))
      .join(''),
  ),
];

const well: Picture = () => [
  ink('wellFloor', box(-8, -8, 80, 80)),
  ink('wellShade', circle(34, 34.5, 18.5)),
  ink('well', circle(32, 32, 18.5)),
  ink(
    'wellJoint',
    Array.from({ length: 14 }, (_, i) => {
      const angle = i * (360 / 14);
      return `M${at(...onRing(12.5, angle))}L${at(...onRing(18.5, angle))}`;
    }).join(''),
  ),
  ink('wellHole', circle(32, 32, 12.5)),
];

const stairhead: Picture = (_, random) => [
  ...slabs(random),
  ink('stairWell', box(15, 13, 34, 37)),
  ...Array.from({ length: 6 }, (_each, i) =>
    ink(`step${String(i)}`, box(17 + i * 1.6, 43 - i * 5.2, 30 - i * 3.2, 5.2)),
  ),
  ink('stairArrow', 'M32 37V22M26.5 28l5.5-7 5.5 7'),
];

const pictures: Record<ChamberKind, Picture> = {
  room: (_, random) => slabs(random),
  corridor: () => [ink('slabs', 'M21 21h22v22H21zM32 0v21M32 43v21M0 32h21M43 32h21')],
  snare: plate,
  gate: ironBand,
  rockfall,
  chasm,
  turning,
  web,
  bridge,
  dark,
  well,
  stairhead,
};

export const furnitureOf = (face: ChamberFace, random: Random): Ink[] => pictures[face.kind](face, random);

/** Doors and gates as they stand on the northern side. */
const jambs = ink('jamb', `${box(17.5, -1, 4, 10)}${box(42.5, -1, 4, 10)}`);
export const obstacles: Readonly<Record<string, readonly Ink[]>> = {
  D: [
    jambs,
    ink('leaf', box(20.5, 1, 23, 7)),
    ink('leafLine', 'M26.2 1v7M32 1v7M37.8 1v7'),
    ink('leafIron', 'M20.5 3h23M20.5 6h23'),
    ink('leafRing', circle(39.8, 4.5, 1.9)),
  ],
  P: [
    jambs,
    ink('gateBack', box(21, 0, 22, 9)),
    ink('gateBars', 'M23 0v9M27.5 0v9M32 0v9M36.5 0v9M41 0v9'),
    ink('gateCross', 'M20 2.8h24M20 6.3h24'),
  ],
};

/** An open side that runs into a wall. */
export const walledUp: readonly Ink[] = [
  ink('blocked', box(19, -1, 26, 8)),
  ink('blockedLines', 'M19 3h26M25 0v3M34 0v3M41 0v3M22 3v4M30 3v4M38 3v4'),
];

export const searchSign: readonly Ink[] = [
  ink('searchGlass', circle(51.5, 12.5, 3.6)),
  ink('searchGrip', 'M54.3 15.3l3.7 3.7'),
];
