/** English for every step: one exhaustive switch from what a card does to what it says, and the blocks of steps. */
import { unreachable } from '../../../../../../shared/result.ts';
import type { Filter, Player, Step, Target } from '../../language.ts';
import { glue, join, plainText, say, term, words, type Phrase } from '../parts.ts';
import { hiddenTargets, isUnless } from '../hidden-targets.ts';
import { alternatives, endClause, introduce, introduceTaken, mention, type Scene } from '../scene.ts';
import { wouldBeDestroyed } from '../../validate-scope.ts';
import { sayAttack, sayDamage, sayPrevent } from './attack-steps.ts';
import {
  sayDetach,
  sayDiscard,
  sayDraw,
  sayLook,
  sayRecover,
  sayReturn,
  saySearch,
  sayWithdraw,
} from './card-steps.ts';
import { alone, asCommands, chosenBy, inOneSentence, type Said } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import {
  eachOf,
  filterForThem,
  filterNoun,
  isYou,
  listed,
  playerNoun,
  quantity,
  whoNoun,
  whose,
  withArticle,
  type Noun,
} from './nouns.ts';
import {
  sayCancel,
  sayCollect,
  sayCounter,
  sayEmpower,
  sayGainMove,
  sayGrant,
  sayGrantAbility,
  sayGrantKeyword,
  sayModify,
  sayMove,
  sayPlace,
  sayTrack,
  upToSquares,
} from './piece-steps.ts';
import { doneTo, ordered, playerDoes, told, type StepOf } from './step-kit.ts';
import { cardNoun, costList, itemRef, squareRef, theirCosts } from './things.ts';
import { damageUnit, hitPointUnit, tokenUnit } from './units.ts';
import { sayLater, watchedNoun } from './waiting.ts';
import { durationWords, withinWords } from './words.ts';

/** Steps one after the other, each clause closed before the next begins. */
export function sayAll(steps: readonly Step[], scene: Scene): Said[] {
  return steps.flatMap((step, at) => {
    if (at > 0 && freePick(steps[at - 1]!, step)) return [];
    const free = freePick(step, steps[at + 1]);
    if (free) return [sayFreePick(free.pick, free.then, scene)];
    if (at > 0 && insteadOf(steps[at - 1]!, step)) return [];
    const ways = insteadOf(step, steps[at + 1]);
    if (ways) return [sayEither(ways, scene)];
    const named = hiddenTargets(step, scene).map((target) => sayTarget(target, scene));
    const said = sayStep(step, scene);
    if ('clause' in said) endClause(scene);
    return [...named, said];
  });
}

/** "you may choose one; if you do, swap …" is "you may swap … with one". */
function freePick(
  pick: Step,
  then: Step | undefined,
): { pick: StepOf<'pick'>; then: StepOf<'if'> } | undefined {
  if (pick.do !== 'pick' || !pick.optional || (pick.upTo ?? 1) > 1) return undefined;
  if ((pick.player ?? 'you') !== 'you' || then?.do !== 'if' || then.when.is !== 'done') return undefined;
  const [only, ...more] = then.then;
  const isOneDoing = more.length === 0 && (only?.do === 'slide' || only?.do === 'swap');
  return isOneDoing ? { pick, then } : undefined;
}

function sayFreePick(pick: StepOf<'pick'>, then: StepOf<'if'>, scene: Scene): Said {
  scene.picks.set(pick.as, pick.from);
  const [done, not] = alternatives(scene, [then.then, then.otherwise ?? []], (steps) =>
    inOneSentence(sayAll(steps, scene)),
  ) as [Phrase, Phrase];
  scene.offeredTo = 'you';
  if (not.length > 0) return { sentences: [say`either ${done}, or ${not}`], goOn: afterThat };
  return { sentences: [say`you may ${done}`], goOn: inAnyCase };
}

/** An offer of yours and what is done if you decline it: two ways, of which you take one. */
function insteadOf(step: Step, next: Step | undefined): (readonly Step[])[] | undefined {
  if (step.do !== 'may' || (step.player ?? 'you') !== 'you' || next?.do !== 'if') return undefined;
  if (next.when.is !== 'not' || next.when.when.is !== 'done' || next.otherwise) return undefined;
  return [step.steps, next.then];
}

/** "either remove a card from an ally, or heal 20 damage on it". */
function sayEither(ways: (readonly Step[])[], scene: Scene): Said {
  const [done, not] = ways.map((steps) => {
    const said = sayAll(steps, scene);
    return asCommands(said) ?? inOneSentence(said);
  }) as [Phrase, Phrase];
  scene.offeredTo = 'you';
  return { sentences: [say`either ${done}, or ${not}`], goOn: afterThat };
}

