/**
 * `npm run packs -- check FOLDER|ZIP… [--json]`: reads packs, tells every error and warning; exit code 1 if there is an error.
 * `npm run packs -- read FOLDER|ZIP… [--json]`: the rules text of every card, as it is printed.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { summarise, type PackSummary } from '../games/warband/cards/pack-lint.ts';
import { packCards, type PackProblem } from '../games/warband/cards/pack.ts';
import { plainCardText } from '../games/warband/cards/text/card-text.ts';
import { readSentPack } from '../services/packs/check.ts';
import { hashPack } from '../services/packs/stored.ts';
import type { SentFile } from '../services/packs/zip.ts';
import { runCommand, UsageError } from './args.ts';

interface Report {
  place: string;
  pack?: string;
  hash?: string;
  summary?: PackSummary;
  errors: PackProblem[];
  warnings: PackProblem[];
  ignored: string[];
}

/** What a window would send: the zip, or the files of the folder. */
function filesAt(place: string): SentFile[] {
  if (!existsSync(place)) throw new UsageError(`There is no folder or zip ${place}.`);
  if (!statSync(place).isDirectory()) return [{ path: basename(place), bytes: bytesOf(place) }];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ path: name, bytes: bytesOf(join(place, name)) }));
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function reportOn(place: string): Report {
  const read = readSentPack(filesAt(place));
  if (!read.ok) return { place, ...read.error, warnings: [] };
  const { pack, warnings, ignored } = read.value;
  return {
    place,
    pack: `${pack.manifest.id} ${pack.manifest.version}`,
    hash: hashPack(pack),
    summary: summarise(pack),
    errors: [],
    warnings,
    ignored,
  };
}

const line = (kind: string, { file, line: at, path, code, sentence }: PackProblem): string =>
  `  ${kind} ${file}${at === undefined ? '' : `:${at}`}${path === '' ? '' : ` ${path}`}: ${sentence} [${code}]`;

function summaryLines({ commanders, creatures, orders, themes }: PackSummary): string[] {
  return [
    `  ${commanders} commanders; ${creatures.cards} creatures (${creatures.different} different, Levels ${creatures.levels}); ` +
      `${orders.cards} orders (${orders.different} different: ${orders.standard} standard, ${orders.minor} minor, ${orders.immediate} immediate)`,
    `  themes: ${Object.entries(themes)
      .toSorted(([, a], [, b]) => b - a)
      .map(([theme, count]) => `${theme} ${count}`)
      .join(', ')}`,
  ];
}

function textOf(report: Report): string {
  return [
    `${report.place}: ${report.pack ?? 'unsound'}${report.hash === undefined ? '' : ` ${report.hash.slice(0, 12)}`}`,
    ...(report.summary ? summaryLines(report.summary) : []),
    ...report.errors.map((each) => line('error  ', each)),
    ...report.warnings.map((each) => line('warning', each)),
    ...report.ignored.map((file) => `  not read ${file}: no file of a pack`),
    `  ${report.errors.length} errors, ${report.warnings.length} warnings`,
  ].join('\n');
}

/** What a player reads: flavour is no rule and is left out. */
function cardsAt(place: string): { place: string; cards: { name: string; text: string[] }[] } {
  const read = readSentPack(filesAt(place));
  if (!read.ok) throw new UsageError(`${place} has errors: npm run packs -- check ${place}`);
  const cards = packCards(read.value.pack).map((card) => ({ name: card.name, text: plainCardText(card) }));
  return { place, cards };
}

const cardsText = ({ place, cards }: ReturnType<typeof cardsAt>): string =>
  [place, ...cards.map(({ name, text }) => [name, ...text.map((each) => `  ${each}`)].join('\n'))].join(
    '\n\n',
  );

function check(places: readonly string[], json: boolean): void {
  const reports = places.map(reportOn);
  console.log(json ? JSON.stringify(reports, undefined, 2) : reports.map(textOf).join('\n\n'));
  if (reports.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
}

function read(places: readonly string[], json: boolean): void {
  const packs = places.map(cardsAt);
  console.log(json ? JSON.stringify(packs, undefined, 2) : packs.map(cardsText).join('\n\n'));
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, ...places] = positionals;
  const run = { check, read }[command ?? ''];
  if (!run || places.length === 0)
    throw new UsageError('Use: npm run packs -- check|read FOLDER|ZIP… [--json]');
  run(places, values.json);
});
