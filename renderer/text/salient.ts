/** Words of Salient before and at its table. The words players read, never the rules' own (C-1316). */
import type { Criterion, PlanWarning } from '../../shared/games/salient-questions.ts';
import type { CommandCard, SalientPhase, UnitClass } from '../../shared/games/salient.ts';

export const salientEntry = {
  name: 'Salient',
  sentence: 'Roll your dice, give them orders, and push four of them through the enemy’s line.',
  track: 'Behind the line',
  forms: { duel: 'Duel', pact: 'Pact game', melee: 'Melee' },
  endings: {
    breakthrough: 'Enough Units broke through the line',
    sunfire: 'Sunfire put the last Unit behind the line',
    armistice: 'The Armistice ended the war',
    surrender: 'A player gave up',
  },
};

const count = (amount: number, word: string): string => `${String(amount)} ${word}${amount === 1 ? '' : 's'}`;
const turns = (amount: number): string => count(amount, 'turn');
export const coins = (amount: number): string => count(amount, 'Coin');

export const classNames: Readonly<Record<UnitClass, string>> = {
  light: 'Light',
  heavy: 'Heavy',
  armour: 'Armour',
};

export const unitText = {
  /** "Light 3", "Armour 5/4". */
  dice: (kind: string, dice: readonly number[]) => `${kind} ${dice.join('/')}`,
  of: (player: string, unit: string) => `${player}’s ${unit}`,
  unknown: 'a Unit',
};

/** Phases of a turn; Roll and Reset ask nobody. */
export const phaseNames: Readonly<Record<SalientPhase, string>> = {
  setup: 'Sites',
  prepare: 'Ready',
  assign: 'Orders',
  resolve: 'Execute',
  advance: 'March',
};
export const rollName = 'Roll';
export const resetName = 'Reset';

export const cardNames: Readonly<Record<CommandCard, string>> = {
  warRoom: 'War Room',
  muster: 'Muster',
  treasury: 'Treasury',
  workshop: 'Workshop',
};

/** What a place of a Staff card gives, by its name in the rules. */
const places: Readonly<Record<string, string>> = {
  D: 'Deploy',
  A: 'Advance',
  C: 'Enlist',
  F: '+1 Coin',
  R: '+1 Insight',
  UP: 'Upgrade',
  SB: 'Jam',
  FD: 'Hot drop 1',
  SF: 'Sunfire',
};
export const placeName = (name: string, card?: CommandCard): string => {
  if (name === 'F4') return '+2 Coins';
  if (name === 'UP' && card === 'workshop') return 'Sunfire';
  return places[name] ?? places[name.slice(0, 1)] ?? name;
};

/** What is asked, after the player's name, by the prompt's code. */
export const promptText = {
  pick: 'keep one of the two Sites',
  relief: 'your Camp is empty: call for relief, or go on',
  prepare: 'make ready, then roll',
  assign: 'give your dice their orders',
  fill: (face: number, slot: string) => `choose the second die beside the ${String(face)} on ${slot}`,
  resolve: 'choose what is carried out next',
  advance: 'march, each Unit once',
  stride: (unit: string) => `${unit} may go on`,
  advanceUnit: (slot: string) => `${slot}: choose the Unit that advances, and where to`,
  slip: (slot: string) => `${slot}: choose the Unit that steps aside, and where to`,
  lift: (slot: string) => `${slot}: choose the Unit that is lifted`,
  liftTo: (slot: string) => `${slot}: choose where it is set down`,
  sabotage: (slot: string) => `${slot}: choose the place to jam`,
  sabotageWhom: (slot: string) => `${slot}: choose whom to jam`,
  deploy: (die: string, slot: string) => `${slot}: choose where ${die} is put`,
  strike: (slot: string) => `${slot}: choose the enemy it hits`,
  destroy: (slot: string) => `${slot}: choose the Light it destroys`,
  blast: (slot: string) => `${slot}: choose your Unit it spreads from`,
  blastLine: (slot: string) => `${slot}: choose the line that is hit`,
  layMines: (slot: string) => `${slot}: choose where a Mine is laid, or stop`,
  clearMines: (slot: string) => `${slot}: choose the Mine to remove, or stop`,
  detonate: (slot: string) => `${slot}: choose the Mine that goes off`,
  strengthen: (slot: string) => `${slot}: choose the Unit that gains 2`,
  stack: (slot: string) => `${slot}: choose the Infantry that becomes Armour`,
  sunfire: 'Sunfire: choose where a Unit goes behind the line',
  branch: (slot: string) => `${slot}: choose what it does`,
  unknown: 'choose',
};

