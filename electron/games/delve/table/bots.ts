/** How bots play Delve: each look deals decks, others' hands and the luck to come anew (R-804, R-805). */
import { botLevels } from '../../../../shared/bots.ts';
import type { DelveAction } from '../../../../shared/games/delve.ts';
import type { Seat } from '../../../../shared/game.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { BotHooks, SeatKnowledge } from '../../../engine/table-game.ts';
import { delveMind } from '../bot/mind.ts';
import type { Setup, State } from '../state.ts';
import { dealWorld } from '../world.ts';

interface SeatView extends SeatKnowledge {
  position: State;
  seat: Seat;
}

/** Nothing of a match stays the same for many questions, and bots think with nothing besides it. */
const nothing = {};

/** What a seat knows, dealt once with luck that never changes: nothing of it depends on what is hidden. */
function knowledgeOf(state: Readonly<State>, seat: Seat): SeatView {
  const position = dealWorld(state, seat, seedRng(1));
  position.rng = { a: 0, b: 0, c: 0, counter: 0 };
  return { stage: nothing, position, seat };
}

export const delveBots: BotHooks<Setup, State, DelveAction, unknown, SeatView> = {
  levels: botLevels,
  supplies: () => nothing,
  knowledge: knowledgeOf,
  world: ({ position, seat }, rng) => dealWorld(position, seat, rng),
  mind: delveMind,
  teams: ({ players }) => players.map((_, seat) => seat),
};
