/** Where a hero wants to go: to the Hoard, home, or to whatever Loot lets him leave. */
import { hoard } from '../board/spaces.ts';
import { isTreasure } from '../content/cards.ts';
import { lifeLeft } from '../harm.ts';
import { deckId, heroAt, isAlone } from '../play.ts';
import { none, type HeroState, type State } from '../state.ts';
import { turnsHome, turnsToHoard } from './route.ts';

export type Plan = 'hoard' | 'home' | 'loot';

/** Rounds until the die is first rolled, and the margin a careful hero keeps. */
const lastSafeSpace = 21;
const margin = 3;
const hurtLife = 5;

export const roundsLeft = ({ sun }: Readonly<State>): number => lastSafeSpace - sun + 1;

const holdsTreasure = ({ loot }: Readonly<HeroState>): boolean => loot.some((card) => isTreasure[card]);

/** Only Treasure lets him leave, or only it wins (D-947, D-967). */
const needsTreasure = (state: Readonly<State>): boolean => isAlone(state) || state.setup.options.hoardOnly;

export const hasEnough = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  needsTreasure(state) ? holdsTreasure(hero) : hero.loot.length > 0;

export interface Ways {
  plan: Plan;
  /** Expected turns to where the plan leads, by space. */
  turns: number[];
}

export function planOf(state: Readonly<State>, seat: number): Ways {
  const hero = heroAt(state, seat);
  const home = turnsHome(state);
  const from = hero.space === none ? hero.marker : hero.space;
  if (holdsTreasure(hero)) return { plan: 'home', turns: home };
  const toHoard = turnsToHoard(state);
  const there = toHoard[from] ?? 0;
  const back = home[hoard];
  const left = roundsLeft(state) + 2;
  const isHurt = lifeLeft(hero) <= hurtLife;
  const mayReach = there + back + 1 <= left + margin;
  if (mayReach && !(isHurt && hero.loot.length > 0)) return { plan: 'hoard', turns: toHoard };
  if (hero.loot.length > 0) return { plan: 'home', turns: home };
  return { plan: 'loot', turns: home };
}

/** Chance that the next Dragon card is Wrath (C-10). */
export const wrathChance = (state: Readonly<State>): number =>
  1 / Math.max(1, state.decks[deckId('dragon')].length);
