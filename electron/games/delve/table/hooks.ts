/** Delve at the table: what the services must know of it beyond its rules. */
import type { Decision } from '../../../../shared/game.ts';
import type { DelveAction, DelveEvent, DelveView } from '../../../../shared/games/delve.ts';
import type { TableHooks } from '../../../engine/table-game.ts';
import { isLoot } from '../content/cards.ts';
import { hasOption } from '../play.ts';
import { stages, type Setup, type State } from '../state.ts';
import { viewOf } from '../view.ts';
import { factsOf, planBattle, talliesOf } from './battle.ts';
import { delveBots } from './bots.ts';
import { formOf } from './plan.ts';
import { fitted } from './older-state.ts';
import { ask, askBefore } from './questions.ts';
import { rollsTold } from './rolls.ts';
import { readSetup, setupSchema, viewSchema } from './setup-file.ts';

type Hooks = TableHooks<Setup, State, DelveAction, DelveEvent, DelveView, unknown>;

/** A hand of attack cards, or Loot that lies face down (D-961). */
function namesHidden(state: Readonly<State>, { prompt, options }: Decision<DelveAction>): boolean {
  if (prompt.code === 'reveal' || prompt.code === 'counter') return true;
  if (!hasOption(state, 'hiddenLoot')) return false;
  return options.some((action) => 'card' in action && isLoot[action.card]);
}

export const delveTable: Partial<Hooks> = {
  rules: { takingBack: 'R-803', givingUp: 'R-623' },
  hasSecrets: true,
  // The module counts from 0 after anything drawn, rolled or shown, and never reaches 0 otherwise.
  hasRevealed: ({ undoable }) => undoable === 0,
  viewTogether: viewOf,
  namesHidden,
  isTurnOf: ({ stage, seat: now }, seat) => stage === stages.towers || now === seat,
  ruleOf: ({ rule }) => rule,
  turnShown: ({ turn, round, seat }) => ({ turn, round, seat }),
  // Gold in hand while it is played, gold carried out when it is over.
  track: ({ heroes, outcome }) => outcome?.scores ?? heroes.map(({ gold }) => gold ?? 0),
  rollsIn: rollsTold,
  keyframeOf: ({ setup: _setup, ...changing }) => changing,
  stateFrom: (keyframe, { setup }) => fitted({ ...(keyframe as Omit<State, 'setup'>), setup }),
  setupSchema,
  readSetup,
  seatingIn: (_setup, players) => ({
    form: formOf(players),
    seats: Array.from({ length: players }, (_, team) => ({ team, emblem: '' })),
  }),
  outcomeShown: ({ outcome }) => outcome,
  rename: (setup, names) => ({
    ...setup,
    players: setup.players.map((player, seat) => ({ ...player, name: names[seat] })),
  }),
  viewSchema,
  ask,
  askBefore,
  bots: delveBots,
  battles: { plan: (_resources, order) => planBattle(order), facts: factsOf, tallies: talliesOf },
};
