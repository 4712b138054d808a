/** What a worker thread can be asked to do, and the doing of it. */
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { analyse, type Analysis } from '../../bots/analysis.ts';
import type { BotChoice } from '../../bots/bot.ts';
import type { Job } from '../../bots/halving.ts';
import { judgementOf, mannerOf } from '../../bots/levels.ts';
import { thoughtOf, type Outline, type Thought } from '../../bots/thought.ts';
import {
  warband,
  warbandMind,
  warbandWorld,
  type BoxedCard,
  type WarbandKnowledge,
  type WarbandSetup,
} from '../../games/warband/index.ts';
import { luckFor, playDuel, warbandBot, type Duel, type DuelReport, type Duellist } from './duel.ts';

/** A question as it is sent: the stage was sent before and is named by its number. */
export interface SentQuestion {
  stage: number;
  knowledge: Omit<WarbandKnowledge, 'stage'>;
  player: Duellist;
}

/** Large things are sent once and then named by a number. */
export type Task =
  | { kind: 'stage'; stage: number; value: WarbandKnowledge['stage'] }
  | { kind: 'boxes'; boxes: BoxedCard[] }
  | { kind: 'setup'; setup: number; value: WarbandSetup }
  | { kind: 'forget' }
  | ({ kind: 'choose' } & SentQuestion)
  /** Takes a question apart for rollouts. `thought` names it, so that its rollouts find it again. */
  | ({ kind: 'think'; thought: number } & SentQuestion)
  | ({ kind: 'roll' } & Rolling & SentQuestion)
  | ({ kind: 'duel'; setup: number } & Omit<Duel, 'setup'>)
  | { kind: 'analyse'; record: PlayedMatch };

/** A match that is over: its setup, its seed, and the number of every option taken. */
export interface PlayedMatch {
  setup: WarbandSetup;
  seed: number;
  options: readonly number[];
}

/** Rollouts to be played. `outline` is what another thread has found already. */
interface Rolling {
  thought: number;
  outline?: ThoughtOutline;
  jobs: Job[];
  capMs: number;
  measure: 'value' | 'lead';
}

export type ThoughtOutline = Outline<WarbandAction>;

export type Result = Analysis | BotChoice | DuelReport | ThoughtOutline | (number | undefined)[] | undefined;

export interface WorkerMemory {
  stages: Map<number, WarbandKnowledge['stage']>;
  setups: Map<number, WarbandSetup>;
  boxes: BoxedCard[];
  /** The latest question taken apart. */
  thought: { number: number; value: Thought<WarbandAction> } | undefined;
}

export const emptyMemory = (): WorkerMemory => ({
  stages: new Map(),
  setups: new Map(),
  boxes: [],
  thought: undefined,
});

/** How a task hears of the world outside while it works. */
export interface Line {
  isStopped: () => boolean;
  progress: (share: number) => void;
}

export function perform(task: Task, memory: WorkerMemory, line: Line): Result {
  const { isStopped } = line;
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
    case 'forget':
      memory.stages.clear();
      memory.setups.clear();
      return undefined;
    case 'choose':
      return choose(task, memory);
    case 'think': {
      const { candidates, plans, budget } = thoughtFor(task, memory);
      return { candidates, plans, budget };
    }
    case 'roll':
      return roll(task, memory, isStopped);
    case 'duel':
      return playDuel({ ...task, setup: memory.setups.get(task.setup)! }, memory.boxes, { isStopped });
    case 'analyse':
      return analyseMatch(task.record, line);
  }
}

/** The question with its decision, as the bot knows it. */
function turnOf({ stage, knowledge: rest, player }: SentQuestion, memory: WorkerMemory) {
  const knowledge = { ...rest, stage: memory.stages.get(stage)! };
  const rng = luckFor(player.seed, knowledge);
  const decision = warband.decision(warbandWorld(knowledge, luckFor(player.seed, knowledge)));
  if (!decision) throw new Error('nobody is asked');
  return { view: knowledge, decision, rng, sampleWorld: () => warbandWorld(knowledge, rng) };
}

const choose = (question: SentQuestion, memory: WorkerMemory): BotChoice =>
  warbandBot(question.player).choose(turnOf(question, memory));

function thoughtFor(
  question: SentQuestion & Pick<Rolling, 'thought' | 'outline'>,
  memory: WorkerMemory,
): Thought<WarbandAction> {
  if (memory.thought?.number === question.thought) return memory.thought.value;
  const { level, temperament } = question.player;
  const manner = mannerOf(level);
  if (!manner) throw new Error(`${level} plays no rollouts`);
  const value = thoughtOf(
    warbandMind(temperament, judgementOf(level)),
    manner,
    turnOf(question, memory),
    question.outline,
  );
  memory.thought = { number: question.thought, value };
  return value;
}

/** Values of the rollouts, in the order of the jobs; those for which there was no time are left out. */
function roll(
  task: Extract<Task, { kind: 'roll' }>,
  memory: WorkerMemory,
  isStopped: () => boolean,
): (number | undefined)[] {
  const until = performance.now() + task.capMs;
  const thought = thoughtFor(task, memory);
  return task.jobs.map((job) => {
    const isLate = isStopped() || performance.now() > until;
    if (isLate) return undefined;
    return task.measure === 'lead' ? thought.leadAfter(job) : thought.play(job);
  });
}

function analyseMatch({ setup, seed, options }: PlayedMatch, line: Line): Analysis | undefined {
  const start = warband.start(setup, seed);
  const world = warband.clone(start);
  const actions = options.map((option) => {
    const action = warband.decision(world)!.options[option]!;
    warband.apply(world, action);
    return action;
  });
  const teams = setup.seats.map(({ team }) => team);
  return analyse(warbandMind('balanced', 'practised'), { start, actions, teams }, line);
}
