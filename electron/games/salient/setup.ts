/** From a setup and a seed to the first question: deck shuffled, row revealed, Facility tiles dealt (200s, 1100s, 1200s). */
import type { Seed } from '../../../shared/game.ts';
import { seedRng, shuffle } from '../../engine/rng.ts';
import { boardFor } from './board/board.ts';
import { facilityTable } from './content/facilities.ts';
import { allCards } from './content/opportunities.ts';
import { fullBag } from './dice.ts';
import { advance } from './flow.ts';
import { setupProblems } from './forms.ts';
import { playOf } from './play.ts';
import { rowLength } from './row.ts';
import { none, stages, type PlayerState, type Setup, type State } from './state.ts';

/** C-102 */
export const dicePerPlayer = 10;
/** C-203, C-1102, C-1103, C-1202 */
const startingUnits = 5;
const startingCredits = 3;
/** C-205, C-1104 */
const tilesDealt = 2;

const newPlayer = (isSteady: boolean): PlayerState => ({
  credits: startingCredits,
  research: 0,
  reserve: dicePerPlayer - startingUnits,
  fresh: new Array<number>(7).fill(0),
  resting: startingUnits,
  upgraded: 0, // C-202
  jammed: 0,
  behind: 0,
  rolled: new Array<number>(7).fill(0),
  bag: isSteady ? fullBag() : [],
});

/** A match before anything was drawn: the deck in order, no tile dealt. */
export function emptyState(setup: Setup, seed: Seed): State {
  const { form, players, toggles } = setup;
  const board = boardFor(form, players.length);
  return {
    setup,
    rng: seedRng(seed),
    players: players.map(() => newPlayer(toggles.steadyDice)),
    units: [],
    at: new Array<number>(board.size).fill(none),
    mines: [],
    dealt: players.map(() => []),
    tiles: players.map(() => none),
    row: new Array<number>(rowLength).fill(none),
    deck: allCards(),
    discard: [],
    isArmisticeRevealed: false,
    orders: [],
    used: 0,
    prepared: 0,
    isRelieved: false,
    advanced: [],
    order: [],
    seat: 0,
    turn: 0,
    stage: stages.setup,
    frames: [],
    next: 0,
    undoable: 0,
    decider: none,
    outcome: undefined,
  };
}

export function startMatch(setup: Setup, seed: Seed): State {
  checkSetup(setup);
  const state = emptyState(Object.freeze({ ...setup }), seed);
  shuffle(state.rng, state.deck);
  // C-204: the newest lies next to the deck.
  for (let place = rowLength - 1; place >= 0; place--) state.row[place] = state.deck.pop() ?? none;
  const tiles = shuffle(
    state.rng,
    facilityTable.map((_, tile) => tile),
  );
  state.dealt = state.players.map(() => tiles.splice(0, tilesDealt));
  advance(playOf(state));
  return state;
}

function checkSetup(setup: Setup): void {
  const [problem] = setupProblems(setup);
  if (problem !== undefined) throw new RangeError(problem);
}
