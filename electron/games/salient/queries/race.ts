/** How the race stands: dice behind the lines, Sunfire, cards to the Armistice and its tie-break (C-1314, C-1317). */
import type {
  ArmisticeClock,
  RaceStanding,
  SunfireClock,
} from '../../../../shared/games/salient-questions.ts';
import type { Seat } from '../../../../shared/game.ts';
import { cardBit, commandTable } from '../content/command.ts';
import { facilityTable } from '../content/facilities.ts';
import { opportunityTable } from '../content/opportunities.ts';
import { armisticeLeaders, armisticeStandings, decidingCriterion, victoryNumber } from '../end.ts';
import { boardOf, controllerOf } from '../play.ts';
import { rowLength } from '../row.ts';
import { isCard } from '../slots.ts';
import { none, type State } from '../state.ts';
import { turnsToGoal } from './reach.ts';

const sunfireSpace = (isUpgraded: boolean): number =>
  commandTable.findIndex(
    (space) => space.isUpgraded === isUpgraded && space.effects.some((effect) => effect.do === 'sunfire'),
  );

/** Research a player can gain every turn: the Workshop, and Sites held now. */
function everyTurn(state: Readonly<State>, seat: Seat): number {
  const board = boardOf(state);
  return state.tiles.reduce((sum, tile, marker) => {
    if (tile === none || controllerOf(state, board, marker) !== seat) return sum;
    const facility = facilityTable[tile];
    const gives =
      (facility.kind === 'start' && facility.start.do === 'strain') ||
      (facility.kind === 'action' &&
        facility.effects.some((effect) => effect.do === 'gain' && effect.research));
    return gives ? sum + 1 : sum;
  }, 1);
}

/** Cards of the row that can be turned into Research. */
const iconsInRow = (state: Readonly<State>): number =>
  state.row.filter((card) => isCard(card) && opportunityTable[card].icon).length;

/** C-511, C-943: dice, Credits and luck are taken for granted, so that no Sunfire comes sooner than this. */
export function sunfireClock(state: Readonly<State>, seat: Seat): SunfireClock {
  const { research, upgraded, reserve } = state.players[seat];
  const space = commandTable[sunfireSpace((upgraded & cardBit('workshop')) !== 0)];
  const needed = space.cost.research ?? 0;
  const dice = space.effects[0].do === 'sunfire' ? space.effects[0].dice : 0;
  const missing = Math.max(0, needed - research);
  const first = everyTurn(state, seat) + iconsInRow(state);
  const after = everyTurn(state, seat) + rowLength;
  const earliest = missing === 0 ? 0 : missing <= first ? 1 : 1 + Math.ceil((missing - first) / after);
  return { research, needed, earliest, places: Math.min(dice, reserve) };
}

export function raceOf(state: Readonly<State>): RaceStanding[] {
  const board = boardOf(state);
  return state.players.map(({ behind }, seat) => ({
    seat,
    behind,
    goal: victoryNumber(state),
    turns: state.units
      .filter((unit) => unit.seat === seat && board.isField[unit.space])
      .map(({ id }) => ({ unit: id, turns: turnsToGoal(state, id) })),
    sunfire: sunfireClock(state, seat),
  }));
}

export function armisticeClock(state: Readonly<State>): ArmisticeClock {
  const draws = state.isArmisticeRevealed ? 0 : state.deck.length + 1;
  return {
    cardsLeft: state.deck.length,
    isRevealed: state.isArmisticeRevealed,
    soonest: Math.ceil(draws / rowLength),
    latest: draws,
    standings: armisticeStandings(state),
    leaders: armisticeLeaders(state).map(({ team }) => team),
    by: decidingCriterion(state),
  };
}
