/** Salient at the table: what the services must know of it beyond its rules. Only the picks of Sites are secret (C-1302). */
import type { SalientAction, SalientEvent, SalientView } from '../../../../shared/games/salient.ts';
import type { TableHooks } from '../../../engine/table-game.ts';
import { boardFor } from '../board/board.ts';
import { askedSeat } from '../flow.ts';
import type { Setup, State } from '../state.ts';
import { viewOf } from '../view.ts';
import { planBattle, talliesOf } from './battle.ts';
import { salientBots } from './bots.ts';
import { rollsTold } from './rolls.ts';
import { ask, askBefore } from './questions.ts';
import { readSetup, setupSchema, viewSchema } from './setup-file.ts';

type Hooks = TableHooks<Setup, State, SalientAction, SalientEvent, SalientView, unknown>;

export const salientTable: Partial<Hooks> = {
  rules: { takingBack: 'C-1306', givingUp: 'CR-51' },
  hasSecrets: true,
  // The module counts from 0 after anything drawn, rolled or shown, and never reaches 0 otherwise.
  hasRevealed: ({ undoable }) => undoable === 0,
  viewTogether: (state, seats) => {
    const asked = askedSeat(state);
    return viewOf(state, seats.includes(asked) ? asked : (seats[0] ?? 'spectator'));
  },
  namesHidden: (_state, { prompt }) => prompt.code === 'pick',
  isTurnOf: (state, seat) => askedSeat(state) === seat,
  ruleOf: ({ rule }) => rule,
  turnShown: ({ turn, round, seat }) => ({ turn, round, seat }),
  track: ({ players }) => players.map(({ behind }) => behind),
  rollsIn: rollsTold,
  trackAfter: (track, event) =>
    event.kind === 'crossed' ? track.with(event.seat, track[event.seat] + event.dice) : track,
  keyframeOf: ({ setup: _setup, ...changing }) => changing,
  stateFrom: (keyframe, { setup }) => ({ ...(keyframe as Omit<State, 'setup'>), setup }),
  setupSchema,
  readSetup,
  seatingIn: ({ form, players }) => ({
    form,
    seats: boardFor(form, players.length).seats.map(({ team }) => ({ team, emblem: '' })),
  }),
  outcomeShown: ({ outcome }) => outcome,
  rename: (setup, names) => ({ ...setup, players: names.map((name) => ({ name })) }),
  viewSchema,
  ask,
  askBefore,
  bots: salientBots,
  battles: { plan: (_resources, order) => planBattle(order), facts: () => [], tallies: talliesOf },
};
