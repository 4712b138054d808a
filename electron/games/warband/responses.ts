/** What a player may do at any time: immediate orders, immediate powers, dodging (W-424, R-07, R-56). */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { declareDodge } from './basic-actions.ts';
import { isPlayable, newDeclaration, powerBy, textDeclaration, useOf } from './declarations.ts';
import { hasItemsLike, isShot } from './item-matches.ts';
import { playOption } from './options.ts';
import { creatureOf, faceOf, pushFrame, type Play } from './play.ts';
import { dodging } from './requirements.ts';
import { none, type CardId, type Creature } from './state.ts';

/** beyond this nobody may add anything optional. */
const mostItems = 200;
const mostResolutions = 1000;

export const isOverCap = (play: Play): boolean =>
  play.state.stack.length > mostItems || play.state.resolutions > mostResolutions;

/** Adds every response of a player to the list; stops at the first if only `any` matters. */
export function responses(play: Play, seat: Seat, into: WarbandAction[], isOneEnough = false): void {
  if (isOverCap(play) || !hasUntapped(play, seat)) return;
  addDodges(play, seat, into);
  if (play.state.setup.onlyDodges || (isOneEnough && into.length > 0)) return;
  addOrders(play, seat, true, into);
  if (isOneEnough && into.length > 0) return;
  addImmediatePowers(play, seat, into);
}

/** Adds the orders in hand that can be played now, immediate ones or the others; copies of a card share one check. */
export function addOrders(play: Play, seat: Seat, isImmediate: boolean, into: WarbandAction[]): void {
  const asked = (askedOrders += 1);
  for (const card of play.state.players[seat].orderHand) {
    const { index, order } = faceOf(play, card);
    if ((order?.timing === 'immediate') !== isImmediate) continue;
    if (askedAt[index] !== asked) {
      askedAt[index] = asked;
      playable[index] = isPlayable(play, seat, card);
    }
    if (playable[index]) into.push(playOption(card));
  }
}

/** Answers of the listing under way, by the card's number in the setup; valid where `askedAt` says so. */
const playable: boolean[] = [];
const askedAt: number[] = [];
let askedOrders = 0;

/** Every response taps the creature that gives it. */
function hasUntapped(play: Play, seat: Seat): boolean {
  for (const creature of play.state.creatures) if (creature.seat === seat && !creature.tapped) return true;
  return false;
}

export function hasResponse(play: Play, seat: Seat): boolean {
  const found: WarbandAction[] = [];
  responses(play, seat, found, true);
  return found.length > 0;
}

function addDodges(play: Play, seat: Seat, into: WarbandAction[]): void {
  for (const item of play.state.stack) {
    if (!isShot(play, item)) continue;
    for (const creature of play.state.creatures) {
      if (creature.seat === seat && !creature.tapped && dodging(play, creature, item) === undefined) {
        into.push({ kind: 'dodge', creature: creature.id, item: item.id });
      }
    }
  }
}

function addImmediatePowers(play: Play, seat: Seat, into: WarbandAction[]): void {
  for (const creature of play.state.creatures) {
    if (creature.seat === seat && !creature.tapped) addPowers(play, creature, false, into);
  }
}

/** Adds the powers a creature can use now: those of its own activation, or the immediate ones. */
export function addPowers(
  play: Play,
  creature: Creature,
  isInActivation: boolean,
  into: WarbandAction[],
): void {
  addPowersOf(play, creature, creature.id, isInActivation, into);
  for (const card of creature.attached) addPowersOf(play, creature, card, isInActivation, into);
}

function addPowersOf(
  play: Play,
  creature: Creature,
  card: CardId,
  isInActivation: boolean,
  into: WarbandAction[],
): void {
  for (const power of faceOf(play, card).powers) {
    const isImmediate = power.text.kind === 'power' && power.text.timing === 'immediate';
    if (
      isImmediate !== isInActivation &&
      hasItemsLike(play, power.plan.answers, creature.seat) &&
      powerBy(play, creature, power, card, isInActivation) === undefined &&
      (creature.attached.length < 2 || bearerOf(play, creature, power.number) === card)
    ) {
      into.push({ kind: 'power', creature: creature.id, text: power.number });
    }
  }
}

/** The card among a creature's own and attached ones that bears a power: of several copies one not used yet. */
export function bearerOf(play: Play, creature: Creature, text: number): CardId | undefined {
  const bearers = [creature.id, ...creature.attached].filter((card) =>
    faceOf(play, card).powers.some(({ number }) => number === text),
  );
  return bearers.find((card) => !creature.used.includes(useOf(play, card, text))) ?? bearers[0];
}

/** Begins what was chosen from `responses`; false if the action is of another kind. */
export function respond(play: Play, seat: Seat, action: WarbandAction): boolean {
  switch (action.kind) {
    case 'play':
      pushFrame(play, { kind: 'declare', declaration: newDeclaration('order', seat, action.card, none) });
      return true;
    case 'power': {
      const creature = creatureOf(play, action.creature);
      const card = bearerOf(play, creature, action.text) ?? creature.id;
      pushFrame(play, {
        kind: 'declare',
        declaration: textDeclaration('power', seat, creature.id, card, action.text),
      });
      return true;
    }
    case 'dodge':
      declareDodge(play, creatureOf(play, action.creature), action.item);
      return true;
    default:
      return false;
  }
}
