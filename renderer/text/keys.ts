/** What the keys do, in words, and how a key is written. Which key does what is in `keys/`. */
import { type Chord, partsOf } from '../keys/chords.ts';
import { type KeyName, keyTable, type Place } from '../keys/table.ts';
import type { Screen } from '../shell/routes.ts';
import { uiText } from './ui.ts';

export const keysText = {
  title: 'Keys',
  intro: 'Every screen can be used without a mouse. Tab goes on, Shift and Tab go back, Enter presses.',
  editTitle: 'Change keys',
  editIntro:
    'Press a key’s button, then the new key. Arrows in lists, Enter and Tab work as everywhere and stay as they are.',
  changeOne: (what: string, caps: string) => `${what}: ${caps}. Change`,
  listening: 'Press the new key',
  listeningTo: (what: string) => `Press the new key for “${what}”. Esc keeps the one it has.`,
  keep: 'Esc keeps it',
  reserved: (caps: string) => `${caps} is kept by the window or the system. Choose another key.`,
  taken: (caps: string, others: string) => `${caps} already means: ${others}.`,
  cannotSwap: 'They cannot be exchanged. Choose another key.',
  swap: 'Swap them',
  another: 'Another key',
  cancel: 'Leave it',
  reset: (what: string) => `Back to the first key: ${what}`,
  resetPlace: (place: string) => `Reset the keys: ${place}`,
  resetShort: 'Reset',
  resetAll: 'Reset all keys',
  changedTo: (what: string, caps: string) => `${what} is now ${caps}.`,
};

export const placeNames: Record<Place, string> = {
  everywhere: 'Everywhere',
  table: 'Match table',
  board: 'Battlefield',
  dungeon: 'Deepwarren',
  replay: 'Replay',
  builder: 'Warband builder',
  rulebook: 'Rulebook',
  setup: 'Laying tiles',
  campaign: 'Campaign',
  home: 'Home',
  collection: 'Collection',
  packs: 'Packs',
  settings: 'Settings',
};

/** What no single key says. */
export const placeNotes: Partial<Record<Place, string>> = {
  board: 'With Ctrl a step is four squares; with Shift the map moves instead.',
};

export const keyWords: Record<KeyName, string> = {
  help: 'Show all keys',
  rulebook: 'Open the rulebook',
  back: 'Step back; from a screen, home or to the table',
  before: 'The screen before',
  search: 'Search, where there is a search line',
  signs: 'What the signs mean',

  primary: 'Pass, or the last word',
  end: 'End the phase',
  next: 'Next creature',
  toBoard: 'To the battlefield',
  toOrders: 'To the orders',
  toCreatures: 'To the creature cards',
  toLog: 'To the log',
  answer: 'Answer a question',
  options: 'All choices in words',
  why: 'Why not this square?',
  advice: 'What would you do? Advice, and away with it',
  takeAdvice: 'Do what is advised',
  gotIt: 'Got it: the next of the first steps',
  threats: 'Threat map',
  turnRight: 'Turn the tile in hand clockwise',
  turnLeft: 'Turn the tile in hand against the clock',
  tilesLeft: 'Tiles left, and cells none of them can fill',
  undo: 'Undo',
  undoAll: 'Undo all that can be undone: back to the last roll or reveal',
  passUntil: 'Pass until it concerns me',
  stops: 'When to ask me',
  hold: 'Hold: always ask me; again, as before',
  askAgain: 'Cancel all passing and holding',
  halt: 'Pause the program, or let it go on',
  recap: 'What happened since my last turn',
  peek: 'Look at my cards while it is held',
  keepOpen: 'Open my cards to answer, and put them away',

  walkLeft: 'A square to the left',
  walkRight: 'A square to the right',
  walkUp: 'A square up',
  walkDown: 'A square down',
  pressSquare: 'Press the square',
  squareMenu: 'All choices on the square',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomAll: 'The whole field',

  stepBack: 'A step back',
  stepOn: 'A step on',
  turnBack: 'A turn back',
  turnOn: 'A turn on',
  toStart: 'Start of the match',
  toEnd: 'End of the match',
  playPause: 'Play or pause',
  eyes: 'Look through other eyes',
  playOn: 'Play on from here',

  addCopy: 'Add a copy',
  takeCopy: 'Take a copy out',
  takeBack: 'Undo',
  doAgain: 'Redo',
  openingHands: 'Opening hands',

  nextPlace: 'Next place found',
  placeBefore: 'Place found before',
  nextEntry: 'Next entry',
  entryBefore: 'Entry before',
  mark: 'Keep or take away a mark',

  turnTile: 'Turn the chosen tile',

  goOn: 'The main button: march, read on, to the field',
  pick: 'Choose an answer',
  alongRoads: 'To the next place on the map',
  sendCaptain: 'Send a captain to the chosen place',
  scoutPlace: 'Scout the chosen place',
  seeMap: 'Look at the map, and back to the page',
  seeRoster: 'Those with names',
  seeChronicle: 'The chronicle',

  walkMenu: 'Walk the menu',
  menuEnds: 'First or last entry',
  openEntry: 'Open',

  walkCards: 'Walk the cards',
  cardEnds: 'First or last card',
  lookCloser: 'Look at the card closely',

  leaf: 'Leaf through cards',
  switchPack: 'Turn a pack on or off',

  slide: 'Change a choice or a slider',
  turnSwitch: 'Turn a switch',
};

