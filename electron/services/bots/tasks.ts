/** What a worker thread can be asked to do, and the doing of it. Every task names its game. */
import type { Kinded } from '../../../shared/game.ts';
import { analyse, type Analysis } from '../../bots/analysis.ts';
import type { BotChoice } from '../../bots/bot.ts';
import type { Job } from '../../bots/halving.ts';
import { mannerOf } from '../../bots/levels.ts';
import { thoughtOf, type Expectation, type Outline, type Thought } from '../../bots/thought.ts';
import type { Games } from '../../engine/games.ts';
import type { AnyGame, SeatKnowledge } from '../../engine/table-game.ts';
import { playDuel, type Duel, type DuelReport } from './duel.ts';
import type { Duellist } from './questions.ts';
import { botFor, botsOf, mindFor, turnOf, type AnyTurn } from './thinking.ts';

/** A question as it is sent: the stage was sent before and is named by its number. */
export interface SentQuestion {
  game: string;
  stage: number;
  knowledge: Omit<SeatKnowledge, 'stage'>;
  player: Duellist;
}

/** Large things are sent once and then named by a number. */
export type Task =
  | { kind: 'stage'; stage: number; value: object }
  | { kind: 'supplies'; supplies: number; value: object }
  | { kind: 'setup'; setup: number; value: object }
  | { kind: 'forget' }
  | ({ kind: 'choose' } & SentQuestion)
  /** Takes a question apart for rollouts. `thought` names it, so that its rollouts find it again. */
  | ({ kind: 'think'; thought: number } & SentQuestion)
  | ({ kind: 'roll' } & Rolling & SentQuestion)
  /** Plays lines out to tell a person what to expect of them. */
  | ({ kind: 'expect'; thought: number; jobs: Job[] } & SentQuestion)
  | ({ kind: 'duel'; game: string; setup: number; supplies: number } & Omit<Duel, 'setup'>)
  | { kind: 'analyse'; record: PlayedMatch };

/** A match that is over: its game, its setup, its seed, and the number of every option taken. */
export interface PlayedMatch {
  game: string;
  setup: unknown;
  seed: number;
  options: readonly number[];
}

/** Rollouts to be played. `outline` is what another thread has found already. */
interface Rolling {
  thought: number;
  outline?: ThoughtOutline;
  jobs: Job[];
  capMs: number;
}

export type ThoughtOutline = Outline<Kinded>;

export type Result =
  Analysis | BotChoice | DuelReport | ThoughtOutline | (number | undefined)[] | Expectation[] | undefined;

export interface WorkerMemory {
  games: Games;
  stages: Map<number, object>;
  supplies: Map<number, object>;
  setups: Map<number, object>;
  /** The latest question taken apart. */
  thought: { number: number; value: Thought<Kinded> } | undefined;
}

export const emptyMemory = (games: Games): WorkerMemory => ({
  games,
  stages: new Map(),
  supplies: new Map(),
  setups: new Map(),
  thought: undefined,
});

/** How a task hears of the world outside while it works. */
export interface Line {
  isStopped: () => boolean;
  progress: (share: number) => void;
}

export function perform(task: Task, memory: WorkerMemory, line: Line): Result {
  switch (task.kind) {
    case 'stage':
      memory.stages.set(task.stage, task.value);
      return undefined;
    case 'supplies':
      memory.supplies.set(task.supplies, task.value);
      return undefined;
    case 'setup':
      memory.setups.set(task.setup, task.value);
      return undefined;
    case 'forget':
      for (const large of [memory.stages, memory.supplies, memory.setups]) large.clear();
      return undefined;
    case 'choose':
      return botFor(gameOf(task, memory), task.player).choose(askedOf(task, memory));
    case 'think': {
      const { candidates, plans, budget, trust } = thoughtFor(task, memory);
      return { candidates, plans, budget, ...(trust !== undefined && { trust }) };
    }
    case 'roll':
      return roll(task, memory, line.isStopped);
    case 'expect': {
      const thought = thoughtFor(task, memory);
      return task.jobs.map((job) => thought.expect(job));
    }
    case 'duel':
      return duel(task, memory, line.isStopped);
    case 'analyse':
      return analyseMatch(gameOf(task.record, memory), task.record, line);
  }
}

function gameOf({ game }: { game: string }, { games }: WorkerMemory): AnyGame {
  const found = games.find(game);
  if (!found) throw new Error(`no such game: ${game}`);
  return found;
}

/** The question with its decision, as the bot knows it. */
function askedOf(question: SentQuestion, memory: WorkerMemory): AnyTurn {
  const knowledge = { ...question.knowledge, stage: memory.stages.get(question.stage)! };
  return turnOf(gameOf(question, memory), knowledge, question.player);
}

function thoughtFor(
  question: SentQuestion & Pick<Rolling, 'thought' | 'outline'>,
  memory: WorkerMemory,
): Thought<Kinded> {
  if (memory.thought?.number === question.thought) return memory.thought.value;
  const { level } = question.player;
  const mind = mindFor(gameOf(question, memory), question.player);
  const manner = mannerOf(level, mind);
  if (!manner) throw new Error(`${level} plays no rollouts`);
  const value = thoughtOf(mind, manner, askedOf(question, memory), question.outline);
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
    return isLate ? undefined : thought.play(job);
  });
}

function duel(
  task: Extract<Task, { kind: 'duel' }>,
  memory: WorkerMemory,
  isStopped: () => boolean,
): DuelReport {
  const { seed, players } = task;
  const match = { seed, players, setup: memory.setups.get(task.setup) };
  return playDuel(gameOf(task, memory), match, memory.supplies.get(task.supplies)!, { isStopped });
}

function analyseMatch(
  game: AnyGame,
  { setup, seed, options }: PlayedMatch,
  line: Line,
): Analysis | undefined {
  const start = game.start(setup, seed);
  const world = game.clone(start);
  const actions = options.map((option) => {
    const action = game.decision(world)!.options[option]!;
    game.apply(world, action);
    return action;
  });
  const bots = botsOf(game);
  return analyse(bots.mind('balanced', 'practised'), { start, actions, teams: bots.teams(setup) }, line);
}
