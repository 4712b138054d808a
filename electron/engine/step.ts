/**
 * `step`, the only way forward of a match: people, bots, replays and scenario files all go through it.
 * Owns the check of an answer. Knows no rule of any game; what is legal is what `decision` lists.
 */
import type { Answer, Decision, Seat } from '../../shared/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { GameModule } from './game-module.ts';

/** A match as it stands. The revision rises with every change, also when an action is taken back. */
export interface Match<State> {
  readonly state: State;
  readonly revision: number;
}

/** What one accepted answer did: the match after it, the action it meant, and the commentary. */
export interface Step<State, Action, Event> {
  match: Match<State>;
  action: Action;
  events: Event[];
}

/** Why the table refused, in code and words. No rule of the game is behind it. */
export interface TableRefusal<Code extends string> {
  code: Code;
  sentence: string;
}

export type AnswerRefusal = TableRefusal<'stale-answer' | 'match-over' | 'no-such-option'>;

const listed = new WeakMap<Match<unknown>, Decision<unknown>>();

/** The open decision of a match. A match never changes, so its options are listed once, however often they are asked for. */
export function openDecision<State, Action>(
  module: Pick<GameModule<never, State, Action, unknown, unknown, never>, 'decision'>,
  match: Match<State>,
): Decision<Action> | undefined {
  const known = listed.get(match) as Decision<Action> | undefined;
  if (known) return known;
  const decision = module.decision(match.state);
  if (decision) listed.set(match, decision);
  return decision;
}

type Rules<State, Action, Event> = Pick<
  GameModule<never, State, Action, Event, unknown, never>,
  'decision' | 'clone' | 'apply'
>;

/** Carries out one answer. The given match is never changed: on refusal nothing happened, on success there is a new one. */
export function step<State, Action, Event>(
  module: Rules<State, Action, Event>,
  match: Match<State>,
  answer: Answer,
): Result<Step<State, Action, Event>, AnswerRefusal> {
  const chosen = optionOf(module, match, answer);
  if (!chosen.ok) return chosen;
  const action = chosen.value;
  const state = module.clone(match.state);
  const events: Event[] = [];
  module.apply(state, action, (event) => events.push(event));
  return ok({ match: { state, revision: match.revision + 1 }, action, events });
}

export type SurrenderRefusal = TableRefusal<'stale-answer' | 'match-over' | 'no-surrender' | 'not-now'>;

type Surrendering<State, Event> = Pick<
  GameModule<never, State, unknown, Event, unknown, never>,
  'outcome' | 'clone' | 'surrender' | 'surrenderRefusal'
>;

/** Ends the match because a player gives up: the one change that is not an option of a decision. */
export function surrender<State, Event>(
  module: Surrendering<State, Event>,
  match: Match<State>,
  { revision, seat }: { revision: number; seat: Seat },
): Result<Pick<Step<State, never, Event>, 'match' | 'events'>, SurrenderRefusal> {
  if (revision !== match.revision) return err(stale(revision, match));
  if (module.outcome(match.state) !== undefined) return err(over);
  if (!module.surrender) return err({ code: 'no-surrender', sentence: 'In this game nobody gives up.' });
  const refused = module.surrenderRefusal?.(match.state);
  if (refused) return err({ code: 'not-now', sentence: refused.sentence });
  const state = module.clone(match.state);
  const events: Event[] = [];
  module.surrender(state, seat, (event) => events.push(event));
  return ok({ match: { state, revision: revision + 1 }, events });
}

const over = { code: 'match-over', sentence: 'The match is over.' } as const;

const stale = (revision: number, match: Match<unknown>) =>
  ({
    code: 'stale-answer',
    sentence: `This answers revision ${revision}, but the match is at ${match.revision}.`,
  }) as const;

function optionOf<State, Action>(
  module: Rules<State, Action, unknown>,
  match: Match<State>,
  answer: Answer,
): Result<Action, AnswerRefusal> {
  if (answer.revision !== match.revision) return err(stale(answer.revision, match));
  const decision = openDecision(module, match);
  if (decision === undefined) return err(over);
  const { options } = decision;
  if (Number.isInteger(answer.option) && answer.option >= 0 && answer.option < options.length) {
    return ok(options[answer.option]!);
  }
  const sentence = `There is no option ${answer.option}; the options are 0 to ${options.length - 1}.`;
  return err({ code: 'no-such-option', sentence });
}
