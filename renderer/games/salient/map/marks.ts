/** What is laid over the battlefield: where something can be done, what would come of it, what is chosen or meant. */
import type { OptionForecast, RollOdds } from '../../../../shared/games/salient-questions.ts';
import type { Space } from '../../../../shared/games/salient.ts';
import { percent } from '../../../text/builder.ts';

export interface Forecast {
  sign: 'wins' | 'falls' | 'both' | 'nobody' | 'mine' | 'goal' | 'open' | 'hit';
  /** Who stays, and as what. */
  stays: { seat: number; dice: readonly number[] } | undefined;
  chance: string;
}

export interface SpaceMark {
  space: Space;
  /** Something can be chosen here now; else it is only shown what could be. */
  isOption: boolean;
  isTarget: boolean;
  forecast: Forecast | undefined;
}

export interface FieldMarks {
  marks?: readonly SpaceMark[];
  /** The Unit in hand. */
  chosen?: number | undefined;
  /** The way of the Unit in hand. */
  path?: readonly Space[];
  lit?: readonly Space[];
}

export const mineForecast = ({ survives }: RollOdds): Forecast => ({
  sign: 'mine',
  stays: undefined,
  chance: percent(survives),
});

/** What comes of a Unit entering a space; `foe` is whose Unit stands there. */
export function forecastOf(
  { clash, mine, crosses }: NonNullable<OptionForecast['arrival']>,
  seat: number,
  foe: number,
): Forecast {
  const plain = { stays: undefined, chance: '' };
  if (clash) {
    if (clash.survivor === 'attacker')
      return { ...plain, sign: 'wins', stays: { seat, dice: clash.attacker } };
    if (clash.survivor === 'defender')
      return { ...plain, sign: 'falls', stays: { seat: foe, dice: clash.defender } };
    return { ...plain, sign: clash.survivor };
  }
  if (mine) return mineForecast(mine);
  return { ...plain, sign: crosses > 0 ? 'goal' : 'open' };
}

/** What is left of a Unit that is hit: a face that is certain, or the chance that it falls. */
export function hitForecast({ results, survives }: RollOdds, seat: number): Forecast {
  const [only, other] = results;
  if (only && !other)
    return { sign: 'hit', stays: only.dice.length > 0 ? { seat, dice: only.dice } : undefined, chance: '' };
  return { sign: 'hit', stays: undefined, chance: percent(1 - survives) };
}
