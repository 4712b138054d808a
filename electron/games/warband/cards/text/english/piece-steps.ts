/** English for what is done with creatures, tracks and actions on the stack. */
import type { Amount, ItemFilter, ItemRef, SquareFilter, Who } from '../../language.ts';
import { glue, keywordPart, say, term, words, type Phrase } from '../parts.ts';
import { keyOf, type Scene } from '../scene.ts';
import type { Said } from './clauses.ts';
import {
  amountNoun,
  change,
  eachOf,
  isSpokenStat,
  playerNoun,
  quantity,
  whoNoun,
  withArticle,
  type Noun,
} from './nouns.ts';
import { ordered, playerDoes, told, type StepOf } from './step-kit.ts';
import { itemRef, squareNoun, squareRef } from './things.ts';
import { leadershipUnit, mass, moraleUnit, squareUnit, tokenUnit, type Unit } from './units.ts';
import { abilityWord, durationWords, grantedTrait, statWords, traitCommand } from './words.ts';

/** How far at most; a single square may be left out anyway (W-507). A Speed is a number of squares by itself. */
export function upToSquares(squares: Amount, scene: Scene): Phrase {
  if (squares === 1) return say`${squares} square`;
  const isSpeed = typeof squares === 'object' && 'stat' in squares && squares.stat === 'speed';
  return say`up to ${isSpeed ? amountNoun(squares, scene) : quantity(squares, squareUnit, scene)}`;
}

/** "2" after move and shift, "up to 3 squares" after slide, "up to its Speed". */
function distance(squares: Amount | 'speed', scene: Scene): Phrase {
  if (squares === 'speed') return words('up to this creature’s Speed');
  return typeof squares === 'number' ? say`${squares}` : upToSquares(squares, scene);
}

/** The same for somebody else, spelt out. */
const farther = (squares: Amount | 'speed', { plural }: Noun, scene: Scene): Phrase =>
  squares === 'speed' ? words(plural ? 'up to their Speed' : 'up to its Speed') : upToSquares(squares, scene);

function counterUnit(name: string): Unit {
  const one = words(`${name} counter`);
  return { one, many: words(`${name} counters`), single: withArticle(one) };
}

export function sayMove(step: StepOf<'move' | 'shift'>, scene: Scene): Said {
  const name = term(step.do, step.do);
  const command = glue(name, words(' '), distance(step.squares, scene));
  const own = keyOf(step.who, scene) === 'actor';
  if (own && !scene.on) return ordered(command);
  const noun = whoNoun(step.who, scene);
  const rest =
    own && step.squares !== 'speed' ? distance(step.squares, scene) : farther(step.squares, noun, scene);
  const other = say`${name} ${eachOf(noun)} ${rest}`;
  return told(noun, `${step.do}s`, `each ${step.do}`, rest, own ? command : other);
}

export function sayGainMove(who: Who, scene: Scene): Said {
  const noun = whoNoun(who, scene);
  const rest = words('an extra move this activation');
  return told(noun, 'gains', 'gain', rest, say`give ${noun.object} ${rest}`);
}

export function sayCollect(step: StepOf<'collect'>, scene: Scene): Said {
  const rest = quantity(step.tokens, tokenUnit, scene);
  if (keyOf(step.who, scene) === 'actor' && !scene.on) return ordered(say`collect ${rest}`);
  const noun = whoNoun(step.who, scene);
  return told(noun, 'collects', 'collect', rest);
}

export function sayPlace(step: StepOf<'place'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene);
  const where = isNamed(step.where) ? squareRef(step.where.target, scene) : squareNoun(step.where, scene);
  return ordered(say`place ${noun.object} on ${where}`);
}

const isNamed = (where: SquareFilter | { target: string }): where is { target: string } => 'target' in where;

export function sayTrack(step: StepOf<'morale' | 'leadership'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const rest = quantity(step.by, step.do === 'morale' ? moraleUnit : leadershipUnit, scene);
  return step.lose ? playerDoes(noun, 'loses', 'lose', rest) : playerDoes(noun, 'gains', 'gain', rest);
}

