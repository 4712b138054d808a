/**
 * A warband as a short code for a message: `DM1-` and bytes in base64url.
 *
 *   name · packs · for each part its entries · CRC-32 of all before it
 *
 * An entry is the number of its pack, its copies, and three bytes that stand for its id; an id nobody on this side
 * knows, or that shares its three bytes with another of the pack, is written out.
 */
import { crc32 } from 'node:zlib';
import { beginning, plainLine } from '../../../../shared/plain-text.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import {
  emptyList,
  listParts,
  mostCopies,
  mostLines,
  type WarbandEntry,
} from '../../../../shared/warbands.ts';
import { type ImportTrouble, longestWarbandName } from '../../../../shared/calls/warbands.ts';
import type { Bookshelf } from './bookshelf.ts';
import type { Named, Reading } from './text.ts';

const prefix = 'DM1-';
/** How a code begins, of whatever version. */
export const codePattern = /^DM\d+-/u;

export interface CodeRefusal {
  code: string;
  sentence: string;
}

const mark = (key: string): number => crc32(key) & 0xff_ff_ff;

/** The keys of the shelf by their three bytes; where several share them, none can be told. */
function marksOf({ prints }: Bookshelf): Map<string, string[]> {
  return Map.groupBy(
    prints.map(({ key }) => key),
    (key) => `${key.slice(0, key.indexOf('/'))} ${String(mark(key))}`,
  ) as Map<string, string[]>;
}

export function writeCode({ name, list }: Named, shelf: Bookshelf): string {
  const packs = [...new Set(listParts.flatMap((part) => list[part].map(({ key }) => packOf(key))))];
  const marks = marksOf(shelf);
  const bytes: number[] = [];
  putText(bytes, beginning(plainLine(name), longestWarbandName));
  putNumber(bytes, packs.length);
  for (const pack of packs) putText(bytes, pack);
  for (const part of listParts) {
    putNumber(bytes, list[part].length);
    for (const entry of list[part]) putEntry(bytes, entry, packs, marks);
  }
  const body = Buffer.from(bytes);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return prefix + Buffer.concat([body, check]).toString('base64url');
}

const packOf = (key: string): string => key.slice(0, key.indexOf('/'));
const idOf = (key: string): string => key.slice(key.indexOf('/') + 1);

/** Pack number doubled; one more where the id is written out. */
function putEntry(
  bytes: number[],
  { key, copies }: WarbandEntry,
  packs: readonly string[],
  marks: ReadonlyMap<string, string[]>,
): void {
  const pack = packs.indexOf(packOf(key));
  const short = mark(key);
  const isPlain = marks.get(`${packOf(key)} ${String(short)}`)?.join() === key;
  putNumber(bytes, pack * 2 + (isPlain ? 0 : 1));
  putNumber(bytes, copies);
  if (isPlain) bytes.push(short >> 16, (short >> 8) & 0xff, short & 0xff);
  else putText(bytes, idOf(key));
}

/** Seven bits a byte, the low ones first; the eighth says that more follow. */
function putNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 0x7f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}

function putText(bytes: number[], text: string): void {
  const encoded = Buffer.from(text, 'utf8');
  putNumber(bytes, encoded.length);
  bytes.push(...encoded);
}

const damaged: CodeRefusal = {
  code: 'damagedCode',
  sentence: 'This code is damaged: a letter is missing or changed. Copy it again, whole.',
};
const newer: CodeRefusal = {
  code: 'newerCode',
  sentence: 'This code was made by a newer version of the program.',
};

/** Reads a code whole, or says why not. Cards it names that nobody here knows are told, one trouble each. */
export function readCode(text: string, shelf: Bookshelf): Result<Reading, CodeRefusal> {
  const code = text.replace(/\s+/gu, '');
  if (!code.startsWith(prefix)) return err(newer);
  const letters = code.slice(prefix.length);
  if (!/^[\w-]+$/u.test(letters)) return err(damaged);
  const all = Buffer.from(letters, 'base64url');
  const body = all.subarray(0, -4);
  if (all.length < 8 || all.readUInt32BE(all.length - 4) !== crc32(body)) return err(damaged);
  // The last letter of base64url may hide unused bits: only the letters we would write ourselves are right.
  if (all.toString('base64url') !== letters) return err(damaged);
  try {
    return ok(readBody(body, shelf));
  } catch (error) {
    if (error instanceof RangeError) return err(damaged);
    throw error;
  }
}

/** Bytes read one after another; reading beyond the end is a RangeError. */
class Bytes {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#at++);
  }

  number(most: number): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return limited(value, most);
    }
    throw new RangeError('a number too long');
  }

  text(most: number): string {
    const length = this.number(most);
    if (this.#at + length > this.#bytes.length) throw new RangeError('a text too long');
    const text = this.#bytes.toString('utf8', this.#at, this.#at + length);
    this.#at += length;
    return text;
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('bytes left over');
  }
}

function limited(value: number, most: number): number {
  if (value > most) throw new RangeError('a number too large');
  return value;
}

function readBody(body: Buffer, shelf: Bookshelf): Reading {
  const bytes = new Bytes(body);
  const reading: Reading = {
    name: beginning(plainLine(bytes.text(longestWarbandName * 4)), longestWarbandName),
    list: structuredClone(emptyList),
    troubles: [],
  };
  const packs = Array.from({ length: bytes.number(200) }, () => slug(bytes.text(60)));
  const marks = marksOf(shelf);
  for (const part of listParts) {
    const entries = bytes.number(mostLines);
    for (let each = 0; each < entries; each++) {
      const { key, copies, pack } = readEntry(bytes, packs, marks);
      if (key !== undefined) reading.list[part].push({ key, copies });
      if (key === undefined || !shelf.byKey.has(key)) reading.troubles.push(strange(key, pack, copies));
    }
  }
  bytes.end();
  return reading;
}

interface Entry {
  key: string | undefined;
  copies: number;
  pack: string;
}

function readEntry(bytes: Bytes, packs: readonly string[], marks: ReadonlyMap<string, string[]>): Entry {
  const head = bytes.number(1000);
  const pack = packs[head >> 1];
  if (pack === undefined) throw new RangeError('no such pack');
  const copies = Math.max(1, bytes.number(mostCopies));
  if (head & 1) return { key: `${pack}/${slug(bytes.text(60))}`, copies, pack };
  const short = (bytes.byte() << 16) | (bytes.byte() << 8) | bytes.byte();
  const known = marks.get(`${pack} ${String(short)}`) ?? [];
  return { key: known.length === 1 ? known[0] : undefined, copies, pack };
}

function slug(text: string): string {
  if (!/^[a-z0-9-]+$/u.test(text)) throw new RangeError('no name of a pack or card');
  return text;
}

const strange = (key: string | undefined, pack: string, copies: number): ImportTrouble => ({
  line: 0,
  text: `${String(copies)} × ${key ?? pack}`,
  code: key ? 'unknownKept' : 'unknownCard',
  sentence: key
    ? `No enabled pack has ${key}; it is kept as an unknown card.`
    : `${String(copies)} copies of a card of the pack ${pack}, which is not here or of another version.`,
  suggestions: [],
  isKept: key !== undefined,
});
