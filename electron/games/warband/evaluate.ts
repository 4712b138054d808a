/**
 * Reads the card language off the table: who, which player, how much, does it match, does it hold.
 * Changes nothing. Filters, amounts and conditions contain each other, so they live together.
 */
import type { Seat } from '../../../shared/game.ts';
import { unreachable } from '../../../shared/result.ts';
import {
  areAdjacent,
  canSee,
  distanceAround,
  distanceThrough,
  isSeenFrom,
  liesBetween,
  squareDistance,
  standsOn,
} from './board.ts';
import type {
  Amount,
  Between,
  Bounds,
  CardFilter,
  Condition,
  Filter,
  Player,
  Stat,
  Who,
  Within,
} from './cards/language.ts';
import { areAllied, faceOf, findCreature, ownerOf, type Play } from './play.ts';
import { isRanged, sizeOf, type CreatureValues } from './printed.ts';
import {
  none,
  type Bound,
  type CardId,
  type Creature,
  type Happening,
  type Item,
  type Square,
} from './state.ts';

/** Whose text speaks: its player, its creature, and what it may refer to. */
export interface Speaker {
  seat: Seat;
  actor: CardId;
  values: CreatureValues;
  targets: readonly Bound[] | undefined;
  picked: readonly Bound[] | undefined;
  happening: Happening | undefined;
  each: CardId | undefined;
  /** The item that resolves, for what it has done so far. */
  item: Item | undefined;
}

/** Every speaker is made here: all have the same shape, which keeps reading them fast. */
export const speakerOf = (
  seat: Seat,
  actor: CardId,
  values: CreatureValues,
  targets?: readonly Bound[],
  picked?: readonly Bound[],
  happening?: Happening,
  each?: CardId,
  item?: Item,
): Speaker => ({ seat, actor, values, targets, picked, happening, each, item });

const noCreatures: readonly CardId[] = [];

/** The creatures a reference stands for, in play or not; `none` never occurs in the list. */
export function creaturesOf(play: Play, who: Who, speaker: Speaker): readonly CardId[] {
  if (typeof who === 'object') {
    if ('target' in who) return boundIds(speaker.targets, who.target);
    if ('picked' in who) return boundIds(speaker.picked, who.picked);
    return allMatching(play, who.all, speaker);
  }
  return single(singleOf(who, speaker));
}

/** The creatures in play a reference stands for that the resolving item still affects (W-727, W-812). */
export function affected(play: Play, who: Who, speaker: Speaker): Creature[] {
  const found: Creature[] = [];
  for (const id of creaturesOf(play, who, speaker)) {
    const creature = findCreature(play, id);
    if (creature && !speaker.item?.immune.includes(id)) found.push(creature);
  }
  return found;
}

function singleOf(who: Extract<Who, string>, speaker: Speaker): CardId | undefined {
  switch (who) {
    case 'actor':
      return speaker.actor;
    case 'subject':
      return speaker.happening?.subject;
    case 'other':
      return speaker.happening?.other;
    case 'each':
      return speaker.each;
    default:
      return unreachable(who);
  }
}

const single = (id: CardId | undefined): readonly CardId[] =>
  id === undefined || id === none ? noCreatures : [id];

export function boundIds(bounds: readonly Bound[] | undefined, name: string): readonly number[] {
  if (bounds) for (const bound of bounds) if (bound.name === name) return bound.ids;
  return noCreatures;
}

/** The first creature of a reference, in play or not; `none` if there is none. */
export function firstOf(play: Play, who: Who, speaker: Speaker): CardId {
  if (typeof who === 'string') return singleOf(who, speaker) ?? none;
  const ids = creaturesOf(play, who, speaker);
  return ids.length > 0 ? ids[0] : none;
}

/** How many creatures in play fit a filter. */
function countMatching(play: Play, filter: Filter, speaker: Speaker): number {
  let count = 0;
  for (const creature of play.state.creatures) if (matches(play, filter, creature, speaker)) count += 1;
  return count;
}

function allMatching(play: Play, filter: Filter, speaker: Speaker): CardId[] {
  const found: CardId[] = [];
  for (const creature of play.state.creatures)
    if (matches(play, filter, creature, speaker)) found.push(creature.id);
  return found;
}

/** Whether so many creatures fit a filter. */
function areThere(play: Play, filter: Filter, atLeast: number, speaker: Speaker): boolean {
  let missing = atLeast;
  for (const creature of play.state.creatures) {
    if (missing <= 0) return true;
    if (matches(play, filter, creature, speaker)) missing -= 1;
  }
  return missing <= 0;
}

/** The first creature of a reference that is in play. */
function firstInPlay(play: Play, who: Who, speaker: Speaker): Creature | undefined {
  if (typeof who === 'string') return inPlay(play, singleOf(who, speaker));
  for (const id of creaturesOf(play, who, speaker)) {
    const creature = findCreature(play, id);
    if (creature) return creature;
  }
  return undefined;
}

