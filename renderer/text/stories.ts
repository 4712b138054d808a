/** Words of the shelf of stories: what is on it, what comes onto it from outside, and campaigns from files. */
const campaigns = (count: number): string =>
  count === 1 ? 'One campaign follows it.' : `${String(count)} campaigns follow it.`;

export const storiesText = {
  open: 'Stories',
  title: 'Stories on the shelf',
  intro: 'A campaign follows a story. One from outside is read whole before anything of it is stored.',
  builtin: 'comes with the program',
  outside: 'from outside',
  about: (version: string, licence: string) => `version ${version} · ${licence}`,
  campaigns,
  missing: (packs: readonly string[]) => `Needs packs that are not switched on: ${packs.join(', ')}.`,
  toPacks: 'To the packs',
  offered: (title: string) => `“${title}” can be begun`,
  remove: 'Remove',
  removeOne: (title: string) => `Remove: ${title}`,
  sure: (title: string) => `Remove “${title}” from the shelf?`,
  sureNote: 'Campaigns that follow it keep it and go on. To begin another, bring the story in again.',
  keep: 'Leave it there',
  removed: (title: string) => `“${title}” is off the shelf. Campaigns that follow it go on.`,
  add: 'A story from outside',
  chooseZip: 'Choose a zip…',
  chooseFolder: 'Choose a folder…',
  reading: 'The story is read from the first page to the last …',
  sound: (title: string, version: string) => `“${title}”, version ${version}, is sound.`,
  same: 'This very story is on the shelf already.',
  other: 'Another version of it is on the shelf. Both can stay; campaigns keep the one they follow.',
  size: (acts: number, battles: number, events: number) =>
    `${String(acts)} acts, ${String(battles)} battles, ${String(events)} events.`,
  take: 'Put it on the shelf',
  leave: 'Leave it',
  added: (title: string) => `“${title}” is on the shelf.`,
  wrong: (count: number) =>
    count === 1
      ? 'One thing is wrong with it; nothing was stored.'
      : `${String(count)} things are wrong with it; nothing was stored.`,
  fromFile: 'A campaign from a file…',
  arriving: 'The campaign is repeated, answer by answer …',
  arrived: 'The campaign is there, at the page where it was left.',
  packsGone: (packs: readonly string[]) =>
    packs.length === 1
      ? `The pack ${packs[0] ?? ''} is not switched on. This campaign goes on with the cards it was begun with; the builder and new campaigns need the pack.`
      : `The packs ${packs.join(', ')} are not switched on. This campaign goes on with the cards it was begun with; the builder and new campaigns need them.`,
};
