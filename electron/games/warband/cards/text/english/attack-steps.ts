/** English for attacks, damage and its prevention. */
import type { Amount, ItemRef, Target, Who } from '../../language.ts';
import { glue, icon, join, say, words, type Phrase } from '../parts.ts';
import { introduce, keyOf, type Scene } from '../scene.ts';
import type { Said } from './clauses.ts';
import { amountNoun, change, eachOf, listed, measure, quantity, whoNoun } from './nouns.ts';
import { ordered, told, type StepOf } from './step-kit.ts';
import { itemRef } from './things.ts';
import { damageUnit, hardDamageUnit, squareUnit } from './units.ts';
import { durationWords } from './words.ts';

export function sayAttack(step: StepOf<'attack'>, scene: Scene): Said {
  const by = step.by ?? 'actor';
  const declared = declaredTarget(step.target, scene);
  const kind = step.mode === 'melee' ? icon('melee', 'melee attack') : icon('ranged', 'ranged attack');
  const range =
    declared?.range === undefined ? [] : say`within ${quantity(declared.range, squareUnit, scene)}`;
  const attack = (against: Phrase): Phrase => {
    const damage = attackDamage(step, declared, scene);
    if (isSilent) return join([say`a ${kind}`, damage], ' ');
    // Whoever is known already is named at once, before what is said of the damage.
    if (!declared && !isLong) return join([say`a ${kind}`, against, damage], ' ');
    return isLong
      ? glue(
          join([say`a ${kind}`, against, range], ' '),
          words(step.damage === undefined ? ', ' : ' '),
          damage,
        )
      : join([say`a ${kind}`, damage, against, range], ' ');
  };
  const isSilent = declared !== undefined && isAnybody(declared);
  // A long amount may speak of the target, so the target comes first.
  const isLong = typeof step.damage === 'object' || typeof step.bonus === 'object';
  if (isSilent) introduceSilently(step.target, declared, scene);
  if (keyOf(by, scene) === 'actor' && !scene.on)
    return ordered(say`make ${attack(against(step.target, isSilent, scene))}`);
  const attacker = whoNoun(by, scene);
  const rest = attack(against(step.target, isSilent, scene));
  const isOwn = keyOf(by, scene) === 'actor';
  return told(
    attacker,
    'makes',
    'make',
    rest,
    isOwn ? say`make ${rest}` : say`have ${attacker.object} make ${rest}`,
  );
}

const against = (target: Who, isSilent: boolean, scene: Scene): Phrase =>
  isSilent ? [] : say`against ${whoNoun(target, scene).object}`;

/** A target that has not been spoken of yet. */
function declaredTarget(who: Who, scene: Scene): Extract<Target, { kind: 'creature' }> | undefined {
  if (typeof who !== 'object' || !('target' in who) || scene.said.has(keyOf(who, scene))) return undefined;
  const target = scene.targets.get(who.target);
  return target?.kind === 'creature' ? target : undefined;
}

/** Every attack has a target; it goes without saying unless something is said about it, such as how far it is. */
const isAnybody = (target: Extract<Target, { kind: 'creature' }>): boolean =>
  target.upTo === undefined &&
  target.range === undefined &&
  Object.keys(target.filter).every((key) => key === 'another');

function introduceSilently(who: Who, target: Extract<Target, { kind: 'creature' }>, scene: Scene): void {
  introduce(scene, keyOf(who, scene), target.filter, 'one', true);
}

function attackDamage(
  step: StepOf<'attack'>,
  declared: Extract<Target, { kind: 'creature' }> | undefined,
  scene: Scene,
): Phrase {
  const rangeBonus =
    declared?.rangeBonus === undefined ? [] : change(declared.rangeBonus, false, words('range'), scene);
  const bonus = step.bonus === undefined ? [] : change(step.bonus, false, words('damage'), scene);
  const extras = listed([rangeBonus, bonus]);
  const plus = extras.length > 0 ? glue(words('with '), extras) : [];
  const unit = step.unpreventable ? hardDamageUnit : damageUnit;
  if (step.damage !== undefined) return join([plus, say`for ${quantity(step.damage, unit, scene)}`], ' ');
  const hard = step.unpreventable ? glue(words('for '), hardDamageUnit.one) : [];
  return join([plus, hard], ' ');
}

export function sayDamage(step: StepOf<'damage'>, scene: Scene): Said {
  const noun = whoNoun(step.to, scene);
  const amount = quantity(step.amount, step.unpreventable ? hardDamageUnit : damageUnit, scene);
  const whom = eachOf(noun);
  // A long amount speaks of the creature, so the creature comes first.
  const isShort = typeof step.amount === 'number';
  const command = isShort ? say`deal ${amount} to ${whom}` : say`have ${noun.object} take ${amount}`;
  return told(noun, 'takes', 'each take', amount, command);
}

export function sayPrevent(step: StepOf<'prevent'>, scene: Scene): Said {
  const amount = step.amount;
  const whom = (): Phrase => eachOf(whoNoun(step.for, scene));
  if (typeof amount === 'object') return preventUpTo(step, amount, scene);
  const some = amount === 'all' ? words('all damage') : quantity(amount, damageUnit, scene);
  if (step.from === 'oneSource') return ordered(say`prevent ${some} from one source to ${whom()}`);
  if (step.from !== 'any') return preventFromItem(step, step.from, some, scene);
  const until = durationWords[step.until];
  if (step.once) {
    return shield(say`prevent ${some} from the next source that would damage ${whom()}`, until);
  }
  if (amount === 'all') return shield(say`prevent all damage to ${whom()}`, until);
  return shield(say`prevent the next ${some} to ${whom()}`, until);
}

/** How long it holds comes first: "one of your creatures within 5 squares until …" would choose it by that. */
const shield = (command: Phrase, until: string): Said => ({ clause: { command, until, isLed: true } });

/** "… to this creature from an attack aimed at it", but "target an attack and prevent … of its damage to each of …". */
function preventFromItem(step: StepOf<'prevent'>, item: ItemRef, some: Phrase, scene: Scene): Said {
  const noun = whoNoun(step.for, scene);
  const target = item === 'event' ? undefined : scene.targets.get(item.target);
  const isAimed = target?.kind === 'item' && target.filter.aimsAt !== undefined;
  const from = itemRef(item, scene);
  return ordered(
    noun.long && !isAimed
      ? say`target ${from} and prevent ${partOf(step.amount, scene)} of its damage to ${eachOf(noun)}`
      : say`prevent ${some} to ${eachOf(noun)} from ${from}`,
  );
}

const partOf = (amount: StepOf<'prevent'>['amount'], scene: Scene): Phrase =>
  amount === 'all' ? words('all') : amountNoun(amount, scene);

/** An amount read off the table comes last, as the most that is prevented. */
function preventUpTo(step: StepOf<'prevent'>, amount: Exclude<Amount, number>, scene: Scene): Said {
  const whom = eachOf(whoNoun(step.for, scene));
  const most = (): Phrase => measure(amount, scene);
  if (step.from === 'oneSource')
    return ordered(say`prevent damage from one source to ${whom}, up to ${most()}`);
  if (step.from !== 'any')
    return ordered(say`prevent damage to ${whom} from ${itemRef(step.from, scene)}, up to ${most()}`);
  const until = durationWords[step.until];
  if (step.once)
    return ordered(say`prevent part of the next damage dealt to ${whom}, up to ${most()},`, until);
  return ordered(say`prevent the next damage to ${whom}, up to ${most()} in all,`, until);
}
