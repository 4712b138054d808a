/**
 * A match looked at afterwards: how likely each seat was to win after every action, and where that turned. Everything
 * is known by then, so the positions are judged as they were, not as a player saw them.
 */
import type { Seat } from '../../shared/game.ts';
import type { Mind } from '../engine/mind.ts';

/** A match as it was played: the position at the start and every action. */
export interface Played<World, Action> {
  start: World;
  actions: readonly Action[];
  /** Teams by seat; teammates win together. */
  teams: readonly number[];
}

export interface TurningPoint {
  /** After how many actions the chances had turned. */
  action: number;
  turn: number;
  /** Who gained, and by how much; alone nobody gains from a mistake, so there it is also what was lost. */
  seat: Seat;
  swing: number;
}

export interface Analysis {
  /** Chance of each seat to win: at the start, then after every action. */
  chances: number[][];
  /** The greatest swings within a turn, greatest first. */
  turningPoints: TurningPoint[];
}

/** So many points of the evaluation make a chance of about 73 %. A guess, to be fitted to played matches. */
const scale = 4;
/** Swings smaller than this turned nothing. */
const leastSwing = 0.1;
const mostPoints = 5;
/** Longer than anything pending can take. */
const longest = 300;

/** Nothing if it was stopped. */
export function analyse<World, Action>(
  mind: Mind<World, Action>,
  { start, actions, teams }: Played<World, Action>,
  { isStopped, progress }: { isStopped: () => boolean; progress: (share: number) => void },
): Analysis | undefined {
  const world = mind.rules.clone(start);
  const chances = [chancesIn(mind, world, teams)];
  const turns = [mind.rules.turnOf(world)];
  for (const [at, action] of actions.entries()) {
    if (isStopped()) return undefined;
    mind.rules.apply(world, action);
    chances.push(chancesIn(mind, world, teams));
    turns.push(mind.rules.turnOf(world));
    progress((at + 1) / actions.length);
  }
  return { chances, turningPoints: turningPointsOf(chances, turns) };
}

/** What is pending is played on by rule of thumb, then each team is weighed against the others. */
function chancesIn<World, Action>(
  mind: Mind<World, Action>,
  world: Readonly<World>,
  teams: readonly number[],
): number[] {
  const calm = settled(mind, world);
  if (mind.chances) return byTeams(mind.chances(calm), teams);
  const values = teams.map((_, seat) => Math.exp(mind.evaluate(calm, seat) / scale / 2));
  const byTeam = new Map<number, number>();
  teams.forEach((team, seat) => byTeam.set(team, Math.max(byTeam.get(team) ?? 0, values[seat]!)));
  const sum = [...byTeam.values()].reduce((total, value) => total + value, 0);
  return teams.map((team) => byTeam.get(team)! / sum);
}

/** Teammates win together. */
const byTeams = (chances: readonly number[], teams: readonly number[]): number[] =>
  teams.map((team) => chances.reduce((sum, chance, seat) => sum + (teams[seat] === team ? chance : 0), 0));

function settled<World, Action>(mind: Mind<World, Action>, world: Readonly<World>): World {
  const calm = mind.rules.clone(world);
  for (let steps = 0; steps < longest; steps++) {
    const question = mind.rules.decision(calm);
    if (!question || mind.isCalm(question)) break;
    mind.rules.apply(calm, question.options[mind.quick(calm, question)]!);
  }
  return calm;
}

/** For every turn, the action in it after which somebody's chance had changed most since the turn began. */
function turningPointsOf(chances: readonly number[][], turns: readonly number[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  let first = 0;
  for (let at = 1; at <= chances.length; at++) {
    if (at < chances.length && turns[at] === turns[first]) continue;
    const point = greatestSwing(chances, first, Math.min(at, chances.length - 1), turns[first]!);
    if (Math.abs(point.swing) >= leastSwing) points.push(point);
    first = at;
  }
  return points.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing)).slice(0, mostPoints);
}

function greatestSwing(chances: readonly number[][], from: number, to: number, turn: number): TurningPoint {
  const isAlone = chances[from]!.length === 1;
  const weightOf = (swing: number): number => (isAlone ? Math.abs(swing) : swing);
  let best: TurningPoint = { action: from, turn, seat: 0, swing: 0 };
  for (let at = from + 1; at <= to; at++) {
    chances[at]!.forEach((chance, seat) => {
      const swing = chance - chances[from]![seat]!;
      if (weightOf(swing) > weightOf(best.swing)) best = { action: at, turn, seat, swing };
    });
  }
  return best;
}
