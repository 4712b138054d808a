/** The combat deck of a fight, and the damage step of a round (D-625, D-640 to D-645, R-311, R-327, R-328). */
import { randomInt, shuffle } from '../../../engine/rng.ts';
import { isPower, typeOfAttack } from '../content/attacks.ts';
import { removeFrom, type Play } from '../play.ts';
import { none, type Fight } from '../state.ts';
import { loseCards, playedBy, powersOf } from './values.ts';

const handSize = 5;

/** the discards serve again, then the combat stack. */
export function topOf(play: Play, fight: Fight): number {
  if (fight.deck.length === 0) {
    const pile = fight.discard.length > 0 ? fight.discard : fight.stack;
    const common = pile.filter((attack) => !isPower(attack));
    const powers = pile.filter(isPower);
    pile.length = 0;
    pile.push(...powers);
    fight.deck = shuffle(play.state.rng, common);
  }
  return fight.deck.pop() ?? none;
}

/** D-626, R-324: one of its own Power cards, at random. */
function drawPower(play: Play, fight: Fight, side: number): void {
  const own = fight.fighters[side];
  const power = own.powers[randomInt(play.state.rng, own.powers.length)];
  removeFrom(own.powers, power);
  own.hand.push(power);
}

export function fillHand(play: Play, fight: Fight, side: number, withPower: boolean): void {
  const own = fight.fighters[side];
  const held = own.hand.length;
  if (withPower && own.powers.length > 0) drawPower(play, fight, side);
  while (own.hand.length < handSize) {
    const attack = topOf(play, fight);
    if (attack === none) break;
    own.hand.push(attack);
  }
  const cards = own.hand.slice(held);
  play.revealed = true;
  play.emit?.({
    kind: 'handDrawn',
    rule: 'D-625',
    fighter: side as 0 | 1,
    seat: own.seat,
    count: cards.length,
    cards,
  });
}

/** D-641, D-644, D-645, R-310: the winner's cards, then those of their type in the combat stack. */
export function gatherBatch(play: Play, fight: Fight, winner: number): void {
  const cards = playedBy(fight.fighters[winner]);
  const types = new Set(cards.map((attack) => typeOfAttack[attack]));
  const finisher = fight.stack.filter((attack) => types.has(typeOfAttack[attack]));
  fight.stack = fight.stack.filter((attack) => !types.has(typeOfAttack[attack]));
  fight.batch = [...cards, ...finisher, ...extraDamage(play, fight, winner)];
  fight.loser = 1 - winner;
  play.emit?.({
    kind: 'roundWon',
    rule: finisher.length > 0 ? 'D-644' : 'D-640',
    fighter: winner as 0 | 1,
    damage: fight.batch,
    finisher,
    totals: fight.fighters.map(({ value }) => value),
  });
}

/** Extra damage: one more card of the same batch for each text of either side. */
function extraDamage(play: Play, fight: Fight, winner: number): number[] {
  const texts = [
    ...powersOf(fight.fighters[winner]).filter(({ win }) => win?.do === 'extraDamage'),
    ...powersOf(fight.fighters[1 - winner]).filter(({ lose }) => lose?.do === 'extraDamage'),
  ];
  return texts.map(() => topOf(play, fight)).filter((attack) => attack !== none);
}

/** kept off a damage stack, to the combat discards. */
export function keepOff(play: Play, fight: Fight, attacks: readonly number[]): void {
  for (const attack of attacks) removeFrom(fight.batch, attack);
  fight.discard.push(...attacks);
  if (attacks.length === 0) return;
  play.emit?.({ kind: 'keptOff', rule: 'R-322', fighter: fight.loser as 0 | 1, attacks: [...attacks] });
}

/** One card of a side's own damage goes (C-05, C-07). */
export function mend(fight: Fight, side: number): void {
  const attack = fight.fighters[side].damage.pop();
  if (attack !== undefined) fight.discard.push(attack);
}

/** Win texts of the winner. */
export function applyWin(play: Play, fight: Fight, winner: number, texts: ReturnType<typeof powersOf>): void {
  for (const { win } of texts) {
    if (win?.do === 'opponentDiscards') loseCards(play, fight, 1 - winner, win.count);
    if (win?.do === 'mend') mend(fight, winner);
  }
}
