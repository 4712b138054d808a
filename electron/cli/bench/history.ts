/**
 * `npm run bench -- history [--json] [--matches 100000] [--runs 20] [--without-films]`: lists, searches and statistics over a long
 * history with the films of its matches in the file, its size with and without them, statistics against the same
 * question to a table with a row an action, and going to any moment of a match, by its film, by its rules and keyframes
 * and by replaying it from its start.
 */
import { parseArgs } from 'node:util';
import type { HistoryFilter } from '../../../shared/calls/history.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import type { Db } from '../../db/connect.ts';
import { packFrames } from '../../db/match-films.ts';
import { unpackFilm } from '../../db/packed.ts';
import type { Film } from '../../engine/film.ts';
import { randomInt, seedRng } from '../../engine/rng.ts';
import { append, newTape, seek, type Tape } from '../../engine/replay.ts';
import { warband, type WarbandSetup, type WarbandState } from '../../games/warband/index.ts';
import { watchedBy } from '../../services/matches/filming.ts';
import { lengthAt } from '../../services/matches/log.ts';
import { listHistory, statsOf } from '../../services/matches/history.ts';
import { wholeNumber } from '../common/args.ts';
import { inBenchFolder, withDatabase } from './database.ts';
import { machine, median, timed } from './measuring.ts';
import { fillActionRows, statsFromActionRows } from './peers/action-rows.ts';
import { sampleFilm, type SampleFilm } from '../warband/film-sample.ts';
import { fillFilms, fillHistory } from '../warband/long-history.ts';
import { provingSetup } from '../warband/proving-setup.ts';

/** The peer is asked about fewer matches: a row an action of all of them would not fit the bench's patience. */
const peerMatches = 2000;

/** Films of whole matches of random answers, one after the other, stand for those of all: as many as show how their lengths differ. */
const sampled = 40;

interface Line {
  what: string;
  milliseconds: number;
  worst: number;
}

interface Report {
  matches: number;
  lines: Line[];
  size: FileSize;
  film: FilmFigures;
  peer: { matches: number; ours: number; theirs: number; ratio: number };
  seek: { actions: number; worst: number; naive: number };
}

interface FileSize {
  bytes: number;
  bytesWithFilms: number;
  sampled: number;
  filmBytes: number;
  actions: number;
}

/** Of the longest match of the sample; milliseconds. */
interface FilmFigures {
  actions: number;
  bytes: number;
  open: number;
  seek: number;
  make: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      matches: { type: 'string' },
      runs: { type: 'string' },
      'without-films': { type: 'boolean', default: false },
    },
  });
  const matches = wholeNumber('matches', values.matches ?? '100000', 1);
  const runs = wholeNumber('runs', values.runs ?? '20', 1);
  // Without them in the file a few show what one is like.
  const few = values['without-films'] ? 5 : sampled;
  const films = Array.from({ length: few }, (_, seed) => sampleFilm(seed + 1));
  const measured = await withHistory(matches, (db) => {
    const bytes = bytesOf(db);
    if (!values['without-films'])
      fillFilms(
        db,
        films.map(({ film }) => film),
      );
    return {
      size: { ...sampleSize(films), bytes, bytesWithFilms: bytesOf(db) },
      lines: measureLists(db, runs),
    };
  });
  const report: Report = {
    matches,
    ...measured,
    film: measureFilm(films.toSorted((a, b) => b.actions - a.actions)[0]!),
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

const bytesOf = ({ $client }: Db): number =>
  Number($client.pragma('page_count', { simple: true })) *
  Number($client.pragma('page_size', { simple: true }));

const sampleSize = (films: readonly SampleFilm[]) => ({
  sampled: films.length,
  filmBytes: median(films.map(({ film }) => film.length)),
  actions: median(films.map(({ actions }) => actions)),
});

/** What reading a film costs once, what any moment of it costs then, and what making it costs when a match ends. */
function measureFilm({ film, frames, actions }: SampleFilm): FilmFigures {
  const read = () => watchedBy(unpackFilm(film) as Film, 'open', 2);
  const { views, log } = read();
  const rng = seedRng(1);
  const moments = Array.from({ length: 300 }, () => randomInt(rng, actions + 1));
  const look = (at: number) => JSON.stringify({ at, view: views[at], log: lengthAt(log, at) });
  return {
    actions,
    bytes: film.length,
    open: median(Array.from({ length: 20 }, () => timed(read))),
    seek: Math.max(...moments.map((at) => timed(() => look(at)))),
    make: median(Array.from({ length: 20 }, () => timed(() => packFrames(frames)))),
  };
}

function measureLists(db: Db, runs: number): Line[] {
  const list = (filter: HistoryFilter, offset = 0) =>
    listHistory(db, { filter, sort: 'newest', offset, limit: 50 });
  const questions: [string, () => unknown][] = [
    ['first page', () => list({})],
    ['a page in the middle', () => list({}, 20_000)],
    ['wins of one player', () => list({ player: 'Ada', result: 'won' })],
    ['one commander against persons', () => list({ emblem: 'bench/leader-1', opponent: 'person' })],
    ['words', () => list({ search: 'ada band 3' })],
    ['statistics of all', () => statsOf(db, { game: 'warband' })],
    ['statistics of one player', () => statsOf(db, { game: 'warband', player: 'Ada' })],
  ];
  return questions.map(([what, ask]) => {
    const times = Array.from({ length: runs }, () => timed(ask));
    return { what, milliseconds: median(times), worst: Math.max(...times) };
  });
}

function measurePeer(db: Db, runs: number): Report['peer'] {
  fillActionRows(db, peerMatches);
  const ours = median(Array.from({ length: runs }, () => timed(() => statsOf(db, { game: 'warband' }))));
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

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const kb = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;

function print(report: Report, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ machine: machine(), ...report }, undefined, 2));
    return;
  }
  const { matches, lines, size, film, peer, seek: seeking } = report;
  console.log(`A history of ${String(matches)} matches on ${machine()}.`);
  for (const { what, milliseconds, worst } of lines) {
    console.log(`  ${what.padEnd(32)} ${ms(milliseconds).padStart(10)}   worst ${ms(worst)}`);
  }
  console.log(
    `The file: ${mb(size.bytes)} without films, ${mb(size.bytesWithFilms)} with one a match. ${String(size.sampled)} matches of random answers (half of them over ${String(size.actions)} actions and ${kb(size.filmBytes)}) were stored again and again for it.`,
  );
  console.log(
    `The film of a match of ${String(film.actions)} actions: ${kb(film.bytes)}, packed in ${ms(film.make)} when it ends, read in ${ms(film.open)}; then any moment in at most ${ms(film.seek)} (goal: 50 ms).`,
  );
  console.log(
    `Statistics over ${String(peer.matches)} matches: ${ms(peer.ours)}; from a row an action ${ms(peer.theirs)}: ${peer.ratio.toFixed(0)} times as long (goal: 20).`,
  );
  console.log(
    `Any moment of a match of ${String(seeking.actions)} actions by its rules: at most ${ms(seeking.worst)}; from its start ${ms(seeking.naive)}.`,
  );
}
