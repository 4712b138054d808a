/** Which pieces are drawn where: the position's own, unless something is just on its way. */
import type { CreatureView, WarbandView } from '../../../../shared/games/warband.ts';
import type { Grid } from './grid.ts';
import { spaceOf } from './grid.ts';

/** What is in motion between two positions. */
export interface Motion {
  places: ReadonlyMap<number, number>;
  shaking: ReadonlySet<number>;
  burning: ReadonlySet<number>;
  strike: { from: number; to: number; mode: string } | undefined;
}

export interface DrawnCreature {
  creature: CreatureView;
  square: number;
  isShaking: boolean;
  isBurning: boolean;
}

export const drawnCreatures = (view: WarbandView, motion: Motion | undefined): DrawnCreature[] =>
  view.creatures.map((creature) => ({
    creature,
    square: motion?.places.get(creature.id) ?? creature.square,
    isShaking: motion?.shaking.has(creature.id) ?? false,
    isBurning: motion?.burning.has(creature.id) ?? false,
  }));

/** It has done in this turn what it can; before the first turn nobody has done anything. */
export const isSpent = ({ id, hasActed }: CreatureView, { active, phase }: WarbandView): boolean =>
  hasActed && id !== active && phase !== 'setup';

export const creatureAt = (view: WarbandView, square: number): CreatureView | undefined =>
  view.creatures.find(({ square: own, size }) => spaceOf(own, size, view.battlefield.width).includes(square));

/** The middle of a creature's space on screen, in squares. */
export function middleOf(creature: CreatureView, square: number, grid: Grid): { x: number; y: number } {
  const { column, row } = grid.placeOf(square, creature.size);
  return { x: column + creature.size / 2, y: row + creature.size / 2 };
}
