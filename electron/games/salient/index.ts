/** Salient as a game module: wiring only; the rules are in the files beside this one. */
import type {
  SalientAction,
  SalientEvent,
  SalientIntent,
  SalientView,
} from '../../../shared/games/salient.ts';
import type { TableGame } from '../../engine/table-game.ts';
import { cloneState } from './clone.ts';
import { explainIntent } from './explain/explain.ts';
import { applyAction, applySurrender, decisionOf, undoableOf } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { printState } from './print.ts';
import { startMatch } from './setup.ts';
import type { Setup, State } from './state.ts';
import { salientTable } from './table/hooks.ts';
import { planned } from './table/plan.ts';
import { roundOf } from './turn/turns.ts';
import { redactEvent, viewOf } from './view.ts';

export type SalientModule = TableGame<
  Setup,
  State,
  SalientAction,
  SalientEvent,
  SalientView,
  SalientIntent,
  unknown
>;

export const salient: SalientModule = {
  id: 'salient',
  rulesVersion: 1,
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
  roundOf,
  plan: (_resources, plan) => planned(plan),
  table: salientTable,
};

export type { Setup as SalientSetup, State as SalientState } from './state.ts';
