/**
 * `npm run bench -- search [--json] [--cards 5000] [--runs 30]`: searches over a pack of thousands of cards, as the
 * collection makes them (found, sorted, chips counted), against a filter over the same cards as objects in memory.
 */
import { parseArgs } from 'node:util';
import { parseQuery } from '../../../shared/search/parse.ts';
import type { Query } from '../../../shared/search/query.ts';
import type { Db } from '../../db/connect.ts';
import { storePack } from '../../db/packs.ts';
import { createCollection } from '../../services/collection/collection.ts';
import { keyedCards, rowsOf } from '../../services/packs/stored.ts';
import { wholeNumber } from '../common/args.ts';
import { inBenchFolder, withDatabase } from './database.ts';
import { machine, median, timed } from './measuring.ts';
import { isFoundNaively, plainCard, type PlainCard } from './peers/naive-search.ts';
import { manyCards } from '../warband/many-cards.ts';

const goal = 30;

const searches = [
  '',
  'undead',
  'a',
  'lvl>=3 kw:undead ability:might type:immediate text:"prevent"',
  '(type:creature speed>=6) or (type:order lvl<=2)',
  '-kw:undead -is:ranged hp>40',
  'text:"at the start" or theme:healing or theme:movement',
  'name:gilded not (trait:fl or is:large)',
  // As much as a search may ask.
  ['a', 't', 'th', 'c', 'd', 'e', 's', 'o'].join(' or '),
  Array.from({ length: 24 }, (_, level) => `(-hp=${String(level * 10)})`).join(' '),
];

const chips = [
  'type:creature',
  'type:order',
  'timing:immediate',
  'ability:might',
  'ability:wits',
  'is:large',
  'level=1',
];

interface Line {
  query: string;
  found: number;
  milliseconds: number;
  worst: number;
  naive: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, cards: { type: 'string' }, runs: { type: 'string' } },
  });
  const cards = wholeNumber('cards', values.cards ?? '5000', 1);
  const runs = wholeNumber('runs', values.runs ?? '30', 1);
  const lines = await inBenchFolder((folder) => withDatabase(folder, (db) => measureAll(db, cards, runs)));
  print(lines, cards, values.json ?? false);
}

function measureAll(db: Db, count: number, runs: number): Line[] {
  const pack = manyCards(count);
  storePack(db, rowsOf(pack, { source: 'imported', isEnabled: true, at: 0, by: 'bench' }));
  const plain = keyedCards(pack).map((card) => plainCard(card, pack.manifest.name));
  return searches.map((query) => measure(db, plain, query, runs));
}

function measure(db: Db, plain: readonly PlainCard[], text: string, runs: number): Line {
  const collection = createCollection(db);
  const search = () =>
    collection.search({ query: text, sort: 'level', isDescending: false, group: 'none', chips });
  const first = search();
  if (!first.ok) throw new Error(first.error.sentence);
  const times = Array.from({ length: runs }, () => timed(search));
  const parsed = parseQuery(text);
  const query: Query | undefined = parsed.ok ? parsed.value : undefined;
  const filter = () => plain.filter((card) => isFoundNaively(card, query!));
  filter(); // Lets the compiler see it first, as it has seen ours.
  const naive = timed(filter);
  return {
    query: text,
    found: first.value.found,
    milliseconds: median(times),
    worst: Math.max(...times),
    naive,
  };
}

function print(lines: readonly Line[], cards: number, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ machine: machine(), cards, goal, lines }, undefined, 2));
    return;
  }
  console.log(`Searches over ${String(cards)} cards on ${machine()}; goal: under ${String(goal)} ms.`);
  for (const { query, found, milliseconds, worst, naive } of lines)
    console.log(
      `${milliseconds.toFixed(1).padStart(7)} ms  (worst ${worst.toFixed(1)}, filter over objects ${naive.toFixed(0)})  ${String(found).padStart(5)} found  ${query.slice(0, 70) || '(everything)'}`,
    );
}
