/** A match under way of older lists: what lies in piles is exchanged for what there is now, what was met stays. */
import { describe, expect, it } from 'vitest';
import { chamberTable } from '../../../electron/games/delve/content/chambers.ts';
import { cardTable } from '../../../electron/games/delve/content/cards.ts';
import { delve } from '../../../electron/games/delve/index.ts';
import { deckId } from '../../../electron/games/delve/play.ts';
import { optionsWith } from '../../../electron/games/delve/table/plan.ts';
import { fitted } from '../../../electron/games/delve/table/older-state.ts';

const setup = { players: [{ name: 'Ada' }], options: optionsWith({ solo: true }) };
const chamber = (id: string): number => chamberTable.findIndex((each) => each.id === id);
const card = (id: string): number => cardTable.findIndex((each) => each.id === id);
const dungeon = deckId('dungeon');

/** As rules 2 had it: one corridor fewer and a room more, one Silence fewer and a Fallen Delver more. */
function older() {
  const state = delve.start(setup, 3);
  const [room, tomb] = [state.stock.indexOf(chamber('T-22')), state.decks[dungeon]!.indexOf(card('DN-01'))];
  state.stock[room] = chamber('T-02');
  state.decks[dungeon]![tomb] = card('DN-07');
  return state;
}

describe('a position of older lists', () => {
  it('has the present copies in its piles afterwards, as many as before', () => {
    const before = older();
    expect(delve.invariants(before)).not.toEqual([]);
    const after = fitted(delve.clone(before));
    expect(delve.invariants(after)).toEqual([]);
    expect(after.stock).toHaveLength(before.stock.length);
    const moved = after.stock.filter((each, at) => each !== before.stock[at]);
    expect(moved).toEqual([chamber('T-22')]);
  });

  it('is left alone if it is of the present ones', () => {
    const state = delve.start(setup, 4);
    expect(fitted(state)).toBe(state);
  });

  it('is refused in the middle of a card, whose effects are numbered by older lists', () => {
    const state = older();
    state.frames.push({ kind: 'steps', card: card('DN-07'), list: 0, at: 0, seat: 0 });
    expect(() => fitted(state)).toThrow('older lists');
  });
});
