/** How many turns a hero may expect to a goal, from wherever and however he stands (R-812, D-983). */
import type { Space } from '../../../../shared/games/delve.ts';
import { hoard, towers } from '../board/spaces.ts';
import { farWays, groundFor, spotAt, type Ground, type Way } from '../odds/ground.ts';
import { routeTo, type Route } from '../odds/route.ts';
import { deckId, heroAt } from '../play.ts';
import { cardTable } from '../content/cards.ts';
import { none, stands, type State } from '../state.ts';

/** Turns that a monster in the way costs, wounds counted as turns. */
const monsterTurns = 2.5;

const opens = (card: number): boolean => cardTable[card].steps.some((step) => step.do === 'opens');
const doors = deckId('door');
const usualDoor = 0.6;

function doorOpens({ decks }: Readonly<State>): number {
  const cards = decks[doors];
  return cards.length === 0 ? usualDoor : cards.filter(opens).length / cards.length;
}

/** Both goals over the same ground. */
export interface Routes {
  ground: Ground;
  home: Route;
  hoard: Route;
}

/** The ground of a world changes seldom: what was worked out is kept with a mark of what it was worked out from. */
interface Kept {
  mark: number;
  routes: Routes;
}
const kept = new WeakMap<Readonly<State>['board'], Kept>();

const step = 31;
const wrap = 2 ** 32;

/** Chambers as they lie, monsters, and whose strength it is. */
function markOf({ board, monsters }: Readonly<State>, seat: number): number {
  let mark = seat + 1;
  for (const laid of board) mark = (mark * step + laid + 1) % wrap;
  for (const { space } of monsters) mark = (mark * step + space) % wrap;
  return mark;
}

/** Who goes home needs no way to the Hoard. */
function lazily(ground: Ground, extra: ReadonlyMap<Space, number>): Routes {
  let there: Route | undefined;
  return {
    ground,
    home: routeTo(ground, towers, extra),
    get hoard() {
      return (there ??= routeTo(ground, [hoard], extra));
    },
  };
}

export function routesFor(state: Readonly<State>, seat: number): Routes {
  const mark = markOf(state, seat);
  const before = kept.get(state.board);
  if (before?.mark === mark) return before.routes;
  const ground = groundFor(state, seat, doorOpens(state));
  const extra = new Map(state.monsters.map(({ space }) => [space, monsterTurns]));
  const routes = lazily(ground, extra);
  kept.set(state.board, { mark, routes });
  return routes;
}

const far = 999;
const least = (ways: readonly Way[], { entered }: Route): number =>
  ways.reduce((best, { spot, tries }) => Math.min(best, (tries?.failures ?? 0) + entered[spot]), far);

/** From where and how a hero stands, free to act; below, from his marker. */
export function turnsFrom(state: Readonly<State>, seat: number, { ground }: Routes, route: Route): number {
  const hero = heroAt(state, seat);
  const space = hero.space === none ? hero.marker : hero.space;
  const place = ground.places[space];
  if (!place) return far;
  const isOver = hero.stand === stands.across || hero.stand === stands.caught;
  if (isOver && hero.space !== none) return least(farWays(place, hero.entry), route);
  return route.turns[spotAt(space, hero.space === none ? none : hero.entry)];
}

/** If he steps from where he stands into a space. */
export function turnsVia(
  state: Readonly<State>,
  seat: number,
  to: Space,
  { ground }: Routes,
  route: Route,
): number {
  const hero = heroAt(state, seat);
  const way = ground.places[hero.space]?.ways.find((each) => each.to === to);
  if (way) return (way.tries?.failures ?? 0) + route.entered[way.spot];
  return route.entered[spotAt(to, none)];
}
