/** English: lines of rules text put together from clauses. */
import type { OrderAction, Step, Text } from '../../language.ts';
import type { Language, StandingText } from '../language.ts';
import { capitalised, glue, icon, join, keywordPart, nameOf, say, words, type Phrase } from '../parts.ts';
import { endClause, mention, type Scene } from '../scene.ts';
import { aboutOne, asCommands, asSentences, inOneSentence, type Said } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import { effectWords } from './effects.ts';
import { change, filterNoun, isSpokenStat, listed, playerNoun, whoNoun, type Noun } from './nouns.ts';
import { spokenChange } from './piece-steps.ts';
import { told } from './step-kit.ts';
import { offer, sayAll } from './steps.ts';
import { costList, powerCosts } from './things.ts';
import { triggerWords } from './triggers.ts';
import { reminders, statWords, traitName, traitPredicate } from './words.ts';

const sentence = (phrase: Phrase): Phrase => glue(capitalised(phrase), words('.'));
const paragraph = (sentences: readonly Phrase[]): Phrase => join(sentences.map(sentence), ' ');

/** An opening that runs into the first sentence: "Tap: slide …", "When …, it shifts 2." */
const opened = (opening: Phrase, sentences: readonly Phrase[]): Phrase =>
  paragraph([glue(opening, sentences[0] ?? []), ...sentences.slice(1)]);

const named = (name: string | undefined, phrase: Phrase): Phrase =>
  name === undefined ? phrase : glue(nameOf(name), words(' — '), phrase);

type Ward = Extract<Text, { kind: 'ward' }>;

/** "Enemies of Level 2 or less cannot attack this creature." */
function ward(text: Ward, scene: Scene): Phrase {
  const when = text.when ? say`while ${conditionWords(text.when, scene)}, ` : [];
  const by = filterNoun(text.by, 'plural', scene);
  const whom = text.affects
    ? filterNoun(text.affects, 'plural', scene).object
    : whoNoun('actor', scene, { aside: true }).object;
  const doing = wardVerbs[text.against];
  const clause = doing.isDoneBy
    ? say`${by.subject} ${doing.words} ${whom}`
    : say`${doing.words} of ${by.object} cannot target ${whom}`;
  return paragraph([glue(when, clause)]);
}

const wardVerbs = {
  attacks: { isDoneBy: true, words: words('cannot attack') },
  meleeAttacks: { isDoneBy: true, words: say`cannot make ${icon('melee', 'melee attacks')} against` },
  rangedAttacks: { isDoneBy: true, words: say`cannot make ${icon('ranged', 'ranged attacks')} against` },
  orders: { isDoneBy: false, words: words('orders') },
  powers: { isDoneBy: false, words: words('powers') },
} as const;

function standing(texts: readonly StandingText[], scene: Scene): Phrase {
  const { kind, affects, when } = texts[0]!;
  if (kind === 'trait' && !affects && !when) return join(texts.map(bareTrait), ' ');
  const condition = when ? say`while ${conditionWords(when, scene)}, ` : [];
  const noun = affects ? filterNoun(affects, 'plural', scene) : whoNoun('actor', scene);
  return opened(condition, asSentences(texts.map((text) => standingClause(text, noun, scene))));
}

/** A creature's own trait is simply named. */
const bareTrait = (text: StandingText): Phrase =>
  text.kind === 'trait' ? sentence(traitPredicate(text.trait, false).rest) : [];

function standingClause(text: StandingText, noun: Noun, scene: Scene): Said {
  if (text.kind === 'trait') {
    const { verb, rest } = traitPredicate(text.trait, noun.plural);
    return told(noun, verb, verb, rest);
  }
  const lower = text.lower ?? false;
  if (!isSpokenStat(text.stat))
    return told(noun, 'has', 'have', change(text.by, lower, statWords[text.stat], scene));
  const { third, base, rest } = spokenChange(text.stat, text.by, lower, scene);
  return told(noun, third, base, rest);
}

const tap = (text: string): Phrase => icon('tap', text);

type Power = Extract<Text, { kind: 'power' }>;

