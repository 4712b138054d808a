/**
 * A match as it was shown, kept without its rules: what every viewer saw at the first moment, then what changed for
 * whom with every action. Any later version can show it, whatever became of the rules it was played by.
 *
 * What a viewer saw is plain data of the caller's making. Viewers come in a fixed order (`viewersOf`); a frame holds
 * each different change once, with the viewers it holds for as bits of a mask.
 */
import type { Viewer } from '../../shared/game.ts';
import { changed, difference, type Difference } from './difference.ts';

/** What changed at one moment, and for which viewers. Whoever is in no mask saw nothing change. */
export type Frame = readonly (readonly [viewers: number, change: Difference])[];

/** Frame 0 changes nothing at all (`null`) into the first moment; one frame an action follows. */
export type Film = readonly Frame[];

/** What each viewer sees, in the order of `viewersOf`. */
export type Shown = readonly unknown[];

/** Whose eyes a film is kept for, in the order of the masks' bits. */
export const viewersOf = (seats: number): Viewer[] => [
  'open',
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Before the first frame nobody sees anything. */
export const nothingShown = (seats: number): Shown => viewersOf(seats).map(() => null);

/** What changed from one moment to the next. */
export function frameBetween(before: Shown, after: Shown): Frame {
  const groups = new Map<string, [number, Difference]>();
  after.forEach((shown, viewer) => {
    const change = difference(before[viewer], shown);
    if (change === undefined) return;
    const written = JSON.stringify(change);
    const group = groups.get(written);
    if (group) group[0] |= 1 << viewer;
    else groups.set(written, [1 << viewer, change]);
  });
  return [...groups.values()];
}

/** What everybody sees after a frame. */
export const afterFrame = (before: Shown, frame: Frame): Shown =>
  before.map((shown, viewer) => changed(shown, changeFor(frame, viewer)));

const changeFor = (frame: Frame, viewer: number): Difference | undefined =>
  frame.find(([viewers]) => (viewers & (1 << viewer)) !== 0)?.[1];

/** Goes through what one viewer saw, moment by moment; parts that did not change are shared between moments. */
export function eachShown(film: Film, viewer: number, see: (shown: unknown) => void): void {
  let shown: unknown = null;
  for (const frame of film) see((shown = changed(shown, changeFor(frame, viewer))));
}
