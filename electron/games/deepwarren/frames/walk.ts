/** Pauses of a movement: the roll before leaving a Pit, a step still left, and what waits at its end (T-612, T-614, T-722). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { addMoves, doorsBeside } from '../movement.ts';
import { findToken, removeFrom, tokenOf, type Play } from '../play.ts';
import { heldRelic, useRelic } from '../relics.ts';
import { none, type State } from '../state.ts';
import { takeChest } from '../tokens.ts';
import { beginMove, openDoor, pushToken, rollForPit, stopMoving, walk } from '../walking.ts';
import { notOffered, silent, type FrameOf, type Worker } from './worker.ts';

type PitFrame = FrameOf<'pit'>;

/** RL-5: only in the owner's Move phase. */
const pitRelic = (state: Readonly<State>, { isCard }: Readonly<PitFrame>): number =>
  isCard ? none : heldRelic(state, state.seat, 'skipPitRoll');

function leavePit(play: Play, frame: PitFrame): void {
  const token = tokenOf(play.state, frame.token);
  if (frame.isCard) pushToken(play, token, frame.to, 'card');
  else walk(play, token, frame.to, frame.steps);
}

function roll(play: Play, frame: PitFrame): void {
  play.state.frames.pop();
  if (rollForPit(play, tokenOf(play.state, frame.token))) leavePit(play, frame);
}

export const pitWorker: Worker<PitFrame> = {
  work(play, frame) {
    if (pitRelic(play.state, frame) !== none) return false;
    roll(play, frame);
    return true;
  },
  asks: (state, { token }) => ({
    seat: state.seat,
    prompt: { code: 'pit', rule: 'T-722', about: { token } },
  }),
  options: (state, frame) => [{ kind: 'useRelic', relic: pitRelic(state, frame) }, { kind: 'roll' }],
  choose(play, frame, action) {
    if (action.kind === 'roll') return roll(play, frame);
    if (action.kind !== 'useRelic') return notOffered('pit', action);
    play.state.frames.pop();
    useRelic(play, play.state.seat, action.relic);
    leavePit(play, frame);
  },
};

/** Doors that Lockbreaker could take away beside a token, as options (RL-6). */
export function doorRelicUses(
  state: Readonly<State>,
  seat: number,
  doors: readonly number[],
): DeepwarrenAction[] {
  const relic = doors.length === 0 ? none : heldRelic(state, seat, 'removeDoor');
  if (relic === none) return [];
  return [...new Set(doors)].map((tile) => ({ kind: 'useRelic', relic, tile }));
}

/** RL-6: the door goes back to the supply, and no move is spent. */
export function breakDoor(play: Play, relic: number, tile: number): void {
  const { state, emit } = play;
  useRelic(play, state.seat, relic);
  removeFrom(state.doors, tile);
  emit?.({ kind: 'doorRemoved', rule: 'T-614', seat: state.seat, tile });
}

type StrideFrame = FrameOf<'stride'>;

export const strideWorker: Worker<StrideFrame> = {
  work: () => false,
  asks: (state, { token, steps }) => ({
    seat: state.seat,
    prompt: { code: 'stride', rule: 'T-611', about: { token, steps } },
  }),
  options(state, { token: id, steps }) {
    const token = tokenOf(state, id);
    const options: DeepwarrenAction[] = [];
    addMoves(state, token, steps, options);
    options.push(...doorRelicUses(state, state.seat, doorsBeside(state, token.space)));
    return [...options, { kind: 'stop' }];
  },
  choose(play, frame, action) {
    const token = tokenOf(play.state, frame.token);
    if (action.kind === 'useRelic') return breakDoor(play, action.relic, action.tile!);
    play.state.frames.pop();
    if (action.kind === 'stop') stopMoving(play, token);
    else if (action.kind === 'openDoor') openDoor(play, token, action.tile, frame.steps);
    // From a Pit whose door was opened first, the roll still comes before the step (T-613).
    else if (action.kind === 'move') beginMove(play, token, action.to, frame.steps);
    else notOffered('stride', action);
  },
};

export const arriveWorker: Worker<FrameOf<'arrive'>> = {
  ...silent,
  work(play, frame) {
    play.state.frames.pop();
    const token = findToken(play.state, frame.token);
    // T-612, TR-33: who burned to death takes nothing.
    if (token) takeChest(play, token);
    return true;
  },
};
