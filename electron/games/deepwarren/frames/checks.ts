/** State checks after an atomic effect: the relic limit of every player, then the end of the game (T-306, T-522). */
import type { Seat } from '../../../../shared/game.ts';
import { checkEnd } from '../end.ts';
import { countDelvers, seatAfter, type Play } from '../play.ts';
import { dropRelic } from '../relics.ts';
import { none, type State } from '../state.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type ChecksFrame = FrameOf<'checks'>;

/** The first player clockwise who holds too many relics, or `none`. */
function overLimit(state: Readonly<State>): Seat {
  for (let count = 0; count < state.players.length; count++) {
    const seat = seatAfter(state, count);
    if (state.players[seat].relics.length > countDelvers(state, seat)) return seat;
  }
  return none;
}

const ruleFor = ({ drawn }: Readonly<ChecksFrame>): string => (drawn === none ? 'T-522' : 'T-523');

/** T-530: without a Delver everything goes, and there is nothing to choose. */
function dropAll(play: Play, frame: ChecksFrame, seat: Seat): void {
  const rule = frame.drawn === none ? 'T-522' : 'T-530';
  for (const relic of [...play.state.players[seat].relics]) dropRelic(play, seat, relic, rule);
}

export const checksWorker: Worker<ChecksFrame> = {
  work(play, frame) {
    const { state } = play;
    for (let seat = overLimit(state); seat !== none; seat = overLimit(state)) {
      if (countDelvers(state, seat) > 0) return false;
      dropAll(play, frame, seat);
    }
    state.frames.pop();
    checkEnd(play);
    return true;
  },
  asks: (state, frame) => ({
    seat: overLimit(state),
    prompt: { code: 'dropRelic', rule: ruleFor(frame), about: { drawn: frame.drawn } },
  }),
  options: (state) => state.players[overLimit(state)].relics.map((relic) => ({ kind: 'dropRelic', relic })),
  choose(play, frame, action) {
    if (action.kind !== 'dropRelic') return notOffered('checks', action);
    dropRelic(play, overLimit(play.state), action.relic, ruleFor(frame));
  },
};
