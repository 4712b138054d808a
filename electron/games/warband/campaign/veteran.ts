/** A veteran's card: the card it was, with a name, honours and scars written on it. To everything else it is a card. */
import type { CardChange } from '../../../../shared/games/campaign.ts';
import type { Problem } from '../../../../shared/read-data.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { Card, CreatureCard } from '../cards/language.ts';
import { readCard } from '../cards/validate.ts';

type Stat = Exclude<keyof CardChange, 'text'>;

/** The card of a veteran under its own key, or what is wrong with what was written on it. */
export function veteranCard(
  base: CreatureCard,
  { id, name }: { id: string; name: string },
  changes: readonly CardChange[],
): Result<Card, Problem[]> {
  const sum = (stat: Stat): number => changes.reduce((all, change) => all + (change[stat] ?? 0), 0);
  const { ranged } = base;
  const read = readCard({
    ...base,
    ...{ id: 'veteran', name },
    hitPoints: Math.max(10, base.hitPoints + sum('hitPoints')),
    melee: Math.max(0, base.melee + sum('melee')),
    speed: Math.max(1, base.speed + sum('speed')),
    ...(ranged && { ranged: { ...ranged, distance: Math.max(1, ranged.distance + sum('range')) } }),
    text: [...base.text, ...changes.flatMap(({ text }) => text ?? [])],
  });
  return read.ok ? ok({ ...read.value, id }) : read;
}
