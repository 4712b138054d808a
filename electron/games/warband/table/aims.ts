/**
 * The aim people choose for a match in Play, as objectives: which squares are held, how much treasure is enough,
 * who stands on the battlefield to be felled or guarded. The numbers are the same for everybody.
 */
import type { Seat } from '../../../../shared/game.ts';
import type { AimPlan } from '../../../../shared/games/warband-questions.ts';
import type { Card, CreatureCard } from '../cards/language.ts';
import { slowTerrain, terrain } from '../geometry/battlefield.ts';
import { distance, far } from '../geometry/distance.ts';
import { tablesOf } from '../geometry/tables.ts';
import type { Objective, Placed, Setup, Square } from '../state.ts';

type Aimed = Pick<Setup, 'objectives' | 'placed' | 'cards' | 'seats'>;

const turnsToHold = 3;
const roundsToGuard = 10;
const roundsToLast = 12;
/** Who wins by waiting begins with less Morale: soldiers then win 8 of 16 by lasting, 10 of 16 by guarding. */
const moraleOfWhoWaits = -6;
/** A captain is worth a battle, and no monster; an envoy is neither. */
const captainLevel = 4;
const envoyLevel = 2;

/** The setup with the aim; nobody's aim is everybody's, where everybody can have it. */
export function withAim(setup: Setup, aim: AimPlan | undefined): Setup {
  return aim ? { ...setup, ...aimed(setup, aim) } : setup;
}

function aimed(setup: Setup, { kind, seat }: AimPlan): Partial<Aimed> {
  const seats = seat === undefined ? setup.seats.map((_, each) => each) : [seat];
  switch (kind) {
    case 'hold':
      return { objectives: seats.map((each) => holding(setup, each)) };
    case 'collect':
      return { objectives: seats.map((each) => ({ kind, seat: each, tokens: enoughTreasure(setup) })) };
    case 'lastUntil':
      return {
        objectives: [{ kind, seat: seat ?? 0, round: roundsToLast }],
        seats: waiting(setup, seat ?? 0),
      };
    case 'destroy':
      return hunting(setup, seats);
    case 'keepAlive':
      return guarding(setup, seat ?? 0);
  }
}

const holding = (setup: Setup, seat: Seat): Objective => ({
  ...{ kind: 'hold', seat, turns: turnsToHold },
  squares: squaresToHold(setup),
});

/** One treasure more than an equal share of all that lies in the chests. */
function enoughTreasure({ chests, battlefield, seats }: Setup): number {
  const worth = chests.reduce((sum, value) => sum + value, 0) / (chests.length || 1);
  return Math.floor((worth * Math.min(chests.length, battlefield.treasures.length)) / seats.length) + 1;
}

/** Two neighbouring open squares to which every side has as far as the others, nearest the middle. */
export function squaresToHold({ battlefield }: Setup): Square[] {
  const { width, height } = battlefield;
  const open = openSquares(battlefield);
  const beside = (square: Square, other: Square): boolean =>
    open.includes(other) && distance(tablesOf(battlefield), square, 1, other, 1) === 1;
  const pairs = open.flatMap((square) =>
    [square + 1, square + width].filter((other) => beside(square, other)).map((other) => [square, other]),
  );
  const fromMiddle = (square: Square): number =>
    Math.abs(2 * (square % width) + 1 - width) + Math.abs(2 * Math.floor(square / width) + 1 - height);
  const cost = (pair: Square[]): number =>
    4 * unevenness(battlefield, pair) + pair.reduce((sum, square) => sum + fromMiddle(square), 0);
  return pairs.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best), pairs[0]!);
}

/** Open ground everybody can come to, with neither treasure nor a start area on it. */
function openSquares(battlefield: Setup['battlefield']): Square[] {
  const { squares, treasures, starts } = battlefield;
  const taken = new Set([...treasures, ...starts.flat()]);
  const isOpen = (square: Square): boolean =>
    (squares[square]! & (slowTerrain | terrain.solid)) === 0 && !taken.has(square);
  return squares.flatMap((_, square) =>
    isOpen(square) && starts.every((area) => nearest(battlefield, square, area) < far) ? [square] : [],
  );
}

