/** The arena's count of what is thrown away, on a match told event by event. */
import { beforeEach, describe, expect, it } from 'vitest';
import { watchWaste } from '../../electron/cli/warband/waste.ts';
import { warband, type WarbandState } from '../../electron/games/warband/index.ts';
import { draftItem } from '../../electron/games/warband/stack-items.ts';
import type { Creature, Item } from '../../electron/games/warband/state.ts';
import type { ItemView, WarbandEvent } from '../../shared/games/warband.ts';
import { pairSetup } from './armies.ts';

const start = warband.start(pairSetup(0, 1), 3);
const order = start.players[0]!.orderDeck[0]!;
const nameOf = (card: number): string => start.setup.cards[start.setup.instances[card]!.card]!.id;

const creature = (id: number, seat: number): Creature => ({
  ...{ id, seat, square: 0, tapped: false, damage: 0, attached: [], activated: -1, hazard: -1 },
  ...{ used: [], moved: 0 },
});
const own = creature(start.players[0]!.creatureDeck[0]!, 0);
const enemy = creature(start.players[1]!.creatureDeck[0]!, 1);

const itemOf = (id: number, kind: Item['kind'], seat = 0): Item => ({
  ...draftItem({ kind, seat, actor: own.id, timing: 'minor', card: order }),
  id,
});

describe('What is thrown away', () => {
  let watch: ReturnType<typeof watchWaste>;
  let state: WarbandState;

  beforeEach(() => {
    watch = watchWaste();
    state = { ...start, creatures: [own, enemy], stack: [] };
  });

  function declare(item: Item, targets: ItemView['targets'] = []): void {
    state = { ...state, stack: [...state.stack, item] };
    const { id, kind, seat, actor, card, timing, path, answers, mode, bonus } = item;
    const view: ItemView = { id, kind, seat, actor, card, timing, targets, path, answers, mode, bonus };
    watch.note(state, { kind: 'declared', item: view, assistants: [] });
  }

  /** Carries out the topmost action: these events happen on the way. */
  function resolve(...events: WarbandEvent[]): void {
    const item = state.stack.at(-1)!;
    state = { ...state, stack: state.stack.slice(0, -1), resolving: item };
    for (const event of events) watch.note(state, event);
    state = { ...state, resolving: undefined };
    watch.note(state, { kind: 'resolved', item: item.id, fizzled: false });
  }

  const shield = (until: string): WarbandEvent => ({
    kind: 'effectBegan',
    effect: {
      ...{ id: 90, seat: 0, card: order, creature: own.id, kind: 'shield' },
      ...{ what: 'any', amount: 20, until },
    },
  });

  it('is an order that did nothing', () => {
    declare(itemOf(1, 'order'));
    resolve();
    expect(watch.wasted()).toEqual([{ seat: 0, kind: 'order', what: nameOf(order) }]);
  });

  it('is no order that did something', () => {
    declare(itemOf(1, 'order'));
    resolve({ kind: 'healed', creature: own.id, amount: 10 });
    expect(watch.wasted()).toEqual([]);
  });

  it('is no order of two actions of which one did something', () => {
    declare(itemOf(1, 'order'));
    declare(itemOf(2, 'order'));
    resolve({ kind: 'healed', creature: own.id, amount: 10 });
    resolve();
    expect(watch.wasted()).toEqual([]);
  });

  it('is nothing that another player answered', () => {
    declare(itemOf(1, 'order'));
    declare(itemOf(2, 'power', 1));
    resolve({ kind: 'damaged', creature: own.id, amount: 10, by: enemy.id, item: 2 });
    resolve();
    expect(watch.wasted()).toEqual([]);
  });

  it('is treasure collected where none was', () => {
    declare(itemOf(1, 'collect'));
    resolve();
    expect(watch.wasted()).toMatchObject([{ kind: 'collect' }]);
  });

  it('is a prevention that prevented nothing, but none that did, however late', () => {
    declare(itemOf(1, 'order'));
    resolve(shield('endOfTurn'));
    expect(watch.wasted()).toMatchObject([{ kind: 'prevention' }]);
    declare(itemOf(2, 'attack', 1));
    resolve({ kind: 'prevented', creature: own.id, amount: 20, item: 2 });
    expect(watch.wasted()).toEqual([]);
  });

  it('is no order that only weakened an attack, which no event tells', () => {
    declare(itemOf(1, 'attack', 1));
    declare(itemOf(2, 'order'));
    const [attack] = state.stack as [Item];
    attack.bonus -= 20;
    resolve();
    expect(watch.wasted()).toEqual([]);
  });

  it('is no order that only weakened the attack of another order', () => {
    declare(itemOf(1, 'order', 1));
    declare(itemOf(2, 'power'));
    const [attack] = state.stack as [Item];
    attack.bonus -= 20;
    resolve();
    expect(watch.wasted()).toEqual([]);
  });

  it('is an attack on an own creature, and none on an enemy', () => {
    declare(itemOf(1, 'attack'), [{ name: 'target', kind: 'creature', ids: [enemy.id] }]);
    resolve();
    expect(watch.wasted()).toEqual([]);
    declare(itemOf(2, 'attack'), [{ name: 'target', kind: 'creature', ids: [own.id] }]);
    resolve({ kind: 'damaged', creature: own.id, amount: 10, by: own.id, item: 2 });
    expect(watch.wasted()).toMatchObject([{ kind: 'attack', seat: 0 }]);
  });
});
