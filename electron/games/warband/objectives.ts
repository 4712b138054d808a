/** Objectives of a setup: how far they have come, and whether one of them is met or lost now. */
import type { Seat } from '../../../shared/game.ts';
import { concludeByObjective } from './end.ts';
import { faceOf, type Play } from './play.ts';
import { squaresOf } from './board.ts';
import type { RefusalCode } from './refusals.ts';
import type { CardId, Objective } from './state.ts';

type Hold = Extract<Objective, { kind: 'hold' }>;

/** What may have met or failed an objective. */
export type ObjectiveMoment = { at: 'turnEnd' } | { at: 'collected' } | { at: 'destroyed'; creature: CardId };

/** Ends the match if an objective of the setup is now met, or lost. */
export function checkObjectives(play: Play, moment: ObjectiveMoment): void {
  const { state } = play;
  if (state.outcome || !state.setup.objectives) return;
  for (const [index, objective] of state.setup.objectives.entries()) {
    const found = verdict(play, objective, index, moment);
    if (found === undefined) continue;
    const { kind, seat } = objective;
    play.emit?.({ kind: 'objectiveDecided', aim: kind, seat, isMet: found === 'met' });
    concludeByObjective(play, winnersBy(play, seat, found === 'met'));
    return;
  }
}

/** Whoever meets theirs wins with their team; whoever loses what they must keep leaves the match to the others. */
function winnersBy({ state, program }: Play, seat: Seat, isMet: boolean): Seat[] {
  const { teams } = program;
  return state.players.map((_, each) => each).filter((each) => (teams[each] === teams[seat]) === isMet);
}

function verdict(
  play: Play,
  objective: Objective,
  index: number,
  moment: ObjectiveMoment,
): 'met' | 'lost' | undefined {
  const { state } = play;
  switch (objective.kind) {
    case 'lastUntil':
      return moment.at === 'turnEnd' && isLastTurnOf(play, objective.round) ? 'met' : undefined;
    case 'hold':
      return moment.at === 'turnEnd' && state.held[index] >= objective.turns ? 'met' : undefined;
    case 'collect':
      return state.players[objective.seat].collected >= objective.tokens ? 'met' : undefined;
    case 'destroy':
      return isNamed(play, moment, objective.creature) ? 'met' : undefined;
    case 'keepAlive':
      return isNamed(play, moment, objective.creature) ? 'lost' : undefined;
  }
}

const isLastTurnOf = (play: Play, round: number): boolean =>
  play.state.turn >= round * play.state.players.length;

function isNamed(play: Play, moment: ObjectiveMoment, card: string): boolean {
  return moment.at === 'destroyed' && faceOf(play, moment.creature).card.id === card;
}

/** Counts own turns in a row at whose end all squares of a `hold` objective are under the player's creatures. */
export function countHeldSquares(play: Play): void {
  const { held, seat, setup } = play.state;
  for (const [index, objective] of (setup.objectives ?? []).entries()) {
    if (objective.kind !== 'hold' || objective.seat !== seat) continue;
    const from = held[index];
    held[index] = isHeldNow(play, objective) ? from + 1 : 0;
    tellProgress(play, objective, from, held[index]);
  }
}

/** One treasure more for whoever wins by collecting. */
export function tellCollected(play: Play, seat: Seat): void {
  const { collected } = play.state.players[seat];
  for (const objective of play.state.setup.objectives ?? [])
    if (objective.kind === 'collect' && objective.seat === seat)
      tellProgress(play, objective, collected - 1, collected);
}

/** A round less for whoever wins by lasting. */
export function tellRound(play: Play): void {
  const { turn, players, setup } = play.state;
  if (turn % players.length !== 0) return;
  const rounds = turn / players.length;
  for (const objective of setup.objectives ?? [])
    if (objective.kind === 'lastUntil') tellProgress(play, objective, rounds - 1, rounds);
}

type Counted = Extract<Objective, { kind: 'hold' | 'collect' | 'lastUntil' }>;

function tellProgress(play: Play, objective: Counted, from: number, to: number): void {
  if (from === to) return;
  const { kind, seat } = objective;
  play.emit?.({ kind: 'objectiveMoved', aim: kind, seat, from, to, wanted: wantedOf(objective) });
}

function wantedOf(objective: Counted): number {
  switch (objective.kind) {
    case 'hold':
      return objective.turns;
    case 'collect':
      return objective.tokens;
    case 'lastUntil':
      return objective.round;
  }
}

/** Why the match has not ended by an objective. */
export function whyNotMet(play: Play, index: number): RefusalCode {
  const objective = play.state.setup.objectives?.[index];
  switch (objective?.kind) {
    case undefined:
      return 'noObjective';
    case 'hold':
      return isHeldNow(play, objective) ? 'groundHeldTooShort' : 'groundNotHeld';
    case 'collect':
      return 'tooLittleTreasure';
    case 'lastUntil':
      return 'roundsLeft';
    case 'destroy':
      return 'preyStands';
    case 'keepAlive':
      return 'wardStands';
  }
}

/** Whether all squares of a `hold` objective are under the player's creatures. */
function isHeldNow(play: Play, { seat, squares }: Pick<Hold, 'seat' | 'squares'>): boolean {
  const taken = play.state.creatures
    .filter((creature) => creature.seat === seat)
    .flatMap((creature) => squaresOf(play, creature));
  return squares.every((square) => taken.includes(square));
}
