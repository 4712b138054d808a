/**
 * What the objectives of a match change in what a bot holds dear: squares to stand on, creatures to kill or to
 * keep, time that works for one side. In a match without objectives nothing here has any weight.
 */
import { squaresOf } from '../board.ts';
import { faceOf, type Play } from '../play.ts';
import type { Creature, Objective, Square, State } from '../state.ts';
import type { Weights } from './weights.ts';

const aimsOf = ({ setup }: Readonly<State>): readonly Objective[] => setup.objectives ?? none;
const none: readonly Objective[] = [];

/** Whether the match is won or lost by what becomes of this creature. */
export function isNamed(play: Play, creature: Creature): boolean {
  const aims = aimsOf(play.state);
  if (aims.length === 0) return false;
  const { id } = faceOf(play, creature.id).card;
  return aims.some((aim) => 'creature' in aim && aim.creature === id);
}

/** Squares that somebody must hold: worth standing on for one side, worth denying for the other. */
export const squaresToHold = (state: Readonly<State>): Square[] =>
  aimsOf(state).flatMap((aim) => (aim.kind === 'hold' ? aim.squares : []));

/** How much dearer treasure is where collecting it wins. */
export const treasureFactor = (state: Readonly<State>, { aim }: Weights): number =>
  aimsOf(state).some(({ kind }) => kind === 'collect') ? 1 + 0.5 * aim : 1;

/** What held squares, tokens and turns already won are worth to a team, less what the others have of them. */
export function aimWorth(play: Play, team: number, weights: Weights): number {
  const { state, program } = play;
  let sum = 0;
  for (const [index, objective] of aimsOf(state).entries()) {
    const side = program.teams[objective.seat] === team ? 1 : -1;
    sum += side * progressOf(play, objective, index);
  }
  return weights.aim * sum;
}

function progressOf(play: Play, objective: Objective, index: number): number {
  const { state } = play;
  if (objective.kind === 'collect')
    return (2 * Math.min(objective.tokens, state.players[objective.seat].collected)) / objective.tokens;
  if (objective.kind !== 'hold') return 0;
  const standing = state.creatures.filter((creature) => creature.seat === objective.seat);
  const taken = standing.flatMap((creature) => squaresOf(play, creature));
  const share =
    objective.squares.filter((square) => taken.includes(square)).length / objective.squares.length;
  return share + (2 * state.held[index]) / objective.turns;
}

/** Whoever wins by waiting may wait; the others must come. */
export function haste(play: Play, team: number, { aim }: Weights): number {
  let factor = 1;
  for (const objective of aimsOf(play.state)) {
    if (objective.kind !== 'lastUntil') continue;
    const isOwn = play.program.teams[objective.seat] === team;
    factor *= isOwn ? 1 - 0.08 * aim : 1 + 0.12 * aim;
  }
  return factor;
}
