/** Warband as a game module: wiring only; the rules are in the files beside this one. */
import type {
  WarbandAction,
  WarbandEvent,
  WarbandIntent,
  WarbandView,
} from '../../../shared/games/warband.ts';
import type { GameModule } from '../../engine/game-module.ts';
import { cloneState } from './clone.ts';
import { explainIntent } from './explain.ts';
import { applyAction, applySurrender, decisionOf, undoableOf } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { printState } from './print.ts';
import { refusal } from './refusals.ts';
import { startMatch } from './setup.ts';
import type { Setup, State } from './state.ts';
import { redactEvent, viewOf } from './view.ts';

export type WarbandModule = GameModule<Setup, State, WarbandAction, WarbandEvent, WarbandView, WarbandIntent>;

export const warband: WarbandModule = {
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
};

export type { Setup as WarbandSetup, State as WarbandState } from './state.ts';
export { choicesOf } from './describe.ts';

export { faceOf, printOf } from './cards/face.ts';
export { indexCard } from './cards/index-card.ts';
export type { Card } from './cards/language.ts';
export { lookOf } from './cards/motif.ts';
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
export { chancesByTurn, openingHand } from './muster/opening.ts';
export { insightOf } from './muster/insight.ts';
export { mend, problemsOf, type MendableProblem } from './muster/mend.ts';
export { legalWarband, partOf, type Shelf } from './muster/shelf.ts';

export { distancesBetween, endsFor, moverOf, outlookOf, sightingOf, spotOf, threatOf } from './queries.ts';
export { findCreature, playOf } from './play.ts';
export { checkBattlefield } from './geometry/check-battlefield.ts';
export { assemble, type PlacedTile } from './geometry/assemble.ts';
export { joinSegments, landingsFor } from './geometry/free-building.ts';
export { layFirstGame, layPreset } from './geometry/presets.ts';
export type { Problem } from './geometry/tiles.ts';
export { planFirstGame, planMatch, type Contender } from './match-setup.ts';
export { mindWeighing, warbandMind } from './bot/mind.ts';
export { weightsOf, type Weights } from './bot/weights.ts';
export { readCard } from './cards/validate.ts';
export { warbandViewSchema } from './view-schema.ts';