export const optionText = {
  pick: (site: string) => `keep ${site}`,
  relief: 'call for relief: 1 Unit and 3 Coins, no Orders this turn',
  noRelief: 'go on without relief',
  prepareSite: (site: string) => `use ${site}`,
  prepareTreasury: 'take the Treasury’s Coin',
  tradeUnit: 'trade 1 Insight for a Unit',
  tradeCoins: 'trade 1 Insight for 2 Coins',
  discard: (card: string) => `discard ${card}`,
  roll: 'roll the dice',
  assign: (face: number, slot: string) => `the ${String(face)} on ${slot}`,
  assignPair: (face: number, slot: string) => `both ${String(face)}s on ${slot} as one`,
  pay: (slot: string, price: string) => `${price} on ${slot}`,
  fill: (face: number) => `the ${String(face)} as the second die`,
  unassign: (slot: string) => `take back ${slot}`,
  execute: 'execute',
  resolve: (slot: string) => `carry out ${slot}`,
  research: (slot: string) => `${slot}: take 1 Insight instead`,
  mines: 'lay Mines',
  detonate: 'set off a Mine',
  clearJams: 'remove all Jams',
  clearMines: 'remove Mines',
  put: (space: string) => `put it on ${space}`,
  choose: (unit: string, space: string) => `${unit} on ${space}`,
  line: (spaces: string) => `the line ${spaces}`,
  mine: (space: string) => `the Mine on ${space}`,
  layMine: (space: string) => `a Mine on ${space}`,
  enemy: (player: string) => `jam ${player}`,
  jam: (place: string) => `jam ${place}`,
  step: (unit: string, from: string, to: string) => `${unit} from ${from} to ${to}`,
  stop: 'stop here',
  endMarch: 'end the March',
  enough: 'go on',
  insight: (amount: number) => `${String(amount)} Insight`,
};

export const optionGroups: Readonly<Record<string, string>> = {
  assign: 'Orders',
  unassign: 'Take back',
  resolve: 'Execute',
  step: 'March',
  put: 'Spaces',
  jam: 'Places to jam',
  choose: 'Units',
};

export const mapText = {
  label: (form: string) => `Battlefield, ${form}`,
  zoom: 'Closer and farther',
  behind: 'behind the line',
  home: (player: string) => `${player}’s Home line`,
  zone: (player: string) => `${player}’s zone`,
  noMansLand: 'No-man’s-land',
  corner: 'shared corner',
  site: (number: number, name: string) => `Site ${String(number)}, ${name}`,
  mine: 'a Mine',
  toGoal: (amount: number) => `${turns(amount)} to the goal`,
  hasMarched: 'has marched',
  clash: (outcome: string) => `Clash: ${outcome}`,
  wins: (left: string) => `wins, left as ${left}`,
  falls: (left: string) => `falls, the enemy is left as ${left}`,
  both: 'both stay, the attacker goes back',
  nobody: 'both fall',
  mineOdds: (chance: string) => `Mine: ${chance} to live`,
  mineWhole: (chance: string) => `${chance} to keep both dice`,
  crosses: (dice: number) => `passes the line, counts ${String(dice)}`,
  open: 'open',
  past: (mines: number) => `past ${count(mines, 'Mine')}`,
  it: 'it',
  range: (first: string, last: string) => `${first} to ${last}`,
  either: (first: string, last: string) => `${first} or ${last}`,
  hitFalls: (unit: string) => `${unit} falls`,
  hitLeft: (unit: string, left: string) => `${unit} becomes ${left}`,
  hitChance: (unit: string, chance: string, left: string) =>
    `${unit} falls in ${chance} of rolls, else becomes ${left}`,
  hitUnhurt: (unit: string) => `${unit} stays as it is`,
  hitNobody: 'nobody is hit',
};

