/** What an order seems worth before anything is tried out, and filling the slots by that: a plan for a turn at a glance. */
import { meaningOfSlot, type SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { commandTable } from '../content/command.ts';
import type { Effect } from '../content/language.ts';
import { clashesWith } from '../effects/deploying.ts';
import { targetsOf } from '../effects/hurting.ts';
import { activePlayer, boardOf } from '../play.ts';
import { hasIcon, slotCost, slotEffects } from '../slots.ts';
import type { State } from '../state.ts';
import { denialWorth } from './sunfire.ts';
import { progressWorth, type Weights } from './weights.ts';

/** A way to weigh slots and positions. */
export interface Manner {
  weights: Weights;
  taste(slot: number): number;
}

type Assign = Extract<SalientAction, { kind: 'assign' }>;

/** How much sooner a Unit that is put here gets behind the line than one that waits in the Camp. */
function deployGain(
  state: Readonly<State>,
  board: Board,
  dice: readonly number[],
  isForced: boolean,
  weights: Weights,
): number {
  const { seat } = state;
  if (!isForced && (clashesWith(state, board, seat, dice[0]) || isOrdered(state, dice[0]))) return -1;
  const { toGoal, front, back, isBarred } = board.seats[seat];
  let rows = toGoal[front[0]];
  if (dice.length === 1)
    for (const unit of state.units) {
      const space = unit.seat === seat && board.isField[unit.space] ? back[unit.space] : -1;
      if (space >= 0 && state.at[space] < 0 && !isBarred[space]) rows = Math.min(rows, toGoal[space]);
    }
  const isLight = dice.length === 1 && dice[0] <= 3;
  // The free Advance of the same turn counts.
  const turns = Math.ceil(rows / (isLight ? 2 : 1)) - 1;
  const gain = progressWorth(weights, turns);
  const strength = dice.reduce((sum, face) => sum + face, 0);
  const lives = Math.min(0.95, 0.5 + 0.06 * strength);
  return (gain * lives - weights.barracks) * dice.length + weights.strength * strength;
}

/** Another Deploy of the plan has this value. */
const isOrdered = (state: Readonly<State>, value: number): boolean =>
  state.orders.some(
    ({ slot, dice }) =>
      dice[0] === value &&
      slotEffects(state, slot).some((effect) => effect.do === 'deploy' && !effect.forced),
  );

/** How much one more Advance is worth to the Unit that gains most. */
function advanceGain(state: Readonly<State>, board: Board, weights: Weights): number {
  const { toGoal } = board.seats[state.seat];
  let best = 0;
  for (const unit of state.units) {
    if (unit.seat !== state.seat || !board.isField[unit.space]) continue;
    const steps = unit.bottom === 0 && unit.top <= 3 ? 2 : 1;
    // It advances once for free anyway.
    const turns = Math.ceil(toGoal[unit.space] / steps) - 1;
    if (turns < 1) continue;
    const after = turns === 1 ? weights.behind : progressWorth(weights, turns - 1);
    const gain = after - progressWorth(weights, turns);
    best = Math.max(best, gain * (unit.bottom > 0 ? 2 : 1) * 0.8);
  }
  return best;
}

/** What an effect gives, roughly. */
function effectGain(
  state: Readonly<State>,
  board: Board,
  slot: number,
  effect: Effect,
  dice: readonly number[],
  weights: Weights,
): number {
  const { reserve } = activePlayer(state);
  switch (effect.do) {
    case 'gain': {
      const recruits = Math.min(effect.recruits ?? 0, reserve);
      const gain =
        weights.credit * (effect.credits ?? 0) +
        weights.research * (effect.research ?? 0) +
        weights.barracks * recruits;
      return effect.to === 'ally' ? gain * 0.8 : gain;
    }
    case 'deploy':
      if (effect.die === 'reserve') return reserve > 0 ? 4 : 0;
      return (
        deployGain(state, board, dice, effect.forced === true, weights) + (effect.where === 'centre' ? 4 : 0)
      );
    case 'advance':
      return advanceGain(state, board, weights) * (effect.units > 1 ? 1.6 : 1);
    case 'strike':
    case 'destroy':
      return targetsOf(state, board, slot, effect.aim).length > 0 ? 5 : 0;
    case 'blast':
      return 2.5;
    case 'slip':
      return 0.3;
    case 'lift':
      return 3;
    case 'stack':
      return reserve > 0 ? 5 : 0;
    case 'strengthen':
      return 1.2;
    case 'layMines':
      return 2;
    case 'sabotage':
      return 1.5 + 2 * (effect.takes ?? 0) + denialWorth(state, state.seat, weights);
    case 'sunfire':
      return (weights.behind + 8) * Math.min(effect.dice, reserve);
    case 'either':
      return Math.max(...effect.of.map((part) => effectGain(state, board, slot, part, dice, weights)));
    default:
      return 0.5;
  }
}

/** What an order seems worth, costs taken off; dice come back and cost nothing. */
function orderGain(state: Readonly<State>, action: Assign, weights: Weights): number {
  const board = boardOf(state);
  const { slot, face, pair } = action;
  const dice = face === undefined ? [] : pair ? [face, face] : [face];
  const { credits, research } = slotCost(state, slot);
  const { kind, at } = meaningOfSlot(slot);
  if (kind === 'clear') return 1.2;
  const spent = weights.credit * credits + weights.research * research;
  let gain = 0;
  for (const effect of slotEffects(state, slot))
    gain += effectGain(state, board, slot, effect, dice, weights);
  if (kind === 'command' && commandTable[at].flips) gain += weights[commandTable[at].card];
  // A used card is gone: nobody makes Research of it any more.
  if (hasIcon(state, slot)) gain = Math.max(gain, weights.research) + denialWorth(state, state.seat, weights);
  return gain - spent;
}

/** Dice an order takes out of the Camp for this turn. */
const diceOf = (state: Readonly<State>, { slot, face, pair }: Assign): number =>
  face === undefined ? 0 : pair ? 2 : slotCost(state, slot).dice;

/** Orders that seem to give less than this are not worth a die. */
const least = 0.25;

/** A die is kept for what wants it: high faces and faces not yet on the battlefield go last where any will do. */
const faceCost = (face: number | undefined): number => (face === undefined ? 0 : 0.04 * face);

/**
 * The option of the Assign phase that seems best for its dice; `taste` says how much a plan likes a slot, so that
 * different plans come of it.
 */
export function bestOrder(
  state: Readonly<State>,
  options: readonly SalientAction[],
  { weights, taste }: Manner,
): number {
  let best = options.findIndex(({ kind }) => kind === 'execute');
  let most = least;
  for (const [option, action] of options.entries()) {
    if (action.kind !== 'assign') continue;
    const dice = diceOf(state, action);
    const gain = orderGain(state, action, weights) * taste(action.slot);
    const rate = gain / (dice === 0 ? 0.6 : dice ** 0.8) - faceCost(action.face);
    if (rate > most) [best, most] = [option, rate];
  }
  return best;
}
