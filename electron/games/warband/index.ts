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
  rulesVersion: 1,
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
