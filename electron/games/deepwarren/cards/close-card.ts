/** A card is done: off the frames, onto its pile (T-505, T-526). */
import { removeFrom, type Play } from '../play.ts';
import type { CardFrame } from './effect-worker.ts';

export function closeCard({ state }: Play, frame: CardFrame): void {
  removeFrom<unknown>(state.frames, frame);
  if (frame.deck === 'event') state.eventDiscard.push(frame.card);
  if (frame.deck === 'spell') state.spellDiscard.push(frame.card);
}
