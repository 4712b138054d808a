/** Carries out the effects of a slot one after another (C-401, C-404); an upgrade then flips its card (C-513). */
import { slotBase } from '../../../../shared/games/salient.ts';
import { cardBit, commandTable, spacesInPlay } from '../content/command.ts';
import type { Effect } from '../content/language.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import { activePlayer, type Play } from '../play.ts';
import { isUpgrade, slotEffects } from '../slots.ts';
import { none, type State } from '../state.ts';
import { deployWorker } from './deploying.ts';
import { gainWorker, strengthenWorker, stackWorker } from './growing.ts';
import { blastWorker, destroyWorker, strikeWorker } from './hurting.ts';
import { clearMinesWorker, detonateWorker, layMinesWorker } from './mines.ts';
import { advanceEffectWorker, liftWorker, slipWorker } from './moving.ts';
import { clearTokensWorker, sabotageWorker } from './sabotage.ts';
import { sunfireWorker } from './sunfire.ts';
import { nextStep, type EffectFrame, type EffectWorker, type WorkerFor } from './worker.ts';

type Workers = { [Word in Exclude<Effect['do'], 'either'>]: WorkerFor<Word> };

const workers: Workers = {
  gain: gainWorker,
  deploy: deployWorker,
  advance: advanceEffectWorker,
  slip: slipWorker,
  lift: liftWorker,
  strike: strikeWorker,
  destroy: destroyWorker,
  blast: blastWorker,
  stack: stackWorker,
  strengthen: strengthenWorker,
  layMines: layMinesWorker,
  detonate: detonateWorker,
  clearMines: clearMinesWorker,
  clearTokens: clearTokensWorker,
  sabotage: sabotageWorker,
  sunfire: sunfireWorker,
};

type Simple = Exclude<Effect, { do: 'either' }>;

/** The worker of an effect. The table pairs them by word, which the type system cannot follow through a lookup. */
const workerFor = (effect: Simple): EffectWorker<Effect> => workers[effect.do] as EffectWorker<Effect>;

/** The effect under way: of an either-or the part that was chosen, or nothing before the choice. */
export function effectNow(state: Readonly<State>, frame: Readonly<EffectFrame>): Simple | undefined {
  const effect = slotEffects(state, frame.slot)[frame.step];
  if (effect.do !== 'either') return effect;
  const chosen = frame.branch === none ? undefined : effect.of[frame.branch];
  return chosen?.do === 'either' ? undefined : chosen;
}

/** Parts of an either-or that can be carried out. */
function branches(state: Readonly<State>, frame: Readonly<EffectFrame>): number[] {
  const effect = slotEffects(state, frame.slot)[frame.step];
  if (effect.do !== 'either') return [];
  return effect.of.flatMap((part, at) => (part.do === 'detonate' && state.mines.length === 0 ? [] : [at]));
}

function fizzle({ state, emit }: Play, { slot }: EffectFrame): void {
  emit?.({ kind: 'fizzled', rule: 'C-404', seat: state.seat, slot });
}

/** The card is flipped for good, and its Sabotage tokens go (C-510, C-513, C-516). */
function flip({ state, emit }: Play, slot: number): void {
  const { card } = commandTable[slot];
  const player = activePlayer(state);
  for (const at of spacesInPlay[player.upgraded])
    if (commandTable[at].card === card) player.jammed &= ~(1 << at);
  player.upgraded |= cardBit(card);
  emit?.({ kind: 'upgraded', rule: 'C-513', seat: state.seat, card });
}

function finish(play: Play, { slot }: EffectFrame): void {
  play.state.frames.pop();
  if (slot < slotBase.clear && isUpgrade(slot)) flip(play, slot);
}

/** Works on one effect; false if somebody must choose. */
function workOn(play: Play, frame: EffectFrame, effect: Simple): boolean {
  const worker = workerFor(effect);
  if (!worker.asks) {
    if (!worker.run(play, frame, effect)) fizzle(play, frame);
    nextStep(frame);
    return true;
  }
  if (worker.options(play.state, play.board, frame, effect).length > 0) return false;
  if (frame.picked.length === 0) fizzle(play, frame);
  worker.close?.(play, frame, effect);
  nextStep(frame);
  return true;
}

export const effectWorker: Worker<EffectFrame> = {
  work(play, frame) {
    const { state } = play;
    if (frame.step >= slotEffects(state, frame.slot).length) {
      finish(play, frame);
      return true;
    }
    const effect = effectNow(state, frame);
    if (effect) return workOn(play, frame, effect);
    const [only, other] = branches(state, frame);
    if (other !== undefined) return false;
    frame.branch = only;
    return true;
  },
  prompt(state, frame) {
    const effect = effectNow(state, frame);
    const about = { slot: frame.slot, chosen: frame.picked.length };
    const worker = effect && workerFor(effect);
    return worker?.asks
      ? { code: worker.code, rule: worker.rule, about }
      : { code: 'branch', rule: 'C-401', about };
  },
  options(state, board, frame) {
    const effect = effectNow(state, frame);
    if (!effect) return branches(state, frame).map((branch) => ({ kind: 'branch', branch }));
    const worker = workerFor(effect);
    return worker.asks ? worker.options(state, board, frame, effect) : [];
  },
  choose(play, frame, action) {
    const effect = effectNow(play.state, frame);
    if (!effect) {
      if (action.kind !== 'branch') return notOffered('an either-or', action);
      frame.branch = action.branch;
      return;
    }
    const worker = workerFor(effect);
    if (!worker.asks) return notOffered(effect.do, action);
    worker.choose(play, frame, effect, action);
  },
};
