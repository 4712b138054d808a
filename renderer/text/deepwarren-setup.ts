/** Words of setting up a match of Deepwarren. */
import type { DeepwarrenToggles } from '../../shared/games/deepwarren.ts';

export const setupText = {
  players: 'Players',
  crawl: 'The crawl',
  begins: 'Begins',
  toggles: {
    shelteredStart: {
      name: 'Sheltered start',
      note: 'Nobody’s loss of Delvers ends the game before everyone has finished five turns; proposed for two.',
    },
    shortCrawl: {
      name: 'Short crawl',
      note: 'Twenty event cards, nobody knows which, are set aside: about a third less time.',
    },
    longCrawl: {
      name: 'Long crawl',
      note: 'The last owner of a Delver plays on: only the last event card, or no Delver at all, ends the game.',
    },
  } satisfies Record<keyof DeepwarrenToggles, { name: string; note: string }>,
};
