/** Changes of a creature in words: what a card adds or takes, what lasts for a while. */
import type { Seat } from '../../../../shared/game.ts';
import type { EffectView, ValueChange, WarbandView } from '../../../../shared/games/warband.ts';
import { abilityNames } from '../../../text/cards.ts';
import { durationNames, effectText, statNames, traitNames } from '../../../text/match.ts';

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${String(Math.abs(amount))}`;

function whatWords({ kind, what, amount }: EffectView): string {
  switch (kind) {
    case 'modify':
      return `${signed(Number(amount))} ${statNames[what] ?? what}`;
    case 'shield':
      return effectText.prevents(amount);
    case 'rescue':
      return effectText.rescue(amount, what === 'once');
    case 'counter':
      return effectText.counters(what, Number(amount));
    case 'watch':
      return effectText.waits;
    case 'control':
      return effectText.control;
    case 'keyword':
      return effectText.keyword(what);
    case 'ability':
      return abilityNames[what as keyof typeof abilityNames];
    case 'trait':
      return traitNames[what] ?? what;
  }
}

/** "+20 Melee until the end of the turn". */
export const effectWords = (effect: EffectView): string =>
  effect.kind === 'counter'
    ? whatWords(effect)
    : `${whatWords(effect)} ${durationNames[effect.until] ?? ''}`.trim();

/** The counters on a creature, by name. */
export const countersOf = ({ effects }: WarbandView, creature: number): EffectView[] =>
  effects.filter((effect) => effect.kind === 'counter' && effect.creature === creature);

export const countersOn = (view: WarbandView, creature: number): number =>
  countersOf(view, creature).reduce((sum, { amount }) => sum + Number(amount), 0);

/** Cards of a player whose text waits for something to happen, and lies on no creature. */
export const waitingOf = ({ effects }: WarbandView, seat: Seat): number[] =>
  effects
    .filter((effect) => effect.kind === 'watch' && effect.seat === seat && effect.creature < 0)
    .map(({ card }) => card);

/** "+20 from Battle Cry, until the end of the turn". */
export function changeWords({ by, until }: ValueChange, source: string): string {
  const lasting = until === undefined ? '' : `, ${durationNames[until] ?? ''}`;
  return `${signed(by)} ${effectText.from(source)}${lasting}`;
}
