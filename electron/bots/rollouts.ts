/** The bots that play lines out in their head before they choose: Captain to the end of the turn, Warlord beyond it. */
import { plainly, type Bot, type BotChoice } from './bot.ts';
import { halving, type Job, type Score } from './halving.ts';
import type { Manner, Mind } from '../engine/mind.ts';
import { thoughtOf, type Thought } from './thought.ts';

export function rolloutBot<World, Action>(
  name: string,
  mind: Mind<World, Action>,
  manner: Manner,
): Bot<unknown, Action, World> {
  return {
    name,
    choose: (turn) => {
      if (turn.decision.options.length === 1) return plainly(0);
      const thought = thoughtOf(mind, manner, turn);
      if (needsNoRollouts(thought)) return atOnce(thought);
      const search = halving(priorsOf(thought), thought.budget, thought.trust);
      let isCutShort = false;
      let step = search.next();
      let played = 0;
      while (!step.done) {
        const values = step.value.map((job: Job) => {
          isCutShort ||= played > 0 && turn.isStopped?.() === true;
          if (isCutShort) return undefined;
          played += 1;
          turn.progress?.(Math.min(1, played / thought.budget));
          return thought.play(job);
        });
        step = search.next(values as number[]);
      }
      return choiceOf(thought, step.value, isCutShort);
    },
  };
}

export const needsNoRollouts = ({
  candidates,
  budget,
}: Pick<Thought<unknown>, 'candidates' | 'budget'>): boolean => candidates.length < 2 || budget === 0;

export const priorsOf = ({ candidates }: Pick<Thought<unknown>, 'candidates'>): number[] =>
  candidates.map(({ value }) => value);

export const atOnce = ({ candidates }: Pick<Thought<unknown>, 'candidates'>): BotChoice => ({
  ...plainly(candidates[0]?.option ?? 0),
  expected: candidates[0]?.value,
});

/** The winner of a search as an answer. */
export function choiceOf(
  { candidates }: Pick<Thought<unknown>, 'candidates'>,
  scores: readonly Score[],
  isCutShort: boolean,
): BotChoice {
  const [best] = scores;
  const rollouts = scores.reduce((sum, { count }) => sum + count, 0);
  if (!best || best.count === 0) return { ...atOnce({ candidates }), isCutShort };
  return {
    option: candidates[best.candidate]!.option,
    rollouts,
    isCutShort,
    expected: best.sum / best.count,
  };
}
