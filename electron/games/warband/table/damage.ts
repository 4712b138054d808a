/** How the damage of attacks came about: what the attacker deals, what the item adds, what was prevented. */
import type { Viewer } from '../../../../shared/game.ts';
import type { WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';
import type { DamageParts } from '../../../../shared/table.ts';
import type { State } from '../state.ts';

type Damaged = Extract<WarbandEvent, { kind: 'damaged' }>;
type Item = State['stack'][number];

/** The parts of every hit of an attack among the events, by place; `before` is the state they started from. */
export function damageOf(
  before: Readonly<State>,
  events: readonly WarbandEvent[],
  view: (state: Readonly<State>, viewer: Viewer) => WarbandView,
): ReadonlyMap<number, DamageParts> {
  const parts = new Map<number, DamageParts>();
  events.forEach((event, at) => {
    const item = event.kind === 'damaged' ? attackOf(before, event) : undefined;
    if (!item) return;
    const { creatures } = view(before, 'spectator');
    parts.set(at, partsOf(creatures, events.slice(0, at), event as Damaged, item));
  });
  return parts;
}

function attackOf(before: Readonly<State>, { item }: Damaged): Item | undefined {
  const found = [...before.stack, ...(before.resolving ? [before.resolving] : [])].find(
    ({ id }) => id === item,
  );
  return found && found.mode !== '' ? found : undefined;
}

function partsOf(
  creatures: WarbandView['creatures'],
  earlier: readonly WarbandEvent[],
  { creature, amount, by, item }: Damaged,
  { bonus, mode }: Item,
): DamageParts {
  const attacker = creatures.find(({ id }) => id === by);
  const base = (mode === 'ranged' ? attacker?.ranged : attacker?.melee) ?? amount;
  const prevented = earlier.reduce(
    (sum, event) =>
      event.kind === 'prevented' && event.creature === creature && event.item === item
        ? sum + event.amount
        : sum,
    0,
  );
  return { base, bonus, prevented, dealt: amount, other: amount + prevented - base - bonus };
}
