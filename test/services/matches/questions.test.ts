/**
 * Questions at the table tell nothing hidden: two positions that whoever looks cannot tell apart give the same
 * answer to every question of every call, also while somebody else declares, pays, or chooses from hidden cards.
 */
import { describe, expect, it } from 'vitest';
import { difference } from '../../../electron/engine/checks.ts';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import { warband, type WarbandSetup, type WarbandState } from '../../../electron/games/warband/index.ts';
import { arrange } from '../../../electron/services/matches/arrangement.ts';
import { screenOf } from '../../../electron/services/matches/privacy.ts';
import { filmDrafts } from '../../../electron/services/matches/filming.ts';
import { replay } from '../../../electron/services/matches/replay.ts';
import { keep, newSession, tryAnswer } from '../../../electron/services/matches/session.ts';
import type { matchesCalls } from '../../../shared/calls/matches.ts';
import type { WarbandIntent } from '../../../shared/games/warband.ts';
import type { TableQuestion } from '../../../shared/games/warband-questions.ts';
import type { Input } from '../../../shared/ipc.ts';
import type { Privacy } from '../../../shared/table.ts';
import { everyWordTrial } from '../../support/every-word-trial.ts';
import { chosenDifferently, dealtAnew } from '../../support/look-alikes.ts';
import { bot, planFor, startProgram, warbandSession, type Player, type WarbandSession } from './support.ts';

type Call = keyof typeof matchesCalls;

/** What can be asked about a position by one call, drawn anew for every moment; nothing: it asks about none. */
type Asking<Name extends Call> = ((session: WarbandSession, rng: Rng) => Input<Name>[]) | undefined;

/** Whole tables are large: one moment of four. */
const seldom = ({ id }: WarbandSession, rng: Rng) => (randomInt(rng, 4) === 0 ? [{ id }] : []);
const byRevision = ({ id, match }: WarbandSession) => [{ id, revision: match.revision }];

/** Every call there is: a new one does not compile before somebody has thought of what it tells. */
const askings: { [Name in Call]: Asking<Name> } = {
  'matches.glance': seldom,
  'matches.open': seldom,
  // Who may peek looks through other eyes than the table's.
  'matches.peek': (session) =>
    session.seats.flatMap((_, seat) =>
      screenOf(session).answering === seat ? [] : [{ id: session.id, seat }],
    ),
  'matches.luck': seldom,
  'matches.log': (session, rng) => seldom(session, rng).map(({ id }) => ({ id, from: 0, count: 500 })),
  'matches.ask': (session, rng) =>
    questionsFor(session, rng).map((question) => ({ id: session.id, question })),
  'matches.hint': byRevision,
  'matches.list': () => [{}],
  // These change a match: only what they refuse is asked for here.
  'matches.answer': ({ id, match }) => [{ id, revision: match.revision, option: 9999 }],
  'matches.undo': ({ id, match }) => [{ id, revision: match.revision, steps: 1000 }],
  'matches.back': (session) => (screenOf(session).chooses ? [] : byRevision(session)),
  'matches.surrender': ({ id, match, arrangement }) =>
    arrangement.seats.flatMap((each, seat) => (each.bot ? [{ id, revision: match.revision, seat }] : [])),
  'matches.handover': ({ id, seats }) => [{ id, seat: seats.length }],
  // And these tell nothing of a position.
  'games.list': undefined,
  ...{ 'matches.last': undefined, 'matches.create': undefined, 'games.ask': undefined },
  'matches.leave': undefined,
  ...{ 'matches.cover': undefined, 'matches.stops': undefined, 'matches.passing': undefined },
  ...{ 'matches.sit': undefined, 'matches.hurry': undefined, 'matches.pause': undefined },
  ...{ 'matches.resume': undefined, 'matches.nohint': undefined, 'matches.finish': undefined },
  ...{ 'matches.carryover': undefined, 'matches.day': undefined },
};

const anyCreature = ({ creatures }: WarbandState, rng: Rng): number =>
  creatures.length > 0 ? creatures[randomInt(rng, creatures.length)]!.id : 0;