/** From where a distance is measured: also from whoever fell in what happened or meanwhile, as it last stood. */
export const standingAs = (play: Play, id: CardId, { happening, item }: Speaker): Creature | undefined =>
  findCreature(play, id) ??
  (happening?.fallen?.id === id ? happening.fallen : item?.fallen.find((each) => each.id === id));

/** The first creature of a reference that stands, or stood, somewhere. */
function placeOf(play: Play, who: Who, speaker: Speaker): Creature | undefined {
  const id = firstOf(play, who, speaker);
  const stood = id === none ? undefined : standingAs(play, id, speaker);
  return stood ?? firstInPlay(play, who, speaker);
}

const inPlay = (play: Play, id: CardId | undefined): Creature | undefined =>
  id === undefined || id === none ? undefined : findCreature(play, id);

/** Whether a creature in play fits a filter. */
export function matches(play: Play, filter: Filter, creature: Creature, speaker: Speaker): boolean {
  for (const test of testsOf(filter)) if (!test(play, creature, speaker)) return false;
  return true;
}

type Test = (play: Play, creature: Creature, speaker: Speaker) => boolean;

const compiled = new WeakMap<Filter, Test[]>();

/** A filter as the list of its tests, made once: cheap ones first, geometry last. */
function testsOf(filter: Filter): Test[] {
  let tests = compiled.get(filter);
  if (!tests) {
    const makers = Object.entries(testMakers) as [keyof Filter, (value: never) => Test][];
    tests = makers.flatMap(([key, make]) => (filter[key] === undefined ? [] : [make(filter[key] as never)]));
    compiled.set(filter, tests);
  }
  return tests;
}

/** One test a condition of a filter, in the order they are made. */
const testMakers: { [Key in keyof Required<Filter>]: (value: NonNullable<Filter[Key]>) => Test } = {
  side:
    (side) =>
    (play, creature, { seat }) =>
      side === 'yours' ? creature.seat === seat : areAllied(play, creature.seat, seat) === (side === 'ally'),
  self:
    () =>
    (_play, creature, { actor }) =>
      creature.id === actor,
  another:
    () =>
    (_play, creature, { actor }) =>
      creature.id !== actor,
  tapped: (tapped) => (_play, creature) => creature.tapped === tapped,
  damaged: (damaged) => (_play, creature) => creature.damage > 0 === damaged,
  attached: (attached) => (_play, creature) => creature.attached.length > 0 === attached,
  large: (large) => (play, creature) => (sizeOf(play, creature.id) === 2) === large,
  ranged: (ranged) => (play, creature) => isRanged(play, creature.id) === ranged,
  keyword:
    (keywords) =>
    (play, creature, { values }) =>
      keywords.some((keyword) => values.hasKeyword(play, creature, keyword)),
  withoutKeyword:
    (keywords) =>
    (play, creature, { values }) =>
      !keywords.some((keyword) => values.hasKeyword(play, creature, keyword)),
  ability:
    (ability) =>
    (play, creature, { values }) =>
      values.hasAbility(play, creature, ability),
  trait:
    (trait) =>
    (play, creature, { values }) =>
      values.hasTrait(play, creature, trait),
  level: (bounds) => (play, creature, speaker) =>
    inBounds(play, speaker.values.stat(play, creature, 'level'), bounds, speaker),
  health: (bounds) => (play, creature, speaker) =>
    inBounds(play, speaker.values.stat(play, creature, 'hitPoints') - creature.damage, bounds, speaker),
  on: (terrain) => (play, creature) => standsOn(play, creature, terrain),
  adjacentTo: (who) => (play, creature, speaker) => {
    const beside = placeOf(play, who, speaker);
    return beside !== undefined && beside.id !== creature.id && areAdjacent(play, beside, creature);
  },
  within: (within) => (play, creature, speaker) => isWithin(play, within, creature, speaker),
  between: (ends) => (play, creature, speaker) => isBetween(play, ends, creature, speaker),
  counter:
    ({ name, atLeast }) =>
    (play, creature) =>
      countersOn(play, creature.id, name) >= (atLeast ?? 1),
};

/** counters of a name on a creature. */
export function countersOn({ state }: Play, creature: CardId | undefined, name: string): number {
  for (const effect of state.effects)
    if (effect.kind === 'counter' && effect.creature === creature && effect.name === name)
      return effect.count;
  return 0;
}

/** neither of the two, and the straight line from one to the other crosses its space. */
function isBetween(play: Play, ends: Between, creature: Creature, speaker: Speaker): boolean {
  const from = placeOf(play, ends.from, speaker);
  const to = placeOf(play, ends.to, speaker);
  if (!from || !to || creature.id === from.id || creature.id === to.id) return false;
  return liesBetween(play, from, to, creature);
}

