/** The search for lists that are too strong: what it builds is legal, and it finds the list that wins. */
import { describe, expect, it } from 'vitest';
import { designs, spikeOf } from '../../electron/cli/balance/spikes/designs.ts';
import { spikesReport } from '../../electron/cli/balance/spikes/report.ts';
import { searchSpikes } from '../../electron/cli/balance/spikes/search.ts';
import { seedRng } from '../../electron/engine/rng.ts';
import { checkWarband } from '../../electron/games/warband/legality.ts';
import { armoury } from './armies.ts';

const commanders = [...armoury.library.values()].filter(({ type }) => type === 'commander');

describe('a list built for strength', () => {
  it.each(Object.keys(designs))('of the design %s may march under every commander', (design) => {
    for (const [at, { id }] of commanders.entries()) {
      const { warband } = spikeOf(armoury, id, design, at, at % 2 === 0 ? undefined : seedRng(at));
      const { commander, creatures, orders, tiles } = warband;
      const list = { commanders: [commander], creatures, orders, tiles };
      expect(checkWarband(list, armoury.library)).toEqual([]);
    }
  });

  it('differs by design, and by chance where there is some', () => {
    const [{ id }] = commanders as [(typeof commanders)[number]];
    const creaturesOf = (design: string, seed?: number): string =>
      String(
        spikeOf(armoury, id, design, 0, seed === undefined ? undefined : seedRng(seed)).warband.creatures,
      );
    expect(new Set(Object.keys(designs).map((design) => creaturesOf(design))).size).toBeGreaterThan(3);
    expect(creaturesOf('heavy', 1)).not.toBe(creaturesOf('heavy', 2));
  });
});

describe('the search', () => {
  const plan = { games: 160, seed: 3 };

  it('plays the good lists longest and tells which win too much for certain', async () => {
    const lists = await searchSpikes(armoury, plan, ({ spike: { design } }) =>
      Promise.resolve(design === 'ranged' ? 1 : 0),
    );
    const [best] = lists;
    expect(best).toMatchObject({ design: 'ranged', rate: { rate: 1 }, verdict: 'outside' });
    const longest = Math.max(...lists.map(({ rate }) => rate.games));
    expect(best!.rate.games).toBe(longest);
    expect(lists.find(({ design }) => design === 'heavy')!.rate.games).toBeLessThan(longest);
    expect(spikesReport(lists, { ...plan, level: 'soldier' }).outOfBounds).toContain(best!.key);
  });

  it('meets every design and seat, and every ready-made warband', async () => {
    const met = { designs: new Set<string>(), seats: new Set<number>(), armies: new Set<string>() };
    await searchSpikes(armoury, plan, ({ spike, seat, against }) => {
      met.designs.add(spike.design);
      met.seats.add(seat);
      met.armies.add(against.key);
      return Promise.resolve(0.5);
    });
    expect(met.designs.size).toBeGreaterThan(4);
    expect(met.seats.size).toBe(2);
    expect(met.armies.size).toBe(armoury.armies.length);
  });
});
