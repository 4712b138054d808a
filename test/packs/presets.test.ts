/** Warbands of any packs can meet: the ready layouts join their tiles to a field that can be walked through. */
import { describe, expect, it } from 'vitest';
import { installedPackIds, readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { assemble } from '../../electron/games/warband/geometry/assemble.ts';
import { checkBattlefield } from '../../electron/games/warband/geometry/check-battlefield.ts';
import { layPreset } from '../../electron/games/warband/geometry/presets.ts';
import { tileFaces } from '../../electron/games/warband/geometry/tiles.ts';

const packs = installedPackIds().map(readInstalledPack);

/** Every three packs, each in each place once. */
const meetings = packs.flatMap((one, first) =>
  packs.slice(first + 1).flatMap((two, second) =>
    packs.slice(first + second + 2).flatMap((three) => [
      [one, two, three],
      [three, one, two],
    ]),
  ),
);

describe('the ready layout for three (B-20)', () => {
  it.each(tileFaces)('gives any three packs a sound %s battlefield (B-13)', (face) => {
    const unsound = meetings.filter((three) => {
      const laid = layPreset(
        three.map(({ tiles }) => tiles),
        face,
      );
      const field = laid.ok ? assemble(laid.value) : laid;
      return !field.ok || checkBattlefield(field.value, 3).length > 0;
    });
    expect(meetings).toHaveLength(40);
    expect(unsound.map((three) => three.map(({ manifest }) => manifest.id))).toEqual([]);
  });
});
