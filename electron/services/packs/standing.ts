/** How a pack from outside stands to the packs installed under its id. */
import type { InstalledPack, PackReport } from '../../../shared/calls/packs.ts';

type Standing = NonNullable<PackReport['pack']>['standing'];
type Named = Pick<InstalledPack, 'hash' | 'version' | 'isEnabled'>;

/** Compared with the enabled pack of its id, or else with the newest. */
export function standingOf(
  { hash, version }: Pick<InstalledPack, 'hash' | 'version'>,
  others: readonly Named[],
): Standing {
  if (others.length === 0) return 'new';
  if (others.some((other) => other.hash === hash)) return 'same';
  if (others.some((other) => other.version === version)) return 'changed-same-version';
  const newest = others.toSorted((a, b) => compareVersions(b.version, a.version))[0]!;
  const present = others.find(({ isEnabled }) => isEnabled) ?? newest;
  return compareVersions(version, present.version) > 0 ? 'newer-version' : 'older-version';
}

/** Three numbers each. */
function compareVersions(one: string, other: string): number {
  const a = one.split('.').map(Number);
  const b = other.split('.').map(Number);
  const place = a.findIndex((number, index) => number !== b[index]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}
