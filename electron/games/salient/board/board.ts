/**
 * Everything that is fixed about a board (C-107), computed once for each form and number of players: zones, Front Lines, steps,
 * neighbours. Spaces behind Front Lines are the border of the grid (`shared/games/salient.ts`).
 */
import type { Seat } from '../../../../shared/game.ts';
import {
  boardColumns,
  boardRows,
  columnOf,
  gridWidth,
  rowOf,
  spaceAt,
  type SalientForm,
  type Space,
} from '../../../../shared/games/salient.ts';
import { none } from '../state.ts';
import { emptyPlace, named, placesOf, type Direction, type Place } from './seats.ts';

/** The board as one seat has it before it. Lists by space are indexed by the space's number. */
export interface SeatBoard {
  side: string;
  team: number;
  /** C-120 */
  front: readonly Space[];
  /** Its Front Line and, in a Melee, both corners; in the Pact game also the ally's line (CR-11). */
  isHome: readonly boolean[];
  isFront: readonly boolean[];
  /** C-121, C-1214 */
  isZone: readonly boolean[];
  /** No kind of deployment may end here: enemy zones, the zone of an empty seat (C-122, C-1209, C-1212). */
  isBarred: readonly boolean[];
  /** The spaces behind the line it has to pass (C-124, C-1208). */
  goals: readonly Space[];
  /** One step of an Advance from each space: forward, and sideways at home (C-601, C-605). */
  steps: readonly (readonly Space[])[];
  /** One step sideways or straight back, anywhere on the battlefield (C-614). */
  slips: readonly (readonly Space[])[];
  /** The space straight back, or `none` (C-523). */
  back: readonly Space[];
  /** The space straight in front on the battlefield, or `none`. */
  ahead: readonly Space[];
  /** The spaces left and right (C-132). */
  beside: readonly (readonly Space[])[];
  /** Steps a Unit still needs to get behind the line, straight ahead. */
  toGoal: readonly number[];
  /** Lines of the Centre Zone parallel to its Front Line, nearest first (OC-02). */
  lines: readonly (readonly Space[])[];
}

export interface Board {
  form: SalientForm;
  /** Length of lists by space. */
  size: number;
  width: number;
  field: readonly Space[];
  isField: readonly boolean[];
  centre: readonly Space[];
  /** C-123 */
  isCentre: readonly boolean[];
  /** Facility spaces by the seat whose marker they have (C-125). */
  sites: readonly Space[];
  seats: readonly SeatBoard[];
  /** The up to eight spaces around each space (C-133). */
  around: readonly (readonly Space[])[];
}

const deltas: Record<Direction, readonly [columns: number, rows: number]> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};

/** The bare grid: what spaces there are, and where one comes to from another. */
class Grid {
  readonly form: SalientForm;
  readonly size: number;
  readonly columns: number;

  constructor(form: SalientForm) {
    this.form = form;
    this.columns = boardColumns[form];
    this.size = gridWidth(form) * (boardRows + 2);
  }

  /** The space some columns and rows away, or `none` beyond the border. */
  from(space: Space, columns: number, rows: number): Space {
    const column = columnOf(this.form, space) + columns;
    const row = rowOf(this.form, space) + rows;
    const isOn = column >= 0 && column <= this.columns + 1 && row >= 0 && row <= boardRows + 1;
    return isOn ? spaceAt(this.form, column, row) : none;
  }

  isField(space: Space): boolean {
    const column = columnOf(this.form, space);
    const row = rowOf(this.form, space);
    return column >= 1 && column <= this.columns && row >= 1 && row <= boardRows;
  }

  /** All spaces of a row or column between two, both included. */
  line(from: Space, to: Space): Space[] {
    const across = Math.sign(columnOf(this.form, to) - columnOf(this.form, from));
    const up = Math.sign(rowOf(this.form, to) - rowOf(this.form, from));
    const found = [from];
    while (found.at(-1) !== to) found.push(this.from(found.at(-1) ?? to, across, up));
    return found;
  }

  all(): Space[] {
    return Array.from({ length: this.size }, (_, space) => space);
  }
}

const marks = (grid: Grid, spaces: readonly Space[]): boolean[] => {
  const list = new Array<boolean>(grid.size).fill(false);
  for (const space of spaces) list[space] = true;
  return list;
};

const frontOf = (grid: Grid, { front: [from, to] }: Place): Space[] =>
  grid.line(named(grid.form, from), named(grid.form, to));

/** The Front Line and the rows before it; in a Melee the line and the corners at its ends (D3). */
function zoneOf(grid: Grid, place: Place): Space[] {
  const front = frontOf(grid, place);
  const [across, up] = deltas[place.forward];
  if (grid.form !== 'melee')
    return Array.from({ length: place.deep }, (_, row) =>
      front.map((space) => grid.from(space, across * row, up * row)),
    ).flat();
  return [...front, ...cornersOf(grid, place)];
}

/** The spaces at both ends of a Front Line of a Melee, shared with the neighbours (C-1210). */
function cornersOf(grid: Grid, place: Place): Space[] {
  const front = frontOf(grid, place);
  const [up, across] = deltas[place.forward];
  return [front[0], front[front.length - 1]].flatMap((end) =>
    [grid.from(end, across, up), grid.from(end, -across, -up)].filter((space) => !front.includes(space)),
  );
}

/** Places on the other side: whose Front Line a place has to pass, in the Pact game both halves (C-1109). */
const facing: Record<Direction, Direction> = { north: 'south', south: 'north', east: 'west', west: 'east' };

