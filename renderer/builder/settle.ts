/** A list read from outside, with the lines settled by hand put in: what each was meant to be, as many as it said. */
import type { ImportTrouble } from '../../shared/calls/warbands.ts';
import { changeList, type ListPart, mostCopies, type WarbandList } from '../../shared/warbands.ts';
import { partOf } from './draft.svelte.ts';

export function settled(
  list: WarbandList,
  troubles: readonly ImportTrouble[],
  meant: Readonly<Record<number, string>>,
  partFor: (key: string) => ListPart = partOf,
): WarbandList {
  const changes = troubles.flatMap(({ text }, at) => {
    const key = meant[at];
    return key ? [{ part: partFor(key), key, by: copiesIn(text) }] : [];
  });
  return changeList(list, changes);
}

/** The number a line begins with; one where it begins with none, or with one no card can have. */
function copiesIn(text: string): number {
  const copies = Number(/^\d+/u.exec(text)?.[0] ?? 1);
  return copies >= 1 && copies <= mostCopies ? copies : 1;
}
