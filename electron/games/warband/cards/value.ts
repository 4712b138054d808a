/**
 * Roughly what a card is worth, in points of Morale, for bots and for the lint. Knows primitives, never names of
 * cards. An estimate from the text alone: what the table looks like is the bot's own business.
 */
import { unreachable } from '../../../../shared/result.ts';
import type {
  Amount,
  Card,
  Condition,
  Cost,
  Filter,
  OrderCard,
  Player,
  Step,
  Target,
  Text,
  Who,
} from './language.ts';
import {
  chanceOf,
  damagePoint,
  durationTurns,
  eventTimes,
  points,
  statPoint,
  traitPoint,
  typicalStat,
} from './value-numbers.ts';

type Targets = ReadonlyMap<string, Target>;

/** What playing an order, or having a creature's or commander's text, is worth. */
export function valueOfCard(card: Card): number {
  switch (card.type) {
    case 'order':
      return valueOfOrder(card);
    case 'creature':
    case 'commander':
      return sum(card.text.map((text) => valueOfText(text)));
    default:
      return unreachable(card);
  }
}

/** What an order does for the player who plays it, its costs taken off. */
function valueOfOrder(card: OrderCard): number {
  const targets = new Map<string, Target>();
  const done = card.actions.map((action) => {
    for (const target of action.targets ?? []) targets.set(target.name, target);
    return valueOfSteps(action.steps, targets, card.attach);
  });
  return sum(done) - valueOfCosts(card.cost);
}

/** What one paragraph of rules text is worth to the controller of its creature, over that creature's life. */
export function valueOfText(text: Text): number {
  switch (text.kind) {
    case 'trait':
      return traitPoint[text.trait] * standing(text.affects) * likely(text.when);
    case 'modifier':
      return (
        signed(text.lower, numberOf(text.by)) *
        statPoint[text.stat] *
        standing(text.affects) *
        likely(text.when)
      );
    case 'ward':
      return points.ward[text.against] * breadth(text.by) * standing(text.affects) * likely(text.when);
    case 'power':
      return (
        points.powerUses *
        Math.max(0, valueOfUse(text) - (text.timing === 'minor' && !text.tap ? 0 : points.tap)) *
        likely(text.when)
      );
    case 'trigger':
      return (text.once ? Math.min(4, timesOf(text)) : timesOf(text)) * valueOfUse(text) * likely(text.when);
    default:
      return unreachable(text);
  }
}

/** Everybody, or only some of them. */
const breadth = (by: Filter): number => (Object.keys(by).length > 1 ? 0.5 : 1);

function valueOfUse(text: Extract<Text, { steps: Step[] }>): number {
  const targets = new Map((text.targets ?? []).map((target) => [target.name, target]));
  const gain = valueOfSteps(text.steps, targets) - valueOfCosts(text.cost);
  return text.kind === 'power' || text.may || text.tap || text.cost ? Math.max(0, gain) : gain;
}

function timesOf(text: Extract<Text, { kind: 'trigger' }>): number {
  const { on } = text;
  if ('whose' in on) return on.whose === 'any' ? 8 : 4;
  if (on.event === 'orderPlayed') return 4;
  return eventTimes[on.event] * (on.who === 'self' ? 1 : points.several) * (on.by || on.mode ? 0.6 : 1);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const signed = (lower: boolean | undefined, amount: number): number => (lower ? -amount : amount);
const likely = (when: Condition | undefined): number => (when ? chanceOf[when.is] : 1);

/** Standing text: on its own creature, on several of one's own, or against several enemies. */
const standing = (affects: Filter | undefined): number =>
  points.standingTurns * (affects ? points.several * sideOf(affects) : 1);

/** +1 if it is good for the speaker that the creature thrives, −1 if it is an enemy. */
const sideOf = (filter: Filter): 1 | -1 => (filter.side === 'enemy' ? -1 : 1);

/** Whose creature a reference is likely to be, and how many. Whoever is aimed at freely is aimed at to its harm or good. */
function aim(who: Who, targets: Targets, harmful: boolean): { side: 1 | -1; count: number } {
  const free: 1 | -1 = harmful ? -1 : 1;
  const choice = (filter: Filter): 1 | -1 => (filter.side || filter.self ? sideOf(filter) : free);
  if (who === 'actor' || (typeof who === 'object' && 'all' in who && who.all.self))
    return { side: 1, count: 1 };
  if (typeof who === 'string') return { side: free, count: 1 };
  if ('all' in who)
    return { side: who.all.side ? sideOf(who.all) : 1, count: who.all.side ? points.several : 0.3 };
  if ('picked' in who) return { side: free, count: 1 };
  const target = targets.get(who.target);
  return target?.kind === 'creature'
    ? { side: choice(target.filter), count: 0.8 * (target.upTo ?? 1) + 0.2 }
    : { side: free, count: 1 };
}

/** What a number usually comes to. */
function numberOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const value = rawNumber(amount) * (amount.times ?? 1);
  return Math.min(value, amount.atMost ?? value);
}

