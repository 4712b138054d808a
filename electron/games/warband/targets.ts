/** Targets: what a declared target could stand for, and whether it still does on resolution (W-403..W-405, R-12, R-13). */
import type { Seat } from '../../../shared/game.ts';
import type { Filter, Target, Who } from './cards/language.ts';
import { boundIds, cardMatches, firstOf, matches, speakerOf, type Speaker } from './evaluate.ts';
import { itemMatches } from './item-matches.ts';
import { areAllied, faceOf, findCreature, type Play } from './play.ts';
import { isRanged } from './printed.ts';
import { namedPayment, withoutPlace, type Plan, type Slot } from './program.ts';
import type { RefusalCode } from './refusals.ts';
import { attackGeometry, attacker, rangeFor, type Check } from './requirements.ts';
import { none, type Bound, type CardId, type Creature, type Declaration, type Item } from './state.ts';
import { someSquareFor, squaresFor } from './squares.ts';
import { itemSpeaker, presentValues } from './values.ts';
import { isWardedFromText } from './wards.ts';

export const planOf = (play: Play, { kind, card, text }: Declaration): Plan =>
  kind === 'order' ? faceOf(play, card).plan : play.program.texts[text].plan;

export function speakerFor(play: Play, declaration: Declaration): Speaker {
  const { isNamed, price } = planOf(play, declaration);
  const { seat, actor, targets, payment, happening } = declaration;
  const picked = isNamed ? namedPayment(price, payment) : undefined;
  return speakerOf(seat, actor, presentValues, targets, picked, happening);
}

/** Calls `found` for everything a slot could stand for, until it answers true; answers whether it did. */
function someCandidate(
  play: Play,
  declaration: Declaration,
  slot: Slot,
  found: (id: number) => boolean,
): boolean {
  if (slot.kind === 'creature') return someCreature(play, declaration, slot, found);
  const { target, isLoose } = slot;
  if (target.kind === 'square')
    // They are many, and one is often enough.
    return someSquareFor(play, target.filter, isLoose, speakerFor(play, declaration), found);
  return otherCandidates(play, declaration, slot).some(found);
}

export function candidates(play: Play, declaration: Declaration, slot: Slot): number[] {
  const ids: number[] = [];
  someCandidate(play, declaration, slot, (id) => {
    ids.push(id);
    return false;
  });
  return ids;
}

function someCreature(
  play: Play,
  declaration: Declaration,
  slot: Slot,
  found: (id: number) => boolean,
): boolean {
  const aim = aimOf(play, declaration, slot);
  if (aim.refused) return false;
  const { side } = slot.filter;
  for (const creature of play.state.creatures) {
    // Most creatures fall out by their side: asked here, it spares the rest of the questions.
    if (side && areAllied(play, creature.seat, declaration.seat) === (side === 'enemy')) continue;
    if (creatureFits(play, declaration, slot, aim, creature) === undefined && found(creature.id)) return true;
  }
  return false;
}

/** From where a slot is aimed; the same for all its candidates. */
interface Aim {
  speaker: Speaker;
  from: Creature | undefined;
  range: number;
  /** Nobody at all can be attacked. */
  refused: Check;
}

function aimOf(play: Play, declaration: Declaration, slot: Slot): Aim {
  const speaker = speakerFor(play, declaration);
  const aim: Aim = { speaker, from: undefined, range: 0, refused: undefined };
  if (!slot.attack) return aim;
  const id = firstOf(play, slot.attackBy, speaker);
  aim.from = id === none ? undefined : findCreature(play, id);
  if (aim.from) aim.refused = attackRefusal(play, slot, aim.from);
  else if (!isKnownLater(slot.attackBy)) aim.refused = 'badTarget';
  if (aim.from && slot.attack === 'ranged') aim.range = rangeFor(play, aim.from, slot.range, slot.rangeBonus);
  return aim;
}

/** Attackers taken one by one or picked on resolution: who reaches the target is judged then. */
const isKnownLater = (who: Who): boolean => who === 'each' || (typeof who === 'object' && 'picked' in who);

function attackRefusal(play: Play, slot: Slot, from: Creature): Check {
  const { attack, range } = slot;
  if (attack === 'ranged' && range === undefined && !isRanged(play, from.id)) return 'noRanged'; // W-715
  return attacker(play, from, attack === 'ranged' && !slot.isLoose ? 'ranged' : 'melee');
}

