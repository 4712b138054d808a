/** A cost inside an effect ("discard a card: …"), paid or refused on resolution. */
import type { Cost } from '../cards/language.ts';
import { canAfford, payersOf, payPlain, payWith } from '../costs.ts';
import type { Speaker } from '../evaluate.ts';
import { popFrame, pushFrame, type Play } from '../play.ts';
import { expandCosts, namedPayment } from '../program.ts';
import { nameIt } from '../stack-items.ts';
import { none } from '../state.ts';
import { itemSpeaker } from '../values.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type PayFrame = FrameOf<'pay'>;

const costsOf = (play: Play, frame: PayFrame): Cost[] => play.program.codes[frame.code].cost;

/** Whoever pays does so with what is theirs: to them "yours" is their own. */
const payerOf = (play: Play, { seat }: PayFrame): Speaker => ({
  ...itemSpeaker(play.state.resolving!),
  seat,
});

/** What may pay the next part of the cost. */
function payersNow(play: Play, frame: PayFrame): number[] {
  const cost = expandCosts(costsOf(play, frame))[frame.payment.length];
  return cost ? payersOf(play, cost, payerOf(play, frame), frame.payment, none) : [];
}

/** Whether the whole cost can be paid: enough payers for every part, and the rest affordable. */
function isPayable(play: Play, frame: PayFrame): boolean {
  const item = play.state.resolving!;
  if (!canAfford(play, costsOf(play, frame), frame.seat, item.actor)) return false;
  const speaker = payerOf(play, frame);
  const taken: number[] = [];
  return expandCosts(costsOf(play, frame)).every((cost) => {
    const [payer] = payersOf(play, cost, speaker, taken, none);
    if (payer !== undefined) taken.push(payer);
    return payer !== undefined;
  });
}

function follow(play: Play, frame: PayFrame, code: number): void {
  popFrame(play);
  play.state.resolving!.done = code === frame.code;
  if (code !== none) pushFrame(play, { kind: 'run', code, at: 0, each: frame.each, left: [], times: 1 });
}

function payAll(play: Play, frame: PayFrame): void {
  const item = play.state.resolving!;
  const parts = expandCosts(costsOf(play, frame));
  for (const bound of namedPayment(parts, frame.payment)) nameIt(play, bound);
  frame.payment.forEach((id, index) => {
    payWith(play, frame.seat, parts[index], id);
  });
  for (const cost of costsOf(play, frame)) payPlain(play, frame.seat, cost, item.actor, item.card);
  if (!play.state.outcome) follow(play, frame, frame.code);
}

export const payWorker: Worker<PayFrame> = {
  work(play, frame) {
    if (!frame.agreed) {
      if (isPayable(play, frame)) return false;
      follow(play, frame, frame.otherwise);
      return true;
    }
    const isComplete = frame.payment.length === expandCosts(costsOf(play, frame)).length;
    if (!isComplete) return false;
    payAll(play, frame);
    return true;
  },
  asks: (_play, frame) => ({
    seat: frame.seat,
    prompt: { code: frame.agreed ? 'payWith' : 'pay', rule: 'R-08' },
  }),
  options(play, frame) {
    if (!frame.agreed) return [{ kind: 'confirm' }, { kind: 'decline' }];
    return payersNow(play, frame).map((id) => ({ kind: 'pay', with: id }));
  },
  choose(play, frame, action) {
    if (action.kind === 'confirm') frame.agreed = true;
    else if (action.kind === 'decline') follow(play, frame, frame.otherwise);
    else if (action.kind === 'pay') frame.payment.push(action.with);
    else notOffered(frame, action);
  },
};
