/** The shades of Delve's drawings, put into the document once; style sheets name them as `url(#delve-…)`. */
import { fading, type Stops } from '../../../cards/sprite.ts';

const downward = { x1: 0, y1: 0, x2: 0, y2: 1 };
const diagonal = { x1: 0, y1: 0, x2: 1, y2: 1 };

const lines: Readonly<Record<string, readonly [box: Record<string, number>, stops: Stops]>> = {
  brass: [
    diagonal,
    [
      [0, '#f6e2a8'],
      [0.35, '#d1aa55'],
      [0.7, '#9a742e'],
      [1, '#c79f4d'],
    ],
  ],
  wax: [
    { x1: 0, x2: 1, y1: 0, y2: 0 },
    [
      [0, '#fff3d0'],
      [0.35, '#eedfb8'],
      [1, '#a98a56'],
    ],
  ],
  gold: [
    downward,
    [
      [0, '#ffe9a3'],
      [0.5, '#e0a93b'],
      [1, '#7a4d12'],
    ],
  ],
  dragon: [
    diagonal,
    [
      [0, '#f3b27a'],
      [0.32, '#b4432a'],
      [1, '#3a0d0a'],
    ],
  ],
};

const rounds: Readonly<Record<string, readonly [box: Record<string, number>, stops: Stops]>> = {
  dark: [
    { cx: 0.5, cy: 0.5, r: 0.6 },
    [
      [0, '#0a0705'],
      [0.72, '#1a130e'],
      [1, '#4a3a28'],
    ],
  ],
  pit: [
    { cx: 0.42, cy: 0.4, r: 0.65 },
    [
      [0, '#000000'],
      [0.6, '#120a12'],
      [1, '#3d2b45'],
    ],
  ],
  hoard: [
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [
      [0, '#ffe6a0', 0.95],
      [0.5, '#f2a93c', 0.5],
      [1, '#c2571d', 0],
    ],
  ],
  halo: [
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [
      [0, '#ffd58a', 0.75],
      [0.35, '#ffb65a', 0.26],
      [1, '#ffb65a', 0],
    ],
  ],
  light: [
    { cx: 0.2, cy: 0.04, r: 1.1 },
    [
      [0, '#ffd58a', 0.2],
      [0.45, '#ffd58a', 0],
      [1, '#000000', 0.42],
    ],
  ],
  flame: [
    { cx: 0.5, cy: 0.72, r: 0.7 },
    [
      [0, '#fff6cf'],
      [0.45, '#ffcf7a'],
      [1, '#e5762a'],
    ],
  ],
};

/** Whatever draws chambers, cards or the candle asks for this first. */
export function layPaints(): void {
  for (const [name, [box, stops]] of Object.entries(lines))
    fading(`delve-${name}`, 'linearGradient', box, stops);
  for (const [name, [box, stops]] of Object.entries(rounds))
    fading(`delve-${name}`, 'radialGradient', box, stops);
}
