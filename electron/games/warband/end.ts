/** How a match ends and who wins: W-901..W-906, W-922, W-932, W-933, R-90..R-97, and the objectives of a setup. */
import type { Outcome, Seat } from '../../../shared/game.ts';
import { faceOf, ownerOf, teamOf, type Play } from './play.ts';
import { printedLevel } from './printed.ts';
import type { CardId, Objective } from './state.ts';

export const endReasons = ['morale', 'noCreatures', 'surrender', 'stalemate', 'objective'] as const;
export type EndReason = (typeof endReasons)[number];

const ruleOf: Record<EndReason, string> = {
  morale: 'W-901',
  noCreatures: 'W-902',
  surrender: 'R-95',
  stalemate: 'R-96',
  objective: 'R-108',
};

/** so many full rounds without damage, Morale change or deployment. */
const quietRounds = 12;

/** Ends the match if any Morale is 0 or less (W-805, W-901). Runs after each batch of changes. */
export function checkMorale(play: Play): void {
  const { state } = play;
  if (state.outcome || state.setup.onlyObjectives) return;
  if (state.players.some((player) => player.morale <= 0)) finish(play, 'morale', []);
}

/** W-323: the turn player ends the turn without creatures. */
export function checkNoCreatures(play: Play): void {
  const { state } = play;
  if (state.setup.onlyObjectives) return;
  if (!state.creatures.some((creature) => creature.seat === state.seat))
    finish(play, 'noCreatures', [state.seat]);
}

export function checkStalemate(play: Play): void {
  const { state } = play;
  if (state.quiet >= quietRounds * state.players.length) finish(play, 'stalemate', []);
}

/** the surrendering player's team cannot win. */
export function surrender(play: Play, seat: Seat): void {
  play.emit?.({ kind: 'surrendered', seat });
  finish(play, 'surrender', [seat]);
}

/** Ends the match; players in `barred` cannot win with their team (W-904, W-933). */
function finish(play: Play, reason: EndReason, barred: Seat[]): void {
  conclude(play, { winners: winnersOf(play, barred), reason, rule: ruleOf[reason] });
}

function conclude(play: Play, outcome: Outcome): void {
  const { state } = play;
  state.outcome = outcome;
  abandonStack(play);
  play.emit?.({ kind: 'ended', outcome });
}

/** the stack is abandoned; the orders on it are spent. */
function abandonStack(play: Play): void {
  const { state } = play;
  const items = state.resolving ? [...state.stack, state.resolving] : state.stack;
  const orders = new Set(items.filter((item) => item.kind === 'order').map((item) => item.card));
  for (const card of orders) {
    if (!isAttached(play, card)) state.players[ownerOf(play, card)].discard.push(card);
  }
  state.stack = [];
  state.resolving = undefined;
  state.waiting = [];
  state.frames = [];
}

const isAttached = (play: Play, card: CardId): boolean =>
  play.state.creatures.some((creature) => creature.attached.includes(card));

interface Standing {
  team: number;
  morale: number;
  levels: number;
}

/** Highest Morale, then most Levels on the battlefield, else a draw; by team (W-903..W-906, W-932, R-97). */
function winnersOf(play: Play, barred: Seat[]): Seat[] {
  const out = new Set(barred.map((seat) => teamOf(play, seat)));
  const standings = teamStandings(play).filter(({ team }) => !out.has(team));
  standings.sort((one, other) => other.morale - one.morale || other.levels - one.levels);
  const [best, next] = standings;
  if (!best || (next && next.morale === best.morale && next.levels === best.levels)) return [];
  return seatsOf(play, best.team);
}

function teamStandings(play: Play): Standing[] {
  const { state } = play;
  const teams = [...new Set(state.setup.seats.map((seat) => seat.team))];
  return teams.map((team) => {
    const seats = seatsOf(play, team);
    const creatures = state.creatures.filter((creature) => seats.includes(creature.seat));
    return {
      team,
      morale: seats.reduce((sum, seat) => sum + state.players[seat].morale, 0),
      levels: creatures.reduce((sum, creature) => sum + printedLevel(play, creature.id), 0),
    };
  });
}

const seatsOf = (play: Play, team: number): Seat[] =>
  play.state.players.map((_, seat) => seat).filter((seat) => teamOf(play, seat) === team);

/** What may have met or failed an objective. */
export type ObjectiveMoment = { at: 'turnEnd' } | { at: 'collected' } | { at: 'destroyed'; creature: CardId };

/** Ends the match if an objective of the setup is now met, or lost. */
export function checkObjectives(play: Play, moment: ObjectiveMoment): void {
  const { state } = play;
  if (state.outcome || !state.setup.objectives) return;
  for (const [index, objective] of state.setup.objectives.entries()) {
    const winner = verdict(play, objective, index, moment);
    if (winner === undefined) continue;
    const isWon = winner === 'met';
    const team = teamOf(play, objective.seat);
    const winners = state.players
      .map((_, seat) => seat)
      .filter((seat) => (teamOf(play, seat) === team) === isWon);
    conclude(play, { winners, reason: 'objective', rule: ruleOf.objective });
    return;
  }
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
export function countHeldSquares(
  play: Play,
  isHeld: (objective: Extract<Objective, { kind: 'hold' }>) => boolean,
): void {
  const { held, seat, setup } = play.state;
  for (const [index, objective] of (setup.objectives ?? []).entries()) {
    if (objective.kind !== 'hold' || objective.seat !== seat) continue;
    held[index] = isHeld(objective) ? held[index] + 1 : 0;
  }
}
