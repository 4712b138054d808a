/** What every English step is made of: a statement about somebody, or a command. */
import type { Step } from '../../language.ts';
import { join, say, words, type Phrase } from '../parts.ts';
import type { Said } from './clauses.ts';
import { isYou, type Noun } from './nouns.ts';

/** "each enemy takes …", or "up to 2 enemies each take …". Without a command of its own it is "have them …". */
export const told = (
  subject: Noun,
  third: string,
  base: string,
  rest: Phrase,
  command?: Phrase,
  until?: string,
): Said => ({
  clause: {
    statement: { subject, verb: subject.plural ? base : third, base, rest },
    ...(command
      ? { command }
      : { command: say`have ${subject.object} ${plain(base)} ${rest}`, isCausative: true }),
    ...(until === undefined ? {} : { until }),
  },
});

const plain = (base: string): string => base.replace(/^each /, '');

export const ordered = (command: Phrase, until?: string): Said => ({
  clause: { command, ...(until === undefined ? {} : { until }) },
});

/** A player does something with their cards or tracks: a command if it is you. */
export function playerDoes(noun: Noun, third: string, base: string, rest: Phrase): Said {
  const command = join([words(base), rest], ' ');
  if (isYou(noun)) return { clause: { command, otherwise: { subject: noun, verb: base, base, rest } } };
  return told(noun, third, base, rest);
}

/**
 * Something done to creatures: "tap it", or "it is tapped" where the sentence needs a subject; `byItself` is the verb
 * of a creature that was just spoken of: "it heals 40 damage and untaps".
 */
export const doneTo = (noun: Noun, command: string, participle: string, byItself?: string): Said => ({
  clause: {
    command: say`${command} ${noun.object}`,
    ...(byItself !== undefined && {
      byItself: { subject: noun, verb: byItself, base: command, rest: words('') },
    }),
    otherwise: {
      subject: noun,
      verb: noun.plural ? 'are' : 'is',
      base: 'be',
      rest: words(participle),
    },
  },
});

export type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;
