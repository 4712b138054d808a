/** After a duel: the victor's pick, deaths, and where the loser goes (D-972, D-973, R-714, R-715). */
import type { DelveAction, Space } from '../../../../shared/games/delve.ts';
import { passableFrom } from '../board/borders.ts';
import { borderTo } from '../board/spaces.ts';
import { cardTable } from '../content/cards.ts';
import { goBack, isBeaten } from '../fight/end.ts';
import { kill } from '../harm.ts';
import { endTurn, heroAt, heroesOn, hiddenMark, isInside, removeFrom, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { lootOptions } from './choices.ts';
import { ask, notOffered, pass, type FrameOf, type Worker } from './worker.ts';

type DuelEndFrame = FrameOf<'duelEnd'>;

const loserOf = ({ seat, rival, winner }: Readonly<DuelEndFrame>): number => (winner === seat ? rival : seat);

/** D-972: one Loot card of his choice. */
function takeLoot(play: Play, frame: DuelEndFrame, card: number): void {
  const from = loserOf(frame);
  removeFrom(heroAt(play.state, from).loot, card);
  heroAt(play.state, frame.winner).loot.push(card);
  const { deck } = cardTable[card];
  play.emit?.({
    kind: 'lootTaken',
    rule: 'D-972',
    seat: frame.winner,
    from,
    deck,
    card,
    ...hiddenMark(play.state),
  });
}

/** D-973, R-715: the attacker goes back; the defender chooses, and the winner goes on to the chamber. */
function driveOff(play: Play, frame: DuelEndFrame): void {
  const { state } = play;
  const loser = loserOf(frame);
  state.frames.pop();
  if (isBeaten(play, loser)) return kill(play, loser, 'duel');
  if (loser !== frame.seat) {
    state.frames.push({ kind: 'drive', seat: loser });
    return;
  }
  endTurn(play, loser);
  goBack(play, loser);
}

export const duelEndWorker: Worker<DuelEndFrame> = {
  work(play, frame) {
    const { state } = play;
    if (frame.stage === 0 && heroAt(state, loserOf(frame)).loot.length > 0) return false;
    driveOff(play, frame);
    return true;
  },
  asks: (_state, { winner }) => ({ seat: winner, prompt: { code: 'duelLoot', rule: 'D-972' } }),
  options: (state, frame) => [...lootOptions(state, loserOf(frame)), pass],
  choose(play, frame, action) {
    frame.stage = 1;
    if (action.kind === 'card') takeLoot(play, frame, action.card);
  },
};

/** any passable way, obstacles ignored, to where nobody stands if there is such a space. */
function drivesFrom(state: Readonly<State>, seat: number): Space[] {
  const ways = passableFrom(state, heroAt(state, seat).space).map(({ to }) => to);
  const free = ways.filter((to) => heroesOn(state, to).length === 0);
  return free.length > 0 ? free : ways;
}

export const driveWorker: Worker<FrameOf<'drive'>> = {
  work({ state }, { seat }) {
    if (isInside(heroAt(state, seat)) && drivesFrom(state, seat).length > 0) return false;
    state.frames.pop();
    return true;
  },
  asks: ask('drive', 'R-715'),
  options: (state, { seat }) => drivesFrom(state, seat).map((to): DelveAction => ({ kind: 'move', to })),
  choose({ state }, { seat }, action) {
    if (action.kind !== 'move') return notOffered('drive', action);
    state.frames.pop();
    const side = borderTo(heroAt(state, seat).space, action.to)?.side ?? none;
    state.frames.push({ kind: 'step', seat, to: action.to, side, manner: 'driven' });
  },
};
