/**
 * Declaring an order, a power or a triggered text choice by choice: who acts, what is paid, who assists, which
 * targets. Only choices from which the declaration can be completed are listed, so no chain ends in a dead end.
 * Nothing changes on the table before `commit`.
 */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { canSeeSquare, freeSquares, isTerrain, squareDistance } from './board.ts';
import type { Cost, Filter, OrderCard, SquareFilter, Target } from './cards/language.ts';
import {
  boundIds,
  cardMatches,
  conditionHolds,
  creaturesOf,
  itemMatches,
  matches,
  amountOf,
  type Speaker,
} from './evaluate.ts';
import { areAllied, faceOf, findCreature, type Play } from './play.ts';
import { looseFrom, type ActiveText } from './program.ts';
import { sizeOf } from './printed.ts';
import type { RefusalCode } from './refusals.ts';
import {
  assistance,
  attackGeometry,
  attacker,
  hasAffinity,
  orderFit,
  orderMoment,
  rangeFor,
  type Check,
} from './requirements.ts';
import { noHappening } from './stack-items.ts';
import { none, type Bound, type CardId, type Creature, type Declaration, type Item } from './state.ts';
import { levelOf } from './levels.ts';
import { presentValues } from './values.ts';
import { isRanged } from './printed.ts';

/** The targets of a declaration in the order they are chosen, and whether distance matters yet. */
interface Slot {
  target: Target;
  isLoose: boolean;
}

export function newDeclaration(kind: Declaration['kind'], seat: Seat, card: CardId): Declaration {
  return {
    kind,
    seat,
    card,
    text: none,
    actor: none,
    assistants: [],
    assisted: false,
    payment: [],
    targets: [],
    closed: 0,
    happening: noHappening,
  };
}

export const orderOf = (play: Play, card: CardId): OrderCard => {
  const face = faceOf(play, card).card;
  if (face.type !== 'order') throw new Error(`${face.name} is no order`);
  return face;
};

/** The power or trigger text of a declaration. */
export function textOf(play: Play, text: number): ActiveText {
  const { text: found } = play.program.texts[text];
  if (found.kind !== 'power' && found.kind !== 'trigger')
    throw new Error(`text ${text} is no power and no trigger`);
  return found;
}

const sourceOf = (play: Play, declaration: Declaration): OrderCard | ActiveText =>
  declaration.kind === 'order' ? orderOf(play, declaration.card) : textOf(play, declaration.text);

export const speakerFor = (declaration: Declaration): Speaker => ({
  seat: declaration.seat,
  actor: declaration.actor,
  values: presentValues,
  targets: declaration.targets,
  happening: declaration.happening,
});

/* Targets */

export function slotsOf(play: Play, declaration: Declaration): Slot[] {
  const source = sourceOf(play, declaration);
  const loose = looseFrom(source);
  const actions = 'actions' in source ? source.actions : [source];
  return actions.flatMap(({ targets }, index) =>
    (targets ?? []).map((target) => ({ target, isLoose: index >= loose })),
  );
}

/** How many of a slot's targets are chosen; `closed` slots are done. */
const boundFor = (declaration: Declaration, name: string): readonly number[] =>
  boundIds(declaration.targets, name);

export const mostOf = (target: Target): number => (target.kind === 'creature' ? (target.upTo ?? 1) : 1);

/** The slot to be filled next. */
export function openSlot(play: Play, declaration: Declaration): Slot | undefined {
  const slots = slotsOf(play, declaration);
  return slots.find(({ target }, index) => {
    if (index < declaration.closed) return false;
    return boundFor(declaration, target.name).length < mostOf(target);
  });
}

/** Everything a slot could stand for now. */
export function candidates(play: Play, declaration: Declaration, slot: Slot): number[] {
  const { target } = slot;
  const speaker = speakerFor(declaration);
  switch (target.kind) {
    case 'creature':
      return play.state.creatures
        .filter((creature) => creatureTarget(play, declaration, slot, creature) === undefined)
        .map((creature) => creature.id);
    case 'item':
      return play.state.stack
        .filter((item) => itemMatches(play, target.filter, item, speaker))
        .map((item) => item.id);
    case 'player':
      return play.state.players
        .map((_, seat) => seat)
        .filter((seat) => isPlayerTarget(play, target.side, seat, declaration.seat));
    case 'square':
      return squareTargets(play, target.filter, slot.isLoose, speaker);
    case 'card':
      return cardTargets(play, target, declaration, speaker);
  }
}

