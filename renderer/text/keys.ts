/** The keys that do something, by place. The keys dialog, the key bar and Settings all show this one table. */
import type { Screen } from '../shell/routes.ts';

export interface KeyLine {
  keys: readonly string[];
  what: string;
}

export const keysText = {
  title: 'Keys',
  intro: 'Every screen can be used without a mouse. Tab goes on, Shift and Tab go back, Enter presses.',
};

const help: KeyLine = { keys: ['?'], what: 'Show all keys' };
const rulebook: KeyLine = { keys: ['F1'], what: 'Open the rulebook' };
const back: KeyLine = { keys: ['Esc'], what: 'Back home' };

/** For the keys dialog: everything, grouped. */
export const keyGroups: readonly { title: string; lines: readonly KeyLine[] }[] = [
  { title: 'Everywhere', lines: [help, rulebook, back, { keys: ['Alt', '←'], what: 'The screen before' }] },
  {
    title: 'Home',
    lines: [
      { keys: ['↑', '↓'], what: 'Walk the menu' },
      { keys: ['Home', 'End'], what: 'First or last entry' },
      { keys: ['Enter'], what: 'Open' },
    ],
  },
  {
    title: 'Match table',
    lines: [
      { keys: ['B'], what: 'To the battlefield; arrows walk it, Enter presses a square' },
      { keys: ['Shift', 'Enter'], what: 'All choices on the square' },
      { keys: ['N'], what: 'Next creature' },
      { keys: ['C'], what: 'To the orders' },
      { keys: ['V'], what: 'To the creature cards' },
      { keys: ['L'], what: 'To the log' },
      { keys: ['Space'], what: 'Pass, or the last word' },
      { keys: ['E'], what: 'End the phase' },
      { keys: ['A'], what: 'Pass until it concerns me' },
      { keys: ['1', '2'], what: 'Answer a question' },
      { keys: ['O'], what: 'All choices in words' },
      { keys: ['W'], what: 'Why not this square?' },
      { keys: ['T'], what: 'Threat map' },
      { keys: ['Q'], what: 'What would you do? Advice, and away with it' },
      { keys: ['D'], what: 'Do what is advised' },
      { keys: ['Z'], what: 'Undo' },
      { keys: ['Esc'], what: 'Step back; then the menu' },
      { keys: ['H'], what: 'Look at one’s own cards, and put them away' },
      { keys: ['R'], what: 'What happened since my last turn' },
      { keys: ['S'], what: 'When to ask me' },
      { keys: ['+', '−', '0'], what: 'Closer, farther, the whole field' },
    ],
  },
  {
    title: 'Rulebook',
    lines: [
      { keys: ['/'], what: 'Search' },
      { keys: ['N'], what: 'Next place found' },
      { keys: ['Shift', 'N'], what: 'Place found before' },
      { keys: ['J'], what: 'Next entry' },
      { keys: ['K'], what: 'Entry before' },
      { keys: ['M'], what: 'Keep or take away a mark' },
    ],
  },
  {
    title: 'Warband builder',
    lines: [
      { keys: ['/'], what: 'Search cards' },
      { keys: ['Enter'], what: 'Add a copy' },
      { keys: ['Shift', 'Enter'], what: 'Take a copy out' },
      { keys: ['Ctrl', 'Z'], what: 'Undo' },
      { keys: ['Ctrl', 'Y'], what: 'Redo' },
      { keys: ['H'], what: 'Opening hands' },
    ],
  },
  {
    title: 'Collection',
    lines: [
      { keys: ['/'], what: 'Search' },
      { keys: ['←', '→', '↑', '↓'], what: 'Walk the cards' },
      { keys: ['Home', 'End'], what: 'First or last card' },
      { keys: ['Enter'], what: 'Look at the card closely' },
      { keys: ['Esc'], what: 'Put the card back' },
    ],
  },
  {
    title: 'History',
    lines: [
      { keys: ['←', '→'], what: 'A step back or on' },
      { keys: ['Ctrl', '←', '→'], what: 'A turn back or on' },
      { keys: ['Home', 'End'], what: 'Start or end of the match' },
      { keys: ['Space'], what: 'Play or pause' },
      { keys: ['E'], what: 'Look through other eyes' },
      { keys: ['P'], what: 'Play on from here' },
    ],
  },
  {
    title: 'Settings',
    lines: [
      { keys: ['←', '→'], what: 'Change a choice or a slider' },
      { keys: ['Space'], what: 'Turn a switch' },
    ],
  },
];

const ordinary: readonly KeyLine[] = [back, { keys: ['F1'], what: 'Rulebook' }];

/** For the key bar at the foot of a screen. */
export const screenKeys: Record<Screen, readonly KeyLine[]> = {
  home: [],
  play: ordinary,
  match: [],
  warbands: [
    { keys: ['Enter'], what: 'Add' },
    { keys: ['Shift', 'Enter'], what: 'Remove' },
    { keys: ['Ctrl', 'Z'], what: 'Undo' },
    { keys: ['/'], what: 'Search' },
    { keys: ['H'], what: 'Opening hand' },
    ...ordinary,
  ],
  collection: [
    { keys: ['/'], what: 'Search' },
    { keys: ['←', '→', '↑', '↓'], what: 'Walk the cards' },
    { keys: ['Enter'], what: 'Look closely' },
    ...ordinary,
  ],
  packs: [{ keys: ['←', '→'], what: 'Leaf through cards' }, { keys: ['Space'], what: 'Switch' }, ...ordinary],
  campaign: ordinary,
  history: [
    { keys: ['←', '→'], what: 'Step' },
    { keys: ['Ctrl', '←', '→'], what: 'Turn' },
    { keys: ['Space'], what: 'Play' },
    { keys: ['E'], what: 'Whose eyes' },
    { keys: ['P'], what: 'Play on from here' },
    ...ordinary,
  ],
  rulebook: [{ keys: ['/'], what: 'Search' }, { keys: ['N'], what: 'Next place' }, back],
  settings: [{ keys: ['←', '→'], what: 'Change' }, { keys: ['Space'], what: 'Switch' }, ...ordinary],
  credits: ordinary,
};