/** What must be done to use a power: "Tap", "Minor", "Standard, tap", then its costs. */
function powerHeader(text: Power, scene: Scene): Phrase {
  const taps = text.timing !== 'minor' || text.tap;
  const timing = text.timing === 'immediate' ? [] : words(text.timing);
  return join([timing, taps ? tap('tap') : [], ...powerCosts(text.cost ?? [], scene)], ', ');
}

function power(text: Power, scene: Scene): Phrase {
  const header = glue(capitalised(powerHeader(text, scene)), words(': '));
  if (text.cost?.some(({ pay }) => pay === 'wound')) mention(scene, 'actor');
  endClause(scene);
  const sentences = asSentences(sayAll(text.steps, scene), true);
  const when = text.when ? [say`use only while ${conditionWords(text.when, scene)}`] : [];
  const often = text.unlimited
    ? [words('use as often as you like')]
    : text.once
      ? [words('use only once each turn')]
      : [];
  return named(text.name, opened(header, [...sentences, ...when, ...often]));
}

type Triggered = Extract<Text, { kind: 'trigger' }>;

function trigger(text: Triggered, scene: Scene): Phrase {
  const often = text.once ? words('once each turn, ') : [];
  const opening = glue(often, triggerWords(text.on, scene));
  const when = text.when ? say`, if ${conditionWords(text.when, scene)}` : [];
  return named(text.name, opened(glue(opening, when, words(', ')), triggerSentences(text, scene)));
}

/** What happens: of itself, if you like, or for a price. */
function triggerSentences(text: Triggered, scene: Scene): Phrase[] {
  const price = priceOf(text, scene);
  if (price.length > 0) return paidSentences(listed(price), sayAll(text.steps, scene));
  if (text.may)
    return mayAct(text.steps, scene) ?? offer(playerNoun('you', scene), sayAll(text.steps, scene));
  return asSentences(sayAll(text.steps, scene), true);
}

function priceOf(text: Triggered, scene: Scene): Phrase[] {
  const costs = costList(text.cost ?? [], scene);
  return text.tap ? [glue(tap('tap'), words(' this creature')), ...costs] : costs;
}

function paidSentences(price: Phrase, said: readonly Said[]): Phrase[] {
  const theirs = aboutOne(said);
  if (theirs) return [say`you may ${price}; ${theirs}`];
  const commands = asCommands(said);
  if (commands) return [say`you may ${price} to ${commands}`];
  return [say`you may ${price}`, say`if you do, ${inOneSentence(said)}`];
}

/** "it may shift 2": the speaking creature's own doing, if that is all there is. */
function mayAct(steps: readonly Step[], scene: Scene): Phrase[] | undefined {
  const isOwn = (step: Step): boolean => (step.do === 'move' || step.do === 'shift') && step.who === 'actor';
  if (!steps.every(isOwn)) return undefined;
  const said = sayAll(steps, scene);
  const [first] = said;
  const subject = first && 'clause' in first ? first.clause.statement?.subject.subject : undefined;
  return subject ? [glue(subject, words(' may '), asCommands(said) ?? [])] : undefined;
}

function action(it: OrderAction, scene: Scene, follows: boolean): Phrase {
  const sentences = asSentences(sayAll(it.steps, scene));
  return follows ? opened(words('then '), sentences) : paragraph(sentences);
}

export const english: Language = {
  code: 'en',
  requires: (keyword) => say`Requires ${keywordPart(keyword)}.`,
  affinity: (keyword) => say`Affinity: ${keywordPart(keyword)}.`,
  orderCost: (costs, scene) => glue(words('Cost: '), listed(costList(costs, scene)), words('.')),
  orderWhen: (when, scene) => sentence(say`play only while ${conditionWords(when, scene)}`),
  action,
  standing,
  ward,
  power,
  trigger,
  steps: (steps, scene) => sentence(inOneSentence(sayAll(steps, scene))),
  unpaid: (steps, scene) => sentence(say`if you do not, ${inOneSentence(sayAll(steps, scene))}`),
  price: (costs, scene) => sentence(listed(costList(costs, scene))),
  effect: (effect) => sentence(effectWords(effect)),
  hazard: (damage) => say`Hazardous terrain: ${damage} damage.`,
  traitName,
  reminder: (term) => reminders[term],
};
