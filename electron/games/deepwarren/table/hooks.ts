/** Deepwarren at the table: what the services must know of it beyond its rules. Nothing of it is ever hidden (T-115). */
import type {
  DeepwarrenAction,
  DeepwarrenEvent,
  DeepwarrenView,
} from '../../../../shared/games/deepwarren.ts';
import type { TableHooks } from '../../../engine/table-game.ts';
import { dieSides } from '../content/tokens.ts';
import type { Setup, State } from '../state.ts';
import { viewOf } from '../view.ts';
import { planBattle } from './battle.ts';
import { deepwarrenBots } from './bots.ts';
import { onlyForm } from './plan.ts';
import { ask, askBefore } from './questions.ts';
import { readSetup, setupSchema, viewSchema } from './setup-file.ts';

type Hooks = TableHooks<Setup, State, DeepwarrenAction, DeepwarrenEvent, DeepwarrenView, unknown>;

export const deepwarrenTable: Partial<Hooks> = {
  rules: { takingBack: 'T-1104', givingUp: 'TR-52' },
  hasSecrets: false,
  // The module counts from 0 after anything drawn or rolled, and never reaches 0 otherwise.
  hasRevealed: ({ undoable }) => undoable === 0,
  viewTogether: (state) => viewOf(state, 'open'),
  namesHidden: () => false,
  isTurnOf: ({ seat: now }, seat) => now === seat,
  ruleOf: ({ rule }) => rule,
  turnShown: ({ turn, round, seat }) => ({ turn, round, seat }),
  track: ({ players }) => players.map(({ crowns }) => crowns),
  trackAfter: (track, event) => (event.kind === 'crownsGained' ? track.with(event.seat, event.total) : track),
  rollsIn: (event) =>
    event.kind === 'rolled' ? [{ seat: event.seat, sides: dieSides, dice: [event.roll], wish: 'high' }] : [],
  keyframeOf: ({ setup: _setup, ...changing }) => changing,
  stateFrom: (keyframe, { setup }) => ({ ...(keyframe as Omit<State, 'setup'>), setup }),
  setupSchema,
  readSetup,
  seatingIn: (setup) => ({
    form: onlyForm,
    seats: setup.players.map((_, team) => ({ team, emblem: '' })),
  }),
  outcomeShown: ({ outcome }) => outcome,
  rename: (setup, names) => ({ ...setup, players: names.map((name) => ({ name })) }),
  viewSchema,
  ask,
  askBefore,
  bots: deepwarrenBots,
  battles: { plan: (_resources, order) => planBattle(order), facts: () => [] },
};
