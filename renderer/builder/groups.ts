/** The roll in the order in which it is read: creatures by Level, orders by action type and Level. */
import type { CardFace } from '../../shared/cards.ts';
import type { WarbandEntry, WarbandList } from '../../shared/warbands.ts';

export const timings = ['immediate', 'standard', 'minor'] as const;

export interface RollGroup {
  id: string;
  part: 'creatures' | 'orders';
  timing?: (typeof timings)[number];
  /** The heading of the part stands above it. */
  isFirst: boolean;
  entries: WarbandEntry[];
}

type FaceOf = (key: string) => CardFace | undefined;

export function rollGroups(list: WarbandList, face: FaceOf): RollGroup[] {
  const timingOf = (key: string) => {
    const found = face(key);
    return found?.type === 'order' ? found.timing : undefined;
  };
  const strays = list.orders.filter(({ key }) => timingOf(key) === undefined);
  return [
    { id: 'creatures', part: 'creatures', isFirst: true, entries: sorted(list.creatures, face) },
    // What is no known order stands first, where it is seen.
    { id: 'orders', part: 'orders', isFirst: true, entries: sorted(strays, face) },
    ...timings.map((timing) => ({
      id: timing,
      part: 'orders' as const,
      timing,
      isFirst: false,
      entries: sorted(
        list.orders.filter(({ key }) => timingOf(key) === timing),
        face,
      ),
    })),
  ];
}

/** Highest Level first, then by name; unknown cards before all others. */
function sorted(entries: readonly WarbandEntry[], face: FaceOf): WarbandEntry[] {
  const levelOf = (key: string) => {
    const found = face(key);
    return found && found.type !== 'commander' ? found.level : 99;
  };
  const nameOf = (key: string) => face(key)?.name ?? key;
  return entries.toSorted(
    (a, b) => levelOf(b.key) - levelOf(a.key) || nameOf(a.key).localeCompare(nameOf(b.key), 'en'),
  );
}
