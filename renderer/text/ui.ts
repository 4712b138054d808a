/** Words of the shared components and of the frame around every screen. */
import type { Screen } from '../shell/routes.ts';

export const uiText = {
  program: 'Deepmarch',
  skip: 'Skip to the page',
  screens: 'Screens',
  back: 'Home',
  toTable: 'Back to the table',
  close: 'Close',
  putAway: 'Put away',
  copyDetails: 'Copy the details',
  detailsCopied: 'The details are on the clipboard.',
  happenedAt: (address: string) => `Page: ${address}`,
  notCopied: 'Copying was refused. Select the text and copy it yourself.',
  saved: (name: string, folder: string) => `Saved as ${name} in ${folder}.`,
  downloaded: (name: string) => `Saved as ${name} among your downloads.`,
  nothingSaved: 'Nothing was saved.',
  notLeft:
    'The window stays open because something could not be saved. Close it again to leave without saving that.',
  notices: 'Notices',
  toBackups: 'To the safety copies',
  allKeys: 'All keys',
  keys: 'Keys',
  cancel: 'Leave it',
};

/** The name of each screen: in the menu, in the top bar, in the window's title. */
export const screenNames: Record<Screen, string> = {
  home: 'Home',
  play: 'Play',
  match: 'Match',
  warbands: 'Warbands',
  collection: 'Collection',
  packs: 'Packs',
  campaign: 'Campaign',
  lessons: 'Lessons',
  history: 'History',
  rulebook: 'Rulebook',
  settings: 'Settings',
  credits: 'Credits',
};
