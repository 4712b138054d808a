/** Words of the screen where a match is set up. */
import type { MatchForm } from '../../shared/games/warband-questions.ts';
import type { Privacy, SeatColour } from '../../shared/table.ts';

export const playText = {
  intro: 'Who marches, with what, and onto which ground?',
  form: 'Form',
  players: 'Players',
  name: 'Name',
  nameOf: (number: number) => `Name of player ${String(number)}`,
  colour: 'Colour',
  colourOf: (name: string) => `Colour of ${name}`,
  warband: 'Warband',
  warbandOf: (name: string) => `Warband of ${name}`,
  surprise: 'Surprise me',
  surpriseNote: 'One of the ready warbands, shown when the match begins.',
  muster: (creatures: number, orders: number) => `${String(creatures)} creatures, ${String(orders)} orders`,
  notReady: 'not ready to march',
  ownWarbands: 'Your warbands',
  readyWarbands: 'Ready to march',
  packOf: 'The pack both share',
  exchange: 'Exchange commanders',
  halves: ['The gold half', 'The silver half'],
  field: 'Battlefield',
  preset: 'Laid out',
  build: 'Built by you',
  face: 'Ground',
  dungeon: 'Dungeon',
  outdoor: 'Outdoors',
  begins: 'Deploys first',
  chance: 'Chance decides',
  privacy: 'Hands',
  tells: 'Hide tells',
  tellsNote: 'Windows for answers open by what everybody sees, never by what a hand holds.',
  begin: 'Begin',
  beginning: 'The table is laid …',
  unfinished: (count: number) =>
    count === 1 ? 'One match on the table' : `${String(count)} matches on the table`,
  resume: 'Continue',
  turn: 'Turn the tile',
  pickTile: 'Choose a tile, then a marked place.',
  tile: (number: number, shape: string) => `Tile ${String(number)}, ${shape}`,
  shapes: { large: 'large', small: 'small' } as Record<string, string>,
  /** From where the tile lies now. */
  place: (right: number, down: number) =>
    `Lay it ${[stepsTo(right, 'to the right', 'to the left'), stepsTo(down, 'down', 'up')].filter(Boolean).join(', ')}`,
  inExchange: ', and the tile there comes here',
  asLaid: 'As in the rulebook',
  map: 'The battlefield as it will be',
  example: 'An example: a surprise brings its own tiles.',
  noField: 'These tiles do not make a battlefield yet.',
  mapWaits: 'The ground is laid out …',
  round: (round: number) => (round === 0 ? 'setting up' : `round ${String(round)}`),
  against: (names: readonly string[]) => names.join(' · '),
};

function stepsTo(steps: number, onward: string, back: string): string {
  return steps === 0 ? '' : `${squares(Math.abs(steps))} ${steps > 0 ? onward : back}`;
}

const squares = (count: number): string => (count === 1 ? '1 square' : `${String(count)} squares`);

export const formWords: Record<MatchForm, { name: string; note: string }> = {
  firstGame: { name: 'First game', note: 'Two share one pack. Short, and teaches.' },
  standard: { name: 'Two players', note: 'Everyone brings a warband.' },
  freeForAll: { name: 'Free-for-all', note: 'Three or four, each for themselves.' },
  teams: { name: 'Teams', note: 'Two against two.' },
};

export const privacyWords: Record<Privacy, { name: string; note: string }> = {
  open: { name: 'Open table', note: 'Nothing is hidden, nobody hands over.' },
  trusting: { name: 'Trusting', note: 'Turns are handed over; to answer, one peeks.' },
  strict: { name: 'Strict', note: 'The screen is handed over before every choice.' },
};

export const colourNames: Record<SeatColour, string> = {
  amber: 'Amber',
  azure: 'Azure',
  crimson: 'Crimson',
  jade: 'Jade',
  violet: 'Violet',
  ivory: 'Ivory',
};

/** Names to begin with. */
export const defaultNames = ['Mira', 'Tobin', 'Ysolde', 'Corvane'] as const;
