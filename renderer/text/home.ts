/** Words of the home screen. Counts are the library's own; a count of nothing says what will be there. */
import type { CampaignLine } from '../../shared/calls/campaign.ts';
import type { Output } from '../../shared/ipc.ts';

export type Summary = Output<'library.summary'>;

export const homeText = {
  motto: 'Games of dungeon and battlefield, played by candlelight',
  newGame: 'Begin a new game',
  menu: 'Main menu',
  mapTitle: 'The table is laid',
  mapNote: 'Two warbands, one battlefield, no blow struck yet',
  waitingTitle: 'Your match waits',
  waitingNote: 'It goes on from the very moment you left it',
  mapLabel:
    'A battlefield of sixteen by twenty-four squares, drawn in ink. Four creatures on round bases wait in the west, four on six-cornered bases in the east; six chests lie between them.',
  waitingLabel: (round: number, creatures: number) =>
    `The battlefield as you left it in round ${String(round)}, with ${plural(creatures, 'creature', 'creatures')} on it.`,
  noMarch: 'No march under way: begin one.',
  begin: 'Begin',
  resume: 'Continue',
  sides: [
    { name: 'The west', base: 'round bases, plain' },
    { name: 'The east', base: 'six-cornered, hatched' },
  ] as const,
  play: 'Against the program, at one table, or your first game',
  rulebook: 'Rules, rulings and examples',
  campaign: 'One warband, many battles',
  campaignIs: 'Campaign',
  nextMarch: (march: number) => `March ${String(march)}, next`,
  inBattle: 'The battle waits at the table.',
  pageOpen: 'A page lies open.',
  settings: 'Reading, sound',
  noBackup: 'no backup yet',
};

const plural = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const leftOn = (playedAt: number): string =>
  `Left on ${new Date(playedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}`;

export const warbandsLine = ({ warbands: { ready, withProblems } }: Summary): string =>
  ready + withProblems === 0 ? 'None mustered yet' : `${String(ready)} ready`;

/** What needs mending, or nothing. */
export const warbandsTrouble = ({ warbands: { withProblems } }: Summary): string | undefined =>
  withProblems === 0 ? undefined : `${String(withProblems)} not ready to march`;

export const collectionLine = ({ packs, cards }: Summary): string =>
  packs === 0
    ? 'No packs opened yet'
    : `${plural(packs, 'pack', 'packs')} · ${plural(cards, 'card', 'cards')}`;

export const historyLine = ({ matches }: Summary): string =>
  matches === 0 ? 'No match fought yet' : plural(matches, 'match', 'matches');

export const settingsLine = (summary: Summary, now: Date): string =>
  `${homeText.settings} · ${backupLine(summary.lastBackupAt, now)}`;

const DAY = 86_400_000;

/** How long ago the newest backup was made, in days as a person counts them. */
export function backupLine(madeAt: number | undefined, now: Date): string {
  if (madeAt === undefined) return homeText.noBackup;
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(new Date(madeAt))) / DAY);
  if (days <= 0) return 'backed up today';
  return days === 1 ? 'backed up yesterday' : `backed up ${String(days)} days ago`;
}

/** Where the campaign under way stands, for the menu. */
export const campaignLine = (stands: CampaignLine['stands'] | undefined): string =>
  stands ? `${stands.actTitle || stands.court.name} · march ${String(stands.march + 1)}` : homeText.campaign;