const capNames: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  '-': '−',
};
const capOf = (key: string) => capNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** A key as its caps: what is held, then the key. */
export function capsOf(chord: Chord): string[] {
  const { held, key } = partsOf(chord);
  return [...held, capOf(key)];
}

/** Several keys in one line: what is held is said once, a long row is shortened. */
export function capsOfAll(chords: readonly Chord[]): string[] {
  const caps = [...new Set(chords.flatMap(capsOf))];
  return caps.length > 5 ? [caps[0]!, '…', caps.at(-1)!] : caps;
}

export interface BarLine {
  names: readonly KeyName[];
  what: string;
  /** A fixed key that works only where this one does. */
  beside?: KeyName;
}
const back: BarLine = { names: ['back'], what: 'Back' };
const backToTable: BarLine = { names: ['back'], what: uiText.toTable };
const ordinary: readonly BarLine[] = [back, { names: ['rulebook'], what: 'Rulebook' }];
const search: BarLine = { names: ['search'], what: 'Search' };

const screenKeys: Record<Screen, readonly BarLine[]> = {
  home: [],
  play: ordinary,
  match: [],
  warbands: [
    { names: ['addCopy'], what: 'Add', beside: 'takeBack' },
    { names: ['takeCopy'], what: 'Remove', beside: 'takeBack' },
    { names: ['takeBack'], what: 'Undo' },
    search,
    { names: ['openingHands'], what: 'Opening hand' },
    ...ordinary,
  ],
  collection: [
    search,
    { names: ['walkCards'], what: 'Walk the cards' },
    { names: ['lookCloser'], what: 'Look closely' },
    ...ordinary,
  ],
  packs: [
    { names: ['leaf'], what: 'Leaf through cards' },
    { names: ['switchPack'], what: 'Switch' },
    ...ordinary,
  ],
  campaign: [
    { names: ['goOn'], what: 'Go on' },
    { names: ['pick'], what: 'Choose', beside: 'pick' },
    { names: ['alongRoads'], what: 'Along the roads', beside: 'sendCaptain' },
    { names: ['sendCaptain'], what: 'Captain' },
    { names: ['scoutPlace'], what: 'Scout' },
    { names: ['seeMap'], what: 'Map' },
    { names: ['seeRoster'], what: 'Roster' },
    { names: ['seeChronicle'], what: 'Chronicle' },
    ...ordinary,
  ],
  lessons: ordinary,
  history: [
    { names: ['stepBack', 'stepOn'], what: 'Step' },
    { names: ['turnBack', 'turnOn'], what: 'Turn' },
    { names: ['playPause'], what: 'Play' },
    { names: ['eyes'], what: 'Whose eyes' },
    { names: ['playOn'], what: 'Play on from here' },
    ...ordinary,
  ],
  rulebook: [search, { names: ['nextPlace'], what: 'Next place' }, back],
  settings: [{ names: ['slide'], what: 'Change' }, { names: ['turnSwitch'], what: 'Switch' }, ...ordinary],
  credits: ordinary,
};

/** For the key bar at the foot of a screen: only keys that work there now. Fixed keys are a list's own. */
export function barKeys(
  screen: Screen,
  isHeard: (name: KeyName) => boolean,
  isTableWaiting: boolean,
): readonly BarLine[] {
  return screenKeys[screen]
    .filter(
      ({ names, beside }) =>
        names.every((name) => keyTable[name].isFixed || isHeard(name)) && (!beside || isHeard(beside)),
    )
    .map((line) => (line === back && isTableWaiting ? backToTable : line));
}
