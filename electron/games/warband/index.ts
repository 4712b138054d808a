/** Warband as a game module: wiring only; the rules are in the files beside this one. */
import type {
  WarbandAction,
  WarbandEvent,
  WarbandIntent,
  WarbandView,
} from '../../../shared/games/warband.ts';
import type { TableGame } from '../../engine/table-game.ts';
import { cloneState } from './clone.ts';
import { explainIntent } from './explain.ts';
import { applyAction, applySurrender, decisionOf, undoableOf } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { printState } from './print.ts';
import { refusal } from './refusals.ts';
import { startMatch } from './setup.ts';
import type { Setup, State } from './state.ts';
import { warbandTable, type WarbandHooks } from './table/hooks.ts';
import { planned } from './table/plan.ts';
import type { WarbandResources } from './table/resources.ts';
import { redactEvent, viewOf } from './view.ts';

export type WarbandModule = TableGame<
  Setup,
  State,
  WarbandAction,
  WarbandEvent,
  WarbandView,
  WarbandIntent,
  WarbandResources
>;

export const warband: Omit<WarbandModule, 'table'> & { readonly table: WarbandHooks } = {
  id: 'warband',
  rulesVersion: 5,
  start: startMatch,
  clone: cloneState,
  decision: decisionOf,
  apply: applyAction,
  surrender: applySurrender,
  surrenderRefusal: (state) => (state.resolving ? refusal('resolving') : undefined),
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
  plan: planned,
  table: warbandTable,
};

export type { Setup as WarbandSetup, State as WarbandState } from './state.ts';
export { choicesOf } from './describe.ts';
export type { WarbandResources } from './table/resources.ts';

export { catalogueFrom } from './campaign/catalogue.ts';
export { storyChecks } from './campaign/checks.ts';
export { cardOfVeteran } from './campaign/order.ts';
export { faceOf, printOf } from './cards/face.ts';
export { indexCard } from './cards/index-card.ts';
export type { Card } from './cards/language.ts';
export { lookOf } from './cards/motif.ts';
export { readCard } from './cards/validate.ts';
export { checkPack } from './cards/pack-check.ts';
export { lintPack } from './cards/pack-lint.ts';
export {
  packCards,
  packFiles,
  readPackFiles,
  withLines,
  type Pack,
  type PackFile,
  type PackManifest,
  type PackProblem,
  type PackTexts,
} from './cards/pack.ts';
export { plainCardText } from './cards/text/card-text.ts';
export { traitName } from './cards/text/english/words.ts';
export type { Tile } from './geometry/tiles.ts';
export { knowledgeOf as warbandKnowledge } from './knowledge.ts';
export type { BoxedCard, Knowledge as WarbandKnowledge } from './knowledge.ts';
export { worldFrom as warbandWorld } from './sample.ts';
export type { LegalWarband } from './legality.ts';
export { noLessons, readLessons, type Lessons } from './lessons/read.ts';
export { chancesByTurn, openingHand } from './muster/opening.ts';
export { insightOf } from './muster/insight.ts';
export { mend, problemsOf, type MendableProblem } from './muster/mend.ts';
export { legalWarband, partOf, type Shelf } from './muster/shelf.ts';

export { playOf } from './play.ts';
export { planMatch } from './match-setup.ts';
export { mindWeighing, warbandMind } from './bot/mind.ts';
export { weightsOf, type Weights } from './bot/weights.ts';
