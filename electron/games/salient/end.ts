/** When a game ends, and who has won (1000s, C-1108, C-1115, C-1211). */
import type { Seat } from '../../../shared/game.ts';
import type { EndReason } from '../../../shared/games/salient.ts';
import { criteria, type ArmisticeStanding, type Criterion } from '../../../shared/games/salient-questions.ts';
import { boardOf, type Play } from './play.ts';
import type { State } from './state.ts';

/** Dice behind the enemy line that win: C-109, C-1001, C-1108. */
const goal = { duel: 4, melee: 4, pact: 5 } as const;

export const victoryNumber = (state: Readonly<State>): number => goal[state.setup.form];

const rules: Record<EndReason, string> = {
  breakthrough: 'C-1001',
  sunfire: 'C-942',
  armistice: 'C-1011',
  surrender: 'CR-51',
};

/** Seats that win and lose together. */
export function teamOf(state: Readonly<State>, seat: Seat): Seat[] {
  const { seats } = boardOf(state);
  return seats.flatMap(({ team }, each) => (team === seats[seat].team ? [each] : []));
}

/** C-1003: looked for after every single step and effect. */
export function checkVictory(play: Play, seat: Seat, reason: EndReason): void {
  const { state } = play;
  const team = teamOf(state, seat);
  const behind = team.map((each) => state.players[each].behind);
  const total = behind.reduce((sum, dice) => sum + dice, 0);
  // C-1002, C-1108: in the Pact game each ally needs at least one.
  if (total >= goal[state.setup.form] && behind.every((dice) => dice > 0))
    conclude(play, reason, team, reason === 'breakthrough' && team.length > 1 ? 'C-1108' : rules[reason]);
}

function conclude(play: Play, reason: EndReason, winners: Seat[], rule: string): void {
  const { state, emit } = play;
  const scores = state.players.map(({ behind }) => behind);
  state.outcome = { winners, reason, rule, scores };
  emit?.({ kind: 'ended', rule, outcome: state.outcome });
}

/** Teams with their sums (C-1014, C-1015); in a Duel and a Melee everybody is a team. */
export function armisticeStandings(state: Readonly<State>): ArmisticeStanding[] {
  const board = boardOf(state);
  const teams = [...new Set(board.seats.map(({ team }) => team))];
  return teams.map((team) => {
    const seats = board.seats.flatMap((each, seat) => (each.team === team ? [seat] : []));
    const sum = (value: (seat: Seat) => number): number =>
      seats.reduce((total, seat) => total + value(seat), 0);
    return {
      team,
      seats,
      behind: sum((seat) => state.players[seat].behind),
      centre: sum((seat) => centreDice(state, seat)),
      research: sum((seat) => state.players[seat].research),
      credits: sum((seat) => state.players[seat].credits),
    };
  });
}

/** C-1015, CR-23: dice are counted. */
function centreDice(state: Readonly<State>, seat: Seat): number {
  const { isCentre } = boardOf(state);
  let dice = 0;
  for (const unit of state.units)
    if (unit.seat === seat && isCentre[unit.space]) dice += unit.bottom > 0 ? 2 : 1;
  return dice;
}

const compare = (one: ArmisticeStanding, other: ArmisticeStanding): number => {
  for (const criterion of criteria)
    if (one[criterion] !== other[criterion]) return one[criterion] - other[criterion];
  return 0;
};

/** Who would win the tie-break now; several are tied to the last (C-1013, CR-29). */
export function armisticeLeaders(state: Readonly<State>): ArmisticeStanding[] {
  const standings = armisticeStandings(state);
  return standings.filter((one) => standings.every((other) => compare(one, other) >= 0));
}

/** The criterion that tells the leader from the next, or nothing in a full tie. */
export function decidingCriterion(state: Readonly<State>): Criterion | undefined {
  const leaders = armisticeLeaders(state);
  if (leaders.length !== 1) return undefined;
  let rivals = armisticeStandings(state).filter(({ team }) => team !== leaders[0].team);
  for (const criterion of criteria) {
    rivals = rivals.filter((rival) => rival[criterion] === leaders[0][criterion]);
    if (rivals.length === 0) return criterion;
  }
  return undefined;
}

/** C-1011, C-1013: a tie of all is a draw. */
export function concludeArmistice(play: Play): void {
  const leaders = armisticeLeaders(play.state);
  const isDraw = leaders.length === armisticeStandings(play.state).length;
  conclude(play, 'armistice', isDraw ? [] : leaders.flatMap(({ seats }) => seats), rules.armistice);
}

/** CR-51: whoever is left wins; of several, as at the Armistice. */
export function concludeSurrender(play: Play, seat: Seat): void {
  const { state } = play;
  const others = armisticeStandings(state).filter(({ seats }) => !seats.includes(seat));
  const best = others.filter((one) => others.every((other) => compare(one, other) >= 0));
  conclude(
    play,
    'surrender',
    best.flatMap(({ seats }) => seats),
    rules.surrender,
  );
}
