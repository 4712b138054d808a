/** The counterattack: one a round, card after card, until it is stopped or must stop (D-634 to D-638, D-945, R-306 to ). */
import { counterOfAttack, isPower, valueOfAttack } from '../content/attacks.ts';
import { removeFrom, type Play } from '../play.ts';
import { fightStage, none, type Fight } from '../state.ts';
import { playsFromDeck } from './begin.ts';
import { topOf } from './dealing.ts';
import { chooseJoiner } from './policy.ts';
import { applyNow, mayCounter, typeShown } from './values.ts';

/** the hero is asked before the monster. */
function nextCounterer(fight: Readonly<Fight>): number {
  for (let side = fight.countering + 1; side < 2; side++) if (mayCounter(fight, side)) return side;
  return none;
}

/** Finds who may counter; for who is played by the rules, counters. */
export function counterWork(play: Play, fight: Fight): void {
  if (fight.countering === none || fight.hasCountered) {
    const side = fight.hasCountered ? none : nextCounterer(fight);
    if (side === none) fight.stage = fightStage.outcome;
    else fight.countering = side;
    return;
  }
  const side = fight.countering;
  if (playsFromDeck(play.state, fight, side)) return turnUpFive(play, fight, side);
  const attack = chooseJoiner(fight, side);
  if (attack === undefined) declineCounter(play, fight);
  else addToCounter(play, fight, side, attack);
}

/** D-635, D-636, D-638 */
export function addToCounter(play: Play, fight: Fight, side: number, attack: number): void {
  const own = fight.fighters[side];
  removeFrom(own.hand, attack);
  own.added.push(attack);
  own.value += valueOfAttack[attack];
  applyNow(play, fight, side, attack, false);
  play.revealed = true;
  play.emit?.({ kind: 'countered', rule: 'D-635', fighter: side as 0 | 1, attack, total: own.value });
  if (own.value > fight.fighters[1 - side].value) fight.hasCountered = true;
}

/** D-636: stopped, or not begun; then the other may, if nothing was added (D-637). */
export function declineCounter(_play: Play, fight: Fight): void {
  const { added } = fight.fighters[fight.countering];
  const next = added.length > 0 ? none : nextCounterer(fight);
  if (next === none) fight.hasCountered = true;
  else fight.countering = next;
}

const turnedUp = 5;

/** D-945, R-701: all that match, in order, until it exceeds; if they cannot, none. */
function turnUpFive(play: Play, fight: Fight, side: number): void {
  const own = fight.fighters[side];
  const other = fight.fighters[1 - side];
  const five: number[] = [];
  for (let drawn = 0; drawn < turnedUp; drawn++) {
    const attack = topOf(play, fight);
    if (attack !== none) five.push(attack);
  }
  play.emit?.({ kind: 'turnedUp', rule: 'D-945', attacks: five });
  const matching = five.filter((attack) => counterOfAttack[attack] === typeShown(other));
  const total = matching.reduce((sum, attack) => sum + valueOfAttack[attack], own.value);
  const used: number[] = [];
  for (const attack of total > other.value ? matching : []) {
    if (own.value > other.value) break;
    own.hand.push(attack);
    used.push(attack);
    addToCounter(play, fight, side, attack);
  }
  for (const attack of used) five.splice(five.indexOf(attack), 1);
  fight.discard.push(...five.filter((attack) => !isPower(attack)));
  fight.hasCountered = true;
}
