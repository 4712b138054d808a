/** Warband with the example cards, which use every word of the card language, instead of a sensible pack. */
import { warbandTrial, type WarbandTrial } from '../../electron/cli/warband/trial.ts';
import { shuffle, type Rng } from '../../electron/engine/rng.ts';
import { exampleCards, exampleCommanders, exampleCreatures } from './example-cards.ts';
import { exampleOrders } from './example-orders.ts';

const draw = (rng: Rng, pool: readonly { id: string }[], count: number): string[] =>
  shuffle(
    rng,
    pool.map(({ id }) => id),
  ).slice(0, count);

export const everyWordTrial: WarbandTrial = {
  ...warbandTrial,
  setup: (form, rng) => {
    const setup = warbandTrial.setup(form, rng);
    const seats = setup.seats.map((seat) => ({
      ...seat,
      commander: draw(rng, exampleCommanders, 1)[0]!,
      creatures: draw(rng, exampleCreatures, 14),
      orders: draw(rng, exampleOrders, 40),
    }));
    return { ...setup, cards: exampleCards, seats };
  },
};
