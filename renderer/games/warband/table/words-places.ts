/**
 * Where options that are only words are shown: as a question below the board, or among the actions. What is done to the
 * square somebody stands on stands there too: a piece covers it.
 */
import type { WarbandDecision } from './offers.ts';

/** Prompts that are a question of their own; every other word stands among the actions. */
const questions = new Set([
  'first',
  'shield',
  'useTrigger',
  'orderTriggers',
  'orderTimed',
  'pay',
  'may',
  'choose',
  'cower',
]);

/** Kinds that are words, in the order in which they are the main thing to press. */
const ranked: readonly string[] = ['confirm', 'enough', 'pass', 'end', 'stay', 'decline', 'collect'];

const onThings = new Set([
  'deploy',
  'place',
  'activate',
  'move',
  'attack',
  'play',
  'power',
  'dodge',
  'actor',
  'assist',
  'pay',
  'target',
  'go',
  'source',
  'pick',
  'card',
]);

export function placesOf(decision: WarbandDecision | undefined): { question: number[]; actions: number[] } {
  if (!decision) return { question: [], actions: [] };
  const { options, prompt } = decision;
  const words = options
    .map((_, option) => option)
    .filter((option) => !onThings.has(options[option]!.kind) || isPlayer(decision, option));
  if (questions.has(prompt.code)) return { question: words, actions: [] };
  const rank = (option: number) => {
    const found = ranked.indexOf(options[option]!.kind);
    return found < 0 ? ranked.length : found;
  };
  return { question: [], actions: words.sort((a, b) => rank(a) - rank(b)) };
}

/** A player as a target lies on nothing on the table. */
const isPlayer = ({ options, prompt }: WarbandDecision, option: number): boolean =>
  options[option]?.kind === 'target' && prompt.about?.['kind'] === 'player';
