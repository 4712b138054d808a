/** Delve as a game module: wiring only; the rules are in the files beside this one. */
import type { DelveAction, DelveEvent, DelveIntent, DelveView } from '../../../shared/games/delve.ts';
import type { TableGame } from '../../engine/table-game.ts';
import { cloneState } from './clone.ts';
import { explainIntent } from './explain/explain.ts';
import { applyAction, applySurrender, decisionOf, undoableOf } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { printState } from './print.ts';
import { redactEvent } from './redact.ts';
import { startMatch } from './setup.ts';
import type { Setup, State } from './state.ts';
import { delveTable } from './table/hooks.ts';
import { planned } from './table/plan.ts';
import { viewOf } from './view.ts';

export type DelveModule = TableGame<Setup, State, DelveAction, DelveEvent, DelveView, DelveIntent, unknown>;

export const delve: DelveModule = {
  id: 'delve',
  rulesVersion: 3,
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
  seats: { least: 1, most: 4 },
  roundOf: (state) => state.round,
  plan: (_resources, plan) => planned(plan),
  table: delveTable,
};

export type { Setup as DelveSetup, State as DelveState } from './state.ts';
