/** Words of Deepwarren's table: places, prompts, options, panels. The words players read, never the rules' own (T-1114). */
import type { DeepwarrenPhase, Side } from '../../shared/games/deepwarren.ts';

const count = (amount: number, one: string, many = `${one}s`): string =>
  `${String(amount)} ${amount === 1 ? one : many}`;

const sideWords: readonly string[] = ['north', 'east', 'south', 'west'];
export const sideName = (side: Side): string => sideWords[side] ?? '';

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export const placeText = {
  someToken: 'a token',
  owned: (player: string, kind: string) => `${player}’s ${kind}`,
  space: (tile: string, letter: string) => `${tile}, space ${letter}`,
  /** Counted from the Gate: "at 2 east 1 north". */
  at(x: number, y: number): string {
    if (x === 0 && y === 0) return 'at the Gate';
    const across = x === 0 ? '' : `${String(Math.abs(x))} ${x > 0 ? 'east' : 'west'}`;
    const along = y === 0 ? '' : `${String(Math.abs(y))} ${y > 0 ? 'north' : 'south'}`;
    return `at ${[across, along].filter(Boolean).join(' ')}`;
  },
};

export const phaseNames: Readonly<Record<DeepwarrenPhase, string>> = {
  setup: 'Setup',
  tile: 'Tile',
  event: 'Event',
  move: 'Move',
  attack: 'Attack',
};

export const promptText = {
  place: (tile: string) => `lay ${tile} in a marked cell`,
  card: (card: string) => `resolve ${card}`,
  put: (card: string) => `${card}: choose a space`,
  choose: (card: string) => `${card}: choose a token`,
  chooseSecond: (card: string) => `${card}: choose the second token`,
  tile: (card: string) => `${card}: choose a tile`,
  move: 'move one of your tokens',
  mayMove: 'no move without a relic: use it or go on',
  stride: (token: string) => `your ${token} may go one step more`,
  pit: (token: string) => `your ${token} leaves the Chasm: roll, or use a relic`,
  attack: 'attack with one of your tokens',
  mayAttack: 'no attack must be made: choose or go on',
  afterEvent: 'use a relic after the event, or go on',
  react: (relic: string) => `answer the damage with ${relic}?`,
  dropRelic: 'more relics than Delvers: discard one',
  swapRelic: (relic: string) => `you found ${relic}: discard it or one you hold`,
  unknown: 'choose',
};

export const optionText = {
  place: (where: string, exits: string) => `lay it ${where}, exits ${exits}`,
  put: (space: string, where: string) => `on ${space} ${where}`,
  choose: (token: string, where: string, wounds: string) => `${token} ${where}, ${wounds}`,
  tile: (tile: string, where: string) => `${tile} ${where}`,
  move: (token: string, to: string, where: string) => `move ${token} to ${to} ${where}`,
  openDoor: (token: string, tile: string, where: string) => `open the door of ${tile} ${where} with ${token}`,
  stop: 'stay here',
  roll: 'roll the die',
  attack: (token: string, target: string, where: string) => `attack ${target} ${where} with ${token}`,
  breathe: (token: string) => `scorch with ${token}`,
  regrow: (token: string) => `regrow a wound of ${token}`,
  useRelic: (relic: string) => `use ${relic}`,
  useRelicFor: (relic: string, token: string) => `use ${relic} for ${token}`,
  useRelicAt: (relic: string, tile: string) => `use ${relic} on the door of ${tile}`,
  dropRelic: (relic: string) => `discard ${relic}`,
  decline: 'use no relic',
  pass: 'go on',
};

export const optionGroups = {
  place: 'Lay the tile',
  put: 'Spaces',
  choose: 'Tokens',
  tile: 'Tiles',
  move: 'Move',
  openDoor: 'Move',
  stop: 'Move',
  roll: 'Chasm',
  attack: 'Attack',
  breathe: 'Attack',
  regrow: 'Attack',
  useRelic: 'Relics',
  dropRelic: 'Relics',
  decline: 'Relics',
  pass: 'Go on',
};

export const wounds = (left: number, starting: number): string =>
  `${String(left)} of ${String(starting)} wounds`;

export const cellText = {
  tile: (name: string, kind: string) =>
    name.toLowerCase() === kind.toLowerCase() ? name : `${name}, ${kind}`,
  here: (where: string) => `tile ${where}`,
  emptyHere: (where: string) => `empty cell ${where}`,
  yours: (kind: string) => `your ${kind}`,
  of: (left: number, starting: number) => `${String(left)} of ${String(starting)}`,
  onSpace: (letter: string) => `on space ${letter}`,
  bound: 'rootbound',
  emberDue: 'an ember falls due',
  door: 'a door',
  chest: 'a chest',
  exits: (sides: string) => `exits ${sides}`,
  icons: { lair: 'lair', ladder: 'ladder', hoard: 'hoard' },
  turns: (amount: number) => `the tile fits in ${count(amount, 'turn')}`,
  mayCome: 'can be chosen',
  mayStand: 'a token can come here',
  target: 'can be attacked',
  actor: 'can be chosen to act',
  dead: 'nothing that is left fits here',
};

