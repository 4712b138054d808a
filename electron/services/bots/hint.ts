/** "What would you do?": the Warlord's answer to a person's own decision, with its reason. */
import type { Stakes } from '../../engine/mind.ts';
import type { AnyGame, SeatKnowledge } from '../../engine/table-game.ts';
import { retrace, type HintStep } from './hint-line.ts';
import type { BotPool, Weighing } from './pool.ts';
import type { Asking } from './questions.ts';

export interface Hint {
  /** The option it would take, and what it would do after it. */
  option: number;
  line: HintStep[];
  /** By how much one is ahead of the best other side when one's own next turn begins, on average over guesses. */
  expectedLead: number;
  /** The next best option, and how much less it is worth; absent if nothing else was worth a thought. */
  instead?: { option: number; less: number };
  /** What it gains and costs until then, where the game can tell. */
  stakes?: HintStakes;
  rollouts: number;
}

/** Changes of what the game counts, on average, and pieces that may go, with the share of guesses in which they do. */
export interface HintStakes {
  own: number;
  others: number;
  risks: PieceAtStake[];
  takes: PieceAtStake[];
}

interface PieceAtStake {
  piece: number;
  chance: number;
}

/** Guesses at what is hidden that the expectation is taken over. */
const guesses = 12;

export async function hintFor(
  pool: BotPool,
  game: AnyGame,
  knowledge: SeatKnowledge,
  asking: Asking,
): Promise<Hint | undefined> {
  const player = { level: 'warlord', temperament: 'balanced', seed: 0 } as const;
  const weighing = await pool.weigh({ game: game.id, knowledge, player }, asking);
  if (!weighing) return undefined;
  const [best = 0, second] = rankingOf(weighing);
  const jobs = Array.from({ length: guesses }, (_, world) => ({ candidate: best, world }));
  const expected = await pool.expectations({ game: game.id, knowledge, player }, jobs, asking);
  const chosen = weighing.candidates[best];
  if (!expected || !chosen) return undefined;
  const stakes = stakesIn(expected.flatMap((each) => each.stakes ?? []));
  return {
    option: chosen.option,
    line: retrace(game, knowledge, player, chosen.line),
    expectedLead: meanOf(expected.map(({ lead }) => lead)),
    ...(second !== undefined && { instead: insteadOf(weighing, best, second) }),
    ...(stakes && { stakes }),
    rollouts: weighing.scores.reduce((sum, { count }) => sum + count, expected.length),
  };
}

/** Numbers of the candidates, best first. */
const rankingOf = ({ scores, candidates }: Weighing): number[] =>
  scores.length > 0 ? scores.map(({ candidate }) => candidate) : candidates.map((_, at) => at);

function insteadOf({ scores, candidates }: Weighing, best: number, second: number): Hint['instead'] {
  const worth = (candidate: number): number => {
    const score = scores.find((each) => each.candidate === candidate);
    return score && score.count > 0 ? score.sum / score.count : candidates[candidate]!.value;
  };
  return { option: candidates[second]!.option, less: Math.max(0, worth(best) - worth(second)) };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What happens in fewer guesses than this is not worth a word. */
const leastChance = 0.25;

function stakesIn(guessed: readonly Stakes[]): HintStakes | undefined {
  if (guessed.length === 0) return undefined;
  return {
    own: meanOf(guessed.map(({ own }) => own)),
    others: meanOf(guessed.map(({ others }) => others)),
    risks: likely(guessed.map(({ lost }) => lost)),
    takes: likely(guessed.map(({ taken }) => taken)),
  };
}

/** The pieces that go in enough of the guesses, the likeliest first. */
function likely(guessed: readonly (readonly number[])[]): PieceAtStake[] {
  const counts = new Map<number, number>();
  for (const piece of guessed.flat()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts]
    .map(([piece, times]) => ({ piece, chance: times / guessed.length }))
    .filter(({ chance }) => chance >= leastChance)
    .toSorted((one, other) => other.chance - one.chance);
}
