/** What an action of the stack is aimed at, as things that can be named and marked. */
import type { ItemView, WarbandView } from '../../../../shared/games/warband.ts';

export interface Aim {
  kind: 'creature' | 'card' | 'square' | 'player';
  id: number;
}

/** A move aims at its last square, a dodge at the attacker, the rest at what was chosen for it. */
export function aimedAt(item: ItemView, view: WarbandView): Aim[] {
  if (item.kind === 'dodge') return aimOf('item', item.answers, view);
  if (item.kind === 'move') {
    const last = item.path.at(-1);
    return last === undefined ? [] : [{ kind: 'square', id: last }];
  }
  return item.targets.flatMap(({ kind, ids }) => ids.flatMap((id) => aimOf(kind, id, view)));
}

function aimOf(kind: string, id: number, view: WarbandView): Aim[] {
  if (kind !== 'item') return [{ kind: kind as Aim['kind'], id }];
  const answered = view.stack.find((item) => item.id === id);
  return answered && answered.actor >= 0 ? [{ kind: 'creature', id: answered.actor }] : [];
}
