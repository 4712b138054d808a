/** What a campaign hears of a battle: who fell, the deed that is talked about, and which cards the rival saw. */
import type { Deed, Fact } from '../../../../shared/games/campaign.ts';
import type { WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';
import type { FoughtBattle } from '../../../engine/battle.ts';

type Fought = FoughtBattle<WarbandView, WarbandEvent>;

export function factsOf(fought: Fought): Fact[] {
  return [...fallsIn(fought), ...deedIn(fought), ...sightsIn(fought)];
}

/** With nothing hidden every card that occurred is named by the last moment, or by one before. */
function keysIn({ views }: Fought): Map<number, string> {
  const keys = new Map<number, string>();
  for (const { cards } of views)
    for (const [number, key] of Object.entries(cards)) keys.set(Number(number), key);
  return keys;
}

function fallsIn(fought: Fought): Fact[] {
  const fallen = destroyedOf(fought);
  return fought.veterans.filter((id) => fallen.has(id)).map((veteran): Fact => ({ fact: 'fell', veteran }));
}

/** Keys of own creatures that were destroyed. */
function destroyedOf(fought: Fought): Set<string | undefined> {
  const keys = keysIn(fought);
  const own = fought.told.flatMap(({ event }) =>
    event.kind === 'destroyed' && event.owner === fought.seat ? [keys.get(event.creature)] : [],
  );
  return new Set(own);
}

/** The first of these that was done, by a creature that did not fall: a deed is told once. */
const deedsByWeight: readonly ((fought: Fought) => readonly { deed: Deed; by: number }[])[] = [
  felled,
  carried,
  held,
  stoodLast,
];

function deedIn(fought: Fought): Fact[] {
  const keys = keysIn(fought);
  const fallen = destroyedOf(fought);
  for (const look of deedsByWeight) {
    for (const { deed, by } of look(fought)) {
      const key = keys.get(by);
      if (key !== undefined && fought.creatures.includes(key) && !fallen.has(key))
        return [{ fact: 'deed', deed, by: key }];
    }
  }
  return [];
}

/** Destroyed a creature of a higher Level: whoever damaged it last. */
function felled({ views, told, seat }: Fought): { deed: Deed; by: number }[] {
  const lastHit = new Map<number, number>();
  return told.flatMap(({ at, event }) => {
    if (event.kind === 'damaged' && event.by >= 0) lastHit.set(event.creature, event.by);
    if (event.kind !== 'destroyed' || event.owner === seat) return [];
    const by = lastHit.get(event.creature);
    const { creatures } = views[Math.max(0, at - 1)]!;
    const [victor, victim] = [by, event.creature].map((id) => creatures.find((each) => each.id === id));
    const isHigher = victor?.seat === seat && victim && victim.level > victor.level;
    return isHigher ? [{ deed: 'felled' as const, by: victor.id }] : [];
  });
}

const manyTreasures = 3;

function carried({ told, seat }: Fought): { deed: Deed; by: number }[] {
  const taken = new Map<number, number>();
  return told.flatMap(({ event }) => {
    if (event.kind !== 'collected' || event.seat !== seat) return [];
    const sum = (taken.get(event.creature) ?? 0) + 1;
    taken.set(event.creature, sum);
    return sum === manyTreasures ? [{ deed: 'carried' as const, by: event.creature }] : [];
  });
}

/** Stood on ground that was to be held when the battle was won. */
function held({ views, seat }: Fought): { deed: Deed; by: number }[] {
  const last = views.at(-1)!;
  if (last.outcome?.reason !== 'objective' || !last.outcome.winners.includes(seat)) return [];
  const squares = (last.objectives ?? []).flatMap((each) =>
    each.kind === 'hold' && each.seat === seat ? each.squares : [],
  );
  return last.creatures
    .filter((creature) => creature.seat === seat && squares.includes(creature.square))
    .map(({ id }) => ({ deed: 'aim' as const, by: id }));
}

function stoodLast({ views, seat }: Fought): { deed: Deed; by: number }[] {
  const own = views.at(-1)!.creatures.filter((creature) => creature.seat === seat);
  return own.length === 1 ? own.map(({ id }) => ({ deed: 'last' as const, by: id })) : [];
}

/** Cards of yours that were played in the sight of the rival. */
function sightsIn(fought: Fought): Fact[] {
  const keys = keysIn(fought);
  const seen = fought.told.flatMap(({ event }) => {
    if (event.kind === 'deployed' && event.seat === fought.seat) return [event.creature];
    return event.kind === 'declared' && event.item.kind === 'order' && event.item.seat === fought.seat
      ? [event.item.card]
      : [];
  });
  const cards = new Set(seen.flatMap((number) => keys.get(number) ?? []));
  return [...cards].map((card): Fact => ({ fact: 'saw', card }));
}
