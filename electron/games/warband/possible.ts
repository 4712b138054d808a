/**
 * Whether a step could do anything now: what "you may" offers, and what "if you do" looks back on.
 * Reads the table and changes nothing; `execute.ts` does what is found possible here.
 */
import { unreachable } from '../../../shared/result.ts';
import type { ItemRef, Step, Who } from './cards/language.ts';
import { deployableBy } from './execute-cards.ts';
import {
  affected,
  amountOf,
  boundIds,
  cardMatches,
  conditionHolds,
  countersOn,
  matches,
  playersOf,
  type Speaker,
} from './evaluate.ts';
import { canSlide } from './execute-effects.ts';
import { canSwap, settlingSquares, wantedCards } from './execute-pieces.ts';
import { itemMeant } from './execute-stack.ts';
import { canGoAgain } from './going-again.ts';
import { canGoAnywhere } from './movement.ts';
import { findCreature, type Play } from './play.ts';
import { tokenSquares } from './requirements.ts';
import { findItem } from './stack-items.ts';
import type { Creature, Item } from './state.ts';
import { hasTrait } from './values.ts';

/** Whether any of these steps could be done now; one of them is enough. */
export const canDoAny = (play: Play, steps: readonly Step[], speaker: Speaker): boolean =>
  steps.some((step) => isPossible(play, step, speaker));

function isPossible(play: Play, step: Step, speaker: Speaker): boolean {
  const item = itemOf(speaker);
  const some = (who: Who, test: (creature: Creature) => boolean = () => true): boolean =>
    affected(play, who, speaker).some(test);
  const player = (of: Parameters<typeof playersOf>[1]) =>
    playersOf(play, of, speaker).map((seat) => play.state.players[seat]);
  switch (step.do) {
    case 'attack':
      return some(step.by ?? 'actor') && some(step.target);
    case 'damage':
      return some(step.to);
    case 'prevent':
      return some(step.for) && (step.from !== 'oneSource' || play.state.stack.length > 0);
    case 'heal':
      return some(step.who, (each) => each.damage > 0 && !hasTrait(play, each, 'cannotBeHealed'));
    case 'move':
    case 'shift':
    case 'slide':
      return some(step.who, (each) => canGo(play, step, each, speaker));
    case 'place':
      return some(step.who, (each) => settlingSquares(play, step, item, each, speaker).length > 0);
    case 'swap':
      return canSwap(
        play,
        affected(play, step.first, speaker)[0],
        affected(play, step.second, speaker)[0],
        item.seat,
      );
    case 'tap':
      return some(step.who, ({ tapped }) => !tapped);
    case 'untap':
      return some(step.who, (each) => each.tapped && !hasTrait(play, each, 'cannotUntap'));
    case 'draw':
      return player(step.player).some(
        ({ orderDeck, creatureDeck }) => (step.deck === 'order' ? orderDeck : creatureDeck).length > 0,
      );
    case 'discard':
      return player(step.player).some(({ orderHand }) => orderHand.length > 0);
    case 'recover':
      return player(step.player).some((each) =>
        each[step.from].some((card) => cardMatches(play, step.filter, card, speaker)),
      );
    case 'return':
      return step.card === 'this' || boundIds(item.targets, step.card.target).length > 0;
    case 'withdraw':
    case 'destroy':
    case 'modify':
    case 'grant':
    case 'grantKeyword':
    case 'grantAbility':
    case 'rescue':
      return some(step.who);
    case 'counter':
      return some(step.who, ({ id }) => !step.remove || countersOn(play, id, step.name) > 0);
    case 'later':
      return step.who === undefined || some(step.who);
    case 'attach':
      return some(step.to, ({ id }) => item.kind === 'order' || id !== item.actor);
    case 'detach':
      if (step.cards === 'this') return findCreature(play, item.actor)?.attached.includes(item.card) ?? false;
      return some(step.from, (each) => wantedCards(play, step, each, item.seat).length > 0);
    case 'control': {
      const [to] = playersOf(play, step.player ?? 'you', speaker);
      return to !== undefined && some(step.who, ({ seat }) => seat !== to);
    }
    case 'morale':
      return player(step.player).length > 0;
    case 'leadership':
      return player(step.player).some(({ leadership }) => !step.lose || leadership > 0);
    case 'empower':
    case 'cancel':
      return isOnStack(play, step.item, item);
    case 'redirect':
      return isOnStack(play, step.item, item) && some(step.to);
    case 'evade':
      return isOnStack(play, step.item, item) && some(step.who);
    case 'extraMove':
      return some(step.who, ({ id }) => id === play.state.active);
    case 'reactivate':
      return some(step.who, (each) => canGoAgain(play, each));
    case 'collect':
      return some(step.who, (each) => tokenSquares(play, each).length > 0);
    case 'treasure':
      return some(step.at) && amountOf(play, step.tokens, speaker) > 0;
    case 'look':
    case 'search': {
      const { orderDeck, creatureDeck } = play.state.players[item.seat];
      return (step.deck === 'order' ? orderDeck : creatureDeck).length > 0;
    }
    case 'reveal':
      return player(step.player).length > 0;
    case 'deploy':
      return deployableBy(play, step, item.seat, speaker).length > 0;
    case 'choose':
      return step.options.some(({ steps }) => canDoAny(play, steps, speaker));
    case 'may':
      return canDoAny(play, step.steps, speaker);
    case 'pay':
      return true;
    case 'pick':
      return play.state.creatures.some(
        (each) => !item.immune.includes(each.id) && matches(play, step.from, each, speaker),
      );
    case 'if': {
      const list = conditionHolds(play, step.when, speaker) ? step.then : step.otherwise;
      return list !== undefined && canDoAny(play, list, speaker);
    }
    case 'forEach':
      return play.state.creatures.some(
        (each) => !item.immune.includes(each.id) && matches(play, step.who, each, speaker),
      );
    case 'repeat':
      return amountOf(play, step.times, speaker) >= 1 && canDoAny(play, step.steps, speaker);
    default:
      return unreachable(step);
  }
}

function itemOf({ item }: Speaker): Item {
  if (!item) throw new Error('steps belong to a resolving item');
  return item;
}

type Movement = Extract<Step, { do: 'move' | 'shift' | 'slide' }>;

function canGo(play: Play, step: Movement, creature: Creature, speaker: Speaker): boolean {
  if (step.do === 'slide' && !canSlide(play, creature, itemOf(speaker).seat)) return false;
  const squares = step.squares === 'speed' ? 'speed' : amountOf(play, step.squares, speaker);
  return canGoAnywhere(play, creature, { manner: step.do, squares });
}

function isOnStack(play: Play, ref: ItemRef, item: Item): boolean {
  const id = itemMeant(ref, item);
  return id !== undefined && findItem(play, id) !== undefined;
}
