/** Worlds the viewer cannot tell from the real one: the deck, the luck to come and others' picks are dealt anew. */
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import { cloneState } from './clone.ts';
import { facilityTable } from './content/facilities.ts';
import { hiddenPick, type Knowledge } from './knowledge.ts';
import { stages, type State } from './state.ts';

export function worldFrom({ position }: Knowledge, rng: Rng): State {
  const world = cloneState(position);
  world.rng = seedRng(randomInt(rng, 2 ** 32));
  shuffle(rng, world.deck);
  if (world.stage === stages.setup) dealPicks(world, rng);
  return world;
}

function dealPicks(world: State, rng: Rng): void {
  const known = world.dealt.flat();
  const tiles = shuffle(
    rng,
    facilityTable.flatMap((_, tile) => (known.includes(tile) ? [] : [tile])),
  );
  world.dealt = world.dealt.map((dealt) => (dealt.length > 0 ? dealt : tiles.splice(0, 2)));
  world.tiles = world.tiles.map((tile, seat) => (tile === hiddenPick ? world.dealt[seat][0] : tile));
}
