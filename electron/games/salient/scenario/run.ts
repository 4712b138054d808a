/** Runs a scenario: the position, then every step; the first thing that does not go as written is its failure. */
import type { SalientAction, SalientEvent } from '../../../../shared/games/salient.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { explainIntent } from '../explain/explain.ts';
import { applyAction, askedSeat, decisionOf } from '../flow.ts';
import { brokenInvariants } from '../invariants.ts';
import { printState } from '../print.ts';
import { phaseOf } from '../view.ts';
import { act, intentOf, isMeant } from './act.ts';
import { buildPosition, type Position } from './build.ts';
import { differences } from './expect.ts';
import { fail, ScenarioFailure, seatOf } from './names.ts';
import type { Deed, Scenario, ScenarioStep } from './schema.ts';

/** What went wrong: at which step (from 1; 0 is the position), in words, with the position as text. */
export interface Failure {
  step: number;
  sentence: string;
  position: string;
}

/** The position after the steps, with the names its Units go by. */
export function runPosition(scenario: Scenario): Result<Position, Failure> {
  let at = 0;
  let position: Position | undefined;
  try {
    position = buildPosition(scenario);
    checkInvariants(position);
    let events: SalientEvent[] = [];
    for (const step of scenario.steps) {
      at++;
      events = runStep(position, step, events);
      checkInvariants(position);
    }
    return ok(position);
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
    return err({ step: at, sentence: error.message, position: position ? printState(position.state) : '' });
  }
}

function checkInvariants({ state }: Position): void {
  const broken = brokenInvariants(state);
  if (broken.length > 0) fail(broken.join('; '));
}

function runStep(position: Position, step: ScenarioStep, events: SalientEvent[]): SalientEvent[] {
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
  const seat = by === undefined ? askedSeat(state) : seatOf(state, by);
  const why = explainIntent(state, seat, intentOf(position, refused, seat));
  if (!why) return fail(`${JSON.stringify(refused)} is an option.`);
  if (why.rule !== rule || (code ?? why.code) !== why.code)
    fail(`It is refused by ${why.rule} (${why.code}), not ${rule}.`);
}

function expectOptions(
  position: Position,
  deeds: readonly Deed[],
  kinds: readonly string[] | undefined,
): void {
  const { state } = position;
  const wanted = deeds.map((deed) => intentOf(position, deed, askedSeat(state)));
  const concerned = new Set(kinds ?? wanted.map(({ kind }) => kind));
  const offered = (decisionOf(state)?.options ?? []).filter(({ kind }) => concerned.has(kind));
  const missing = wanted.filter((intent) => !offered.some((option) => isMeant(option, intent)));
  const surplus = offered.filter(
    (option: SalientAction) => !wanted.some((intent) => isMeant(option, intent)),
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

/** Options that end something, so that the match goes on without anything being begun. */
const ending: ReadonlySet<string> = new Set(['execute', 'pass', 'stop']);

function skipTo({ state }: Position, { player, phase }: { player: string; phase: string }): SalientEvent[] {
  const seat = seatOf(state, player);
  const events: SalientEvent[] = [];
  for (let count = 0; count < mostSkipped; count++) {
    const { seat: asked, options } = decisionOf(state) ?? fail('The game ended on the way.');
    if (asked === seat && phaseOf(state) === phase && count > 0) return events;
    const option = options.find(({ kind }) => ending.has(kind)) ?? options[0];
    applyAction(state, option, (event) => events.push(event));
  }
  return fail(`${player} is never asked in the ${phase} phase.`);
}
