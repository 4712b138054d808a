/** The beginning of a fight: its token, both sides with their Power cards, a deck made whole (D-601 to D-607, D-660, R-314). */
import { monsterKinds } from '../../../../shared/games/delve.ts';
import type { Seat } from '../../../../shared/game.ts';
import { randomInt, shuffle } from '../../../engine/rng.ts';
import { borderTo, hoard } from '../board/spaces.ts';
import { isPassable } from '../board/borders.ts';
import { combatDeck, heroPowers, monsterPowers } from '../content/attacks.ts';
import { hasPortcullis } from '../content/chambers.ts';
import { kindOfToken, lifeOfToken, tokenCount } from '../content/monsters.ts';
import { chamberAt, hasSoloCombat, heroAt, isBelow, type Play } from '../play.ts';
import { fightStage, none, type Coming, type Fight, type Fighter, type State } from '../state.ts';
import type { FrameOf, Worker } from '../frames/worker.ts';
import { notOffered } from '../frames/worker.ts';

export const nothingComing = (): Coming => ({
  add: 0,
  melee: 0,
  ranged: 0,
  magic: 0,
  isBarred: false,
  choosesLast: false,
});

const fighter = (seat: Seat, powers: readonly number[]): Fighter => ({
  seat,
  hand: [],
  powers: powers.slice(),
  spent: none,
  shown: none,
  added: [],
  value: 0,
  isCancelled: false,
  isBarred: false,
  damage: [],
  hasUsedAbility: false,
  coming: nothingComing(),
});

function fightOf(
  play: Play,
  parts: Pick<Fight, 'hero' | 'rival' | 'monster' | 'token' | 'mayEscape' | 'stage' | 'fighters'>,
): Fight {
  const { state } = play;
  return {
    ...parts,
    space: heroAt(state, parts.hero).space,
    round: 0,
    deck: shuffle(state.rng, combatDeck.slice()),
    discard: [],
    stack: [],
    isBreakingOff: false,
    countering: none,
    hasCountered: false,
    loser: none,
    batch: [],
  };
}

/** D-607, R-117, R-211, R-301 to R-304: by the way he came, if it is still there and nothing holds him. */
function mayEscape(state: Readonly<State>, seat: Seat): boolean {
  const hero = heroAt(state, seat);
  if (isBelow(hero)) return true;
  if (hero.isSpecial || hero.from === none || hero.space === hoard) return false;
  const chamber = chamberAt(state, hero.space);
  if (chamber !== none && hasPortcullis[chamber]) return false;
  const border = borderTo(hero.space, hero.from);
  return border !== undefined && isPassable(state, hero.space, border);
}

type MeetFrame = FrameOf<'meet'>;

/** Tokens of a kind that are neither on the board nor in a fight. */
export function poolOf(state: Readonly<State>, kind: number): number[] {
  const pool: number[] = [];
  for (let token = 0; token < tokenCount; token++) {
    const isTaken = state.fight?.token === token || state.monsters.some((each) => each.token === token);
    if (kindOfToken(token) === kind && !isTaken) pool.push(token);
  }
  return pool;
}

const onBoard = (state: Readonly<State>, kind: number): number[] =>
  state.monsters.flatMap(({ token }, at) => (kindOfToken(token) === kind ? [at] : []));

/** Off the board, for the fight. */
function takeFromBoard({ monsters }: State, at: number): number {
  return monsters.splice(at, 1)[0].token;
}

function beginFight(play: Play, { seat, monster, player }: MeetFrame, token: number): void {
  const { state, emit } = play;
  const life = lifeOfToken[token];
  const kind = monsterKinds[monster];
  state.frames.pop();
  state.fight = fightOf(play, {
    hero: seat,
    rival: none,
    monster,
    token,
    mayEscape: mayEscape(state, seat),
    stage: fightStage.meet,
    fighters: [fighter(seat, heroPowers[heroAt(state, seat).hero]), fighter(player, monsterPowers[monster])],
  });
  state.frames.push({ kind: 'fight', seat });
  play.revealed = true;
  // D-942
  const openLife = hasSoloCombat(state) ? { isLifeOpen: true as const } : {};
  emit?.({
    kind: 'monsterMet',
    rule: 'D-604',
    seat,
    player,
    monster: kind,
    space: state.fight.space,
    life,
    ...openLife,
  });
}

/** D-604, D-605, R-314 */
export const meetWorker: Worker<MeetFrame> = {
  work(play, frame) {
    const { state } = play;
    if (frame.at !== none) {
      beginFight(play, frame, takeFromBoard(state, frame.at));
      return true;
    }
    const pool = poolOf(state, frame.monster);
    if (pool.length > 0) {
      beginFight(play, frame, pool[randomInt(state.rng, pool.length)]);
      return true;
    }
    const placed = onBoard(state, frame.monster);
    if (frame.player !== none && placed.length > 1) return false;
    frame.at = placed[randomInt(state.rng, placed.length)];
    return true;
  },
  asks: (_state, { player, monster }) => ({
    seat: player,
    prompt: { code: 'takeToken', rule: 'R-314', about: { monster: monsterKinds[monster] } },
  }),
  options: (state, { monster }) => onBoard(state, monster).map((at) => ({ kind: 'monster', at })),
  choose(_play, frame, action) {
    if (action.kind !== 'monster') return notOffered('meet', action);
    frame.at = action.at;
  },
};

/** D-970, R-714: no escape; the attacker counts as the hero. */
export function beginDuel(play: Play, seat: Seat, rival: Seat): void {
  const { state, emit } = play;
  state.fight = fightOf(play, {
    hero: seat,
    rival,
    monster: none,
    token: none,
    mayEscape: false,
    stage: fightStage.draw,
    fighters: [
      fighter(seat, heroPowers[heroAt(state, seat).hero]),
      fighter(rival, heroPowers[heroAt(state, rival).hero]),
    ],
  });
  state.frames.push({ kind: 'fight', seat });
  play.revealed = true;
  emit?.({ kind: 'fightBegan', rule: 'D-970', seat, against: rival, isDuel: true });
}

/** D-943, D-944: the monster has no hand and plays the top card. */
export const playsFromDeck = (state: Readonly<State>, fight: Readonly<Fight>, side: number): boolean =>
  side === 1 && fight.rival === none && hasSoloCombat(state);
