/** Questions of a scenario file about its position, answered in the words of the game. */
import type { DelveIntent } from '../../../../shared/games/delve.ts';
import type { DelveOdds } from '../../../../shared/games/delve-questions.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { explainIntent } from '../explain/explain.ts';
import { decisionOf } from '../flow.ts';
import { oddsOf } from '../odds/odds.ts';
import type { State } from '../state.ts';
import { intentOf } from './act.ts';
import { ScenarioFailure, seatOf } from './names.ts';
import type { ScenarioQuestion } from './schema.ts';

export function answerTo(state: State, question: ScenarioQuestion): Result<unknown, string> {
  try {
    return ok(found(state, question));
  } catch (failure) {
    if (failure instanceof ScenarioFailure) return err(failure.message);
    throw failure;
  }
}

function found(state: State, question: ScenarioQuestion): unknown {
  switch (question.query) {
    case 'options':
      return optionsAnswer(state);
    case 'explain':
      return explained(state, question);
    case 'odds':
      return chances(state, question);
  }
}

function chances(state: State, { by }: Extract<ScenarioQuestion, { query: 'odds' }>): DelveOdds {
  const decision = decisionOf(state);
  const seat = by === undefined ? (decision?.seat ?? state.seat) : seatOf(state, by);
  return oddsOf(state, seat, decision?.seat === seat ? decision : undefined);
}

function optionsAnswer(state: State) {
  const decision = decisionOf(state);
  if (!decision) return { asked: 'nobody', options: [] };
  return {
    asked: state.setup.players[decision.seat].name,
    code: decision.prompt.code,
    options: decision.options,
  };
}

function explained(state: State, { what, by }: Extract<ScenarioQuestion, { query: 'explain' }>): unknown {
  const seat = by === undefined ? (decisionOf(state)?.seat ?? state.seat) : seatOf(state, by);
  return explainIntent(state, seat, intentOf(state, what) as DelveIntent) ?? 'allowed';
}
