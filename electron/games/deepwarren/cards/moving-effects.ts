/** Cards that move tokens: pushing, blinking, swapping (T-527, T-528, T-726). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { entrance } from '../content/tiles.ts';
import { isRubble } from '../dungeon/spaces.ts';
import { notOffered } from '../frames/worker.ts';
import { mustRoll, pushEnds } from '../movement.ts';
import { tileOf, tokenOf, type Play } from '../play.ts';
import type { State, Token } from '../state.ts';
import { markDisplaced, setSpace } from '../tokens.ts';
import { pushToken } from '../walking.ts';
import { aimedAt } from './aim.ts';
import { closeCard } from './close-card.ts';
import type { WorkerFor } from './effect-worker.ts';
import { emptySpaces } from './places.ts';

const chooseThese = (tokens: readonly Token[]): DeepwarrenAction[] =>
  tokens.map(({ id }) => ({ kind: 'choose', token: id }));

export const pushWorker: WorkerFor<'push'> = {
  asks: true,
  options(state, { chosen }, { aim, steps }) {
    if (chosen.length === 0)
      return chooseThese(aimedAt(state, aim).filter((token) => pushEnds(state, token, steps).length > 0));
    return pushEnds(state, tokenOf(state, chosen[0]), steps).map((space) => ({ kind: 'put', space }));
  },
  choose(play, frame, { steps }, action) {
    if (action.kind === 'choose') return void frame.chosen.push(action.token);
    if (action.kind !== 'put') return notOffered('push', action);
    closeCard(play, frame);
    const token = tokenOf(play.state, frame.chosen[0]);
    // Walking off a Pit is rolled for, whoever makes it walk (SP-4).
    if (mustRoll(token))
      play.state.frames.push({ kind: 'pit', token: token.id, to: action.space, steps, isCard: true });
    else pushToken(play, token, action.space, 'card');
  },
};

const blinkSpaces = (state: Readonly<State>): DeepwarrenAction[] =>
  emptySpaces(state, (tile) => !isRubble(state, tile));

export const blinkWorker: WorkerFor<'blink'> = {
  asks: true,
  options(state, { chosen }, { aim }) {
    const spaces = blinkSpaces(state);
    if (chosen.length > 0 || spaces.length === 0) return spaces;
    return chooseThese(aimedAt(state, aim));
  },
  choose(play, frame, _effect, action) {
    if (action.kind === 'choose') return void frame.chosen.push(action.token);
    if (action.kind !== 'put') return notOffered('blink', action);
    closeCard(play, frame);
    pushToken(play, tokenOf(play.state, frame.chosen[0]), action.space, 'blink');
  },
};

/** SP-5: not from an Entrance that holds more than one token. */
const maySwap = (state: Readonly<State>, token: Readonly<Token>): boolean =>
  tileOf(token) !== entrance || state.held[entrance] === 1;

/** T-527: always displaced, whoever owns them. */
function swapTokens(play: Play, one: Token, other: Token): void {
  const { state, emit } = play;
  const [from, to] = [one.space, other.space];
  setSpace(state, one, to);
  setSpace(state, other, from);
  emit?.({ kind: 'moved', rule: 'T-527', by: state.seat, token: one.id, path: [from, to], manner: 'swap' });
  emit?.({ kind: 'moved', rule: 'T-527', by: state.seat, token: other.id, path: [to, from], manner: 'swap' });
  markDisplaced(play, one);
  markDisplaced(play, other);
}

export const swapWorker: WorkerFor<'swap'> = {
  asks: true,
  options(state, { chosen }, { aim }) {
    const tokens = aimedAt(state, aim).filter((token) => maySwap(state, token));
    // Two that may swap never share a tile, so any two are a pair.
    if (chosen.length === 0) return tokens.length < 2 ? [] : chooseThese(tokens);
    return chooseThese(tokens.filter(({ id }) => id !== chosen[0]));
  },
  choose(play, frame, _effect, action) {
    if (action.kind !== 'choose') return notOffered('swap', action);
    if (frame.chosen.length === 0) return void frame.chosen.push(action.token);
    closeCard(play, frame);
    swapTokens(play, tokenOf(play.state, frame.chosen[0]), tokenOf(play.state, action.token));
  },
};
