/** The report on a pack from outside as plain text, to be sent to whoever wrote the pack. */
import type { PackRemark } from '../../shared/calls/packs.ts';
import { packsText } from '../text/packs.ts';
import type { Arrival } from './shelf.svelte.ts';

const lineOf = ({ file, line, path, code, sentence }: PackRemark): string =>
  `${file}${line === undefined ? '' : `:${String(line)}`}${path === '' ? '' : ` ${path}`}: ${sentence} [${code}]`;

export const reportText = ({ name, report }: Arrival): string =>
  [
    packsText.bad(name),
    ...report.errors.map(lineOf),
    ...(report.more > 0 ? [packsText.more(report.more)] : []),
  ].join('\n');
