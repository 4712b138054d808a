/** The dice of Delve as the luck ledger counts them: tests want them low, Loot wants them high, the rest is nobody's luck. */
import type { DelveEvent, RollReason } from '../../../../shared/games/delve.ts';
import type { DiceRoll } from '../../../../shared/luck.ts';
import { dieSides } from '../play.ts';

const wishes: Partial<Record<RollReason, DiceRoll['wish']>> = { test: 'low', worth: 'high', heal: 'high' };

export const rollsTold = (event: DelveEvent): DiceRoll[] =>
  event.kind === 'rolled'
    ? [{ seat: event.seat, sides: dieSides, dice: event.dice, wish: wishes[event.reason] ?? 'none' }]
    : [];