type CreatureTarget = Extract<Target, { kind: 'creature' }>;

/** Why a creature is no target of a slot (W-403, R-12, R-38). */
export function creatureTarget(play: Play, declaration: Declaration, slot: Slot, creature: Creature): Check {
  const target = slot.target as CreatureTarget;
  if (declaration.targets.some((bound) => bound.kind === 'creature' && bound.ids.includes(creature.id)))
    return 'badTarget';
  const filter = slot.isLoose ? withoutPlace(target.filter) : target.filter;
  if (!matches(play, filter, creature, speakerFor(declaration))) return 'badTarget';
  if (!target.attack) return undefined;
  const from = attackerOf(play, declaration, target);
  if (!from || from.id === creature.id) return from ? 'ownAttack' : 'badTarget';
  if (target.attack === 'ranged' && target.range === undefined && !isRanged(play, from.id)) return 'noRanged';
  if (slot.isLoose) return hasBan(play, from) ? 'cannotAttack' : undefined;
  return (
    attacker(play, from, target.attack) ??
    attackGeometry(play, from, creature, target.attack, rangeFor(play, from, target))
  );
}

const hasBan = (play: Play, creature: Creature): boolean => attacker(play, creature, 'melee') !== undefined;

const placeless = new WeakMap<Filter, Filter>();

/** The filter without distance and adjacency, which are checked on resolution. */
function withoutPlace(filter: Filter): Filter {
  let rest = placeless.get(filter);
  if (!rest) placeless.set(filter, (rest = { ...filter, within: undefined, adjacentTo: undefined }));
  return rest;
}

/** The creature that makes the attack a target is for: the actor, unless the steps name another target. */
function attackerOf(play: Play, declaration: Declaration, target: CreatureTarget): Creature | undefined {
  const source = sourceOf(play, declaration);
  const actions = 'actions' in source ? source.actions : [source];
  const step = actions
    .flatMap(({ steps }) => steps)
    .find(
      (each) =>
        each.do === 'attack' &&
        typeof each.target === 'object' &&
        'target' in each.target &&
        each.target.target === target.name,
    );
  const by = step?.do === 'attack' ? (step.by ?? 'actor') : 'actor';
  const [id] = creaturesOf(play, by, speakerFor(declaration));
  return id === undefined ? undefined : findCreature(play, id);
}

function isPlayerTarget(play: Play, side: 'opponent' | 'ally' | 'any', seat: Seat, you: Seat): boolean {
  return side === 'any' || areAllied(play, seat, you) === (side === 'ally');
}

/** Free squares that fit, for the acting creature to be put on. */
export function squareTargets(
  play: Play,
  filter: SquareFilter,
  isLoose: boolean,
  speaker: Speaker,
  mover?: Creature,
): number[] {
  const who = mover ?? findCreature(play, speaker.actor);
  if (!who) return [];
  return freeSquares(play, who).filter((square) => squareFits(play, filter, square, isLoose, speaker, who));
}

function squareFits(
  play: Play,
  filter: SquareFilter,
  square: number,
  isLoose: boolean,
  speaker: Speaker,
  mover: Creature,
): boolean {
  const space = [square];
  if (filter.on && !isTerrain(play, space, filter.on)) return false;
  if (isLoose) return true;
  if (filter.adjacentTo && !isSquareBeside(play, filter.adjacentTo, square, speaker, mover)) return false;
  if (!filter.within) return true;
  const [id] = creaturesOf(play, filter.within.of, speaker);
  const from = id === undefined ? undefined : findCreature(play, id);
  if (!from) return false;
  const isBlind = filter.within.blind === true;
  if (squareDistance(play, from, square, isBlind) > amountOf(play, filter.within.squares, speaker))
    return false;
  return isBlind || canSeeSquare(play, from, square);
}

function isSquareBeside(
  play: Play,
  who: NonNullable<SquareFilter['adjacentTo']>,
  square: number,
  speaker: Speaker,
  mover: Creature,
): boolean {
  const size = sizeOf(play, mover.id);
  return creaturesOf(play, who, speaker).some((id) => {
    const creature = findCreature(play, id);
    if (!creature || creature.id === mover.id) return false;
    const width = play.tables.width;
    const offsets = size === 1 ? [0] : [0, 1, width, width + 1];
    return offsets.some((offset) => squareDistance(play, creature, square + offset, false) === 1);
  });
}

