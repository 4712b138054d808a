/** What Warband says of a story's battles, honours and scars, with the cards of packs in folders. */
import type { OutsideChecks } from '../../campaign/story/check.ts';
import { catalogueOf } from '../../games/warband/campaign/catalogue.ts';
import { storyChecks } from '../../games/warband/campaign/checks.ts';
import type { Card } from '../../games/warband/cards/language.ts';
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

export const outsideChecks = (packs: readonly Pack[]): OutsideChecks =>
  storyChecks(catalogueOf(packs), libraryOf(packs));
