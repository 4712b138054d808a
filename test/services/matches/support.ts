/** A program that plays: the handlers of the table on a real database, every answer and push held to the contract. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Db } from '../../../electron/db/connect.ts';
import { databaseFile } from '../../../electron/db/file-names.ts';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import { games } from '../../../electron/games/index.ts';
import type { Lessons, WarbandSetup, WarbandState } from '../../../electron/games/warband/index.ts';
import type { Games } from '../../../electron/engine/games.ts';
import { hooksOf } from '../../../electron/engine/table-hooks.ts';
import type { PlayedAction } from '../../../electron/services/matches/played-action.ts';
import type { Session } from '../../../electron/services/matches/session.ts';
import type { Match } from '../../../electron/engine/step.ts';
import type { Tape } from '../../../electron/engine/replay.ts';
import { createBotPace, type BotPace } from '../../../electron/services/matches/bot-pace.ts';
import type { BotAsker } from '../../../electron/services/matches/bot-seats.ts';
import { makeMatchesHandlers } from '../../../electron/services/matches/handlers.ts';
import type { MatchService } from '../../../electron/services/matches/service.ts';
import { createCardLibrary } from '../../../electron/services/packs/library.ts';
import { setUpShelf } from '../../../electron/services/packs/shelf.ts';
import { historyCalls } from '../../../shared/calls/history.ts';
import { matchesCalls, matchesPushes } from '../../../shared/calls/matches.ts';
import type { z } from '../../../shared/zod.ts';
import {
  warbandAnswers,
  type MatchPlan,
  type TableQuestion,
  type WarbandAnswer,
} from '../../../shared/games/warband-questions.ts';
import type {
  WarbandChange,
  WarbandLogEntry,
  WarbandOpened,
  WarbandSnapshot,
  WarbandTable as Table,
} from '../../../shared/games/warband-table.ts';
import type { Kinded } from '../../../shared/game.ts';
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import type { BotQuestion } from '../../../electron/services/bots/questions.ts';
import { calls, type Input, type Output, type PushName } from '../../../shared/ipc.ts';
import { seatColours } from '../../../shared/table.ts';
import { open, temporaryFolder, tryToOpen } from '../../db/support.ts';
import { createVirtualClock, settled } from '../../support/virtual-clock.ts';

vi.setConfig({ testTimeout: 120_000 });

const packsFolder = join(import.meta.dirname, '../../../resources/packs');

export type MatchCall = keyof typeof matchesCalls | keyof typeof historyCalls;

/** The options of a bot's decision, in a world in keeping with what it knows. */
export function optionsIn(
  { game, knowledge }: BotQuestion,
  rng: Rng,
  among: Games = games,
): readonly Kinded[] {
  const asked = among.find(game)!;
  return asked.decision(hooksOf(asked).bots!.world(knowledge, rng))!.options;
}

/** Bots that answer at random, by the seed they are asked with. */
export const randomBots = (among: Games): BotAsker => ({
  ask: (question) => {
    const rng = seedRng(question.player.seed);
    const options = optionsIn(question, rng, among);
    return Promise.resolve({ option: randomInt(rng, options.length), rollouts: 0, isCutShort: false });
  },
});

/** A session in Warband's own words. */
export type WarbandSession = Omit<Session, 'match' | 'tape' | 'played'> & {
  match: Match<WarbandState>;
  tape: Tape<WarbandSetup, WarbandState, WarbandAction>;
  played: (Omit<PlayedAction, 'choice' | 'events'> & { choice: WarbandAction; events: WarbandEvent[] })[];
};
export const warbandSession = (session: Session): WarbandSession => session as WarbandSession;

/** Answers in Warband's own words. */
interface WarbandAnswers {
  'matches.open': WarbandOpened;
  'matches.handover': WarbandOpened;
  'matches.peek': Output<'matches.peek'> & { snapshot: WarbandSnapshot };
  'matches.glance': Output<'matches.glance'> & { view: WarbandView };
  'matches.log': { entries: WarbandLogEntry[] };
  'replay.seek': Output<'replay.seek'> & { view: WarbandView };
  'replay.log': Output<'replay.log'> & { entries: WarbandLogEntry[] };
}
type Answered<Name extends MatchCall> = Name extends keyof WarbandAnswers
  ? WarbandAnswers[Name]
  : Output<Name>;

export interface Player {
  db: Db;
  service: MatchService;
  /** Asks and expects a good answer. */
  ask: <Name extends MatchCall>(name: Name, input: Input<Name>) => Promise<Answered<Name>>;
  /** Asks and expects a refusal; answers its code. */
  refuse: <Name extends MatchCall>(name: Name, input: Input<Name>) => Promise<string>;
  pushed: { name: PushName; payload: unknown }[];
}

/** A database with the packs in it, made once for all tests of a file and copied for each. */
let shelf: Promise<Buffer> | undefined;

async function makeShelf(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-shelf-'));
  const opened = await tryToOpen({ folder });
  if (!opened.ok) throw new Error(opened.error.what);
  setUpShelf({ db: opened.value.db, folder: packsFolder, version: '1.0.0', now: () => 0 });
  opened.value.close();
  const bytes = readFileSync(databaseFile(folder));
  rmSync(folder, { recursive: true });
  return bytes;
}