/** A target is chosen on declaration: one that a condition or a filter hides is named before. */
function sayTarget(target: Target, scene: Scene): Said {
  if (target.kind === 'item') return ordered(say`target ${itemRef({ target: target.name }, scene)}`);
  if (target.kind === 'square') return ordered(say`target ${squareRef(target.name, scene)}`);
  const reference = { target: target.name };
  const noun = target.kind === 'player' ? playerNoun(reference, scene) : whoNoun(reference, scene);
  endClause(scene);
  return ordered(say`target ${noun.object}`);
}

/** "You may …": commands where it can be said so, else an offer and what follows from it. */
function sayMay(step: StepOf<'may'>, scene: Scene): Said {
  const chooser = playerNoun(step.player ?? 'you', scene);
  const said = sayAll(step.steps, scene);
  scene.offeredTo = step.player ?? 'you';
  return { sentences: offer(chooser, said), goOn: inAnyCase };
}

const others = words('each other player');

/** What follows a block inside one sentence is no part of it. */
const inAnyCase = 'in any case';
const afterThat = 'after that';

/** An offer of steps: as commands, or, if they are more than that, as something done in one. */
export function offer(chooser: Noun, said: readonly Said[]): Phrase[] {
  const start = say`${chooser.subject} may `;
  const commands = asCommands(said, chooser.key);
  // What follows is part of the offer: it is done even if the first of it cannot be, so no "if you do".
  return [glue(start, commands ?? glue(words('do this: '), inOneSentence(said)))];
}

/** "… unless its controller discards an order": the price comes last, where what it buys off is one thing. */
function sayUnless(step: StepOf<'pay'>, scene: Scene): Said {
  const payer = step.player ?? 'you';
  const price = (): Phrase => {
    const noun = playerNoun(payer, scene);
    if (isYou(noun)) return say`unless you ${listed(costList(step.cost, scene))}`;
    if (plainText(noun.subject) === 'that player')
      return say`unless they ${theirCosts(step.cost, scene, 'may')}`;
    return say`unless ${noun.subject} ${theirCosts(step.cost, scene, 'does')}`;
  };
  scene.offeredTo = payer;
  if (!isUnless(step)) {
    const first = price();
    return { sentences: [say`${first}, ${inOneSentence(sayAll(step.otherwise ?? [], scene))}`] };
  }
  const otherwise = inOneSentence(sayAll(step.otherwise ?? [], scene));
  return { sentences: [say`${otherwise} ${price()}`] };
}

/** "its controller may discard an order. If they do, …". */
function sayTheirPay(step: StepOf<'pay'>, payer: Player, scene: Scene): Said {
  const chooser = playerNoun(payer, scene).subject;
  const costs = theirCosts(step.cost, scene, 'may');
  const [then, otherwise] = alternatives(scene, [step.steps, step.otherwise ?? []], (steps) =>
    inOneSentence(sayAll(steps, scene)),
  ) as [Phrase, Phrase];
  scene.offeredTo = payer;
  const not = step.otherwise ? [say`if they do not, ${otherwise}`] : [];
  return { sentences: [say`${chooser} may ${costs}`, say`if they do, ${then}`, ...not], goOn: inAnyCase };
}

/** "you may discard an order to …", with what happens otherwise. */
function sayPay(step: StepOf<'pay'>, scene: Scene): Said {
  if (step.steps.length === 0) return sayUnless(step, scene);
  if (step.player && step.player !== 'you') return sayTheirPay(step, step.player, scene);
  const costs = listed(costList(step.cost, scene));
  const [then, otherwise] = alternatives(scene, [step.steps, step.otherwise ?? []], (steps) =>
    sayAll(steps, scene),
  ) as [Said[], Said[]];
  scene.offeredTo = 'you';
  const commands = asCommands(then);
  const not = step.otherwise ? [say`if you do not, ${inOneSentence(otherwise)}`] : [];
  const paid = commands
    ? [say`you may ${costs} to ${commands}`]
    : [say`you may ${costs}`, say`if you do, ${inOneSentence(then)}`];
  return { sentences: [...paid, ...not], goOn: inAnyCase };
}

function sayChoose(step: StepOf<'choose'>, scene: Scene): Said {
  const chooser = playerNoun(step.player ?? 'you', scene);
  const ownChoice = isYou(chooser) ? undefined : sayOwnChoice(step, chooser, scene);
  if (ownChoice) return ownChoice;
  const ways = step.ways === undefined ? words('one') : say`${step.ways} of these`;
  const start = isYou(chooser) ? say`choose ${ways}: ` : say`${chooser.subject} chooses ${ways}: `;
  const options = alternatives(scene, step.options, (option) => {
    const said = sayAll(option.steps, scene);
    return inOneSentence(isYou(chooser) ? said : chosenBy(chooser, said));
  });
  return {
    sentences: [glue(start, join(options, step.ways === undefined ? '; or ' : '; '))],
    goOn: afterThat,
  };
}

