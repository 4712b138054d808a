/** The Attack phase: one attack, compulsory if there is a target; Regrow and relics beside it (800s). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { attacksOf, breathVictims, canRegrow, hasAttack, regrow, strike } from '../combat.ts';
import { notOffered } from '../frames/worker.ts';
import { isDelver, tokenOf, type Play } from '../play.ts';
import { activeEffect, effectAs, heldRelic, useRelic } from '../relics.ts';
import { none, stages, type State } from '../state.ts';
import type { StageWorker } from './worker.ts';

const delverRange = (state: Readonly<State>): number => activeEffect(state, 'attackRange')?.range ?? 1;

const isDelverAttack = (state: Readonly<State>, action: DeepwarrenAction): boolean =>
  action.kind === 'attack' && isDelver(tokenOf(state, action.token));

/** RL-2: some Delver must have a target as things are. */
function addBonusRelic(
  state: Readonly<State>,
  attacks: readonly DeepwarrenAction[],
  out: DeepwarrenAction[],
): void {
  const relic = heldRelic(state, state.seat, 'attackBonus');
  if (relic !== none && attacks.some((attack) => isDelverAttack(state, attack)))
    out.push({ kind: 'useRelic', relic });
}

/** RL-8: some Delver must have a target at the longer range. */
function addRangeRelic(state: Readonly<State>, out: DeepwarrenAction[]): void {
  const relic = heldRelic(state, state.seat, 'attackRange');
  if (relic === none) return;
  const range = effectAs(relic, 'attackRange')?.range ?? 1;
  if (attacksOf(state, state.seat, range, true).length > 0) out.push({ kind: 'useRelic', relic });
}

function addRegrows(state: Readonly<State>, out: DeepwarrenAction[]): void {
  for (const token of state.tokens)
    if (token.seat === state.seat && !token.bound && canRegrow(token))
      out.push({ kind: 'regrow', token: token.id });
}

function attackOptions(state: Readonly<State>): DeepwarrenAction[] {
  const isDeclared = state.relicsActive.length > 0;
  const options = attacksOf(state, state.seat, delverRange(state), isDeclared);
  const mustAttack = options.length > 0;
  if (state.players[state.seat].relics.length > 0) {
    addBonusRelic(state, options, options);
    addRangeRelic(state, options);
  }
  if (!isDeclared) addRegrows(state, options);
  // T-801, TR-51: only an attack that needs no relic is compulsory.
  if (!mustAttack && options.length > 0) options.push({ kind: 'pass' });
  return options;
}

function chooseAttack(play: Play, action: DeepwarrenAction): void {
  const { state } = play;
  if (action.kind === 'useRelic') {
    useRelic(play, state.seat, action.relic);
    state.relicsActive.push(action.relic);
    return;
  }
  state.stage = stages.turnEnd;
  if (action.kind === 'pass') return;
  if (action.kind === 'attack')
    return strike(play, tokenOf(state, action.token), [tokenOf(state, action.target)]);
  if (action.kind !== 'breathe' && action.kind !== 'regrow') return notOffered('the Attack phase', action);
  const token = tokenOf(state, action.token);
  if (action.kind === 'breathe') strike(play, token, breathVictims(state, token));
  else regrow(play, token);
}

export const attackStage: StageWorker = {
  work(play) {
    const { state, emit } = play;
    if (hasAttack(state, state.seat) || attackOptions(state).length > 0) return false;
    emit?.({ kind: 'phaseSkipped', rule: 'T-801', seat: state.seat, phase: 'attack' });
    state.stage = stages.turnEnd;
    return true;
  },
  asks: ({ seat }) => ({ seat, prompt: { code: 'attack', rule: 'T-801' } }),
  options: attackOptions,
  choose: chooseAttack,
};
