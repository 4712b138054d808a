/** What must hold after every action of every match; broken ones are told in words. For simulation and tests. */
import { commandTable, spacesInPlay } from './content/command.ts';
import { allCards, armistice } from './content/opportunities.ts';
import { facilityTable } from './content/facilities.ts';
import { teamOf, victoryNumber } from './end.ts';
import { boardOf, unitsInBarracks } from './play.ts';
import { deploysDie, isCard, isInReach, slotCost } from './slots.ts';
import { meaningOfSlot } from '../../../shared/games/salient.ts';
import { none, stages, type State } from './state.ts';
import { mostMines, mostTokens, strictCredits, strictResearch, tokensOut } from './supply.ts';

const dicePerPlayer = 10;

export function brokenInvariants(state: Readonly<State>): string[] {
  return [
    ...lostDice(state),
    ...lostCards(state),
    ...badBoard(state),
    ...badMines(state),
    ...badTokens(state),
    ...badOrders(state),
    ...badSupply(state),
    ...badTiles(state),
    ...unended(state),
  ];
}

/** C-108: every die is in exactly one place. */
function lostDice(state: Readonly<State>): string[] {
  return state.players.flatMap((player, seat) => {
    let dice = player.reserve + unitsInBarracks(player);
    for (const unit of state.units) if (unit.seat === seat) dice += unit.bottom > 0 ? 2 : 1;
    if (seat === state.seat) dice += assignedDice(state);
    const counts = [player.reserve, player.resting, ...player.fresh, player.credits, player.research];
    return [
      ...(dice === dicePerPlayer ? [] : [`seat ${seat} has ${dice} dice`]),
      ...(counts.some((count) => count < 0) ? [`seat ${seat} has less than nothing`] : []),
    ];
  });
}

/** Dice on slots, and those a Deploy holds in hand. */
function assignedDice(state: Readonly<State>): number {
  let dice = state.orders.reduce((sum, order) => sum + order.dice.length, 0);
  for (const frame of state.frames) {
    if (frame.kind === 'fill') dice++;
    if (frame.kind === 'effect' && deploysDie(state, frame.slot)) dice += frame.dice.length;
  }
  return dice;
}

const ascending = (cards: readonly number[]): string => cards.toSorted((one, other) => one - other).join();

function lostCards(state: Readonly<State>): string[] {
  const all = [...state.deck, ...state.discard, ...state.row.filter(isCard)];
  const problems = ascending(all) === ascending(allCards()) ? [] : ['cards are lost or doubled'];
  return state.row.includes(armistice) === state.isArmisticeRevealed
    ? problems
    : [...problems, 'the row and the Armistice disagree'];
}

function badBoard(state: Readonly<State>): string[] {
  const board = boardOf(state);
  const problems: string[] = [];
  for (const unit of state.units) {
    const { id, seat, top, bottom, space } = unit;
    const isOnDie = top >= 1 && top <= 6 && bottom >= 0 && bottom <= 6;
    if (!isOnDie) problems.push(`unit ${id} shows ${top}/${bottom}`);
    const isBehind = board.seats[seat].goals.includes(space);
    if (!isBehind && !board.isField[space]) problems.push(`unit ${id} stands nowhere`);
    // C-1117: a full line is shared.
    if (state.at[space] !== id && !isBehind) problems.push(`unit ${id} is not where it stands`);
  }
  const held = state.at.filter((id) => id !== none);
  if (held.some((id) => !state.units.some((unit) => unit.id === id && state.at[unit.space] === id)))
    problems.push('a space holds a unit that is not there');
  if (new Set(held).size < held.length) problems.push('a unit stands on two spaces');
  return [...problems, ...badCounts(state)];
}

function badCounts(state: Readonly<State>): string[] {
  const { isField } = boardOf(state);
  return state.players.flatMap(({ behind }, seat) => {
    const dice = state.units
      .filter((unit) => unit.seat === seat && !isField[unit.space])
      .reduce((sum, { bottom }) => sum + (bottom > 0 ? 2 : 1), 0);
    return dice === behind ? [] : [`seat ${seat} has ${dice} dice behind the line, not ${behind}`];
  });
}

function badMines(state: Readonly<State>): string[] {
  const { isField } = boardOf(state);
  const problems: string[] = [];
  if (state.mines.length > mostMines) problems.push('there are too many Mines');
  if (new Set(state.mines).size < state.mines.length) problems.push('two Mines share a space');
  if (state.mines.some((space) => !isField[space])) problems.push('a Mine lies off the battlefield');
  // C-907
  if (state.mines.some((space) => state.at[space] !== none)) problems.push('a Unit stands on a Mine');
  return problems;
}

function badTokens(state: Readonly<State>): string[] {
  const problems = tokensOut(state) > mostTokens ? ['there are too many Sabotage tokens'] : [];
  for (const [seat, { upgraded, jammed }] of state.players.entries()) {
    const allowed = spacesInPlay[upgraded].filter((at) => commandTable[at].canJam);
    if (allowed.reduce((bits, at) => bits & ~(1 << at), jammed) !== 0)
      problems.push(`a Sabotage token of seat ${seat} lies where none may`);
  }
  return problems;
}

function badOrders(state: Readonly<State>): string[] {
  const slots = state.orders.map(({ slot }) => slot);
  const problems = new Set(slots).size < slots.length ? ['a slot is filled twice'] : [];
  for (const { slot, dice } of state.orders) {
    const { dice: wanted, mayPair, faces } = slotCost(state, slot);
    const isPaid = dice.length === wanted || (mayPair && dice.length === 2 && dice[0] === dice[1]);
    if (!isPaid || dice.some((face) => (faces & (1 << face)) === 0))
      problems.push(`slot ${slot} is not paid`);
    const { kind, at } = meaningOfSlot(slot);
    if (kind === 'command' && state.stage === stages.assign && !isInReach(state, state.seat, at))
      problems.push(`slot ${slot} is filled before its turn`);
  }
  return problems;
}

/** C-1313 */
function badSupply(state: Readonly<State>): string[] {
  if (!state.setup.toggles.strictSupply) return [];
  const count = (kind: 'credits' | 'research'): number =>
    state.players.reduce((sum, player) => sum + player[kind], 0) +
    state.orders.reduce((sum, { slot }) => sum + slotCost(state, slot)[kind], 0);
  return [
    ...(count('credits') > strictCredits ? ['there are too many Credits'] : []),
    ...(count('research') > strictResearch ? ['there are too many Research tokens'] : []),
  ];
}

/** C-205: every tile is one of its kind. */
function badTiles(state: Readonly<State>): string[] {
  const dealt = state.dealt.flat();
  const placed = state.tiles.filter((tile) => tile !== none);
  const lone = state.stage === stages.setup ? dealt : placed;
  const isKnown = lone.every((tile) => tile >= 0 && tile < facilityTable.length);
  return isKnown && new Set(lone).size === lone.length ? [] : ['Facility tiles are lost or doubled'];
}

/** C-1003: nobody stands at the winning number while the game goes on. */
function unended(state: Readonly<State>): string[] {
  if (state.outcome) return [];
  return state.players.flatMap((_, seat) => {
    const behind = teamOf(state, seat).map((each) => state.players[each].behind);
    const total = behind.reduce((sum, dice) => sum + dice, 0);
    const hasWon = total >= victoryNumber(state) && behind.every((dice) => dice > 0);
    return hasWon ? [`seat ${seat} has won and the game goes on`] : [];
  });
}
