/** What Warband says of a story's battles, honours and scars: each is tried with cards of the packs that are there. */
import type { OutsideChecks } from '../../campaign/story/check.ts';
import { battleSetup, type BattleSide } from '../../games/warband/campaign/battle.ts';
import { catalogueOf } from '../../games/warband/campaign/catalogue.ts';
import { veteranCard } from '../../games/warband/campaign/veteran.ts';
import type { Card, CreatureCard } from '../../games/warband/cards/language.ts';
import { packCards, type Pack } from '../../games/warband/cards/pack.ts';

/** The cards of some packs by key. */
export const libraryOf = (packs: readonly Pack[]): Map<string, Card> =>
  new Map(
    packs.flatMap((pack) =>
      packCards(pack).map((card) => {
        const id = `${pack.manifest.id}/${card.id}`;
        return [id, { ...card, id }] as const;
      }),
    ),
  );

export function outsideChecks(packs: readonly Pack[]): OutsideChecks {
  const catalogue = catalogueOf(packs);
  const library = libraryOf(packs);
  const [list] = catalogue.lists;
  if (!list) return { catalogue };
  const { commander, creatures, orders } = list;
  const side: BattleSide = { name: 'Somebody', commander, creatures, orders, handicap: {} };
  const soldier = [...library.values()].find(isArcher);
  return {
    catalogue,
    checkScenario: (text) => {
      const found = battleSetup(text, [side, { ...side, name: 'Somebody else' }], library);
      return found.ok ? [] : found.error;
    },
    checkChange: (change) => {
      if (!soldier) return [];
      const found = veteranCard({ ...soldier, text: [] }, { id: 'veteran/1', name: 'Somebody' }, [change]);
      return found.ok
        ? []
        : found.error.map(({ path, sentence }) => ({ path: path && `.${path}`, sentence }));
    },
  };
}

/** A creature that shoots: every honour and scar can be written on it. */
const isArcher = (card: Card): card is CreatureCard => card.type === 'creature' && card.ranged !== undefined;
