import { describe, expect, it } from 'vitest';
import { countersOf, weighedBy } from '../../../renderer/campaign/frame/weighing.ts';
import { causesOf, jointsOf } from '../../../renderer/province/spine.ts';
import { campaign } from '../../../electron/campaign/index.ts';
import { begun, contentOf, sixCandlesSources } from '../../support/campaign.ts';
import type { CampaignView } from '../../../shared/games/campaign.ts';

const view = campaign.view(campaign.start(begun(contentOf(sixCandlesSources())), 7), 0);

const stirred = (causes: CampaignView['stirrings']['causes']): CampaignView['stirrings'] => ({
  ...{ causes, most: 12 },
  sum: causes.reduce((sum, { by }) => sum + by, 0),
});

describe('the spine of the Stirrings', () => {
  const stirrings = stirred([
    { cause: 'battle', by: 1, march: 1 },
    { cause: 'dark', by: 2, march: 4 },
    { cause: 'relit', by: -1, march: 5 },
  ]);

  it('fills as many joints as the sum, with the signs of their causes, and dashes what was calmed (C-60)', () => {
    const joints = jointsOf(stirrings);
    expect(joints).toHaveLength(12);
    expect(joints.slice(0, 4)).toEqual([
      { state: 'stirred', cause: 'battle' },
      { state: 'stirred', cause: 'dark' },
      { state: 'calmed', cause: 'relit' },
      { state: 'empty' },
    ]);
  });

  it('shows the joint that would come or go', () => {
    expect(jointsOf(stirrings, 3)[2]!.state).toBe('coming');
    expect(
      jointsOf(stirrings, 1)
        .map(({ state }) => state)
        .slice(0, 2),
    ).toEqual(['stirred', 'leaving']);
  });

  it('counts each cause once', () => {
    expect(causesOf(stirrings)).toEqual([
      ['battle', 1],
      ['dark', 2],
      ['relit', -1],
    ]);
  });
});

describe('a weighed answer', () => {
  it('changes the counters by its effects and by nothing else', () => {
    const now = countersOf(view);
    expect(weighedBy(view, [{ tallow: -2 }, { ground: 1 }, { flag: 'a-knot' }])).toEqual({
      ...now,
      tallow: now.tallow - 2,
      ground: now.ground + 1,
    });
  });

  it('never leaves what the purse can hold (C-40)', () => {
    expect(weighedBy(view, [{ tallow: -90 }]).tallow).toBe(0);
    expect(weighedBy(view, [{ tallow: 90 }]).tallow).toBe(view.tallow.most);
  });

  it('counts a candle only where it changes', () => {
    const { court } = view.candles.find(({ isLit }) => isLit)!;
    const lit = countersOf(view).candles;
    expect(weighedBy(view, [{ candle: { court }, to: 'lit' }]).candles).toBe(lit);
    expect(weighedBy(view, [{ candle: { court }, to: 'dark' }]).candles).toBe(lit - 1);
  });
});
