/**
 * Shapes and shades that many drawings share, kept once in the document: motifs, engraving, the gradients of each
 * faction. Asking for one puts it there; asking again finds it. Drawings refer to them by `href` and `url(#…)`.
 */
import { shapes } from 'virtual:motifs';
import type { FactionLook } from '../../shared/cards.ts';
import { paletteOf } from './colours.ts';
import { at } from './random.ts';
import { sideDrawings, type Side } from '../ui/sides.ts';

const namespace = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, children: readonly Element[] = []): Element {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

let sheet: Element | undefined;

/** The hidden drawing that holds them; made anew if the document was emptied. */
function spriteSheet(): Element {
  if (sheet?.isConnected) return sheet;
  sheet = element('svg', { width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false', class: 'sprite' });
  (sheet as SVGElement).style.position = 'absolute';
  document.body.append(sheet);
  return sheet;
}

/** Puts a definition into the document unless it is there; answers how to refer to it. */
function once(id: string, make: () => Element): string {
  const home = spriteSheet();
  if (!document.getElementById(id)) {
    const made = make();
    made.id = id;
    home.append(made);
  }
  return `#${id}`;
}

/** Refers to a motif's shape; a motif nobody knows is the rune of the unknown. */
export function motifHref(name: string): string {
  const path = shapes[name] ?? shapes['rune-stone']!;
  return once(`motif-${name}`, () =>
    element('symbol', { viewBox: '0 0 512 512' }, [element('path', { d: path })]),
  );
}

/** Clips a base's pattern to its rim. */
export const sideClip = (side: Side): string =>
  `url(${once(`clip-side-${String(side)}`, () => element('clipPath', {}, [element('path', { d: sideDrawings[side].rim })]))})`;

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops): Element[] =>
  stops.map(([offset, colour, opacity = 1]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

export const fading = (
  id: string,
  kind: 'linearGradient' | 'radialGradient',
  box: Attributes,
  stops: Stops,
): string => `url(${once(id, () => element(kind, box, stopsOf(stops)))})`;

/** Hatching that grows heavier away from the light, in the square of a motif. */
function engraving(): Element {
  const lines = Array.from({ length: 46 }, (_, i) => {
    const from = i * 22 - 512;
    const heavy = (x: number) => Math.max(0, (x * 0.9 + (from + x) * 0.9 - 330) / 640) * 13;
    const [start, end] = [Math.max(0, -from), Math.min(512, 512 - from)];
    return `M${at(start, from + start)}L${at(end, from + end - heavy(end))}V${String(Math.round(from + end + heavy(end)))}z`;
  });
  return element('pattern', { width: 512, height: 512, patternUnits: 'userSpaceOnUse' }, [
    element('path', { d: lines.join(''), fill: '#0d0805' }),
  ]);
}

/** Shades no faction owns. */
export const shades = {
  engraving: () => `url(${once('shade-engraving', engraving)})`,
  glow: () =>
    fading('shade-glow', 'radialGradient', {}, [
      [0, '#fff6d6', 0.95],
      [0.35, '#ffe5a6', 0.5],
      [1, '#ffdf9a', 0],
    ]),
  vignette: () =>
    fading('shade-vignette', 'radialGradient', { cx: 0.4, cy: 0.36, r: 0.78 }, [
      [0.52, '#1a120a', 0],
      [1, '#1a120a', 0.6],
    ]),
  token: () =>
    fading('shade-token', 'radialGradient', { cx: 0.35, cy: 0.3, r: 0.85 }, [
      [0, '#fdf5df'],
      [0.6, '#e8d8b2'],
      [1, '#bda372'],
    ]),
} as const;

const diagonal = { x1: 0, y1: 0, x2: 0.75, y2: 1 };
const downward = { x1: 0, y1: 0, x2: 0, y2: 1 };

/** The gradients of a faction's pictures. */
export function factionShades(look: FactionLook) {
  const palette = paletteOf(look);
  const name = `shade-${palette.ground}-${palette.accent}`.replaceAll('#', '');
  const three = ([a, b, c]: readonly [string, string, string], middle: number): Stops => [
    [0, a],
    [middle, b],
    [1, c],
  ];
  return {
    sky: (hour: number) =>
      fading(
        `${name}-sky${String(hour)}`,
        'linearGradient',
        { ...downward, x2: 0.35 },
        three(palette.skies[hour]!, 0.5),
      ),
    body: () => fading(`${name}-body`, 'linearGradient', diagonal, three(palette.body, 0.44)),
    metal: () => fading(`${name}-metal`, 'linearGradient', diagonal, three(palette.metal, 0.46)),
    earth: () =>
      fading(`${name}-earth`, 'linearGradient', downward, [
        [0, palette.earth[0]],
        [1, palette.earth[1]],
      ]),
  };
}