/** Questions of every kind. */
function questionsFor(session: WarbandSession, rng: Rng): TableQuestion[] {
  const creatures = [anyCreature(session.match.state, rng), randomInt(rng, 200)];
  return [
    ...intentsFor(session, rng).map((intent) => ({ kind: 'explain' as const, intent })),
    { kind: 'previews' },
    ...creatures.map((creature) => ({ kind: 'reach' as const, creature })),
    { kind: 'threat' },
  ];
}

/** Intents of every kind, about things on the table, in hands, and nowhere. */
function intentsFor({ match: { state } }: WarbandSession, rng: Rng): WarbandIntent[] {
  const creature = anyCreature(state, rng);
  const card = randomInt(rng, state.setup.instances.length);
  const square = randomInt(rng, 100);
  return [
    { kind: 'activate', creature },
    { kind: 'move', creature, to: square },
    ...(['melee', 'ranged'] as const).map((mode): WarbandIntent => ({
      kind: 'attack',
      creature,
      target: anyCreature(state, rng),
      mode,
    })),
    { kind: 'play', card },
    { kind: 'play', card, actor: creature },
    { kind: 'power', creature, text: randomInt(rng, 40) },
    ...state.creatures.map(({ id }): WarbandIntent => ({ kind: 'assist', creature: id })),
    ...state.creatures.map(({ id }): WarbandIntent => ({ kind: 'target', id })),
    { kind: 'target', id: card },
    { kind: 'deploy', card },
    { kind: 'deploy', card, square },
    { kind: 'collect', creature },
    { kind: 'dodge', creature },
    { kind: 'cower', creature },
    { kind: 'pass' },
    { kind: 'end' },
    { kind: 'undo' },
  ];
}

interface Question {
  name: Call;
  input: Input<Call>;
}

const questionsAt = (session: WarbandSession, rng: Rng): Question[] =>
  (Object.keys(askings) as Call[]).flatMap((name) =>
    (askings[name]?.(session, rng) ?? []).map((input) => ({ name, input })),
  );

/** What is answered or, where it is refused, why. */
async function answerOf(player: Player, { name, input }: Question): Promise<unknown> {
  try {
    return await player.ask(name, input);
  } catch (refused) {
    const { message } = refused as Error;
    if (message.startsWith(`${name}: {"code"`)) return message;
    throw refused;
  }
}

/** Asks everything with this position on the table, and puts back what lay there. */
async function answersIn(
  player: Player,
  session: WarbandSession,
  state: WarbandState,
  questions: readonly Question[],
): Promise<unknown[]> {
  const { match, decision, atScreen, guest } = session;
  session.match = { ...match, state };
  session.decision = warband.decision(state);
  const answers: unknown[] = [];
  for (const question of questions) {
    answers.push(await answerOf(player, question));
    // Opening a table anew leaves the screen to nobody.
    Object.assign(session, { atScreen, guest });
  }
  Object.assign(session, { match, decision });
  return answers;
}

interface TableUnderTest {
  privacy: Privacy;
  players: number;
  bots: number[];
  isCovered?: boolean;
  /** Who has confirmed to be at the screen. */
  atScreen?: number;
}

const tables: [string, TableUnderTest][] = [
  ['a person against a bot', { privacy: 'open', players: 2, bots: [1] }],
  ['a person against two bots', { privacy: 'strict', players: 3, bots: [0, 2] }],
  ['two persons and a bot, open', { privacy: 'open', players: 3, bots: [2] }],
  ['two persons, strict', { privacy: 'strict', players: 2, bots: [], atScreen: 0 }],
  ['two persons, trusting', { privacy: 'trusting', players: 2, bots: [], atScreen: 1 }],
  ['a person against a bot, covered', { privacy: 'open', players: 2, bots: [1], isCovered: true }],
  ['bots alone, watched', { privacy: 'strict', players: 2, bots: [0, 1] }],
];

