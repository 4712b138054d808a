/** English conditions, as they stand after "if" or "while". */
import { unreachable } from '../../../../../../shared/result.ts';
import type { Amount, Condition, Filter, Trait, Who } from '../../language.ts';
import { glue, join, keywordPart, say, words, type Phrase } from '../parts.ts';
import { endClause, keyOf, type Scene } from '../scene.ts';
import {
  levelWords,
  adjectives,
  amountNoun,
  anOpponent,
  countedThing,
  filterNoun,
  isYou,
  listed,
  places,
  playerNoun,
  possessions,
  verb,
  whoNoun,
  withArticle,
  type Noun,
} from './nouns.ts';
import { creatureCardUnit, orderUnit } from './units.ts';
import { traitAfterNoun, traitPredicate } from './words.ts';

/** The condition, or its opposite. */
export function conditionWords(condition: Condition, scene: Scene, not = false): Phrase {
  switch (condition.is) {
    case 'damageDealt':
      return say`${not ? 'no damage is dealt' : 'damage is dealt'}${toWhom(condition.to, scene)}`;
    case 'unprevented':
      return unprevented(condition.to, not, scene);
    case 'destroyed': {
      const { noun, not: no } = anyOf(whoNoun(condition.who, scene), not);
      return ended(scene, say`${noun.subject} ${be(noun, no)} destroyed`);
    }
    case 'matches': {
      const { noun, not: no } = anyOf(whoNoun(condition.who, scene), not);
      return ended(scene, say`${noun.subject} ${predicate(condition.filter, noun, no, scene)}`);
    }
    case 'exists':
      return existence(condition.filter, condition.atLeast ?? 1, not, scene);
    case 'compare':
      return (
        countComparison(condition, not, scene) ??
        movedComparison(condition, not, scene) ??
        say`${sideWords(condition.left, not, scene)} ${comparison(condition, not, scene)}`
      );
    case 'yourTurn':
      return words(not ? 'it is not your turn' : 'it is your turn');
    case 'done': {
      const who = isYou(playerNoun(scene.offeredTo, scene)) ? 'you' : 'they';
      return words(not ? `${who} do not` : `${who} do`);
    }
    case 'not':
      return conditionWords(condition.when, scene, !not);
    case 'every':
      return several(condition.of, not ? 'or' : 'and', scene, not);
    case 'some':
      return several(condition.of, not ? 'and' : 'or', scene, not);
    default:
      return unreachable(condition);
  }
}

/** In the words of R-28: any part that was prevented, cowered from or dodged counts. */
const unprevented = (to: Who | undefined, not: boolean, scene: Scene): Phrase =>
  say`${not ? 'any' : 'all'} of the damage${toWhom(to, scene)} is ${not ? 'prevented' : 'dealt'}`;

/** Several conditions. To deny all of them is to deny one of them, so the joint turns with the sense. */
function several(parts: readonly Condition[], joint: 'and' | 'or', scene: Scene, not: boolean): Phrase {
  return listed(
    parts.map((part, index) => {
      const isList = part.is === 'every' || part.is === 'some';
      const inner = goesOnAbout(part, parts[index - 1], scene, not) ?? conditionWords(part, scene, not);
      return isList ? glue(words(joint === 'and' ? 'either ' : 'both '), inner) : inner;
    }),
    joint,
  );
}

/** "this creature has Flying or is in a start area": one creature, named once. */
function goesOnAbout(
  part: Condition,
  before: Condition | undefined,
  scene: Scene,
  not: boolean,
): Phrase | undefined {
  if (part.is !== 'matches' || before?.is !== 'matches') return undefined;
  if (keyOf(part.who, scene) !== keyOf(before.who, scene)) return undefined;
  const { noun, not: no } = anyOf(whoNoun(part.who, scene), not);
  return ended(scene, predicate(part.filter, noun, no, scene));
}

function ended(scene: Scene, phrase: Phrase): Phrase {
  endClause(scene);
  return phrase;
}

const toWhom = (to: Who | undefined, scene: Scene): Phrase =>
  to === undefined ? [] : ended(scene, say` to ${anyOf(whoNoun(to, scene, { together: true })).noun.object}`);

