/** The shades of tiles, cards and tokens, put into the document once; style sheets name them as `url(#dungeon-…)`. */
import { fading, type Stops } from '../../../cards/sprite.ts';

const diagonal = { x1: 0, y1: 0, x2: 1, y2: 1 };

const lines: Readonly<Record<string, Stops>> = {
  lava: [
    [0, '#ffc15e'],
    [0.5, '#ef6f2a'],
    [1, '#b8331a'],
  ],
  water: [
    [0, '#a9c9cb'],
    [1, '#5d8e99'],
  ],
  wood: [
    [0, '#cf9c5a'],
    [1, '#7a4f22'],
  ],
  brass: [
    [0, '#f9e3a6'],
    [0.5, '#cfa550'],
    [1, '#8a6424'],
  ],
  iron: [
    [0, '#6d2b20'],
    [1, '#36120c'],
  ],
  bone: [
    [0, '#fffaf0'],
    [1, '#d3c29a'],
  ],
};

const rounds: Readonly<Record<string, readonly [box: Record<string, number>, stops: Stops]>> = {
  rock: [
    { cx: 0.3, cy: 0.22, r: 1 },
    [
      [0, '#7a6852'],
      [0.6, '#5a4b3b'],
      [1, '#41362b'],
    ],
  ],
  void: [
    { cx: 0.5, cy: 0.5, r: 0.6 },
    [
      [0, '#07090d'],
      [1, '#1c1d22'],
    ],
  ],
  pillar: [
    { cx: 0.32, cy: 0.3, r: 0.85 },
    [
      [0, '#f4ead2'],
      [1, '#8c7d62'],
    ],
  ],
  glow: [
    { cx: 0.5, cy: 0.5, r: 0.5 },
    [
      [0, '#ffcf7a', 0.8],
      [1, '#ffcf7a', 0],
    ],
  ],
};

/** Whatever draws tiles or tokens asks for this first. */
export function layPaints(): void {
  for (const [name, stops] of Object.entries(lines))
    fading(`dungeon-${name}`, 'linearGradient', diagonal, stops);
  for (const [name, [box, stops]] of Object.entries(rounds))
    fading(`dungeon-${name}`, 'radialGradient', box, stops);
}
