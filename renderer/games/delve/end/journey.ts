/** A hero's journey, put together from the log: where it went, what happened on the way, life by round. */
import type { DelveContent } from '../../../../shared/games/delve-questions.ts';
import type { DelveEvent, DelveView, NextChamber, Side, Space } from '../../../../shared/games/delve.ts';
import { isTableEvent } from '../../../../shared/table.ts';
import type { LogLine } from '../../../matches/log-line.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';
import {
  allSides,
  besides,
  edgesOf,
  hoard,
  hoardSquares,
  isTower,
  laidBySpace,
  stepsToTower,
} from '../map/laying.ts';
import type { JourneyStop, MapMarks } from '../map/marks.ts';

export interface Station {
  number: number;
  round: number;
  space: Space;
  /** The line of the log that tells it. */
  entry: number;
  isEnd: boolean;
}

export interface Journey {
  path: readonly Space[];
  /** Where in the path the way out begins: at the first Treasure, or at the farthest chamber. */
  turning: number;
  stations: readonly Station[];
  lifeByRound: readonly number[];
  fights: number;
  /** Cards of Loot that stayed in the vault with him. */
  lost: readonly number[];
  /** What would have come next; told at the end. */
  next: NextChamber | undefined;
  tests: { passed: number; of: number };
}

/** What is worth a number on the map. */
const told: ReadonlySet<DelveEvent['kind']> = new Set([
  'towerTaken',
  'monsterSlain',
  'dragonSlept',
  'dragonWoke',
  'wentBelow',
  'surfacing',
  'knockedOut',
  'died',
  'leftDungeon',
]);

const mostStations = 9;

export function journeyOf(
  entries: readonly GameLogEntry<DelveEvent>[],
  view: DelveView,
  seat: number,
): Journey {
  const path: Space[] = [];
  const stations: Omit<Station, 'number'>[] = [];
  const life = view.heroes[seat]?.life ?? 0;
  const lifeByRound: number[] = [life];
  const lost: number[] = [];
  let next: NextChamber | undefined;
  let [round, wounds, fights, passed, of, turning, isDead] = [0, 0, 0, 0, 0, -1, false];
  for (const [entry, { event }] of entries.entries()) {
    if (isTableEvent(event)) continue;
    if (event.kind === 'turnBegan') round = event.round;
    if (event.kind === 'ended') next = event.next;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'towerTaken') path.push(event.space);
    if (event.kind === 'moved') path.push(event.to);
    if (event.kind === 'monsterSlain') fights++;
    if (event.kind === 'died') isDead = true;
    if (event.kind === 'lootDropped' && isDead) lost.push(event.card);
    if (event.kind === 'lootKept' && event.deck === 'treasure' && turning < 0) turning = path.length - 1;
    if (event.kind === 'tested') {
      of++;
      if (event.passed) passed++;
    }
    if (event.kind === 'wounded' || event.kind === 'healed') wounds = event.wounds;
    lifeByRound[round] = Math.max(0, life - wounds);
    const space = path.at(-1);
    if (told.has(event.kind) && space !== undefined)
      stations.push({
        round: Math.max(1, round),
        space,
        entry,
        isEnd: event.kind === 'died' || event.kind === 'leftDungeon',
      });
  }
  return {
    path,
    turning: turning < 0 ? farthest(path) : turning,
    stations: numbered(stations),
    lifeByRound: filled(lifeByRound, life),
    fights,
    lost,
    next,
    tests: { passed, of },
  };
}

/** Without Treasure the way out begins where it is nearest to the Hoard. */
function farthest(path: readonly Space[]): number {
  const at = path.lastIndexOf(hoard);
  return at < 0 ? path.length - 1 : at;
}

/** The first and the last stay, and of those between the latest. */
function numbered(stations: readonly Omit<Station, 'number'>[]): Station[] {
  const kept =
    stations.length <= mostStations
      ? stations
      : [...stations.slice(0, 1), ...stations.slice(stations.length - mostStations + 1)];
  return kept.map((station, i) => ({ ...station, number: i + 1 }));
}

/** Rounds in which nothing happened to the hero keep the life before. */
function filled(values: readonly (number | undefined)[], start: number): number[] {
  let last = start;
  return Array.from(values, (value) => (last = value ?? last));
}

/** Where the chamber that would have come next had lain: beyond an open side of the last one, the nearest to a Tower. */
function lifted({ path, next }: Journey, view: DelveView, content: DelveContent): MapMarks['lifted'] {
  const last = path.at(-1);
  if (!next || last === undefined || isTower(last) || last === hoard) return undefined;
  const laid = laidBySpace(view);
  const here = laid.get(last);
  const face = here && content.chambers[here.chamber];
  if (!face || !here) return undefined;
  const edges = edgesOf(face, here.heading);
  const free = allSides.flatMap((side): { space: Space; heading: Side }[] => {
    const space = besides(last, side);
    const isRock =
      space !== undefined && !laid.has(space) && !hoardSquares.includes(space) && !isTower(space);
    return isRock && edges[side] !== '#' ? [{ space, heading: side }] : [];
  });
  const [nearest] = free.toSorted((one, other) => stepsToTower(one.space) - stepsToTower(other.space));
  return nearest && { ...nearest, chamber: next.chamber };
}

export function journeyMarks(journey: Journey, view: DelveView, content: DelveContent): MapMarks {
  const { path, turning, stations } = journey;
  const behind = lifted(journey, view, content);
  const stops = new Map<Space, JourneyStop>();
  for (const { space, number, isEnd } of stations) stops.set(space, { space, number, isEnd });
  return {
    journey: { into: path.slice(0, turning + 1), out: path.slice(turning), stops: [...stops.values()] },
    known: new Set(path),
    ...(behind && { lifted: behind }),
  };
}

/** The words of a station, from its line of the log. */
export const wordsOfStation = ({ entry }: Station, lines: readonly LogLine[]): LogLine | undefined =>
  lines.find(({ key }) => key.endsWith(`.${String(entry)}`));
