/**
 * Advice keeps its plan: whoever followed it so far, and asks again before anything else happened, is told the rest of
 * it, not another plan that looks as good.
 */
import type { TableHint } from '../../../shared/calls/matches.ts';
import type { Kinded, Seat } from '../../../shared/game.ts';
import { optionFor } from '../../bots/option-for.ts';
import type { PlayedAction } from './played-action.ts';
import type { Session } from './session.ts';

/** Advice as it was given: to whom, and how much had been played then. */
export interface KeptAdvice {
  seat: Seat;
  played: number;
  hint: TableHint;
}

/** What is left of advice given before; nothing if it was done, left, or overtaken by what happened. */
export function restOf(
  { decision, played }: Pick<Session, 'decision' | 'played'>,
  advice: KeptAdvice | undefined,
): TableHint | undefined {
  if (!advice || decision?.seat !== advice.seat || played.length < advice.played) return undefined;
  const since = played.slice(advice.played).filter(({ isPass }) => !isPass);
  const { hint } = advice;
  if (!since.every((action, at) => isStep(action, advice.seat, hint.line[at]?.action))) return undefined;
  const line = hint.line.slice(since.length);
  const option = line[0] ? optionFor(decision, line[0].action) : -1;
  if (option < 0) return undefined;
  if (since.length === 0) return { ...hint, option };
  const { instead: _, ...rest } = hint;
  return { ...rest, option, line };
}

const isStep = (
  { seat, choice, hasRevealed }: PlayedAction,
  advised: Seat,
  step: Kinded | undefined,
): boolean => seat === advised && !hasRevealed && !!step && optionFor({ options: [choice] }, step) === 0;
