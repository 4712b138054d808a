/** What will be on the screens that are not built yet, one sentence each. */
import type { Screen } from '../shell/routes.ts';

export type UnbuiltScreen = Exclude<
  Screen,
  | 'home'
  | 'history'
  | 'warbands'
  | 'collection'
  | 'packs'
  | 'play'
  | 'match'
  | 'rulebook'
  | 'settings'
  | 'credits'
  | 'lessons'
>;

export const soonText = {
  still: 'Not on the table yet',
  meanwhile: 'Until then the rulebook lies open.',
  rulebook: 'Open the rulebook',
  home: 'Back home',
};

export const soonSentences: Record<UnbuiltScreen, string> = {
  campaign:
    'Here you will lead one warband from battle to battle along a road, with wounds, spoils and choices that last.',
};
