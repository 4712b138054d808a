/** Ours: every square a walker of Speed 6 can reach, with its different outcomes, among eleven other creatures. */
import { addHazards, noMarks } from '../../../games/warband/geometry/marks.ts';
import { occupancyFor } from '../../../games/warband/geometry/occupancy.ts';
import { reach, type Mover } from '../../../games/warband/geometry/reach.ts';
import { tablesOf } from '../../../games/warband/geometry/tables.ts';
import { benchCrowds, benchField } from '../field.ts';
import type { Workload } from '../measuring.ts';

const field = benchField();
const tables = tablesOf(field);
const passMarks = noMarks(tables);
addHazards(tables, passMarks);

/** The peer's grid is ready when its clock starts, so the places of the other creatures are too. */
const movers = benchCrowds(field, 64).map((crowd): Mover => {
  const [mover] = crowd;
  const occupancy = occupancyFor(tables, crowd, mover!.team, mover);
  const walk = { budget: 6, mode: 'walk', stops: true, passEnemies: false } as const;
  return { from: mover!.square, size: 1, ...walk, occupancy, passMarks };
});

export const workload: Workload = () => {
  for (const mover of movers) reach(tables, mover);
  return movers.length;
};
