/** What the page of a reckoning is about: the line of the chronicle it follows, and the effects its letter promised. */
import type { ChronicleLine, Effect, Letter, Page } from '../../../shared/games/campaign.ts';
import type { CampaignDesk } from '../desk.svelte.ts';

const resultScene = /^place\.(.+)\.(won|lost|passed)$/;

/** A scene that tells how a place was decided. */
export const isOfBattle = (text: string): boolean => resultScene.test(text);

export interface News {
  place: string;
  result: 'won' | 'lost' | 'passed';
  line: ChronicleLine | undefined;
  effects: Effect[];
}

export function newsOf({ view }: CampaignDesk, page: Page): News | undefined {
  const [, told, result] = (page.kind === 'scene' && resultScene.exec(page.text)) || [];
  const line = view.chronicle.findLast(
    ({ place, result: ended }) =>
      (told === undefined || place === told) && ['won', 'lost', 'passed'].includes(ended),
  );
  const place = told ?? line?.place;
  const ended = result ?? line?.result;
  if (place === undefined || (ended !== 'won' && ended !== 'lost' && ended !== 'passed')) return undefined;
  const site = view.sites.find((each) => 'letter' in each && each.letter.place === place);
  const letter = site && 'letter' in site ? site.letter : undefined;
  return { place, result: ended, line, effects: line?.brought ?? promised(letter, ended, line?.by) };
}

/** A captain brings less. */
function promised(letter: Letter | undefined, result: News['result'], by: 'captain' | undefined): Effect[] {
  if (!letter) return [];
  return result !== 'passed' && by === 'captain' ? (letter.captain?.[result] ?? []) : letter[result];
}
