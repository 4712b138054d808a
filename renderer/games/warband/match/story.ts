/**
 * The log as a story: who did what to whom, and what came of it. Nothing is told twice: a move is told where it ends, a
 * token with the Morale it brings; what was passed in a turn is one line that can be opened.
 */
import type { WarbandEvent } from '../../../../shared/games/warband.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';
import type { Pass } from '../../../matches/passes.ts';
import { logText } from '../../../text/match-log.ts';
import { type FieldLine, passLine, passOf, tellAll, type Told } from './log.ts';
import type { Faces, Names } from './names.ts';

export function makeStory(
  entries: readonly GameLogEntry<WarbandEvent>[],
  names: Names,
  faces: Faces,
): FieldLine[] {
  const told = tellAll(entries, names, faces);
  const outcomes = outcomesOf(told);
  const begun = new Set(outcomes.values());
  const lines: FieldLine[] = [];
  let passed: { at: number; passes: Pass[] } | undefined;
  told.forEach(({ event, line, key }, index) => {
    if (event.kind === 'turnBegan') passed = undefined;
    if (event.kind === 'passedFor') {
      passed ??= { at: lines.push(passLine([], key)) - 1, passes: [] };
      passed.passes.push(passOf(event, names));
      lines[passed.at] = passLine(passed.passes, lines[passed.at]!.key);
    } else if (line && event.kind !== 'activated' && !begun.has(index) && !isGain(told, index))
      lines.push(withGain(asOwn(line, told[outcomes.get(index) ?? -1]), told, index));
  });
  return lines;
}

/** What an action comes to that says no more than its outcome: moving, collecting. By outcome, where it was begun. */
function outcomesOf(told: readonly Told[]): Map<number, number> {
  const begun = new Map<string, number>();
  const outcomes = new Map<number, number>();
  told.forEach(({ event }, index) => {
    if (event.kind === 'activated' || event.kind === 'turnBegan') begun.clear();
    if (event.kind === 'declared') begun.set(`${event.item.kind} ${String(event.item.actor)}`, index);
    if (event.kind !== 'moved' && event.kind !== 'collected') return;
    const deed = `${event.kind === 'moved' ? 'move' : 'collect'} ${String(event.creature)}`;
    const from = begun.get(deed);
    if (from !== undefined) outcomes.set(index, from);
    begun.delete(deed);
  });
  return outcomes;
}

/** What stands for its own action is told as such, with whose it is. */
const asOwn = (line: FieldLine, from: Told | undefined): FieldLine =>
  from?.event.kind === 'declared' ? { ...line, level: 'main', seat: from.event.item.seat } : line;

/** Morale won by the token taken just before. */
const isGain = (told: readonly Told[], index: number): boolean => {
  const event = told[index]?.event;
  return event?.kind === 'moraleChanged' && event.by > 0 && told[index - 1]?.event.kind === 'collected';
};

function withGain(line: FieldLine, told: readonly Told[], index: number): FieldLine {
  const next = told[index + 1]?.event;
  if (next?.kind !== 'moraleChanged' || !isGain(told, index + 1)) return line;
  return { ...line, parts: [...line.parts, logText.gain(next.to - next.by, next.to)] };
}
