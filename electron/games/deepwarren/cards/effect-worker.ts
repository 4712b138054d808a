/** What carrying out one word of the card language takes: what can be chosen next, and what a choice does. */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import type { Effect, EffectOf } from '../content/language.ts';
import type { FrameOf } from '../frames/worker.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';

export type CardFrame = FrameOf<'card'>;

/** An effect that asks. Choices are made one after another; the last one closes the card and carries it out. */
interface AskingWorker<E extends Effect> {
  asks: true;
  /** What may be chosen now; empty at the first choice means that the card has no legal way (T-503). */
  options(state: Readonly<State>, frame: Readonly<CardFrame>, effect: E): DeepwarrenAction[];
  choose(play: Play, frame: CardFrame, effect: E, action: DeepwarrenAction): void;
}

/** An effect that just happens; false if it could not. */
interface PlainWorker<E extends Effect> {
  asks: false;
  run(play: Play, effect: E): boolean;
}

export type EffectWorker<E extends Effect> = AskingWorker<E> | PlainWorker<E>;
export type WorkerFor<Word extends Effect['do']> = EffectWorker<EffectOf<Word>>;

/** The rule of a choice, for the prompt of a card. */
export const choiceRule: Record<Effect['do'], string> = {
  enter: 'T-533',
  placeDoor: 'T-907',
  placeChest: 'T-901',
  drawCard: 'T-517',
  drawTile: 'T-415',
  gainCrowns: 'T-516',
  damage: 'T-504',
  heal: 'T-504',
  push: 'T-528',
  blink: 'T-533',
  swap: 'T-527',
  bind: 'T-531',
  takeOver: 'T-532',
  clear: 'T-416',
};
