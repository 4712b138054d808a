/** How likely each hero is to win from a position, found by playing it out many times with luck dealt anew. */
import { seedRng } from '../../../engine/rng.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { isAlone } from '../play.ts';
import type { State } from '../state.ts';
import { dealWorld } from '../world.ts';
import { quick } from './quick.ts';

/** Alone a journey is short, and a chance shall be told to some points. */
const samplesAlone = 64;
const samplesInARace = 12;
/** More answers than any journey takes. */
const longest = 4_000;

export function chancesOf(state: Readonly<State>): number[] {
  if (state.outcome) return sharesOf(state);
  const samples = isAlone(state) ? samplesAlone : samplesInARace;
  const sums = state.heroes.map(() => 0);
  for (let sample = 1; sample <= samples; sample++)
    sharesOf(playedOut(dealWorld(state, 'open', seedRng(sample)))).forEach((share, seat) => {
      sums[seat] += share / samples;
    });
  return sums;
}

const sharesOf = ({ outcome, heroes }: Readonly<State>): number[] =>
  heroes.map((_, seat) => (outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0));

function playedOut(world: State): State {
  for (let answers = 0; answers < longest; answers++) {
    const question = decisionOf(world);
    if (!question) break;
    applyAction(world, question.options[quick(world, question)]);
  }
  return world;
}
