/** Delve on trial: what the simulator, the laws and the benchmarks must know about it that players need not. */
import type { Seat } from '../../../shared/game.ts';
import {
  delveOptions,
  type DelveAction,
  type DelveEvent,
  type DelveOptions,
  type DelveView,
} from '../../../shared/games/delve.ts';
import { randomInt, type Rng } from '../../engine/rng.ts';
import type { MatchForm, Trial } from '../../engine/trial.ts';
import { cardTable, isTreasure } from './content/cards.ts';
import { lifeLeft } from './harm.ts';
import { delve } from './index.ts';
import { statuses, type Setup, type State } from './state.ts';
import { secretsTold } from './secrets.ts';
import { dealWorld } from './world.ts';

export type DelveTrial = Trial<Setup, State, DelveAction, DelveEvent, DelveView>;

export const playerNames = ['Ada', 'Bo', 'Cy', 'Dee'];

/** Options are drawn, so that every mix of them is played. */
function randomSetup({ players }: MatchForm, rng: Rng): Setup {
  const options = Object.fromEntries(
    delveOptions.map((option) => [option, randomInt(rng, 3) === 0]),
  ) as DelveOptions;
  return {
    players: playerNames.slice(0, players).map((name) => ({ name })),
    options,
    runes: (1 + randomInt(rng, 3)) as 1 | 2 | 3,
    automaticMonsters: randomInt(rng, 4) === 0,
  };
}

/** Gold in hand counts while there is life to bring it out. */
function evaluate(state: Readonly<State>, seat: Seat): number {
  const hero = state.heroes[seat];
  if (hero.status === statuses.dead) return 0;
  const gold = hero.loot.reduce((sum, card) => sum + cardTable[card].gold, 0);
  return hero.status === statuses.out ? 1_000 + gold : gold + lifeLeft(hero);
}

/** Of a finished match: how many heroes in a hundred came home, how many with Treasure, and the gold a hero (C-20). */
function figures({ heroes, outcome }: Readonly<State>): Record<string, number> {
  const share = (good: (seat: Seat) => boolean): number =>
    (100 * heroes.filter((_, seat) => good(seat)).length) / heroes.length;
  const isHome = (seat: Seat): boolean => heroes[seat].status === statuses.out;
  return {
    'home %': share(isHome),
    'treasure %': share((seat) => isHome(seat) && heroes[seat].loot.some((card) => isTreasure[card])),
    gold: (outcome?.scores ?? []).reduce((sum, score) => sum + score, 0) / heroes.length,
  };
}

export const delveTrial: DelveTrial = {
  module: delve,
  longest: 6_000,
  setup: randomSetup,
  scramble: dealWorld,
  secretsTold,
  rounds: ({ round }) => round,
  evaluate,
  figures,
};
