/**
 * `npm run packs -- check FOLDER|ZIP… [--json]`: reads packs, tells every error and warning; exit code 1 if there is an error.
 * `npm run packs -- read FOLDER|ZIP… [--json]`: the rules text of every card, as it is printed.
 */
import { parseArgs } from 'node:util';
import { summarise, type PackSummary } from '../games/warband/cards/pack-lint.ts';
import { packCards, type PackProblem } from '../games/warband/cards/pack.ts';
import { plainCardText } from '../games/warband/cards/text/card-text.ts';
import { readSentPack } from '../services/packs/read-sent.ts';
import { hashPack } from '../services/packs/stored.ts';
import { runCommand, UsageError } from './common/args.ts';
import { filesAt } from './packs/files.ts';

interface Report {
  place: string;
  pack?: string;
  hash?: string;
  summary?: PackSummary;
  errors: PackProblem[];
  warnings: PackProblem[];
  ignored: string[];
  /** Symlinks and the like, which are not followed. */
  passedOver: string[];
}

function reportOn(place: string): Report {
  const found = filesAt(place);
  if (!found.ok) return { place, errors: [found.error], warnings: [], ignored: [], passedOver: [] };
  const { sent, passedOver } = found.value;
  const read = readSentPack(sent);
  if (!read.ok) return { place, ...read.error, warnings: [], passedOver };
  const { pack, warnings, ignored } = read.value;
  return {
    place,
    passedOver,
    pack: `${pack.manifest.id} ${pack.manifest.version}`,
    hash: hashPack(pack),
    summary: summarise(pack),
    errors: [],
    warnings,
    ignored,
  };
}

const line = (kind: string, { file, line: at, path, code, sentence }: PackProblem): string =>
  `  ${kind} ${file === '' ? 'all of it' : file}${at === undefined ? '' : `:${at}`}${path === '' ? '' : ` ${path}`}: ${sentence} [${code}]`;

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

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function textOf(report: Report): string {
  return [
    `${report.place}: ${report.pack ?? 'unsound'}${report.hash === undefined ? '' : ` ${report.hash.slice(0, 12)}`}`,
    ...(report.summary ? summaryLines(report.summary) : []),
    ...report.errors.map((each) => line('error  ', each)),
    ...report.warnings.map((each) => line('warning', each)),
    ...report.ignored.map((file) => `  not read ${file}: no file of a pack`),
    ...report.passedOver.map(
      (file) => `  not read ${file}: only plain files are read; a symlink is not followed`,
    ),
    `  ${counted(report.errors.length, 'error')}, ${counted(report.warnings.length, 'warning')}`,
  ].join('\n');
}

/** What a player reads: flavour is no rule and is left out. */
function cardsAt(place: string): { place: string; cards: { name: string; text: string[] }[] } {
  const found = filesAt(place);
  const read = found.ok ? readSentPack(found.value.sent) : found;
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
