/** What the events of a forecast tell: who fares how, and what of it is no more than the price. */
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { WarbandEvent } from '../../../../shared/games/warband.ts';

/** What declaring and paying itself brings about. */
export const ownCost = new Set<WarbandEvent['kind']>([
  'declared',
  'passed',
  'resolved',
  'discarded',
  'tapped',
]);

/** Whether events with an answer come to the same as those without: nothing else happens, and nobody is spared a card or a tap. */
export function sameOutcome(
  without: readonly WarbandEvent[],
): (answered: readonly WarbandEvent[]) => boolean {
  const expected = JSON.stringify(outcomeOf(without));
  const suffered = without.filter(({ kind }) => kind === 'tapped' || kind === 'discarded');
  return (answered) => {
    const all = new Set(answered.map((event) => JSON.stringify(event)));
    return (
      JSON.stringify(outcomeOf(answered)) === expected &&
      suffered.every((event) => all.has(JSON.stringify(event)))
    );
  };
}

/** Events that are no one's cost, without the numbers of the actions they came from: those differ from trial to trial. */
function outcomeOf(events: readonly WarbandEvent[]): object[] {
  const unneeded = new Set(unneededShields(events));
  return events
    .filter((event) => !ownCost.has(event.kind) && !(isShield(event) && unneeded.has(event.effect.creature)))
    .map((event) => ('item' in event ? { ...event, item: 0 } : event));
}

type ShieldBegan = Extract<WarbandEvent, { kind: 'effectBegan' }>;
const isShield = (event: WarbandEvent): event is ShieldBegan =>
  event.kind === 'effectBegan' && event.effect.kind === 'shield';

/** Creatures that were protected though no damage came that could be prevented. */
export function unneededShields(events: readonly WarbandEvent[]): number[] {
  const protectedOnes = events.filter(isShield).map(({ effect }) => effect.creature);
  return protectedOnes.filter(
    (id) => !events.some((event) => event.kind === 'prevented' && event.creature === id),
  );
}

/** Who loses, gains or goes where. */
export function readOff(events: readonly WarbandEvent[]): Omit<Forecast, 'isIdle' | 'isOpen'> {
  const changes = new Map<number, Forecast['changes'][number]>();
  const morale = new Map<number, number>();
  const of = (creature: number) => {
    const change = changes.get(creature) ?? {
      creature,
      damage: 0,
      prevented: 0,
      healed: 0,
      destroyed: false,
    };
    changes.set(creature, change);
    return change;
  };
  for (const event of events) {
    if (event.kind === 'damaged') of(event.creature).damage += event.amount;
    if (event.kind === 'prevented') of(event.creature).prevented += event.amount;
    if (event.kind === 'healed') of(event.creature).healed += event.amount;
    if (event.kind === 'destroyed') of(event.creature).destroyed = true;
    if (event.kind === 'moved') of(event.creature).to = event.path.at(-1);
    if (event.kind === 'moraleChanged') morale.set(event.seat, (morale.get(event.seat) ?? 0) + event.by);
  }
  return {
    changes: [...changes.values()],
    morale: [...morale].map(([seat, by]) => ({ seat, by })),
    shields: unneededShields(events),
  };
}