const typicalOf = { morale: 9, leadership: 9, orderHand: 4, creatureHand: 3, graveyard: 2 } as const;

function rawNumber(amount: Exclude<Amount, number>): number {
  if ('count' in amount) return points.several;
  if ('stat' in amount) return typicalStat[amount.stat];
  if ('damageOn' in amount || 'dealt' in amount) return 20;
  if ('of' in amount) return typicalOf[amount.of];
  if ('moved' in amount) return points.moved;
  if ('counters' in amount) return points.several;
  return (amount.times ?? 1) >= 10 ? 2 : 20;
}

/** What a price is worth to whoever pays it. */
export function valueOfCosts(costs: readonly Cost[] | undefined): number {
  return sum((costs ?? []).map(valueOfCost));
}

function valueOfCost(cost: Cost): number {
  switch (cost.pay) {
    case 'discard':
      return cost.cards * points.orderCard;
    case 'morale':
      return cost.amount * points.morale;
    case 'leadership':
      return cost.amount * points.leadership;
    case 'tap':
      return cost.creatures * points.tap;
    case 'destroy':
      return points.creature;
    case 'wound':
      return cost.amount * damagePoint;
    case 'detachThis':
      return 0;
    default:
      return unreachable(cost);
  }
}

/** Good for the player, or bad for the opponents, is positive. */
const playerSide = (player: Player): number => {
  if (player === 'you') return 1;
  return player === 'eachPlayer' ? 0 : -1;
};

/** Steps one after the other; `attach` is the text that `attach` would put on its creature. */
function valueOfSteps(steps: readonly Step[], targets: Targets, attach?: readonly Text[]): number {
  return sum(steps.map((step) => valueOfStep(step, targets, attach)));
}

