/** Whether a warband is like what somebody typed: every word must be somewhere in its name, tags, notes or packs. */
import type { WarbandLine } from '../../shared/calls/warbands.ts';

export function likeWords({ name, tags, note, packs }: WarbandLine, words: string): boolean {
  const said = [name, ...tags, note, ...packs].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word));
}
