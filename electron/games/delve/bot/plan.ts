/** Where a hero wants to go: to the Hoard, home, or to whatever Loot lets him leave. */
import type { Judgement, Temperament } from '../../../../shared/bots.ts';
import { hoard } from '../board/spaces.ts';
import { spotAt } from '../odds/ground.ts';
import { isTreasure } from '../content/cards.ts';
import { lifeLeft } from '../harm.ts';
import { deckId, heroAt, isAlone } from '../play.ts';
import { none, type HeroState, type State } from '../state.ts';
import { routesFor, turnsFrom, type Routes } from './route.ts';
import type { Route } from '../odds/route.ts';

export type Plan = 'hoard' | 'home' | 'loot';

/** The last space of the day on which no die is rolled. */
const lastSafeSpace = 21;

/** What a hero dares. */
export interface Courage {
  /** Rounds by which the way to the Hoard and home may be longer than the day; absent: he never goes there. */
  margin?: number;
  /** With Loot in hand and no more life than this he turns back. */
  hurtLife: number;
}

const courages: Partial<Record<Temperament, Courage>> = {
  bold: { margin: 8, hurtLife: 3 },
  wary: { hurtLife: 0 },
};
const balanced: Courage = { margin: 5, hurtLife: 4 };
/** Whoever thinks a journey through to its end dares later rounds, and earns more for it. */
const practised: Courage = { margin: 8, hurtLife: 3 };

export const courageOf = (temperament: Temperament, judgement: Judgement): Courage =>
  courages[temperament] ?? (judgement === 'practised' ? practised : balanced);

export const roundsLeft = ({ sun }: Readonly<State>): number => lastSafeSpace - sun + 1;

const holdsTreasure = ({ loot }: Readonly<HeroState>): boolean => loot.some((card) => isTreasure[card]);

/** Only Treasure lets him leave, or only it wins (D-947, D-967). */
const needsTreasure = (state: Readonly<State>): boolean => isAlone(state) || state.setup.options.hoardOnly;

export const hasEnough = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  needsTreasure(state) ? holdsTreasure(hero) : hero.loot.length > 0;

export interface Ways {
  plan: Plan;
  routes: Routes;
  /** Where the plan leads. */
  route: Route;
  /** Expected turns there, and home. */
  here: number;
  home: number;
}

export function planOf(state: Readonly<State>, seat: number, courage = balanced): Ways {
  const hero = heroAt(state, seat);
  const routes = routesFor(state, seat);
  const home = turnsFrom(state, seat, routes, routes.home);
  const homeward = { routes, route: routes.home, here: home, home };
  if (holdsTreasure(hero)) return { plan: 'home', ...homeward };
  const isHurt = lifeLeft(hero) <= courage.hurtLife && hero.loot.length > 0;
  const there = isHurt ? undefined : turnsInTime(state, seat, routes, courage);
  if (there !== undefined) return { plan: 'hoard', routes, route: routes.hoard, here: there, home };
  return { plan: hero.loot.length > 0 ? 'home' : 'loot', ...homeward };
}

/** Turns to the Hoard, if the day is long enough for the way there and home. */
function turnsInTime(
  state: Readonly<State>,
  seat: number,
  routes: Routes,
  { margin }: Courage,
): number | undefined {
  if (margin === undefined) return undefined;
  const there = turnsFrom(state, seat, routes, routes.hoard);
  const back = routes.home.turns[spotAt(hoard, none)];
  return there + back + 1 <= roundsLeft(state) + margin ? there : undefined;
}

/** Chance that the next Dragon card is Wrath (C-10). */
export const wrathChance = (state: Readonly<State>): number =>
  1 / Math.max(1, state.decks[deckId('dragon')].length);
