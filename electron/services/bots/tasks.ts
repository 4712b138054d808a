/** What a worker thread can be asked to do, and the doing of it. */
import type { BotChoice } from '../../bots/bot.ts';
import {
  warband,
  warbandWorld,
  type BoxedCard,
  type WarbandKnowledge,
  type WarbandSetup,
} from '../../games/warband/index.ts';
import { luckFor, playDuel, warbandBot, type Duel, type DuelReport, type Duellist } from './duel.ts';

/** Large things are sent once and then named by a number. */
export type Task =
  | { kind: 'stage'; stage: number; value: WarbandKnowledge['stage'] }
  | { kind: 'boxes'; boxes: BoxedCard[] }
  | { kind: 'setup'; setup: number; value: WarbandSetup }
  | {
      kind: 'choose';
      stage: number;
      knowledge: Omit<WarbandKnowledge, 'stage'>;
      player: Duellist;
      capMs: number;
    }
  | ({ kind: 'duel'; setup: number } & Omit<Duel, 'setup'>);

export interface WorkerMemory {
  stages: Map<number, WarbandKnowledge['stage']>;
  setups: Map<number, WarbandSetup>;
  boxes: BoxedCard[];
}

/** How a task hears of the world outside while it works. */
export interface Line {
  isStopped(): boolean;
  progress(share: number): void;
}

export function perform(task: Task, memory: WorkerMemory, line: Line): BotChoice | DuelReport | undefined {
  switch (task.kind) {
    case 'stage':
      memory.stages.set(task.stage, task.value);
      return undefined;
    case 'boxes':
      memory.boxes = task.boxes;
      return undefined;
    case 'setup':
      memory.setups.set(task.setup, task.value);
      return undefined;
    case 'choose':
      return choose(task, memory, line);
    case 'duel':
      return playDuel({ ...task, setup: memory.setups.get(task.setup)! }, memory.boxes);
  }
}

function choose(
  { stage, knowledge: rest, player, capMs }: Extract<Task, { kind: 'choose' }>,
  memory: WorkerMemory,
  { isStopped, progress }: Line,
): BotChoice {
  const knowledge = { ...rest, stage: memory.stages.get(stage)! };
  const rng = luckFor(player.seed, knowledge);
  const decision = warband.decision(warbandWorld(knowledge, luckFor(player.seed, knowledge)));
  if (!decision) throw new Error('nobody is asked');
  const until = performance.now() + capMs;
  return warbandBot(player).choose({
    view: knowledge,
    decision,
    rng,
    sampleWorld: () => warbandWorld(knowledge, rng),
    isStopped: () => isStopped() || performance.now() > until,
    progress,
  });
}
