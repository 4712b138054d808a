/** Steps that act on other items of the stack. */
import type { ItemRef, Step } from './cards/language.ts';
import { boundIds } from './evaluate.ts';
import type { Play } from './play.ts';
import { cancelItem, findItem } from './stack-items.ts';
import { none, type Bound, type Creature, type Item } from './state.ts';

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

/** The number of the action a step speaks of: a declared target, or what set the trigger off. */
export const itemMeant = (ref: ItemRef, { targets, happening }: Item): number | undefined =>
  ref === 'event' ? happening.item : boundIds(targets, ref.target)[0];

const namedItem = (play: Play, ref: ItemRef, item: Item): Item | undefined => {
  const id = itemMeant(ref, item);
  return id === undefined ? undefined : findItem(play, id);
};

/** Changes the damage an item will deal. */
export function empower(play: Play, step: StepOf<'empower'>, item: Item, amount: number): void {
  const other = namedItem(play, step.item, item);
  if (other) other.bonus += step.lower ? -amount : amount;
}

export function cancel(play: Play, step: StepOf<'cancel'>, item: Item): void {
  const other = namedItem(play, step.item, item);
  if (other) cancelItem(play, other, step.scope);
}

/** Turns an item with creature targets on another creature; whether that is legal shows on its resolution (W-405). */
export function redirect(play: Play, step: StepOf<'redirect'>, item: Item, to: Creature | undefined): void {
  const other = namedItem(play, step.item, item);
  const bound = other && aimOf(play, other);
  if (bound && to) bound.ids = [to.id];
}

/** The target an item's attack is aimed at, or else its first creature; never one that is only told to attack. */
function aimOf(play: Play, item: Item): Bound | undefined {
  const attacked = item.code === none ? undefined : play.program.codes[item.code].attacks[0]?.target;
  return item.targets.find(
    ({ kind, name }) => kind === 'creature' && (attacked === undefined || name === attacked),
  );
}

/** As by a dodge: the item no longer affects these creatures. */
export function evade(play: Play, step: StepOf<'evade'>, item: Item, creatures: Creature[]): void {
  const other = namedItem(play, step.item, item);
  if (!other) return;
  for (const { id } of creatures) {
    other.immune.push(id);
    play.emit?.({ kind: 'dodged', creature: id, item: other.id });
  }
}
