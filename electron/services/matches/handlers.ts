/** The calls of the table and of the history, each a line that asks one service. */
import { historyCalls } from '../../../shared/calls/history.ts';
import { matchesCalls } from '../../../shared/calls/matches.ts';
import type { Handlers } from '../../../shared/ipc.ts';
import { err } from '../../../shared/result.ts';

type MatchCall = keyof typeof matchesCalls | keyof typeof historyCalls;

export function makeMatchesHandlers(): Pick<Handlers, MatchCall> {
  const names = Object.keys({ ...matchesCalls, ...historyCalls });
  const refuse = () => err({ code: 'not-yet', sentence: 'This version cannot play yet.' });
  return Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Pick<Handlers, MatchCall>;
}
