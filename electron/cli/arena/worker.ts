/** A worker thread of the arena: plays its share of the matches. */
import { playedBy } from '../common/game-args.ts';
import { workShare } from '../common/threads.ts';
import { playBout, type ArenaBout, type ArenaPlan } from './bouts.ts';

workShare<ArenaPlan, ArenaBout>((plan) => {
  const played = playedBy(plan.choice);
  return (number) => playBout(played, plan, number);
});
