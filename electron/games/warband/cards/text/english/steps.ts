/** English for every step: one exhaustive switch from what a card does to what it says. */
import { unreachable } from '../../../../../../shared/result.ts';
import type { Amount, SquareFilter, Step, Target, Who } from '../../language.ts';
import { glue, icon, join, keywordPart, say, term, words, type Phrase } from '../parts.ts';
import { alternatives, endClause, introduce, keyOf, mention, type Scene } from '../scene.ts';
import { asCommands, inOneSentence, type Said } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import {
  amountNoun,
  attachedUnit,
  change,
  creatureCardUnit,
  damageUnit,
  filterNoun,
  hardDamageUnit,
  isSpokenStat,
  isYou,
  leadershipUnit,
  listed,
  mass,
  moraleUnit,
  orderUnit,
  playerNoun,
  quantity,
  squareUnit,
  tokenUnit,
  whoNoun,
  whose,
  withArticle,
  type Noun,
  type Unit,
} from './nouns.ts';
import { cardNoun, costList, itemRef, squareNoun, squareRef } from './things.ts';
import { abilityWord, durationWords, statWords, traitCommand, traitPredicate } from './words.ts';

/** Steps one after the other, each clause closed before the next begins. */
export function sayAll(steps: readonly Step[], scene: Scene): Said[] {
  return steps.map((step) => {
    const said = sayStep(step, scene);
    if ('clause' in said) endClause(scene);
    return said;
  });
}

/** "each enemy takes …", or "up to 2 enemies each take …". */
const told = (
  subject: Noun,
  third: string,
  base: string,
  rest: Phrase,
  command: Phrase,
  until?: string,
): Said => ({
  clause: {
    statement: { subject, verb: subject.plural ? base : third, base, rest },
    command,
    ...(until === undefined ? {} : { until }),
  },
});

const ordered = (command: Phrase, until?: string): Said => ({
  clause: { command, ...(until === undefined ? {} : { until }) },
});

/** A player does something with their cards or tracks: a command if it is you. */
function playerDoes(noun: Noun, third: string, base: string, rest: Phrase): Said {
  const command = join([words(base), rest], ' ');
  return isYou(noun) ? ordered(command) : told(noun, third, base, rest, say`have ${noun.object} ${command}`);
}

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

