/** `npm run packs -- check FOLDER… [--json]`: reads packs, tells every error and warning; exit code 1 if there is an error. */
import { parseArgs } from 'node:util';
import { checkPack } from '../games/warband/cards/pack-check.ts';
import { lintPack, summarise, type PackSummary } from '../games/warband/cards/pack-lint.ts';
import { readPackFiles, withLines, type PackProblem } from '../games/warband/cards/pack.ts';
import { runCommand, UsageError } from './args.ts';
import { readPackTexts } from './pack-folders.ts';

interface Report {
  folder: string;
  pack?: string;
  summary?: PackSummary;
  errors: PackProblem[];
  warnings: PackProblem[];
}

function reportOn(folder: string): Report {
  const texts = readPackTexts(folder);
  const read = readPackFiles(texts);
  if (!read.ok) return { folder, errors: read.error, warnings: [] };
  const pack = read.value;
  const { id, version } = pack.manifest;
  return {
    folder,
    pack: `${id} ${version}`,
    summary: summarise(pack),
    errors: withLines(checkPack(pack), texts),
    warnings: withLines(lintPack(pack), texts),
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
    `${report.folder}: ${report.pack ?? 'unreadable'}`,
    ...(report.summary ? summaryLines(report.summary) : []),
    ...report.errors.map((each) => line('error  ', each)),
    ...report.warnings.map((each) => line('warning', each)),
    `  ${report.errors.length} errors, ${report.warnings.length} warnings`,
  ].join('\n');
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, ...folders] = positionals;
  if (command !== 'check' || folders.length === 0)
    throw new UsageError('Use: npm run packs -- check FOLDER… [--json]');
  const reports = folders.map(reportOn);
  console.log(values.json ? JSON.stringify(reports, undefined, 2) : reports.map(textOf).join('\n\n'));
  if (reports.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
});
