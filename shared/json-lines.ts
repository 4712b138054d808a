/** JSON that remembers where everything stood: so that a mistake in a file can be told by line, not only by field. */
import { err, ok, type Result } from './result.ts';
import { formatPath, type Path } from './read-data.ts';

export interface Place {
  line: number;
  column: number;
}

/** A parsed file: its value, and the place of each field by its path (`steps[2].do`). */
export interface PlacedJson {
  value: unknown;
  places: ReadonlyMap<string, Place>;
}

export interface JsonMistake extends Place {
  sentence: string;
}

/** Deeper nesting would only serve to exhaust the stack. */
const deepest = 60;

class Stop extends Error {
  readonly at: number;
  constructor(at: number, sentence: string) {
    super(sentence);
    this.at = at;
  }
}

interface Reader {
  text: string;
  at: number;
  places: Map<string, Place>;
  lineStarts: number[];
}

/** Reads JSON with places; the mistake names line and column. */
export function parseJsonLines(text: string): Result<PlacedJson, JsonMistake> {
  const reader: Reader = { text, at: 0, places: new Map(), lineStarts: startsOf(text) };
  try {
    const value = readValue(reader, []);
    skipSpace(reader);
    if (reader.at < text.length) throw new Stop(reader.at, 'There is something after the end of the value.');
    return ok({ value, places: reader.places });
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return err({ ...placeAt(reader, stop.at), sentence: stop.message });
  }
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeAt({ lineStarts }: Reader, at: number): Place {
  const line = lineStarts.findLastIndex((start) => start <= at);
  return { line: line + 1, column: at - lineStarts[line] + 1 };
}

function skipSpace(reader: Reader): void {
  const { text } = reader;
  while (reader.at < text.length && ' \t\r\n'.includes(text[reader.at])) reader.at += 1;
}

function readValue(reader: Reader, path: Path): unknown {
  skipSpace(reader);
  if (path.length > deepest) throw new Stop(reader.at, `It is nested more than ${deepest} levels deep.`);
  const key = formatPath(path);
  if (!reader.places.has(key)) reader.places.set(key, placeAt(reader, reader.at));
  const letter = reader.text[reader.at];
  if (letter === '{') return readObject(reader, path);
  if (letter === '[') return readArray(reader, path);
  if (letter === '"') return readString(reader);
  return readWord(reader);
}

function readObject(reader: Reader, path: Path): unknown {
  const entries = new Map<string, unknown>();
  readList(reader, '}', () => {
    skipSpace(reader);
    const start = reader.at;
    if (reader.text[start] !== '"') throw new Stop(start, 'A field name in double quotes is expected here.');
    const key = readString(reader);
    if (entries.has(key)) throw new Stop(start, `The field "${key}" is there twice.`);
    reader.places.set(formatPath([...path, key]), placeAt(reader, start));
    skipSpace(reader);
    take(reader, ':', `A colon is missing after "${key}".`);
    entries.set(key, readValue(reader, [...path, key]));
  });
  return Object.fromEntries(entries);
}

function readArray(reader: Reader, path: Path): unknown[] {
  const values: unknown[] = [];
  readList(reader, ']', () => values.push(readValue(reader, [...path, values.length])));
  return values;
}

/** Entries between brackets, parted by commas. */
function readList(reader: Reader, close: string, readEntry: () => void): void {
  reader.at += 1;
  skipSpace(reader);
  if (reader.text[reader.at] === close) {
    reader.at += 1;
    return;
  }
  for (;;) {
    readEntry();
    skipSpace(reader);
    const letter = reader.text[reader.at];
    if (letter !== ',' && letter !== close) throw new Stop(reader.at, `A comma or ${close} is missing here.`);
    reader.at += 1;
    if (letter === close) return;
    skipSpace(reader);
    if (reader.text[reader.at] === close) throw new Stop(reader.at, `A comma stands before this ${close}.`);
  }
}

function take(reader: Reader, letter: string, sentence: string): void {
  if (reader.text[reader.at] !== letter) throw new Stop(reader.at, sentence);
  reader.at += 1;
}

/** The string is cut out by its quotes and read by the built-in reader, which knows the escapes. */
function readString(reader: Reader): string {
  const start = reader.at;
  let end = start + 1;
  while (end < reader.text.length && reader.text[end] !== '"' && reader.text[end] !== '\n')
    end += reader.text[end] === '\\' ? 2 : 1;
  if (reader.text[end] !== '"') throw new Stop(start, 'This text has no closing quote on its line.');
  reader.at = end + 1;
  return readPlain(start, reader.text.slice(start, end + 1)) as string;
}

function readWord(reader: Reader): unknown {
  const start = reader.at;
  const word = /^[\w+.-]+/.exec(reader.text.slice(start, start + 40))?.[0];
  if (word === undefined)
    throw new Stop(
      start,
      start < reader.text.length ? 'A value is expected here.' : 'The file ends too early.',
    );
  reader.at += word.length;
  return readPlain(start, word);
}

function readPlain(start: number, source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    throw new Stop(start, `${source} is not JSON; texts stand in double quotes.`);
  }
}
