/** How many turns a hero may expect from every space to a goal, by what lies open and what is likely (R-812, D-983). */
import { isPassable, isUnexplored, obstaclesOn } from '../board/borders.ts';
import { bordersOf, hoard, squareCount, towers } from '../board/spaces.ts';
import { door } from '../content/chambers.ts';
import { hasMonster, kindAt } from '../play.ts';
import type { State } from '../state.ts';
import type { ChamberKind, Space } from '../../../../shared/games/delve.ts';

/** A step into the unknown costs this many turns on average. */
const unknownStep = 1.25;

/** Turns that a chamber costs who goes through it. */
const through: Record<ChamberKind, number> = {
  room: 1,
  corridor: 0.2,
  snare: 1.15,
  gate: 1.1,
  rockfall: 2.2,
  chasm: 1.3,
  turning: 1.4,
  web: 1.8,
  bridge: 1.5,
  dark: 1.2,
  well: 9,
  stairhead: 1,
};

const doorTurns = 0.6;
const gateTurns = 1.5;
const monsterTurns = 2.5;

function costOf(state: Readonly<State>, space: Space): number {
  if (isUnexplored(state, space)) return unknownStep;
  const kind = kindAt(state, space);
  const cost = kind === undefined ? 1 : through[kind];
  return hasMonster(state, space) ? cost + monsterTurns : cost;
}

const far = 1_000;

/** Expected turns from every space to the nearest of the goals. */
function turnsTo(state: Readonly<State>, goals: readonly Space[]): number[] {
  const turns = Array.from({ length: squareCount }, () => far);
  const queue: Space[] = [];
  for (const goal of goals) {
    turns[goal] = 0;
    queue.push(goal);
  }
  // The queue grows while it is walked through.
  for (const to of queue) {
    const base = turns[to] + (goals.includes(to) ? 1 : costOf(state, to));
    for (const border of bordersOf[to]) {
      if (!isPassable(state, to, border)) continue;
      const total = base + obstacleTurns(state, to, border);
      if (total >= turns[border.to] - 0.001) continue;
      turns[border.to] = total;
      queue.push(border.to);
    }
  }
  return turns;
}

function obstacleTurns(
  state: Readonly<State>,
  space: Space,
  border: Parameters<typeof obstaclesOn>[2],
): number {
  let turns = 0;
  for (const obstacle of obstaclesOn(state, space, border))
    turns += obstacle === door ? doorTurns : gateTurns;
  return turns;
}

export const turnsHome = (state: Readonly<State>): number[] => turnsTo(state, towers);
export const turnsToHoard = (state: Readonly<State>): number[] => turnsTo(state, [hoard]);
