/**
 * Bits turned over in every table of a filled database, and anywhere in its file: each is repaired, told, or changes
 * nothing that can be seen; the program starts, no handler throws, and nobody plays with changed content.
 */
import Database from 'better-sqlite3';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseFile } from '../../electron/db/file-names.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { emptyList } from '../../shared/warbands.ts';
import {
  contentLines,
  fill,
  programFolder,
  readAll,
  type Running,
  startOn,
} from '../support/filled-program.ts';
import { flipCell, flipFile, flipsOf, type Flip, tablesOf } from '../support/flip-bits.ts';

vi.setConfig({ testTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'deepmarch-flips-'));
const filled = join(folder, 'filled');
let program: string;
let before: Map<string, unknown>;
/** The lists of all versions: one of them may take the place of a damaged one. */
let storedLists: string[];

/** What is played is compared with itself when a match is opened; only its setup has a hash. */
const isOfMatches = ({ table, column }: Flip) =>
  table === 'match_setups' ? column === 'id' : table.startsWith('match') || table.endsWith('_tallies');

async function started(data: string): Promise<Running> {
  const running = await startOn(data, program);
  if ('failure' in running) throw new Error(`does not start: ${running.failure}`);
  return running;
}

beforeAll(async () => {
  program = programFolder(join(folder, 'program'));
  const first = await started(filled);
  await fill(first);
  expect(first.bugs).toEqual([]);
  first.close();
  const second = await started(filled);
  before = await readAll(second);
  expect(second.bugs).toEqual([]);
  expect((await second.ask('app.info', {})).problems).toEqual([]);
  second.close();
  const client = new Database(databaseFile(filled), { readonly: true });
  storedLists = client.prepare('select list from warband_versions').pluck().all() as string[];
  client.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  bugs: string[];
  said: Map<string, unknown>;
  told: string[];
  /** What the start after that still tells: damage is dealt with once. */
  toldAgain: string[];
  logged: string[];
}

const problemsIn = async ({ ask }: Running): Promise<string[]> =>
  (await ask('app.info', {})).problems.map(({ code }) => code);

/** Nothing if the start ended in the page that says why. */
async function outcomeOf(data: string): Promise<Outcome | undefined> {
  const first = await startOn(data, program);
  if ('failure' in first) return undefined;
  const said = await readAll(first);
  const told = await problemsIn(first);
  first.close();
  const logged = contentLines(data);
  const second = await started(data);
  const toldAgain = await problemsIn(second);
  second.close();
  return { bugs: [...first.bugs, ...second.bugs], said, told, toldAgain, logged };
}

function copyOf(name: string): string {
  const data = join(folder, name);
  cpSync(filled, data, { recursive: true });
  rmSync(join(data, 'deepmarch.log'), { force: true });
  return data;
}

const differences = (said: Map<string, unknown>): string[] =>
  [...before.keys()].filter(
    (name) =>
      !isSaidThere(said.get(name)) &&
      !isSaidInList(name, said.get(name)) &&
      JSON.stringify(said.get(name)) !== JSON.stringify(before.get(name)),
  );

/** The list says it beside the match that it cannot be played on. */
const isSaidInList = (name: string, answer: unknown): boolean =>
  name === 'matches.list {}' && JSON.stringify(answer).includes('"trouble":');

/** Whoever opens the match is told. */
const isSaidThere = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'refused' in answer &&
  (answer.refused === 'damaged' || answer.refused === 'altered');

interface Faces {
  cards: { id: string }[];
  tiles: { id: string }[];
}

const facesIn = (said: Map<string, unknown>): { id: string }[] => {
  const { cards = [], tiles = [] } = said.get('packs.faces {}') as Partial<Faces>;
  return [...cards, ...tiles];
};

const listsIn = (said: Map<string, unknown>): string[] =>
  [...said].flatMap(([name, answer]) =>
    name.startsWith('warbands.open') && 'list' in (answer as object)
      ? [JSON.stringify((answer as { list: unknown }).list)]
      : [],
  );

/** Cards, tiles and lists that are shown but were never stored so. */
function inventedIn(said: Map<string, unknown>): string[] {
  const faces = new Set(facesIn(before).map((face) => JSON.stringify(face)));
  const lists = new Set([...listsIn(before), ...storedLists, JSON.stringify(emptyList)]);
  return [
    ...facesIn(said).flatMap((face) => (faces.has(JSON.stringify(face)) ? [] : [face.id])),
    ...listsIn(said).filter((list) => !lists.has(list)),
  ];
}

/** The structure of the file itself is broken: nothing mends that but a backup, and every start says so. */
const brokenFile = 'damaged';

/** What is wrong with how a damage was met. */
async function complaintsAbout(data: string): Promise<string[]> {
  const outcome = await outcomeOf(data);
  if (!outcome) return [];
  const { bugs, said, told, toldAgain, logged } = outcome;
  const changed = differences(said);
  return [
    ...bugs,
    ...inventedIn(said).map((what) => `shows ${what}`),
    ...toldAgain.filter((code) => code !== brokenFile).map((code) => `tells ${code} again`),
    ...(changed.length > 0 && told.length === 0
      ? [`changed ${changed.join(', ')}, told nothing, logged ${logged.join('; ')}`]
      : []),
  ];
}

/** Rows looked at for every column. */
const rows = 4;

describe('a bit turned over in a row', () => {
  it('is repaired, told or harmless, in every column of every table of content', async () => {
    const client = new Database(databaseFile(filled), { readonly: true });
    const rng = seedRng(3126);
    const flips = tablesOf(client)
      .flatMap((table) => flipsOf(client, table, rows, rng))
      .filter((flip) => !isOfMatches(flip));
    client.close();
    const complaints: string[] = [];
    let done = 0;
    for (const [index, flip] of flips.entries()) {
      const data = copyOf(`cell-${String(index)}`);
      if (flipCell(databaseFile(data), flip)) {
        done += 1;
        complaints.push(...(await complaintsAbout(data)).map((words) => `${JSON.stringify(flip)}: ${words}`));
      }
      rmSync(data, { recursive: true });
    }
    expect(complaints).toEqual([]);
    expect(done).toBeGreaterThan(flips.length / 2);
  });
});

describe('a bit turned over in the file', () => {
  it('leads to the program or to words about it', async () => {
    const rng = seedRng(314);
    const bits = statSync(databaseFile(filled)).size * 8;
    const complaints: string[] = [];
    for (let count = 0; count < 160; count++) {
      const data = copyOf(`file-${String(count)}`);
      const bit = randomInt(rng, bits);
      flipFile(databaseFile(data), bit);
      complaints.push(...(await complaintsAbout(data)).map((words) => `bit ${String(bit)}: ${words}`));
      rmSync(data, { recursive: true });
    }
    expect(complaints).toEqual([]);
  });
});
