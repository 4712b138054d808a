/** Drawing, laying face down, and turning over (D-625 to D-631, D-944). */
import { hasSoloCombat, type Play } from '../play.ts';
import { fightStage, none, type Fight } from '../state.ts';
import { playsFromDeck } from './begin.ts';
import { fillHand, topOf } from './dealing.ts';
import { breakLoop } from './end.ts';
import { chooseLead } from './policy.ts';
import { applyNow, setFirstValues } from './values.ts';
import { removeFrom } from '../play.ts';

/** */
const mostRounds = 100;

/** D-625, D-626, D-943, R-328: the hero fills up first. */
export function beginRound(play: Play, fight: Fight): void {
  if (fight.round >= mostRounds) return breakLoop(play);
  fight.round++;
  for (const side of [0, 1]) {
    if (playsFromDeck(play.state, fight, side)) continue;
    fillHand(play, fight, side, fight.round === 1 && !hasSoloCombat(play.state));
  }
  fight.stage = fightStage.first;
}

/** C-05 Stretch the Moment: what is laid first lies open. */
export function isOpenChoice({ stage, fighters }: Readonly<Fight>, side: number): boolean {
  return (
    stage === fightStage.first && fighters[1 - side].coming.choosesLast && !fighters[side].coming.choosesLast
  );
}

export function lay(play: Play, fight: Fight, side: number, attack: number, isOpen: boolean): void {
  const own = fight.fighters[side];
  removeFrom(own.hand, attack);
  own.shown = attack;
  if (isOpen) play.revealed = true;
  play.emit?.({
    kind: 'cardLaid',
    rule: 'D-630',
    fighter: side as 0 | 1,
    seat: isOpen ? none : own.seat,
    attack,
  });
  fight.stage = fight.stage === fightStage.first ? fightStage.second : fightStage.reveal;
}

/** What the rules play, or nothing where a hand is empty. */
export function laySecret(play: Play, fight: Fight, side: number): void {
  const own = fight.fighters[side];
  if (playsFromDeck(play.state, fight, side)) {
    const attack = topOf(play, fight);
    if (attack !== none) own.hand.push(attack);
  }
  if (own.hand.length > 0)
    return lay(play, fight, side, chooseLead(fight, side, play.state.rng), isOpenChoice(fight, side));
  fight.stage = fight.stage === fightStage.first ? fightStage.second : fightStage.reveal;
}

/** D-630, D-631, R-309: both at once, then the hero's text, then the monster's. */
export function reveal(play: Play, fight: Fight): void {
  const { fighters } = fight;
  setFirstValues(fight);
  play.revealed = true;
  play.emit?.({
    kind: 'revealed',
    rule: 'D-630',
    round: fight.round,
    attacks: fighters.map(({ shown }) => shown),
    values: fighters.map(({ value }) => value),
  });
  for (const side of [0, 1]) {
    const { shown, isCancelled } = fighters[side];
    if (shown !== none && !isCancelled) applyNow(play, fight, side, shown, true);
  }
  fight.stage = fightStage.counter;
  fight.countering = none;
  fight.hasCountered = false;
}