function sayAttack(step: StepOf<'attack'>, scene: Scene): Said {
  const by = step.by ?? 'actor';
  const declared = declaredTarget(step.target, scene);
  const kind = step.mode === 'melee' ? icon('melee', 'melee attack') : icon('ranged', 'ranged attack');
  const range =
    declared?.range === undefined ? [] : say`within ${quantity(declared.range, squareUnit, scene)}`;
  const attack = (against: Phrase): Phrase =>
    join([say`a ${kind}`, attackDamage(step, declared, scene), against, range], ' ');
  const isSilent = declared !== undefined && isAnybody(declared);
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

/** Every attack has a target; it goes without saying unless something is said about it. */
const isAnybody = (target: Extract<Target, { kind: 'creature' }>): boolean =>
  target.upTo === undefined && Object.keys(target.filter).every((key) => key === 'another');

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

function sayDamage(step: StepOf<'damage'>, scene: Scene): Said {
  const noun = whoNoun(step.to, scene);
  const amount = quantity(step.amount, step.unpreventable ? hardDamageUnit : damageUnit, scene);
  const whom = noun.plural ? glue(words('each of '), noun.object) : noun.object;
  // A long amount speaks of the creature, so the creature comes first.
  const isShort = typeof step.amount === 'number';
  const command = isShort ? say`deal ${amount} to ${whom}` : say`have ${noun.object} take ${amount}`;
  return told(noun, 'takes', 'each take', amount, command);
}

function sayPrevent(step: StepOf<'prevent'>, scene: Scene): Said {
  const amount = step.amount;
  const whom = (): Phrase => whoNoun(step.for, scene).object;
  const some = amount === 'all' ? words('all damage') : quantity(amount, damageUnit, scene);
  if (step.from === 'oneSource') return ordered(say`prevent ${some} from one source to ${whom()}`);
  if (typeof step.from === 'object')
    return ordered(say`prevent ${some} to ${whom()} from ${itemRef(step.from.target, scene)}`);
  const until = durationWords[step.until];
  if (step.once) {
    const part = amount === 'all' ? [] : say`${amountNoun(amount, scene)} of `;
    return ordered(say`prevent ${part}the next damage to ${whom()}`, until);
  }
  if (amount === 'all') return ordered(say`prevent all damage to ${whom()}`, until);
  return ordered(say`prevent the next ${some} to ${whom()}`, until);
}

/** "2" after move and shift, "up to 3 squares" after slide, "up to its Speed". */
function distance(squares: Amount | 'speed', scene: Scene): Phrase {
  if (squares === 'speed') return words('up to its Speed');
  return typeof squares === 'number' ? say`${squares}` : say`up to ${quantity(squares, squareUnit, scene)}`;
}

/** The same for somebody else, spelt out. */
const farther = (squares: Amount | 'speed', scene: Scene): Phrase =>
  squares === 'speed' ? words('up to its Speed') : say`up to ${quantity(squares, squareUnit, scene)}`;

function sayMove(step: StepOf<'move' | 'shift'>, scene: Scene): Said {
  const name = term(step.do, step.do);
  const command = glue(name, words(' '), distance(step.squares, scene));
  const own = keyOf(step.who, scene) === 'actor';
  if (own && !scene.on) return ordered(command);
  const noun = whoNoun(step.who, scene);
  const rest = own ? distance(step.squares, scene) : farther(step.squares, scene);
  const other = say`${name} ${noun.object} ${rest}`;
  return told(noun, `${step.do}s`, `each ${step.do}`, rest, own ? command : other);
}

function sayDraw(step: StepOf<'draw'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  return playerDoes(noun, 'draws', 'draw', quantity(step.cards, deckUnits[step.deck], scene));
}

function sayGainMove(who: Who, scene: Scene): Said {
  const noun = whoNoun(who, scene);
  const rest = words('an extra move this activation');
  return told(noun, 'gains', 'gain', rest, say`give ${noun.object} ${rest}`);
}

function sayCollect(step: StepOf<'collect'>, scene: Scene): Said {
  const rest = quantity(step.tokens, tokenUnit, scene);
  if (keyOf(step.who, scene) === 'actor' && !scene.on) return ordered(say`collect ${rest}`);
  const noun = whoNoun(step.who, scene);
  return told(noun, 'collects', 'collect', rest, say`have ${noun.object} collect ${rest}`);
}

function sayPlace(step: StepOf<'place'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene);
  const where = isNamed(step.where) ? squareRef(step.where.target, scene) : squareNoun(step.where, scene);
  return ordered(say`place ${noun.object} on ${where}`);
}

const isNamed = (where: SquareFilter | { target: string }): where is { target: string } => 'target' in where;

const deckUnits: Record<'order' | 'creature', Unit> = { order: orderUnit, creature: creatureCardUnit };
const deckNames = { order: 'order deck', creature: 'creature deck' } as const;

function sayDiscard(step: StepOf<'discard'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const cards =
    step.cards === 'all' ? say`all ${noun.possessive} orders` : quantity(step.cards, orderUnit, scene);
  const rest = glue(cards, words(step.how === 'random' && step.cards !== 'all' ? ' at random' : ''));
  return playerDoes(noun, 'discards', 'discard', rest);
}

/** Where a card goes, from its player's side. */
function cardGoal(to: 'hand' | 'deckTop' | 'deckBottom', whose: Phrase, deck: 'order' | 'creature'): Phrase {
  if (to === 'hand') return say`to ${whose} hand`;
  return say`on ${to === 'deckTop' ? 'top' : 'the bottom'} of ${whose} ${deckNames[deck]}`;
}

const pileNames = { discard: 'discard pile', graveyard: 'graveyard' } as const;
const pileCards = { discard: 'order', graveyard: 'creature' } as const;

function sayRecover(step: StepOf<'recover'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const owner = noun.possessive;
  const pile = pileCards[step.from];
  const one = cardNoun(step.filter, pile, false, scene);
  const unit: Unit = { one, many: cardNoun(step.filter, pile, true, scene), single: withArticle(one) };
  const cards = quantity(step.cards, unit, scene);
  const rest = say`${cards} from ${owner} ${pileNames[step.from]} ${cardGoal(step.to, owner, pile)}`;
  return step.to === 'hand'
    ? playerDoes(noun, 'returns', 'return', rest)
    : playerDoes(noun, 'puts', 'put', rest);
}