/** W-730..W-734. A creature is within any distance of itself. */
function isWithin(play: Play, within: Within, creature: Creature, speaker: Speaker): boolean {
  const square = squareMeant(within.of, speaker);
  if (square !== undefined) return isAround(play, within, square, creature, speaker);
  const from = placeOf(play, within.of, speaker);
  if (!from) return false;
  if (from.id === creature.id) return true;
  const squares = amountOf(play, within.squares, speaker);
  if (within.blind) return distanceThrough(play, from, creature) <= squares;
  return distanceAround(play, from, creature) <= squares && canSee(play, from, creature);
}

/** The square a reference stands for; nothing if it stands for creatures. */
function squareMeant(who: Who, { targets }: Speaker): Square | undefined {
  if (typeof who !== 'object' || !('target' in who)) return undefined;
  const bound = targets?.find(({ name }) => name === who.target);
  return bound?.kind === 'square' ? (bound.ids[0] ?? none) : undefined;
}

/** from a square nothing but terrain blocks the sight. */
function isAround(
  play: Play,
  { squares, blind }: Within,
  square: Square,
  creature: Creature,
  speaker: Speaker,
): boolean {
  if (square === none) return false;
  const isNear = squareDistance(play, creature, square, blind === true) <= amountOf(play, squares, speaker);
  return isNear && (blind === true || isSeenFrom(play, square, creature));
}

export function inBounds(play: Play, value: number, bounds: Bounds, speaker: Speaker): boolean {
  return (
    (bounds.atLeast === undefined || value >= amountOf(play, bounds.atLeast, speaker)) &&
    (bounds.atMost === undefined || value <= amountOf(play, bounds.atMost, speaker))
  );
}

/** A number of the language, as the table stands. */
export function amountOf(play: Play, amount: Amount, speaker: Speaker): number {
  if (typeof amount === 'number') return amount;
  return scaled(rawAmount(play, amount, speaker), amount);
}

function scaled(raw: number, { times, atMost }: { times?: number; atMost?: number }): number {
  const value = raw * (times ?? 1);
  return atMost === undefined || value < atMost ? value : atMost;
}

function rawAmount(play: Play, amount: Exclude<Amount, number>, speaker: Speaker): number {
  if ('count' in amount) return countMatching(play, amount.count, speaker);
  if ('stat' in amount) {
    const creature = firstInPlay(play, amount.who, speaker);
    return creature ? speaker.values.stat(play, creature, amount.stat) : departedStat(play, amount, speaker);
  }
  if ('damageOn' in amount) return firstInPlay(play, amount.damageOn, speaker)?.damage ?? 0;
  if ('of' in amount) return playerAmount(play, amount.of, firstPlayer(play, amount.player, speaker));
  if ('event' in amount) return speaker.happening?.amount ?? 0;
  if ('counters' in amount) return countersOn(play, firstOf(play, amount.on, speaker), amount.counters);
  if ('moved' in amount) return firstInPlay(play, amount.moved, speaker)?.moved ?? 0;
  return speaker.item?.dealt.reduce((sum, dealt) => sum + dealt.amount, 0) ?? 0;
}

/** Whoever is no longer in play is read off its card: "gain Morale equal to its Level". */
function departedStat(play: Play, { who, stat }: { who: Who; stat: Stat }, speaker: Speaker): number {
  const id = firstOf(play, who, speaker);
  return id === none ? 0 : faceOf(play, id).printed[stat];
}

type PlayerAmount = Extract<Amount, { of: string }>['of'];

function playerAmount(play: Play, what: PlayerAmount, seat: Seat | undefined): number {
  const player = seat === undefined ? undefined : play.state.players[seat];
  if (!player) return 0;
  switch (what) {
    case 'morale':
      return player.morale;
    case 'leadership':
      return player.leadership;
    case 'orderHand':
      return player.orderHand.length;
    case 'creatureHand':
      return player.creatureHand.length;
    case 'graveyard':
      return player.graveyard.length;
  }
}

const firstPlayer = (play: Play, player: Player, speaker: Speaker): Seat | undefined =>
  player === 'you' ? speaker.seat : playersOf(play, player, speaker)[0];

/** The players a reference stands for, clockwise from the turn player. */
export function playersOf(play: Play, player: Player, speaker: Speaker): Seat[] {
  if (player === 'you') return [speaker.seat];
  if (player === 'eventPlayer')
    return speaker.happening && speaker.happening.seat !== none ? [speaker.happening.seat] : [];
  if (typeof player === 'object') return namedPlayers(play, player, speaker);
  const seats = play.state.players.length;
  const all = play.state.players.map((_, index) => (play.state.seat + index) % seats);
  return player === 'eachPlayer' ? all : all.filter((seat) => !areAllied(play, seat, speaker.seat));
}