/** The same setup with the keys that cards of a pack have. */
function named(setup: WarbandSetup): WarbandSetup {
  const key = (id: string) => `example/${id}`;
  return {
    ...setup,
    cards: setup.cards.map((card) => ({ ...card, id: key(card.id) })),
    seats: setup.seats.map((seat) => ({
      ...seat,
      commander: key(seat.commander),
      creatures: seat.creatures.map(key),
      orders: seat.orders.map(key),
    })),
  };
}

/** A table with a match of cards that use every word of the language; no bot acts by itself. */
async function sitAt({ privacy, players, bots, isCovered = false, atScreen }: TableUnderTest, seed: number) {
  const player = await startProgram();
  const { id } = await player.ask('matches.create', {
    game: 'warband',
    plan: planFor(players, { privacy, seed }, bots),
  });
  await player.ask('matches.open', { id });
  await player.ask('matches.pause', { id });
  const found = player.service.tables.find(id);
  if (!found.ok) throw new Error(found.error.code);
  const session = warbandSession(found.value);
  const setup = named(everyWordTrial.setup({ players, teams: false }, seedRng(seed)));
  const begun = replay(warband, { setup, seed, answers: [], surrendered: undefined });
  if (!begun.ok) throw new Error(begun.error.sentence);
  const seats = session.arrangement.seats.map(({ colour }, at) => ({
    colour,
    ...(bots.includes(at) && { bot }),
  }));
  const seated = newSession(
    { ...session, arrangement: arrange(privacy, false, seats, warband.table.stops) },
    begun.value,
  );
  Object.assign(session, seated, { isCovered, isPaused: true, ...(atScreen !== undefined && { atScreen }) });
  return { player, session };
}

/** One more random answer, kept in memory only; with another that looks the same to the eyes that saw it, if there is one. */
function goOn(session: WarbandSession, apart: WarbandState | undefined, rng: Rng): WarbandState | undefined {
  const { match: before, decision } = session;
  const screen = screenOf(session);
  const option = randomInt(rng, decision!.options.length);
  const tried = tryAnswer(before, { revision: before.revision, option }, { game: warband, cause: 'given' });
  if (!tried.ok) throw new Error(tried.error.sentence);
  const camera = { game: warband, seats: session.seats.length, rules: warband };
  keep(session, [tried.value], filmDrafts(camera, session, [tried.value]).shown);
  const given = { state: session.match.state, events: session.played.at(-1)!.events };
  if (difference(screenOf(session).eyes, screen.eyes) !== '') return undefined;
  return [...(apart ? [apart] : []), before.state]
    .map((from) => chosenDifferently(from, given, screen, rng))
    .find((other) => other !== undefined);
}

interface Found {
  /** How often somebody could have chosen differently without anybody seeing it. */
  apart: number;
  leaks: string[];
}

/** Goes through a random match and asks everything of every position and of those that look like it. */
async function leaksIn(table: TableUnderTest, seed: number, moments: number): Promise<Found> {
  const { player, session } = await sitAt(table, seed);
  const rng = seedRng(seed);
  const found: Found = { apart: 0, leaks: [] };
  let apart: WarbandState | undefined;
  for (let at = 0; at < moments && session.decision; at++) {
    apart = goOn(session, apart, rng);
    found.apart += apart ? 1 : 0;
    const { state } = session.match;
    const questions = questionsAt(session, rng);
    const expected = await answersIn(player, session, state, questions);
    for (const other of [dealtAnew(state, screenOf(session), rng), ...(apart ? [apart] : [])]) {
      const answers = await answersIn(player, session, other, questions);
      questions.forEach(({ name, input }, number) => {
        const leak = difference(expected[number], answers[number]);
        if (leak !== '')
          found.leaks.push(`seed ${seed}, moment ${at}: ${name} ${JSON.stringify(input)}${leak}`);
      });
    }
  }
  return found;
}

describe('every question', () => {
  it.each(tables)('tells nothing hidden: %s', async (_, table) => {
    const found: Found[] = [];
    for (const seed of [1, 3]) found.push(await leaksIn(table, seed, 120));
    expect(found.flatMap(({ leaks }) => leaks)).toEqual([]);
    expect(found.reduce((sum, { apart }) => sum + apart, 0)).toBeGreaterThan(5);
  });
});
