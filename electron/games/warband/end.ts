/** How a match ends and who wins: W-901..W-906, W-922, W-932, W-933, R-90..R-97, and by an objective (R-108, `objectives.ts`). */
import type { Outcome, Seat } from '../../../shared/game.ts';
import { ownerOf, teamOf, type Play } from './play.ts';
import { printedLevel } from './printed.ts';
import type { CardId } from './state.ts';

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

/** the match ends by an objective. */
export const concludeByObjective = (play: Play, winners: Seat[]): void => {
  conclude(play, { winners, reason: 'objective', rule: ruleOf.objective });
};

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
