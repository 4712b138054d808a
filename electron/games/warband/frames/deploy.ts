/** Deploying by an effect, and placing any creature that is deployed (W-223, R-64). */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { deploymentSquares } from '../board.ts';
import { enterPlay } from '../creatures.ts';
import { popFrame, pushFrame } from '../play.ts';
import { nameIt } from '../stack-items.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

export const deployWorker: Worker<FrameOf<'deploy'>> = {
  work: () => false,
  asks: (_play, frame) => ({ seat: frame.seat, prompt: { code: 'deployByEffect', rule: 'W-316' } }),
  options(_play, frame) {
    const cards: WarbandAction[] = frame.cards.map((card) => ({ kind: 'deploy', card }));
    return [...cards, { kind: 'decline' }];
  },
  choose(play, frame, action) {
    popFrame(play);
    const item = play.state.resolving;
    if (item) item.done = action.kind === 'deploy';
    if (action.kind === 'deploy' && frame.name)
      nameIt(play, { name: frame.name, kind: 'creature', ids: [action.card] });
    if (action.kind === 'deploy') pushFrame(play, { kind: 'place', card: action.card, seat: frame.seat });
    else if (action.kind !== 'decline') notOffered(frame, action);
  },
};

export const placeWorker: Worker<FrameOf<'place'>> = {
  work: () => false,
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: 'place', rule: 'W-223', about: { card: frame.card } },
    declaring: true,
  }),
  options: (play, frame) =>
    deploymentSquares(play, frame.seat, frame.card).map((square) => ({ kind: 'place', square })),
  choose(play, frame, action) {
    if (action.kind !== 'place') notOffered(frame, action);
    popFrame(play);
    enterPlay(play, frame.card, frame.seat, action.square);
  },
};
