/** Runs a scenario: the position, then every step; the first thing that does not go as written is its failure. */
import type { DelveAction, DelveEvent, DelveIntent } from '../../../../shared/games/delve.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { explainIntent, isMeant } from '../explain/explain.ts';
import { decisionOf } from '../flow.ts';
import { brokenInvariants } from '../invariants.ts';
import { printState } from '../print.ts';
import type { State } from '../state.ts';
import { act, intentOf } from './act.ts';
import { buildPosition } from './build.ts';
import { differences } from './expect.ts';
import { fail, ScenarioFailure, seatOf } from './names.ts';
import type { Deed, Scenario, ScenarioStep } from './schema.ts';

/** What went wrong: at which step (from 1; 0 is the position), in words, with the position as text. */
interface Failure {
  step: number;
  sentence: string;
  position: string;
}

export function runPosition(scenario: Scenario): Result<State, Failure> {
  let at = 0;
  let state: State | undefined;
  try {
    state = buildPosition(scenario);
    checkInvariants(scenario, state);
    let events: DelveEvent[] = [];
    for (const step of scenario.steps) {
      at++;
      events = runStep(state, step, events);
      checkInvariants(scenario, state);
    }
    return ok(state);
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
    return err({ step: at, sentence: error.message, position: state ? printState(state) : '' });
  }
}

/** A scenario may do without chambers, so that the rest of the stock lies nowhere. */
function checkInvariants({ moreChambers }: Scenario, state: State): void {
  const broken = brokenInvariants(state).filter(
    (each) => moreChambers !== false || each !== 'chambers are lost or doubled',
  );
  if (broken.length > 0) fail(broken.join('; '));
}

function runStep(state: State, step: ScenarioStep, events: DelveEvent[]): DelveEvent[] {
  if ('do' in step) return act(state, step);
  if ('refused' in step) expectRefusal(state, step);
  else if ('options' in step) expectOptions(state, step.options, step.kinds);
  else if ('kinds' in step) expectKinds(state, step.kinds);
  else {
    const found = differences(state, step.expect, events);
    if (found.length > 0) fail(found.join('; '));
  }
  return events;
}

type Refused = Extract<ScenarioStep, { refused: Deed }>;

function expectRefusal(state: State, { refused, by, rule, code }: Refused): void {
  const seat = by === undefined ? (decisionOf(state)?.seat ?? 0) : seatOf(state, by);
  const why = explainIntent(state, seat, intentOf(state, refused) as DelveIntent);
  if (!why) return fail(`${JSON.stringify(refused)} is an option.`);
  if (why.rule !== rule || (code ?? why.code) !== why.code)
    fail(`It is refused by ${why.rule} (${why.code}), not ${rule}.`);
}

function expectOptions(state: State, deeds: readonly Deed[], kinds: readonly string[] | undefined): void {
  const wanted = deeds.map((deed) => intentOf(state, deed));
  const concerned = new Set<string>(kinds ?? wanted.map(({ kind }) => kind));
  const offered = (decisionOf(state)?.options ?? []).filter(({ kind }) => concerned.has(kind));
  const missing = wanted.filter((intent) => !offered.some((option) => isMeant(option, intent)));
  const surplus = offered.filter((option: DelveAction) => !wanted.some((intent) => isMeant(option, intent)));
  if (missing.length + surplus.length === 0) return;
  fail(`Not offered: ${JSON.stringify(missing)}; offered besides: ${JSON.stringify(surplus)}.`);
}

function expectKinds(state: State, kinds: readonly string[]): void {
  const offered = [...new Set((decisionOf(state)?.options ?? []).map(({ kind }) => kind))].toSorted();
  if (offered.join() !== kinds.toSorted().join()) fail(`The kinds of options are ${offered.join(', ')}.`);
}
