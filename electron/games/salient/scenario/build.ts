/** Sets up the position of a scenario. Dice that are named nowhere lie in the Reserve. */
import { randomInt, seedRng, shuffle, type Rng } from '../../../engine/rng.ts';
import { cardBit } from '../content/command.ts';
import { armistice } from '../content/opportunities.ts';
import { dieSides } from '../dice.ts';
import { advance } from '../flow.ts';
import { orderFrom, setupProblems } from '../forms.ts';
import { boardOf, playOf, removeFrom, unitsInBarracks } from '../play.ts';
import { rowLength } from '../row.ts';
import { dicePerPlayer, emptyState, startMatch } from '../setup.ts';
import { none, stages, type Setup, type State } from '../state.ts';
import { cardNumber, commandSpace, fail, markerAt, seatOf, spaceOf, tileNumber } from './names.ts';
import type { Scenario } from './schema.ts';

/** A position with the names its Units go by. */
export interface Position {
  state: State;
  units: Map<string, number>;
}

const defaultNames = {
  duel: ['South', 'North'],
  pact: ['SW', 'NW', 'SE', 'NE'],
  melee: ['South', 'West', 'North', 'East'],
} as const;

export function buildPosition(scenario: Scenario): Position {
  const setup = setupOf(scenario);
  const [problem] = setupProblems(setup);
  if (problem !== undefined) fail(problem);
  const seed = scenario.seed ?? 1;
  if (scenario.turn?.phase === 'setup') return { state: startMatch(setup, seed), units: new Map() };
  const state = emptyState(setup, seed);
  for (const [space, tile] of Object.entries(scenario.sites ?? {}))
    state.tiles[markerAt(state, space)] = tileNumber(tile);
  stackCards(state, scenario);
  const units = placeUnits(state, scenario);
  for (const seat of state.players.keys()) fillBarracks(state, scenario, seat);
  state.mines = (scenario.mines ?? []).map((name) => spaceOf(state, name));
  state.rng = rngRolling(scenario.rolls ?? [], seed);
  beginAt(state, scenario);
  advance(playOf(state));
  return { state, units };
}

function setupOf({ form = 'duel', players, toggles }: Scenario): Setup {
  const names = players?.map(({ name }) => ({ name })) ?? defaultNames[form].map((name) => ({ name }));
  const plain = { strictSupply: false, slowClock: false, evenStart: false, steadyDice: false };
  return Object.freeze({ form, players: names, toggles: { ...plain, ...toggles } });
}

/** Puts the named cards into the row and on top of the deck; the rest is shuffled under them or discarded. */
function stackCards(state: State, { row, deck = [], moreCards = true }: Scenario): void {
  const top = deck.map(cardNumber);
  const places = row?.map(cardNumber);
  for (const card of [...(places ?? []), ...top])
    if (card !== none && card !== armistice && !removeFrom(state.deck, card))
      fail('A card is named more often than there are.');
  const rest = shuffle(state.rng, state.deck.splice(0));
  state.row = places ?? rest.splice(0, rowLength);
  state.isArmisticeRevealed = state.row.includes(armistice);
  state.deck = [...(moreCards ? rest : []), ...top.toReversed()];
  if (!moreCards) state.discard = rest;
}

function placeUnits(state: State, { units = [], players = [] }: Scenario): Map<string, number> {
  const ids = new Map<string, number>();
  const board = boardOf(state);
  for (const { name, owner, dice, at } of units) {
    if (ids.has(name)) fail(`Two Units are called "${name}".`);
    const seat = seatOf(state, owner);
    const space = spaceOf(state, at);
    if (state.at[space] !== none) fail(`Two Units stand on ${at}.`);
    ids.set(name, placeUnit(state, seat, space, dice));
    if (!board.isField[space]) state.players[seat].behind += dice.length;
  }
  for (const [seat, { behind = 0 }] of players.entries()) {
    const goals = board.seats[seat].goals.filter((goal) => state.at[goal] === none);
    if (goals.length < behind) fail('There are not enough spaces behind the line.');
    for (const goal of goals.slice(0, behind)) placeUnit(state, seat, goal, [1]);
    state.players[seat].behind += behind;
  }
  return ids;
}

function placeUnit(state: State, seat: number, space: number, [top, bottom = 0]: readonly number[]): number {
  const id = state.next++;
  state.units.push({ id, seat, top, bottom, space });
  state.at[space] = id;
  return id;
}

function fillBarracks(state: State, { players = [] }: Scenario, seat: number): void {
  const given = players[seat];
  const player = state.players[seat];
  player.credits = given?.credits ?? 0;
  player.research = given?.research ?? 0;
  player.resting = given?.resting ?? 0;
  for (const face of given?.dice ?? []) player.fresh[face]++;
  for (const card of given?.upgraded ?? []) player.upgraded |= cardBit(card);
  for (const name of given?.sabotage ?? []) player.jammed |= 1 << commandSpace(state, seat, name);
  const onBoard = state.units
    .filter((unit) => unit.seat === seat)
    .reduce((sum, { bottom }) => sum + (bottom > 0 ? 2 : 1), 0);
  const left = dicePerPlayer - onBoard - unitsInBarracks(player);
  player.reserve = given?.reserve ?? left;
  // Dice of the Reserve that a scenario leaves out lie in the Barracks of nobody: they must be somewhere.
  if (player.reserve !== left) fail(`Seat ${seat} has ${left} dice for its Reserve, not ${player.reserve}.`);
}

const mostSeedsTried = 3_000_000;

/** A generator whose next rolls of a die are these. */
function rngRolling(rolls: readonly number[], seed: number): Rng {
  for (let tried = seed; tried < seed + mostSeedsTried; tried++) {
    const rng = seedRng(tried);
    if (rolls.every((roll) => 1 + randomInt(rng, dieSides) === roll)) return seedRng(tried);
  }
  return fail('No seed gives these rolls.');
}

const phases = {
  setup: stages.setup,
  prepare: stages.relief,
  assign: stages.assign,
  resolve: stages.resolve,
  advance: stages.advance,
  refresh: stages.refresh,
} as const;

/** So that the numbers of turns, seats and the order agree. */
function beginAt(state: State, { turn = {} }: Scenario): void {
  state.stage = phases[turn.phase ?? 'assign'];
  state.seat = turn.player === undefined ? 0 : seatOf(state, turn.player);
  const isThree = state.setup.form === 'melee' && state.players.length === 3;
  const first = turn.first === undefined ? (isThree ? 1 : state.seat) : seatOf(state, turn.first);
  state.order = orderFrom(state.setup, first);
  const count = state.players.length;
  const at = state.order.indexOf(state.seat);
  state.turn = turn.number ?? at + 1;
  if (state.turn % count !== (at + 1) % count) fail(`Turn ${state.turn} is not that player's.`);
}
