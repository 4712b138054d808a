/** Random warband lists: of known cards, of unknown ones, in right and wrong parts, in right and wrong numbers. */
import fc from 'fast-check';
import type { Shelf } from '../../electron/games/warband/muster/shelf.ts';
import type { WarbandEntry, WarbandList } from '../../shared/warbands.ts';

const unknownKeys = [
  'ember-crown/ash-acolyte',
  'ember-crown/halberdier',
  'lantern-watch/no-such-card',
  'x/1',
];

const entries = (keys: readonly string[], most: number, copies: number): fc.Arbitrary<WarbandEntry[]> =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), copies: fc.integer({ min: 1, max: copies }) }), {
    maxLength: most,
    selector: ({ key }) => key,
  });

/** Any list that can be stored; about a third of the cards stand where they do not belong. */
export function anyLists(shelf: Shelf): fc.Arbitrary<WarbandList> {
  const ofType = (type: string) =>
    [...shelf.cards.values()].filter((card) => card.type === type).map(({ id }) => id);
  const all = [...shelf.cards.keys(), ...shelf.tiles.keys(), ...unknownKeys];
  const mixed = (own: readonly string[], most: number, copies: number) =>
    fc
      .tuple(entries(own, most, copies), entries(all, 3, copies))
      .map(([right, odd]) => [...right, ...odd.filter(({ key }) => !right.some((each) => each.key === key))]);
  return fc.record({
    commanders: mixed(ofType('commander'), 2, 2),
    creatures: mixed(ofType('creature'), 16, 6),
    orders: mixed(ofType('order'), 40, 6),
    tiles: mixed([...shelf.tiles.keys()], 5, 2),
  });
}
