/** How bots play Warband at the table: what a seat knows, worlds in keeping with it, and how it thinks. */
import { botLevels } from '../../../../shared/bots.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import type { BotHooks } from '../../../engine/table-game.ts';
import { warbandMind } from '../bot/mind.ts';
import { knowledgeOf, type BoxedCard, type Knowledge } from '../knowledge.ts';
import { worldFrom } from '../sample.ts';
import type { Setup, State } from '../state.ts';
import { boxesFor } from './boxes.ts';
import type { WarbandResources } from './resources.ts';

/** The cards bots think with. */
interface Supplies {
  boxes: readonly BoxedCard[];
}

export const warbandBots: BotHooks<Setup, State, WarbandAction, WarbandResources, Knowledge, Supplies> = {
  levels: botLevels,
  supplies: (resources, setup) => ({ boxes: boxesFor(resources, setup) }),
  knowledge: (state, seat, { boxes }) => knowledgeOf(state, seat, boxes),
  world: worldFrom,
  mind: warbandMind,
  teams: ({ seats }) => seats.map(({ team }) => team),
};