export async function databaseWithPacks(): Promise<Db> {
  const folder = temporaryFolder();
  writeFileSync(databaseFile(folder), await (shelf ??= makeShelf()));
  return (await open({ folder })).db;
}

/** Bots that keep their beats without anybody waiting. */
export const pacedFreely = (): BotPace =>
  createBotPace({ clock: createVirtualClock({ runsFreely: true }), chance: () => 0.5 });

export async function startProgram(
  db?: Db,
  bots?: BotAsker,
  pace: BotPace = pacedFreely(),
  among: Games = games,
  lessons?: () => Lessons,
): Promise<Player> {
  const opened = db ?? (await databaseWithPacks());
  const pushed: Player['pushed'] = [];
  const { handlers, service } = makeMatchesHandlers({
    db: opened,
    games: among,
    cards: createCardLibrary(opened),
    bots: {
      ...(bots ?? randomBots(among)),
      hint: () => Promise.resolve({ option: 0, line: [], expectedLead: 1, rollouts: 1 }),
      analyse: (_record, asking) =>
        Promise.resolve(asking?.signal?.aborted ? undefined : { chances: [[0.5, 0.5]], turningPoints: [] }),
    },
    push: (name, payload) => {
      if (name in matchesPushes) matchesPushes[name as keyof typeof matchesPushes].parse(payload);
      // As the socket carries it.
      pushed.push({ name, payload: JSON.parse(JSON.stringify(payload)) as unknown });
    },
    log: { write: (_level, line) => void console.error(line), recent: () => [] },
    pace,
    ...(lessons && { lessons }),
  });
  // A bot that still waits for its beat must not find the database closed.
  onTestFinished(() => service.tables.leaveAll());
  const answerOf = async (name: MatchCall, input: unknown) => {
    const handler = handlers[name] as (input: unknown) => unknown;
    return (await handler(calls[name].input.parse(input))) as
      | { ok: true; value: unknown }
      | { ok: false; error: { code: string; sentence: string; details?: string[] } };
  };
  return {
    db: opened,
    service,
    pushed,
    async ask<Name extends MatchCall>(name: Name, input: Input<Name>) {
      const answer = await answerOf(name, input);
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return JSON.parse(JSON.stringify(calls[name].output.parse(answer.value))) as Answered<Name>;
    },
    async refuse(name, input) {
      const answer = await answerOf(name, input);
      if (answer.ok) throw new Error(`${name} was not refused`);
      return answer.error.code;
    },
  };
}

/** What Warband answers at a table. */
export async function askTable<Kind extends TableQuestion['kind']>(
  player: Player,
  at: { id: number; revision?: number },
  question: Extract<TableQuestion, { kind: Kind }>,
): Promise<WarbandAnswer<Kind>> {
  const { answer } = await player.ask('matches.ask', { ...at, question });
  const readers: { [Each in keyof typeof warbandAnswers]: z.ZodType<WarbandAnswer<Each>> } = warbandAnswers;
  return readers[question.kind as Kind].parse(answer);
}

export const bot = { level: 'soldier', temperament: 'balanced' } as const;

/** A plan for so many players with ready-made warbands; every seat a person unless named among the bots. */
export function planFor(players: number, change: Partial<MatchPlan> = {}, bots: number[] = []): MatchPlan {
  return {
    form: players === 2 ? 'standard' : 'freeForAll',
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seatColours[seat]!,
      warband: { kind: 'surprise' },
      ...(bots.includes(seat) && { bot }),
    })),
    field: { kind: 'preset', face: 'dungeon' },
    privacy: 'open',
    hideTells: false,
    seed: 7,
    ...change,
  };
}

/** The table as it was last shown. */
export function lastTable({ pushed }: Player): Table {
  const change = pushed.findLast(({ name }) => name === 'matches.changed')!;
  return (change.payload as WarbandChange).table;
}

/** Waits until a table is shown after this revision, or its end. */
export async function laterTable(player: Player, revision: number): Promise<Table> {
  const isShown = () => player.pushed.some(({ name }) => name === 'matches.changed');
  const isLater = ({ snapshot }: Table) => snapshot.revision > revision || snapshot.outcome;
  while (!isShown() || !isLater(lastTable(player))) await settled();
  return lastTable(player);
}

/** Plays a match to its end with random answers of all persons, handing over and peeking where it must be. */
export async function playOut(player: Player, id: number, seed: number, most = 5000): Promise<Table> {
  const rng = seedRng(seed);
  let { table } = await player.ask('matches.open', { id });
  for (let count = 0; count < most && !table.snapshot.outcome; count++) {
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
  }
  return table;
}

/** One answer of whoever is asked; hands the screen over first if it must be. */
export async function answerOnce(
  player: Player,
  table: Table,
  choose: (options: number) => number,
): Promise<Table> {
  const { id } = table;
  if (table.handover) return (await player.ask('matches.handover', { id, seat: table.handover.to })).table;
  const { revision } = table.snapshot;
  const decision = table.answering
    ? (await player.ask('matches.peek', { id, seat: table.answering.seat })).snapshot.decision
    : table.snapshot.decision;
  if (!decision) return laterTable(player, revision);
  await player.ask('matches.answer', { id, revision, option: choose(decision.options.length) });
  return lastTable(player);
}
