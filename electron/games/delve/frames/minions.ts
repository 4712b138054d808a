/** Eliminated players move monsters (D-948 to D-956, R-704 to ). */
import type { DelveAction, MonsterKind, Space } from '../../../../shared/games/delve.ts';
import { monsterKinds } from '../../../../shared/games/delve.ts';
import { randomInt } from '../../../engine/rng.ts';
import { passableFrom } from '../board/borders.ts';
import { bordersOf, towers } from '../board/spaces.ts';
import { reshuffle, takeTop } from '../cards.ts';
import { cardTable } from '../content/cards.ts';
import { kindIdOf, kindOfToken } from '../content/monsters.ts';
import { poolOf } from '../fight/begin.ts';
import { areMonstersAutomatic } from '../fight/players.ts';
import { deckId, hasMonster, heroesOn, isPlaying, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

const isFreeChamber = (state: Readonly<State>, space: Space): boolean =>
  state.board[space] !== none && !hasMonster(state, space);

/** D-949, D-950, R-704 */
function minionMoves(state: Readonly<State>): DelveAction[] {
  const { monsters, lastMinion } = state;
  return monsters.flatMap(({ token, space }, at) => {
    if (monsters.length >= 2 && token === lastMinion) return [];
    return passableFrom(state, space)
      .filter(({ to }) => isFreeChamber(state, to))
      .map(({ to }): DelveAction => ({ kind: 'minion', at, to }));
  });
}

const towerSides: readonly Space[] = towers.flatMap((tower) => bordersOf[tower].map(({ to }) => to));

const summonGoals = (state: Readonly<State>): Space[] =>
  towerSides.filter((space) => isFreeChamber(state, space));

/** D-954, R-705: fewer monsters than heroes in play. */
const maySummon = (state: Readonly<State>): boolean =>
  state.monsters.length < state.heroes.filter(isPlaying).length && summonGoals(state).length > 0;

export const minionOptions = (state: Readonly<State>): DelveAction[] => [
  ...minionMoves(state),
  ...(maySummon(state) ? [{ kind: 'summon' } as const] : []),
];

/** D-952, D-953: whoever stands there is met at once, by the player who moved it. */
function attackOn(play: Play, player: number, at: number): void {
  const { state } = play;
  const { space, token } = state.monsters[at];
  const victims = heroesOn(state, space);
  const mover = areMonstersAutomatic(state) ? none : player;
  if (victims.length > 1) state.frames.push({ kind: 'minionTarget', seat: player, at, player: mover });
  else if (victims.length === 1)
    state.frames.push({ kind: 'meet', seat: victims[0], monster: kindOfToken(token), at, player: mover });
}

export function moveMinion(play: Play, player: number, at: number, to: Space): void {
  const { state, emit } = play;
  const { token, space } = state.monsters[at];
  const monster = monsterKinds[kindOfToken(token)];
  // It keeps its place in the list, so that only what is seen to move moves.
  state.monsters[at] = { token, space: to };
  state.lastMinion = token;
  emit?.({ kind: 'monsterMoved', rule: 'D-948', seat: player, monster, from: space, to });
  attackOn(play, player, at);
}

const dungeon = deckId('dungeon');

/** D-955, R-706: until a monster comes whose token is free. */
export function summon(play: Play, player: number): void {
  const { state, emit } = play;
  const turned: number[] = [];
  for (;;) {
    const card = takeTop(play, dungeon);
    if (card === none) break;
    const left = state.decks[dungeon].length;
    emit?.({ kind: 'cardDrawn', rule: 'D-955', seat: player, deck: 'dungeon', card, left });
    turned.push(card);
    const [step] = cardTable[card].steps;
    if (step?.do === 'reshuffle') reshuffle(play, dungeon);
    const kind = monsterOn(card);
    if (kind === undefined || poolOf(state, kindIdOf(kind)).length === 0) continue;
    state.frames.push({ kind: 'summon', seat: player, monster: kindIdOf(kind) });
    break;
  }
  state.discards[dungeon].push(...turned);
}

function monsterOn(card: number): MonsterKind | undefined {
  const { type, steps } = cardTable[card];
  const [step] = steps;
  return type === 'monster' && step?.do === 'fight' ? step.monster : undefined;
}

export const summonWorker: Worker<FrameOf<'summon'>> = {
  work: () => false,
  asks: (_state, { seat, monster }) => ({
    seat,
    prompt: { code: 'summon', rule: 'D-955', about: { monster: monsterKinds[monster] } },
  }),
  options: (state) => summonGoals(state).map((space) => ({ kind: 'space', space })),
  choose(play, { seat, monster }, action) {
    if (action.kind !== 'space') return notOffered('summon', action);
    const { state, emit } = play;
    state.frames.pop();
    const pool = poolOf(state, monster);
    state.monsters.push({ token: pool[randomInt(state.rng, pool.length)], space: action.space });
    emit?.({ kind: 'monsterLeft', rule: 'D-955', monster: monsterKinds[monster], space: action.space });
    attackOn(play, seat, state.monsters.length - 1);
  },
};

export const minionTargetWorker: Worker<FrameOf<'minionTarget'>> = {
  work: () => false,
  asks: (_state, { seat }) => ({ seat, prompt: { code: 'minionTarget', rule: 'R-717' } }),
  options: (state, { at }) =>
    heroesOn(state, state.monsters[at].space).map((seat) => ({ kind: 'hero', seat })),
  choose({ state }, { at, player }, action) {
    if (action.kind !== 'hero') return notOffered('minionTarget', action);
    state.frames.pop();
    const monster = kindOfToken(state.monsters[at].token);
    state.frames.push({ kind: 'meet', seat: action.seat, monster, at, player });
  },
};
