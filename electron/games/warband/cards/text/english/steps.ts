/** English for every step: one exhaustive switch from what a card does to what it says, and the blocks of steps. */
import { unreachable } from '../../../../../../shared/result.ts';
import type { Player, Step, Target } from '../../language.ts';
import { glue, join, keywordPart, plainText, say, term, words, type Phrase } from '../parts.ts';
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
import { asCommands, chosenBy, inOneSentence, type Said } from './clauses.ts';
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
  sayGain,
  sayGainMove,
  sayGrant,
  sayModify,
  sayMove,
  sayPlace,
  sayTrack,
} from './piece-steps.ts';
import { doneTo, ordered, playerDoes, told, type StepOf } from './step-kit.ts';
import { cardNoun, costList, itemRef, squareRef, theirCosts } from './things.ts';
import { damageUnit, hitPointUnit, squareUnit, tokenUnit } from './units.ts';
import { sayLater, watchedNoun } from './waiting.ts';
import { abilityWord, durationWords, withinWords } from './words.ts';

/** Steps one after the other, each clause closed before the next begins. */
export function sayAll(steps: readonly Step[], scene: Scene): Said[] {
  return steps.flatMap((step) => {
    const named = hiddenTargets(step, scene).map((target) => sayTarget(target, scene));
    const said = sayStep(step, scene);
    if ('clause' in said) endClause(scene);
    return [...named, said];
  });
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
  scene.last = undefined;
  const body = inOneSentence(sayAll(step.steps, scene));
  scene.last = undefined;
  if (outer) scene.said.set('each', outer);
  else scene.said.delete('each');
  return { sentences: [say`for each ${each}, ${body}`], goOn: afterThat };
}

function sayRepeat(step: StepOf<'repeat'>, scene: Scene): Said {
  const often =
    typeof step.times === 'number'
      ? step.times === 2
        ? words('twice')
        : say`${step.times} times`
      : quantity(step.times, { one: words('time'), many: words('times'), single: words('once') }, scene);
  return { sentences: [say`do this ${often}: ${inOneSentence(sayAll(step.steps, scene))}`], goOn: afterThat };
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
      return ordered(
        glue(
          term('slide', 'slide'),
          say` ${eachOf(noun)} up to ${quantity(step.squares, squareUnit, scene)}`,
        ),
      );
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
      return doneTo(whoNoun(step.who, scene), 'untap', 'untapped');
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
      return sayGain(step.who, say`the keyword ${keywordPart(step.keyword)}`, step.until, scene);
    case 'grantAbility':
      return sayGain(step.who, abilityWord(step.ability), step.until, scene);
    case 'empower':
      return sayEmpower(step, scene);
    case 'cancel':
      return sayCancel(step, scene);
    case 'redirect': {
      const item = itemRef(step.item, scene);
      return ordered(say`redirect ${item} to ${whoNoun(step.to, scene).object}`);
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
