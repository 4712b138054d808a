/** What a search can ask about a card: the fields, their short names, and the words some of them are limited to. */
import { abilities } from '../cards.ts';

export const cardTypes = ['commander', 'creature', 'order'] as const;
const cardTimings = ['standard', 'minor', 'immediate'] as const;
export const cardThemes = [
  'attack',
  'protection',
  'healing',
  'movement',
  'control',
  'cards',
  'morale',
  'leadership',
  'treasure',
  'strength',
  'answers',
] as const;
/** Qualities a card has or has not: `is:large`. */
const cardQualities = ['large', 'ranged', 'flying', 'power', 'trigger', 'gold', 'silver'] as const;

interface FieldRule {
  /** Other ways to write it. */
  short: readonly string[];
  /** `number` is compared, `text` is looked for in what is printed, `word` is one of several the card carries. */
  kind: 'number' | 'text' | 'word';
  /** For a word: all there are. Without it any word may be asked for. */
  words?: readonly string[];
}

/** Every field by its full name. */
export const fields = {
  name: { short: ['n'], kind: 'text' },
  text: { short: ['o'], kind: 'text' },
  flavour: { short: ['flavor'], kind: 'text' },
  type: { short: ['t'], kind: 'word', words: [...cardTypes, ...cardTimings] },
  timing: { short: [], kind: 'word', words: cardTimings },
  ability: { short: ['a'], kind: 'word', words: [...abilities, 'any'] },
  keyword: { short: ['kw', 'k'], kind: 'word' },
  trait: { short: [], kind: 'word' },
  theme: { short: [], kind: 'word', words: cardThemes },
  pack: { short: ['p'], kind: 'word' },
  mark: { short: [], kind: 'word', words: ['gold', 'silver'] },
  is: { short: [], kind: 'word', words: cardQualities },
  level: { short: ['lvl', 'l'], kind: 'number' },
  hp: { short: ['hitpoints'], kind: 'number' },
  melee: { short: [], kind: 'number' },
  ranged: { short: [], kind: 'number' },
  range: { short: ['distance'], kind: 'number' },
  speed: { short: ['sp'], kind: 'number' },
  morale: { short: [], kind: 'number' },
  leadership: { short: ['lead'], kind: 'number' },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export type FieldKind = FieldRule['kind'];
type FieldOf<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof fields)[Name]['kind'] extends Kind ? Name : never;
}[FieldName];
export type NumberField = FieldOf<'number'>;
export type TextField = FieldOf<'text'>;
export type WordField = FieldOf<'word'>;

export const ruleOf = (name: FieldName): FieldRule => fields[name];

/** The field somebody means by a word, in full or short, in any case. */
export function fieldNamed(word: string): FieldName | undefined {
  const lower = word.toLowerCase();
  return fieldNames.find((name) => name === lower || ruleOf(name).short.includes(lower));
}

/** Lower case without accents, so that a search need not be typed exactly. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a limited field that begin as was typed. */
export const wordsBeginning = (words: readonly string[], start: string): string[] =>
  words.filter((word) => word.startsWith(fold(start)));
