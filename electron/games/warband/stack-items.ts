/** Items of the stack: making them, putting them on top, finding and removing them (W-410..W-421). */
import type { ItemView } from '../../../shared/games/warband.ts';
import { attacksOf } from './item-matches.ts';
import { findCreature, nextId, ownerOf, removeFrom, type Play } from './play.ts';
import type { Code } from './program.ts';
import { none, type Bound, type CardId, type Happening, type Item } from './state.ts';
import { fireFor } from './triggers.ts';

export const noHappening: Happening = { subject: none, other: none, amount: 0, seat: none };

type ItemStart = Pick<Item, 'kind' | 'seat' | 'actor' | 'timing'> &
  Partial<Pick<Item, 'card' | 'code' | 'targets' | 'path' | 'answers' | 'mode' | 'bonus' | 'happening'>>;

export const newItem = (play: Play, start: ItemStart): Item => ({ ...draftItem(start), id: nextId(play) });

/** An item that is only thought of: it has no number yet. */
export function draftItem(start: ItemStart): Item {
  return {
    id: none,
    card: start.card ?? none,
    code: start.code ?? none,
    targets: start.targets ?? [],
    path: start.path ?? [],
    answers: start.answers ?? 0,
    mode: start.mode ?? '',
    bonus: start.bonus ?? 0,
    immune: [],
    happening: start.happening ?? noHappening,
    dealt: [],
    picked: [],
    fallen: [],
    done: false,
    kind: start.kind,
    seat: start.seat,
    actor: start.actor,
    timing: start.timing,
  };
}

/** Puts items on the stack so that the first resolves first (W-421); attacks are announced to who listens. */
export function pushItems(play: Play, items: readonly Item[], assistants: readonly CardId[] = []): void {
  for (const item of items.toReversed()) play.state.stack.push(item);
  for (const item of items) {
    play.emit?.({ kind: 'declared', item: itemView(play, item), assistants: [...assistants] });
    announceAttacks(play, item);
  }
}

function announceAttacks(play: Play, item: Item): void {
  const attacker = findCreature(play, item.actor);
  if (!attacker) return;
  for (const { mode, targets, byActor } of attacksOf(play, item)) {
    if (!byActor) continue;
    for (const id of targets) {
      const target = findCreature(play, id);
      if (!target) continue;
      fireFor(play, 'attacks', attacker, id, 0, mode, item.id);
      fireFor(play, 'isAttacked', target, attacker.id, 0, mode, item.id);
    }
  }
}

export const findItem = (play: Play, id: number): Item | undefined =>
  play.state.stack.find((item) => item.id === id);

/** removes an action, or all remaining actions of its order, from the stack. */
export function cancelItem(play: Play, item: Item, scope: 'order' | 'action'): void {
  const isWhole = scope === 'order' && item.kind === 'order';
  const removed = play.state.stack.filter((each) => each === item || (isWhole && isSameOrder(each, item)));
  for (const each of removed) {
    removeFrom(play.state.stack, each);
    play.emit?.({ kind: 'cancelled', item: each.id });
  }
  spendOrder(play, item);
}

/** Something gets a name while an item resolves; later actions of its order that speak of it know it too. */
export function nameIt(play: Play, bound: Bound): void {
  const item = play.state.resolving!;
  const renamed = (picked: Bound[]): Bound[] => [...picked.filter(({ name }) => name !== bound.name), bound];
  item.picked = renamed(item.picked);
  for (const later of play.state.stack) {
    if (isSameOrder(later, item) && play.program.codes[later.code].borrows.includes(bound.name))
      later.picked = renamed(later.picked);
  }
}

const isSameOrder = (one: Item, other: Item): boolean => one.kind === 'order' && one.card === other.card;

/** W-417: once no action of an order is left, its card is discarded, unless it was attached or returned. */
export function spendOrder(play: Play, item: Item): void {
  if (item.kind !== 'order') return;
  const { state } = play;
  if (state.stack.some((each) => isSameOrder(each, item))) return;
  if (state.creatures.some((creature) => creature.attached.includes(item.card))) return;
  const { discard, orderHand, orderDeck } = state.players[ownerOf(play, item.card)];
  if ([discard, orderHand, orderDeck].some((pile) => pile.includes(item.card))) return;
  discard.push(item.card);
}

/** What a card calls one of its powers or triggered texts; an order goes by its card's name. */
export const titleOf = (source: Code['source']): { title?: string } =>
  source && 'kind' in source && source.name ? { title: source.name } : {};

export function itemView({ program }: Pick<Play, 'program'>, item: Item): ItemView {
  const { id, kind, seat, actor, card, timing, path, answers, mode, bonus } = item;
  const targets = item.targets.map(({ name, kind: of, ids }) => ({ name, kind: of, ids: [...ids] }));
  return {
    id,
    kind,
    seat,
    actor,
    card,
    timing,
    targets,
    path: [...path],
    answers,
    mode,
    bonus,
    ...titleOf(program.codes[item.code]?.source),
  };
}