function cardTargets(
  play: Play,
  target: Extract<Target, { kind: 'card' }>,
  declaration: Declaration,
  speaker: Speaker,
): CardId[] {
  const owners = target.of === 'you' ? [play.state.players[declaration.seat]] : play.state.players;
  return owners.flatMap((player) =>
    player[target.from].filter((card) => cardMatches(play, target.filter, card, speaker)),
  );
}

/** The declaration with one more target. */
export function bind(declaration: Declaration, target: Target, id: number): Declaration {
  const rest = declaration.targets.filter((bound) => bound.name !== target.name);
  const ids = [...boundFor(declaration, target.name), id];
  return { ...declaration, targets: [...rest, { name: target.name, kind: target.kind, ids }] };
}

/** Whether all open slots can still be filled. */
function canBindAll(play: Play, declaration: Declaration): boolean {
  const slot = openSlot(play, declaration);
  if (!slot) return true;
  const found = candidates(play, declaration, slot);
  const isOpenEnded = boundFor(declaration, slot.target.name).length > 0;
  if (isOpenEnded && canBindAll(play, closeSlot(play, declaration))) return true;
  if (found.length === 0) return false;
  const isLast = slotsOf(play, declaration).at(-1)!.target.name === slot.target.name;
  return isLast || found.some((id) => canBindAll(play, bind(declaration, slot.target, id)));
}

/** Closes the slot now open: no more of its "up to". */
export function closeSlot(play: Play, declaration: Declaration): Declaration {
  const slots = slotsOf(play, declaration);
  const slot = openSlot(play, declaration);
  const index = slots.findIndex(({ target }) => target.name === slot?.target.name);
  return { ...declaration, closed: index + 1 };
}

/* Costs */

/** The costs that need a choice, one entry a card or creature. */
export const priceOf = (play: Play, declaration: Declaration): Cost[] =>
  expandCosts(sourceOf(play, declaration).cost ?? []);

/** The costs that need a choice, one entry a card or creature. */
export function expandCosts(costs: readonly Cost[]): Cost[] {
  return costs.flatMap((cost) => {
    if (cost.pay === 'discard') return new Array<Cost>(cost.cards).fill(cost);
    if (cost.pay === 'tap') return new Array<Cost>(cost.creatures).fill(cost);
    return cost.pay === 'destroy' ? [cost] : [];
  });
}

/** What may pay the next chosen cost. */
export function payers(play: Play, declaration: Declaration): number[] {
  const cost = priceOf(play, declaration)[declaration.payment.length];
  return cost ? payersOf(play, cost, speakerFor(declaration), declaration.payment, declaration.card) : [];
}

/** What may pay one cost: cards in hand, or creatures; nothing pays twice. */
export function payersOf(
  play: Play,
  cost: Cost,
  speaker: Speaker,
  paid: readonly number[],
  card: CardId,
): number[] {
  if (cost.pay === 'discard') {
    return play.state.players[speaker.seat].orderHand.filter((each) => each !== card && !paid.includes(each));
  }
  if (cost.pay !== 'tap' && cost.pay !== 'destroy') return [];
  return play.state.creatures
    .filter((creature) => {
      if (creature.seat !== speaker.seat || paid.includes(creature.id)) return false;
      if (cost.pay === 'tap' && (creature.tapped || creature.id === speaker.actor)) return false;
      return matches(play, cost.filter, creature, speaker);
    })
    .map((creature) => creature.id);
}

/** Whether costs that need no choice can be paid. */
export function canAfford(
  play: Play,
  costs: readonly Cost[] | undefined,
  seat: Seat,
  actor: CardId,
): boolean {
  if (!costs) return true;
  const player = play.state.players[seat];
  return costs.every((cost) => {
    switch (cost.pay) {
      case 'morale':
        return player.morale >= cost.amount;
      case 'leadership':
        return player.leadership >= cost.amount;
      case 'wound': {
        const creature = findCreature(play, actor);
        return (
          creature !== undefined &&
          creature.damage + cost.amount < presentValues.stat(play, creature, 'hitPoints')
        );
      }
      default:
        return true;
    }
  });
}

/* Acting creature and assistants */

/** Creatures that may assist besides those that already do or pay. */
export function helpers(play: Play, declaration: Declaration): Creature[] {
  if (declaration.kind !== 'order') return [];
  const actor = findCreature(play, declaration.actor);
  if (!actor) return [];
  const order = orderOf(play, declaration.card);
  return play.state.creatures.filter(
    (creature) =>
      !declaration.assistants.includes(creature.id) &&
      !declaration.payment.includes(creature.id) &&
      assistance(play, order, actor, creature) === undefined,
  );
}

