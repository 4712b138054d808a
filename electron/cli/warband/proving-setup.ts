/** Setups of proving matches: warbands drawn from the proving pack on the starter tiles, as a pack's rules allow them. */
import { randomInt, shuffle, type Rng } from '../../engine/rng.ts';
import type { MatchForm } from '../../engine/trial.ts';
import { assemble } from '../../games/warband/geometry/assemble.ts';
import type { Battlefield } from '../../games/warband/geometry/battlefield.ts';
import { layPreset } from '../../games/warband/geometry/presets.ts';
import { starterTiles } from '../../games/warband/geometry/starter-tiles.ts';
import { tileFaces, type TileFace } from '../../games/warband/geometry/tiles.ts';
import type { WarbandSetup } from '../../games/warband/index.ts';
import { provingCommanders, provingCreatures } from './proving-creatures.ts';
import { provingOrders } from './proving-orders.ts';

const cards = [...provingCommanders, ...provingCreatures, ...provingOrders];

/** B-11. */
const chestsOfOne = [1, 1, 2, 2, 3, 3];

/** Fields are built once: their tables are found again by the same object. */
const fields = new Map<string, Battlefield>();

function fieldFor(players: number, face: TileFace): Battlefield {
  const key = `${players} ${face}`;
  const field = fields.get(key) ?? buildField(players, face);
  fields.set(key, field);
  return field;
}

function buildField(players: number, face: TileFace): Battlefield {
  const placed = layPreset(
    Array.from({ length: players }, () => starterTiles),
    face,
  );
  const field = placed.ok ? assemble(placed.value) : placed;
  if (!field.ok) throw new Error(field.error.map(({ sentence }) => sentence).join(' '));
  return field.value;
}

/** Takes cards from a pool, going through it as often as needed: no card comes a second time before all came once. */
function draw(rng: Rng, pool: readonly { id: string }[], count: number): string[] {
  const drawn: string[] = [];
  while (drawn.length < count)
    drawn.push(
      ...shuffle(
        rng,
        pool.map(({ id }) => id),
      ),
    );
  return drawn.slice(0, count);
}

/** A random match of this form: any commander, 12 creatures, 36 orders (W-103), either face of the tiles. */
export function provingSetup({ players, teams }: MatchForm, rng: Rng): WarbandSetup {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    team: teams ? seat % 2 : seat,
    commander: draw(rng, provingCommanders, 1)[0]!,
    creatures: draw(rng, provingCreatures, 12),
    orders: draw(rng, provingOrders, 36),
  }));
  const form = teams ? 'teams' : players === 2 ? 'standard' : 'freeForAll';
  const battlefield = fieldFor(players, tileFaces[randomInt(rng, 2)]!);
  return { form, seats, cards, battlefield, chests: seats.flatMap(() => chestsOfOne) };
}
