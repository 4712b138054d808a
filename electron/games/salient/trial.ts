/** Salient on trial: what the simulator, the laws and the benchmarks must know about it that players need not. */
import type { Viewer } from '../../../shared/game.ts';
import type { SalientAction, SalientEvent, SalientForm, SalientView } from '../../../shared/games/salient.ts';
import { randomInt, type Rng } from '../../engine/rng.ts';
import type { MatchForm, Trial } from '../../engine/trial.ts';
import { judge } from './bot/value.ts';
import { salient } from './index.ts';
import { knowledgeOf } from './knowledge.ts';
import { worldFrom } from './sample.ts';
import type { Setup, State } from './state.ts';
import { roundOf } from './turn/turns.ts';

export type SalientTrial = Trial<Setup, State, SalientAction, SalientEvent, SalientView>;

export const playerNames = ['Ada', 'Bo', 'Cy', 'Dee'];

/** A form by the number of players; four play a Melee unless they play in teams. */
const formFor = ({ players, teams }: MatchForm): SalientForm =>
  players === 2 ? 'duel' : teams ? 'pact' : 'melee';

/** Toggles are drawn, so that every mix of them is played. */
function randomSetup(match: MatchForm, rng: Rng): Setup {
  const toggle = (): boolean => randomInt(rng, 4) === 0;
  const form = formFor(match);
  return {
    form,
    players: playerNames.slice(0, match.players).map((name) => ({ name })),
    toggles: {
      strictSupply: toggle(),
      slowClock: toggle() && form === 'melee' && match.players === 4,
      evenStart: toggle() && form === 'melee' && match.players === 3,
      steadyDice: toggle(),
    },
  };
}

/** The order of the deck, the luck to come and others' picks are hidden (C-1302). */
const scramble = (state: Readonly<State>, viewer: Viewer, rng: Rng): State =>
  worldFrom(knowledgeOf(state, viewer), rng);

/** Picks are told without their tile, and the deck is never told. */
const secretsTold = (): string[] => [];

/** Numbers of a finished match, for reports. */
function figures(state: Readonly<State>): Record<string, number> {
  const { reason } = state.outcome ?? {};
  const share = (wanted: string): number => (reason === wanted ? 1 : 0);
  return {
    turns: state.turn,
    breakthrough: share('breakthrough'),
    sunfire: share('sunfire'),
    armistice: share('armistice'),
  };
}

export const salientTrial: SalientTrial = {
  module: salient,
  longest: 30_000,
  setup: randomSetup,
  scramble,
  secretsTold,
  rounds: roundOf,
  evaluate: judge,
  firstSeat: ({ order }) => order[0] ?? 0,
  figures,
};
