/**
 * Declaring an order, a power or a triggered text: whether it can be declared at all, and what must be chosen next.
 * Only choices from which the declaration can be completed are listed, so no chain ends in a dead end. Nothing
 * changes on the table before `commit.ts`.
 */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { canAfford, payersOf } from './costs.ts';
import { conditionHolds } from './evaluate.ts';
import { hasItemsLike } from './item-matches.ts';
import { faceOf, findCreature, type Play } from './play.ts';
import { targetOption } from './options.ts';
import type { ActiveText, NumberedText, OrderFace, Plan, Slot } from './program.ts';
import { actionMoment, assistance, hasAffinity, orderFit, orderMoment, type Check } from './requirements.ts';
import { noHappening } from './stack-items.ts';
import { none, type CardId, type Creature, type Declaration } from './state.ts';
import {
  attackBan,
  boundFor,
  canBindAll,
  canBindRest,
  candidates,
  openSlot,
  planOf,
  speakerFor,
} from './targets.ts';
import { statOf } from './values.ts';

/** Declarations are never changed in place, so all may begin with the same empty list. */
const nothing: never[] = [];

export function newDeclaration(
  kind: Declaration['kind'],
  seat: Seat,
  card: CardId,
  actor: CardId,
  text: number = none,
): Declaration {
  return {
    kind,
    seat,
    card,
    text,
    actor,
    assistants: nothing,
    assisted: kind !== 'order',
    payment: nothing,
    targets: nothing,
    closed: 0,
    happening: noHappening,
  };
}

export const orderOf = (play: Play, card: CardId): OrderFace => {
  const { order } = faceOf(play, card);
  if (!order) throw new Error(`card ${card} is no order`);
  return order;
};

/** The power or trigger with this number. */
export function textOf(play: Play, text: number): ActiveText {
  const { text: found } = play.program.texts[text];
  if (found.kind !== 'power' && found.kind !== 'trigger')
    throw new Error(`text ${text} is no power, no trigger`);
  return found;
}

/* Whether it can be completed */

/** The first thing that keeps a declaration from being completed. */
function incomplete(play: Play, declaration: Declaration): Check {
  const plan = planOf(play, declaration);
  if (declaration.payment.length < plan.price.length) {
    return unpayable(play, plan, declaration);
  }
  if (!declaration.assisted && !reachesLevel(play, declaration, nobody)) {
    if (!reachesLevel(play, declaration, helpers(play, declaration))) return 'needsLevel';
  }
  if (plan.slots.length === 0 || canBindAll(play, plan.slots, declaration)) return undefined;
  return attackBan(play, plan.slots, declaration) ?? 'noTarget';
}

const nobody: readonly Creature[] = [];

/** Nothing if one way of paying leads on, else what keeps the first from it. */
function unpayable(play: Play, plan: Plan, declaration: Declaration): Check {
  let first: Check = 'cannotPay';
  for (const [index, id] of payers(play, plan, declaration).entries()) {
    const code = incomplete(play, paidWith(declaration, id));
    if (!code) return undefined;
    if (index === 0) first = code;
  }
  return first;
}

function payers(play: Play, plan: Plan, declaration: Declaration): number[] {
  const cost = plan.price[declaration.payment.length];
  return payersOf(play, cost, speakerFor(play, declaration), declaration.payment, declaration.card);
}

const paidWith = (declaration: Declaration, id: number): Declaration => ({
  ...declaration,
  payment: [...declaration.payment, id],
});

/** Creatures that may assist besides those that already do or pay. */
function helpers(play: Play, declaration: Declaration): Creature[] {
  const actor = findCreature(play, declaration.actor);
  if (!actor) return [];
  const order = orderOf(play, declaration.card);
  return play.state.creatures.filter(
    (creature) =>
      assistance(play, order, actor, creature) === undefined &&
      !declaration.assistants.includes(creature.id) &&
      !declaration.payment.includes(creature.id),
  );
}

