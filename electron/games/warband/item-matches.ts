/** Which actions on the stack a filter means, and the attacks among them. */
import type { Seat } from '../../../shared/game.ts';
import type { Filter, ItemFilter } from './cards/language.ts';
import { boundIds, inBounds, matches, type Speaker } from './evaluate.ts';
import { areAllied, findCreature, type Play } from './play.ts';
import { printedLevel } from './printed.ts';
import { none, type CardId, type Item } from './state.ts';

/** Whether an item of the stack fits. */
export function itemMatches(play: Play, filter: ItemFilter, item: Item, speaker: Speaker): boolean {
  return (
    isItemLike(play, filter, item, speaker.seat) &&
    (!filter.timing || item.timing === filter.timing) &&
    (!filter.level ||
      (item.kind === 'order' && inBounds(play, printedLevel(play, item.card), filter.level, speaker))) &&
    (!filter.aimsAt || aimsAtMatching(play, filter.aimsAt, aimedAt(play, filter, item), speaker))
  );
}

/** Whether an item is of the kind and the player a filter asks for, whoever's creature speaks. */
function isItemLike(play: Play, { what, by }: ItemFilter, item: Item, seat: Seat): boolean {
  if (by && (by === 'you' ? item.seat !== seat : areAllied(play, item.seat, seat))) return false;
  return !what || isItemOf(play, what, item);
}

/** Whether something like each of these is on the stack: asked first, it spares most questions about an answer. */
export function hasItemsLike(play: Play, filters: readonly ItemFilter[], seat: Seat): boolean {
  const { stack } = play.state;
  for (const filter of filters) if (!isAnyLike(play, filter, stack, seat)) return false;
  return true;
}

function isAnyLike(play: Play, filter: ItemFilter, stack: readonly Item[], seat: Seat): boolean {
  for (const item of stack) if (isItemLike(play, filter, item, seat)) return true;
  return false;
}

function isItemOf(play: Play, what: NonNullable<ItemFilter['what']>, item: Item): boolean {
  switch (what) {
    case 'order':
    case 'power':
    case 'trigger':
    case 'move':
    case 'collect':
      return item.kind === what;
    case 'attack':
    case 'meleeAttack':
    case 'rangedAttack':
      return attacksOf(play, item).some((attack) => isOfMode(attack, what));
  }
}

const aimsAtMatching = (play: Play, filter: Filter, aimed: readonly CardId[], speaker: Speaker): boolean =>
  aimed.some((id) => {
    const creature = findCreature(play, id);
    return creature !== undefined && matches(play, filter, creature, speaker);
  });

/** Whom an item aims at; for an attack those attacked, and nobody who is only told to attack. */
function aimedAt(play: Play, { what }: ItemFilter, item: Item): readonly CardId[] {
  if (what === 'attack' || what === 'meleeAttack' || what === 'rangedAttack')
    return attacksOf(play, item).flatMap((attack) => (isOfMode(attack, what) ? attack.targets : []));
  return item.targets.flatMap(({ kind, ids }) => (kind === 'creature' ? ids : []));
}

const isOfMode = ({ mode }: ItemAttack, what: 'attack' | 'meleeAttack' | 'rangedAttack'): boolean =>
  what === 'attack' || what === `${mode}Attack`;

export interface ItemAttack {
  mode: 'melee' | 'ranged';
  targets: readonly CardId[];
  byActor: boolean;
}

const noAttacks: ItemAttack[] = [];

/** Whether an item makes a ranged attack. */
export function isShot(play: Play, item: Item): boolean {
  if (item.kind === 'attack') return item.mode === 'ranged';
  return item.code !== none && play.program.codes[item.code].shoots;
}

/** The attacks an item will make, basic or by order or power, with the creatures they are declared against. */
export function attacksOf(play: Play, item: Item): ItemAttack[] {
  if (item.kind === 'attack' && item.mode !== '') {
    return [{ mode: item.mode, targets: boundIds(item.targets, 'target'), byActor: true }];
  }
  if (item.code === none) return noAttacks;
  const { attacks } = play.program.codes[item.code];
  if (attacks.length === 0) return noAttacks;
  return attacks.map(({ mode, target, byActor }) => ({
    mode,
    targets: boundIds(item.targets, target),
    byActor,
  }));
}
