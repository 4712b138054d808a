/** Treasure: taking tokens for Morale (W-822, R-83). Chests are opened by movement. */
import { changeMorale } from './morale.ts';
import { checkObjectives, tellCollected } from './objectives.ts';
import { removeFrom, type Play } from './play.ts';
import { tokenSquares } from './requirements.ts';
import { none, type Creature, type Square } from './state.ts';
import { fireFor } from './triggers.ts';

/** Takes one token from a square under the creature; nothing happens if none is left there. */
export function takeToken(play: Play, creature: Creature, square: Square): boolean {
  const { state } = play;
  const pile = state.tokens.find((tokens) => tokens.square === square);
  if (!pile || !tokenSquares(play, creature).includes(square)) return false;
  pile.count -= 1;
  if (pile.count === 0) removeFrom(state.tokens, pile);
  const { seat } = creature;
  state.players[seat].collected += 1;
  play.emit?.({ kind: 'collected', creature: creature.id, seat, square });
  fireFor(play, 'collects', creature, none, 1);
  changeMorale(play, [{ seat, by: 1 }]);
  tellCollected(play, seat);
  checkObjectives(play, { at: 'collected' });
  return true;
}
