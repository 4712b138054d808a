/** Dealing damage: an attack that resolves hits (W-710); every damage goes through one pipeline. */
import { findCreature, pushFrame, seatsInTurnOrder, type Play } from './play.ts';
import { attackGeometry } from './requirements.ts';
import type { CardId, Creature, Hit, Item } from './state.ts';
import { hasTrait, statOf } from './values.ts';

export interface Blow {
  mode: 'melee' | 'ranged';
  range: number;
  /** Instead of the creature's own value. */
  damage: number | undefined;
  bonus: number;
  unpreventable: boolean;
}

/** An attack on resolution: geometry is checked again; W-716 was checked on declaration. */
export function strike(play: Play, item: Item, by: Creature, target: CardId, blow: Blow): void {
  const victim = findCreature(play, target);
  if (!victim || item.immune.includes(target)) return;
  if (hasTrait(play, by, 'cannotAttack')) return;
  if (attackGeometry(play, by, victim, blow.mode, blow.range) !== undefined) {
    if (by.id === item.actor) item.immune.push(target); // it gets nothing of later steps either
    return;
  }
  const own = statOf(play, by, blow.mode); // W-713
  dealDamage(
    play,
    item,
    [{ creature: target, amount: (blow.damage ?? own) + blow.bonus }],
    by.id,
    blow.unpreventable,
  );
}

export interface Harm {
  creature: CardId;
  amount: number;
}

/** Starts the pipeline for one source and any number of creatures. */
export function dealDamage(
  play: Play,
  item: Item,
  harms: readonly Harm[],
  by: CardId,
  unpreventable: boolean,
): void {
  const hits = harms.flatMap(({ creature, amount }): Hit[] => {
    const victim = findCreature(play, creature);
    if (!victim || item.immune.includes(creature)) return [];
    const total = Math.max(0, amount + item.bonus + statOf(play, victim, 'damageTaken'));
    return [{ creature, amount: total, unpreventable, by, prevented: false, cowered: false, decided: false }];
  });
  if (hits.length === 0) return;
  pushFrame(play, { kind: 'damage', hits: inTurnOrder(play, hits), stage: 'prevent', at: 0 });
}

/** controllers decide in turn order from the turn player. */
function inTurnOrder(play: Play, hits: Hit[]): Hit[] {
  if (hits.length === 1) return hits;
  const seats = seatsInTurnOrder(play);
  const placeOf = (hit: Hit): number => seats.indexOf(findCreature(play, hit.creature)!.seat);
  return hits.toSorted((one, other) => placeOf(one) - placeOf(other));
}
