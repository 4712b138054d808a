/** Damage: what it leaves of a Unit, and where destroyed dice go (C-706 to C-714, C-812). */
import type { Seat } from '../../../shared/game.ts';
import type { DamageCause } from '../../../shared/games/salient.ts';
import { rescueTile, shieldAmount, shieldTile } from './content/facilities.ts';
import { controls, diceOf, isArmour, markerOf, removeFrom, type Play } from './play.ts';
import { none, type State, type Unit } from './state.ts';
import type { Board } from './board/board.ts';

/** The dice of a Unit; a top of 0 is a Unit that is gone. */
export interface Dice {
  top: number;
  bottom: number;
}

/** What damage leaves: the top die first, the rest from the die under it (C-706, C-712). */
export function afterDamage({ top, bottom }: Readonly<Dice>, amount: number): Dice {
  if (amount < top) return { top: top - Math.max(0, amount), bottom };
  const rest = amount - top;
  return rest < bottom ? { top: bottom - rest, bottom: 0 } : { top: 0, bottom: 0 };
}

const countDice = ({ top, bottom }: Readonly<Dice>): number => (top > 0 ? 1 : 0) + (bottom > 0 ? 1 : 0);

/** By how much damage to a Unit is reduced: it stands on the Facility space that shields it. */
export function shieldOf(state: Readonly<State>, board: Board, unit: Readonly<Unit>): number {
  const marker = markerOf(state, shieldTile);
  return marker !== none && board.sites[marker] === unit.space ? shieldAmount : 0;
}

export interface Hit {
  unit: Unit;
  amount: number;
}

/** Dice lost by one Unit, on their way to Reserve or Barracks. */
interface Loss {
  unit: Unit;
  lost: number;
  isGone: boolean;
}

/** Deals damage to several Units at the same moment (C-713). */
export function dealDamage(play: Play, hits: readonly Hit[], cause: DamageCause, rule: string): void {
  const { state, board, emit } = play;
  const losses: Loss[] = [];
  for (const { unit, amount } of hits) {
    const dealt = Math.max(0, amount - shieldOf(state, board, unit));
    if (dealt === 0) continue;
    losses.push(wound(play, unit, dealt));
    if (unit.top > 0)
      emit?.({ kind: 'damaged', rule, unit: unit.id, amount: dealt, dice: diceOf(unit), cause });
  }
  buryLosses(play, losses, cause, rule);
}

/** "Destroyed" by a text is not damage: nothing reduces it, and all dice go (C-714). */
export function destroy(play: Play, unit: Unit, cause: DamageCause, rule: string): void {
  buryLosses(play, [strip(play, unit, { top: 0, bottom: 0 })], cause, rule);
}

const wound = (play: Play, unit: Unit, amount: number): Loss => strip(play, unit, afterDamage(unit, amount));

/** Gives a Unit what is left of its dice; one without any leaves the battlefield. */
export function strip({ state }: Play, unit: Unit, left: Dice): Loss {
  const lost = countDice(unit) - countDice(left);
  unit.top = left.top;
  unit.bottom = left.bottom;
  if (left.top > 0) return { unit, lost, isGone: false };
  removeFrom(state.units, unit);
  if (state.at[unit.space] === unit.id) state.at[unit.space] = none;
  return { unit, lost, isGone: true };
}

/**
 * Destroyed dice go to the Reserve, or to the Barracks of who controls the Aid Station once all that fell together
 * has left the board, so that it never rescues its own Controlling Unit (C-708, CR-16, CR-49).
 */
export function buryLosses(play: Play, losses: readonly Loss[], cause: DamageCause, rule: string): void {
  for (const { unit, lost, isGone } of losses) {
    if (lost === 0) continue;
    const saved = bury(play, unit.seat, lost);
    if (!isGone) continue;
    const { id, seat, space } = unit;
    play.emit?.({ kind: 'destroyed', rule, unit: id, owner: seat, space, cause, saved });
  }
}

function bury({ state, board }: Play, seat: Seat, dice: number): number {
  const player = state.players[seat];
  if (!controls(state, board, seat, rescueTile)) {
    player.reserve += dice;
    return 0;
  }
  player.resting += dice;
  return dice;
}

/** What an Engagement leaves of both, exactly (C-702 to C-706). `shield` reduces damage to the defender. */
export function clash(
  attacker: Readonly<Dice>,
  defender: Readonly<Dice>,
  shield: number,
): { attacker: Dice; defender: Dice } {
  const gone = { top: 0, bottom: 0 };
  if (isLight(attacker) && isStack(defender)) return { attacker: gone, defender: { ...defender } };
  if (isStack(attacker) && isLight(defender)) return { attacker: { ...attacker }, defender: gone };
  return {
    attacker: afterDamage(attacker, defender.top + defender.bottom),
    defender: afterDamage(defender, Math.max(0, attacker.top + attacker.bottom - shield)),
  };
}

const isStack = ({ bottom }: Readonly<Dice>): boolean => bottom > 0;
const isLight = ({ top, bottom }: Readonly<Dice>): boolean => bottom === 0 && top <= 3;

/** C-117: the top die goes up, at most to 6. */
export function strengthen({ emit }: Play, unit: Unit, amount: number, rule: string): void {
  unit.top = Math.min(6, unit.top + amount);
  emit?.({ kind: 'strengthened', rule, unit: unit.id, dice: diceOf(unit) });
}

/** Gives Infantry a second die of its own face. */
export function makeArmour({ state, emit }: Play, unit: Unit, rule: string): void {
  if (isArmour(unit)) throw new Error(`unit ${unit.id} is Armour already`);
  unit.bottom = unit.top;
  state.players[unit.seat].reserve--;
  emit?.({ kind: 'stacked', rule, unit: unit.id, dice: diceOf(unit) });
}
