/** What happens to creatures as a whole: entering and leaving play, tapping, attached cards, control. */
import type { Seat } from '../../../shared/game.ts';
import { checkObjectives } from './objectives.ts';
import { giveBack } from './hands.ts';
import { changeMorale, type MoraleChange } from './morale.ts';
import { findCreature, ownerOf, removeFrom, type Play } from './play.ts';
import { printedLevel } from './printed.ts';
import { none, type CardId, type Creature, type Square } from './state.ts';
import { isRescued } from './rescue.ts';
import { fire, fireFor } from './triggers.ts';
import { hasTrait, statOf } from './values.ts';

/** a creature enters play untapped and undamaged. */
export function enterPlay(play: Play, card: CardId, seat: Seat, square: Square): Creature {
  const creature: Creature = {
    id: card,
    seat,
    square,
    tapped: false,
    damage: 0,
    attached: [],
    activated: 0,
    hazard: 0,
    used: [],
    moved: 0,
  };
  removeFrom(play.state.players[seat].creatureHand, card);
  play.state.creatures.push(creature);
  play.state.quiet = 0;
  play.emit?.({ kind: 'deployed', seat, creature: card, square });
  fireFor(play, 'enters', creature);
  return creature;
}

/** Destroys those of several creatures that nothing rescues; `by` is the creature that did it, perhaps by an attack. */
export function destroyCreatures(
  play: Play,
  doomed: readonly Creature[],
  by: CardId,
  mode?: 'melee' | 'ranged',
): void {
  bury(
    play,
    doomed.filter((creature) => !isRescued(play, creature, by)),
    by,
    mode,
  );
}

/** Destroys creatures together, whatever would rescue them (W-803, W-804). */
export function bury(play: Play, doomed: readonly Creature[], by: CardId, mode?: 'melee' | 'ranged'): void {
  if (doomed.length === 0) return;
  for (const creature of doomed) {
    const killer = findCreature(play, by);
    const fallen = { ...creature, attached: [], used: [] };
    play.state.resolving?.fallen.push(fallen);
    const fall = { amount: 0, fallen };
    fire(play, 'isDestroyed', { ...fall, subject: creature.id, other: by, seat: creature.seat }, mode);
    if (killer && killer.id !== creature.id)
      fire(play, 'destroys', { ...fall, subject: killer.id, other: creature.id, seat: killer.seat }, mode);
  }
  const losses: MoraleChange[] = [];
  for (const creature of doomed) {
    const owner = ownerOf(play, creature.id);
    leavePlay(play, creature);
    play.state.players[owner].graveyard.push(creature.id); // W-408
    losses.push({ seat: owner, by: -printedLevel(play, creature.id) });
    play.emit?.({ kind: 'destroyed', creature: creature.id, owner });
  }
  changeMorale(play, losses);
  for (const { id } of doomed) checkObjectives(play, { at: 'destroyed', creature: id });
}

/** Takes a creature off the battlefield; its attached cards, which stayed as long as it was in play (W-609), go to their owners' discard piles. */
function leavePlay(play: Play, creature: Creature): void {
  const { state } = play;
  removeFrom(state.creatures, creature);
  state.effects = state.effects.filter((effect) => effect.creature !== creature.id);
  for (const card of creature.attached) state.players[ownerOf(play, card)].discard.push(card);
  creature.attached = [];
  if (state.active === creature.id) state.active = none;
}

/** W-802, R-29: destroys every creature whose damage reaches its Hit Points. */
export function destroyFallen(play: Play, by: CardId = none, mode?: 'melee' | 'ranged'): void {
  const fallen = play.state.creatures.filter(
    (creature) => creature.damage > 0 && creature.damage >= statOf(play, creature, 'hitPoints'),
  );
  destroyCreatures(play, fallen, by, mode);
}

/** Returns a creature in play to its owner's hand or deck; no Morale is lost. */
export function withdraw(play: Play, creature: Creature, to: 'hand' | 'deckBottom'): void {
  leavePlay(play, creature);
  const owner = ownerOf(play, creature.id);
  play.emit?.({ kind: 'withdrawn', creature: creature.id, owner });
  giveBack(play, creature.id, to);
}

export function tap(play: Play, creature: Creature): void {
  if (creature.tapped) return;
  creature.tapped = true;
  play.emit?.({ kind: 'tapped', creature: creature.id });
}

/** A creature that an effect keeps from untapping stays tapped (W-304). */
export function untap(play: Play, creature: Creature): void {
  if (!creature.tapped || hasTrait(play, creature, 'cannotUntap')) return;
  creature.tapped = false;
  play.emit?.({ kind: 'untapped', creature: creature.id });
}

/** W-304, W-321. */
export function untapAll(play: Play, seat: Seat): void {
  for (const creature of play.state.creatures) if (creature.seat === seat) untap(play, creature);
}

export function attach(play: Play, card: CardId, creature: Creature): void {
  creature.attached = [...creature.attached, card];
  play.emit?.({ kind: 'attached', card, creature: creature.id });
}

/** Takes a card off a creature, if it lies there. */
export function unattach(creature: Creature, card: CardId): boolean {
  if (!creature.attached.includes(card)) return false;
  creature.attached = creature.attached.filter((each) => each !== card);
  return true;
}

/** W-611: a removed card goes to its owner's discard pile. */
export function detach(play: Play, card: CardId, creature: Creature): void {
  if (!unattach(creature, card)) return;
  play.state.players[ownerOf(play, card)].discard.push(card);
  play.emit?.({ kind: 'detached', card, creature: creature.id });
}

export function heal(play: Play, creature: Creature, amount: number): void {
  if (hasTrait(play, creature, 'cannotBeHealed')) return;
  const healed = Math.min(amount, creature.damage);
  if (healed <= 0) return;
  creature.damage -= healed;
  play.emit?.({ kind: 'healed', creature: creature.id, amount: healed });
  fireFor(play, 'isHealed', creature, none, healed);
}

/** everything but the controller stays as it is. */
export function changeControl(play: Play, creature: Creature, to: Seat): void {
  if (creature.seat === to) return;
  play.emit?.({ kind: 'controlChanged', creature: creature.id, from: creature.seat, to });
  creature.seat = to;
  if (play.state.active === creature.id) play.state.active = none;
}

/** W-317, W-831: printed Levels of the creatures a player controls. */
export function deployedLevels(play: Play, seat: Seat): number {
  let sum = 0;
  for (const creature of play.state.creatures)
    if (creature.seat === seat) sum += printedLevel(play, creature.id);
  return sum;
}
