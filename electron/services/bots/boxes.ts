/** The boxes of the enabled packs: what bots think another player's cards may be. */
import type { BoxedCard } from '../../games/warband/index.ts';
import type { CardLibrary } from '../packs/library.ts';

/** The same array as long as the packs are the same. */
export function createBoxes(library: CardLibrary): () => BoxedCard[] {
  let boxes: BoxedCard[] | undefined;
  library.onChange(() => (boxes = undefined));
  return () => (boxes ??= readBoxes(library));
}

function readBoxes(library: CardLibrary): BoxedCard[] {
  const cards = library.cards();
  return library
    .packs()
    .flatMap(({ commanders, creatures, orders }) => [
      ...commanders.map((card) => ({ copies: 1, card })),
      ...creatures,
      ...orders,
    ])
    .flatMap(({ copies, card: key }) => {
      const card = cards.get(key);
      return card ? [{ card, copies }] : [];
    });
}
