/** Cards aimed at tokens that stay where they are: damage, healing, binding, taking over (T-531, T-532, T-812, T-813). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import type { Aim } from '../content/language.ts';
import { tokenTable } from '../content/tokens.ts';
import { notOffered } from '../frames/worker.ts';
import { tokenOf, type Play } from '../play.ts';
import { none, type Hit, type State, type Token } from '../state.ts';
import { diceFree, heal } from '../tokens.ts';
import { aimedAt } from './aim.ts';
import { closeCard } from './close-card.ts';
import type { CardFrame, EffectWorker } from './effect-worker.ts';
import type { Effect, EffectOf } from '../content/language.ts';

const choicesAmong = (state: Readonly<State>, aim: Aim): DeepwarrenAction[] =>
  aimedAt(state, aim).map(({ id }) => ({ kind: 'choose', token: id }));

type AimedEffect = Extract<Effect, { aim: Aim }>;

/** An effect on one chosen token: the card is closed, then `carryOut` does it. */
const onOneToken = <E extends AimedEffect>(
  carryOut: (play: Play, token: Token, effect: E) => void,
  isPossible: (state: Readonly<State>) => boolean = () => true,
): Extract<EffectWorker<E>, { asks: true }> => ({
  asks: true,
  options: (state, _frame, { aim }) => (isPossible(state) ? choicesAmong(state, aim) : []),
  choose(play: Play, frame: CardFrame, effect: E, action: DeepwarrenAction) {
    if (action.kind !== 'choose') return notOffered(effect.do, action);
    closeCard(play, frame);
    carryOut(play, tokenOf(play.state, action.token), effect);
  },
});

const hitBy = ({ state }: Play, token: Token, { amount, paid }: EffectOf<'damage'>): Hit => ({
  token: token.id,
  amount,
  cause: 'card',
  paid: paid ? state.seat : none,
  rescue: 0,
});

/** T-812: the card's player aims it. */
export const damageOneWorker = onOneToken<EffectOf<'damage'>>((play, token, effect) => {
  play.state.frames.push({ kind: 'damage', hits: [hitBy(play, token, effect)], asked: 0 });
});

/** T-813: all damage at once. */
export const damageEachWorker: Extract<EffectWorker<EffectOf<'damage'>>, { asks: false }> = {
  asks: false,
  run(play, effect) {
    const hits = aimedAt(play.state, effect.aim).map((token) => hitBy(play, token, effect));
    if (hits.length === 0) return false;
    play.state.frames.push({ kind: 'damage', hits, asked: 0 });
    return true;
  },
};

export const healWorker = onOneToken<EffectOf<'heal'>>((play, token, { amount }) => {
  heal(play, token, amount === 'all' ? tokenTable[token.kind].wounds : amount, 'T-516');
});

export const bindWorker = onOneToken<EffectOf<'bind'>>((play, token) => {
  token.bound = true;
  play.emit?.({ kind: 'bound', rule: 'T-531', token: token.id });
});

/** T-532: place, wounds and marks stay; it needs a free die. */
export const takeOverWorker = onOneToken<EffectOf<'takeOver'>>(
  (play, token) => {
    const from = token.seat;
    token.seat = play.state.seat;
    play.emit?.({ kind: 'yoked', rule: 'T-532', token: token.id, from, to: token.seat });
  },
  (state) => diceFree(state, state.seat) > 0,
);
