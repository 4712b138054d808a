import { expect, it } from 'vitest';
import { verifyChance } from '../../../electron/services/matches/verify.ts';
import type { DiceRoll } from '../../../shared/luck.ts';

const rolled = (...dice: number[]) => ({ kind: 'rolled', dice });
const hooks = {
  rollsIn: (event: { kind: string; dice?: readonly number[] }): DiceRoll[] =>
    event.dice ? [{ seat: 0, sides: 6, dice: event.dice, wish: 'high' }] : [],
};
const told = (event: { kind: string }) => ({ at: 1, turn: 1, round: 1, event, cards: {} });

const verify = (dice: number[]) => {
  const played = [{ events: [rolled(2, 5), { kind: 'moved' }] }, { events: [rolled(6)] }];
  return verifyChance({ hooks, played } as unknown as Parameters<typeof verifyChance>[0], [
    told(rolled(2, 5)),
    told(rolled(...dice)),
  ]);
};

it('a match whose dice fell as they were told is told with its numbers', () => {
  expect(verify([6])).toEqual({ ok: true, value: { actions: 2, dice: 3 } });
});

it('a match of which one die was told otherwise is refused', () => {
  expect(verify([5])).toMatchObject({ ok: false, error: { code: 'diverged' } });
});