function namedPlayers(play: Play, player: Extract<Player, object>, speaker: Speaker): Seat[] {
  if ('target' in player) return [...boundIds(speaker.targets, player.target)];
  if ('controllerOf' in player) {
    const item = itemMeant(player.controllerOf, speaker);
    if (item !== undefined) return play.state.stack.flatMap(({ id, seat }) => (id === item ? [seat] : []));
    const id = firstOf(play, player.controllerOf, speaker);
    if (id === none) return [];
    return [standingAs(play, id, speaker)?.seat ?? ownerOf(play, id)];
  }
  const id = firstOf(play, player.ownerOf, speaker);
  return id === none ? [] : [ownerOf(play, id)];
}

/** The number of the action on the stack a reference stands for; nothing if it stands for creatures. */
function itemMeant(who: Who, { targets }: Speaker): number | undefined {
  const name = typeof who === 'object' && 'target' in who ? who.target : undefined;
  const bound = targets?.find((each) => each.name === name);
  return bound?.kind === 'item' ? (bound.ids[0] ?? none) : undefined;
}

export function conditionHolds(play: Play, condition: Condition, speaker: Speaker): boolean {
  switch (condition.is) {
    case 'damageDealt':
      return dealtTo(play, condition.to, speaker).some((dealt) => dealt.amount > 0);
    case 'unprevented':
      return isUnprevented(dealtTo(play, condition.to, speaker));
    case 'destroyed':
      return creaturesOf(play, condition.who, speaker).some((id) => !findCreature(play, id));
    case 'matches':
      return creaturesOf(play, condition.who, speaker).some((id) => {
        const creature = findCreature(play, id);
        return creature !== undefined && matches(play, condition.filter, creature, speaker);
      });
    case 'exists':
      return areThere(play, condition.filter, condition.atLeast ?? 1, speaker);
    case 'compare':
      return isCompared(play, condition, speaker);
    case 'yourTurn':
      return play.state.seat === speaker.seat;
    case 'done':
      return speaker.item?.done ?? false;
    case 'not':
      return !conditionHolds(play, condition.when, speaker);
    case 'every':
      return condition.of.every((part) => conditionHolds(play, part, speaker));
    case 'some':
      return condition.of.some((part) => conditionHolds(play, part, speaker));
    default:
      return unreachable(condition);
  }
}

/** something was dealt, and nobody was spared a part of it. */
const isUnprevented = (dealt: Item['dealt']): boolean =>
  dealt.some(({ amount }) => amount > 0) && dealt.every(({ unprevented }) => unprevented);

function dealtTo(play: Play, to: Who | undefined, speaker: Speaker): Item['dealt'] {
  const dealt = speaker.item?.dealt ?? [];
  if (to === undefined) return dealt;
  const ids = creaturesOf(play, to, speaker);
  return dealt.filter(({ creature }) => ids.includes(creature));
}

function isCompared(
  play: Play,
  { left, op, right }: Extract<Condition, { is: 'compare' }>,
  speaker: Speaker,
): boolean {
  if (isOne(left) && isOne(right))
    return compare(amountOf(play, left, speaker), op, amountOf(play, right, speaker));
  return readings(play, left, speaker).every((one) =>
    readings(play, right, speaker).every((other) => compare(one, op, other)),
  );
}

/** Whether an amount is one number; else it is one of each of several players. */
const isOne = (amount: Amount): boolean =>
  typeof amount === 'number' || !('of' in amount) || amount.player === 'you';

/** One side of a comparison: a number, or that of each opponent. */
function readings(play: Play, amount: Amount, speaker: Speaker): number[] {
  if (typeof amount === 'number' || !('of' in amount)) return [amountOf(play, amount, speaker)];
  return playersOf(play, amount.player, speaker).map((seat) =>
    scaled(playerAmount(play, amount.of, seat), amount),
  );
}

function compare(left: number, op: '<' | '<=' | '=' | '>=' | '>', right: number): boolean {
  switch (op) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

/** Whether a card of a pile or hand fits. */
export function cardMatches(play: Play, filter: CardFilter, id: CardId, speaker: Speaker): boolean {
  const face = faceOf(play, id);
  const { card } = face;
  if (card.type === 'commander' || (filter.type && card.type !== filter.type)) return false;
  if (filter.timing && !(card.type === 'order' && card.timing === filter.timing)) return false;
  if (filter.keyword && !filter.keyword.some((keyword) => face.keywords.has(keyword))) return false;
  if (filter.ability && !hasPrintedAbility(card, filter.ability)) return false;
  return !filter.level || inBounds(play, face.printed.level, filter.level, speaker);
}

function hasPrintedAbility(
  card: { type: string; ability?: string; abilities?: string[] },
  ability: string,
): boolean {
  return card.ability === ability || (card.abilities?.includes(ability) ?? false);
}