/** W-603, W-607, W-614: the acting creature's Level with that of its assistants reaches the order's. */
export function reachesLevel(
  play: Play,
  declaration: Declaration,
  alsoHelping: readonly Creature[] = [],
): boolean {
  if (declaration.kind !== 'order') return true;
  const order = orderOf(play, declaration.card);
  const actor = findCreature(play, declaration.actor);
  if (!actor) return false;
  if (hasAffinity(play, order, actor)) return true;
  let level = levelOf(play, actor);
  for (const id of declaration.assistants) level += levelOf(play, findCreature(play, id)!);
  for (const helper of alsoHelping) level += levelOf(play, helper);
  return level >= order.level;
}

/** Whether everything still to be chosen can be chosen. */
export function canComplete(play: Play, declaration: Declaration): boolean {
  return incomplete(play, declaration) === undefined;
}

/** The first thing that keeps a declaration from being completed. */
export function incomplete(play: Play, declaration: Declaration): Check {
  const price = priceOf(play, declaration);
  if (declaration.payment.length < price.length) {
    const found = payers(play, declaration);
    if (found.length === 0) return 'cannotPay';
    const codes = found.map((id) =>
      incomplete(play, { ...declaration, payment: [...declaration.payment, id] }),
    );
    return codes.includes(undefined) ? undefined : codes[0];
  }
  if (!declaration.assisted && !reachesLevel(play, declaration)) {
    if (!reachesLevel(play, declaration, helpers(play, declaration))) return 'needsLevel';
  }
  return canBindAll(play, declaration) ? undefined : 'noTarget';
}

/** Why a creature cannot take an order now; nothing if it can. */
export function orderBy(play: Play, seat: Seat, card: CardId, actor: Creature): Check {
  const order = orderOf(play, card);
  const code = orderMoment(play, seat, order, actor) ?? orderFit(play, order, actor);
  if (code) return code;
  if (!canAfford(play, order.cost, seat, actor.id)) return 'cannotPay';
  const declaration = { ...newDeclaration('order', seat, card), actor: actor.id };
  if (order.when && !conditionHolds(play, order.when, speakerFor(declaration))) return 'conditionFails';
  return incomplete(play, declaration);
}

/** Creatures that can take an order now. */
export function actorsFor(play: Play, seat: Seat, card: CardId): Creature[] {
  const order = orderOf(play, card);
  if (order.timing !== 'immediate') {
    const active = findCreature(play, play.state.active);
    return active && orderBy(play, seat, card, active) === undefined ? [active] : [];
  }
  return play.state.creatures.filter(
    (creature) => creature.seat === seat && orderBy(play, seat, card, creature) === undefined,
  );
}

export function isPlayable(play: Play, seat: Seat, card: CardId): boolean {
  const order = orderOf(play, card);
  if (order.timing !== 'immediate') {
    const active = findCreature(play, play.state.active);
    return active !== undefined && orderBy(play, seat, card, active) === undefined;
  }
  return play.state.creatures.some(
    (creature) => creature.seat === seat && orderBy(play, seat, card, creature) === undefined,
  );
}

/* Powers */

export const tapsFor = (text: ActiveText): boolean =>
  text.kind === 'trigger' ? text.tap === true : text.timing !== 'minor' || text.tap === true;

/** Why a creature cannot use a power now (W-701, W-702, R-11, R-32). */
export function powerBy(
  play: Play,
  seat: Seat,
  creature: Creature,
  card: CardId,
  text: number,
  isInActivation: boolean,
): Check {
  const power = textOf(play, text);
  if (power.kind !== 'power') return 'notAPower';
  if (creature.seat !== seat) return 'notYours';
  if (power.timing !== 'immediate' && (!isInActivation || creature.id !== play.state.active)) {
    return power.timing === 'standard' ? 'notAStandard' : 'notAMinor';
  }
  if (tapsFor(power) && creature.tapped) return 'tapped';
  if (!tapsFor(power) && !power.unlimited && creature.used.includes(text)) return 'usedUp';
  if (!canAfford(play, power.cost, seat, creature.id)) return 'cannotPay';
  const declaration = powerDeclaration(seat, creature, card, text);
  if (power.when && !conditionHolds(play, power.when, speakerFor(declaration))) return 'conditionFails';
  return incomplete(play, declaration);
}

