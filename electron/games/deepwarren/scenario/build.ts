/** Sets up the position of a scenario. Everything left out is as in a new game. */
import { randomInt, seedRng, shuffle, type Rng } from '../../../engine/rng.ts';
import { eventTable } from '../content/events.ts';
import { relicTable } from '../content/relics.ts';
import { spellTable } from '../content/spells.ts';
import { entrance } from '../content/tiles.ts';
import { dieSides, kindIdOf, tokenTable } from '../content/tokens.ts';
import { cellAt } from '../dungeon/cells.ts';
import { layTile } from '../dungeon/placement.ts';
import { advance } from '../flow.ts';
import { playOf, removeFrom, tileOf } from '../play.ts';
import { emptyState } from '../setup.ts';
import { stages, type Setup, type State } from '../state.ts';
import { fail, numberOf, seatOf, spaceAt, tileNumber, turnWith } from './names.ts';
import type { Scenario } from './schema.ts';

/** A position with the names its tokens go by. */
export interface Position {
  state: State;
  tokens: Map<string, number>;
}

export function buildPosition(scenario: Scenario): Position {
  const state = emptyState(setupOf(scenario), scenario.seed ?? 1);
  layTiles(state, scenario);
  stackDecks(state, scenario);
  for (const [seat, { crowns, relics }] of (scenario.players ?? []).entries()) {
    state.players[seat].crowns = crowns ?? 0;
    for (const name of relics ?? []) giveRelic(state, seat, name);
  }
  const tokens = placeTokens(state, scenario);
  state.rng = rngRolling(scenario.rolls ?? [], scenario.seed ?? 1);
  beginAt(state, scenario);
  advance(playOf(state));
  return { state, tokens };
}

function setupOf({ players, toggles }: Scenario): Setup {
  const names = players?.map(({ name }) => ({ name })) ?? [{ name: 'A' }, { name: 'B' }];
  return Object.freeze({
    players: names,
    toggles: { shortCrawl: false, longCrawl: false, shelteredStart: false, ...toggles },
  });
}

function layTiles(state: State, { tiles = [] }: Scenario): void {
  layTile(state, entrance, cellAt(0, 0), 0);
  for (const { tile: name, at, turn, exits, door, chest, cleared } of tiles) {
    const tile = tileNumber(name);
    if (tile !== entrance) {
      if (!removeFrom(state.stack, tile)) fail(`${name} is laid twice.`);
      if (state.cells.includes(cellAt(...at))) fail(`Two tiles lie at (${at.join(',')}).`);
      layTile(state, tile, cellAt(...at), turn ?? (exits ? turnWith(tile, exits) : 0));
    }
    if (door) state.doors.push(tile);
    if (chest) state.chests.push(tile);
    if (cleared) state.cleared.push(tile);
  }
}

/** Puts the named cards on top; the rest is shuffled under them or, if there is to be no more, taken away. */
function stackDeck(rng: Rng, deck: number[], top: readonly number[], hasMore: boolean): number[] {
  for (const card of top)
    if (!removeFrom(deck, card)) fail('A card or tile is stacked more often than there are.');
  const rest = shuffle(rng, deck.splice(0));
  deck.push(...(hasMore ? rest : []), ...top.toReversed());
  return hasMore ? [] : rest;
}

function stackDecks(state: State, scenario: Scenario): void {
  const { rng } = state;
  const named = (what: string, table: readonly { name: string }[], names: readonly string[] = []) =>
    names.map((name) => numberOf(what, table, name));
  stackDeck(rng, state.stack, (scenario.stack ?? []).map(tileNumber), scenario.moreTiles ?? true);
  const events = named('event', eventTable, scenario.events);
  state.eventDiscard = stackDeck(rng, state.events, events, scenario.moreEvents ?? true);
  const spells = named('spell', spellTable, scenario.spells);
  state.spellDiscard = stackDeck(rng, state.spells, spells, scenario.moreSpells ?? true);
  const relics = named('relic', relicTable, scenario.relics);
  state.relicDiscard = stackDeck(rng, state.relics, relics, scenario.moreRelics ?? true);
}

function giveRelic(state: State, seat: number, name: string): void {
  const relic = numberOf('relic', relicTable, name);
  if (!removeFrom(state.relics, relic) && !removeFrom(state.relicDiscard, relic))
    fail(`${name} is held twice or lies in the deck.`);
  state.players[seat].relics.push(relic);
}

function placeTokens(state: State, { tokens = [] }: Scenario): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { name, kind: word, owner, at, space, wounds, ...marks } of tokens) {
    if (ids.has(name)) fail(`Two tokens are called "${name}".`);
    const kind = kindIdOf(word);
    const id = state.next++;
    ids.set(name, id);
    const token = {
      id,
      kind,
      seat: seatOf(state, owner),
      wounds: wounds ?? tokenTable[kind].wounds,
      space: spaceAt(state, at, space),
      bound: marks.bound ?? false,
      burnPending: marks.burnPending ?? false,
      hasMoved: marks.hasMoved ?? false,
    };
    state.tokens.push(token);
    state.held[tileOf(token)]++;
  }
  return ids;
}

const mostSeedsTried = 100_000;

/** A generator whose next rolls of a die are these. */
function rngRolling(rolls: readonly number[], seed: number): Rng {
  for (let tried = seed; tried < seed + mostSeedsTried; tried++) {
    const rng = seedRng(tried);
    if (rolls.every((roll) => 1 + randomInt(rng, dieSides) === roll)) return seedRng(tried);
  }
  return fail('No seed gives these rolls.');
}

/** Unless a scenario says another, so that no rule of the first turn is met unasked (TR-55). */
const usualTurn = 3;

function beginAt(state: State, { turn = {} }: Scenario): void {
  state.stage = stages[turn.phase ?? 'move'];
  state.turn = turn.phase === 'setup' ? 0 : (turn.number ?? usualTurn);
  state.seat = turn.player === undefined ? 0 : seatOf(state, turn.player);
  // So that the numbers of turns and seats agree.
  const count = state.players.length;
  state.start =
    turn.phase === 'setup' ? state.seat : (((state.seat - state.turn + 1) % count) + count) % count;
}
