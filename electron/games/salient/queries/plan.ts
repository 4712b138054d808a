/** The plan of a turn: what each filled space will give, in which order, and what may go wrong (C-1303, C-1317). */
import type { PlanWarning, TurnPlan } from '../../../../shared/games/salient-questions.ts';
import { meaningOfSlot } from '../../../../shared/games/salient.ts';
import type { Effect } from '../content/language.ts';
import { slotName } from '../content/names.ts';
import { effectsText } from '../content/text.ts';
import { clashesWith, deploySpaces } from '../effects/deploying.ts';
import { targetsOf } from '../effects/hurting.ts';
import { jamPlaces, enemiesOf } from '../effects/sabotage.ts';
import { hasStep } from '../movement.ts';
import { activePlayer, allyOf, boardOf, fieldUnits, topFrame } from '../play.ts';
import { hasIcon, isUpgrade, slotEffects } from '../slots.ts';
import type { Order, State } from '../state.ts';
import { facesOf } from '../view.ts';

const ranks: Partial<Record<Effect['do'], number>> = {
  strike: 0,
  destroy: 0,
  blast: 0,
  either: 1,
  clearTokens: 1,
  strengthen: 1,
  stack: 1,
  advance: 2,
  slip: 2,
  lift: 2,
  layMines: 3,
  deploy: 4,
};
const economyRank = 5;
const upgradeRank = 6;

/** Where an order stands in a sensible Execute. */
export function rankOf(state: Readonly<State>, slot: number): number {
  if (isUpgrade(slot)) return upgradeRank;
  const [effect] = slotEffects(state, slot);
  return meaningOfSlot(slot).kind === 'clear' ? economyRank : (ranks[effect.do] ?? economyRank);
}

/** Values that Deploys of the plan would put onto the battlefield before this one. */
const valuesBefore = (state: Readonly<State>, orders: readonly Order[], until: Order): number[] =>
  orders
    .slice(0, orders.indexOf(until))
    .filter(({ slot }) => slotEffects(state, slot).some((effect) => effect.do === 'deploy' && !effect.forced))
    .map(({ dice }) => dice[0]);

function deployWarnings(
  state: Readonly<State>,
  order: Order,
  before: readonly number[],
  effect: Extract<Effect, { do: 'deploy' }>,
): PlanWarning[] {
  const board = boardOf(state);
  if (effect.die === 'reserve' && activePlayer(state).reserve === 0) return ['noReserve'];
  const dice = effect.die === 'reserve' ? [1] : order.dice;
  const isDouble = clashesWith(state, board, state.seat, dice[0]) || before.includes(dice[0]);
  if (!effect.forced && isDouble) return ['sameValue'];
  return deploySpaces(state, board, order.slot, effect, dice).length === 0 ? ['noSpace'] : [];
}

function warningsOf(
  state: Readonly<State>,
  order: Order,
  before: readonly number[],
  effect: Effect,
): PlanWarning[] {
  const board = boardOf(state);
  switch (effect.do) {
    case 'deploy':
      return deployWarnings(state, order, before, effect);
    case 'strike':
    case 'destroy':
      return targetsOf(state, board, order.slot, effect.aim).length === 0 ? ['noTarget'] : [];
    case 'advance':
      return fieldUnits(state, board, state.seat).some((unit) => hasStep(state, board, unit))
        ? []
        : ['nobodyCanMove'];
    case 'sabotage':
      return enemiesOf(state, board).some((enemy) => jamPlaces(state, enemy).length > 0) ? [] : ['noTarget'];
    case 'gain': {
      const receiver = effect.to === 'ally' ? allyOf(board, state.seat) : state.seat;
      return effect.recruits && state.players[receiver].reserve === 0 ? ['noReserve'] : [];
    }
    case 'stack':
    case 'sunfire':
      return activePlayer(state).reserve === 0 ? ['noReserve'] : [];
    default:
      return [];
  }
}

/** How many spaces a Deploy could use as the board stands; nothing of other orders. */
function spacesFor(state: Readonly<State>, order: Order, effects: readonly Effect[]): number | undefined {
  const deploy = effects.find((effect) => effect.do === 'deploy');
  if (!deploy) return undefined;
  const dice = deploy.die === 'reserve' ? [1] : order.dice;
  return deploySpaces(state, boardOf(state), order.slot, deploy, dice).length;
}

/** A wished order, as far as the rules leave it free: upgrades stay last (C-405), what was not named follows by rank. */
function sorted(state: Readonly<State>, wished: readonly number[]): Order[] {
  const place = ({ slot }: Readonly<Order>): number =>
    isUpgrade(slot) || !wished.includes(slot) ? wished.length : wished.indexOf(slot);
  return state.orders.toSorted(
    (one, other) =>
      Number(isUpgrade(one.slot)) - Number(isUpgrade(other.slot)) ||
      place(one) - place(other) ||
      rankOf(state, one.slot) - rankOf(state, other.slot),
  );
}

/** The plan of the player whose turn it is, as their orders stand now. */
export function planOf(state: Readonly<State>, wished: readonly number[] = []): TurnPlan {
  const orders = sorted(state, wished);
  const { fresh, credits, research } = activePlayer(state);
  const frame = topFrame(state);
  return {
    lines: orders.map((order) => {
      const effects = slotEffects(state, order.slot);
      const before = valuesBefore(state, orders, order);
      return {
        slot: order.slot,
        name: slotName(state, order.slot),
        dice: [...order.dice],
        text: effects.length > 0 ? effectsText(effects) : '',
        spaces: spacesFor(state, order, effects),
        canResearch: hasIcon(state, order.slot),
        warnings: effects.flatMap((effect) => warningsOf(state, order, before, effect)),
      };
    }),
    unfinished: frame?.kind === 'fill' ? frame.slot : undefined,
    dice: facesOf(fresh),
    credits,
    research,
  };
}