/** W-603, W-607, W-614: the acting creature's Level with that of its assistants reaches the order's. */
function reachesLevel(play: Play, declaration: Declaration, alsoHelping: readonly Creature[]): boolean {
  const order = orderOf(play, declaration.card);
  const actor = findCreature(play, declaration.actor);
  if (!actor) return false;
  if (hasAffinity(play, order, actor)) return true;
  let level = statOf(play, actor, 'level');
  for (const id of declaration.assistants) level += statOf(play, findCreature(play, id)!, 'level');
  for (const helper of alsoHelping) level += statOf(play, helper, 'level');
  return level >= order.level;
}

/** What the plan asks for besides choices: plain costs and the text's condition. */
function planMoment(play: Play, plan: Plan, declaration: Declaration): Check {
  if (plan.cost.length > 0 && !canAfford(play, plan.cost, declaration.seat, declaration.actor))
    return 'cannotPay';
  if (plan.when && !conditionHolds(play, plan.when, speakerFor(play, declaration))) return 'conditionFails';
  return undefined;
}

/* Orders */

/** orders that bring each other back would otherwise never let a turn end. */
const mostOrders = 100;

/** Why a creature cannot take an order now; nothing if it can. */
export function orderBy(play: Play, seat: Seat, card: CardId, actor: Creature): Check {
  if (play.state.played >= mostOrders) return 'tooManyOrders';
  const order = orderOf(play, card);
  const code = orderMoment(play, seat, order, actor) ?? orderFit(play, order, actor);
  if (code) return code;
  const declaration = newDeclaration('order', seat, card, actor.id);
  return planMoment(play, faceOf(play, card).plan, declaration) ?? incomplete(play, declaration);
}

/** Whether an order could be a matter of this creature at all; most fall out here. */
const isFreeToAct = (play: Play, seat: Seat, { timing }: OrderFace, creature: Creature): boolean =>
  creature.seat === seat && (timing === 'immediate' ? !creature.tapped : creature.id === play.state.active);

/** The creatures that can take an order now. */
export function actorsFor(play: Play, seat: Seat, card: CardId): Creature[] {
  const order = orderOf(play, card);
  if (!hasItemsLike(play, faceOf(play, card).plan.answers, seat)) return [];
  return play.state.creatures.filter(
    (creature) =>
      isFreeToAct(play, seat, order, creature) && orderBy(play, seat, card, creature) === undefined,
  );
}

/** Whether there is one. */
export function isPlayable(play: Play, seat: Seat, card: CardId): boolean {
  const order = orderOf(play, card);
  if (!hasItemsLike(play, faceOf(play, card).plan.answers, seat)) return false;
  for (const creature of play.state.creatures)
    if (isFreeToAct(play, seat, order, creature) && orderBy(play, seat, card, creature) === undefined)
      return true;
  return false;
}

/* Powers and triggers */

export const tapsFor = (text: ActiveText): boolean =>
  text.kind === 'trigger' ? text.tap === true : text.timing !== 'minor' || text.tap === true;

/** a power that costs nothing, or brings in what it costs, would otherwise never let a turn end. */
const mostUses = 20;

function timesUsed(play: Play, { used }: Creature, card: CardId, power: NumberedText): number {
  if (used.length === 0) return 0;
  const use = useOf(play, card, power.number);
  return used.filter((each) => each === use).length;
}

/** Why a creature cannot use a power now (W-701, W-702, R-11, R-32). */
export function powerBy(
  play: Play,
  creature: Creature,
  power: NumberedText,
  card: CardId,
  isInActivation: boolean,
): Check {
  const { text } = power;
  if (text.kind !== 'power') return 'notAPower';
  if (isSpent(play, card, power.number)) return 'usedThisTurn';
  if (text.timing !== 'immediate' && (!isInActivation || creature.id !== play.state.active)) {
    return actionMoment(play, creature.seat, text.timing, creature);
  }
  if (tapsFor(text)) {
    if (creature.tapped) return 'tapped';
  } else if (timesUsed(play, creature, card, power) >= (text.unlimited ? mostUses : 1)) return 'usedUp';
  const declaration = textDeclaration('power', creature.seat, creature.id, card, power.number);
  return planMoment(play, power.plan, declaration) ?? incomplete(play, declaration);
}

