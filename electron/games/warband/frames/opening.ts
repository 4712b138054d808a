/** Before the first turn: who deploys first, and the opening deployment (W-218..W-226). */
import type { Seat } from '../../../../shared/game.ts';
import { creatureHandOf, drawCards } from '../hands.ts';
import { popFrame, pushFrame, type Play } from '../play.ts';
import { deployable } from '../deploying.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

/** W-218, R-71: the picked player names the seat that deploys first. */
export const firstWorker: Worker<FrameOf<'first'>> = {
  work: () => false,
  asks: (_play, frame) => ({ seat: frame.seat, prompt: { code: 'first', rule: 'W-218' } }),
  options: (play) => play.state.players.map((_, seat) => ({ kind: 'first', seat })),
  choose(play, frame, action) {
    if (action.kind !== 'first') notOffered(frame, action);
    popFrame(play);
    play.state.first = play.state.seat = action.seat;
    play.emit?.({ kind: 'firstChosen', by: frame.seat, first: action.seat });
  },
};

type OpeningFrame = FrameOf<'opening'>;

const deployingSeat = (play: Play, frame: OpeningFrame): Seat =>
  (play.state.first + frame.order) % play.state.players.length;

/** W-225: hands are refilled, then the next player deploys, or the first turn begins (W-226). */
function next(play: Play, frame: OpeningFrame): void {
  const { state } = play;
  const seat = deployingSeat(play, frame);
  drawCards(play, seat, 'creature', creatureHandOf(play, seat));
  frame.order += 1;
  if (frame.order < state.players.length) return;
  popFrame(play);
  state.turn = 1;
  state.seat = state.first;
  pushFrame(play, { kind: 'turn', step: 'startEffects' });
}

export const openingWorker: Worker<OpeningFrame> = {
  work(play, frame) {
    // whose creatures all stand there already has nothing to deploy.
    const { placed, skipForced } = play.state.setup;
    if (!placed || !skipForced || deployable(play, deployingSeat(play, frame)).length > 0) return false;
    next(play, frame);
    return true;
  },
  asks: (play, frame) => ({
    seat: deployingSeat(play, frame),
    prompt: { code: 'openingDeploy', rule: 'W-219' },
  }),
  options(play, frame) {
    const seat = deployingSeat(play, frame);
    const cards = deployable(play, seat);
    const hasDeployed = play.state.creatures.some((creature) => creature.seat === seat);
    if (hasDeployed || cards.length === 0) cards.push({ kind: 'end' }); // W-221
    return cards;
  },
  choose(play, frame, action) {
    if (action.kind === 'end') next(play, frame);
    else if (action.kind === 'deploy') {
      pushFrame(play, { kind: 'place', card: action.card, seat: deployingSeat(play, frame) });
    } else notOffered(frame, action);
  },
};
