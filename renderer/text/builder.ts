/** Words of the list of warbands and of the builder. */
import type { PlayMode } from '../../shared/insight.ts';
import type { ListPart } from '../../shared/warbands.ts';

const many = (count: number, one: string, more = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : more}`;

/** A chance in whole percent; never 100 % or 0 % of something that is only nearly so. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'under 1 %';
  if (chance < 1 && chance > 0.99) return 'over 99 %';
  return `${String(Math.round(chance * 100))} %`;
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

export const partNames: Record<ListPart, string> = {
  commanders: 'Commander',
  creatures: 'Creatures',
  orders: 'Orders',
  tiles: 'Tiles',
};

export const timingHeadings = { immediate: 'Immediate', standard: 'Standard', minor: 'Minor' } as const;

export const listText = {
  title: 'Warbands',
  intro: 'Muster your own, or copy one that stands ready.',
  own: 'Your warbands',
  ready: 'Ready-made warbands',
  readyIntro: 'They come with the packs and never change. Copy one to make it yours.',
  create: 'Muster a warband',
  import: 'Import',
  newName: 'New warband',
  copyName: (name: string) => `${name} (copy)`,
  none: 'None mustered yet',
  noneHint: 'Begin with an empty roll, copy a ready-made warband, or import one from a friend.',
  nothingLike: 'No warband is like that.',
  waiting: 'Reading the rolls …',
  failed: 'The warbands could not be read.',
  find: 'Find a warband',
  showArchived: 'Show archived',
  archived: 'Archived',
  counts: (creatures: number, orders: number) => `${many(creatures, 'creature')} · ${many(orders, 'order')}`,
  fit: 'Ready to march',
  problems: (count: number) => (count === 1 ? 'One thing to mend' : `${String(count)} things to mend`),
  noCommander: 'No commander yet',
  changed: (at: number) => `Changed ${day.format(at)}`,
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  archive: 'Archive',
  unarchive: 'Take out of the archive',
  remove: 'Delete',
  removed: (name: string) => `${name} was deleted.`,
  undo: 'Take it back',
  play: 'Play',
};

export const builderText = {
  all: 'All warbands',
  pool: 'Cards to muster from',
  roll: 'The warband',
  judgement: 'Judgement',
  panes: 'Show',
  paneNames: { cards: 'Cards', roll: 'Warband', judgement: 'Judgement' },
  waiting: 'Unrolling …',
  readOnly: 'Ready-made: copy it to change it.',
  readOnlyNote: 'A ready-made warband cannot be changed.',
  copyToChange: 'Copy to change it',
  details: 'Name and notes',
  versions: 'Versions',
  export: 'Export',
  print: 'Print',
  test: 'Test match',
  testClosed: 'Mend it first: only a legal warband can be played.',
  undo: 'Undo',
  redo: 'Redo',
  mendedAll: 'All that could be mended was mended.',
  undone: 'Taken back.',
  redone: 'Done again.',
  version: (number: number) => `Version ${String(number)}`,
  saved: 'saved',
  saving: 'saving …',
  unsaved: 'not saved yet',
  notSaved: 'Not saved',
  retry: 'Try again',
  readSaved: 'Show what is stored',
  keepMine: 'Keep mine as a copy',
  copyOfMine: (name: string) => `${name} (copy)`,
  added: (name: string, copies: number) => `${name} added: ${many(copies, 'copy', 'copies')}.`,
  taken: (name: string, copies: number) =>
    copies === 0 ? `${name} taken out.` : `${name}: ${many(copies, 'copy', 'copies')} left.`,
  leads: (name: string) => `${name} leads.`,
  notThere: (name: string) => `${name} is not in this warband.`,
  drop: 'Let go to add it',
  dropOut: 'Let go to take it out',
  rowKeys: 'Enter adds a copy, Shift and Enter takes one out, arrows walk the roll.',
  add: (name: string) => `One more ${name}`,
  take: (name: string) => `One ${name} less`,
  /** After the card's name, for whoever listens. */
  row: (level: number | undefined, copies: number) =>
    `${level === undefined ? '' : `Level ${String(level)}, `}${many(copies, 'copy', 'copies')}`,
  unknown: 'unknown card',
  ofLeast: (least: number) => `of ${String(least)}`,
  emptyCreatures: 'No creatures yet. Search and press Enter on one.',
  emptyOrders: 'No orders yet.',
  chooseCommander: 'Choose a commander',
  chooseCommanderHint: 'Who leads decides Morale, Leadership and hands.',
  changeCommander: 'Change',
  morale: 'Morale',
  leadership: 'Leadership',
  orders: 'Orders',
  creatures: 'Creatures',
  chooseTile: 'Choose a tile',
  changeTiles: 'Change tiles',
  inWarband: (copies: number) => `${many(copies, 'copy', 'copies')} in this warband`,
};

export const verdictText = {
  ready: 'Ready to march',
  readySmall: (creatures: number, orders: number) =>
    `${many(creatures, 'creature')}, ${many(orders, 'order')}, nothing to mend`,
  notYet: 'Not yet ready to march',
  toMend: (problems: number, advice: number) => {
    const mend = problems === 1 ? 'One thing to mend' : `${String(problems)} things to mend`;
    const think = advice === 1 ? 'one to think over' : `${String(advice)} to think over`;
    return advice === 0 ? mend : `${mend}, ${think}`;
  },
  mendAll: 'Mend all',
  show: 'Show them',
  dead: (count: number) =>
    count === 1 ? 'One order nobody can play' : `${String(count)} orders nobody can play`,
  fragile: (count: number) =>
    count === 1 ? 'One order hangs on one creature' : `${String(count)} orders hang on one creature`,
  mended: (sentence: string) => `Done: ${sentence}.`,
  problem: 'Problem',
  advice: 'Advice',
};

export const insightText = {
  tabs: 'What to look at',
  tabNames: { play: 'Playability', curve: 'Level curve', plan: 'Leadership', cover: 'Coverage' },
  asTable: 'as a table',
  asChart: 'as a chart',
  level: 'Level',
  creatures: 'creatures',
  orders: 'orders',
  curve: 'Level curve: creatures and orders of each Level',
  plan: 'Leadership plan: what could be in play, turn by turn',
  planHint: 'With the hands one would wish for: each deployment fills Leadership as far as it can.',
  turn: 'Turn',
  start: 'Start',
  leadership: 'Leadership',
  deployed: 'Deployed',
  inPlay: 'Levels in play',
  affordable: 'Could be deployed',
  freshly: 'deployed that turn',
  nobody: 'nobody',
  noPlan: 'Choose a commander to see the plan.',
  order: 'Order',
  playability: 'Who can play which order',
  playSummary: (dead: number, fragile: number) =>
    `${String(dead)} dead weight · ${String(fragile)} ${fragile === 1 ? 'hangs' : 'hang'} on one creature`,
  noOrders: 'With creatures and orders in the warband, this shows who can play what.',
  modes: {
    affinity: 'by affinity',
    alone: 'alone',
    one: 'with one assistant',
    two: 'with two assistants',
    more: 'with three assistants or more',
    none: 'cannot',
  } satisfies Record<PlayMode, string>,
  ability: 'Ability',
  keyword: 'Keyword',
  timing: 'Action type',
  have: 'Creatures with it',
  need: 'Orders for it',
  any: 'Any',
};

export const handText = {
  button: 'Sample hand',
  openingWith: (wishes: readonly string[]) => `Opening with ${wishes.join(' and ')}:`,
  noOpening: 'Deal opening hands and see the chances.',
  title: 'Opening hands',
  again: 'Another hand',
  creatures: 'Creatures',
  orders: 'Orders',
  redraws: (count: number) =>
    count === 1
      ? 'Drawn anew once: nobody in the first hand could be deployed (R-61).'
      : `Drawn anew ${String(count)} times: nobody could be deployed (R-61).`,
  number: (count: number) => `Hand ${String(count)}`,
  chances: 'Chances',
  chancesHint: 'Exact, from the numbers of cards in the two decks.',
  atLeast: 'at least',
  of: 'of',
  wish: 'What you hope for',
  addWish: 'And also …',
  dropWish: 'Take this wish away',
  deployedAtSetup: 'Deployed at setup',
  deployedATurn: 'Deployed each turn',
  turn: 'Turn',
  opening: 'Opening',
  seen: (orders: number, creatures: number) =>
    `${String(orders)} orders and ${String(creatures)} creatures seen`,
  seenHead: 'Cards seen',
  chance: 'Chance',
  groups: { creatures: 'Creatures', orders: 'Orders', kinds: 'Of a kind' },
  anyTiming: (timing: string) => `${/^[aeiou]/iu.test(timing) ? 'an' : 'a'} ${timing.toLowerCase()} order`,
  levelUp: (level: number) => `a creature of Level ${String(level)} or more`,
  levelDown: (level: number) => `a creature of Level ${String(level)} or less`,
};

export const versionsText = {
  title: 'Versions',
  intro: 'Each sitting makes one version. Played and named ones are never written over.',
  present: 'present',
  made: (at: number) => moment.format(at),
  matches: (count: number) => `played in ${many(count, 'match', 'matches')}`,
  counts: (creatures: number, orders: number) => `${String(creatures)} + ${String(orders)} cards`,
  same: 'These two versions are the same.',
  only: 'There is one version so far. Name it to keep it as it is.',
  restore: 'Go back to this one',
  restored: (number: number) => `Version ${String(number)} is the present one again.`,
  nameOf: (number: number) => `Name of version ${String(number)}`,
  keep: 'Keep the name',
  choose: 'Compare with',
  differences: (from: number, to: number) => `From version ${String(from)} to version ${String(to)}`,
  more: 'In',
  fewer: 'Out',
};

export const detailsText = {
  title: 'Name and notes',
  name: 'Name',
  tags: 'Tags, with commas between them',
  note: 'Notes',
  save: 'Keep it',
  noName: 'A warband needs a name.',
};

export const exportText = {
  title: 'Export',
  text: 'As text',
  textHint: 'One line a card. Anybody can read it.',
  code: 'As a code',
  codeHint: 'Short, for a message. It notices when a letter is missing.',
  file: 'As a file',
  fileHint: 'For keeping.',
  copyText: 'Copy the text',
  copyCode: 'Copy the code',
  saveFile: 'Save the file',
  copied: 'It is on the clipboard.',
};

export const importText = {
  title: 'Import a warband',
  intro: 'Paste text or a code, drop a file here, or choose one.',
  label: 'Text or code',
  choose: 'Choose a file',
  drop: 'Let go to read the file',
  read: 'Read it',
  tooLong: (letters: number) =>
    `This is ${String(Math.round(letters / 1000))} thousand letters long. No warband is: nothing was read.`,
  all: (cards: number) => `All ${String(cards)} cards were understood.`,
  some: (cards: number, lines: number) =>
    `${many(cards, 'card')} understood, ${many(lines, 'line')} not. Decide what becomes of ${lines === 1 ? 'it' : 'them'}; what is left out stays out.`,
  kept: (count: number) =>
    `${many(count, 'card')} nobody here knows will be kept as ${count === 1 ? 'an unknown card' : 'unknown cards'}.`,
  line: (number: number) => `Line ${String(number)}`,
  whole: 'The code',
  use: (name: string, pack: string) => `${name} (${pack})`,
  leaveOut: 'Leave it out',
  meant: 'Meant was',
  name: 'Name',
  done: 'Take it over',
  doneSome: (lines: number) => `Take over the rest, without ${many(lines, 'line')}`,
  problems: (count: number) =>
    count === 0
      ? 'It is ready to march.'
      : `It has ${many(count, 'problem')}; the builder will show ${count === 1 ? 'it' : 'them'}.`,
  imported: (name: string) => `${name} was imported.`,
  unnamed: 'Imported warband',
  unreadable: 'This file could not be read.',
  nothingYet: 'Paste a list or choose a file first.',
  notReadYet: 'Press “Read it” first.',
};

export const tilesText = {
  title: 'Tiles',
  intro: 'Two large tiles and two small ones; exactly one small tile shows a start area (W-103, W-127).',
  large: 'Large',
  start: 'Small, with a start area',
  small: 'Small',
  chosen: (count: number) => (count === 1 ? 'chosen' : `chosen ${String(count)} times`),
  tile: (name: string, pack: string) => `${name}, ${pack}`,
  dungeon: 'Dungeon',
  outdoor: 'Outdoor',
  side: 'Side shown',
};

export const printText = {
  title: (name: string) => `${name}, printed`,
  made: (at: number) => `Deepmarch · ${day.format(at)}`,
  print: 'Print',
  paper: 'Paper',
  a4: 'A4',
  letter: 'Letter',
  rules: 'With rules text',
  values: (hitPoints: number, melee: number, ranged: string, speed: number) =>
    `HP ${String(hitPoints)} · Melee ${String(melee)} · Ranged ${ranged} · Speed ${String(speed)}`,
};

/** A campaign's warband in the builder. */
export const campaignListText = {
  of: (name: string) => `The warband of “${name}”`,
  owned: 'Only what is owned there is laid out and may march.',
  unsound: (count: number) =>
    count === 1 ? 'One thing keeps it from marching.' : `${String(count)} things keep it from marching.`,
  same: 'It marches so now.',
  ready: 'The muster is open: it may march so.',
  later: 'It can march so at the next muster.',
  march: 'March with this list',
  back: 'Back to the campaign',
  copies: (inList: number, owned: number) => `${String(inList)} of ${String(owned)}`,
  inWarband: (inList: number, owned: number) => `${String(inList)} in the warband, ${String(owned)} owned`,
};
