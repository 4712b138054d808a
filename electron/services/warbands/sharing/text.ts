/**
 * A warband as text a person can read, change and send: one line a card, its pack in brackets.
 *
 *   Warband: The Iron Line
 *
 *   Commander
 *   1 Marshal Brannoc Tallow [The Lantern Watch]
 *
 *   Creatures
 *   3 Halberdier [The Lantern Watch]
 *
 * A name that is not enough to know the card by is followed by its key: `2 Halberdier [lantern-watch/halberdier]`.
 */
import {
  copiesOf,
  emptyList,
  listParts,
  mostCopies,
  mostLines,
  type ListPart,
  type WarbandList,
} from '../../../../shared/warbands.ts';
import { beginning, plainLine } from '../../../../shared/plain-text.ts';
import { type ImportTrouble, longestWarbandName } from '../../../../shared/calls/warbands.ts';
import type { Bookshelf, Print } from './bookshelf.ts';
import { tileName } from './bookshelf.ts';
import { cleanLine, cleanLines } from './clean.ts';
import { nearPrints } from './near.ts';

const headings: Record<ListPart, string> = {
  commanders: 'Commander',
  creatures: 'Creatures',
  orders: 'Orders',
  tiles: 'Tiles',
};

export interface Named {
  name: string;
  list: WarbandList;
}

export interface Reading extends Named {
  troubles: ImportTrouble[];
}

export function writeText({ name, list }: Named, shelf: Bookshelf): string {
  const parts = listParts
    .filter((part) => list[part].length > 0)
    .map((part) =>
      [
        headings[part],
        ...list[part].map(({ key, copies }) => `${String(copies)} ${nameFor(key, part, shelf)}`),
      ].join('\n'),
    );
  return `${[`Warband: ${plainLine(name)}`, ...parts].join('\n\n')}\n`;
}

/** By name and pack where the line would be read as this card again, else with the key. */
function nameFor(key: string, part: ListPart, shelf: Bookshelf): string {
  const print = shelf.byKey.get(key);
  const name = (print?.name ?? tileName(key)).replace(/[[\]]/gu, '');
  const written = `${name} [${shelf.packNames.get(packOf(key)) ?? packOf(key)}]`;
  const read = findCard({ ...lineParts(cleanLine(`1 ${written}`)), part }, shelf);
  const isUnderstood = 'key' in read && read.key === key && read.part === part;
  return isUnderstood ? written : `${name} [${key}]`;
}

const packOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** Cards of this name: of this pack if one is named, of this part if one is. */
function findPrints(
  name: string,
  pack: string | undefined,
  part: ListPart | undefined,
  { byName }: Bookshelf,
): Print[] {
  const found = byName.get(name.toLowerCase()) ?? [];
  return found.filter((print) => (!pack || print.pack === pack) && (!part || print.part === part));
}

const headingWords: Readonly<Record<string, ListPart>> = {
  commander: 'commanders',
  commanders: 'commanders',
  creature: 'creatures',
  creatures: 'creatures',
  order: 'orders',
  orders: 'orders',
  tile: 'tiles',
  tiles: 'tiles',
};