function sayReturn(step: StepOf<'return'>, scene: Scene): Said {
  const target = scene.targets.get(step.card.target);
  const from = target?.kind === 'card' ? target.from : 'discard';
  const filter = target?.kind === 'card' ? target.filter : {};
  const whose = target?.kind === 'card' && target.of === 'any' ? 'a' : 'your';
  const owner = words(whose === 'a' ? 'its owner’s' : 'your');
  const card = withArticle(cardNoun(filter, pileCards[from], false, scene));
  const goal = cardGoal(step.to, owner, pileCards[from]);
  return ordered(
    say`${step.to === 'hand' ? 'return' : 'put'} ${card} from ${whose} ${pileNames[from]} ${goal}`,
  );
}

function sayWithdraw(step: StepOf<'withdraw'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene);
  const owner = noun.plural ? 'their owners’' : 'its owner’s';
  return ordered(
    step.to === 'hand'
      ? say`return ${noun.object} to ${owner} hand`
      : say`put ${noun.object} on the bottom of ${owner} creature deck`,
  );
}

function sayDetach(step: StepOf<'detach'>, scene: Scene): Said {
  const noun = whoNoun(step.from, scene);
  const whose = step.whose === 'yours' ? 'your ' : step.whose === 'enemy' ? 'enemy ' : '';
  if (step.cards === 'all') return ordered(say`remove all ${whose}cards attached to ${noun.object}`);
  const yours: Unit = { one: words('of your attached cards'), many: words('of your attached cards') };
  const enemy: Unit = {
    one: words('enemy attached card'),
    many: words('enemy attached cards'),
    single: words('an enemy attached card'),
  };
  const unit =
    step.whose === 'yours'
      ? { ...yours, single: words('one of your attached cards') }
      : step.whose === 'enemy'
        ? enemy
        : attachedUnit;
  return ordered(say`remove ${quantity(step.cards, unit, scene)} from ${noun.object}`);
}

function sayTrack(step: StepOf<'morale' | 'leadership'>, scene: Scene): Said {
  const noun = playerNoun(step.player, scene);
  const rest = quantity(step.by, step.do === 'morale' ? moraleUnit : leadershipUnit, scene);
  return step.lose ? playerDoes(noun, 'loses', 'lose', rest) : playerDoes(noun, 'gains', 'gain', rest);
}

function sayModify(step: StepOf<'modify'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const until = durationOf(step.until, noun);
  const lower = step.lower ?? false;
  if (isSpokenStat(step.stat)) {
    const { third, base, rest } = spokenChange(step.stat, step.by, lower, scene);
    return told(noun, third, base, rest, say`have ${noun.object} ${base} ${rest}`, until);
  }
  const rest = change(step.by, lower, statWords[step.stat], scene);
  return told(noun, 'has', 'have', rest, say`give ${noun.object} ${rest}`, until);
}

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
  until === 'whileInPlay' && noun.plural ? 'for as long as they stay in play' : durationWords[until];

function sayGrant(step: StepOf<'grant'>, scene: Scene): Said {
  const noun = whoNoun(step.who, scene, { together: true });
  const { verb, rest } = traitPredicate(step.trait, noun.plural);
  return told(
    noun,
    verb,
    verb,
    rest,
    traitCommand(step.trait, noun.object, noun.plural),
    durationOf(step.until, noun),
  );
}

/** Something a creature gets and then has: a keyword or an Ability. */
function sayGain(who: Who, what: Phrase, until: keyof typeof durationWords, scene: Scene): Said {
  const noun = whoNoun(who, scene, { together: true });
  return told(noun, 'has', 'have', what, say`give ${noun.object} ${what}`, durationOf(until, noun));
}

function sayCancel(step: StepOf<'cancel'>, scene: Scene): Said {
  const target = scene.targets.get(step.item.target);
  const what = target?.kind === 'item' ? target.filter.what : undefined;
  const item = itemRef(step.item.target, scene);
  if (step.scope === 'action') return ordered(say`cancel ${what === 'order' ? 'one action of ' : ''}${item}`);
  return ordered(what === 'order' ? say`cancel ${item}` : say`cancel ${item} and the rest of its order`);
}

function sayEmpower(step: StepOf<'empower'>, scene: Scene): Said {
  const item = itemRef(step.item.target, scene);
  const more = quantity(step.by, mass(words(`${step.lower ? 'less' : 'more'} damage`)), scene);
  return ordered(say`make ${item} deal ${more}`);
}

/** "You may …": commands where it can be said so, else an offer and what follows from it. */
function sayMay(step: StepOf<'may'>, scene: Scene): Said {
  const chooser = playerNoun(step.player ?? 'you', scene);
  return { sentences: offer(chooser, sayAll(step.steps, scene)) };
}

