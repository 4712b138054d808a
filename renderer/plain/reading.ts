/**
 * Data of a game nobody has words for, read aloud as it is: `{ kind: 'cardPlayed', seat: 0, card: 7 }` becomes
 * "card played: Mira, card 7". Enough to play any game from its first day.
 */
import { plainText as text } from '../text/plain.ts';

/** A name of the program in words: `cardPlayed`, `choose-card` and `is_veiled` are "card played", "choose card", … */
const spoken = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();

/** Parts that hold a seat are told as the name of whoever sits there. */
const seats = new Set(['seat', 'by', 'owner', 'leader', 'first', 'to']);

interface Reader {
  players: readonly string[];
}

function valueWords(name: string, value: unknown, { players }: Reader): string {
  if (typeof value === 'number' && seats.has(name) && players[value] !== undefined) return players[value];
  if (typeof value === 'boolean') return value ? spoken(name).replace(/^is /, '') : '';
  if (Array.isArray(value)) return listWords(name, value, { players });
  if (typeof value === 'object' && value !== null) return partsOf(value, { players }).join(', ');
  return `${spoken(name)} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

function listWords(name: string, values: readonly unknown[], reader: Reader): string {
  if (values.length === 0) return `${spoken(name)}: ${text.nothing}`;
  const isPlain = values.every((value) => typeof value !== 'object');
  const told = isPlain
    ? values.map(String)
    : values.map((value) => partsOf(value as object, reader).join(' '));
  return `${spoken(name)}: ${told.join('; ')}`;
}

/** The parts of a piece of data in words, without its kind. */
const partsOf = (data: object, reader: Reader): string[] =>
  Object.entries(data)
    .filter(([name, value]) => name !== 'kind' && value !== undefined && value !== null)
    .map(([name, value]) => valueWords(name, value, reader))
    .filter((words) => words !== '');

/** An action, an event or a question as a sentence. */
export function sentenceOf(kind: string, data: object, reader: Reader): string {
  const parts = partsOf(data, reader);
  const words = parts.length === 0 ? spoken(kind) : `${spoken(kind)}: ${parts.join(', ')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A view as lines: one value each, with one value a seat told seat by seat. */
export function linesOf(view: object, reader: Reader): string[] {
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null) return [];
    if (isBySeat(value, reader))
      return [
        `${capital(spoken(name))}: ${value.map((each, seat) => `${reader.players[seat]!} ${String(each)}`).join(', ')}`,
      ];
    const words = valueWords(name, value, reader);
    return words === '' ? [] : [capital(seats.has(name) ? `${spoken(name)}: ${words}` : words)];
  });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isBySeat = (value: unknown, { players }: Reader): value is (number | string)[] =>
  Array.isArray(value) &&
  value.length === players.length &&
  value.every((each) => ['number', 'string'].includes(typeof each));
