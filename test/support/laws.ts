/**
 * The laws every game obeys, as data: each looks at one random match of a game on trial and says in words what it
 * found broken, or nothing. `test/laws` runs all of them over every game; the toy game shows that each can fail.
 */
import { difference, eventProblems, leakProblems, positionProblems } from '../../electron/engine/checks.ts';
import { hash } from '../../electron/engine/hash.ts';
import { append, appendSurrender, lengthOf, newTape, seek, goBack } from '../../electron/engine/replay.ts';
import { randomInt, seedRng, type Rng } from '../../electron/engine/rng.ts';
import { snapshot } from '../../electron/engine/snapshot.ts';
import { step, surrender, type Match, type Step } from '../../electron/engine/step.ts';
import { viewersOf, type MatchForm, type Trial } from '../../electron/engine/trial.ts';

/** One moment of a random match: the position, and the answer given there. */
interface Moment<State, Action, Event> {
  at: number;
  match: Match<State>;
  seat: number;
  /** There was one option only. */
  isForced: boolean;
  option: number;
  stepped: Step<State, Action, Event>;
}

/** What a law is shown. */
interface Case<Setup, State, Action, Event, View> {
  trial: Trial<Setup, State, Action, Event, View>;
  form: MatchForm;
  seed: number;
  rng: Rng;
}

type Check = <Setup, State, Action, Event, View>(
  subject: Case<Setup, State, Action, Event, View>,
) => Generator<string>;

const setupOf = <Setup>({ trial, form, seed }: Case<Setup, unknown, unknown, unknown, unknown>): Setup =>
  trial.setup(form, seedRng(seed));

