/** A round's outcome: stand-off or damage, breaking off, what is kept off, who is dead (D-640 to D-649, D-963, R-312, R-326, R-327). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { distinct, pass } from '../frames/worker.ts';
import { lifeOfToken } from '../content/monsters.ts';
import { faceOf, heroAt, type Play } from '../play.ts';
import { fightStage, none, type Fight, type State } from '../state.ts';
import { applyWin, gatherBatch, keepOff, mend } from './dealing.ts';
import { endDuel, escape, lose, slay, slayBoth } from './end.ts';
import { applyNext, playedBy, powersOf } from './values.ts';

/** Who wins the round, or `none`: level, or a loss turned into a stand-off (D-646, C-05). */
function winnerOf({ fighters }: Readonly<Fight>): number {
  const [one, other] = fighters;
  if (one.value === other.value) return none;
  const winner = one.value > other.value ? 0 : 1;
  const isTurned = powersOf(fighters[1 - winner]).some(({ lose: text }) => text?.do === 'standOff');
  return isTurned ? none : winner;
}

/** D-963, R-711: after a won round, where the monster could be escaped. */
export function mayBreakOff(state: Readonly<State>, fight: Readonly<Fight>): boolean {
  const isOffered = state.setup.options.breakOff && fight.rival === none && fight.mayEscape;
  return isOffered && !fight.isBreakingOff && fight.loser === none && winnerOf(fight) === 0;
}

/** D-648: everything played lies in the combat stack. */
function standOff(play: Play, fight: Fight): void {
  play.emit?.({ kind: 'stoodOff', rule: 'D-648', values: fight.fighters.map(({ value }) => value) });
  applyNext(fight);
  for (const side of [0, 1]) clearPlayed(fight, side, true);
  nextRound(fight);
}

function clearPlayed(fight: Fight, side: number, ontoStack: boolean): void {
  const own = fight.fighters[side];
  if (ontoStack) fight.stack.push(...playedBy(own));
  own.shown = none;
  own.added = [];
}

function nextRound(fight: Fight): void {
  fight.stage = fightStage.draw;
  fight.loser = none;
  fight.batch = [];
}

/** D-964, D-965: who has announced it goes with the next won round; otherwise it lapses. */
export function shape(play: Play, fight: Fight): void {
  const winner = winnerOf(fight);
  const wasBreaking = fight.isBreakingOff;
  fight.isBreakingOff = false;
  if (winner === none) return standOff(play, fight);
  if (wasBreaking && winner === 0) {
    play.emit?.({ kind: 'brokeOff', rule: 'D-964', seat: fight.hero, isDone: true });
    return escape(play);
  }
  gatherBatch(play, fight, winner);
  reduce(play, fight);
  fight.stage = fightStage.keep;
}

/** D-963: no damage this round. */
export function breaksOff(play: Play, fight: Fight): void {
  gatherBatch(play, fight, 0);
  keepOff(play, fight, [...fight.batch]);
  fight.isBreakingOff = true;
  fight.stage = fightStage.deal;
  play.emit?.({ kind: 'brokeOff', rule: 'D-963', seat: fight.hero, isDone: false });
}

const loseTexts = ({ fighters, loser }: Readonly<Fight>) =>
  powersOf(fighters[loser]).flatMap(({ lose: text }) => text ?? []);

/** Hold the Line takes everything off. */
function reduce(play: Play, fight: Fight): void {
  if (loseTexts(fight).some((text) => text.do === 'noDamage')) keepOff(play, fight, [...fight.batch]);
}

/** How many cards at most go onto the loser's stack (C-07 Thick Hide). */
const mostDamage = (fight: Readonly<Fight>): number =>
  Math.min(Infinity, ...loseTexts(fight).map((text) => (text.do === 'damageAtMost' ? text.count : Infinity)));

function hasShield(state: Readonly<State>, { fighters, loser, hero, rival }: Readonly<Fight>): boolean {
  const seat = loser === 0 ? hero : rival;
  if (seat === none || fighters[loser].hasUsedAbility) return false;
  return faceOf(heroAt(state, seat)).ability.on === 'damage';
}

/** Whether the loser chooses what is kept off, as a side, or `none`. */
export function keepAsked(state: Readonly<State>, fight: Readonly<Fight>): number {
  if (fight.batch.length === 0) return none;
  return fight.batch.length > mostDamage(fight) || hasShield(state, fight) ? fight.loser : none;
}

/** The cards to keep off; the shield is a choice (C-04). */
export function keepOptions(_state: Readonly<State>, fight: Readonly<Fight>): DelveAction[] {
  const cards: DelveAction[] = distinct(fight.batch).map((attack) => ({ kind: 'play', attack }));
  return fight.batch.length > mostDamage(fight) ? cards : [...cards, pass];
}

export function keepChoose(play: Play, fight: Fight, action: DelveAction): void {
  if (action.kind !== 'play') {
    fight.stage = fightStage.deal;
    return;
  }
  if (fight.batch.length <= mostDamage(fight)) {
    fight.fighters[fight.loser].hasUsedAbility = true;
    const seat = fight.loser === 0 ? fight.hero : fight.rival;
    play.emit?.({ kind: 'abilityUsed', rule: 'C-04', seat, hero: heroAt(play.state, seat).hero });
  }
  keepOff(play, fight, [action.attack]);
}

/** batch, Win texts, deaths, then what mends; last the loser's cards join the combat stack. */
export function settleRound(play: Play, state: State, fight: Fight): void {
  if (fight.batch.length > mostDamage(fight)) keepOff(play, fight, fight.batch.slice(mostDamage(fight)));
  const { loser } = fight;
  const winner = 1 - loser;
  const wins = powersOf(fight.fighters[winner]);
  const losses = loseTexts(fight);
  fight.fighters[loser].damage.push(...fight.batch);
  fight.batch = [];
  applyNext(fight);
  clearPlayed(fight, winner, false);
  applyWin(play, fight, winner, wins);
  if (checkDeaths(play, state, fight)) return;
  if (losses.some((text) => text.do === 'mend')) mend(fight, loser);
  clearPlayed(fight, loser, true);
  nextRound(fight);
}

/** D-971: as many cards as end a duel. */
const duelDamage = 4;

/** the monster first. True if the fight is over. */
function checkDeaths(play: Play, state: State, fight: Fight): boolean {
  if (fight.rival !== none) return checkDuel(play, state, fight);
  const isMonsterDead = fight.fighters[1].damage.length >= lifeOfToken[fight.token];
  const isHeroDead = isDead(state, fight, 0);
  if (isMonsterDead && isHeroDead) slayBoth(play);
  else if (isMonsterDead) slay(play);
  else if (isHeroDead) lose(play);
  return isMonsterDead || isHeroDead;
}

function isDead(state: Readonly<State>, { fighters, hero, rival }: Readonly<Fight>, side: number): boolean {
  const fallen = heroAt(state, side === 0 ? hero : rival);
  return fallen.wounds + fighters[side].damage.length >= faceOf(fallen).life;
}

/** killed, or so many cards. */
function checkDuel(play: Play, state: State, fight: Fight): boolean {
  for (const side of [1, 0]) {
    const isBeaten = fight.fighters[side].damage.length >= duelDamage || isDead(state, fight, side);
    if (!isBeaten) continue;
    endDuel(play, side);
    return true;
  }
  return false;
}
