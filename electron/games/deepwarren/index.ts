/** Deepwarren as a game module: wiring only; the rules are in the files beside this one. */
import type {
  DeepwarrenAction,
  DeepwarrenEvent,
  DeepwarrenIntent,
  DeepwarrenView,
} from '../../../shared/games/deepwarren.ts';
import type { TableGame } from '../../engine/table-game.ts';
import { cloneState } from './clone.ts';
import { explainIntent } from './explain/explain.ts';
import { applyAction, applySurrender, decisionOf, undoableOf } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { printState } from './print.ts';
import { startMatch } from './setup.ts';
import type { Setup, State } from './state.ts';
import { deepwarrenTable } from './table/hooks.ts';
import { planned } from './table/plan.ts';
import { redactEvent, viewOf } from './view.ts';

export type DeepwarrenModule = TableGame<
  Setup,
  State,
  DeepwarrenAction,
  DeepwarrenEvent,
  DeepwarrenView,
  DeepwarrenIntent,
  unknown
>;

export const deepwarren: DeepwarrenModule = {
  id: 'deepwarren',
  rulesVersion: 2,
  start: startMatch,
  clone: cloneState,
  decision: decisionOf,
  apply: applyAction,
  surrender: applySurrender,
  outcome: (state) => state.outcome,
  view: viewOf,
  redact: redactEvent,
  undoable: undoableOf,
  turnOf: (state) => state.turn,
  explain: explainIntent,
  print: printState,
  invariants: brokenInvariants,
  seats: { least: 2, most: 4 },
  roundOf: ({ turn, players }) => Math.ceil(turn / players.length),
  plan: (_resources, plan) => planned(plan),
  table: deepwarrenTable,
};

export type { Setup as DeepwarrenSetup, State as DeepwarrenState } from './state.ts';
export { deepwarrenMind } from './bot/mind.ts';
export { knowledgeOf as deepwarrenKnowledge } from './knowledge.ts';
export { worldFrom as deepwarrenWorld } from './sample.ts';
export { contentOf } from './queries/content.ts';
export { deadCells, landingsInHand, tilesLeftByKind } from './queries/dungeon.ts';
export { attackPreview, fallPreview, reachOf, threats, threatsTo, worstCase } from './queries/tokens.ts';