export const reachText = {
  title: (unit: string, space: string) => `${unit} on ${space} can reach`,
  nothing: 'No space it can march to.',
  hint: 'Point at a Unit to see where it can go and what would happen.',
  where: 'Space',
};

export const outcomeText = { title: 'What would come of it' };

export const raceText = {
  title: 'The race',
  behind: (dice: number, goal: number) => `${String(dice)} of ${String(goal)} behind the line`,
  and: ' and ',
  first: (amount: number) => `next in ${turns(amount)}`,
  none: 'no Unit on the field',
  sunfire: (research: number, needed: number, earliest: number, places: number) =>
    `Sunfire: ${String(research)} of ${String(needed)} Insight, ${earliest === 0 ? 'ready now' : `${turns(earliest)} at the earliest`}, ${count(places, 'Unit')}`,
  sunShort: (earliest: number, places: number) =>
    `${earliest === 0 ? 'now' : `in ${turns(earliest)}`}, ${count(places, 'Unit')}`,
  cards: (left: number) => `${count(left, 'card')} to the Armistice`,
  cardsNote: (soonest: number, latest: number) => `in ${String(soonest)} to ${turns(latest)}`,
  revealed: 'The Armistice is out: the round is played to its end.',
  leader: (names: string, by: string) => `Now ${names} would win it by ${by}`,
  tied: (names: string) => `Now ${names} would share it`,
  pactGoal: '5 behind, one of each ally',
};

export const criterionNames: Readonly<Record<Criterion, string>> = {
  behind: 'Units behind the line',
  centre: 'Units in No-man’s-land',
  research: 'Insight',
  credits: 'Coins',
};

export const playerText = {
  title: 'Players',
  camp: (dice: number) => `Camp ${String(dice)}`,
  reserve: (dice: number) => `Reserve ${String(dice)}`,
  coins: (amount: number) => coins(amount),
  insight: (amount: number) => `${String(amount)} Insight`,
  toMove: 'to move',
  next: 'plays next',
  ally: 'ally',
  foe: 'foe',
  desk: (player: string) => `${player}’s desk`,
  upgraded: (card: string) => `${card} upgraded`,
  basic: (card: string) => `${card} basic`,
  jams: (amount: number) => count(amount, 'Jam'),
  rolled: 'Dice to give',
  resting: 'Dice back from orders',
  bag: (faces: readonly number[]) =>
    `Left in the bag: ${faces.map((left, at) => `${String(left)}×${String(at + 1)}`).join(', ')}`,
};

export const deskText = {
  title: (player: string) => `${player}’s Staff desk`,
  row: 'Opportunity cards',
  newest: 'Newest',
  leaves: 'Leaves next',
  used: 'Used, leaves',
  gap: 'No card',
  armistice: 'Armistice',
  armisticeNote: 'The war ends when this round is over.',
  icon: 'Insight instead',
  sites: 'Sites',
  nobody: 'nobody there',
  held: (player: string) => `held by ${player}`,
  always: 'Always',
  ready: 'Ready',
  pact: 'Pact card',
  camp: (player: string) => `${player}’s Camp`,
  noDice: 'No die to give',
  reserveDie: 'Reserve',
  restingDie: 'back from orders, rests until the next roll',
  closed: (values: string) => `closed ${values}`,
  closedNote: 'Values of your Units on the field: no further Deploy may have them (C-525)',
  upgradedMark: 'upgraded',
  jam: 'Clear Jam',
  jammed: 'jammed',
  any: 'any',
  pair: 'or pair',
  mustPair: 'pair',
  well: (card: string, place: string, wants: string) => `${card}, ${place}: ${wants}`,
  filled: (card: string, place: string, dice: string) => `${card}, ${place}: ${dice}`,
  fits: 'fits',
  wantsNothing: 'nothing',
  die: (face: number, isHeld: boolean) => `${String(face)}${isHeld ? ', in hand' : ''}`,
  coin: (amount: number) => coins(amount),
  insight: (amount: number) => `${String(amount)} Insight`,
};