function creatureFits(play: Play, declaration: Declaration, slot: Slot, aim: Aim, creature: Creature): Check {
  const { attack } = slot;
  if (isTaken(declaration, creature.id)) return 'targetTaken';
  if (aim.from && attack) {
    if (aim.from.id === creature.id) return 'ownAttack';
    const refused = slot.isLoose ? undefined : attackGeometry(play, aim.from, creature, attack, aim.range);
    if (refused) return refused;
  }
  if (!matches(play, slot.filter, creature, aim.speaker)) return 'badTarget';
  const by = findCreature(play, declaration.actor);
  return isWardedFromText(play, creature, by, declaration.kind) ? 'warded' : undefined;
}

/** One creature is never two targets of the same declaration. */
function isTaken(declaration: Declaration, id: CardId): boolean {
  for (const bound of declaration.targets)
    if (bound.kind === 'creature' && bound.ids.includes(id)) return true;
  return false;
}

/** Why a creature is no target of a slot. */
export function creatureTarget(play: Play, declaration: Declaration, slot: Slot, creature: Creature): Check {
  const aim = aimOf(play, declaration, slot);
  const reason = aim.refused ?? creatureFits(play, declaration, slot, aim, creature);
  return reason === 'badTarget' ? unfit(play, slot.filter, creature, aim.speaker) : reason;
}

/** What of a filter a creature fails: its side, then where it stands, then the rest. */
function unfit(play: Play, filter: Filter, creature: Creature, speaker: Speaker): RefusalCode {
  const { side } = filter;
  if (side && !matches(play, { side }, creature, speaker))
    return side === 'enemy' ? 'notAnEnemy' : 'notAnAlly';
  return matches(play, withoutPlace(filter), creature, speaker) ? 'badPlaceForTarget' : 'badTarget';
}

/** Why nobody can be attacked for the slot now open; nothing if it is no attack, or somebody could be. */
export function attackBan(play: Play, slots: readonly Slot[], declaration: Declaration): Check {
  const slot = openSlot(slots, declaration);
  return slot && aimOf(play, declaration, slot).refused;
}

function otherCandidates(play: Play, declaration: Declaration, slot: Slot): number[] {
  const { target } = slot;
  const { state } = play;
  const speaker = speakerFor(play, declaration);
  switch (target.kind) {
    case 'creature':
    case 'square':
      return [];
    case 'item':
      return state.stack
        .filter((item) => itemMatches(play, target.filter, item, speaker))
        .map(({ id }) => id);
    case 'player':
      return [...state.players.keys()].filter((seat) =>
        isPlayerTarget(play, target.side, seat, declaration.seat),
      );
    case 'card':
      return cardTargets(play, target, declaration.seat, speaker);
  }
}

function isPlayerTarget(play: Play, side: 'opponent' | 'ally' | 'any', seat: Seat, you: Seat): boolean {
  return side === 'any' || areAllied(play, seat, you) === (side === 'ally');
}

function cardTargets(
  play: Play,
  target: Extract<Target, { kind: 'card' }>,
  seat: Seat,
  speaker: Speaker,
): CardId[] {
  const owners = target.of === 'you' ? [play.state.players[seat]] : play.state.players;
  return owners.flatMap((player) =>
    player[target.from].filter((card) => cardMatches(play, target.filter, card, speaker)),
  );
}

/* Choosing them one after another */

export const boundFor = (declaration: Declaration, slot: Slot): readonly number[] =>
  boundIds(declaration.targets, slot.name);

/** The slot to be filled next. */
export function openSlot(slots: readonly Slot[], declaration: Declaration): Slot | undefined {
  for (let index = declaration.closed; index < slots.length; index++) {
    if (boundFor(declaration, slots[index]).length < slots[index].most) return slots[index];
  }
  return undefined;
}

/** The declaration with one more target. */
export function bind(declaration: Declaration, { name, kind }: Slot, id: number): Declaration {
  const rest = declaration.targets.filter((bound) => bound.name !== name);
  const ids = [...boundIds(declaration.targets, name), id];
  return { ...declaration, targets: [...rest, { name, kind, ids }] };
}

