/** "What would you do?": the Warlord's answer to a person's own decision, with its reason. */
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
  rollouts: number;
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
  const leads = await pool.leads({ game: game.id, knowledge, player }, jobs, asking);
  const chosen = weighing.candidates[best];
  if (!leads || !chosen) return undefined;
  return {
    option: chosen.option,
    line: retrace(game, knowledge, player, chosen.line),
    expectedLead: leads.reduce((sum, lead) => sum + lead, 0) / leads.length,
    ...(second !== undefined && { instead: insteadOf(weighing, best, second) }),
    rollouts: weighing.scores.reduce((sum, { count }) => sum + count, leads.length),
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