/** Of several, one is enough: "any of them is damaged", "none of them is damaged". */
function anyOf(noun: Noun, not = false): { noun: Noun; not: boolean } {
  if (!noun.plural) return { noun, not };
  const any = say`${not ? 'none' : 'any'} of ${noun.object}`;
  return { noun: { ...noun, subject: any, object: any, plural: false }, not: false };
}

const be = (noun: Noun, not: boolean): Phrase => glue(verb(noun, 'is', 'are'), words(not ? ' not' : ''));

const thisCreature: Noun = { key: 'actor', subject: [], object: [], possessive: [], plural: false };

/** What is said of a creature that fits a filter: "is Undead and has Might". */
function predicate(filter: Filter, noun: Noun, not: boolean, scene: Scene): Phrase {
  const { side, trait, self: _self, ...rest } = filter;
  const { withoutKeyword: _without, large: _large, ...plain } = rest;
  const being = adjectives(rest.large ? { ...plain, large: true } : plain);
  const isWords = [
    ...(rest.keyword ? [kindWords(being)] : being),
    ...negatives(rest),
    ...places(rest, scene),
  ];
  const hasWords = [rest.level ? levelWords(rest.level, scene) : [], ...possessions(rest, scene)].filter(
    (phrase) => phrase.length > 0,
  );
  if (side === 'yours' && isWords.length + hasWords.length === 0 && !trait)
    return say`${be(noun, not)} one of your creatures`;
  if (side !== undefined || (not && hasWords.length > 0 && isWords.length > 0) || filter.another)
    return say`${be(noun, not)} ${filterNoun(filter, 'a', scene).object}`;
  const is = isWords.length > 0 ? say`${be(noun, not)} ${listed(isWords)}` : [];
  const having = hasWords.length > 0 ? say`${have(noun, not)} ${listed(hasWords)}` : [];
  const traits = trait ? traitWords(trait, noun, not) : [];
  return listed([is, having, traits]);
}

/** A keyword names a kind of creature: "a damaged Undead creature". */
const kindWords = (before: readonly Phrase[]): Phrase =>
  withArticle(join([...before, words('creature')], ' '));

function traitWords(trait: Trait, noun: Noun, not: boolean): Phrase {
  if (not) return say`${be(noun, true)} a creature ${traitAfterNoun(trait, false)}`;
  const { verb: said, rest } = traitPredicate(trait, noun.plural);
  return join([words(said), rest], ' ');
}

const have = (noun: Noun, not: boolean): Phrase =>
  not ? verb(noun, 'does not have', 'do not have') : verb(noun, 'has', 'have');

function negatives(filter: Filter): Phrase[] {
  const lacking = filter.withoutKeyword
    ? say`not ${kindWords([listed(filter.withoutKeyword.map(keywordPart), 'or')])}`
    : [];
  return [
    lacking,
    words(filter.large === false ? 'not Large' : ''),
    words(filter.ranged === false ? 'without a ranged attack' : ''),
    words(filter.attached === false ? 'without attached cards' : ''),
  ].filter((phrase) => phrase.length > 0);
}

/** "there is an enemy within 3 squares", "you control 3 or more Goblin creatures". */
function existence(filter: Filter, atLeast: number, not: boolean, scene: Scene): Phrase {
  if (filter.self)
    return say`${filterNoun(filter, 'a', scene).subject} ${predicate(filter, thisCreature, not, scene)}`;
  const mine = filter.side === 'yours';
  const { side: _side, ...anyone } = filter;
  const subject = mine ? anyone : filter;
  const many = filterNoun(subject, atLeast > 1 || not ? 'plural' : 'a', scene).object;
  const number = not
    ? atLeast > 1
      ? say`fewer than ${atLeast} `
      : words('no ')
    : atLeast > 1
      ? say`${atLeast} or more `
      : [];
  const start = mine ? words('you control ') : words(atLeast > 1 || not ? 'there are ' : 'there is ');
  return glue(start, number, many);
}