/** Plays one random match through `step`, moment by moment. Gives up after `longest` actions. */
function* moments<Setup, State, Action, Event, View>(
  subject: Case<Setup, State, Action, Event, View>,
): Generator<Moment<State, Action, Event>> {
  const { trial, seed, rng } = subject;
  const { module } = trial;
  let match: Match<State> = { state: module.start(setupOf(subject), seed), revision: 0 };
  for (let at = 0; at <= trial.longest; at++) {
    const decision = module.decision(match.state);
    if (decision === undefined || decision.options.length === 0) return;
    const option = randomInt(rng, decision.options.length);
    const stepped = step(module, match, { revision: match.revision, option });
    if (!stepped.ok) throw new Error(stepped.error.sentence);
    const isForced = decision.options.length === 1;
    yield { at, match, seat: decision.seat, isForced, option, stepped: stepped.value };
    match = stepped.value.match;
  }
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Saves and loads a state. A frozen part, such as the setup, makes the trip once and is shared from then on, as at the table. */
function saveAndLoad<State>(state: State): State {
  const parts = Object.entries(state as object).map(([key, part]) => [
    key,
    Object.isFrozen(part) ? loadOnce(part) : throughJson(part),
  ]);
  return Object.fromEntries(parts) as State;
}

const loaded = new WeakMap<object, unknown>();

function loadOnce(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (!loaded.has(part)) loaded.set(part, Object.freeze(throughJson(part)));
  return loaded.get(part);
}

const positions: Check = function* (subject) {
  const { trial, form } = subject;
  yield* positionProblems(trial, form, trial.module.start(setupOf(subject), subject.seed));
  for (const { at, stepped } of moments(subject)) {
    for (const problem of positionProblems(trial, form, stepped.match.state))
      yield `action ${at}: ${problem}`;
  }
};

const everyOptionApplies: Check = function* (subject) {
  const { module } = subject.trial;
  for (const { at, match } of moments(subject)) {
    for (const action of module.decision(match.state)!.options) {
      const next = module.clone(match.state);
      const problem = thrownBy(() => module.apply(next, action));
      if (problem !== undefined)
        yield `action ${at}: ${JSON.stringify(action)} is listed but throws ${problem}`;
      else if (hash(next) === hash(match.state))
        yield `action ${at}: ${JSON.stringify(action)} changes nothing`;
    }
  }
};

function thrownBy(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Takes the step under test as an argument, because it is `step` that must refuse, not the module. */
export const refusesUnlisted = (stepUnderTest: typeof step): Check =>
  function* ({ trial, ...rest }) {
    for (const { at, match } of moments({ trial, ...rest })) {
      const { revision, state } = match;
      const count = trial.module.decision(state)!.options.length;
      const before = hash(match);
      const answers = [-1, count, 0.5, NaN, Infinity].map((option) => ({ revision, option }));
      for (const answer of [
        ...answers,
        { revision: revision - 1, option: 0 },
        { revision: revision + 1, option: 0 },
      ]) {
        if (stepUnderTest(trial.module, match, answer).ok)
          yield `action ${at}: took ${JSON.stringify(answer)}`;
      }
      if (hash(match) !== before) yield `action ${at}: a refused answer changed the match`;
    }
  };

const jsonIsIdentity: Check = function* (subject) {
  for (const { at, stepped } of moments(subject)) {
    const { state } = stepped.match;
    const problem = thrownBy(() => hash(state));
    if (problem !== undefined) yield `action ${at}: ${problem}`;
    else if (hash(saveAndLoad(state)) !== hash(state)) yield `action ${at}: the loaded state is another`;
  }
};

const replayRepeats: Check = function* <Setup, State, Action, Event, View>(
  subject: Case<Setup, State, Action, Event, View>,
) {
  const { module } = subject.trial;
  const tape = newTape(module, setupOf(subject), subject.seed);
  const hashes = [tape.turns[0]!.hash];
  for (const { option, stepped } of moments(subject)) {
    append(module, tape, option, stepped.action, stepped.match.state);
    hashes.push(hash(stepped.match.state));
  }
  const { setup, seed, options, turns } = throughJson(tape);
  const again = newTape(module, setup, seed);
  let match: Match<State> = { state: seek(module, again, 0), revision: 0 };
  for (const [at, option] of options.entries()) {
    const stepped = step(module, match, { revision: match.revision, option });
    if (!stepped.ok) return yield `action ${at}: ${stepped.error.sentence}`;
    match = stepped.value.match;
    append(module, again, option, stepped.value.action, match.state);
  }
  for (const [at, expected] of hashes.entries()) {
    if (hash(seek(module, again, at)) !== expected) yield `action ${at} is repeated differently`;
  }
  if (hash(again.turns) !== hash(turns)) yield 'the turns are marked differently';
};

const savedContinues: Check = function* (subject) {
  const { module } = subject.trial;
  for (const { at, match, option, stepped } of moments(subject)) {
    const saved = { ...match, state: saveAndLoad(match.state) };
    const continued = step(module, saved, { revision: match.revision, option });
    if (!continued.ok) yield `action ${at}: the loaded match refuses: ${continued.error.sentence}`;
    else if (hash(continued.value) !== hash(stepped)) yield `action ${at}: the loaded match goes another way`;
  }
};

const undoGoesBack: Check = function* (subject) {
  const { module } = subject.trial;
  const tape = newTape(module, setupOf(subject), subject.seed);
  const past: { seat: number; isForced: boolean; hash: string }[] = [];
  for (const { at, match, seat, isForced, option, stepped } of moments(subject)) {
    past.push({ seat, isForced, hash: hash(match.state) });
    for (let count = 1; count <= module.undoable(match.state); count++) {
      if (count > at) return yield `action ${at}: ${count} actions may be taken back before there were any`;
      const cut = { ...tape, options: [...tape.options], actions: [...tape.actions] };
      const shorter = { ...cut, keyframes: [...tape.keyframes], turns: [...tape.turns] };
      const before = goBack(module, shorter, match, at - count);
      if (hash(before.state) !== past[at - count]!.hash || lengthOf(shorter) !== at - count)
        yield `action ${at}: ${count} back is elsewhere`;
      const then = past[at - count]!;
      // what another could only pass is no choice of theirs.
      if (then.seat !== seat && !then.isForced)
        yield `action ${at}: seat ${seat} may take back another's answer`;
    }
    append(module, tape, option, stepped.action, stepped.match.state);
  }
};

/** Repeats what can be taken back in a world that looks the same to the player: the end must look the same too. */
const undoUnlearnsNothing: Check = function* (subject) {
  const { module, scramble } = subject.trial;
  const played = [...moments(subject)];
  for (const { at, match, seat } of played) {
    const taken = played.slice(Math.max(at - module.undoable(match.state), 0), at);
    if (taken.length === 0) continue;
    const world = scramble(taken[0]!.match.state, seat, subject.rng);
    for (const { stepped } of taken) module.apply(world, stepped.action);
    const problem = difference(module.view(match.state, seat), module.view(world, seat));
    if (problem !== '') yield `action ${at}: seat ${seat} learned something it may take back${problem}`;
  }
};

/**
 * As long as two worlds that look the same to a viewer also tell them the same, they go on looking the same: neither
 * whose turn it is to answer nor what may be taken back betrays what another player holds.
 */
const looksFollowEvents: Check = function* ({ trial, form, ...rest }) {
  const { module, scramble } = trial;
  for (const { at, match, stepped } of moments({ trial, form, ...rest })) {
    for (const viewer of viewersOf(form)) {
      const world = { ...match, state: scramble(match.state, viewer, rest.rng) };
      const option = sameOption(module.decision(world.state), stepped.action);
      const other = step(module, world, { revision: match.revision, option });
      const tell = (events: readonly unknown[]): string => hash(events);
      const redacted = (events: typeof stepped.events) =>
        events.map((event) => module.redact(event, viewer)).filter((event) => event !== undefined);
      if (!other.ok || tell(redacted(stepped.events)) !== tell(redacted(other.value.events))) continue;
      const found = difference(
        snapshot(module, stepped.match, viewer),
        snapshot(module, other.value.match, viewer),
      );
      if (found !== '')
        yield `action ${at}: viewer ${viewer} was told the same but sees a difference${found}`;
    }
  }
};

const sameOption = (decision: { options: readonly unknown[] } | undefined, action: unknown): number =>
  decision?.options.findIndex((option) => difference(option, action) === '') ?? -1;

const surrenderEnds: Check = function* (subject) {
  const { module } = subject.trial;
  if (!module.surrender) return;
  const tape = newTape(module, setupOf(subject), subject.seed);
  for (const { at, match, option, stepped } of moments(subject)) {
    const seat = randomInt(subject.rng, subject.form.players);
    const gaveUp = surrender(module, match, { revision: match.revision, seat });
    if (!gaveUp.ok && gaveUp.error.code === 'not-now' && module.surrenderRefusal?.(match.state)) {
      append(module, tape, option, stepped.action, stepped.match.state);
      continue;
    }
    if (!gaveUp.ok) return yield `action ${at}: ${gaveUp.error.sentence}`;
    const { state } = gaveUp.value.match;
    const outcome = module.outcome(state);
    if (outcome === undefined) yield `action ${at}: seat ${seat} gave up, yet the match goes on`;
    else if (outcome.winners.includes(seat)) yield `action ${at}: seat ${seat} gave up and won`;
    for (const problem of positionProblems(subject.trial, subject.form, state))
      yield `action ${at}: ${problem}`;
    const ended = { ...tape, turns: [...tape.turns] };
    appendSurrender(module, ended, seat, state);
    if (hash(seek(module, ended, lengthOf(ended))) !== hash(state))
      yield `action ${at}: is repeated differently`;
    append(module, tape, option, stepped.action, stepped.match.state);
  }
};

const hiddenStaysHidden: Check = function* ({ trial, form, ...rest }) {
  for (const { at, stepped } of moments({ trial, form, ...rest })) {
    for (const viewer of viewersOf(form)) {
      for (const problem of leakProblems(trial, stepped.match, viewer, rest.rng))
        yield `action ${at}: ${problem}`;
    }
  }
};

const eventsTellNoSecrets: Check = function* ({ trial, form, ...rest }) {
  for (const { at, match, stepped } of moments({ trial, form, ...rest })) {
    for (const viewer of viewersOf(form)) {
      for (const problem of eventProblems(trial, match.state, stepped, viewer))
        yield `action ${at}: ${problem}`;
    }
  }
};

const everyMatchEnds: Check = function* (subject) {
  let actions = 0;
  for (const { at } of moments(subject)) actions = at + 1;
  if (actions > subject.trial.longest) yield `no end after ${subject.trial.longest} actions`;
};

/** How far a clone is played on to see whether the original notices. */
const playedOn = 20;

const clonesAreApart: Check = function* (subject) {
  const { module } = subject.trial;
  for (const { at, match } of moments(subject)) {
    const before = hash(match.state);
    const clone = module.clone(match.state);
    if (hash(clone) !== before) yield `action ${at}: the clone is not equal`;
    for (let more = 0; more < playedOn; more++) {
      const options = module.decision(clone)?.options ?? [];
      if (options.length === 0) break;
      module.apply(clone, options[randomInt(subject.rng, options.length)]!);
    }
    if (hash(match.state) !== before) return yield `action ${at}: playing the clone changed the original`;
  }
};

const askingChangesNothing: Check = function* (subject) {
  const { module } = subject.trial;
  const viewers = viewersOf(subject.form);
  for (const { at, match } of moments(subject)) {
    const before = hash(match.state);
    const questions = {
      decision: () => module.decision(match.state),
      outcome: () => module.outcome(match.state),
      turnOf: () => module.turnOf(match.state),
      undoable: () => module.undoable(match.state),
      print: () => module.print(match.state),
      invariants: () => module.invariants(match.state),
      view: () => module.view(match.state, viewers[at % viewers.length]!),
    };
    for (const [name, ask] of Object.entries(questions)) {
      const answers = [hash([ask() ?? null]), hash([ask() ?? null])];
      if (answers[0] !== answers[1]) yield `action ${at}: ${name} answers differently the second time`;
      if (hash(match.state) !== before) return yield `action ${at}: ${name} changed the state`;
    }
  }
};

/** Every law by its sentence. */
export const laws = {
  'somebody can choose among different options, or the match is over, and the invariants hold': positions,
  'every listed option applies and changes something': everyOptionApplies,
  'an answer that is stale or not listed is refused and changes nothing': refusesUnlisted(step),
  'a state is the same after a trip through JSON': jsonIsIdentity,
  'setup, seed and option numbers repeat the match, state by state': replayRepeats,
  'a match saved and loaded at any moment continues as if nothing had happened': savedContinues,
  'taking back leads to the earlier state, and only past own answers': undoGoesBack,
  'what can be taken back has told the player nothing': undoUnlearnsNothing,
  'what a viewer sees does not depend on what is hidden from them': hiddenStaysHidden,
  'worlds that look and tell the same to a viewer go on looking the same': looksFollowEvents,
  'redacted events tell no secrets': eventsTellNoSecrets,
  'giving up ends the match at once, and another wins': surrenderEnds,
  'no match runs for ever': everyMatchEnds,
  'a clone can be played without the original noticing': clonesAreApart,
  'asking changes nothing and is answered the same twice': askingChangesNothing,
} as const satisfies Record<string, Check>;

export type LawName = keyof typeof laws;

/** Runs one law over one random match; the first thing broken, with the seed that repeats it. */
export function broken<Setup, State, Action, Event, View>(
  law: Check,
  trial: Trial<Setup, State, Action, Event, View>,
  form: MatchForm,
  seed: number,
): string | undefined {
  try {
    const problem = law({ trial, form, seed, rng: seedRng(seed) }).next().value;
    return typeof problem === 'string' ? `seed ${seed}, ${problem}` : undefined;
  } catch (error) {
    return `seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
