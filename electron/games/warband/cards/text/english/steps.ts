/** English for every step: one exhaustive switch from what a card does to what it says, and the blocks of steps. */
import { unreachable } from '../../../../../../shared/result.ts';
import type { Step } from '../../language.ts';
import { glue, join, keywordPart, say, term, words, type Phrase } from '../parts.ts';
import { alternatives, endClause, introduce, mention, type Scene } from '../scene.ts';
import { sayAttack, sayDamage, sayPrevent } from './attack-steps.ts';
import {
  deckNames,
  sayDetach,
  sayDiscard,
  sayDraw,
  sayRecover,
  sayReturn,
  sayWithdraw,
} from './card-steps.ts';
import { asCommands, chosenBy, inOneSentence, type Said } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import {
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
import { cardNoun, costList, itemRef } from './things.ts';
import { damageUnit, squareUnit, tokenUnit } from './units.ts';
import { abilityWord, durationWords } from './words.ts';

/** Steps one after the other, each clause closed before the next begins. */
export function sayAll(steps: readonly Step[], scene: Scene): Said[] {
  return steps.map((step) => {
    const said = sayStep(step, scene);
    if ('clause' in said) endClause(scene);
    return said;
  });
}

/** "You may …": commands where it can be said so, else an offer and what follows from it. */
function sayMay(step: StepOf<'may'>, scene: Scene): Said {
  const chooser = playerNoun(step.player ?? 'you', scene);
  return { sentences: offer(chooser, sayAll(step.steps, scene)) };
}

/** An offer of steps: as commands, or, if they are more than that, as something done in one. */
export function offer(chooser: Noun, said: readonly Said[]): Phrase[] {
  const start = say`${chooser.subject} may `;
  const commands = asCommands(said, chooser.key);
  // What follows is part of the offer: it is done even if the first of it cannot be, so no "if you do".
  return [glue(start, commands ?? glue(words('do this: '), inOneSentence(said)))];
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
  const chooser = playerNoun(step.player ?? 'you', scene);
  const start = isYou(chooser) ? words('choose one: ') : say`${chooser.subject} chooses one: `;
  const options = alternatives(scene, step.options, (option) => {
    const said = sayAll(option.steps, scene);
    return inOneSentence(isYou(chooser) ? said : chosenBy(chooser, said));
  });
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