/** "there are 3 or more creatures in your graveyard". */
function countComparison(
  { left, op, right }: Extract<Condition, { is: 'compare' }>,
  not: boolean,
  scene: Scene,
): Phrase | undefined {
  if (typeof left === 'number' || left.times !== undefined || left.atMost !== undefined) return undefined;
  if (typeof right !== 'number') return undefined;
  const many = countWords(not ? opposite[op] : op, right);
  if ('of' in left && (left.of === 'orderHand' || left.of === 'creatureHand'))
    return handWords(left.of, playerNoun(left.player, scene), many, right);
  const counted = countedThing(left, scene);
  if (!counted) return undefined;
  return say`there ${right === 1 && op === '=' ? 'is' : 'are'} ${many} ${counted.many}`;
}

/** "this creature has moved 3 or more squares this turn". */
function movedComparison(
  { left, op, right }: Extract<Condition, { is: 'compare' }>,
  not: boolean,
  scene: Scene,
): Phrase | undefined {
  if (typeof left === 'number' || !('moved' in left) || typeof right !== 'number') return undefined;
  const noun = whoNoun(left.moved, scene);
  const real = not ? opposite[op] : op;
  const isNone = right === 0 && (real === '=' || real === '<=');
  const isAny = (right === 0 && real === '>') || (right === 1 && real === '>=');
  if (isNone) return ended(scene, say`${noun.subject} ${verb(noun, 'has', 'have')} not moved this turn`);
  if (isAny) return ended(scene, say`${noun.subject} ${verb(noun, 'has', 'have')} moved this turn`);
  const many = countWords(real, right);
  return ended(scene, say`${noun.subject} ${verb(noun, 'has', 'have')} moved ${many} squares this turn`);
}

/** "you hold 3 or more orders". */
const handWords = (hand: keyof typeof handUnits, player: Noun, many: Phrase, right: number): Phrase =>
  say`${player.subject} ${verb(player, 'holds', 'hold')} ${many} ${right === 1 ? handUnits[hand].one : handUnits[hand].many}`;

const handUnits = { orderHand: orderUnit, creatureHand: creatureCardUnit };

/** "no", "3 or more", "fewer than 3". */
function countWords(op: Operator | '!=', right: number): Phrase {
  if (right === 0 && (op === '=' || op === '<=')) return words('no');
  switch (op) {
    case '<':
      return say`fewer than ${right}`;
    case '<=':
      return say`${right} or fewer`;
    case '=':
      return say`exactly ${right}`;
    case '!=':
      return say`not exactly ${right}`;
    case '>=':
      return say`${right} or more`;
    case '>':
      return say`more than ${right}`;
    default:
      return unreachable(op);
  }
}

type Operator = Extract<Condition, { is: 'compare' }>['op'];

const opposite: Record<Operator, Operator | '!='> = { '<': '>=', '<=': '>', '=': '!=', '>=': '<', '>': '<=' };

/** What holds for each opponent, denied, fails for one of them. */
function sideWords(amount: Amount, not: boolean, scene: Scene): Phrase {
  const isEach = typeof amount === 'object' && 'of' in amount && amount.player === 'eachOpponent';
  return amountNoun(amount, scene, isEach && not ? anOpponent() : undefined);
}

function comparison(
  { op, right: amount }: Extract<Condition, { is: 'compare' }>,
  not: boolean,
  scene: Scene,
): Phrase {
  const real = not ? opposite[op] : op;
  const right = sideWords(amount, not, scene);
  const isNumber = typeof amount === 'number';
  switch (real) {
    case '<':
      return say`is less than ${right}`;
    case '<=':
      return isNumber ? say`is ${right} or less` : say`is no more than ${right}`;
    case '=':
      return isNumber ? say`is ${right}` : say`is the same as ${right}`;
    case '!=':
      return isNumber ? say`is not ${right}` : say`is not the same as ${right}`;
    case '>=':
      return isNumber ? say`is ${right} or more` : say`is no less than ${right}`;
    case '>':
      return say`is more than ${right}`;
    default:
      return unreachable(real);
  }
}