/** An offer of steps: all as commands, or the first ones and "if you do" the rest. */
export function offer(chooser: Noun, said: readonly Said[]): Phrase[] {
  const start = say`${chooser.subject} may `;
  const commands = asCommands(said, chooser.key);
  if (commands) return [glue(start, commands)];
  const cut = said.findIndex((each) => !('clause' in each));
  if (cut === 0) return [glue(start, words('do this: '), inOneSentence(said))];
  return [
    glue(start, asCommands(said.slice(0, cut), chooser.key) ?? []),
    ifTaken(isYou(chooser) ? 'if you do' : 'if they do', inOneSentence(said.slice(cut))),
  ];
}

/** "if you do, …", or "if you do and damage is dealt, …". */
function ifTaken(taken: string, phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first?.kind !== 'text' || !first.text.startsWith('if ')) return say`${taken}, ${phrase}`;
  return glue(words(`${taken} and ${first.text.slice('if '.length)}`), rest);
}

/** "you may discard an order to …", with what happens otherwise. */
function sayPay(step: StepOf<'pay'>, scene: Scene): Said {
  const costs = listed(costList(step.cost, scene));
  const [then, otherwise] = alternatives(scene, [step.steps, step.otherwise ?? []], (steps) =>
    sayAll(steps, scene),
  ) as [Said[], Said[]];
  const commands = asCommands(then);
  const not = step.otherwise ? [say`if you do not, ${inOneSentence(otherwise)}`] : [];
  if (commands) return { sentences: [say`you may ${costs} to ${commands}`, ...not] };
  return { sentences: [say`you may ${costs}`, say`if you do, ${inOneSentence(then)}`, ...not] };
}

function sayChoose(step: StepOf<'choose'>, scene: Scene): Said {
  const start =
    step.player && step.player !== 'you'
      ? say`${playerNoun(step.player, scene).subject} chooses one: `
      : words('choose one: ');
  const options = alternatives(scene, step.options, (option) => inOneSentence(sayAll(option.steps, scene)));
  return { sentences: [glue(start, join(options, '; or '))] };
}

/** A sentence of its own that is about one creature. */
function offered(sentence: Phrase, scene: Scene): Said {
  endClause(scene);
  return { sentences: [sentence] };
}

function sayPick(step: StepOf<'pick'>, scene: Scene): Said {
  const count = step.upTo === undefined || step.upTo === 1 ? 'one' : { upTo: step.upTo };
  const noun = filterNoun(step.from, count === 'one' ? 'a' : count, scene);
  introduce(scene, `picked ${step.as}`, step.from, count);
  mention(scene, `picked ${step.as}`);
  const chooser = step.player ?? 'you';
  if (chooser === 'you' && step.optional) return offered(say`you may choose ${noun.object}`, scene);
  if (chooser === 'you') return ordered(say`choose ${noun.object}`);
  const player = playerNoun(chooser, scene);
  const [third, base] = step.optional ? ['may choose', 'may choose'] : ['chooses', 'choose'];
  return told(player, third, base, noun.object, say`have ${player.object} choose ${noun.object}`);
}

function sayIf(step: StepOf<'if'>, scene: Scene): Said {
  const when = conditionWords(step.when, scene);
  const [then, otherwise] = alternatives(scene, [step.then, step.otherwise ?? []], (steps) =>
    inOneSentence(sayAll(steps, scene)),
  ) as [Phrase, Phrase];
  return { sentences: [say`if ${when}, ${then}`, ...(step.otherwise ? [say`otherwise, ${otherwise}`] : [])] };
}

function sayForEach(step: StepOf<'forEach'>, scene: Scene): Said {
  const each = filterNoun(step.who, 'bare', scene).object;
  introduce(scene, 'each', step.who, 'one');
  scene.last = undefined;
  const body = inOneSentence(sayAll(step.steps, scene));
  scene.said.delete('each');
  return { sentences: [say`for each ${each}, ${body}`] };
}

function sayRepeat(step: StepOf<'repeat'>, scene: Scene): Said {
  const often =
    typeof step.times === 'number'
      ? step.times === 2
        ? words('twice')
        : say`${step.times} times`
      : quantity(step.times, { one: words('time'), many: words('times'), single: words('once') }, scene);
  return { sentences: [say`do this ${often}: ${inOneSentence(sayAll(step.steps, scene))}`] };
}

