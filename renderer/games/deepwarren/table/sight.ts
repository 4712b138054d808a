/** The cells that no slip may hide: what is pointed at, picked, or would be hit. */
import type { Cell } from '../map/layout.ts';
import type { Desk } from './desk.svelte.ts';

export function cellsInSight(desk: Desk): Cell[] {
  const { pointed, cursor, shown, targets, preview, acting } = desk;
  const picked = targets.all.filter(({ options }) => shown !== undefined && options.includes(shown));
  const tokens = [
    ...(acting === undefined ? [] : [acting]),
    ...(preview?.hits ?? []).map(({ target }) => target),
    ...(preview?.attacks ?? []).flatMap(({ hits }) => hits.map(({ target }) => target)),
  ];
  return [
    ...(pointed ? [pointed.cell] : [cursor]),
    ...picked.map(({ cell }) => cell),
    ...tokens.flatMap((token) => desk.cellOf(token) ?? []),
    ...targets.all.map(({ cell }) => cell),
  ];
}
