/** What would come of each option of an effect under way, before it is chosen: who is hurt, who falls, what a step meets (C-1317). */
import type { OptionForecast, UnitForecast } from '../../../../shared/games/salient-questions.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import type { Effect } from '../content/language.ts';
import { shieldOf } from '../damage.ts';
import { effectNow } from '../effects/frame.ts';
import { blastedUnits } from '../effects/hurting.ts';
import { unitsAround } from '../effects/mines.ts';
import type { EffectFrame } from '../effects/worker.ts';
import { decisionOf } from '../flow.ts';
import { boardOf, diceOf, topFrame, unitOf } from '../play.ts';
import type { State, Unit } from '../state.ts';
import { oddsOf, oddsOfDamage, oddsOfRoll } from './odds.ts';
import { arrivalAt } from './reach.ts';

/** Nothing where nobody is in the middle of an effect. */
export function forecastsOf(state: Readonly<State>): OptionForecast[] {
  const frame = topFrame(state);
  const effect = frame?.kind === 'effect' ? effectNow(state, frame) : undefined;
  if (frame?.kind !== 'effect' || !effect) return [];
  const board = boardOf(state);
  return (decisionOf(state)?.options ?? []).map((action, option) => ({
    option,
    arrival: action.kind === 'step' ? arrivalAt(state, unitOf(state, action.unit), action.to) : undefined,
    hits: hitsOf(state, board, frame, effect, action),
  }));
}

/** C-711, C-713, C-714, C-117: every Unit an option changes, and into what. */
function hitsOf(
  state: Readonly<State>,
  board: Board,
  frame: Readonly<EffectFrame>,
  effect: Effect,
  action: SalientAction,
): UnitForecast[] {
  const damaged = (unit: Unit, amount: number | 'roll'): UnitForecast => {
    const shield = shieldOf(state, board, unit);
    const dice = diceOf(unit);
    const odds = amount === 'roll' ? oddsOfRoll(dice, shield) : oddsOfDamage(dice, amount, shield);
    return { unit: unit.id, odds };
  };
  if (effect.do === 'blast') {
    const amount = effect.amount === 'face' ? frame.dice[0] : effect.amount;
    return blastedUnits(state, board, effect.area, action).map((unit) => damaged(unit, amount));
  }
  if (effect.do === 'detonate' && action.kind === 'mine')
    return unitsAround(state, board, action.space).map((unit) => damaged(unit, 'roll'));
  if (action.kind !== 'choose') return [];
  const unit = unitOf(state, action.unit);
  const becomes = (dice: number[]): UnitForecast => ({
    unit: unit.id,
    odds: oddsOf(diceOf(unit), () => dice),
  });
  switch (effect.do) {
    case 'strike':
      return [damaged(unit, effect.amount)];
    case 'destroy':
      return [becomes([])];
    case 'strengthen':
      return [becomes([Math.min(6, unit.top + effect.amount), ...diceOf(unit).slice(1)])];
    case 'stack':
      return [becomes([unit.top, unit.top])];
    default:
      return [];
  }
}