/** How much nearer to the squares one side's start area lies than another's. */
function unevenness(battlefield: Setup['battlefield'], pair: readonly Square[]): number {
  const ways = battlefield.starts.map((area) =>
    pair.reduce((sum, square) => sum + nearest(battlefield, square, area), 0),
  );
  return Math.max(...ways) - Math.min(...ways);
}

const nearest = (battlefield: Setup['battlefield'], from: Square, area: readonly Square[]): number =>
  Math.min(...area.map((square) => distance(tablesOf(battlefield), from, 1, square, 1)));

/** Everybody hunts the captain of the next at the table that is no friend; a team of two has one captain. */
function hunting(setup: Setup, hunters: readonly Seat[]): Partial<Aimed> {
  const { seats } = setup;
  const leads = (seat: Seat): boolean => seats.findIndex(({ team }) => team === seats[seat]!.team) === seat;
  const preyOf = (seat: Seat): Seat => {
    const after = seats.map((_, step) => (seat + 1 + step) % seats.length);
    return after.find((each) => leads(each) && seats[each]!.team !== seats[seat]!.team)!;
  };
  const hunts = hunters.filter((seat) => leads(seat) || hunters.length === 1);
  const captains = hunts.map((seat) => standing(setup, preyOf(seat), 'captain', captainLevel));
  return {
    ...joined(setup, captains),
    objectives: hunts.map((seat, at) => ({ kind: 'destroy', seat, creature: captains[at]!.card.id })),
  };
}

/** Who guards wins at the end of the round; whoever fells the guest wins. */
function guarding(setup: Setup, seat: Seat): Partial<Aimed> {
  const guest = standing(setup, seat, 'envoy', envoyLevel);
  return {
    ...joined(setup, [guest]),
    seats: waiting(setup, seat),
    objectives: [
      { kind: 'keepAlive', seat, creature: guest.card.id },
      { kind: 'lastUntil', seat, round: roundsToGuard },
    ],
  };
}

const waiting = ({ seats }: Setup, who: Seat): Setup['seats'] =>
  seats.map((each, seat) =>
    seat === who ? { ...each, handicap: { ...each.handicap, morale: moraleOfWhoWaits } } : each,
  );

interface Standing {
  card: Card;
  at: Placed;
}

const joined = (
  setup: Setup,
  standings: readonly Standing[],
): Pick<Aimed, 'cards'> & { placed: Placed[] } => ({
  cards: [...setup.cards, ...standings.map(({ card }) => card)],
  placed: standings.map(({ at }) => at),
});

/** A creature of the side's own warband under a name of its own, at the back of its start area. */
function standing(setup: Setup, seat: Seat, title: string, level: number): Standing {
  const base = chosenFrom(setup, seat, level);
  const id = `aim/${title}-${seat}`;
  return {
    card: { ...base, id, name: `${base.name}, ${title}` },
    at: { seat, card: id, square: backOf(setup, seat) },
  };
}

/** The strongest up to that Level that needs one square; of those alike the first by name. */
function chosenFrom({ cards, seats }: Setup, seat: Seat, level: number): CreatureCard {
  const own = new Set(seats[seat]!.creatures);
  const creatures = cards.filter(
    (card): card is CreatureCard => card.type === 'creature' && own.has(card.id),
  );
  const small = creatures.filter(({ large }) => !large);
  const rank = (card: CreatureCard): number => (card.level <= level ? card.level : -card.level);
  return (
    small.toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name, 'en'))[0] ?? creatures[0]!
  );
}

/** The open start square farthest from everybody else's. */
function backOf({ battlefield }: Setup, seat: Seat): Square {
  const others = battlefield.starts.filter((_, each) => each !== seat).flat();
  const way = (square: Square): number => nearest(battlefield, square, others);
  return battlefield.starts[seat]!.reduce((best, square) => (way(square) > way(best) ? square : best));
}
