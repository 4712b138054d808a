/** The four sides: a shape and a pattern each, so that colour is never needed to tell them apart. In a square of 56. */
export const sides = [1, 2, 3, 4] as const;
export type Side = (typeof sides)[number];

interface SideDrawing {
  /** The rim, begun at the top and drawn clockwise, and the face inside it. */
  rim: string;
  face: string;
  /** Strokes of the base between rim and face; nothing for the plain side. */
  pattern: string;
  /** Middle and size of the figure on the face. */
  figure: readonly [x: number, y: number, size: number];
}

const stripes = (step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.ceil(112 / step) }, (_, i) => draw(i * step - 56)).join('');

export const sideDrawings: Record<Side, SideDrawing> = {
  1: {
    rim: 'M28 2.5a25.5 25.5 0 1 1 0 51a25.5 25.5 0 1 1 0-51z',
    face: 'M28 8.8a19.2 19.2 0 1 1 0 38.4a19.2 19.2 0 1 1 0-38.4z',
    pattern: '',
    figure: [28, 28, 32],
  },
  2: {
    rim: 'M28 1.5 51 14.7V41.300L28 54.5 5 41.300V14.700z',
    face: 'M28 8.2 45.2 18.100V37.900L28 47.8 10.8 37.900V18.100z',
    pattern: stripes(5, (at) => `M${String(at)} 56l56-56`),
    figure: [28, 28, 31],
  },
  3: {
    rim: 'M28 2.500c7 3 14 4 22 4v20c0 14-8 22-22 28C14 48.5 6 40.5 6 26.500v-20c8 0 15-1 22-4z',
    face: 'M28 9.500c5 2 10.5 3 16 3.200v14c0 10.3-5.5 16-16 20.8-10.5-4.8-16-10.5-16-20.800v-14c5.5-.2 11-1.2 16-3.200z',
    pattern: stripes(6, (at) => stripes(6, (down) => `M${String(at + 31)} ${String(down + 31)}h.1`)),
    figure: [28, 26, 28.5],
  },
  4: {
    rim: 'M28 1 55 28 28 55 1 28z',
    face: 'M28 10.5 45.5 28 28 45.5 10.5 28z',
    pattern: stripes(5, (at) => `M0 ${String(at + 56)}h56`),
    figure: [28, 28, 26],
  },
}; // prettier-ignore