/** "an opponent discards an order or loses 2 Leadership, as they choose": each way is one thing they do. */
function sayOwnChoice(step: StepOf<'choose'>, chooser: Noun, scene: Scene): Said | undefined {
  if (step.ways !== undefined) return undefined;
  const trial: Scene = { ...scene, said: new Map(scene.said), now: new Set(scene.now) };
  const ways = step.options.map(({ steps }) => alone(sayAll(steps, trial)));
  if (ways.some((way) => way?.subject.key !== chooser.key)) return undefined;
  const doings = ways.flatMap((way) => (way ? [join([words(way.verb), way.rest], ' ')] : []));
  return { sentences: [say`${chooser.subject} ${listed(doings, 'or')}, as they choose`], goOn: afterThat };
}

/** A sentence of its own that is about one creature. */
function offered(sentence: Phrase, scene: Scene): Said {
  endClause(scene);
  return { sentences: [sentence] };
}

function sayPick(step: StepOf<'pick'>, scene: Scene): Said {
  const count = step.upTo === undefined || step.upTo === 1 ? 'one' : { upTo: step.upTo };
  const form = count === 'one' ? 'a' : count;
  const player = playerNoun(step.player ?? 'you', scene);
  const whom = isYou(player)
    ? filterNoun(step.from, form, scene).object
    : filterForThem(step.from, form, scene);
  introduce(scene, `picked ${step.as}`, step.from, count);
  mention(scene, `picked ${step.as}`);
  scene.offeredTo = step.player ?? 'you';
  if (isYou(player) && step.optional) return offered(say`you may choose ${whom}`, scene);
  if (isYou(player)) return ordered(say`choose ${whom}`);
  if (!step.optional) return told(player, 'chooses', 'choose', whom);
  return told(player, 'may choose', 'may choose', whom, say`have ${player.object} choose ${whom}`);
}

/** "the next time it would be destroyed this turn, it is left with 10 Hit Points instead; then shift it up to 2 squares". */
function sayRescue(step: StepOf<'rescue'>, scene: Scene): Said {
  const { opening, subject } = watchedNoun(step.who, scene);
  const often = step.once ? 'the next time' : 'whenever';
  const kept =
    step.left === 'all'
      ? words('survives undamaged')
      : say`is left with ${quantity(step.left, hitPointUnit, scene)}`;
  const when = join([say`${often} ${subject} would be destroyed`, words(withinWords[step.until])], ' ');
  const saved = say`${opening}${when}, it ${kept} instead`;
  return { sentences: [step.steps ? say`${saved}; then ${laterSteps(step.steps, scene)}` : saved] };
}

/** Told of the creature that would have been destroyed, whoever it is by then. */
function laterSteps(steps: readonly Step[], scene: Scene): Phrase {
  const later: Scene = { ...scene, on: wouldBeDestroyed, said: new Map(scene.said), now: new Set() };
  introduce(later, 'subject', {}, 'one');
  later.last = 'subject';
  return inOneSentence(sayAll(steps, later));
}

function sayIf(step: StepOf<'if'>, scene: Scene): Said {
  const when = conditionWords(step.when, scene);
  const [then, otherwise] = alternatives(scene, [step.then, step.otherwise ?? []], (steps) =>
    inOneSentence(sayAll(steps, scene)),
  ) as [Phrase, Phrase];
  const not = step.otherwise ? [say`otherwise, ${otherwise}`] : [];
  return { sentences: [say`if ${when}, ${then}`, ...not], goOn: inAnyCase };
}

function sayForEach(step: StepOf<'forEach'>, scene: Scene): Said {
  const each = filterNoun(step.who, 'bare', scene).object;
  const outer = scene.said.get('each');
  introduce(scene, 'each', step.who, 'one');
  scene.last = isNamedAlone(step.who, scene) ? 'each' : undefined;
  const body = inOneSentence(sayAll(step.steps, scene));
  scene.last = undefined;
  if (outer) scene.said.set('each', outer);
  else scene.said.delete('each');
  return { sentences: [roundWords(each, body)], goOn: afterThat };
}

/** "for each enemy, tap it", but "each enemy takes 10 damage" where that enemy does it or suffers it. */
function roundWords(each: Phrase, [first, ...rest]: Phrase): Phrase {
  if (first?.text.startsWith('it ') !== true) return say`for each ${each}, ${first ? [first, ...rest] : []}`;
  return glue(say`each ${each} `, words(first.text.slice('it '.length)), rest);
}