function goalsOf(grid: Grid, place: Place, places: readonly Place[]): Space[] {
  const [across, up] = deltas[place.forward];
  const opposite = places.filter(({ forward }) => forward === facing[place.forward]);
  // C-1017, C-1211: the line of an empty seat is a goal like any other.
  const lines = opposite.length > 0 ? opposite : [emptyPlace];
  return lines.flatMap((line) => frontOf(grid, line).map((space) => grid.from(space, across, up)));
}

function homeOf(grid: Grid, place: Place, places: readonly Place[]): Space[] {
  if (grid.form === 'melee') return zoneOf(grid, place);
  return places.filter(({ forward }) => forward === place.forward).flatMap((each) => frontOf(grid, each));
}

/** C-122, C-1210: zones of enemies that are not one's own too; C-1106: not the ally's Front Line; C-1212. */
function barredOf(grid: Grid, seat: Seat, places: readonly Place[]): Space[] {
  const place = places[seat];
  const own = zoneOf(grid, place);
  const isAlly = (other: Place): boolean => grid.form === 'pact' && other.forward === place.forward;
  const zones = places.flatMap((other, at) => {
    if (at === seat) return [];
    return isAlly(other) ? frontOf(grid, other) : zoneOf(grid, other).filter((space) => !own.includes(space));
  });
  const isEmptySeat = grid.form === 'melee' && places.length === 3;
  return isEmptySeat ? [...zones, ...zoneOf(grid, emptyPlace)] : zones;
}

function seatBoard(grid: Grid, seat: Seat, places: readonly Place[], centre: readonly Space[]): SeatBoard {
  const place = places[seat];
  const [across, up] = deltas[place.forward];
  // Turned a quarter: to the left and right of somebody who looks forward.
  const sideways = [-1, 1].map((side) => [side * up, side * across] as const);
  const front = frontOf(grid, place);
  const isHome = marks(grid, homeOf(grid, place, places));
  const goals = goalsOf(grid, place, places);
  const isGoal = marks(grid, goals);
  const every = grid.all();
  const onField = (space: Space): boolean => space !== none && grid.isField(space);
  const sidesOf = (space: Space): Space[] =>
    sideways.map(([columns, rows]) => grid.from(space, columns, rows)).filter(onField);
  const back = every.map((space) => {
    const behind = grid.from(space, -across, -up);
    return grid.isField(space) && onField(behind) ? behind : none;
  });
  const ahead = every.map((space) => {
    const next = grid.from(space, across, up);
    return grid.isField(space) && onField(next) ? next : none;
  });
  const stepsFrom = (space: Space): Space[] => {
    if (!grid.isField(space)) return [];
    const forward = [[0, 0] as const, ...sideways]
      .map(([columns, rows]) => grid.from(space, across + columns, up + rows))
      .filter((to) => to !== none && (grid.isField(to) || isGoal[to]));
    return isHome[space] ? [...forward, ...sidesOf(space).filter((to) => isHome[to])] : forward;
  };
  const depth = (space: Space): number =>
    up === 0 ? columnOf(grid.form, space) * across : rowOf(grid.form, space) * up;
  const goalDepth = depth(goals[0]);
  const depths = [...new Set(centre.map(depth))].sort((one, other) => one - other);
  return {
    side: place.side,
    team: grid.form === 'pact' ? seat % 2 : seat,
    front,
    isHome,
    isFront: marks(grid, front),
    isZone: marks(grid, zoneOf(grid, place)),
    isBarred: marks(grid, barredOf(grid, seat, places)),
    goals,
    steps: every.map(stepsFrom),
    slips: every.map((space) =>
      grid.isField(space) ? [...sidesOf(space), back[space]].filter((to) => to !== none) : [],
    ),
    back,
    ahead,
    beside: every.map((space) => (grid.isField(space) ? sidesOf(space) : [])),
    toGoal: every.map((space) => (grid.isField(space) ? goalDepth - depth(space) : 0)),
    lines: depths.map((each) => centre.filter((space) => depth(space) === each)),
  };
}

function buildBoard(form: SalientForm, players: number): Board {
  const grid = new Grid(form);
  const places = placesOf(form, players);
  const field = grid.all().filter((space) => grid.isField(space));
  const zones = [...places, ...(form === 'melee' ? [emptyPlace] : [])].flatMap((place) =>
    zoneOf(grid, place),
  );
  const isInZone = marks(grid, zones);
  const centre = field.filter((space) => !isInZone[space]);
  const near = [-1, 0, 1].flatMap((columns) => [-1, 0, 1].map((rows) => [columns, rows] as const));
  return {
    form,
    size: grid.size,
    width: gridWidth(form),
    field,
    isField: marks(grid, field),
    centre,
    isCentre: marks(grid, centre),
    sites: places.map(({ site }) => named(form, site)),
    seats: places.map((_, seat) => seatBoard(grid, seat, places, centre)),
    around: grid
      .all()
      .map((space) =>
        near
          .map(([columns, rows]) => grid.from(space, columns, rows))
          .filter((to) => to !== none && to !== space && grid.isField(to) && grid.isField(space)),
      ),
  };
}

const boards: Record<string, Board> = {
  duel2: buildBoard('duel', 2),
  pact4: buildBoard('pact', 4),
  melee3: buildBoard('melee', 3),
  melee4: buildBoard('melee', 4),
};

/** The board of a form with so many players. */
export const boardFor = (form: SalientForm, players: number): Board => boards[`${form}${players}`];

/** King's steps between two spaces (C-134). */
export function distance(board: Board, one: Space, other: Space): number {
  const { width } = board;
  const rows = Math.abs(Math.floor(one / width) - Math.floor(other / width));
  return Math.max(rows, Math.abs((one % width) - (other % width)));
}
