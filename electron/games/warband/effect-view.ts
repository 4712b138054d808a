/** A change that lasts for a while, as a table shows it. */
import type { EffectView } from '../../../shared/games/warband.ts';
import type { Effect } from './state.ts';

export function effectView(effect: Effect): EffectView {
  const { id, seat, card, creature, kind, until } = effect;
  return { id, seat, card, creature, kind, until, ...describe(effect) };
}

function describe(effect: Effect): Pick<EffectView, 'what' | 'amount'> {
  switch (effect.kind) {
    case 'modify':
      return { what: effect.stat, amount: effect.by };
    case 'trait':
      return { what: effect.trait, amount: 0 };
    case 'keyword':
      return { what: effect.keyword, amount: 0 };
    case 'ability':
      return { what: effect.ability, amount: 0 };
    case 'shield':
      return { what: effect.item === 0 ? 'any' : String(effect.item), amount: effect.amount };
    case 'rescue':
      return { what: effect.once ? 'once' : 'always', amount: effect.left };
    case 'counter':
      return { what: effect.name, amount: effect.count };
    case 'watch':
      return { what: effect.once ? 'once' : 'always', amount: 0 };
    case 'control':
      return { what: String(effect.from), amount: 0 };
  }
}
