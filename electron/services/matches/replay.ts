/** A whole match repeated from what was stored of it, with everything it showed, by the present rules or older ones. */
import type { Kinded, Seat } from '../../../shared/game.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { append, appendSurrender, type Keyframe, newTape } from '../../engine/replay.ts';
import { surrender, type TableRefusal } from '../../engine/step.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import type { Cause, PlayedAction } from './played-action.ts';
import { type AnyMatch, type Draft, type Replayed, type ReplayRules, tryAnswer } from './session.ts';

export interface Recorded {
  setup: unknown;
  seed: number;
  /** From `start` on, if the present rules took the match over there. */
  answers: readonly { option: number; cause: Cause }[];
  surrendered: Seat | undefined;
  start?: Keyframe<object>;
}

/** Looks at a match that is repeated, at its first moment and after every action. */
export interface Witness {
  begins(match: AnyMatch): void;
  sees(draft: Draft): void;
  endsBySurrender(match: AnyMatch, events: Kinded[]): void;
}

/** By which rules it is repeated, if not the present ones, and who looks on. */
export interface Replaying {
  rules?: ReplayRules;
  witness?: Witness;
}

/** Repeats a whole match with everything it showed. */
export function replay(
  game: AnyGame,
  record: Recorded,
  { rules = game, witness }: Replaying = {},
): Result<Replayed, TableRefusal<string> & { at: number }> {
  const tape = newTape(rules, record.setup, record.seed, record.start);
  const played: PlayedAction[] = [];
  let match: AnyMatch = { state: rules.clone(tape.keyframes[0]!.state), revision: 0 };
  witness?.begins(match);
  for (const [at, { option, cause }] of record.answers.entries()) {
    const tried = tryAnswer(match, { revision: match.revision, option }, { game, cause, rules });
    if (!tried.ok) return err({ ...tried.error, at });
    match = tried.value.match;
    append(rules, tape, option, tried.value.action.choice, match.state);
    played.push(tried.value.action);
    witness?.sees(tried.value);
  }
  if (record.surrendered === undefined) return ok({ tape, played, match, surrenderEvents: undefined });
  const gaveUp = surrender(rules, match, { revision: match.revision, seat: record.surrendered });
  if (!gaveUp.ok) return err({ ...gaveUp.error, at: played.length });
  appendSurrender(rules, tape, record.surrendered, gaveUp.value.match.state);
  witness?.endsBySurrender(gaveUp.value.match, gaveUp.value.events);
  return ok({ tape, played, match: gaveUp.value.match, surrenderEvents: gaveUp.value.events });
}
