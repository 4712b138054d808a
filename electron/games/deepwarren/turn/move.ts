/** The Move phase: one token moves, must move if it can, and relics may help (600s, T-614). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { breakDoor, doorRelicUses } from '../frames/walk.ts';
import { notOffered } from '../frames/worker.ts';
import { isBurn } from '../dungeon/layout.ts';
import { hasMove, movesOf } from '../movement.ts';
import { tokenOf, type Play } from '../play.ts';
import { heldRelic, stepsNow, useRelic } from '../relics.ts';
import { none, stages, type State } from '../state.ts';
import { beginMove, openDoor } from '../walking.ts';
import type { StageWorker } from './worker.ts';

/** RL-1: declared before the first step, and only if some token can then move. */
function addQuickstep(state: Readonly<State>, canMove: boolean, options: DeepwarrenAction[]): boolean {
  const relic = heldRelic(state, state.seat, 'steps');
  if (relic === none) return false;
  if (!canMove && movesOf(state, state.seat, 2).length === 0) return false;
  options.push({ kind: 'useRelic', relic });
  return true;
}

const doorsIn = (moves: readonly DeepwarrenAction[]): number[] =>
  moves.flatMap((move) => (move.kind === 'openDoor' ? [move.tile] : []));

function moveOptions(state: Readonly<State>): DeepwarrenAction[] {
  const options = movesOf(state, state.seat, stepsNow(state));
  if (state.players[state.seat].relics.length === 0) return options;
  const canMove = options.length > 0;
  options.push(...doorRelicUses(state, state.seat, doorsIn(options)));
  // TR-51: a relic is never compulsory, so without a move of its own the phase may be passed.
  if (addQuickstep(state, canMove, options) && !canMove) options.push({ kind: 'pass' });
  return options;
}

function chooseMove(play: Play, action: DeepwarrenAction): void {
  const { state } = play;
  const steps = stepsNow(state);
  if (action.kind === 'useRelic') return declareRelic(play, action.relic, action.tile);
  state.stage = stages.moveEnd;
  if (action.kind === 'move') beginMove(play, tokenOf(state, action.token), action.to, steps);
  else if (action.kind === 'openDoor') openDoor(play, tokenOf(state, action.token), action.tile, steps);
  else if (action.kind !== 'pass') notOffered('the Move phase', action);
}

function declareRelic(play: Play, relic: number, tile: number | undefined): void {
  if (tile !== undefined) return breakDoor(play, relic, tile);
  useRelic(play, play.state.seat, relic);
  play.state.relicsActive.push(relic);
}

export const moveStage: StageWorker = {
  work(play) {
    const { state, emit } = play;
    if (hasMove(state, state.seat) || moveOptions(state).length > 0) return false;
    emit?.({ kind: 'phaseSkipped', rule: 'T-602', seat: state.seat, phase: 'move' });
    state.stage = stages.moveEnd;
    return true;
  },
  asks: ({ seat }) => ({ seat, prompt: { code: 'move', rule: 'T-601' } }),
  options: moveOptions,
  choose: chooseMove,
};

/** T-709, T-712: pending burns of the active player fall due at the end of the Move phase, also of a skipped one. */
export function dealPendingBurns(play: Play): void {
  const { state } = play;
  const due = state.tokens.filter(({ seat, burnPending }) => burnPending && seat === state.seat);
  if (due.length === 0) return;
  for (const token of due) token.burnPending = false;
  const hits = due
    .filter(({ space }) => isBurn(space))
    .map(({ id }) => ({ token: id, amount: 1, cause: 'burn', paid: none, rescue: 0 }) as const);
  if (hits.length > 0) state.frames.push({ kind: 'damage', hits, asked: 0 });
}
