/** What Warband says of a story's battles, honours and scars: each is tried with the cards that are there. */
import type { CardChange, Catalogue } from '../../../../shared/games/campaign.ts';
import type { Card, CreatureCard } from '../cards/language.ts';
import { battleSetup, type BattleMistake, type BattleSide } from './battle.ts';
import { veteranCard } from './veteran.ts';

export interface StoryChecks {
  catalogue: Catalogue;
  checkScenario?: (text: string) => BattleMistake[];
  checkChange?: (change: CardChange) => { path: string; sentence: string }[];
}

export function storyChecks(catalogue: Catalogue, library: ReadonlyMap<string, Card>): StoryChecks {
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
