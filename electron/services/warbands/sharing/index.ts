/** Warbands going out and coming in: as text, as a short code, as a file. */
import { err, ok, type Result } from '../../../../shared/result.ts';
import { listParts } from '../../../../shared/warbands.ts';
import type { Bookshelf } from './bookshelf.ts';
import { cleanLine, isBinary } from './clean.ts';
import { type CodeRefusal, codePattern, readCode, writeCode } from './code.ts';
import { fileNameOf, readFile, writeFile } from './file.ts';
import { type Named, type Reading, readText, writeText } from './text.ts';

export const exportWarband = (warband: Named, shelf: Bookshelf) => ({
  text: writeText(warband, shelf),
  code: writeCode(warband, shelf),
  file: writeFile(warband),
  fileName: fileNameOf(warband.name),
});

export interface Import extends Reading {
  form: 'text' | 'code' | 'file';
}

const nothingThere: CodeRefusal = { code: 'nothingThere', sentence: 'There is no card in this text.' };
const notText: CodeRefusal = {
  code: 'notText',
  sentence:
    'This is no text. A warband comes as text, as a code that begins with DM1-, or as a .warband.json file.',
};

/** Reads whatever was pasted, dropped or opened, and says what it took it for. */
export function importWarband(text: string, shelf: Bookshelf): Result<Import, CodeRefusal> {
  if (isBinary(text)) return err(notText);
  const start = cleanLine(text.slice(0, 200));
  if (start === '') return err(nothingThere);
  if (start.startsWith('{')) return inForm('file', readFile(text, shelf));
  // A code may have been broken over lines, and may have picked up marks nobody sees.
  if (codePattern.test(start)) return inForm('code', readCode(cleanLine(text), shelf));
  const reading = readText(text, shelf);
  const isEmpty = reading.troubles.length === 0 && listParts.every((part) => reading.list[part].length === 0);
  return isEmpty ? err(nothingThere) : inForm('text', ok(reading));
}

const inForm = (form: Import['form'], read: Result<Reading, CodeRefusal>): Result<Import, CodeRefusal> =>
  read.ok ? ok({ ...read.value, form }) : read;
