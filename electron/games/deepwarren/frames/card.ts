/** An event card, a spell or a placing relic is resolved: choices of its player, one after another (T-502 to T-504). */
import { closeCard } from '../cards/close-card.ts';
import { choiceRule, type CardFrame } from '../cards/effect-worker.ts';
import { effectOf, effectWorker } from '../cards/effects.ts';
import { countDelvers, type Play } from '../play.ts';
import { notOffered, type Worker } from './worker.ts';

/** T-503: discarded with no effect. */
function fizzle(play: Play, frame: CardFrame, rule: string): void {
  const { state, emit } = play;
  closeCard(play, frame);
  emit?.({ kind: 'cardFizzled', rule, seat: state.seat, deck: frame.deck, card: frame.card });
}

/** T-519: a spell needs a caster. */
const lacksCaster = ({ state }: Play, { deck }: CardFrame): boolean =>
  deck === 'spell' && countDelvers(state, state.seat) === 0;

export const cardWorker: Worker<CardFrame> = {
  work(play, frame) {
    if (lacksCaster(play, frame)) {
      fizzle(play, frame, 'T-519');
      return true;
    }
    const effect = effectOf(frame.deck, frame.card);
    const worker = effectWorker(effect);
    if (worker.asks) {
      if (worker.options(play.state, frame, effect).length > 0) return false;
      fizzle(play, frame, 'T-503');
      return true;
    }
    closeCard(play, frame);
    if (!worker.run(play, effect)) {
      const { deck, card } = frame;
      play.emit?.({ kind: 'cardFizzled', rule: 'T-503', seat: play.state.seat, deck, card });
    }
    return true;
  },
  asks(state, { deck, card, chosen }) {
    const rule = choiceRule[effectOf(deck, card).do];
    return { seat: state.seat, prompt: { code: 'card', rule, about: { deck, card, chosen: chosen.length } } };
  },
  options(state, frame) {
    const effect = effectOf(frame.deck, frame.card);
    const worker = effectWorker(effect);
    return worker.asks ? worker.options(state, frame, effect) : [];
  },
  choose(play, frame, action) {
    const effect = effectOf(frame.deck, frame.card);
    const worker = effectWorker(effect);
    if (!worker.asks) return notOffered('card', action);
    worker.choose(play, frame, effect, action);
  },
};
