/** Questions of a scenario file about its position, answered in the file's own names. */
import { spaceName } from '../../../../shared/games/salient.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { shieldOf } from '../damage.ts';
import { explainIntent } from '../explain/explain.ts';
import { askedSeat, decisionOf } from '../flow.ts';
import { boardOf, diceOf, unitOf } from '../play.ts';
import { forecastsOf } from '../queries/forecasts.ts';
import { luckLedger } from '../queries/luck.ts';
import { forecastClash, oddsOfRoll } from '../queries/odds.ts';
import { planOf } from '../queries/plan.ts';
import { armisticeClock, raceOf } from '../queries/race.ts';
import { reachOf } from '../queries/reach.ts';
import type { Unit } from '../state.ts';
import { intentOf } from './act.ts';
import type { Position } from './build.ts';
import { fail, ScenarioFailure, seatOf } from './names.ts';
import type { ScenarioQuestion } from './schema.ts';

export function answerTo(position: Position, question: ScenarioQuestion): Result<unknown, string> {
  try {
    return ok(found(position, question));
  } catch (failure) {
    if (failure instanceof ScenarioFailure) return err(failure.message);
    throw failure;
  }
}

type QuestionOf<Query extends string> = Extract<ScenarioQuestion, { query: Query }>;

function found(position: Position, question: ScenarioQuestion): unknown {
  const { state } = position;
  switch (question.query) {
    case 'reach':
      return reachAnswer(position, question);
    case 'clash': {
      const attacker = diceNamed(position, question.attacker);
      const shield = question.shield ?? shieldNamed(position, question.defender);
      return forecastClash(attacker, diceNamed(position, question.defender), shield);
    }
    case 'mine':
      return oddsOfRoll(
        diceNamed(position, question.unit),
        question.shield ?? shieldNamed(position, question.unit),
      );
    case 'forecasts':
      return forecastsOf(state);
    case 'plan':
      return planOf(state);
    case 'race':
      return raceOf(state);
    case 'armistice':
      return armisticeClock(state);
    case 'luck':
      return luckLedger(state);
    case 'options':
      return optionsAnswer(position);
    case 'explain':
      return explained(position, question);
  }
}

function reachAnswer(position: Position, { unit, steps }: QuestionOf<'reach'>): unknown {
  const { state } = position;
  const name = (space: number): string => spaceName(state.setup.form, space);
  return reachOf(state, named(position, unit).id, steps).map(({ to, path, ...rest }) => ({
    to: name(to),
    path: path.map(name),
    ...rest,
  }));
}

function named({ state, units }: Position, name: string): Unit {
  const id = units.get(name);
  return id === undefined ? fail(`There is no Unit "${name}".`) : unitOf(state, id);
}

/** Dice of a Unit by its name, or as they are written. */
const diceNamed = (position: Position, dice: string | number[]): number[] =>
  typeof dice === 'string' ? diceOf(named(position, dice)) : dice;

/** What protects a Unit where it stands. */
function shieldNamed(position: Position, dice: string | number[]): number {
  const { state } = position;
  return typeof dice === 'string' ? shieldOf(state, boardOf(state), named(position, dice)) : 0;
}

function optionsAnswer({ state }: Position): unknown {
  const decision = decisionOf(state);
  if (!decision) return { asked: 'nobody', options: [] };
  const { seat, prompt, options } = decision;
  return { asked: state.setup.players[seat].name, code: prompt.code, options };
}

function explained(position: Position, { what, by }: QuestionOf<'explain'>): unknown {
  const { state } = position;
  const seat = by === undefined ? askedSeat(state) : seatOf(state, by);
  return explainIntent(state, seat, intentOf(position, what, seat)) ?? 'allowed';
}
