/** What can be chosen at a cell, in words after what lies there. */
import { cellText } from '../../../text/deepwarren.ts';
import { cellKey, type Cell } from '../map/layout.ts';
import type { Target } from '../map/targets.ts';
import type { Desk } from './desk.svelte.ts';

export function choiceWords(desk: Desk, cell: Cell): string[] {
  const targets = desk.targets.byCell.get(cellKey(cell)) ?? [];
  const words = targets.map((target) => wordsOf(desk, target));
  const dead = desk.stack?.dead.some(({ x, y }) => x === cell.x && y === cell.y) ?? false;
  return [...new Set(words), ...(dead ? [cellText.dead] : [])];
}

function wordsOf({ isPlacing, decision }: Desk, { key, options, token }: Target): string {
  if (isPlacing) return cellText.turns(options.length);
  if (key.startsWith('actor')) return cellText.actor;
  if (token !== undefined) return decision?.prompt.code === 'attack' ? cellText.target : cellText.mayCome;
  return key.startsWith('space') ? cellText.mayStand : cellText.mayCome;
}
