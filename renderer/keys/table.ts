/**
 * Every key of the program: where it works and which key it is at first. Screens listen for names, never for keys;
 * what each name does, in words, is in `text/keys.ts`, what a person chose instead in their settings.
 */
import type { Chord } from './chords.ts';

export const places = [
  'everywhere',
  'table',
  'board',
  'dungeon',
  'replay',
  'builder',
  'rulebook',
  'setup',
  'campaign',
  'home',
  'collection',
  'packs',
  'settings',
] as const;
export type Place = (typeof places)[number];

export interface KeyEntry {
  place: Place;
  /** The first is the one shown beside buttons. */
  keys: readonly Chord[];
  /** Belongs to how lists, menus and sliders work on every computer: shown, never changed. */
  isFixed?: true;
  /** Acts again while it is held down. */
  repeats?: true;
  /** Also means something with these held. */
  held?: readonly ('Shift' | 'Ctrl')[];
}

const walking = { place: 'board', repeats: true, held: ['Shift', 'Ctrl'] } as const;

const entries = {
  help: { place: 'everywhere', keys: ['?'] },
  rulebook: { place: 'everywhere', keys: ['F1'] },
  back: { place: 'everywhere', keys: ['Escape'] },
  before: { place: 'everywhere', keys: ['Alt+ArrowLeft'] },
  search: { place: 'everywhere', keys: ['/'] },
  signs: { place: 'everywhere', keys: ['i'] },

  primary: { place: 'table', keys: ['Space'] },
  end: { place: 'table', keys: ['e'] },
  next: { place: 'table', keys: ['n'] },
  toBoard: { place: 'table', keys: ['b'] },
  toOrders: { place: 'table', keys: ['c'] },
  toCreatures: { place: 'table', keys: ['v'] },
  toLog: { place: 'table', keys: ['l'] },
  answer: { place: 'table', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], isFixed: true },
  options: { place: 'table', keys: ['o'] },
  why: { place: 'table', keys: ['w'] },
  advice: { place: 'table', keys: ['q'] },
  takeAdvice: { place: 'table', keys: ['d'] },
  gotIt: { place: 'table', keys: ['f'] },
  threats: { place: 'table', keys: ['t'] },
  undo: { place: 'table', keys: ['z'] },
  undoAll: { place: 'table', keys: ['Shift+z'] },
  passUntil: { place: 'table', keys: ['a'] },
  stops: { place: 'table', keys: ['s'] },
  hold: { place: 'table', keys: ['p'] },
  askAgain: { place: 'table', keys: ['x'] },
  halt: { place: 'table', keys: ['g'] },
  recap: { place: 'table', keys: ['r'] },
  peek: { place: 'table', keys: ['h'] },
  keepOpen: { place: 'table', keys: ['Shift+h'] },

  walkLeft: { ...walking, keys: ['ArrowLeft'] },
  walkRight: { ...walking, keys: ['ArrowRight'] },
  walkUp: { ...walking, keys: ['ArrowUp'] },
  walkDown: { ...walking, keys: ['ArrowDown'] },
  pressSquare: { place: 'board', keys: ['Enter', 'Space'], isFixed: true },
  squareMenu: { place: 'board', keys: ['Shift+Enter'] },
  zoomIn: { place: 'board', keys: ['+', '='], repeats: true },
  zoomOut: { place: 'board', keys: ['-'], repeats: true },
  zoomAll: { place: 'board', keys: ['0'] },

  turnRight: { place: 'dungeon', keys: ['.'] },
  turnLeft: { place: 'dungeon', keys: [','] },
  tilesLeft: { place: 'dungeon', keys: ['k'] },

  stepBack: { place: 'replay', keys: ['ArrowLeft'], repeats: true },
  stepOn: { place: 'replay', keys: ['ArrowRight'], repeats: true },
  turnBack: { place: 'replay', keys: ['Ctrl+ArrowLeft'], repeats: true },
  turnOn: { place: 'replay', keys: ['Ctrl+ArrowRight'], repeats: true },
  toStart: { place: 'replay', keys: ['Home'] },
  toEnd: { place: 'replay', keys: ['End'] },
  playPause: { place: 'replay', keys: ['Space'] },
  eyes: { place: 'replay', keys: ['e'] },
  playOn: { place: 'replay', keys: ['p'] },

  addCopy: { place: 'builder', keys: ['Enter'], isFixed: true },
  takeCopy: { place: 'builder', keys: ['Shift+Enter'], isFixed: true },
  takeBack: { place: 'builder', keys: ['Ctrl+z'] },
  doAgain: { place: 'builder', keys: ['Ctrl+y', 'Ctrl+Shift+z'] },
  openingHands: { place: 'builder', keys: ['h'] },

  nextPlace: { place: 'rulebook', keys: ['n'], repeats: true },
  placeBefore: { place: 'rulebook', keys: ['Shift+n'], repeats: true },
  nextEntry: { place: 'rulebook', keys: ['j'], repeats: true },
  entryBefore: { place: 'rulebook', keys: ['k'], repeats: true },
  mark: { place: 'rulebook', keys: ['m'] },

  turnTile: { place: 'setup', keys: ['r'] },

  goOn: { place: 'campaign', keys: ['Enter'] },
  pick: { place: 'campaign', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], isFixed: true },
  alongRoads: {
    place: 'campaign',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    isFixed: true,
  },
  sendCaptain: { place: 'campaign', keys: ['c'] },
  scoutPlace: { place: 'campaign', keys: ['s'] },
  seeMap: { place: 'campaign', keys: ['m'] },
  seeRoster: { place: 'campaign', keys: ['r'] },
  seeChronicle: { place: 'campaign', keys: ['h'] },

  walkMenu: { place: 'home', keys: ['ArrowUp', 'ArrowDown'], isFixed: true },
  menuEnds: { place: 'home', keys: ['Home', 'End'], isFixed: true },
  openEntry: { place: 'home', keys: ['Enter'], isFixed: true },

  walkCards: {
    place: 'collection',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    isFixed: true,
  },
  cardEnds: { place: 'collection', keys: ['Home', 'End'], isFixed: true },
  lookCloser: { place: 'collection', keys: ['Enter'], isFixed: true },

  leaf: { place: 'packs', keys: ['ArrowLeft', 'ArrowRight'], isFixed: true },
  switchPack: { place: 'packs', keys: ['Space'], isFixed: true },

  slide: { place: 'settings', keys: ['ArrowLeft', 'ArrowRight'], isFixed: true },
  turnSwitch: { place: 'settings', keys: ['Space'], isFixed: true },
} as const satisfies Record<string, KeyEntry>;

export type KeyName = keyof typeof entries;
export const keyTable: Readonly<Record<KeyName, KeyEntry>> = entries;
export const keyNames = Object.keys(entries) as KeyName[];
export const namesIn = (place: Place): KeyName[] => keyNames.filter((name) => keyTable[name].place === place);
