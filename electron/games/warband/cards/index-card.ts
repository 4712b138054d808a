/** What a card can be found by: its fields, what it does, and every word printed on it. */
import { unreachable } from '../../../../shared/result.ts';
import type { cardThemes } from '../../../../shared/search/fields.ts';
import type { AbilityName, Card, EventName, Mark, StepKind, Timing, Trait } from './language.ts';
import { cardText } from './text/card-text.ts';
import { english } from './text/english/english.ts';
import type { Language } from './text/language.ts';
import { plainText } from './text/parts.ts';
import { stepsOf, textsOf } from './walk.ts';

/** What a step is for, as a player would look for it. */
export type Theme = (typeof cardThemes)[number];

export interface CardIndex {
  id: string;
  name: string;
  type: Card['type'];
  level?: number;
  timing?: Timing;
  mark?: Mark;
  keywords: string[];
  abilities: (AbilityName | 'any')[];
  traits: Trait[];
  steps: StepKind[];
  events: EventName[];
  themes: Theme[];
  isLarge: boolean;
  isRanged: boolean;
  /** The rules text, plain. */
  text: string;
  /** Every word, folded for comparison; sorted, each once. */
  words: string[];
}

/** Lower case without accents, so that a search need not be typed exactly. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => folded(text).match(/[\p{L}\p{N}+−-]+/gu) ?? []))].toSorted();

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

export function indexCard(card: Card, language: Language = english): CardIndex {
  const lines = cardText(card, language).map((line) => plainText(line.parts));
  const steps = unique(stepsOf(card).map((step) => step.do));
  const traits = unique(textsOf(card).flatMap((text) => (text.kind === 'trait' ? [text.trait] : [])));
  const fields = fieldsOf(card);
  const found = unique(steps.flatMap((kind) => themeOf(kind) ?? []));
  return {
    id: card.id,
    name: card.name,
    type: card.type,
    ...fields,
    ...(card.mark ? { mark: card.mark } : {}),
    traits,
    steps,
    events: unique(textsOf(card).flatMap((text) => (text.kind === 'trigger' ? [text.on.event] : []))),
    themes: found,
    text: lines.join('\n'),
    words: wordsIn([
      card.name,
      card.type,
      card.flavour ?? '',
      ...fields.keywords,
      ...fields.abilities,
      ...found,
      ...traits.map(language.traitName),
      ...lines,
    ]),
  };
}

type Fields = Pick<CardIndex, 'level' | 'timing' | 'keywords' | 'abilities' | 'isLarge' | 'isRanged'>;

function fieldsOf(card: Card): Fields {
  switch (card.type) {
    case 'creature':
      return {
        level: card.level,
        keywords: card.keywords,
        abilities: card.abilities,
        isLarge: card.large ?? false,
        isRanged: card.ranged !== undefined,
      };
    case 'order':
      return {
        level: card.level,
        timing: card.timing,
        keywords: unique([card.requires, card.affinity].filter((word) => word !== undefined)),
        abilities: [card.ability],
        isLarge: false,
        isRanged: false,
      };
    case 'commander':
      return { keywords: [], abilities: [], isLarge: false, isRanged: false };
    default:
      return unreachable(card);
  }
}

/** The theme of a step; the ways to put steps together have none. */
function themeOf(kind: StepKind): Theme | undefined {
  switch (kind) {
    case 'attack':
    case 'damage':
    case 'destroy':
      return 'attack';
    case 'prevent':
    case 'rescue':
    case 'evade':
      return 'protection';
    case 'heal':
      return 'healing';
    case 'move':
    case 'shift':
    case 'slide':
    case 'place':
    case 'swap':
    case 'extraMove':
      return 'movement';
    case 'tap':
    case 'untap':
    case 'reactivate':
    case 'control':
    case 'withdraw':
    case 'detach':
    case 'counter':
      return 'control';
    case 'draw':
    case 'discard':
    case 'recover':
    case 'return':
    case 'look':
    case 'search':
    case 'reveal':
      return 'cards';
    case 'morale':
      return 'morale';
    case 'leadership':
    case 'deploy':
      return 'leadership';
    case 'collect':
    case 'treasure':
      return 'treasure';
    case 'modify':
    case 'grant':
    case 'grantKeyword':
    case 'grantAbility':
    case 'attach':
      return 'strength';
    case 'empower':
    case 'cancel':
    case 'redirect':
      return 'answers';
    case 'choose':
    case 'may':
    case 'pay':
    case 'pick':
    case 'later':
    case 'if':
    case 'forEach':
    case 'repeat':
      return undefined;
    default:
      return unreachable(kind);
  }
}