export function sayModify(step: StepOf<'modify'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const until = durationOf(step.until, noun);
  const lower = step.lower ?? false;
  if (isSpokenStat(step.stat)) {
    const { third, base, rest } = spokenChange(step.stat, step.by, lower, scene);
    return told(noun, third, base, rest, undefined, until);
  }
  const rest = change(step.by, lower, statWords[step.stat], scene);
  const [third, base] = lower ? having : gaining;
  return told(noun, third, base, rest, say`give ${noun.object} ${rest}`, until);
}

/** What is good is gained; "gains −2 Speed" would be a riddle. */
const gaining = ['gains', 'gain'] as const;
const having = ['has', 'have'] as const;

/** "takes 10 less damage from each source", "loses 1 more Morale when it cowers". */
export function spokenChange(
  stat: 'damageTaken' | 'cowerCost',
  by: Amount,
  lower: boolean,
  scene: Scene,
): { third: string; base: string; rest: Phrase } {
  const more = lower ? 'less' : 'more';
  if (stat === 'damageTaken')
    return {
      third: 'takes',
      base: 'take',
      rest: say`${quantity(by, mass(words(`${more} damage`)), scene)} from each source`,
    };
  const price = quantity(by, mass(words(`${more} Morale`)), scene);
  return { third: 'cowers', base: 'cower', rest: say`for ${price}` };
}

const durationOf = (until: keyof typeof durationWords, noun: Noun): string =>
  until === 'whileInPlay' && noun.plural ? 'while they are in play' : durationWords[until];

export function sayGrant(step: StepOf<'grant'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const { verb, rest } = grantedTrait(step.trait, noun.plural);
  return told(
    noun,
    verb,
    verb,
    rest,
    traitCommand(step.trait, noun.object, noun.plural),
    durationOf(step.until, noun),
  );
}

export function sayGrantAbility(step: StepOf<'grantAbility'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const what = abilityWord(step.ability);
  return told(noun, ...gaining, what, say`give ${noun.object} ${what}`, durationOf(step.until, noun));
}

/** "becomes a Soldier"; several "gain the keyword Soldier". */
export function sayGrantKeyword(step: StepOf<'grantKeyword'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const keyword = keywordPart(step.keyword);
  const until = durationOf(step.until, noun);
  if (noun.plural) {
    const rest = say`the keyword ${keyword}`;
    return told(noun, ...gaining, rest, say`give ${noun.object} ${rest}`, until);
  }
  const kind = withArticle(keyword);
  return told(noun, 'becomes', 'become', kind, say`make ${noun.object} ${kind}`, until);
}

/** "put 2 Venom counters on it", "remove all Venom counters from it". */
export function sayCounter(step: StepOf<'counter'>, scene: Scene): Said {
  const noun = eachOf(whoNoun(step.who, scene));
  if (step.by === 'all') return ordered(say`remove all ${step.name} counters from ${noun}`);
  const counters = quantity(step.by, counterUnit(step.name), scene);
  return ordered(step.remove ? say`remove ${counters} from ${noun}` : say`put ${counters} on ${noun}`);
}

/** What an action on the stack is said to be. */
function kindOfItem(item: ItemRef, { on, targets }: Scene): ItemFilter['what'] {
  if (item === 'event') return on?.event === 'orderPlayed' ? 'order' : 'attack';
  const target = targets.get(item.target);
  return target?.kind === 'item' ? target.filter.what : undefined;
}

export function sayCancel(step: StepOf<'cancel'>, scene: Scene): Said {
  const what = kindOfItem(step.item, scene);
  const item = itemRef(step.item, scene);
  if (step.scope === 'action') return ordered(say`cancel ${what === 'order' ? 'one action of ' : ''}${item}`);
  return ordered(what === 'order' ? say`cancel ${item}` : say`cancel ${item} and the rest of its order`);
}

export function sayEmpower(step: StepOf<'empower'>, scene: Scene): Said {
  const item = itemRef(step.item, scene);
  const more = quantity(step.by, mass(words(`${step.lower ? 'less' : 'more'} damage`)), scene);
  const key = step.item === 'event' ? 'item event' : `item ${step.item.target}`;
  const attack: Noun = { key, subject: item, object: item, possessive: item, plural: false };
  return told(attack, 'deals', 'deal', more, say`make ${item} deal ${more}`);
}
