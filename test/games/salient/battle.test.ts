import { describe, expect, it } from 'vitest';
import { salient } from '../../../electron/games/salient/index.ts';
import { planBattle, talliesOf } from '../../../electron/games/salient/table/battle.ts';
import type { SalientView } from '../../../shared/games/salient.ts';

const nobody = { commander: '', creatures: [], orders: [], advantage: {} };
const hosts = [
  { ...nobody, name: 'Ada', side: 'the Watch' },
  { ...nobody, name: 'Hush', side: 'the Bell', bot: { level: 'soldier', temperament: 'balanced' } },
] as const;

const ended = (scores: number[] | undefined): SalientView => {
  const planned = planBattle({ ground: undefined, hosts, veterans: [] });
  if (!planned.ok) throw new Error('a Front is never refused');
  const view = salient.view(salient.start(planned.value.setup, 1), 'open');
  return { ...view, outcome: scores && { winners: [0], reason: 'breakthrough', rule: 'C-1001', scores } };
};

const margin = (scores: number[] | undefined, seat = 0) =>
  talliesOf({ views: [ended(scores)], told: [], seat, creatures: [], veterans: [] }).margin;

describe('a Front of a campaign', () => {
  it('is a Duel that can begin, with the rival led by a bot', () => {
    const planned = planBattle({ ground: undefined, hosts, veterans: [] });
    expect(planned.ok && planned.value).toMatchObject({
      form: 'duel',
      seats: [
        { name: 'Ada', side: 'the Watch' },
        { name: 'Hush', bot: { level: 'soldier' } },
      ],
    });
  });

  it('counts the lead behind the line, and nothing for who is behind (C-1001)', () => {
    expect([margin([4, 1]), margin([4, 0]), margin([2, 4]), margin([3, 1], 1)]).toEqual([3, 4, 0, 0]);
    expect(margin(undefined)).toBe(0);
  });
});
