/** From a setup and a seed to the first question: decks shuffled, the Entrance laid, start player drawn (200s). */
import type { Seed } from '../../../shared/game.ts';
import { randomInt, seedRng, shuffle } from '../../engine/rng.ts';
import { eventTable } from './content/events.ts';
import { relicTable } from './content/relics.ts';
import { spellTable } from './content/spells.ts';
import { entrance, tileCount } from './content/tiles.ts';
import { cellAt } from './dungeon/cells.ts';
import { layTile } from './dungeon/placement.ts';
import { advance } from './flow.ts';
import { playOf } from './play.ts';
import { none, stages, type Setup, type State } from './state.ts';

/** T-1113: so many cards a Short crawl does without. */
const shortCrawlCards = 20;

const numbers = (length: number, from = 0): number[] => Array.from({ length }, (_, at) => at + from);

/** Every event card by its number, copies and all. */
export const allEvents = (): number[] =>
  eventTable.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card));

/** A match before anything was drawn: all tiles and cards in order. */
export function emptyState(setup: Setup, seed: Seed): State {
  return {
    setup,
    rng: seedRng(seed),
    stack: numbers(tileCount - 1, 1),
    buried: 0,
    cells: numbers(tileCount).fill(none),
    turned: numbers(tileCount).fill(0),
    near: numbers(tileCount * 4).fill(none),
    held: numbers(tileCount).fill(0),
    cleared: [],
    doors: [],
    chests: [],
    tokens: [],
    players: setup.players.map(() => ({ crowns: 0, relics: [] })),
    events: allEvents(),
    eventDiscard: [],
    eventsAside: [],
    spells: numbers(spellTable.length),
    spellDiscard: [],
    relics: numbers(relicTable.length),
    relicDiscard: [],
    relicsGone: [],
    relicsActive: [],
    event: none,
    start: 0,
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
  layTile(state, entrance, cellAt(0, 0), 0); // T-201
  // T-106, T-202, T-206
  for (const deck of [state.stack, state.events, state.spells, state.relics]) shuffle(state.rng, deck);
  if (setup.toggles.shortCrawl) state.eventsAside = state.events.splice(0, shortCrawlCards);
  // T-209
  state.start = setup.start ?? randomInt(state.rng, setup.players.length);
  advance(playOf(state));
  return state;
}

function checkSetup({ players, start = 0 }: Setup): void {
  const count = players.length;
  if (!(count >= 2 && count <= 4)) throw new RangeError(`${count} cannot play; two to four can (T-101)`);
  if (!(Number.isInteger(start) && start >= 0 && start < count))
    throw new RangeError(`there is no seat ${start} to begin`);
}
