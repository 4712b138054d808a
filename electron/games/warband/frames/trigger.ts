/** One triggered text on its way to the stack: used or declined if it is optional, then declared. */
import { canTrigger, textDeclaration, textOf } from '../declarations.ts';

import { canDoAny } from '../possible.ts';
import { findCreature, popFrame, pushFrame, type Play } from '../play.ts';
import type { Slot } from '../program.ts';
import { isOverCap } from '../responses.ts';
import { draftItem, newItem, pushItems } from '../stack-items.ts';
import { none, type Bound, type Declaration, type Following, type Item, type Waiting } from '../state.ts';
import { bind, candidates } from '../targets.ts';
import { outlivesActor } from '../triggers.ts';
import { itemSpeaker } from '../values.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type TriggerFrame = FrameOf<'trigger'>;

const declarationFor = (waiting: Waiting): Declaration => ({
  ...textDeclaration('trigger', waiting.seat, waiting.actor, waiting.card, waiting.text),
  happening: waiting.happening,
});

/** W-425, R-47: hazardous terrain is a trigger without text. */
function pushHazard(play: Play, { seat, actor, square, happening }: Waiting): void {
  if (!findCreature(play, actor)) return;
  pushItems(play, [
    newItem(play, { kind: 'hazard', seat, actor, timing: 'triggered', path: [square], happening }),
  ]);
}

const copies = (bounds: readonly Bound[]): Bound[] =>
  bounds.map((bound) => ({ ...bound, ids: [...bound.ids] }));

/** what an effect left behind for this moment. */
function pushFollowing(play: Play, { seat, actor, card, happening }: Waiting, follows: Following): void {
  const { code, targets, picked } = follows;
  const item = newItem(play, {
    ...{ kind: 'trigger', seat, actor, card, code, timing: 'triggered', happening },
    targets: copies(targets),
  });
  item.picked = copies(picked);
  pushItems(play, [item]);
}

const isOptional = (play: Play, waiting: Waiting): boolean => {
  const text = textOf(play, waiting.text);
  return text.kind === 'trigger' && (text.may === true || text.tap === true || text.cost !== undefined);
};

/** its creature has left play. */
const isLost = (play: Play, waiting: Waiting): boolean =>
  !findCreature(play, waiting.actor) && !outlivesActor(textOf(play, waiting.text), waiting);

/** nothing of it could be done as things stand. What a price is paid with may bring about what it needs. */
function isIdle(play: Play, waiting: Waiting): boolean {
  const { price, slots } = play.program.texts[waiting.text].plan;
  if (price.length > 0 || slots.length > 1) return false;
  const { steps } = textOf(play, waiting.text);
  return !aims(play, slots[0], declarationFor(waiting)).some((targets) =>
    canDoAny(play, steps, itemSpeaker(draftFor(waiting, targets))),
  );
}

/** Every way to choose its one target, or the only way of a text without targets. */
const aims = (play: Play, slot: Slot | undefined, declaration: Declaration): Bound[][] =>
  slot
    ? candidates(play, declaration, slot).map((id) => bind(declaration, slot, id).targets)
    : [declaration.targets];

const draftFor = ({ seat, actor, card, happening }: Waiting, targets: Bound[]): Item =>
  draftItem({ kind: 'trigger', seat, actor, card, timing: 'triggered', happening, targets });

/** Whether a waiting text would not even be offered as things stand, so that its place among others is no question. */
export const isFutile = (play: Play, waiting: Waiting): boolean =>
  waiting.text !== none &&
  isOptional(play, waiting) &&
  (!canTrigger(play, declarationFor(waiting)) || isLost(play, waiting) || isIdle(play, waiting));

function begin(play: Play, waiting: Waiting): void {
  popFrame(play);
  pushFrame(play, { kind: 'declare', declaration: declarationFor(waiting) });
}

export const triggerWorker: Worker<TriggerFrame> = {
  work(play, { waiting }) {
    if (waiting.text === none && !waiting.follows) {
      popFrame(play);
      pushHazard(play, waiting);
    } else if (isOverCap(play)) {
      popFrame(play);
      play.emit?.({ kind: 'capReached', seat: waiting.seat, card: waiting.card });
    } else if (waiting.follows) {
      popFrame(play);
      pushFollowing(play, waiting, waiting.follows);
    } else if (!canTrigger(play, declarationFor(waiting))) popFrame(play);
    else if (!isOptional(play, waiting)) begin(play, waiting);
    else if (isLost(play, waiting) || isIdle(play, waiting)) popFrame(play);
    else return false;
    return true;
  },
  asks: (_play, { waiting }) => ({
    seat: waiting.seat,
    prompt: { code: 'useTrigger', rule: 'R-06', about: { card: waiting.card, actor: waiting.actor } },
  }),
  options: () => [{ kind: 'confirm' }, { kind: 'decline' }],
  choose(play, frame, action) {
    if (action.kind === 'confirm') begin(play, frame.waiting);
    else if (action.kind === 'decline') popFrame(play);
    else notOffered(frame, action);
  },
};
