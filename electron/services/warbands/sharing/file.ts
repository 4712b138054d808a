/** A warband as a file: JSON with a format number, for keeping and for other programs. */
import { err, ok, type Result } from '../../../../shared/result.ts';
import { longestWarbandName } from '../../../../shared/calls/warbands.ts';
import { beginning, plainLine } from '../../../../shared/plain-text.ts';
import { tidyList, warbandList } from '../../../../shared/warbands.ts';
import { z } from '../../../../shared/zod.ts';
import { fileStem } from '../../saving/file-name.ts';
import type { Bookshelf } from './bookshelf.ts';
import type { CodeRefusal } from './code.ts';
import type { Named, Reading } from './text.ts';
import { listParts } from '../../../../shared/warbands.ts';

const fileSchema = z.strictObject({
  deepmarch: z.literal('warband'),
  format: z.literal(1),
  name: z.string().max(400),
  list: warbandList,
});

export const writeFile = ({ name, list }: Named): string =>
  `${JSON.stringify({ deepmarch: 'warband', format: 1, name: plainLine(name), list }, undefined, 1)}\n`;

/** `the-iron-line.warband.json` */
export const fileNameOf = (name: string): string => `${fileStem(name, 'warband')}.warband.json`;

export function readFile(text: string, shelf: Bookshelf): Result<Reading, CodeRefusal> {
  const read = fileSchema.safeParse(parsed(text));
  if (!read.success)
    return err({
      code: 'notAWarband',
      sentence: 'This file is JSON, but it holds no warband this program can read.',
    });
  const list = tidyList(read.data.list);
  const unknown = listParts.flatMap((part) => list[part]).filter(({ key }) => !shelf.byKey.has(key));
  const troubles = unknown.map(({ key, copies }) => ({
    line: 0,
    text: `${String(copies)} × ${key}`,
    code: 'unknownKept',
    sentence: `No enabled pack has ${key}; it is kept as an unknown card.`,
    suggestions: [],
    isKept: true,
  }));
  return ok({ name: beginning(plainLine(read.data.name), longestWarbandName), list, troubles });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}
