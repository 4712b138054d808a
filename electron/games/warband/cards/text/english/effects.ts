/** English for a change that lasts for a while, as a table or an order of effects names it. */
import type { EffectView } from '../../../../../../shared/games/warband.ts';
import { unreachable } from '../../../../../../shared/result.ts';
import type { AbilityName, Duration, Stat, Trait } from '../../language.ts';
import { keywordPart, say, words, type Phrase } from '../parts.ts';
import { abilityWord, durationWords, statNouns, traitName } from './words.ts';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What the effect does: "+2 Speed", "Flying", "the next 20 damage is prevented". */
function bareWords({ kind, what, amount }: EffectView): Phrase {
  switch (kind) {
    case 'modify':
      return say`${signed(Number(amount))} ${statNouns[what as Stat]}`;
    case 'trait':
      return words(traitName(what as Trait));
    case 'keyword':
      return say`keyword ${keywordPart(what)}`;
    case 'ability':
      return abilityWord(what as AbilityName);
    case 'shield': {
      const damage = amount === 'all' ? words('all damage') : say`the next ${amount} damage`;
      return say`${damage} from ${what === 'any' ? 'any source' : 'one source'} is prevented`;
    }
    case 'rescue': {
      const often = what === 'once' ? ' once' : '';
      return amount === 'all'
        ? words(`survives destruction${often}, undamaged,`)
        : say`survives destruction${often} with ${amount} Hit Points`;
    }
    case 'counter':
      return say`${Number(amount)} ${what} ${amount === 1 ? 'counter' : 'counters'}`;
    case 'watch':
      return words('something waits to happen');
    case 'control':
      return words('under another player’s control');
    default:
      return unreachable(kind);
  }
}

/** "Flying until end of turn". Counters simply lie there. */
export const effectWords = (effect: EffectView): Phrase =>
  effect.kind === 'counter'
    ? bareWords(effect)
    : say`${bareWords(effect)} ${durationWords[effect.until as Duration]}`;
