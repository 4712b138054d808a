/** The warband as rows: each card once, with its copies, and what could be put in or taken out. */
import type { CampaignDesk } from '../desk.svelte.ts';

export interface RollRow {
  card: string;
  name: string;
  level: number;
  copies: number;
  owned: number;
}

/** Cards of a list, the highest Level first. */
export function rowsOf(
  desk: CampaignDesk,
  cards: readonly string[],
  also: readonly string[] = [],
): RollRow[] {
  return [...new Set([...cards, ...also])]
    .map((card) => {
      const face = desk.face(card);
      return {
        ...{ card, name: desk.card(card), level: face && face.type !== 'commander' ? face.level : 0 },
        copies: cards.filter((each) => each === card).length,
        owned: desk.view.owned[card] ?? 0,
      };
    })
    .toSorted((one, other) => other.level - one.level || one.name.localeCompare(other.name));
}

export const levelsIn = (desk: CampaignDesk, cards: readonly string[]): number =>
  cards.reduce((sum, card) => {
    const face = desk.face(card);
    return sum + (face?.type === 'creature' ? face.level : 0);
  }, 0);

/** Cards at home that may be put in now. */
export const atHome = (desk: CampaignDesk, type: 'creature' | 'order'): string[] =>
  desk.opened.options.flatMap((option) =>
    option.kind === 'putIn' && desk.face(option.card)?.type === type ? [option.card] : [],
  );