export const planText = {
  title: 'Execute will do',
  doing: 'Execute',
  order: 'drag to reorder',
  nothing: 'No order yet. Dice and Coins not given stay in the Camp.',
  unfinished: (slot: string) => `${slot} wants its second die`,
  idle: (parts: string) => `Stays in the Camp: ${parts}`,
  dice: (dice: readonly number[]) => `dice ${dice.join(', ')}`,
  spaces: (amount: number) => count(amount, 'space'),
  place: (slot: string, place: number, of: number) =>
    `${slot}, ${String(place)} of ${String(of)}: arrow keys move it`,
  next: (slot: string) => `Next: ${slot}`,
  research: '+1 Insight instead',
  last: 'always last',
};

export const planWarnings: Readonly<Record<PlanWarning, { words: string; rule: string }>> = {
  sameValue: { words: 'another Unit of this value will be on the field', rule: 'C-525' },
  noSpace: { words: 'no space to put it', rule: 'C-529' },
  noTarget: { words: 'nothing it could hit', rule: 'C-404' },
  noReserve: { words: 'the Reserve is empty', rule: 'C-545' },
  nobodyCanMove: { words: 'no Unit can move', rule: 'C-404' },
};

export const tableWords = {
  turn: (turn: number) => `Turn ${String(turn)}`,
  phases: 'Phases of the turn',
  done: 'done',
  now: 'now',
  log: 'Log',
  actions: 'What to do',
  execute: 'Execute',
  endMarch: 'End March',
  roll: 'Roll',
  next: 'Next',
  recap: 'Recap',
  toRoll: 'To the roll',
  choices: 'Choices',
  close: 'Close',
  dice: 'Dice',
  damageDie: 'Damage die',
  skip: 'Skip',
  key: 'What the signs say',
  rolled: (player: string) => `${player} rolls`,
  begins: (player: string) => `${player}’s turn`,
};

export const keyNotes: readonly { title: string; note: string }[] = [
  { title: 'Light, 1 to 3', note: 'Round corners, two chevrons: marches 2 spaces. Cannot hurt Armour.' },
  { title: 'Heavy, 4 to 6', note: 'Cut corners, one chevron: marches 1 space.' },
  { title: 'Armour', note: 'A die on a tracked die: both faces are its strength, the upper one its value.' },
  { title: 'Pennant', note: 'Turns to the goal if nothing stands in its way.' },
];

export const leadText = (lead: number): string =>
  lead === 0
    ? 'about even'
    : `${lead > 0 ? 'ahead' : 'behind'} by about ${String(Math.abs(Math.round(lead)))}`;

export const figuresText = (behind: number): string => `${String(behind)} behind the line`;
export const turnText = (turn: number, player: string): string => `Turn ${String(turn)} · ${player}`;
export const setupTurn = 'Sites are chosen';

export const positionText = {
  players: 'Players',
  field: 'On the battlefield',
  behind: 'Behind the lines',
  row: 'Opportunity cards',
  sites: 'Sites',
  orders: 'Orders',
  mines: (spaces: string) => `Mines on ${spaces}`,
  unit: (unit: string, space: string) => `${unit} on ${space}`,
  site: (number: number, name: string, space: string, holder: string) =>
    `Site ${String(number)} on ${space}: ${name}, ${holder}`,
  player: (name: string, parts: readonly string[]) => `${name}: ${parts.filter(Boolean).join(', ')}`,
  card: (name: string, cost: string, text: string) => `${name}: ${cost} ${text}`,
  cards: (left: number) => `${count(left, 'card')} to the Armistice`,
};

export const glanceText = (form: string, turn: number): string => `${form}, turn ${String(turn)}`;
