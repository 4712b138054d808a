/** All faces of the game for drawing and reading: cards, Sites, spaces of Staff cards, with the texts made from their data. */
import type { SalientContent } from '../../../../shared/games/salient-questions.ts';
import { commandTable, pactTable } from '../content/command.ts';
import { facilityTable } from '../content/facilities.ts';
import { commandNames } from '../content/names.ts';
import { opportunityTable } from '../content/opportunities.ts';
import {
  cardText,
  commandStartTexts,
  commandText,
  costText,
  effectsText,
  siteText,
} from '../content/text.ts';

export const contentOf = (): SalientContent => ({
  cards: opportunityTable.map((card, number) => ({
    card: number,
    name: card.name,
    copies: card.copies,
    icon: card.icon,
    ...cardText(card),
  })),
  sites: facilityTable.map((site, tile) => ({ tile, name: site.name, kind: site.kind, ...siteText(site) })),
  command: commandTable.map((space, at) => ({
    at,
    card: space.card,
    cardName: commandNames[space.card],
    name: space.name,
    isUpgraded: space.isUpgraded,
    canJam: space.canJam,
    ...commandText(space),
  })),
  starts: commandStartTexts(),
  pact: pactTable.map(({ title, cost, effects }) => ({
    name: title,
    cost: costText(cost),
    text: effectsText(effects),
  })),
});
