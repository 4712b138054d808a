/** Words of the settings screen. */
import type { Output } from '../../shared/ipc.ts';
import type { Settings } from '../../shared/settings.ts';

export type Backup = Output<'backups.create'>;
type Appearance = Settings['appearance'];

export const settingsText = {
  motto: 'Changes hold at once and are kept in your database.',
  reset: 'Reset',
  percent: (value: number) => `${String(Math.round(value))} %`,

  reading: {
    title: 'Reading',
    theme: 'Light on the table',
    themes: {
      dark: ['Candlelight', 'dark'],
      light: ['Daylight', 'light'],
      contrast: ['High contrast', 'black, white, yellow'],
      system: ['As the system', 'dark or light'],
    } satisfies Record<Appearance['theme'], [string, string]>,
    scale: 'Size of text',
    scaleNote: 'Everything grows with it, from 80 to 200 %.',
    font: 'Face',
    fonts: {
      book: ['Alegreya', 'as in a book'],
      readable: ['Atkinson', 'easiest to tell apart'],
    } satisfies Record<Appearance['font'], [string, string]>,
    motion: 'Motion',
    motions: { system: 'As the system', off: 'Full', on: 'Reduced' } satisfies Record<
      Appearance['reducedMotion'],
      string
    >,
    sampleTitle: 'The stop rule',
    sample: 'A move ends in the first square entered that is adjacent to an enemy: 10 of 30, Il1 O0.',
    sampleRule: 'W-513',
  },

  sound: {
    title: 'Sound',
    mute: 'Silence',
    muteNote: 'Everything a sound says is also shown.',
    master: 'All sound',
    effects: 'Blades and cards',
    ambience: 'Hearth and bells',
    listen: 'Listen',
    listenTo: (name: string) => `Listen to ${name}`,
  },

  table: {
    title: 'At the table',
    speed: 'Pace of the pieces',
    speedNote: 'How fast moves and blows are shown in a match; at nought results appear at once.',
    warn: 'Warn before a phase ends',
    warnNote: 'While creatures could still act.',
    reasons: 'A novice says why',
    reasonsNote: 'Its reasons stand in the log of the match.',
    logInFull: 'The log in full',
    logInFullNote: 'Every step with its rule, instead of the story.',
    steps: 'Show first steps',
    stepsNote: 'In a first game, one next thing at a time.',
    stepsAgain: 'Show all of them again',
    stepsSeen: (count: number) => `${String(count)} ${count === 1 ? 'step is' : 'steps are'} done.`,
    speeds: (speed: number) => (speed === 0 ? 'at once' : `${String(speed)}×`),
  },

  packs: {
    title: 'Packs',
    line: 'Which packs are in use, and packs of your own.',
    open: 'To the packs',
  },

  marks: {
    title: 'Rulebook marks',
    line: (count: number) =>
      count === 0
        ? 'You have marked no rule.'
        : `You have marked ${String(count)} ${count === 1 ? 'rule' : 'rules'}.`,
    reset: 'Remove all marks',
  },

  keys: {
    title: 'Keys',
    line: (count: number) =>
      count === 0
        ? 'Everything can be done without a mouse.'
        : `You have changed ${String(count)} ${count === 1 ? 'key' : 'keys'}.`,
    show: 'Show all keys',
    change: 'Change keys',
  },

  data: {
    title: 'The ledger',
    intro: 'Where your warbands and matches are kept, and the copies made of them.',
    version: 'Version',
    schema: (version: number) => `database format ${String(version)}`,
    folder: 'Data folder',
    copyFolder: 'Copy the path',
    copied: 'The path is on the clipboard.',
    backups: 'Safety copies',
    none: 'No copy has been made yet. One is made on a schedule, before every change of format and whenever you ask.',
    create: 'Back up now',
    created: 'A safety copy has been made.',
    restore: 'Restore',
    restoreFrom: (when: string) => `Restore the copy of ${when}`,
    restoreTitle: 'Go back to this copy?',
    restoreQuestion: (when: string) => `Everything returns to how it was on ${when}.`,
    restoreKept: 'What you have now is copied first, so you can take this back.',
    restoreConfirm: 'Restore it',
    restored: (when: string) => `Restored the copy of ${when}.`,
    undo: 'Take it back',
    undone: 'Everything is as it was before the restore.',
    check: 'Check the database',
    sound: 'The database is sound.',
    unsound: 'The database has problems. Restore a safety copy, or keep the details for a report.',
    log: 'Show the log',
    logTitle: 'The log of this program',
    logEmpty: 'Nothing has been logged.',
    copyLog: 'Copy the log',
    saveLog: 'Save the log',
    logCopied: 'The log is on the clipboard.',
    credits: 'Credits',
  },

  room: {
    title: 'Room for matches',
    note: 'Every match keeps what shows it step by step. That of old matches without a star, a note or a tag can be given up; nothing is ever given up by itself.',
    age: 'Matches older than',
    ages: { month: 'a month', halfYear: 'half a year', year: 'a year', all: 'now: all of them' },
    nothing: 'There is nothing to give up.',
    found: (matches: number, size: string) => `${matchCount(matches)}: ${size}.`,
    slim: 'Give it up …',
    question: 'Give up what shows these matches?',
    explained: (matches: number, size: string) =>
      `${matchCount(matches)} would take ${size} less. Results, statistics and steps stay, and such a match can be watched as long as the program still has the rules it was played by; once they change, only its result is left. This cannot be undone.`,
    confirm: 'Give it up',
    done: (matches: number, size: string, isGivenBack: boolean) =>
      `${matchCount(matches)} gave up ${size}. ${isGivenBack ? 'The disk has it back.' : 'The room is used again for what comes.'}`,
  },
};

const matchCount = (matches: number): string => (matches === 1 ? '1 match' : `${String(matches)} matches`);

export const backupReasonNames: Record<Backup['reason'], string> = {
  scheduled: 'on schedule',
  manual: 'by you',
  'before-migration': 'before a change of format',
  'before-restore': 'before a restore',
  'before-import': 'before an import',
};

export const whenText = (instant: number): string =>
  new Date(instant).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
