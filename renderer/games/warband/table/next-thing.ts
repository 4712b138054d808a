/**
 * What the key for the next thing walks: targets first, then the squares from which an enemy is nearest, then those who
 * can still be named, the nearest to an enemy first. So a move and an attack are a few presses.
 */
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { Field } from './field.svelte.ts';
import { isAlly, type WarbandDecision } from './offers.ts';

/** Ways towards an enemy before the key goes on to others. */
const mostWays = 3;

export function worthChoosing(
  { offers, grid }: Pick<Field, 'offers' | 'grid'>,
  decision: WarbandDecision,
  view: WarbandView,
  targets: readonly number[],
): number[] {
  const near = (squares: readonly number[]) =>
    grid ? nearEnemies(squares, grid, view, decision.seat) : squares;
  const standing = (ids: readonly number[]) =>
    near(ids.flatMap((id) => view.creatures.find((creature) => creature.id === id)?.square ?? []));
  const isActivation = decision.prompt.code === 'act';
  const aims = isActivation ? targets.filter((id) => !isAlly(view, id, decision.seat)) : targets;
  const named = [...offers.creatures.keys()].filter((id) => !aims.includes(id));
  const ways = [...offers.squares.keys()];
  if (aims.length > 0) return [...standing(aims), ...standing(named)];
  /** Only through hazardous ground (W-520, the lowest bit of an outcome): somebody who means it walks there. */
  const isHarmful = (square: number) =>
    offers.squares.get(square)!.every((option) => {
      const action = decision.options[option]!;
      return action.kind === 'move' && (action.outcome & 1) === 1;
    });
  const safe = ways.filter((square) => !isHarmful(square));
  const open = near(safe.length > 0 ? safe : ways);
  return [...(isActivation ? open.slice(0, mostWays) : open), ...standing(named)];
}

/** Those beside or nearest to an enemy first. */
function nearEnemies(
  squares: readonly number[],
  { placeOf }: NonNullable<Field['grid']>,
  view: WarbandView,
  seat: number,
): number[] {
  const enemies = view.creatures
    .filter(({ id }) => !isAlly(view, id, seat))
    .map(({ square, size }) => placeOf(square, size));
  const distance = (square: number) => {
    const { column, row } = placeOf(square);
    return Math.min(
      ...enemies.map((each) => Math.max(Math.abs(each.column - column), Math.abs(each.row - row))),
    );
  };
  return squares
    .map((square) => ({ square, at: distance(square) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ square }) => square);
}
