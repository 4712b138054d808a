/** Deepwarren on trial: what the simulator, the laws and the benchmarks must know about it that players need not. */
import type { Viewer } from '../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import { randomInt, type Rng } from '../../engine/rng.ts';
import type { MatchForm, Trial } from '../../engine/trial.ts';
import { valueFor } from './bot/value.ts';
import { deepwarren } from './index.ts';
import { knowledgeOf } from './knowledge.ts';
import { worldFrom } from './sample.ts';
import type { Setup, State } from './state.ts';

export type DeepwarrenTrial = Trial<Setup, State, DeepwarrenAction, DeepwarrenEvent, DeepwarrenView>;

export const playerNames = ['Ada', 'Bo', 'Cy', 'Dee'];

/** Toggles are drawn, so that every mix of them is played. */
function randomSetup({ players }: MatchForm, rng: Rng): Setup {
  const toggle = (): boolean => randomInt(rng, 4) === 0;
  return {
    players: playerNames.slice(0, players).map((name) => ({ name })),
    toggles: { shortCrawl: toggle(), longCrawl: toggle(), shelteredStart: toggle() || players === 2 },
  };
}

/** The order of every stack and the luck to come are hidden from everybody alike (T-115). */
const scramble = (state: Readonly<State>, _viewer: Viewer, rng: Rng): State =>
  worldFrom(knowledgeOf(state), rng);

/** What is drawn is shown to all; nothing else of a stack is ever told. */
const secretsTold = (): string[] => [];

export const deepwarrenTrial: DeepwarrenTrial = {
  module: deepwarren,
  longest: 3_000,
  setup: randomSetup,
  scramble,
  secretsTold,
  rounds: ({ turn, players }) => Math.ceil(turn / players.length),
  firstSeat: ({ start }) => start,
  figures: ({ turn, stack, events, players, tokens }) => ({
    turns: turn,
    'tiles left': stack.length,
    'event cards left': events.length,
    crowns: players.reduce((sum, player) => sum + player.crowns, 0),
    'tokens in play': tokens.length,
  }),
  evaluate: valueFor,
};
