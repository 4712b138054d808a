/** Runs a scenario step by step and tells the first thing that is not as written. */
import { err, ok, unreachable, type Result } from '../../../../shared/result.ts';
import { hash } from '../../../engine/hash.ts';
import type { AnsweredQuestion, ScenarioFailure, ScenarioReader } from '../../../engine/scenario-file.ts';
import { step as answer } from '../../../engine/step.ts';
import { warband } from '../index.ts';
import { perform } from './act.ts';
import { answerTo } from './ask.ts';
import { buildWorld, type World } from './build.ts';
import { buildFailures } from './build-tiles.ts';
import { FieldMistake, noPacks, type Packs } from './casting.ts';
import { differences, firstMissing } from './compare.ts';
import { decisionLine, eventWords, playerWordOf } from './describe.ts';
import { expectationFailures } from './expect.ts';
import { StepFailure } from './failure.ts';
import { intentOf, intentSeat } from './intents.ts';
import { NameMistake, seatOf, squareOf } from './names.ts';
import { readScenarioFile, type ScenarioSource } from './read.ts';
import type { Question } from './schema-questions.ts';
import type { StepText } from './schema-steps.ts';
import type { SquareWord } from './words.ts';

/** For `npm run scenario` and `npm run query`. */
export const readerWith =
  (packs: Packs): ScenarioReader =>
  (text) => {
    const read = readScenarioFile(text);
    if (!read.ok) return read;
    return ok(
      read.value.map((source) => ({
        title: source.title,
        run: () => {
          const ran = runScenario(source, packs);
          return ran.ok ? ok(answersOf(source, ran.value)) : ran;
        },
      })),
    );
  };

function answersOf({ text, mistakeAt }: ScenarioSource, world: World): AnsweredQuestion[] {
  return (text.questions ?? []).map((question, index) => {
    const found = answerQuestion(world, question);
    const named = { ...(question.id !== undefined && { id: question.id }), query: question.query };
    if (found.ok) return { ...named, answer: found.value };
    return { ...named, error: mistakeAt(`questions[${index}]`, found.error) };
  });
}

/** Runs a whole scenario; the world as it is at the end. */
export function runScenario(source: ScenarioSource, packs: Packs = noPacks): Result<World, ScenarioFailure> {
  const built = build(source, packs);
  if (!built.ok) return built;
  const world = built.value;
  const { steps = [], then = 'wait' } = source.text;
  for (const [index, step] of steps.entries()) {
    const lines = attempt(() => stepFailures(world, step, then));
    lines.push(...warband.invariants(world.state));
    if (lines.length === 0) continue;
    const mistake = source.mistakeAt(`steps[${index}]`, lines[0]);
    return err({ ...mistake, lines, position: warband.print(world.state) });
  }
  return ok(world);
}

/** The position of a scenario, or the mistake that keeps it from being set up. */
function build(source: ScenarioSource, packs: Packs): Result<World, ScenarioFailure> {
  const wrong = (field: string, sentence: string) =>
    err({ ...source.mistakeAt(field, sentence), lines: [sentence], position: '' });
  try {
    const world = buildWorld(source.text, packs);
    const [broken] = warband.invariants(world.state);
    return broken === undefined ? ok(world) : wrong('', `This position cannot be: ${broken}.`);
  } catch (mistake) {
    if (!(mistake instanceof FieldMistake)) throw mistake;
    return wrong(mistake.field, mistake.message);
  }
}

/** A question's answer, or the mistake in it. */
export function answerQuestion(world: World, question: Question): Result<unknown, string> {
  let found: unknown;
  const [line] = attempt(() => {
    found = answerTo(world, question);
    return [];
  });
  return line === undefined ? ok(found) : err(line);
}

function attempt(work: () => string[]): string[] {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof StepFailure || failure instanceof NameMistake) return [failure.message];
    throw failure;
  }
}