/** "for each enemy within 3 squares": nobody else was named, so "it" is that one. */
const isNamedAlone = ({ within, adjacentTo }: Filter, scene: Scene): boolean =>
  !adjacentTo && (!within || (within.of === 'actor' && scene.fromHere));

function sayRepeat(step: StepOf<'repeat'>, scene: Scene): Said {
  const often =
    typeof step.times === 'number'
      ? step.times === 2
        ? words('twice')
        : say`${step.times} times`
      : quantity(step.times, { one: words('time'), many: words('times'), single: words('once') }, scene);
  return { sentences: [say`do this ${often}: ${inOneSentence(sayAll(step.steps, scene))}`], goOn: afterThat };
}

/** An enemy's attack may be turned on the attacker itself, which "an enemy" alone does not bring to mind. */
function mayBeAttacker({ item, to }: StepOf<'redirect'>, { targets }: Scene): boolean {
  const attack = typeof item === 'object' ? targets.get(item.target) : undefined;
  const whom = typeof to === 'object' && 'target' in to ? targets.get(to.target) : undefined;
  const isEnemys = attack?.kind === 'item' && attack.filter.by === 'enemy';
  return isEnemys && whom?.kind === 'creature' && whom.filter.side === 'enemy';
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
      const command = isShort ? say`heal ${amount} on ${noun.object}` : undefined;
      return told(noun, 'heals', 'each heal', amount, command);
    }
    case 'move':
    case 'shift':
      return sayMove(step, scene);
    case 'slide': {
      const noun = whoNoun(step.who, scene);
      return ordered(glue(term('slide', 'slide'), say` ${eachOf(noun)} ${upToSquares(step.squares, scene)}`));
    }
    case 'place':
      return sayPlace(step, scene);
    case 'swap': {
      const first = whoNoun(step.first, scene).object;
      return ordered(say`swap ${first} with ${whoNoun(step.second, scene).object}`);
    }
    case 'tap':
      return doneTo(whoNoun(step.who, scene), 'tap', 'tapped');
    case 'untap':
      return doneTo(whoNoun(step.who, scene), 'untap', 'untapped', 'untaps');
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
      return doneTo(whoNoun(step.who, scene), 'destroy', 'destroyed');
    case 'counter':
      return sayCounter(step, scene);
    case 'later':
      return sayLater(step, scene, (steps, later) => inOneSentence(sayAll(steps, later)));
    case 'rescue':
      return sayRescue(step, scene);
    case 'control': {
      const player = playerNoun(step.player ?? 'you', scene);
      const rest = say`control of ${whoNoun(step.who, scene).object}`;
      if (isYou(player)) return ordered(say`take ${rest}`, durationWords[step.until]);
      const command = say`give ${player.object} ${rest}`;
      return told(player, 'takes', 'take', rest, command, durationWords[step.until]);
    }
    case 'morale':
    case 'leadership':
      return sayTrack(step, scene);
    case 'modify':
      return sayModify(step, scene);
    case 'grant':
      return sayGrant(step, scene);
    case 'grantKeyword':
      return sayGrantKeyword(step, scene);
    case 'grantAbility':
      return sayGrantAbility(step, scene);
    case 'empower':
      return sayEmpower(step, scene);
    case 'cancel':
      return sayCancel(step, scene);
    case 'redirect': {
      const item = itemRef(step.item, scene);
      const whom = whoNoun(step.to, scene);
      const attacker = mayBeAttacker(step, scene) ? words(', the attacker included') : [];
      return ordered(say`redirect ${item} to ${whom.object}${attacker}`);
    }
    case 'evade': {
      const noun = whoNoun(step.who, scene);
      const item = itemRef(step.item, scene);
      return told(noun, 'evades', 'evade', item);
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
      // "Its square" could be the chest's, which the creature may have left behind.
      if (scene.on?.event === 'opensChest') scene.last = undefined;
      const noun = whoNoun(step.at, scene);
      return ordered(say`put ${quantity(step.tokens, tokenUnit, scene)} on ${whose(noun, 'square')}`);
    }
    case 'look':
      return sayLook(step, scene);
    case 'search':
      return saySearch(step, scene);
    case 'reveal': {
      const noun = playerNoun(step.player, scene);
      const isAll = step.player === 'eachPlayer';
      const shown = isAll ? { ...noun, subject: others, object: others } : noun;
      return playerDoes(shown, 'reveals', 'reveal', say`${noun.possessive} orders to you`);
    }
    case 'deploy': {
      const card = withArticle(cardNoun(step.filter, 'creature', false, scene));
      const free = step.free ? ', whatever your Leadership' : '';
      scene.offeredTo = 'you';
      introduceTaken(scene, step.as, 'deploy');
      if (step.as !== undefined) mention(scene, `picked ${step.as}`);
      return offered(say`you may deploy ${card} from your hand${free}`, scene);
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