/** used this turn, and allowed only once. */
const isSpent = (play: Play, card: CardId, text: number): boolean =>
  play.state.spent.length > 0 && play.state.spent.includes(useOf(play, card, text));

/** One power of one card, as remembered for R-11: copies of an attached card are powers of their own (W-612). */
export const useOf = (play: Play, card: CardId, text: number): number =>
  card * play.program.texts.length + text;

export const textDeclaration = (
  kind: 'power' | 'trigger',
  seat: Seat,
  actor: CardId,
  card: CardId,
  text: number,
): Declaration => newDeclaration(kind, seat, card, actor, text);

/** Whether a triggered text can be put on the stack: taps, costs and targets. Its condition was checked by the event. */
export function canTrigger(play: Play, declaration: Declaration): boolean {
  if (isSpent(play, declaration.card, declaration.text)) return false;
  const text = textOf(play, declaration.text);
  const actor = findCreature(play, declaration.actor);
  if (tapsFor(text) && (!actor || actor.tapped)) return false;
  if (!canAfford(play, text.cost ?? [], declaration.seat, declaration.actor)) return false;
  return incomplete(play, declaration) === undefined;
}

/* The question now open */

export interface Question {
  code: 'actor' | 'pay' | 'assist' | 'target' | 'confirm';
  options: WarbandAction[];
}

/** What must be chosen next; at the end a last word. */
export function nextQuestion(play: Play, declaration: Declaration): Question {
  if (declaration.actor === none && declaration.kind === 'order') {
    const actors = actorsFor(play, declaration.seat, declaration.card);
    return { code: 'actor', options: actors.map(({ id }) => ({ kind: 'actor', creature: id })) };
  }
  const plan = planOf(play, declaration);
  if (declaration.payment.length < plan.price.length) return paymentQuestion(play, plan, declaration);
  const question = declaration.assisted ? undefined : assistQuestion(play, declaration);
  if (question) return question;
  const slot = openSlot(plan.slots, declaration);
  if (slot) return targetQuestion(play, plan.slots, declaration, slot);
  return { code: 'confirm', options: [{ kind: 'confirm' }] };
}

function paymentQuestion(play: Play, plan: Plan, declaration: Declaration): Question {
  const found = payers(play, plan, declaration).filter(
    (id) => incomplete(play, paidWith(declaration, id)) === undefined,
  );
  return { code: 'pay', options: found.map((id) => ({ kind: 'pay', with: id })) };
}

/** W-613: as many assistants as you like, so also more than needed. */
function assistQuestion(play: Play, declaration: Declaration): Question | undefined {
  const found = helpers(play, declaration);
  const isEnough = reachesLevel(play, declaration, nobody);
  if (found.length === 0 && isEnough) return undefined;
  const options: WarbandAction[] = found.map(({ id }) => ({ kind: 'assist', creature: id }));
  return { code: 'assist', options: isEnough ? [{ kind: 'enough' }, ...options] : options };
}

function targetQuestion(play: Play, slots: readonly Slot[], declaration: Declaration, slot: Slot): Question {
  const found = candidates(play, declaration, slot).filter((id) =>
    canBindRest(play, slots, declaration, slot, id),
  );
  const options: WarbandAction[] = found.map(targetOption);
  const isOpenEnded = boundFor(declaration, slot).length > 0;
  return { code: 'target', options: isOpenEnded ? [{ kind: 'enough' }, ...options] : options };
}