function sayStep(step: Step, scene: Scene): Said {
  switch (step.do) {
    case 'attack':
      return sayAttack(step, scene);
    case 'damage':
      return sayDamage(step, scene);
    case 'prevent':
      return sayPrevent(step, scene);
    case 'heal': {
      const noun = whoNoun(step.who, scene);
      const amount = step.amount === 'all' ? words('all damage') : quantity(step.amount, damageUnit, scene);
      const isShort = typeof step.amount !== 'object';
      const command = isShort
        ? say`heal ${amount} on ${noun.object}`
        : say`have ${noun.object} heal ${amount}`;
      return told(noun, 'heals', 'each heal', amount, command);
    }
    case 'move':
    case 'shift':
      return sayMove(step, scene);
    case 'slide': {
      const noun = whoNoun(step.who, scene);
      return ordered(
        glue(term('slide', 'slide'), say` ${noun.object} up to ${quantity(step.squares, squareUnit, scene)}`),
      );
    }
    case 'place':
      return sayPlace(step, scene);
    case 'swap': {
      const first = whoNoun(step.first, scene).object;
      return ordered(say`swap ${first} with ${whoNoun(step.second, scene).object}`);
    }
    case 'tap':
      return ordered(say`tap ${whoNoun(step.who, scene).object}`);
    case 'untap':
      return ordered(say`untap ${whoNoun(step.who, scene).object}`);
    case 'draw':
      return sayDraw(step, scene);
    case 'discard':
      return sayDiscard(step, scene);
    case 'recover':
      return sayRecover(step, scene);
    case 'return':
      return sayReturn(step, scene);
    case 'withdraw':
      return sayWithdraw(step, scene);
    case 'attach':
      return ordered(glue(term('attach', 'attach'), say` this card to ${whoNoun(step.to, scene).object}`));
    case 'detach':
      return sayDetach(step, scene);
    case 'destroy':
      return ordered(say`destroy ${whoNoun(step.who, scene).object}`);
    case 'control':
      return ordered(say`take control of ${whoNoun(step.who, scene).object}`, durationWords[step.until]);
    case 'morale':
    case 'leadership':
      return sayTrack(step, scene);
    case 'modify':
      return sayModify(step, scene);
    case 'grant':
      return sayGrant(step, scene);
    case 'grantKeyword':
      return sayGain(step.who, say`the keyword ${keywordPart(step.keyword)}`, step.until, scene);
    case 'grantAbility':
      return sayGain(step.who, abilityWord(step.ability), step.until, scene);
    case 'empower':
      return sayEmpower(step, scene);
    case 'cancel':
      return sayCancel(step, scene);
    case 'redirect': {
      const item = itemRef(step.item.target, scene);
      return ordered(say`redirect ${item} to ${whoNoun(step.to, scene).object}`);
    }
    case 'evade': {
      const noun = whoNoun(step.who, scene);
      const item = itemRef(step.item.target, scene);
      return told(noun, 'evades', 'evade', item, say`have ${noun.object} evade ${item}`);
    }
    case 'extraMove':
      return sayGainMove(step.who, scene);
    case 'reactivate': {
      const noun = whoNoun(step.who, scene);
      return told(
        noun,
        'may be',
        'may be',
        words('activated again this turn'),
        say`let ${noun.object} be activated again this turn`,
      );
    }
    case 'collect':
      return sayCollect(step, scene);
    case 'treasure': {
      const noun = whoNoun(step.at, scene);
      return ordered(say`put ${quantity(step.tokens, tokenUnit, scene)} on ${whose(noun, 'square')}`);
    }
    case 'look': {
      const deck = words(`of your ${deckNames[step.deck]}`);
      if (step.cards === 1)
        return ordered(say`look at the top card ${deck} and put it on the bottom if you like`);
      const cards = quantity(step.cards, { one: words('card'), many: words('cards') }, scene);
      return ordered(say`look at the top ${cards} ${deck} and put any of them on the bottom`);
    }
    case 'reveal': {
      const noun = playerNoun(step.player, scene);
      return playerDoes(noun, 'reveals', 'reveal', say`${noun.possessive} orders`);
    }
    case 'deploy': {
      const card = withArticle(cardNoun(step.filter, 'creature', false, scene));
      return ordered(say`deploy ${card} from your hand${step.free ? ', whatever your Leadership' : ''}`);
    }
    case 'choose':
      return sayChoose(step, scene);
    case 'may':
      return sayMay(step, scene);
    case 'pay':
      return sayPay(step, scene);
    case 'pick':
      return sayPick(step, scene);
    case 'if':
      return sayIf(step, scene);
    case 'forEach':
      return sayForEach(step, scene);
    case 'repeat':
      return sayRepeat(step, scene);
    default:
      return unreachable(step);
  }
}
