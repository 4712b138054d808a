/** An example order, plain unless said otherwise. */
import type { OrderAction, OrderCard } from '../../electron/games/warband/cards/language.ts';

type Rest = Partial<Omit<OrderCard, 'type' | 'id' | 'name' | 'actions'>>;

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** A minor order of Level 1 for anybody, unless said otherwise. */
export function order(name: string, actions: OrderAction[], rest: Rest = {}): OrderCard {
  return {
    type: 'order',
    id: idOf(name),
    name,
    level: 1,
    ability: 'any',
    timing: 'minor',
    actions,
    mark: 'gold',
    ...rest,
  };
}

export const standard = { timing: 'standard', ability: 'might', level: 2 } as const;
export const immediate = { timing: 'immediate', ability: 'agility' } as const;