export const powerDeclaration = (
  seat: Seat,
  creature: Creature,
  card: CardId,
  text: number,
): Declaration => ({
  ...newDeclaration('power', seat, card),
  actor: creature.id,
  text,
  assisted: true,
});

/** Powers of a creature and of the cards attached to it, as card and text. */
export function powersOf(play: Play, creature: Creature): { card: CardId; text: number }[] {
  const own = faceOf(play, creature.id).powers;
  if (own.length === 0 && creature.attached.length === 0) return [];
  return [creature.id, ...creature.attached].flatMap((card) =>
    faceOf(play, card).powers.map(({ number }) => ({ card, text: number })),
  );
}

/* The question now open */

export interface Question {
  code: 'actor' | 'pay' | 'assist' | 'target' | 'confirm';
  options: WarbandAction[];
}

/** What must be chosen next; a stage with a single way through is not asked, but the last word always is. */
export function nextQuestion(play: Play, declaration: Declaration): Question {
  if (declaration.kind === 'order' && declaration.actor === none) {
    const actors = actorsFor(play, declaration.seat, declaration.card);
    return { code: 'actor', options: actors.map(({ id }) => ({ kind: 'actor', creature: id })) };
  }
  if (declaration.payment.length < priceOf(play, declaration).length)
    return paymentQuestion(play, declaration);
  if (!declaration.assisted) {
    const question = assistQuestion(play, declaration);
    if (question) return question;
  }
  const slot = openSlot(play, declaration);
  return slot ? targetQuestion(play, declaration, slot) : { code: 'confirm', options: [{ kind: 'confirm' }] };
}

function paymentQuestion(play: Play, declaration: Declaration): Question {
  const found = payers(play, declaration).filter((id) =>
    canComplete(play, { ...declaration, payment: [...declaration.payment, id] }),
  );
  return { code: 'pay', options: found.map((id) => ({ kind: 'pay', with: id })) };
}

function assistQuestion(play: Play, declaration: Declaration): Question | undefined {
  const found = helpers(play, declaration);
  const isEnough = reachesLevel(play, declaration);
  if (found.length === 0 && isEnough) return undefined;
  const options: WarbandAction[] = found.map(({ id }) => ({ kind: 'assist', creature: id }));
  return { code: 'assist', options: isEnough ? [{ kind: 'enough' }, ...options] : options };
}

function targetQuestion(play: Play, declaration: Declaration, slot: Slot): Question {
  const isLast = slotsOf(play, declaration).at(-1)!.target.name === slot.target.name;
  const found = candidates(play, declaration, slot).filter(
    (id) => isLast || canBindAll(play, bind(declaration, slot.target, id)),
  );
  const options: WarbandAction[] = found.map((id) => ({ kind: 'target', id }));
  const isOpenEnded = boundFor(declaration, slot.target.name).length > 0;
  return { code: 'target', options: isOpenEnded ? [{ kind: 'enough' }, ...options] : options };
}

/** The targets an item's steps refer to that are still right, without those that became illegal (W-405, R-13). */
export function recheckTargets(
  play: Play,
  item: Item,
  targets: readonly Target[],
  isLoose: boolean,
): Bound[] {
  const speaker: Speaker = {
    seat: item.seat,
    actor: item.actor,
    values: presentValues,
    targets: item.targets,
    happening: item.happening,
  };
  return item.targets.map((bound) => {
    const target = targets.find(({ name }) => name === bound.name);
    if (!target) return bound;
    return { ...bound, ids: bound.ids.filter((id) => isStillTarget(play, target, id, isLoose, speaker)) };
  });
}

function isStillTarget(play: Play, target: Target, id: number, isLoose: boolean, speaker: Speaker): boolean {
  switch (target.kind) {
    case 'creature': {
      const creature = findCreature(play, id);
      const filter = isLoose ? withoutPlace(target.filter) : target.filter;
      return creature !== undefined && matches(play, filter, creature, speaker);
    }
    case 'item':
      return play.state.stack.some(
        (item) => item.id === id && itemMatches(play, target.filter, item, speaker),
      );
    case 'player':
      return true;
    case 'square':
      return squareTargets(play, target.filter, isLoose, speaker).includes(id);
    case 'card':
      return play.state.players.some((player) => player[target.from].includes(id));
  }
}

export type { RefusalCode };
