/** What every place to put something looks like now: empty, fitting what is in hand, filled, jammed, out of the question. */
import type { Price } from '../../../../shared/games/salient-questions.ts';
import {
  meaningOfSlot,
  slotBase,
  type OrderView,
  type SalientView,
} from '../../../../shared/games/salient.ts';
import { deskText as text } from '../../../text/salient.ts';
import { printed } from '../content.ts';
import type { Names } from '../names.ts';
import { priceOf, tokenWords } from '../option-words.ts';

export type SlotState = 'open' | 'fits' | 'filled' | 'ready' | 'wanting' | 'jammed' | 'shut';

export interface SlotFace {
  slot: number;
  price: Price;
  order: OrderView | undefined;
  /** A die lies here and waits for the second. */
  waiting: number | undefined;
  isJam: boolean;
  state: SlotState;
  /** Everything about it for a reader. */
  words: string;
}

/** What a table knows of places besides the position. */
export interface SlotEyes {
  /** Places something can be put on now, or be carried out. */
  lit: ReadonlySet<number>;
  /** Of these, those that are no matter of the dice in hand. */
  quiet: ReadonlySet<number>;
  /** Whoever looks gives orders now. */
  isOrdering: boolean;
  isExecuting: boolean;
}

/** Nobody chooses anything: a desk that is only read. */
export const onlyReading: SlotEyes = {
  lit: new Set(),
  quiet: new Set(),
  isOrdering: false,
  isExecuting: false,
};

function stateOf(face: Pick<SlotFace, 'slot' | 'order' | 'waiting' | 'isJam'>, eyes: SlotEyes): SlotState {
  const { slot, order, waiting, isJam } = face;
  if (waiting !== undefined) return 'wanting';
  if (order) return eyes.isExecuting && eyes.lit.has(slot) ? 'ready' : 'filled';
  if (eyes.quiet.has(slot)) return 'open';
  if (eyes.isOrdering) return eyes.lit.has(slot) ? 'fits' : isJam ? 'jammed' : 'shut';
  return isJam ? 'jammed' : 'open';
}

function wantWords({ need, dice, pair, credits, research }: Price): string {
  const die = pair === 'must' ? text.mustPair : dice > 1 ? `${need} + ${need}` : need;
  const diceWords = pair === 'may' ? `${die} ${text.pair}` : die;
  return [dice > 0 ? diceWords : '', tokenWords({ credits, research })].filter(Boolean).join(' + ');
}

export function slotFace(
  slot: number,
  seat: number,
  view: SalientView,
  names: Names,
  eyes: SlotEyes,
): SlotFace {
  const content = printed();
  const price = priceOf(slot, view, content) ?? {
    need: '',
    dice: 0,
    pair: undefined,
    credits: 0,
    research: 0,
  };
  const isActive = seat === view.seat;
  const order = isActive ? view.orders.find((each) => each.slot === slot) : undefined;
  const { question } = view;
  const waiting = isActive && question?.kind === 'fill' && question.slot === slot ? question.face : undefined;
  const isJam = meaningOfSlot(slot).kind === 'clear';
  const state = stateOf({ slot, order, waiting, isJam }, eyes);
  const lies = order
    ? [order.dice.join(' '), tokenWords({ credits: order.credits, research: order.research })]
    : [];
  const held = lies.filter(Boolean).join(' + ');
  const stateWords = state === 'fits' ? text.fits : isJam && !order ? text.jammed : '';
  return {
    slot,
    price,
    order,
    waiting,
    isJam,
    state,
    words: [names.slot(slot), held || wantWords(price), stateWords].filter(Boolean).join(', '),
  };
}

/** Places of one Staff card of a player, in order; a jammed one is its Jam. */
export function slotsOfCard(view: SalientView, seat: number, card: string): number[] {
  const player = view.players[seat];
  if (!player) return [];
  const isUpgraded = player.upgraded.some((each) => each === card);
  return printed()
    .command.filter((space) => space.card === card && space.isUpgraded === isUpgraded)
    .map(({ at }) => (player.jammed.includes(at) ? slotBase.clear + at : at));
}
