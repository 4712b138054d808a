/** Matches that play by themselves in a program of their own: to an end, as files to import, or up to a moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt, type Rng, seedRng } from '../../electron/engine/rng.ts';
import type { MatchForm, MatchPlan } from '../../shared/games/warband-questions.ts';
import type { WarbandSnapshot, WarbandTable as Table } from '../../shared/games/warband-table.ts';
import { seatColours, type Privacy } from '../../shared/table.ts';
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
  const match = await begin(planOf({ form: 'standard', players: seats }, seed));
  await match.askEverything();
  const rng = seedRng(seed);
  // Nobody surrenders while an action resolves.
  const goesOn = (count: number) => count < answers || match.table().surrender !== undefined;
  for (let count = 0; goesOn(count) && isOpen(match); count++) await goOn(match, rng);
  if (isOpen(match)) await match.surrender();
  return match.export();
}

interface Entrant {
  name: string;
  /** A ready-made one. */
  warband: string;
}

/** A match of persons, at an open table unless told otherwise. */
interface Company {
  form: MatchForm;
  players: readonly Entrant[];
  privacy?: Privacy;
}

/** Such a match where it stands at a certain moment. */
export interface Moment extends Company {
  /** Plays on until this holds. */
  until: (table: Table) => boolean;
  /** Everybody is asked whenever they could answer, not only when it concerns them. */
  isAskedEverything?: boolean;
  /** The first luck tried; a moment told by its rule alone is found with any. */
  seed?: number;
}

/** How many seeds are tried until one leads to the moment, and how many answers it may take. */
const seeds = 20;
const patience = 600;

/** A match that stands at a moment. */
export interface Standing {
  id: number;
  /** Keys of the cards its table names there. */
  named: string[];
}

/** Leaves unfinished matches that stand at these moments in the folder's database. */
export function playUntil(folder: string, moments: readonly Moment[]): Promise<Standing[]> {
  return withMatches(folder, async (begin) => {
    const found: Standing[] = [];
    for (const moment of moments) found.push(await find(moment, begin));
    return found;
  });
}

async function find(moment: Moment, begin: Begin): Promise<Standing> {
  const first = moment.seed ?? 1;
  for (let seed = first; seed < first + seeds; seed++) {
    const match = await begin(planOf(moment, seed));
    if (moment.isAskedEverything) await match.askEverything();
    if (await reaches(match, moment, seedRng(seed)))
      return { id: match.id, named: Object.values(match.table().snapshot.view.cards) };
    if (isOpen(match)) await match.surrender();
  }
  throw new Error('the moment was never reached');
}

async function reaches(match: BegunMatch, { until }: Moment, rng: Rng): Promise<boolean> {
  for (let count = 0; count < patience && isOpen(match); count++) {
    if (until(match.table())) return true;
    await goOn(match, rng);
  }
  return false;
}

const isOpen = (match: BegunMatch): boolean => !match.table().snapshot.outcome;

/** Whoever is handed the screen takes it; whoever would have to peek passes; else something is chosen. */
function goOn(match: BegunMatch, rng: Rng): Promise<void> {
  const { handover, answering, snapshot } = match.table();
  if (handover) return match.takeOver(handover.to);
  if (answering?.pass !== undefined) return match.answer(answering.pass);
  return match.answer(choose(snapshot, rng));
}

const planOf = ({ form, players, privacy = 'open' }: Company, seed: number): MatchPlan => ({
  form,
  seats: players.map(({ name, warband }, seat) => ({
    name,
    colour: seatColours[seat]!,
    warband: { kind: 'named', id: warband },
  })),
  field: { kind: 'preset', face: 'dungeon' },
  privacy,
  hideTells: false,
  seed,
});

/** Attacks and orders first, so that something happens. */
function choose({ decision }: WarbandSnapshot, rng: Rng): number {
  const { options } = decision!;
  const lively = options.flatMap(({ kind }, index) =>
    ['attack', 'play', 'cower'].includes(kind) ? [index] : [],
  );
  return lively.length > 0 && randomInt(rng, 4) > 0
    ? lively[randomInt(rng, lively.length)]!
    : randomInt(rng, options.length);
}
