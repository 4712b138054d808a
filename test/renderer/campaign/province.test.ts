import { describe, expect, it } from 'vitest';
import { campaign } from '../../../electron/campaign/index.ts';
import { labelsOf, layoutOf, sheetWidth, siteTowards } from '../../../renderer/province/layout.ts';
import { legsOf, roadsBetween, stopsOf } from '../../../renderer/province/way.ts';
import { begun, contentOf, sixCandlesSources } from '../../support/campaign.ts';

const { sites, roads } = campaign.view(campaign.start(begun(contentOf(sixCandlesSources())), 7), 0);
const layout = layoutOf(sites);

describe('the map', () => {
  it('has every site on its sheet', () => {
    for (const [x, y] of layout.spots.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sheetWidth);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });

  it('names every site that is no holding, no two names in one place', () => {
    const labels = [...labelsOf(layout, sites, (id) => id).values()];
    expect(labels).toHaveLength(sites.filter(({ court }) => court === undefined).length);
    expect(new Set(labels.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(labels.length);
  });

  it('leads an arrow key to the nearest site in that direction, and nowhere where there is none', () => {
    const all = sites.map(({ id }) => id);
    expect(siteTowards(layout, 'lampwall', [0, -1], all)).toBe('wick-mill');
    expect(siteTowards(layout, 'undertow', [0, 1], all)).toBeUndefined();
  });
});

describe('the way', () => {
  it('goes by the fewest roads, and straight where none leads', () => {
    expect(roadsBetween(roads, 'lampwall', 'gallows-ferry')).toEqual([
      ['lampwall', 'chandlers-cross'],
      ['chandlers-cross', 'gallows-ferry'],
    ]);
    expect(roadsBetween([], 'here', 'there')).toEqual([['here', 'there']]);
  });

  const line = (march: number, site: string, kind: string, result = 'won') => ({ march, site, kind, result });

  it('has one stop a march: its battle, else where it led', () => {
    const lines = [
      line(0, 'lampwall', 'event', 'paid'),
      line(0, 'wick-mill', 'warband', 'lost'),
      line(1, 'wick-mill', 'event', 'debt'),
      line(2, 'kiln-row', 'event', 'left'),
      line(2, 'tollmound', 'warband', 'passed'),
      line(3, 'kiln-row', 'resting', 'rested'),
    ];
    expect(stopsOf(lines)).toEqual([
      { site: 'wick-mill', march: 1 },
      { site: 'kiln-row', march: 3 },
    ]);
  });

  it('draws each road once however often it was walked', () => {
    const stops = ['chandlers-cross', 'lampwall', 'chandlers-cross'].map((site, march) => ({ site, march }));
    expect(legsOf(roads, 'lampwall', stops)).toEqual([['lampwall', 'chandlers-cross']]);
  });
});
