/** A worker thread of the simulator: plays its share of the matches. */
import { workShare } from '../common/threads.ts';
import { simulateMatch, type MatchReport } from './match.ts';
import { simulationOf, type SimPlan } from './plan.ts';

workShare<SimPlan, MatchReport>((plan) => {
  const simulation = simulationOf(plan);
  return (number) => simulateMatch(simulation, plan.seed + number);
});
