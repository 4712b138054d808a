/** Deepwarren on trial: what the simulator, the laws and the benchmarks must know about it that players need not. */
import type { Viewer } from '../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import type { MatchForm, Trial } from '../../engine/trial.ts';
import { valueFor } from './bot/value.ts';
import { deepwarren } from './index.ts';
import type { Setup, State } from './state.ts';

export type DeepwarrenTrial = Trial<Setup, State, DeepwarrenAction, DeepwarrenEvent, DeepwarrenView>;

const playerNames = ['Ada', 'Bo', 'Cy', 'Dee'];

/** Toggles are drawn, so that every mix of them is played. */
function randomSetup({ players }: MatchForm, rng: Rng): Setup {
  const toggle = (): boolean => randomInt(rng, 4) === 0;
  return {
    players: playerNames.slice(0, players).map((name) => ({ name })),
    toggles: { shortCrawl: toggle(), longCrawl: toggle(), shelteredStart: toggle() || players === 2 },
  };
}

/** Deals the hidden part of a stack anew: everything above what is known to lie at the bottom. */
function shuffleAbove(rng: Rng, stack: number[], known: number): void {
  stack.push(...shuffle(rng, stack.splice(known)));
}

/** The order of every stack and the luck to come are hidden from everybody alike (T-115). */
function scramble(state: Readonly<State>, _viewer: Viewer, rng: Rng): State {
  const other = deepwarren.clone(state);
  other.rng = seedRng(randomInt(rng, 2 ** 32));
  shuffleAbove(rng, other.stack, other.buried);
  const unseen = shuffle(rng, [...other.events, ...other.eventsAside]);
  other.eventsAside = unseen.splice(0, other.eventsAside.length);
  other.events = unseen;
  shuffle(rng, other.spells);
  shuffle(rng, other.relics);
  return other;
}

/** What is drawn is shown to all; nothing else of a stack is ever told. */
const secretsTold = (): string[] => [];

export const deepwarrenTrial: DeepwarrenTrial = {
  module: deepwarren,
  longest: 3_000,
  setup: randomSetup,
  scramble,
  secretsTold,
  rounds: ({ turn, players }) => Math.ceil(turn / players.length),
  evaluate: valueFor,
};
