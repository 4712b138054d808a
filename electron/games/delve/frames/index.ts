/** Which worker does which pending work; a kind without a worker does not compile. */
import { meetWorker } from '../fight/begin.ts';
import { fightWorker } from '../fight/fight.ts';
import type { Frame } from '../state.ts';
import { descendWorker, surfaceWorker, wayUpWorker } from './below.ts';
import { crossingWorker, darkWorker, goOnWorker, loadWorker, towerWorker } from './chamber.ts';
import { bribeWorker, hiddenWayWorker, loseRuneWorker, mayWorker, steppingWorker } from './choices.ts';
import { drawWorker } from './draw.ts';
import { driveWorker, duelEndWorker } from './duel.ts';
import { encounterWorker } from './encounter.ts';
import { knockOutWorker, lastLightWorker, searchWorker } from './fate.ts';
import { retreatWorker, wrathWorker } from './hoard.ts';
import { layWorker } from './lay.ts';
import { minionTargetWorker, summonWorker } from './minions.ts';
import { stepsWorker } from './steps.ts';
import { testWorker } from './test.ts';
import { attemptWorker, standWorker, stepWorker } from './walk.ts';
import type { FrameOf, Worker } from './worker.ts';
import { woundsWorker } from './wounds.ts';

const workers: { [Kind in Frame['kind']]: Worker<FrameOf<Kind>> } = {
  attempt: attemptWorker,
  step: stepWorker,
  lay: layWorker,
  stand: standWorker,
  encounter: encounterWorker,
  meet: meetWorker,
  fight: fightWorker,
  draw: drawWorker,
  steps: stepsWorker,
  test: testWorker,
  wounds: woundsWorker,
  goOn: goOnWorker,
  tower: towerWorker,
  dark: darkWorker,
  crossing: crossingWorker,
  load: loadWorker,
  may: mayWorker,
  bribe: bribeWorker,
  loseRune: loseRuneWorker,
  hiddenWay: hiddenWayWorker,
  stepping: steppingWorker,
  descend: descendWorker,
  wayUp: wayUpWorker,
  surface: surfaceWorker,
  search: searchWorker,
  wrath: wrathWorker,
  retreat: retreatWorker,
  lastLight: lastLightWorker,
  knockOut: knockOutWorker,
  duelEnd: duelEndWorker,
  drive: driveWorker,
  minionTarget: minionTargetWorker,
  summon: summonWorker,
};

/** The worker of a frame. The table above pairs them by kind, which the type system cannot follow through a lookup. */
export const workerOf = (frame: Frame): Worker<Frame> => workers[frame.kind] as Worker<Frame>;
