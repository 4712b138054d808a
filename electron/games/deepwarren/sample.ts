/** Worlds nobody can tell from the real one: every hidden stack is shuffled, and so is the luck to come. */
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import { cloneState } from './clone.ts';
import type { Knowledge } from './knowledge.ts';
import type { State } from './state.ts';

/** One such world. Tiles known to lie at the bottom of the stack stay there (TR-53). */
export function worldFrom({ position }: Knowledge, rng: Rng): State {
  const world = cloneState(position);
  world.rng = seedRng(randomInt(rng, 2 ** 32));
  world.stack.push(...shuffle(rng, world.stack.splice(world.buried)));
  const unseen = shuffle(rng, [...world.events, ...world.eventsAside]);
  world.eventsAside = unseen.splice(0, world.eventsAside.length);
  world.events = unseen;
  shuffle(rng, world.spells);
  shuffle(rng, world.relics);
  return world;
}
