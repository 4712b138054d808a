/** Words of Delve's table: places, prompts, options, panels. The words players read, never the rules' own (T-1114). */
import {
  columnOf,
  rowOf,
  type AttackType,
  type Attribute,
  type ChamberKind,
  type DeathCause,
  type DelveDeck,
  type HeroStatus,
  type Side,
  type Space,
  type Standing,
} from '../../shared/games/delve.ts';

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${String(amount)} ${amount === 1 ? one : many}`;
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
/** A chance as a player reads it: never 0 % or 100 % of something that may yet happen or fail. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  if (chance < 1 && chance > 0.995) return '>99 %';
  return `${String(Math.round(chance * 100))} %`;
}

/** "a Brute", "an Ironhulk". */
export const oneOfThem = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const dungeonName = 'Gloamvault';

export const delveEntry = {
  name: 'Delve',
  sentence: 'Race into the Gloamvault, steal from under the wyrm, and be out before the sun is down.',
  track: 'Gold',
  forms: { solo: 'Alone', standard: 'Race' },
  endings: {
    allOut: 'Nobody is inside any more',
    allDead: 'Nobody came out alive',
    night: 'Night fell and the Towers closed',
    surrender: 'A player gave up',
  },
};

const sideWords: readonly string[] = ['north', 'east', 'south', 'west'];
export const sideName = (side: Side): string => sideWords[side] ?? '';
const letters = 'ABCDEFGHIJKLM';

/** Columns are letters from the west, rows numbers from the north. */
export const squareName = (square: Space): string =>
  `${letters.charAt(columnOf(square) - 1)}${String(rowOf(square))}`;

export const placeText = {
  towers: ['north-west Tower', 'north-east Tower', 'south-east Tower', 'south-west Tower'] as const,
  hoard: 'the Hoard',
  rock: 'unexplored rock',
  at: (square: string) => `at ${square}`,
  chamber: (name: string, square: string) => `${name} ${square}`,
};

export const mapText = {
  label: (laid: number, left: number) =>
    `Gloamvault, ${count(laid, 'chamber')} laid, ${String(left)} left. Arrows walk, Enter chooses.`,
  exits: (sides: string) => `ways ${sides}`,
  noExits: 'no way out',
  edges: { o: '', D: ' by a door', P: ' by a portcullis', '#': '' } as Readonly<Record<string, string>>,
  walledUp: ' walled up',
  search: 'may be searched',
  entrance: 'stairs go down',
  monster: (name: string) => `${oneOfThem(name)} waits here`,
  hero: (name: string, isOwn: boolean) => (isOwn ? `you stand here as ${name}` : `${name} stands here`),
  travel: (name: string, side: string) => `${name} went down here, heading ${side}`,
  zoom: 'Closer and farther',
};

export const attributeNames: Readonly<Record<Attribute, string>> = {
  strength: 'Strength',
  agility: 'Agility',
  armor: 'Armor',
  luck: 'Luck',
};
export const attackNames: Readonly<Record<AttackType, string>> = {
  melee: 'melee',
  ranged: 'ranged',
  magic: 'magic',
};
export const deckNames: Readonly<Record<DelveDeck, string>> = {
  dungeon: 'Dungeon',
  dragon: 'Dragon',
  treasure: 'Treasure',
  trap: 'Trap',
  door: 'Door',
  crypt: 'Crypt',
  corpse: 'Corpse',
  search: 'Search',
  rune: 'Rune',
  catacomb: 'Catacomb',
};
export const cardTypeNames: Readonly<Record<string, string>> = {
  event: 'Event',
  loot: 'Loot',
  monster: 'Monster',
  threat: 'Threat',
  trap: 'Trap',
  rune: 'Rune, once a game',
};

/** What is asked, after the player's name, by the prompt's code. */
export const promptText = {
  towerToBegin: 'choose the Tower to go in by',
  action: 'step, or search',
  actionNoSearch: 'take a step',
  actionHoard: 'leave, or turn another Dragon card',
  actionStuck: 'choose what to do',
  pending: 'encounter the chamber you are in',
  below: 'draw a Catacomb card',
  minion: 'move a monster, or let it be',
  startOfTurn: 'heal before your turn begins, or go on',
  order: 'choose which of the effects comes first',
  haste: 'take another turn, or end this one',
  goOn: 'go on at once',
  tower: 'leave the vault, or go on',
  towerStay: 'go on from the Tower',
  crossing: 'cross, or stay on the near side',
  load: 'drop Loot before you cross, or try it as you are',
  loadRope: 'use the rope, or try it as you are',
  stand: 'choose the side you stand on',
  opening: 'open the way with your Rune, or try it by hand',
  may: (deck: string) => `draw a ${deck} card, or let it lie`,
  bribe: 'give up a Loot card, or take your chance',
  loseRune: 'choose the Rune you lose',
  hiddenWay: 'go through the hidden way, or stay',
  stepping: 'choose the chamber you step to',
  square: 'choose the square you go down from',
  direction: 'choose the direction you go below',
  wayUp: 'come up to the left or the right, or stay below',
  place: 'choose the space you are put on',
  nearest: 'choose where you come up',
  knockOut: 'choose the Loot you lose',
  lastLight: 'hold the Towers open with your Rune, or let night fall',
  duelLoot: 'take one Loot card, or none',
  drive: 'choose where you are driven',
  rival: 'choose whom you meet',
  whichMonster: 'choose the monster you meet first',
  minionTarget: 'choose whom the monster attacks',
  summon: (monster: string) => `choose where the ${monster} appears`,
  takeToken: (monster: string) => `all of its kind are out: choose the ${monster} that comes`,
  drawn: (card: string) => `stop ${card}, or let it happen`,
  steadyHand: 'the test failed: use your Rune, or bear it',
  wounds: 'lessen the wounds, or take them',
  retreat: 'choose where you flee',
  map: 'use the map for this chamber, or draw one',
  choose: 'choose the chamber that lies there',
  pathfinder: (chamber: string) => `keep the ${chamber}, or draw another`,
  heading: 'choose which way the chamber lies',
  meet: (monster: string) => `${oneOfThem(monster)}! Escape, or attack`,
  meetTrapped: (monster: string) => `${oneOfThem(monster)}, and no escape`,
  reveal: (round: number) => `round ${String(round)}: lay a card face down`,
  counter: 'add a card to the counterattack, or stop',
  breakOff: 'break off the fight, or strike',
  keepOff: 'choose a card to keep off, or take them all',
  unknown: 'choose',
} as const;

export const optionText = {
  move: (side: string, place: string) => `${side} to ${place}`.trim(),
  /** What stands before the place. */
  towards: (side: string) => `${side} to `,
  moveTo: (place: string) => `to ${place}`,
  unexplored: 'the unknown',
  by: { D: 'through the door', P: 'under the portcullis' } as Readonly<Record<string, string>>,
  search: 'search here',
  cross: 'cross',
  stay: 'stay on the near side',
  roll: 'roll for the way',
  drawDragon: 'turn a Dragon card',
  drawCatacomb: 'draw a Catacomb card',
  draw: 'draw the card',
  encounter: 'encounter what is here',
  descend: 'go down into the Catacombs',
  leave: 'leave the vault',
  shift: (place: string) => `go to the ${place}`,
  space: (place: string) => `choose ${place}`,
  side: (side: string) => `towards ${side}`,
  use: (card: string) => `use ${card}`,
  ability: (ability: string) => `use ${ability}`,
  chamber: (chamber: string) => `lay the ${chamber}`,
  card: (card: string, gold: number) => (gold > 0 ? `${card}, ${String(gold)} gold` : card),
  effect: (card: string) => `${card} first`,
  web: 'the Web first',
  monster: (monster: string, place: string) => `the ${monster} ${place}`,
  minion: (monster: string, place: string) => `move the ${monster} to ${place}`,
  summon: 'bring in a monster',
  hero: (name: string) => name,
  escape: 'try to escape',
  attack: 'attack',
  play: (card: string) => `play ${card}`,
  breakOff: 'break off',
  pass: 'go on',
  passCounter: 'stop here',
  passDraw: 'let it lie',
  keepChamber: 'keep this chamber',
  stayBelow: 'stay below',
  stayHere: 'stay here',
  takeWounds: 'take the wounds',
  letHappen: 'let it happen',
  endTurn: 'end the turn',
  tryIt: 'try it as you are',
  wait: 'lose the turn',
};

export const optionGroups: Readonly<Record<string, string>> = {
  move: 'Ways on',
  search: 'Here',
  use: 'Runes and items',
  play: 'Cards',
};

export const statusText: Readonly<Record<HeroStatus, string>> = {
  inside: 'in the vault',
  below: 'in the Catacombs',
  out: 'out with the gold',
  dead: 'dead',
};

export const standingText: Readonly<Record<Standing, string>> = {
  free: '',
  near: 'on the near side',
  across: 'across',
  caught: 'caught in the Web',
};

export const deathText: Readonly<Record<DeathCause, (monster: string) => string>> = {
  wounds: () => 'died of wounds',
  fight: (monster) => (monster ? `killed by ${oneOfThem(monster)}` : 'killed in a fight'),
  well: () => 'fell into the Black Well',
  shutIn: () => 'shut in, and never found',
  night: () => 'locked in at nightfall',
  wrath: () => 'burned by Ormgrath',
  fall: () => 'broken by the fall',
  duel: () => 'slain by another hero',
};

export const sheetText = {
  life: (left: number, of: number) => `Life ${String(left)} of ${String(of)}`,
  toMove: 'to move',
  chance: (name: string, value: number, chance: string) =>
    `${name} ${String(value)}: two dice pass with ${chance}`,
  loot: (cards: number) => `${String(cards)} Loot`,
  noLoot: 'No Loot yet: nobody is let out empty-handed',
  noTreasure: 'No Treasure yet: none is let out without',
  hidden: 'face down',
  gold: 'gold',
  determination: (tokens: number) => `Determination ${String(tokens)}`,
  held: 'Held by',
  lost: (turns: number) => `Loses ${count(turns, 'turn')}`,
  pending: 'Must encounter the chamber',
  searches: (times: number) => `Searched ${count(times, 'time')}`,
  runes: 'Runes',
  noRune: 'Rune used up',
  pile: (cards: number) => `${count(cards, 'Catacomb card')} in the pile`,
};

export const candleText = {
  label: (space: number) =>
    `The day, space ${String(space)} of 26. From space 22 on a die may close the Towers.`,
  rolls: ['', '1', '1–2', '1–3', '1–4', '1–5'] as const,
  round: (space: number) => `Round ${String(space)}`,
  of: 'of 26',
  chambersLeft: (left: number) => `${count(left, 'chamber')} left`,
};

export const waysText = {
  title: 'Ways on',
  choices: 'Choices',
  nothing: 'Nothing to choose now',
  pointed: (words: string) => `Pointed at: ${words}`,
  take: 'Go',
  stock: (left: number) => `${count(left, 'chamber')} left`,
  chamberOdds: 'What may lie there',
  why: 'Not possible',
};

export const homeText = {
  title: (steps: number) => (steps > 0 ? `Way home: ${count(steps, 'step')}` : 'Way home'),
  unknown: 'No known way home yet',
  sun: (rounds: number) => (rounds > 0 ? `the sun allows ${String(rounds)}` : 'the dice decide every round'),
  dice: (chance: string) => `${chance} with the dice`,
  inTime: 'to be there in time',
  label: 'The way home',
};

export const fightText = {
  title: 'Combat',
  duel: 'Duel',
  round: (round: number) => `Round ${String(round)}`,
  stages: {
    meet: 'Meeting',
    draw: 'Draw',
    reveal: 'Reveal',
    counter: 'Counterattack',
    deal: 'Damage',
  },
  reveals: (name: string) => `${name} reveals`,
  faceDown: 'A card face down',
  noCard: 'nothing yet',
  against: 'against',
  answers: (own: string, other: string) => `${own} answers ${other}`,
  mayCounter: (name: string) => `${name} may counter`,
  cannotCounter: (name: string) => `${name} cannot counter`,
  wins: (name: string) => `${name} is ahead`,
  level: 'Level: a stand-off unless it is broken',
  damage: 'Damage',
  noDamage: 'none',
  stack: 'Combat stack',
  stackEmpty: 'empty',
  finisher: (type: string) => `a won round of ${type} takes it along`,
  hand: 'Your hand',
  hands: 'Hands',
  theirHand: (name: string) => `${name}’s hand`,
  cards: (amount: number) => count(amount, 'card'),
  unseen: (cards: number) => `${count(cards, 'Combat card')} unseen`,
  unseenOf: (type: string, left: number) => `${type}: ${String(left)} of 18 unseen`,
  lifeHidden: 'Life hidden',
  lifeOpen: (life: number) => `Life ${String(life)}`,
  counters: (type: string) => `counters ${type}`,
  noCounter: 'no counter',
  theirCard: 'Their card shown:',
  cancelled: 'cancelled',
  escape: 'Escape',
  escapeOdds: (chance: string) => `${chance} to get away`,
  noEscape: 'No escape from here',
  spent: 'Used in the escape',
  escapeValue: (value: number) => `escape ${String(value)}`,
  harmValue: (value: number) => `damage ${String(value)} if the escape fails`,
  deck: (cards: number) => `${String(cards)} in the deck`,
  solo: 'Alone: the monster plays from the top of the deck',
  sunk: 'Sunk cards cannot be played now',
  kills: 'to kill',
  dies: (hero: string, chance: string) => `${hero} dies in ${chance} of such fights`,
  monster: 'Monster',
  played: 'Played',
};

export const hoardText = {
  title: 'The Hoard',
  open: 'Lying open',
  noneOpen: 'No Dragon card lies open',
  slumbers: (out: number) => `${String(out)} of seven Slumbers ${out === 1 ? 'is' : 'are'} out`,
  left: (cards: number) => `${count(cards, 'card')} left, one is Wrath`,
  sleeps: 'He sleeps on',
  sleepsNote: 'Two Treasures, and you end your turn in the Hoard.',
  wakes: 'He wakes',
  wakesNote: (treasures: number) =>
    `${treasures === 0 ? 'You hold no Treasure to lose' : `${count(treasures, 'Treasure')} lost`}; two dice of wounds, then flight.`,
  killing: (least: number, chance: string) =>
    least > 12 ? 'Two dice cannot kill you' : `${String(least)} or more kills, ${chance}`,
  stake: 'At stake',
  nothingAtStake: 'Nothing yet',
  dies: (chance: string) => `Dies to the dragon on this card: ${chance}`,
  nextCard: (chance: string) => `the card after: ${chance}`,
  slumber: 'Slumber',
  wrath: 'Wrath',
};

export const belowText = {
  title: 'The Catacombs',
  heading: (side: string) => `Heading ${side}`,
  from: (square: string) => `went down at ${square}`,
  drift: (steps: number) => `Comes up ${count(steps, 'space')} on, then a die to the left or right`,
  pile: 'Cards of this trip',
  empty: 'none yet',
  wayUp: (left: number, of: number) => `${String(left)} of ${String(of)} cards lead up`,
  deck: (left: number) => `${count(left, 'card')} left in the deck`,
  places: 'Where it may come up',
};

export const diceText = {
  reasons: {
    test: 'Test',
    wounds: 'Wounds',
    heal: 'Healing',
    sun: 'The sun: do the Towers close?',
    day: 'A short day',
    dark: 'The way in the dark',
    shift: 'Sideways below',
    card: 'The card’s die',
    knockOut: 'Loot lost',
    wrath: 'Wrath',
    worth: 'What it is worth',
    first: 'Who begins',
  } as Readonly<Record<string, string>>,
  passed: (total: number, needed: number) => `${String(total)} against ${String(needed)}: passed`,
  failed: (total: number, needed: number) => `${String(total)} against ${String(needed)}: failed`,
  rolled: (total: number) => `rolled ${String(total)}`,
  skip: 'Skip',
};

export const tableWords = {
  hero: 'Heroes',
  log: 'Log',
  actions: 'What to do',
  toMap: 'Map',
  toScene: 'Back',
  piles: 'Cards and piles',
  chambers: 'Chambers',
  key: 'What the drawings say',
  next: 'Next',
  choices: 'Choices',
  recap: 'Recap',
  cardsLeft: (left: number) => `${String(left)} in the deck`,
  discarded: (cards: number) => `${String(cards)} discarded`,
  emptyPile: 'none',
  turnedCard: (name: string, deck: string) => `${deck} card: ${name}`,
  moment: 'A card is turned',
};

export const journeyText = {
  over: 'Here ends the journey of',
  home: 'Home again',
  gold: 'gold',
  goldLost: 'gold left behind',
  fell: (round: number, steps: number) =>
    `In round ${String(round)}, ${steps === 1 ? 'one step' : `${String(steps)} steps`} from the nearest Tower.`,
  steps: 'steps',
  fights: 'fights won',
  tests: (passed: number, of: number) => `${String(passed)} of ${String(of)}`,
  testsName: 'tests passed',
  behind: 'Behind the next side',
  behindNote: (chamber: string, card: string | undefined) =>
    card ? `${chamber}, and in it: ${card}. Known only now.` : `${chamber}. Known only now.`,
  rank: (rank: number, of: number) =>
    rank === 1
      ? of === 1
        ? 'The first journey in the ledger of those made alone.'
        : `The best of ${String(of)} journeys made alone.`
      : `Number ${String(rank)} of ${String(of)} journeys made alone.`,
  vaultBest: (gold: number, player: string) => `Best in this vault: ${String(gold)} gold, by ${player}.`,
  save: 'Save as a file',
  noBehind: 'Every chamber was laid.',
  lifeByRound: 'Life by round',
  lifeLabel: (values: string) => `Life by round: ${values}`,
  into: 'the way in',
  out: 'the way out',
  never: 'never entered',
  round: (round: number) => `Round ${String(round)}`,
  again: 'Delve again',
  sameVault: 'Same vault',
  watch: 'Watch it',
  result: 'The result',
  map: 'Look at the map',
  homeScreen: 'Home',
  winner: 'wins',
  players: 'Everybody',
};

export const figuresText = (gold: number | undefined, loot: number, status: string): string =>
  gold === undefined ? `${count(loot, 'Loot card')}, ${status}` : `${String(gold)} gold, ${status}`;

export const turnText = (round: number, words: string): string => `Round ${String(round)} · ${words}`;

export const glanceText = (laid: number, sun: number): string =>
  `Gloamvault as it waits: ${count(laid, 'chamber')}, space ${String(sun)} of the day`;

export const positionText = {
  heroes: 'Heroes',
  vault: 'The vault',
  decks: 'Decks',
  fight: 'The fight',
  hero: (name: string, hero: string, parts: readonly string[]) =>
    [`${name}, ${hero}`, ...parts.filter(Boolean)].join(', '),
  sun: (space: number) => `the day is on space ${String(space)} of 26`,
  dragon: (left: number) => `${count(left, 'Dragon card')} left`,
  stock: (left: number) => `${count(left, 'chamber')} left`,
  pool: (name: string, left: number) => `${name}: ${count(left, 'token')} in the pool`,
  deck: (name: string, left: number, discard: number) =>
    `${name}: ${String(left)} left, ${String(discard)} discarded`,
};

export const kindNames: Readonly<Record<ChamberKind, string>> = {
  room: 'Plain Room',
  corridor: 'Corridor',
  snare: 'Snare Room',
  gate: 'Gate Room',
  rockfall: 'Rockfall',
  chasm: 'Chasm',
  turning: 'Turning Room',
  web: 'Web',
  bridge: 'Bridge',
  dark: 'Dark Chamber',
  well: 'Black Well',
  stairhead: 'Stairhead',
};

export const leadText = (lead: number): string =>
  lead === 0
    ? 'As good as things stand'
    : `${String(Math.round(lead))} gold ${lead > 0 ? 'ahead' : 'behind'}, as it looks`;
