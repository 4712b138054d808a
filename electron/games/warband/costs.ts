/** Costs: who or what may pay them, whether they can be paid, and paying them. */
import type { Seat } from '../../../shared/game.ts';
import type { Cost } from './cards/language.ts';
import { bury, detach, tap } from './creatures.ts';
import { matches, type Speaker } from './evaluate.ts';
import { discardOrders } from './hands.ts';
import { changeLeadership, changeMorale } from './morale.ts';
import { creatureOf, findCreature, type Play } from './play.ts';
import { none, type CardId } from './state.ts';
import { statOf } from './values.ts';

/** What may pay one cost that needs a choice: cards in hand, or creatures; nothing pays twice. */
export function payersOf(
  play: Play,
  cost: Cost,
  speaker: Speaker,
  paid: readonly number[],
  card: CardId,
): number[] {
  if (cost.pay === 'discard') {
    const { orderHand } = play.state.players[speaker.seat];
    return orderHand.filter((each) => each !== card && !paid.includes(each));
  }
  if (cost.pay !== 'tap' && cost.pay !== 'destroy') return [];
  const isTap = cost.pay === 'tap';
  return play.state.creatures
    .filter((creature) => {
      if (creature.seat !== speaker.seat || paid.includes(creature.id)) return false;
      if (isTap && (creature.tapped || creature.id === speaker.actor)) return false;
      return matches(play, cost.filter, creature, speaker);
    })
    .map(({ id }) => id);
}

/** Whether costs that need no choice can be paid. */
export function canAfford(play: Play, costs: readonly Cost[], seat: Seat, actor: CardId): boolean {
  const player = play.state.players[seat];
  return costs.every((cost) => {
    switch (cost.pay) {
      case 'morale':
        return player.morale >= cost.amount;
      case 'leadership':
        return player.leadership >= cost.amount;
      case 'wound':
        return canBear(play, actor, cost.amount);
      default:
        return true;
    }
  });
}

function canBear(play: Play, id: CardId, damage: number): boolean {
  const creature = findCreature(play, id);
  return creature !== undefined && creature.damage + damage < statOf(play, creature, 'hitPoints');
}

/** Pays a cost with a chosen card or creature. */
export function payWith(play: Play, seat: Seat, cost: Cost, id: number): void {
  if (cost.pay === 'discard') discardOrders(play, seat, [id]);
  else if (cost.pay === 'tap') tap(play, creatureOf(play, id));
  else if (cost.pay === 'destroy') bury(play, [creatureOf(play, id)], none);
}

/** Pays a cost that leaves no choice. */
export function payPlain(play: Play, seat: Seat, cost: Cost, actor: CardId, card: CardId): void {
  const creature = findCreature(play, actor);
  if (cost.pay === 'morale') changeMorale(play, [{ seat, by: -cost.amount }]);
  else if (cost.pay === 'leadership') changeLeadership(play, seat, -cost.amount);
  else if (cost.pay === 'wound' && creature) creature.damage += cost.amount;
  else if (cost.pay === 'detachThis' && creature) detach(play, card, creature);
}
