/** Words of the pack screen: the shelf, what a pack says of itself, and the report on one from outside. */
import type { BrokenWarband, InstalledPack, PackCounts, PackReport } from '../../shared/calls/packs.ts';

export type ReportedPack = NonNullable<PackReport['pack']>;

const plural = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;
const quoted = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

export const packsText = {
  motto: 'What lies in the boxes, and room for more',
  shelf: 'Packs on the shelf',
  counts: (all: number, enabled: number) =>
    `${plural(all, 'pack', 'packs')}, ${enabled === all ? 'all in use' : `${String(enabled)} in use`}`,
  open: (name: string, version: string) => `Open ${name} ${version}`,
  inUse: 'In use',
  builtin: 'Came with the game',
  opened: 'The open box',
  pickOne: 'Choose a pack to see what is in it.',
  version: 'Version',
  authors: 'By',
  licence: 'Licence',
  fingerprint: 'Fingerprint',
  fingerprintNote: 'Two packs with the same fingerprint are the same to the last word.',
  inside: 'In the box',
  came: 'Added',
  cards: 'Cards',
  namesakes: (count: number, id: string) =>
    `${plural(count, 'other pack calls', 'other packs call')} itself ${id}. One of them can be in use at a time; their fingerprints tell them apart.`,
  remove: 'Remove from the shelf',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeKept: 'Matches played with its cards can still be watched.',
  removeConfirm: 'Remove it',
  removed: (name: string) => `${name} is no longer on the shelf.`,
  disableTitle: (name: string) => `Put ${name} away?`,
  disableConfirm: 'Put it away',
  enableTitle: (name: string) => `Use ${name} instead?`,
  enableConfirm: 'Use it',
  breaks: (count: number) =>
    count === 0
      ? 'No warband of yours needs it.'
      : `${plural(count, 'warband needs', 'warbands need')} its cards and will not be able to march. Nothing is deleted: they stay as drafts, and are whole again when the cards are back.`,
  missing: (names: readonly string[]) =>
    `lacks ${quoted(names.slice(0, 3))}${names.length > 3 ? ` and ${String(names.length - 3)} more` : ''}`,
  loading: 'Opening the box…',

  add: 'Add a pack',
  addNote:
    'Drop a zip or a folder here, or choose one. It is checked first; nothing is stored before you say so.',
  chooseZip: 'Choose a zip…',
  chooseFolder: 'Choose a folder…',
  drop: 'Let go to check this pack',
  sending: (name: string) => `Reading ${name}…`,
  nothing: 'There was nothing in it to read.',
  tooLarge: (most: number) => `A pack may have at most ${String(most)} MB. Nothing was read.`,
  tooMany: (most: number) =>
    `A pack has six files. This holds more than ${String(most)}, so it is something else.`,

  report: 'Before it goes on the shelf',
  bad: (name: string) => `${name} cannot be added`,
  badNote: (count: number) =>
    `${plural(count, 'thing is', 'things are')} wrong with it. Nothing of it was stored. Whoever wrote it will find each place by file, line and field.`,
  errors: 'What is wrong',
  warnings: 'Worth knowing',
  warningsNote: 'Unusual, but no reason against it.',
  noWarnings: 'Nothing unusual about it.',
  ignored: 'Files that were not read',
  more: (count: number) => `And ${String(count)} more.`,
  line: (line: number) => `line ${String(line)}`,
  wholeFile: 'the whole file',
  wholePack: 'all of it',
  copy: 'Copy the report',
  copied: 'The report is on the clipboard.',
  discard: 'Leave it',
  takeIn: 'Put it on the shelf',
  takeInUnused: 'Put it on the shelf, not in use',
  added: (name: string, version: string) => `${name} ${version} is on the shelf.`,
} as const;

export const countsLine = ({ commanders, creatures, orders, tiles, chests, warbands }: PackCounts): string =>
  [
    plural(commanders, 'commander', 'commanders'),
    plural(creatures, 'creature', 'creatures'),
    plural(orders, 'order', 'orders'),
    plural(tiles, 'tile', 'tiles'),
    plural(chests, 'chest', 'chests'),
    plural(warbands, 'ready warband', 'ready warbands'),
  ].join(' · ');

/** A fingerprint short enough to compare by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');

export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' });

/** How a pack from outside stands to what is on the shelf, in words. */
export function standingText({ standing, version, id, others }: ReportedPack): string {
  const enabled = others.find(({ isEnabled }) => isEnabled) ?? others[0];
  const present = enabled ? `${enabled.name} ${enabled.version} (${shortHash(enabled.hash)})` : '';
  switch (standing) {
    case 'new':
      return `No pack on the shelf calls itself ${id}: it is new here.`;
    case 'same':
      return 'This very pack is on the shelf already, to the last word.';
    case 'changed-same-version':
      return `Another pack on the shelf also calls itself ${id} ${version}, but its content differs: somebody changed it without giving it a new version. Compare the fingerprints.`;
    case 'newer-version':
      return `It is newer than ${present}.`;
    case 'older-version':
      return `It is older than ${present}.`;
  }
}

/** Said when the id belongs to a pack that came with the game. */
export const impostorText = ({ id }: ReportedPack, builtin: InstalledPack): string =>
  `The id ${id} belongs to ${builtin.name}, which came with the game. Put in use, this pack takes its place; the other stays on the shelf.`;

export const brokenLine = ({ missing }: BrokenWarband): string => packsText.missing(missing);
