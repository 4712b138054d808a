/**
 * The strengths of warbands from all matches together (Bradley and Terry), in logarithms of odds: every match of a
 * warband says something about all its pairings. A pair of packs may depart from the strengths of its warbands, but
 * must earn it: such terms, and the strengths, are drawn towards 0.
 */
import { z } from '../../bots/wilson.ts';
import { dot, invert, times, type Matrix } from './matrix.ts';

/** A match as the fit sees it: 1 if the first of the two won, half for a draw. */
export interface Meeting {
  warbands: readonly [string, string];
  packs: readonly [string, string];
  /** Whether the first of the two had the first turn. */
  isFirst: boolean;
  score: number;
}

/** A rate and the interval in which it lies with 95 % confidence, if the model is right. */
export interface FittedRate {
  rate: number;
  low: number;
  high: number;
}

export interface Strengths {
  /** How often one pack wins against another, whoever leads and begins. */
  rateOf(pack: string, against: string): FittedRate;
}

/**
 * How far strengths and departures usually lie from 0. 4,800 matches of earlier states of the packs made 0.1 to 0.2
 * likeliest for warbands and 0.1 to 0.15 for pairs of packs; strengths are given more room, for packs less even.
 */
const usual = { first: 1, strength: 0.25, departure: 0.15 };
const mostSteps = 30;
const smallestMove = 1e-9;

interface Columns {
  at(name: string): number;
  penalties: number[];
}

const pairName = (one: string, other: string): string => [one, other].toSorted().join(' – ');

export function strengthsOf(meetings: readonly Meeting[]): Strengths {
  const columns = columnsOf(meetings);
  const rows = meetings.map((meeting) => rowOf(meeting, columns));
  const { found, spread } = fit(
    rows,
    meetings.map(({ score }) => score),
    columns.penalties,
  );
  const members = membersOf(meetings);
  return {
    rateOf: (pack, against) => {
      const row = columns.penalties.map(() => 0);
      const own = members.get(pack)!;
      const others = members.get(against)!;
      for (const key of own) row[columns.at(key)]! += 1 / own.size;
      for (const key of others) row[columns.at(key)]! -= 1 / others.size;
      row[columns.at(pairName(pack, against))] = pack < against ? 1 : -1;
      const middle = dot(row, found);
      const error = z * Math.sqrt(dot(row, times(spread, row)));
      return { rate: share(middle), low: share(middle - error), high: share(middle + error) };
    },
  };
}

/** What each number of the fit stands for, and how much it costs to move it from 0. */
function columnsOf(meetings: readonly Meeting[]): Columns {
  const warbands = new Set(meetings.flatMap((meeting) => meeting.warbands));
  const packs = [...new Set(meetings.flatMap((meeting) => meeting.packs))];
  const pairs = packs.flatMap((one, at) => packs.slice(at + 1).map((other) => pairName(one, other)));
  const names = ['first', ...warbands, ...pairs];
  const usualOf = (name: string): number =>
    name === 'first' ? usual.first : warbands.has(name) ? usual.strength : usual.departure;
  const places = new Map(names.map((name, at) => [name, at]));
  return { at: (name) => places.get(name)!, penalties: names.map((name) => usualOf(name) ** -2) };
}

function rowOf({ warbands, packs, isFirst }: Meeting, { at, penalties }: Columns): number[] {
  const row = penalties.map(() => 0);
  row[at('first')] = isFirst ? 1 : -1;
  row[at(warbands[0])]! += 1;
  row[at(warbands[1])]! -= 1;
  if (packs[0] !== packs[1]) row[at(pairName(...packs))] = packs[0] < packs[1] ? 1 : -1;
  return row;
}

function membersOf(meetings: readonly Meeting[]): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const { packs, warbands } of meetings)
    packs.forEach((pack, at) => members.set(pack, (members.get(pack) ?? new Set()).add(warbands[at]!)));
  return members;
}

const share = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Newton's steps to the likeliest numbers; the curvature there tells how sure they are. */
function fit(rows: Matrix, scores: readonly number[], penalties: readonly number[]) {
  let found = penalties.map(() => 0);
  for (let step = 0; ; step++) {
    const expected = rows.map((row) => share(dot(row, found)));
    const spread = invert(curvature(rows, expected, penalties));
    const slope = found.map((value, at) =>
      rows.reduce((sum, row, i) => sum + row[at]! * (scores[i]! - expected[i]!), -penalties[at]! * value),
    );
    const move = times(spread, slope);
    found = found.map((value, at) => value + move[at]!);
    if (step >= mostSteps || Math.max(...move.map(Math.abs)) < smallestMove) return { found, spread };
  }
}

function curvature(rows: Matrix, expected: readonly number[], penalties: readonly number[]): number[][] {
  const sums = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  rows.forEach((row, at) => {
    const weight = expected[at]! * (1 - expected[at]!);
    const used = row.flatMap((value, i) => (value === 0 ? [] : [i]));
    for (const i of used) for (const j of used) sums[i]![j]! += weight * row[i]! * row[j]!;
  });
  return sums;
}