export const dungeonText = {
  map: (tiles: number) => `The dungeon, ${count(tiles, 'tile')}. Arrows walk, Enter chooses.`,
  players: 'Players',
  actions: 'What to do',
  round: (round: number) => `Round ${String(round)}`,
  turnOf: (name: string) => `${name}’s turn`,
  setupTurn: 'Setting up',
  phases: 'Phases of the turn',
  done: 'done',
  points: 'points',
  leads: 'leads',
  you: 'you',
  person: 'person',
  tally: {
    crowns: 'crowns',
    relics: 'relics, one for each Delver',
    delvers: 'Delvers',
    monsters: 'monsters',
  },
  noDelver: 'No Delver, no relics',
  noTokens: 'Nothing in the dungeon',
  sheltered: (turns: number) => `Sheltered for ${count(turns, 'turn')} more`,
  eventDeck: 'Event deck',
  eventsLeft: (left: number) => `${String(left)} left`,
  asideNote: 'Twenty are set aside unseen.',
  categories: { hero: 'Hero', spawn: 'Spawn', happening: 'Happening' },
  tileInHand: 'Tile in hand',
  tilesLeft: (left: number) => `${String(left)} left`,
  cellsAndWays: (cells: number, ways: number) => `${count(cells, 'cell')}, ${count(ways, 'way')}`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  joins: 'joins',
  open: 'open',
  blocked: 'blocked',
  openExits: 'Open exits in the dungeon',
  seals: 'It seals the dungeon.',
  lay: 'Lay tile',
  putHere: 'Place it here',
  moveHere: 'Move here',
  attackIt: 'Attack',
  openIt: 'Open the door',
  chooseIt: 'Choose it',
  regrowIt: 'Regrow',
  scorchIt: 'Scorch',
  endGame: 'End the game',
  next: 'Next',
  threats: 'Threats',
  tiles: 'Tiles left',
  goes: (token: string, to: string) => `${token} → ${to}`,
  thenAttack: 'Then it must attack',
  thenOthers: 'Then one of these must be made',
  certain: 'certain',
  kill: (crowns: number) => (crowns > 0 ? `Kill, +${String(crowns)}` : 'Kill, nobody is paid'),
  endsGame: 'ends the game',
  wouldEnd: 'This would end the game',
  fallWouldEnd: 'A fall would end the game',
  endReasons: {
    oneDelverOwner: 'Only one player would own a Delver',
    noDelvers: 'Nobody would own a Delver',
    lastEvent: 'The last event card is drawn',
    surrender: 'A player gives up',
  },
  wins: (name: string) => `${name} wins`,
  safeChance: (chance: number) => `${String(Math.round(chance * 6))}/6 safe`,
  safe: 'safe',
  ember: (by: number) => `ember −${String(by)}`,
  chest: '+5',
  worstCase: 'worst case before its owner’s next turn',
  danger: (worst: number, left: number) => `${String(worst)} of ${String(left)}`,
  oneStep: (kind: string) => `${kind}, one step`,
  noThreats: 'Nothing in the dungeon can hit anybody next turn.',
  threatsTitle: 'Who could be hit next',
  stackTitle: 'Tiles nobody has laid',
  deadCells: (cells: number) => `${count(cells, 'cell')} nothing left can fill`,
  noDead: 'Every open exit can still be joined.',
  cards: 'Discard piles',
  discarded: (pile: string) => `${pile}, discarded`,
  used: 'Relics used up',
  spells: 'Spells',
  relics: 'Relics',
  emberDue: 'An ember falls due at the end of its owner’s next Move.',
  emptyPile: 'none',
  roll: (name: string, roll: number) => `${name} rolls ${String(roll)}`,
  rollOf: 'Roll for the Chasm',
  falls: 'falls',
  staysSafe: 'safe',
  score: (points: number) => count(points, 'point'),
  whyTitle: 'Not possible',
  log: 'Log',
  nothingPicked: 'Point at a marked place',
  nobodyChosen: 'Choose a marked token',
  choices: 'Choices',
  recap: 'Recap',
  keepRelic: 'keep',
  uses: 'Use',
  discards: 'Discard',
};

export const figuresText = (score: number, crowns: number): string =>
  `${count(score, 'point')}, ${count(crowns, 'crown')}`;

export const turnText = (turn: number, phase: string): string => `Turn ${String(turn)} · ${phase}`;

export const glanceText = (tiles: number, tokens: number): string =>
  `The dungeon that waits: ${count(tiles, 'tile')}, ${count(tokens, 'token')}`;

export const deepwarrenEntry = {
  name: 'Deepwarren',
  sentence: 'Build the dungeon tile by tile, send Delvers down, and let loose what lives there.',
  track: 'Crowns',
  forms: { standard: 'Crawl' },
  endings: {
    oneDelverOwner: 'Only one player owned a Delver',
    noDelvers: 'No Delver was left',
    lastEvent: 'The last event card was drawn',
    surrender: 'A player gave up',
  },
};

export const positionText = {
  players: 'Players',
  dungeon: 'The dungeon',
  stacks: 'Stacks',
  player: (name: string, figures: string, delvers: number, monsters: number, relics: readonly string[]) =>
    [name, figures, count(delvers, 'Delver'), count(monsters, 'monster'), ...relics].join(', '),
};

export const deckWords = (tiles: number, events: number, openExits: number): string[] => [
  `${count(tiles, 'tile')} left`,
  `${count(events, 'event card')} left`,
  count(openExits, 'open exit'),
];

/** The rule behind each end. */
export const endRules: Readonly<Record<string, string>> = {
  oneDelverOwner: 'T-1001',
  noDelvers: 'T-1002',
  lastEvent: 'T-1003',
};

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function leadText(lead: number): string {
  if (lead === 0) return 'Even when your next turn begins';
  const side = lead > 0 ? 'ahead' : 'behind';
  return `${points.format(Math.abs(lead))} points ${side} when your next turn begins`;
}
