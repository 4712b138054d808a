/** All faces of the game for drawing and reading: cards, Sites, spaces of Staff cards, with the texts made from their data. */
import type { Price, SalientContent } from '../../../../shared/games/salient-questions.ts';
import { commandTable, pactTable } from '../content/command.ts';
import { needSign, readyCost } from '../content/costs.ts';
import { facilityTable } from '../content/facilities.ts';
import type { Cost } from '../content/language.ts';
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
import { boardFaces } from './boards.ts';

function priceOf(cost: Cost): Price {
  const { dice, credits, research } = readyCost(cost);
  return { need: needSign(cost.dice?.[0]), dice, pair: cost.pair, credits, research };
}

export const contentOf = (): SalientContent => ({
  cards: opportunityTable.map((card, number) => ({
    card: number,
    name: card.name,
    copies: card.copies,
    icon: card.icon,
    price: priceOf(card.cost),
    ...cardText(card),
  })),
  sites: facilityTable.map((site, tile) => ({
    tile,
    name: site.name,
    kind: site.kind,
    price: site.kind === 'action' ? priceOf(site.cost) : undefined,
    ...siteText(site),
  })),
  command: commandTable.map((space, at) => ({
    at,
    card: space.card,
    cardName: commandNames[space.card],
    name: space.name,
    isUpgraded: space.isUpgraded,
    canJam: space.canJam,
    flips: space.flips,
    price: priceOf(space.cost),
    ...commandText(space),
  })),
  starts: commandStartTexts(),
  pact: pactTable.map(({ title, cost, effects }) => ({
    name: title,
    cost: costText(cost),
    price: priceOf(cost),
    text: effectsText(effects),
  })),
  boards: boardFaces(),
});
