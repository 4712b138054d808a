/** Which ways a hero may take out of his chamber: its own rule first, then walls, heroes and what was entered already. */
import type { Seat } from '../../../../shared/game.ts';
import { isTreasure } from '../content/cards.ts';
import { chamberTable, headingOfLaid, quarterOf, relativeSides } from '../content/chambers.ts';
import { chamberAt, hasOption, heroAt, isHeldByOther, kindAt } from '../play.ts';
import { none, stands, type HeroState, type State } from '../state.ts';
import { isPassable, passableFrom } from './borders.ts';
import { borderOn, hoard, isTower, opposite, type Border } from './spaces.ts';

/** Sides of a Chasm that go together with one of them (D-427, R-206). */
export function chasmSides(state: Readonly<State>, space: number, side: number): number[] {
  const { split = [] } = chamberTable[chamberAt(state, space)];
  const heading = headingOfLaid(state.board[space]);
  const near = split.map((each) => (quarterOf[each] + heading) % 4);
  const far = [0, 1, 2, 3].filter((each) => !near.includes(each));
  return near.includes(side) ? near : far;
}

/** D-422: the passage for each result of the die. */
export function darkWays(state: Readonly<State>, space: number): number[] {
  const { ways = [] } = chamberTable[chamberAt(state, space)];
  const heading = headingOfLaid(state.board[space]);
  return ways.map((each) => (quarterOf[each] + heading) % 4);
}

/** Sides that are passages of the tile itself: one of them may be named as the way in. */
export const passagesOf = (state: Readonly<State>, space: number): number[] =>
  relativeSides.flatMap((each, at) =>
    chamberTable[chamberAt(state, space)].sides.charAt(at) === '#'
      ? []
      : [(quarterOf[each] + headingOfLaid(state.board[space])) % 4],
  );

const onSide = (borders: readonly Border[], side: number): Border[] =>
  borders.filter((border) => border.side === side);

const allBut = (borders: readonly Border[], side: number): Border[] =>
  borders.filter((border) => border.side !== side);

/** every way but the one he came by; with no other, that one. */
function acrossWays(borders: readonly Border[], entry: number): Border[] {
  const others = allBut(borders, entry);
  return others.length > 0 ? others : [...borders];
}

/** Passable ways the chamber lets him take now, heroes aside. */
export function waysOut(state: Readonly<State>, hero: Readonly<HeroState>): Border[] {
  const borders = passableFrom(state, hero.space);
  const isOver = hero.stand === stands.across || hero.stand === stands.caught;
  switch (kindAt(state, hero.space)) {
    case 'chasm': {
      const sides = chasmSides(state, hero.space, hero.entry);
      return borders.filter(({ side }) => sides.includes(side));
    }
    case 'rockfall':
    case 'web':
      return isOver ? acrossWays(borders, hero.entry) : onSide(borders, hero.entry);
    case 'bridge':
      return onSide(borders, isOver ? opposite(hero.entry) : hero.entry);
    default:
      return borders;
  }
}

/** D-419, R-115: a Corridor once a turn, everything else twice. */
function wasEnteredEnough(state: Readonly<State>, hero: Readonly<HeroState>, space: number): boolean {
  if (hero.entered.length === 0) return false;
  let count = 0;
  for (const entered of hero.entered) if (entered === space) count++;
  return count >= (kindAt(state, space) === 'corridor' ? 1 : 2);
}

export function isBarredTo(state: Readonly<State>, seat: Seat, to: number): boolean {
  if (wasEnteredEnough(state, heroAt(state, seat), to)) return true;
  return isHeldByOther(state, to, seat) && !hasOption(state, 'duels');
}

/** Every legal step of a hero from where he stands. */
export const movesOf = (state: Readonly<State>, seat: Seat): Border[] =>
  waysOut(state, heroAt(state, seat)).filter(({ to }) => !isBarredTo(state, seat, to));

/** there is a way beyond a Web or Rockfall. */
export const hasFarWay = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  allBut(passableFrom(state, hero.space), hero.entry).length > 0;

export function isEntryPassable(state: Readonly<State>, { space, entry }: Readonly<HeroState>): boolean {
  const border = entry === none ? undefined : borderOn(space, entry);
  return border !== undefined && isPassable(state, space, border);
}

/** A way down in this chamber: a Stairhead, a marker, or a stair he found himself. */
export const hasStairHere = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  hero.hasStair || kindAt(state, hero.space) === 'stairhead' || state.entrances.includes(hero.space);

/** no passable border and no stair; of a Chasm only his own side counts. Never in the Hoard. */
export function isShutIn(state: Readonly<State>, seat: Seat): boolean {
  const hero = heroAt(state, seat);
  if (hero.space === none || hero.space === hoard || hasStairHere(state, hero)) return false;
  const isChasm = kindAt(state, hero.space) === 'chasm';
  const borders = isChasm ? waysOut(state, hero) : passableFrom(state, hero.space);
  return borders.length === 0;
}

/** D-732, R-716: enough Loot to leave by a Tower. */
export function mayLeave(state: Readonly<State>, hero: Readonly<HeroState>): boolean {
  if (!isTower(hero.space)) return false;
  const needsTreasure = state.setup.options.hoardOnly && state.heroes.length > 1;
  return needsTreasure ? hero.loot.some((card) => isTreasure[card]) : hero.loot.length > 0;
}
