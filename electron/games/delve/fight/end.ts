/** How a fight ends: escaped, won, lost, broken off; and what a duel's end brings (D-612, D-660 to D-665, D-971 to D-973). */
import { monsterTable } from '../content/monsters.ts';
import { borderTo } from '../board/spaces.ts';
import { forgetToken, hurt, kill, leaveToken, lifeLeft } from '../harm.ts';
import { arrive } from '../moving.ts';
import { endTurn, heroAt, isBelow, type Play } from '../play.ts';
import { none, type Fight, type Frame } from '../state.ts';

export function fightIn(play: Play): Fight {
  const { fight } = play.state;
  if (!fight) throw new Error('nobody fights');
  return fight;
}

const monsterName = ({ monster }: Readonly<Fight>) => monsterTable[monster].kind;

function close(play: Play): Fight {
  const { state, emit } = play;
  const fight = fightIn(play);
  state.fight = undefined;
  state.frames.pop();
  if (!state.monsters.some(({ token }) => token === fight.token)) forgetToken(state, fight.token);
  const damage = fight.fighters.map((each) => each.damage.length);
  emit?.({ kind: 'fightEnded', rule: 'D-660', seat: fight.hero, rounds: fight.round, damage });
  return fight;
}

/** D-612, D-613, R-304: the token stays, and he goes back the way he came; below he stays. */
export function escape(play: Play): void {
  const { state } = play;
  const { hero: seat } = fightIn(play);
  leaveToken(play);
  const fight = close(play);
  const hero = heroAt(state, seat);
  const suffered = fight.fighters[0].damage.length;
  endTurn(play, seat);
  if (!isBelow(hero)) goBack(play, seat);
  hurt(play, seat, suffered, 'fight', none);
}

/** To the space entered from, by force (R-117 b, R-116). */
export function goBack(play: Play, seat: number): void {
  const hero = heroAt(play.state, seat);
  const border = borderTo(hero.space, hero.from);
  if (border) arrive(play, seat, hero.from, border.far, 'escape', 'D-613');
}

/** D-662, D-663, R-318: its token goes back to the pool. */
export function slay(play: Play): void {
  const fight = close(play);
  const { hero: seat, fighters } = fight;
  play.emit?.({ kind: 'monsterSlain', rule: 'D-662', seat, monster: monsterName(fight) });
  hurt(play, seat, fighters[0].damage.length, 'fight', none);
}

/** the monster is dead, and so is he. */
export function slayBoth(play: Play): void {
  const fight = close(play);
  const seat = fight.hero;
  play.emit?.({ kind: 'monsterSlain', rule: 'R-312', seat, monster: monsterName(fight) });
  sufferAll(play, fight, 0);
  kill(play, seat, 'fight');
}

/** the damage stack becomes tokens. */
function sufferAll(play: Play, { fighters, hero, rival }: Fight, side: number): void {
  heroAt(play.state, side === 0 ? hero : rival).wounds += fighters[side].damage.length;
}

/** D-664, D-665 */
export function lose(play: Play): void {
  const fight = fightIn(play);
  sufferAll(play, fight, 0);
  kill(play, fight.hero, 'fight');
}

/** a fight without an end. */
export function breakLoop(play: Play): void {
  const fight = fightIn(play);
  if (fight.mayEscape) return escape(play);
  const seat = fight.hero;
  leaveToken(play);
  close(play);
  endTurn(play, seat);
  hurt(play, seat, fight.fighters[0].damage.length, 'fight', none);
}

/** D-971, D-972, R-714: both take their wounds; then the loser goes. */
export function endDuel(play: Play, loser: number): void {
  const { state } = play;
  const fight = close(play);
  const { hero: seat, rival } = fight;
  const winner = loser === 0 ? rival : seat;
  const frame: Frame = { kind: 'duelEnd', seat, rival, winner, stage: 0 };
  state.frames.push(frame);
  for (const side of [0, 1]) {
    const hero = heroAt(state, side === 0 ? seat : rival);
    const amount = fight.fighters[side].damage.length;
    hero.wounds += amount;
    if (amount > 0)
      play.emit?.({
        kind: 'wounded',
        rule: 'R-714',
        seat: side === 0 ? seat : rival,
        amount,
        wounds: hero.wounds,
        cause: 'fight',
        card: none,
      });
  }
}

export const isBeaten = (play: Play, seat: number): boolean => lifeLeft(heroAt(play.state, seat)) <= 0;
