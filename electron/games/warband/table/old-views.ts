/** Views as older rules made them, with every part a window reads today. */
import type { CreatureView, EffectView, WarbandView } from '../../../../shared/games/warband.ts';

/** A view made before some of its parts were told. */
export interface OldView extends Omit<WarbandView, 'creatures' | 'effects' | 'picked'> {
  creatures: (Omit<CreatureView, 'changes'> & Partial<CreatureView>)[];
  effects: (Omit<EffectView, 'card'> & Partial<EffectView>)[];
  picked?: number[];
}

/** A card nobody knows. */
const unknownCard = -1;

/** The view with every part a window reads today. */
export const completed = (view: OldView): WarbandView => ({
  ...view,
  creatures: view.creatures.map((creature) => ({ ...creature, changes: creature.changes ?? [] })),
  effects: view.effects.map((effect) => ({ ...effect, card: effect.card ?? unknownCard })),
  picked: view.picked ?? [],
});
