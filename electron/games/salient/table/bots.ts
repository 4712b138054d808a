/** How bots play Salient at the table: each look deals the deck, others' secret picks and the luck anew. */
import { botLevels } from '../../../../shared/bots.ts';
import type { SalientAction } from '../../../../shared/games/salient.ts';
import type { BotHooks, SeatKnowledge } from '../../../engine/table-game.ts';
import { boardFor } from '../board/board.ts';
import { salientMind } from '../bot/mind.ts';
import { knowledgeOf, type Knowledge } from '../knowledge.ts';
import { worldFrom } from '../sample.ts';
import type { Setup, State } from '../state.ts';

type SeatView = SeatKnowledge & Knowledge;

/** Nothing of a match stays the same for many questions, and bots think with nothing besides it. */
const nothing = {};

export const salientBots: BotHooks<Setup, State, SalientAction, unknown, SeatView> = {
  levels: botLevels,
  supplies: () => nothing,
  knowledge: (state, seat) => ({ stage: nothing, ...knowledgeOf(state, seat) }),
  world: worldFrom,
  mind: salientMind,
  teams: ({ form, players }) => boardFor(form, players.length).seats.map(({ team }) => team),
};
