/** The dice of Salient as the luck ledger counts them: those of the Camp for who rolls them, the damage die for nobody. */
import type { SalientEvent } from '../../../../shared/games/salient.ts';
import type { DiceRoll } from '../../../../shared/luck.ts';
import { dieSides } from '../dice.ts';

export function rollsTold(event: SalientEvent): DiceRoll[] {
  if (event.kind === 'rolled') return [{ seat: event.seat, sides: dieSides, dice: event.dice, wish: 'high' }];
  if (event.kind === 'damageRolled')
    return [{ seat: event.seat, sides: dieSides, dice: [event.roll], wish: 'none' }];
  return [];
}
