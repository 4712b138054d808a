/** Opening hands of a warband, and the chances of what is drawn by a turn: W-119, W-120, W-305, W-322, R-61, R-67. */
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Refusal } from '../../../../shared/game.ts';
import type { WarbandList } from '../../../../shared/warbands.ts';
import { seedRng, shuffle } from '../../../engine/rng.ts';
import type { CommanderCard } from '../cards/language.ts';
import { chanceOf, decimal } from './chances.ts';
import { commanderOf, creaturesOf, ordersOf, type Shelf } from './shelf.ts';

const noCommander: Refusal = {
  code: 'noCommander',
  sentence: 'Choose a commander first: it says how many cards an opening hand has.',
  rule: 'W-117',
};

export interface OpeningHand {
  creatures: string[];
  orders: string[];
  redraws: number;
}

/** The hand this seed deals. */
export function openingHand(list: WarbandList, shelf: Shelf, seed: number): Result<OpeningHand, Refusal> {
  const commander = commanderOf(list, shelf);
  if (!commander) return err(noCommander);
  const rng = seedRng(seed);
  const orders = shuffle(
    rng,
    ordersOf(list, shelf).map(({ id }) => id),
  ).slice(0, commander.orderHand);
  const deployable = deployableKeys(list, shelf, commander);
  const deck = creaturesOf(list, shelf).map(({ id }) => id);
  const deal = () => shuffle(rng, deck).slice(0, commander.creatureHand);
  let creatures = deal();
  let redraws = 0;
  for (; deployable.size > 0 && !creatures.some((key) => deployable.has(key)); redraws++) creatures = deal();
  return ok({ creatures, orders, redraws });
}

const deployableKeys = (list: WarbandList, shelf: Shelf, { leadership }: CommanderCard): Set<string> =>
  new Set(
    creaturesOf(list, shelf)
      .filter(({ level }) => level <= leadership)
      .map(({ id }) => id),
  );

/** At least so many of these cards together, of one of the two decks. */
export interface DeckWish {
  part: 'creatures' | 'orders';
  keys: readonly string[];
  atLeast: number;
}

export interface ChanceQuestion {
  wishes: readonly DeckWish[];
  /** Creatures deployed at setup and in each turn: a card is drawn for each in Cleanup (W-322). */
  deployed: { atSetup: number; aTurn: number };
  turns: number;
}

export interface TurnChance {
  turn: number;
  orders: number;
  creatures: number;
  chance: number;
}

/** The chance to have drawn all that is wished for, from the opening hand (turn 0) to the Activate phase of a turn. */
export function chancesByTurn(
  list: WarbandList,
  shelf: Shelf,
  { wishes, deployed, turns }: ChanceQuestion,
): Result<TurnChance[], Refusal> {
  const commander = commanderOf(list, shelf);
  if (!commander) return err(noCommander);
  const orders = ordersOf(list, shelf).map(({ id }) => id);
  const creatures = creaturesOf(list, shelf).map(({ id }) => id);
  const needed = deployableKeys(list, shelf, commander);
  const hopes = (part: DeckWish['part']) =>
    wishes
      .filter((wish) => wish.part === part)
      .map(({ keys, atLeast }) => ({ keys: new Set(keys), atLeast }));
  const chanceAt = (turn: number): TurnChance => {
    // W-305: one order each Refresh, the first turn's too. Cleanup of a turn fills the hand for the next.
    const later = turn <= 1 ? 0 : deployed.atSetup + (turn - 1) * deployed.aTurn;
    const orderDraw = { deck: orders, opening: commander.orderHand, later: turn };
    const creatureDraw = {
      deck: creatures,
      opening: commander.creatureHand,
      later,
      ...(needed.size > 0 && { needed }),
    };
    return {
      turn,
      orders: Math.min(orders.length, commander.orderHand + turn),
      creatures: Math.min(creatures.length, commander.creatureHand + later),
      chance:
        decimal(chanceOf(orderDraw, hopes('orders'))) * decimal(chanceOf(creatureDraw, hopes('creatures'))),
    };
  };
  return ok(Array.from({ length: turns + 1 }, (_, turn) => chanceAt(turn)));
}
