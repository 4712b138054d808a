/**
 * Rules text as parts: words, numbers, keywords, terms and icons, so that a window can show tooltips and symbols
 * and a screen reader can read plain words. Every icon carries the words it stands for.
 */
import type { AbilityName, Trait } from '../language.ts';

export type IconName = 'tap' | 'melee' | 'ranged' | AbilityName;

/** A word of the rules that a window can explain when asked. */
export type TermName =
  Trait | 'move' | 'shift' | 'slide' | 'cower' | 'dodge' | 'assist' | 'attach' | 'unpreventable';

export type Part =
  | { kind: 'text'; text: string }
  /** A creature's keyword, such as Undead. */
  | { kind: 'keyword'; text: string }
  | { kind: 'term'; term: TermName; text: string }
  | { kind: 'icon'; icon: IconName; text: string }
  | { kind: 'value'; text: string }
  /** The name of a power. */
  | { kind: 'name'; text: string };

export type Phrase = readonly Part[];

export const keywordPart = (text: string): Phrase => [{ kind: 'keyword', text }];
export const term = (name: TermName, text: string): Phrase => [{ kind: 'term', term: name, text }];
export const icon = (name: IconName, text: string): Phrase => [{ kind: 'icon', icon: name, text }];
export const value = (text: number | string): Phrase => [{ kind: 'value', text: String(text) }];
export const nameOf = (text: string): Phrase => [{ kind: 'name', text }];
export const words = (text: string): Phrase => (text === '' ? [] : [{ kind: 'text', text }]);

/** Puts phrases side by side; neighbouring words become one part. */
export function glue(...phrases: Phrase[]): Phrase {
  const parts: Part[] = [];
  for (const part of phrases.flat()) {
    const last = parts.at(-1);
    if (last?.kind === 'text' && part.kind === 'text')
      parts[parts.length - 1] = words(last.text + part.text)[0]!;
    else parts.push(part);
  }
  return parts;
}

type Sayable = Phrase | string | number;

/** `say` + template: words as written, numbers as values, phrases as they are. */
export function say(strings: TemplateStringsArray, ...inside: Sayable[]): Phrase {
  const toPhrase = (it: Sayable): Phrase =>
    typeof it === 'number' ? value(it) : typeof it === 'string' ? words(it) : it;
  return glue(
    ...strings.flatMap((text, index) => [words(text), index < inside.length ? toPhrase(inside[index]!) : []]),
  );
}

/** Phrases with a separator between them; empty ones are left out. */
export function join(phrases: readonly Phrase[], separator: string): Phrase {
  const spoken = phrases.filter((phrase) => phrase.length > 0);
  return glue(...spoken.flatMap((phrase, index) => (index > 0 ? [words(separator), phrase] : [phrase])));
}

/** The same phrase beginning with a capital letter. */
export function capitalised(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

/** The words alone, for tests, search and screen readers. */
export const plainText = (phrase: Phrase): string => phrase.map((part) => part.text).join('');