const heading = (line: string): ListPart | undefined =>
  headingWords[line.toLowerCase().replace(/[:\s(].*$/u, '')];

const isHeading = (line: string): boolean =>
  heading(line) !== undefined && /^\p{L}+:?( ?\(\d+\))?:?$/u.test(line);

const titlePattern = /^(?:warband|name):\s*(.*)$/iu;
const linePattern = /^(?:(\d{1,9})\s*[x×*]?(?:\s+|$))?(.*?)(?:\s*\[([^[\]]*)\])?$/u;
const keyPattern = /^[a-z0-9-]+\/[a-z0-9-]+$/u;

/** Reads what a person wrote; what is not understood is told line by line and left out. */
export function readText(text: string, shelf: Bookshelf): Reading {
  const reading: Reading = { name: '', list: structuredClone(emptyList), troubles: [] };
  let part: ListPart | undefined;
  cleanLines(text).forEach((line, index) => {
    const title = titlePattern.exec(line);
    if (line === '' || /^(#|\/\/)/u.test(line)) return;
    if (title) reading.name ||= beginning(title[1]!, longestWarbandName);
    else if (isHeading(line)) part = heading(line);
    else readLine(line, index + 1, part, shelf, reading);
  });
  return reading;
}

function readLine(
  line: string,
  number: number,
  part: ListPart | undefined,
  shelf: Bookshelf,
  reading: Reading,
): void {
  const trouble = (code: string, sentence: string, near: readonly Print[] = [], isKept = false): void => {
    const suggestions = near.map(({ key, name, pack }) => ({
      key,
      name,
      pack: shelf.packNames.get(pack) ?? pack,
    }));
    reading.troubles.push({ line: number, text: beginning(line, 200), code, sentence, suggestions, isKept });
  };
  const { amount, name, bracket } = lineParts(line);
  const copies = amount === undefined ? 1 : Number(amount);
  if (copies < 1 || copies > mostCopies)
    return trouble('badCount', `A card is there 1 to ${String(mostCopies)} times, not ${String(amount)}.`);
  const found = findCard({ name, bracket, part }, shelf);
  if ('code' in found) return trouble(found.code, found.sentence, found.near);
  if (!add(reading.list, found.part, found.key, copies))
    return trouble(
      'tooMany',
      `More than ${String(mostCopies)} copies, or more than ${String(mostLines)} different cards.`,
    );
  if (!shelf.byKey.has(found.key))
    trouble(
      'unknownKept',
      `No enabled pack has ${found.key}; it is kept as an unknown card.`,
      nearPrints(name, shelf.prints),
      true,
    );
}

function lineParts(line: string): { amount: string | undefined; name: string; bracket: string | undefined } {
  const [, amount, name = '', bracket] = linePattern.exec(line) ?? [];
  return { amount, name: name.trim(), bracket: bracket?.trim() };
}

interface Wanted {
  name: string;
  bracket: string | undefined;
  part: ListPart | undefined;
}

type Found = { part: ListPart; key: string } | { code: string; sentence: string; near: Print[] };

function findCard({ name, bracket, part }: Wanted, shelf: Bookshelf): Found {
  if (bracket !== undefined && keyPattern.test(bracket)) return byKey(bracket, part, shelf);
  if (keyPattern.test(name)) return byKey(name, part, shelf);
  if (name === '') return { code: 'noName', sentence: 'This line names no card.', near: [] };
  const pack = bracket === undefined ? undefined : shelf.packKeys.get(bracket.toLowerCase());
  if (bracket !== undefined && pack === undefined)
    return {
      code: 'unknownPack',
      sentence: `No enabled pack is called ${bracket}.`,
      near: nearPrints(name, shelf.prints),
    };
  const inPart = findPrints(name, pack, part, shelf);
  const found = inPart.length > 0 ? inPart : findPrints(name, pack, undefined, shelf);
  if (found.length === 1) return { part: found[0]!.part, key: found[0]!.key };
  if (found.length > 1)
    return {
      code: 'ambiguous',
      sentence: `There are ${String(found.length)} cards called ${name}. Which one?`,
      near: found.slice(0, 6),
    };
  return {
    code: 'unknownCard',
    sentence: `No card is called ${name}.`,
    near: nearPrints(name, shelf.prints),
  };
}

/** A key says all: also where it stands in a part it does not belong to, and where nobody knows it. */
function byKey(key: string, part: ListPart | undefined, shelf: Bookshelf): Found {
  const at = part ?? shelf.byKey.get(key)?.part;
  if (at) return { part: at, key };
  return {
    code: 'unknownCard',
    sentence: `No enabled pack has ${key}. Under a heading, such as Orders, it could be kept.`,
    near: nearPrints(tileName(key), shelf.prints),
  };
}

function add(list: WarbandList, part: ListPart, key: string, copies: number): boolean {
  const there = copiesOf(list[part], key);
  if (there + copies > mostCopies) return false;
  if (there > 0)
    list[part] = list[part].map((each) => (each.key === key ? { key, copies: there + copies } : each));
  else if (list[part].length >= mostLines) return false;
  else list[part].push({ key, copies });
  return true;
}
