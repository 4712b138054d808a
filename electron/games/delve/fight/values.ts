/** Values in a round: printed value, what the last round brought, the texts of Power cards; and who may counter (R-309, R-325, D-634, D-649). */
import { attackTypes } from '../../../../shared/games/delve.ts';
import { randomInt } from '../../../engine/rng.ts';
import { attackTable, counterOfAttack, isPower, typeOfAttack, valueOfAttack } from '../content/attacks.ts';
import type { NowText } from '../content/language.ts';
import type { Play } from '../play.ts';
import { none, type Fight, type Fighter } from '../state.ts';
import { nothingComing } from './begin.ts';

/** a side without a card loses to any. */
const noCard = -1;

export const typeShown = ({ shown }: Readonly<Fighter>): number =>
  shown === none ? none : typeOfAttack[shown];

/** Printed value and Next modifiers; nothing goes below 0. */
function firstValue(own: Readonly<Fighter>, other: Readonly<Fighter>): number {
  if (own.shown === none) return noCard;
  const type = typeShown(other);
  const given = type === none ? 0 : own.coming[attackTypes[type]];
  return Math.max(0, valueOfAttack[own.shown] + own.coming.add + given);
}

export function setFirstValues({ fighters }: Fight): void {
  const [one, other] = fighters;
  one.value = firstValue(one, other);
  other.value = firstValue(other, one);
  for (const each of fighters) {
    each.isCancelled = false;
    each.isBarred = each.coming.isBarred;
    each.coming = nothingComing();
  }
}

/** D-631, R-306, R-309: what a Power card does at once; added to a counterattack it neither copies nor swaps. */
export function applyNow(play: Play, fight: Fight, side: number, attack: number, isRevealed: boolean): void {
  const now = attackTable[attack].power?.now;
  if (!now) return;
  const own = fight.fighters[side];
  const other = fight.fighters[1 - side];
  applyText(play, fight, { own, other, side, now, isRevealed });
}

interface Scene {
  own: Fighter;
  other: Fighter;
  side: number;
  now: NowText;
  isRevealed: boolean;
}

function applyText(play: Play, fight: Fight, { own, other, side, now, isRevealed }: Scene): void {
  switch (now.do) {
    case 'add':
      if (other.value >= (now.ifOpponentAtLeast ?? -Infinity)) own.value += now.amount;
      return;
    case 'addPerDamage':
      own.value += Math.min(now.most, own.damage.length);
      return;
    case 'lower':
      if (isHit(other, now.types)) other.value = Math.max(0, other.value - now.amount);
      return;
    case 'opponentDiscards':
      return loseCards(play, fight, 1 - side, now.count);
    case 'cancel':
      if (isHit(other, now.types)) cancel(other);
      return;
    case 'copy':
      if (isRevealed && other.shown !== none && !isPower(other.shown)) own.value = other.value + now.plus;
      return;
    case 'swap':
      if (isRevealed && other.shown !== none) [own.value, other.value] = [other.value, own.value];
      return;
    case 'barCounter':
      other.isBarred = true;
  }
}

const isHit = (other: Readonly<Fighter>, types: readonly string[] | undefined): boolean =>
  other.shown !== none && (types === undefined || types.includes(attackTypes[typeOfAttack[other.shown]]));

/** D-649: value 0 for good. */
function cancel(other: Fighter): void {
  other.isCancelled = true;
  other.value = 0;
}

/** at random from what is still in hand. */
export function loseCards(play: Play, fight: Fight, side: number, count: number): void {
  const { hand } = fight.fighters[side];
  const lost: number[] = [];
  while (lost.length < count && hand.length > 0)
    lost.push(...hand.splice(randomInt(play.state.rng, hand.length), 1));
  fight.discard.push(...lost.filter((attack) => !isPower(attack)));
  if (lost.length === 0) return;
  play.revealed = true;
  play.emit?.({ kind: 'handLost', rule: 'R-321', fighter: side as 0 | 1, attacks: lost });
}

/** D-634, D-647: behind or level, with the right icon, and not the same card again. */
export function mayCounter(fight: Readonly<Fight>, side: number): boolean {
  const own = fight.fighters[side];
  const other = fight.fighters[1 - side];
  if (own.shown === none || other.shown === none || own.isCancelled || own.isBarred) return false;
  return own.value <= other.value && counterOfAttack[own.shown] === typeOfAttack[other.shown];
}

/** D-635: cards of the hand that may join. */
export function joiners(fight: Readonly<Fight>, side: number): number[] {
  const type = typeShown(fight.fighters[1 - side]);
  return fight.fighters[side].hand.filter((attack) => counterOfAttack[attack] === type);
}

/** Every card a side played this round. */
export const playedBy = ({ shown, added }: Readonly<Fighter>): number[] =>
  shown === none ? [] : [shown, ...added];

/** texts of Power cards that count; a cancelled card has lost its own (D-649). */
export const powersOf = (fighter: Readonly<Fighter>) =>
  playedBy(fighter)
    .slice(fighter.isCancelled ? 1 : 0)
    .flatMap((attack) => attackTable[attack].power ?? []);

/** what this round leaves for the next; several add up. */
export function applyNext({ fighters }: Fight): void {
  for (const [side, own] of fighters.entries()) {
    const other = fighters[1 - side];
    for (const { next } of powersOf(own)) {
      if (!next) continue;
      if (next.do === 'lower') other.coming.add -= next.amount;
      else if (next.do === 'chooseLast') own.coming.choosesLast = true;
      else if (next.do === 'barCounter') other.coming.isBarred = true;
      else if (next.ifOpponent) own.coming[next.ifOpponent] += next.amount;
      else own.coming.add += next.amount;
    }
  }
}
