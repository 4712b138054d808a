/**
 * `npm run bench -- history [--json] [--matches 100000] [--runs 20]`: lists, searches and statistics over a long
 * history, statistics against the same question to a table with a row an action, and going to any moment of a match
 * against replaying it from its start.
 */
import { parseArgs } from 'node:util';
import type { HistoryFilter } from '../../shared/calls/history.ts';
import type { WarbandAction } from '../../shared/games/warband.ts';
import type { Db } from '../db/connect.ts';
import { randomInt, seedRng } from '../engine/rng.ts';
import { append, newTape, seek, type Tape } from '../engine/replay.ts';
import { warband, type WarbandSetup, type WarbandState } from '../games/warband/index.ts';
import { listHistory, statsOf } from '../services/matches/history.ts';
import { wholeNumber } from './args.ts';
import { inBenchFolder, withDatabase } from './bench-database.ts';
import { cpuSeconds, machine, median } from './bench-kit.ts';
import { fillActionRows, statsFromActionRows } from './bench-peers/action-rows.ts';
import { fillHistory } from './warband/long-history.ts';
import { provingSetup } from './warband/proving-setup.ts';

/** The peer is asked about fewer matches: a row an action of all of them would not fit the bench's patience. */
const peerMatches = 2000;

interface Line {
  what: string;
  milliseconds: number;
  worst: number;
}

interface Report {
  matches: number;
  lines: Line[];
  peer: { matches: number; ours: number; theirs: number; ratio: number };
  seek: { actions: number; worst: number; naive: number };
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, matches: { type: 'string' }, runs: { type: 'string' } },
  });
  const matches = wholeNumber('matches', values.matches ?? '100000', 1);
  const runs = wholeNumber('runs', values.runs ?? '20', 1);
  const report: Report = {
    matches,
    lines: await withHistory(matches, (db) => measureLists(db, runs)),
    peer: await withHistory(peerMatches, (db) => measurePeer(db, runs)),
    seek: measureSeek(),
  };
  print(report, values.json ?? false);
}

async function withHistory<T>(matches: number, work: (db: Db) => T): Promise<T> {
  return inBenchFolder((folder) =>
    withDatabase(folder, (db) => {
      fillHistory(db, matches);
      return work(db);
    }),
  );
}

function measureLists(db: Db, runs: number): Line[] {
  const list = (filter: HistoryFilter, offset = 0) =>
    listHistory(db, { filter, sort: 'newest', offset, limit: 50 });
  const questions: [string, () => unknown][] = [
    ['first page', () => list({})],
    ['a page in the middle', () => list({}, 20_000)],
    ['wins of one player', () => list({ player: 'Ada', result: 'won' })],
    ['one commander against persons', () => list({ commander: 'bench/leader-1', opponent: 'person' })],
    ['words', () => list({ search: 'ada band 3' })],
    ['statistics of all', () => statsOf(db, undefined)],
    ['statistics of one player', () => statsOf(db, 'Ada')],
  ];
  return questions.map(([what, ask]) => {
    const times = Array.from({ length: runs }, () => timed(ask));
    return { what, milliseconds: median(times), worst: Math.max(...times) };
  });
}

function measurePeer(db: Db, runs: number): Report['peer'] {
  fillActionRows(db, peerMatches);
  const ours = median(Array.from({ length: runs }, () => timed(() => statsOf(db, undefined))));
  const theirs = median(Array.from({ length: 3 }, () => timed(() => statsFromActionRows(db))));
  return { matches: peerMatches, ours, theirs, ratio: theirs / ours };
}

type WarbandTape = Tape<WarbandSetup, WarbandState, WarbandAction>;

/** A match of random answers, told on a tape. */
function randomTape(seed: number): WarbandTape {
  const rng = seedRng(seed);
  const tape = newTape(warband, provingSetup({ players: 2, teams: false }, rng), seed);
  const state = seek(warband, tape, 0);
  for (;;) {
    const decision = warband.decision(state);
    if (!decision) return tape;
    const option = randomInt(rng, decision.options.length);
    warband.apply(state, decision.options[option]!);
    append(warband, tape, option, decision.options[option]!, state);
  }
}

/** The longest way to any of many moments, by keyframes and from the start. */
function measureSeek(): Report['seek'] {
  const tape = randomTape(6);
  const rng = seedRng(1);
  const moments = Array.from({ length: 300 }, () => randomInt(rng, tape.actions.length + 1));
  const worst = Math.max(...moments.map((at) => timed(() => seek(warband, tape, at))));
  const naive = Math.max(
    ...moments.map((at) =>
      timed(() => {
        const state = warband.clone(tape.keyframes[0]!.state);
        for (const action of tape.actions.slice(0, at)) warband.apply(state, action);
      }),
    ),
  );
  return { actions: tape.actions.length, worst, naive };
}

/** Milliseconds of CPU: what the work costs, whatever else the machine does. */
function timed(work: () => unknown): number {
  const startedAt = cpuSeconds();
  work();
  return (cpuSeconds() - startedAt) * 1000;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

function print(report: Report, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ machine: machine(), ...report }, undefined, 2));
    return;
  }
  const { matches, lines, peer, seek: seeking } = report;
  console.log(`A history of ${String(matches)} matches on ${machine()}.`);
  for (const { what, milliseconds, worst } of lines) {
    console.log(`  ${what.padEnd(32)} ${ms(milliseconds).padStart(10)}   worst ${ms(worst)}`);
  }
  console.log(
    `Statistics over ${String(peer.matches)} matches: ${ms(peer.ours)}; from a row an action ${ms(peer.theirs)}: ${peer.ratio.toFixed(0)} times as long (goal: 20).`,
  );
  console.log(
    `Any moment of a match of ${String(seeking.actions)} actions: at most ${ms(seeking.worst)} (goal: 50 ms); from its start ${ms(seeking.naive)}.`,
  );
}
