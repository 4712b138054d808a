/** Ours: line of sight, clear shot and cover from one creature to six enemies, who also stand in each other's way. */
import { sightOf } from '../../../games/warband/geometry/sight.ts';
import { tablesOf } from '../../../games/warband/geometry/tables.ts';
import { benchCrowds, benchField } from '../field.ts';
import type { Workload } from '../measuring.ts';

const field = benchField();
const tables = tablesOf(field);
const looks = benchCrowds(field, 64).map((crowd) => {
  const [source] = crowd;
  const enemies = crowd.filter(({ team }) => team !== source!.team).map(({ square }) => square);
  return { from: source!.square, enemies };
});

export const workload: Workload = () => {
  for (const { from, enemies } of looks)
    for (const enemy of enemies) sightOf(tables, from, 1, enemy, 1, enemies);
  return looks.length;
};