function stepFailures(world: World, step: StepText, then: 'wait' | 'resolve' | 'top'): string[] {
  if ('do' in step) {
    perform(world, step, then);
    return [];
  }
  if ('expect' in step) {
    const lines = expectationFailures(world, step.expect);
    return lines.length > 0 ? [...lines, `(${decisionLine(world, warband.decision(world.state))})`] : [];
  }
  if ('refuse' in step) return refusalFailures(world, step);
  if ('allow' in step) return allowFailures(world, step);
  if ('events' in step) return eventFailures(world, step);
  if ('outcome' in step) return outcomeFailures(world, step.outcome);
  if ('ask' in step) return differences(step.answer, answerTo(world, step.ask), step.ask.query);
  if ('build' in step) return buildFailures(step);
  return unreachable(step);
}

type StepOf<Key extends string> = Extract<StepText, Record<Key, unknown>>;

/** It is not an option, the reason is the one given, and trying it changes nothing. */
function refusalFailures(world: World, { refuse, rule, code, by }: StepOf<'refuse'>): string[] {
  const seat = by === undefined ? intentSeat(world, refuse) : seatOf(world.names.players, by);
  const before = hash(world.state);
  const refusal = warband.explain(world.state, seat, intentOf(world, seat, refuse));
  if (!refusal) return [`expected a refusal by ${rule}, but it is allowed`];
  const lines = differences({ rule, code }, refusal, 'refusal');
  if (lines.length > 0) lines.push(`("${refusal.sentence}")`);
  const tried = answer(warband, { state: world.state, revision: 0 }, { revision: 0, option: -1 });
  if (tried.ok || hash(world.state) !== before) lines.push('asking why not, or trying it, changed something');
  return lines;
}

function allowFailures(world: World, { allow, by }: StepOf<'allow'>): string[] {
  const seat = by === undefined ? intentSeat(world, allow) : seatOf(world.names.players, by);
  const refusal = warband.explain(world.state, seat, intentOf(world, seat, allow));
  return refusal ? [`expected to be allowed, but refused by ${refusal.rule}: ${refusal.sentence}`] : [];
}

/** Events since the last step that looked at events. */
function eventFailures(world: World, { events, without = [] }: StepOf<'events'>): string[] {
  const found = world.events.map((event) => eventWords(world, event));
  const patterns = events.map((pattern) => squaresNamed(world, pattern) as Record<string, unknown>);
  const missing = firstMissing(patterns, found);
  const kinds = found.map(({ kind }) => kind as string);
  const lines = without.filter((kind) => kinds.includes(kind)).map((kind) => `there is an event "${kind}"`);
  if (missing >= 0) {
    const near = found
      .filter(({ kind }) => kind === patterns[missing].kind)
      .map((each) => JSON.stringify(each));
    lines.push(
      `event ${missing + 1} did not happen (in this order): ${JSON.stringify(patterns[missing])}`,
      `of that kind: ${near.join(', ') || 'none'}; all: ${kinds.join(', ') || 'none'}`,
    );
  }
  world.events = [];
  return lines;
}

/** Pairs such as [2, 3] in fields that hold squares, as names. */
function squaresNamed(world: World, value: unknown): unknown {
  const { battlefield } = world.state.setup;
  const isPair = (each: unknown): each is SquareWord =>
    Array.isArray(each) && each.length === 2 && each.every((number) => typeof number === 'number');
  if (isPair(value)) {
    const square = squareOf(battlefield, value);
    return eventWords(world, { kind: 'collected', creature: -1, seat: 0, square }).square;
  }
  if (Array.isArray(value)) return value.map((each) => squaresNamed(world, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, squaresNamed(world, each)]));
}

function outcomeFailures(world: World, expected: StepOf<'outcome'>['outcome']): string[] {
  const { outcome } = world.state;
  if (expected === 'none') return outcome ? [`expected no end, found ${JSON.stringify(outcome)}`] : [];
  if (!outcome) return [`expected an end; ${decisionLine(world, warband.decision(world.state))}`];
  const winners = outcome.winners.map((seat) => playerWordOf(world, seat));
  if (expected === 'draw') return differences([], winners, 'winners');
  const wanted = expected.winners?.map((word) => playerWordOf(world, seatOf(world.names.players, word)));
  return differences({ ...expected, winners: wanted }, { ...outcome, winners }, 'outcome');
}
