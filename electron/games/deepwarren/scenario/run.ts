/** Runs a scenario: the position, then every step; the first thing that does not go as written is its failure. */
import type {
  DeepwarrenAction,
  DeepwarrenEvent,
  DeepwarrenIntent,
} from '../../../../shared/games/deepwarren.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { explainIntent } from '../explain/explain.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { brokenInvariants } from '../invariants.ts';
import { printState } from '../print.ts';
import { phaseOf } from '../view.ts';
import { act, intentOf, isMeant } from './act.ts';
import { buildPosition, type Position } from './build.ts';
import { differences } from './expect.ts';
import { fail, ScenarioFailure, seatOf } from './names.ts';
import type { State } from '../state.ts';
import type { Deed, Scenario, ScenarioStep } from './schema.ts';

/** What went wrong: at which step (from 1; 0 is the position), in words, with the position as text. */
export interface Failure {
  step: number;
  sentence: string;
  position: string;
}

export function runScenario(scenario: Scenario): Result<State, Failure> {
  const ran = runPosition(scenario);
  return ran.ok ? ok(ran.value.state) : ran;
}

/** The same, with the names the tokens go by. */
export function runPosition(scenario: Scenario): Result<Position, Failure> {
  let at = 0;
  let position: Position | undefined;
  try {
    position = buildPosition(scenario);
    checkInvariants(scenario, position);
    let events: DeepwarrenEvent[] = [];
    for (const step of scenario.steps) {
      at++;
      events = runStep(position, step, events);
      checkInvariants(scenario, position);
    }
    return ok(position);
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
    return err({ step: at, sentence: error.message, position: position ? printState(position.state) : '' });
  }
}

/** A scenario may do without tiles, so that the rest of the stack lies nowhere. */
function checkInvariants({ moreTiles }: Scenario, { state }: Position): void {
  const broken = brokenInvariants(state).filter(
    (each) => moreTiles !== false || each !== 'tiles are lost or doubled',
  );
  if (broken.length > 0) fail(broken.join('; '));
}

function runStep(position: Position, step: ScenarioStep, events: DeepwarrenEvent[]): DeepwarrenEvent[] {
  if ('do' in step) return act(position, step);
  if ('skipTo' in step) return skipTo(position, step.skipTo);
  if ('refused' in step) expectRefusal(position, step);
  else if ('options' in step) expectOptions(position, step.options, step.kinds);
  else if ('kinds' in step) expectKinds(position, step.kinds);
  else {
    const found = differences(position, step.expect, events);
    if (found.length > 0) fail(found.join('; '));
  }
  return events;
}

function expectRefusal(
  position: Position,
  { refused, by, rule, code }: Extract<ScenarioStep, { refused: Deed }>,
): void {
  const { state } = position;
  const seat = by === undefined ? (decisionOf(state)?.seat ?? 0) : seatOf(state, by);
  const why = explainIntent(state, seat, intentOf(position, refused) as DeepwarrenIntent);
  if (!why) return fail(`${JSON.stringify(refused)} is an option.`);
  if (why.rule !== rule || (code ?? why.code) !== why.code)
    fail(`It is refused by ${why.rule} (${why.code}), not ${rule}.`);
}

function expectOptions(
  position: Position,
  deeds: readonly Deed[],
  kinds: readonly string[] | undefined,
): void {
  const wanted = deeds.map((deed) => intentOf(position, deed));
  const concerned = new Set(kinds ?? wanted.map(({ kind }) => kind));
  const offered = (decisionOf(position.state)?.options ?? []).filter(({ kind }) => concerned.has(kind));
  const missing = wanted.filter((intent) => !offered.some((option) => isMeant(option, intent)));
  const surplus = offered.filter(
    (option: DeepwarrenAction) => !wanted.some((intent) => isMeant(option, intent)),
  );
  if (missing.length + surplus.length === 0) return;
  fail(`Not offered: ${JSON.stringify(missing)}; offered besides: ${JSON.stringify(surplus)}.`);
}

function expectKinds({ state }: Position, kinds: readonly string[]): void {
  const offered = [...new Set((decisionOf(state)?.options ?? []).map(({ kind }) => kind))].toSorted();
  if (offered.join() !== kinds.toSorted().join()) fail(`The kinds of options are ${offered.join(', ')}.`);
}

/** More answers than any turn takes. */
const mostSkipped = 200;

function skipTo(
  { state }: Position,
  { player, phase }: { player: string; phase: string },
): DeepwarrenEvent[] {
  const seat = seatOf(state, player);
  const events: DeepwarrenEvent[] = [];
  for (let count = 0; count < mostSkipped; count++) {
    const decision = decisionOf(state) ?? fail('The game ended on the way.');
    if (decision.seat === seat && phaseOf(state) === phase && count > 0) return events;
    applyAction(state, decision.options[0], (event) => events.push(event));
  }
  return fail(`${player} is never asked in the ${phase} phase.`);
}