function valueOfStep(step: Step, targets: Targets, attach?: readonly Text[]): number {
  const inner = (steps: readonly Step[]): number => valueOfSteps(steps, targets, attach);
  /** Done to a creature: `worth` is what it is worth to that creature's side. */
  const onCreature = (who: Who, worth: number): number => {
    const { side, count } = aim(who, targets, worth < 0);
    return side * count * worth;
  };
  const amount = (it: Amount | 'all'): number => (it === 'all' ? 40 : numberOf(it));
  const squares = (it: Amount | 'speed'): number => (it === 'speed' ? 6 : numberOf(it));
  switch (step.do) {
    case 'attack': {
      const dealt =
        step.damage === undefined
          ? points.attack + numberOf(step.bonus ?? 0) * damagePoint
          : numberOf(step.damage) * damagePoint;
      return onCreature(step.target, -dealt * (step.unpreventable ? 1.3 : 1));
    }
    case 'damage':
      return onCreature(step.to, -numberOf(step.amount) * damagePoint * (step.unpreventable ? 1.3 : 1));
    case 'prevent':
      return onCreature(step.for, amount(step.amount) * damagePoint * 0.8);
    case 'heal':
      return onCreature(step.who, amount(step.amount) * damagePoint * 0.7);
    case 'move':
    case 'shift':
      return onCreature(step.who, squares(step.squares) * points.square);
    case 'slide':
      return squares(step.squares) * points.slideSquare;
    case 'place':
    case 'swap':
      return points.place;
    case 'tap':
      return onCreature(step.who, -points.tap);
    case 'untap':
      return onCreature(step.who, points.tap);
    case 'draw':
      return (
        playerSide(step.player) *
        numberOf(step.cards) *
        (step.deck === 'order' ? points.orderCard : points.creatureCard)
      );
    case 'discard':
      return -playerSide(step.player) * (step.cards === 'all' ? 3 : numberOf(step.cards)) * points.orderCard;
    case 'recover':
      return playerSide(step.player) * numberOf(step.cards) * points.recovered;
    case 'return':
      return points.recovered;
    case 'withdraw':
      return onCreature(step.who, -points.creature * 0.5);
    case 'attach':
      return valueOfAttached(step.to, attach ?? [], targets);
    case 'detach':
      if (step.cards === 'this') return 0;
      return points.attached * (step.cards === 'all' ? 2 : numberOf(step.cards));
    case 'destroy':
      return onCreature(step.who, -points.creature);
    case 'rescue': {
      const worth = points.rescued * Math.min(2, durationTurns[step.until]) * (step.once ? 1 : 1.5);
      return onCreature(step.who, worth) + 0.5 * inner(step.steps ?? []);
    }
    case 'counter':
      return (
        aim(step.who, targets, true).count * (step.by === 'all' ? 2 : numberOf(step.by)) * points.counter
      );
    case 'later':
      return points.later * inner(step.steps);
    case 'control':
      return onCreature(step.who, -points.creature * Math.min(2, durationTurns[step.until]));
    case 'morale':
      return playerSide(step.player) * signed(step.lose, numberOf(step.by)) * points.morale;
    case 'leadership':
      return playerSide(step.player) * signed(step.lose, numberOf(step.by)) * points.leadership;
    case 'modify':
      return onCreature(
        step.who,
        signed(step.lower, numberOf(step.by)) * statPoint[step.stat] * durationTurns[step.until],
      );
    case 'grant':
      return onCreature(step.who, traitPoint[step.trait] * durationTurns[step.until]);
    case 'grantKeyword':
      return onCreature(step.who, points.keyword * durationTurns[step.until]);
    case 'grantAbility':
      return onCreature(step.who, points.ability * durationTurns[step.until]);
    case 'empower':
      return numberOf(step.by) * damagePoint;
    case 'cancel':
      return points.cancelled * (step.scope === 'order' ? 1 : 0.8);
    case 'redirect':
      return points.redirected;
    case 'evade':
      return onCreature(step.who, points.evaded);
    case 'extraMove':
      return onCreature(step.who, points.extraMove);
    case 'reactivate':
      return onCreature(step.who, points.reactivated);
    case 'collect':
      return onCreature(step.who, numberOf(step.tokens) * points.token);
    case 'treasure':
      return onCreature(step.at, numberOf(step.tokens) * points.placedToken);
    case 'look':
      return numberOf(step.cards) * points.look + (step.take ?? 0) * points.orderCard;
    case 'search':
      return step.cards * points.orderCard * (step.to === 'hand' ? 1.3 : 0.6);
    case 'reveal':
      return -playerSide(step.player) * points.reveal;
    case 'deploy':
      return points.deploy * (step.free ? 1.5 : 1);
    case 'choose': {
      const isYours = step.player === undefined || step.player === 'you';
      const options = step.options
        .map((option) => inner(option.steps))
        .toSorted((a, b) => (isYours ? b - a : a - b));
      return sum(options.slice(0, step.ways ?? 1));
    }
    case 'may':
      return step.player === undefined || step.player === 'you'
        ? Math.max(0, inner(step.steps))
        : Math.min(0, inner(step.steps));
    case 'pay': {
      const [paid, unpaid] = [inner(step.steps), inner(step.otherwise ?? [])];
      const price = valueOfCosts(step.cost);
      return step.player === undefined || step.player === 'you'
        ? Math.max(unpaid, paid - price)
        : Math.min(unpaid, paid + price);
    }
    case 'pick':
      return 0;
    case 'if': {
      const chance = chanceOf[step.when.is];
      return chance * inner(step.then) + (1 - chance) * inner(step.otherwise ?? []);
    }
    case 'forEach':
      return points.several * inner(step.steps);
    case 'repeat':
      return numberOf(step.times) * inner(step.steps);
    default:
      return unreachable(step);
  }
}

/** Attach text is worth to its bearer what text is worth; on an enemy that counts the other way. */
function valueOfAttached(to: Who, attach: readonly Text[], targets: Targets): number {
  const worth = sum(attach.map(valueOfText));
  const { side } = aim(to, targets, worth < 0);
  return side * worth;
}
