/** Wounds about to be suffered: what lowers them, then dealing them (R-614, C-04 Thick Skull, C-11 Buckler, C-17 Stoneskin). */
import type { DeathCause, DelveAction } from '../../../../shared/games/delve.ts';
import { spend } from '../cards.ts';
import { isOfType, useOf } from '../content/cards.ts';
import { kill } from '../harm.ts';
import { faceOf, hasOption, heroAt, isAskedFor, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { askWindow, distinct, pass, type FrameOf, type Worker } from './worker.ts';

type WoundsFrame = FrameOf<'wounds'>;

/** What the hero holds against wounds of this kind; only a rune helps after a fight. */
function shields(state: Readonly<State>, { seat, cause }: Readonly<WoundsFrame>): DelveAction[] {
  const { runes, loot } = heroAt(state, seat);
  const held = [...runes, ...loot].filter((card) => {
    const use = useOf(card, 'wounds');
    return use !== undefined && (cause !== 'fight' || use.afterFight === true);
  });
  return distinct(held).map((card) => ({ kind: 'use', card }));
}

/** Under HIDDENLOOT everybody who may hold a shield is asked. */
const isAsked = (state: Readonly<State>, frame: Readonly<WoundsFrame>): boolean =>
  shields(state, frame).length > 0 ||
  (frame.cause !== 'fight' &&
    hasOption(state, 'hiddenLoot') &&
    isAskedFor(state, heroAt(state, frame.seat), 'wounds'));

/** C-04: one Trap card, two wounds or more at once. */
function skullLess(state: Readonly<State>, { seat, amount, cause, card }: Readonly<WoundsFrame>): number {
  const { ability } = faceOf(heroAt(state, seat));
  if (ability.on !== 'trapWounds' || amount < ability.atLeast || card === none) return 0;
  return isOfType(card, 'trap') && (cause === 'card' || cause === 'fall') ? ability.less : 0;
}

const deaths: Record<WoundsFrame['cause'], DeathCause> = {
  card: 'wounds',
  escape: 'wounds',
  effect: 'wounds',
  fall: 'fall',
  wrath: 'wrath',
  fight: 'fight',
};

function deal(play: Play, frame: WoundsFrame): void {
  const { state, emit } = play;
  const { seat, cause, card } = frame;
  const hero = heroAt(state, seat);
  state.frames.pop();
  const amount = frame.amount - skullLess(state, frame);
  if (amount <= 0) return;
  hero.wounds += amount;
  emit?.({ kind: 'wounded', rule: 'D-109', seat, amount, wounds: hero.wounds, cause, card });
  if (hero.wounds >= faceOf(hero).life) kill(play, seat, deaths[cause]);
}

export const woundsWorker: Worker<WoundsFrame> = {
  work(play, frame) {
    if (frame.amount > 0 && isAsked(play.state, frame)) return false;
    deal(play, frame);
    return true;
  },
  asks: askWindow('wounds', 'R-614'),
  options: (state, frame) => [...shields(state, frame), pass],
  choose(play, frame, action) {
    if (action.kind !== 'use') return deal(play, frame);
    const less = useOf(action.card, 'wounds')?.less ?? 0;
    spend(play, frame.seat, action.card);
    frame.amount = Math.max(0, frame.amount - less);
  },
};
