/** How bots play Deepwarren at the table: everybody knows the same, and each look deals the stacks and the luck anew. */
import { botLevels } from '../../../../shared/bots.ts';
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import type { BotHooks, SeatKnowledge } from '../../../engine/table-game.ts';
import { deepwarrenMind } from '../bot/mind.ts';
import { knowledgeOf, type Knowledge } from '../knowledge.ts';
import { worldFrom } from '../sample.ts';
import type { Setup, State } from '../state.ts';

type PublicKnowledge = SeatKnowledge & Knowledge;

/** Nothing of a match stays the same for many questions, and bots think with nothing besides it. */
const nothing = {};

export const deepwarrenBots: BotHooks<Setup, State, DeepwarrenAction, unknown, PublicKnowledge> = {
  levels: botLevels,
  supplies: () => nothing,
  knowledge: (state) => ({ stage: nothing, ...knowledgeOf(state) }),
  world: worldFrom,
  mind: deepwarrenMind,
  teams: ({ players }) => players.map((_, seat) => seat),
};