/** The declaration with the open slot closed: no more of its "up to". */
export function closeSlot(slots: readonly Slot[], declaration: Declaration): Declaration {
  const slot = openSlot(slots, declaration);
  return { ...declaration, closed: slot ? slots.indexOf(slot) + 1 : slots.length };
}

/** Whether all open slots can still be filled. */
export function canBindAll(play: Play, slots: readonly Slot[], declaration: Declaration): boolean {
  const slot = openSlot(slots, declaration);
  if (!slot) return true;
  if (boundFor(declaration, slot).length > 0 && canBindAll(play, slots, closeSlot(slots, declaration)))
    return true;
  if (slots[slots.length - 1] === slot) return someCandidate(play, declaration, slot, anything);
  return someCandidate(play, declaration, slot, (id) => canBindRest(play, slots, declaration, slot, id));
}

const anything = (): boolean => true;

/** Whether a candidate leaves something for the slots that follow. */
export function canBindRest(
  play: Play,
  slots: readonly Slot[],
  declaration: Declaration,
  slot: Slot,
  id: number,
): boolean {
  const isLast = slots[slots.length - 1] === slot;
  return isLast || canBindAll(play, slots, bind(declaration, slot, id));
}

/* On resolution */

/**
 * An item's targets without those that became illegal (W-405, R-13). What an earlier action of the same order chose was
 * checked by that action, which may well have changed what it was chosen for: now it need only be there.
 */
export function recheckTargets(play: Play, item: Item, isLoose: boolean): Bound[] {
  const { allTargets, ownTargets } = play.program.codes[item.code];
  const speaker = itemSpeaker(item);
  return item.targets.map((bound) => {
    const target = allTargets.find(({ name }) => name === bound.name);
    if (!target) return bound;
    if (!ownTargets.includes(target))
      return { ...bound, ids: bound.ids.filter((id) => isStillThere(play, target, id)) };
    const ids = bound.ids.filter(
      (id) =>
        isStillTarget(play, target, id, isLoose, speaker) &&
        (isLoose || isStillInReach(play, item, target, id, speaker)),
    );
    return { ...bound, ids };
  });
}

function isStillThere(play: Play, target: Target, id: number): boolean {
  if (target.kind === 'creature') return findCreature(play, id) !== undefined;
  return target.kind !== 'card' || play.state.players.some((player) => player[target.from].includes(id));
}

/** Melee rechecks adjacency, ranged distance and sight, for everything the item does to its target. */
function isStillInReach(play: Play, item: Item, target: Target, id: number, speaker: Speaker): boolean {
  const attack = play.program.codes[item.code].attacks.find((each) => each.target === target.name);
  if (!attack || target.kind !== 'creature' || !target.attack) return true; // moved first, then struck
  const by = firstOf(play, attack.by, speaker);
  const from = by === none ? undefined : findCreature(play, by);
  const to = findCreature(play, id);
  if (!from || !to) return true; // who attacks is only known step by step
  const range = rangeFor(play, from, target.range, target.rangeBonus);
  return attackGeometry(play, from, to, attack.mode, range) === undefined;
}

/** also what keeps it off only since it was chosen. */
function isWardedNow(play: Play, creature: Creature, { actor, item }: Speaker): boolean {
  const kind = item?.kind;
  if (kind !== 'order' && kind !== 'power' && kind !== 'trigger') return false;
  return isWardedFromText(play, creature, findCreature(play, actor), kind);
}

function isStillTarget(play: Play, target: Target, id: number, isLoose: boolean, speaker: Speaker): boolean {
  switch (target.kind) {
    case 'creature': {
      const creature = findCreature(play, id);
      if (!creature) return false;
      return (
        matches(play, isLoose ? withoutPlace(target.filter) : target.filter, creature, speaker) &&
        !isWardedNow(play, creature, speaker)
      );
    }
    case 'item':
      return play.state.stack.some(
        (item) => item.id === id && itemMatches(play, target.filter, item, speaker),
      );
    case 'player':
      return true;
    case 'square':
      return squaresFor(play, target.filter, isLoose, speaker).includes(id);
    case 'card':
      return isStillThere(play, target, id);
  }
}
