/** Matches that play by themselves in a program of their own: to an end, as files to import, or up to a moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, type Rng, seedRng } from '../../electron/engine/rng.ts';
import type { MatchPlan } from '../../shared/calls/matches.ts';
import { seatColours, type MatchForm, type WarbandSnapshot } from '../../shared/table.ts';
import { type Begin, type BegunMatch, withMatches } from './match-service.ts';

export interface PlayedMatch {
  players: [string, string];
  warbands: [string, string];
  seed: number;
  /** After so many answers the one whose turn it is gives up, if it is not over before. */
  answers: number;
}

/** Plays them one after the other; answers the text of each file. */
export async function playMatches(matches: readonly PlayedMatch[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-played-'));
  try {
    return await withMatches(folder, async (begin) => {
      const files: string[] = [];
      for (const match of matches) files.push(await playOut(match, begin));
      return files;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playOut({ players, warbands, seed, answers }: PlayedMatch, begin: Begin): Promise<string> {
  const seats = players.map((name, seat) => ({ name, warband: warbands[seat]! }));
  const match = await begin(planOf('standard', seats, seed));
  const rng = seedRng(seed);
  for (let count = 0; count < answers && isOpen(match); count++) await match.answer(choose(match, rng));
  if (!match.table().snapshot.outcome) await match.surrender();
  return match.export();
}

interface Entrant {
  name: string;
  /** A ready-made one. */
  warband: string;
}

/** A match of persons at an open table that stands at a certain moment. */
export interface Moment {
  form: MatchForm;
  players: readonly Entrant[];
  /** Plays on until this holds. */
  until: (snapshot: WarbandSnapshot) => boolean;
}

/** Seeds that are tried until one leads to the moment, and how many answers it may take. */
const seeds = 20;
const patience = 600;

/** Leaves an unfinished match that stands at the moment in the folder's database; answers its number. */
export function playUntil(folder: string, moment: Moment): Promise<number> {
  return withMatches(folder, async (begin) => {
    for (let seed = 1; seed <= seeds; seed++) {
      const match = await begin(planOf(moment.form, moment.players, seed));
      if (await reaches(match, moment, seedRng(seed))) return match.id;
      if (isOpen(match)) await match.surrender();
    }
    throw new Error('the moment was never reached');
  });
}

async function reaches(match: BegunMatch, { until }: Moment, rng: Rng): Promise<boolean> {
  for (let count = 0; count < patience && isOpen(match); count++) {
    if (until(match.table().snapshot)) return true;
    await match.answer(choose(match, rng));
  }
  return false;
}

const isOpen = (match: BegunMatch): boolean => {
  const { outcome, decision } = match.table().snapshot;
  return !outcome && decision !== undefined;
};

const planOf = (form: MatchForm, players: readonly Entrant[], seed: number): MatchPlan => ({
  form,
  seats: players.map(({ name, warband }, seat) => ({
    name,
    colour: seatColours[seat]!,
    warband: { kind: 'named', id: warband },
  })),
  field: { kind: 'preset', face: 'dungeon' },
  privacy: 'open',
  hideTells: false,
  seed,
});

/** Attacks and orders first, so that something happens. */
function choose(match: BegunMatch, rng: Rng): number {
  const { options } = match.table().snapshot.decision!;
  const lively = options.flatMap(({ kind }, index) =>
    ['attack', 'play', 'cower'].includes(kind) ? [index] : [],
  );
  return lively.length > 0 && randomInt(rng, 4) > 0
    ? lively[randomInt(rng, lively.length)]!
    : randomInt(rng, options.length);
}
