/** Words of the campaign’s screens. What a story says is the story’s own; effects are in `campaign-effects.ts`. */
import type { Deed, LevelId, Measure, PlaceKind, Stance } from '../../shared/games/campaign.ts';

const plural = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const campaignText = {
  loading: 'The map is being unrolled …',
  noStory: 'There is no story on the shelf.',
  title: 'Campaigns',
  motto: 'One warband, a province, and somebody under the hill',
  yours: 'Campaigns under way and told',
  none: 'No campaign is under way. Choose a court and begin one.',
  beginNew: 'Begin a new campaign',
  goOn: 'Go on',
  readAgain: 'Read it again',
  ended: (title: string) => `Ended: ${title}`,
  forked: 'Another way, from a page turned back',
  atMarch: (march: number) => `march ${String(march)}`,
  candles: (lit: number) => plural(lit, 'candle lit', 'candles lit'),
  stirrings: (sum: number, most: number) => `${String(sum)} of ${String(most)} Stirrings`,
  backToCampaign: 'Back to the campaign',
  delete: 'Put away',
  deleteOne: (name: string) => `Put away: ${name}`,
  deleted: 'The campaign is put away.',
  undelete: 'Bring it back',
  troubles: {
    unreadable: 'What is stored of it cannot be read any more.',
    altered: 'What is stored of it was altered, and it cannot be played on.',
    olderRules: 'It was begun by older rules and cannot be played on. Its chronicle can be read.',
  },
  chronicle: 'Chronicle',
  roster: 'Roster',
  turnBack: 'Turn back a page',
  toMap: 'Look at the map',
  backToPage: 'Back to the page',
  all: 'All campaigns',
  undo: 'Undo',
  readOn: 'Read on',
  readTheEnd: 'To the end',
  elsewhere: 'This campaign went on in another window. Here is how it stands.',
};

export const beginText = {
  which: 'Which story',
  court: 'Whom do you lead?',
  level: 'How hard',
  form: 'How it is written',
  seed: 'Number of the campaign',
  seedNote: 'The same number gives the same map and the same luck. Leave it empty for a new one.',
  begin: 'Light the lamps',
  size: (acts: number, battles: number, events: number, endings: number) =>
    `${plural(acts, 'act', 'acts')}, ${plural(battles, 'battle', 'battles')}, ${plural(events, 'event', 'events')}, ${plural(endings, 'ending', 'endings')}. One way through it shows less than half.`,
  missing: (packs: readonly string[]) => `It needs packs that are not switched on: ${packs.join(', ')}.`,
  forms: {
    free: { label: 'Free', note: 'Turn back a page to any march; the old way stays readable.' },
    sworn: { label: 'Sworn', note: 'What is done is done. Veterans can die.' },
  },
};

export const levelNames: Record<LevelId, string> = { tale: 'Tale', march: 'March', oath: 'Oath', ash: 'Ash' };
export const levelNotes: Record<LevelId, string> = {
  tale: 'For the story. Rivals are kind and help comes early.',
  march: 'An even road: most who begin it see a good end.',
  oath: 'Rivals lead well, and you have no advantage. Every second campaign ends well.',
  ash: 'Hardly anybody. She nearly always wakes.',
};

export const kindNames: Record<PlaceKind, string> = {
  warband: 'Warband battle',
  delve: 'Delve expedition',
  deepwarren: 'Deepwarren dig',
  salient: 'Salient front',
  event: 'Something on the road',
  market: 'Market',
  rest: 'A place to rest',
};

export const statusWords = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  passed: 'passed',
  unseen: 'unseen',
  quiet: 'quiet',
  shut: 'road shut',
} as const;

export const stanceWords: Record<Stance, string> = { enemy: 'enemy', wavering: 'wavering', ally: 'ally' };

export const deedWords: Record<Deed, string> = {
  felled: 'felled a higher Level',
  carried: 'carried off the treasure',
  aim: 'held what was to be held',
  last: 'stood last',
};

export const stripText = {
  label: 'State of the campaign',
  act: (act: number, acts: number) => (act > acts ? 'Finale' : `Act ${roman(act)} of ${roman(acts)}`),
  finale: 'Stub Night',
  march: 'March',
  ofAbout: (marches: number) => `of about ${String(marches)}`,
  stirrings: 'Stirrings',
  of: (most: number) => `of ${String(most)}`,
  candles: 'Candles',
  tallow: 'Tallow',
  ground: 'Ground',
  wakes: (most: number) => `At ${String(most)} she wakes`,
  calm: 'nothing has stirred her yet',
  becomes: (name: string, from: number, to: number) => `${name}: ${String(from)}, would be ${String(to)}`,
  spine: (sum: number, most: number, words: string) =>
    `Stirrings ${String(sum)} of ${String(most)}: ${words}`,
};

export const causeWords = {
  battle: (count: number) => plural(count, 'battle lost', 'battles lost'),
  theft: (count: number) => plural(count, 'theft', 'thefts'),
  front: (count: number) => plural(count, 'Front lost', 'Fronts lost'),
  dark: (count: number) => plural(count, 'dark act', 'dark acts'),
  relit: (count: number) => `${String(count)} relit, −${String(count)}`,
  noise: (count: number) => `noise ${String(count)}`,
  finale: (count: number) => `the last battle ${String(count)}`,
} as const;

export const mapText = {
  label: 'The province, drawn by candlelight',
  title: 'The map',
  key: 'Signs of places',
  marchesLeft: 'marches left',
  hill: 'The hill, where she sleeps',
  candle: (isLit: boolean, isYours: boolean) =>
    isLit ? (isYours ? 'candle lit, carried by you' : 'candle lit') : 'candle out',
  here: 'you stand here',
  noRoad: 'no open road yet',
  place: (name: string, status: string, kind: string, left: number | undefined) =>
    [name, status, kind, left === undefined ? '' : plural(left, 'march left', 'marches left')]
      .filter(Boolean)
      .join(', '),
  nothingChosen: 'Choose a place on the map. Its letter says exactly what will be done.',
  nothingOpen: 'No place lies open here. Rest, or look who can be treated.',
  left: (count: number) => plural(count, 'march left', 'marches left'),
  decidedNow: 'decided after this march',
  seen: (count: number) => `Has seen ${String(count)} of your cards.`,
  aim: 'Aim',
  veterans: 'Veterans',
  mayMarch: (places: number, ready: number) => `${String(places)} may march, ${String(ready)} ready`,
  won: 'Won',
  arrived: 'Coming there',
  lost: 'Lost',
  leftAlone: 'Left',
  besides: 'And besides',
  onlyIf: { won: 'if won', lost: 'if lost' },
  each: 'each',
  secure: 'Secure it',
  secureNote: '1 Ground, no harm if left',
  secured: 'Your Ground lies before it: left alone, nothing befalls it.',
  mapped: (count: number) =>
    count === 0
      ? 'Nothing of the Undermount is mapped yet. What you map stays mapped.'
      : `${plural(count, 'chamber', 'chambers')} of the Undermount lie mapped, as you left them.`,
  nothing: 'nothing changes',
  march: 'March',
  captain: 'Send a captain',
  captainNote: (chance: number) => `wins ${String(chance)} %, brings less`,
  captainBrings: 'A captain wins',
  captainLoses: 'A captain loses',
  scout: 'Scout',
  scoutNote: (price: number) => `${String(price)} Tallow, reads the list`,
  scouted: 'The list is read',
  listOf: (name: string) => `What ${name} brings`,
  rest: 'Rest for a march',
  restNote: 'All recover sooner',
  notWithin: 'No open road leads there yet. March somewhere on the way first.',
  tooPoor: (price: number) => `Needs ${String(price)} Tallow.`,
  decided: 'Decided. What it changed stays.',
  level: 'Difficulty',
  levelIs: (name: string) => `Difficulty: ${name}`,
  toldThere: 'What waits there is told when you come, with every answer and what it does.',
};

/** What a match of another game must have counted for a step of what it brings; several with the same gain are named together. */
export const stepWords = {
  margin: (at: string) => `At a lead of ${at}`,
  gold: (at: string) => `At ${at} gold carried out`,
  treasures: (at: string) => `At ${at} ${at === '1' ? 'Treasure' : 'Treasures'} carried out`,
} as const satisfies Record<Measure, (at: string) => string>;

export const aimWords = {
  morale: 'Break their Morale',
  lastUntil: (who: string, round: number) => `${who}: last to the end of round ${String(round)}`,
  hold: (who: string, turns: number) =>
    `${who}: hold the marked squares at the end of ${plural(turns, 'turn', 'turns')}`,
  collect: (who: string, tokens: number) => `${who}: carry off ${plural(tokens, 'treasure', 'treasures')}`,
  destroy: (who: string, creature: string) => `${who}: destroy ${creature}`,
  keepAlive: (who: string, creature: string) => `${who}: keep ${creature} alive`,
  you: 'You',
  they: 'They',
  sketch: 'The ground: your start, theirs, walls, rough ground and treasure',
};

export const eventText = {
  foot: 'A knot comes back later. The effects above are all of them.',
  shut: 'Not open to you now.',
  march: (march: number) => `march ${String(march)}`,
  help: 'A cart from home',
  accept: 'Take what it brings.',
  refuse: 'Send it back, with thanks.',
  finale: 'The last battle',
  chooseFinale: 'There is one battle left, and more than one way to fight it.',
};

export const marketText = {
  title: 'On the stalls',
  yours: 'What you could sell',
  leave: 'Leave the market',
  buy: (price: number) => `Buy, ${String(price)}`,
  sell: (price: number) => `Sell, ${String(price)}`,
  buyCard: (name: string, price: number) => `Buy, ${String(price)}: ${name}`,
  sellCard: (name: string, price: number) => `Sell, ${String(price)}: ${name}`,
  purse: (now: number) => `${String(now)} Tallow in the purse`,
  nothing: 'The stalls are bare.',
  nothingToSell: 'Only the Levy, and that is not for sale.',
  cannot: (price: number) => `${String(price)} Tallow: more than the purse holds`,
};

export const cardsInWords = {
  owned: (count: number) => `own ${String(count)}`,
  ownedOf: (count: number) => `You own ${String(count)} of 4; a fifth becomes money`,
  canPlay: (count: number, of: number) => `${String(count)} of your ${String(of)} can play it`,
  canPlayThese: (count: number, of: number) => `${String(count)} of your ${String(of)} can play these`,
  joins: 'joins the roll',
  creature: (level: number) => `Creature ${String(level)}`,
  any: 'Any',
};

export const musterText = {
  title: 'Who marches',
  summary: (named: number, others: number) => `${String(named)} with names, ${String(others)} from the roll`,
  allows: 'The place allows',
  veterans: 'Veterans',
  creatures: 'Creatures',
  orders: 'Orders',
  ofAtLeast: (least: number) => `of ${String(least)} at least`,
  seats: (taken: number, of: number) => `${String(taken)} of ${String(of)}`,
  seat: 'Take along',
  unseat: 'Leave by the fire',
  seatName: (name: string) => `Take along: ${name}`,
  unseatName: (name: string) => `Leave by the fire: ${name}`,
  empty: 'An empty seat',
  emptyNote: 'Somebody from the roll marches instead.',
  fire: 'By the fire',
  stay: (count: number) => plural(count, 'stays', 'stay'),
  nobody: 'Nobody with a name stays behind.',
  ready: 'Ready.',
  restsFor: (marches: number) => `Weary: marches again in ${plural(marches, 'march', 'marches')}.`,
  stood: 'Stood up from this muster.',
  levy: 'The roll',
  levyNote: 'the Levy is never sold, never lost',
  ordersTitle: 'Orders',
  pack: 'Change cards',
  toBuilder: 'In the builder',
  packed: 'Put the cards away',
  putIn: (name: string) => `Put ${name} in`,
  takeOut: (name: string) => `Take ${name} out`,
  packNote: 'In one muster a card goes only one way; undo takes it back.',
  spend: 'Spend Ground',
  held: (count: number) => `${String(count)} held`,
  spendOne: 'Spend one on this battle',
  spent: (count: number) => `${String(count)} spent`,
  lawful: 'A lawful warband.',
  lawfulNote: (creatures: number, levels: number, orders: number) =>
    `${String(creatures)} creatures, Levels ${String(levels)}, ${String(orders)} orders.`,
  field: 'To the field',
  honour: 'honour',
  scar: 'scar',
  copies: (count: number) => `×${String(count)}`,
};

export const expeditionText = {
  title: 'The way down',
  sentence:
    'One of yours goes down into the Undermount, alone, and comes up again before the light goes. A Treasure carried out is a theft, and she counts.',
  goDown: 'Go down on a rope',
  goDownNote: 'Who falls is carried on, and loses wounds and Loot',
  goDownForKeeps: 'Go down for keeps',
  goDownForKeepsNote: 'Who falls there stays; money and cards count twice, thefts do not',
};

export const battleText = {
  title: 'The battle is under way',
  sentence: 'It waits at the table, at the move where you left it.',
  toTable: 'To the table',
  captain: 'The captain is away',
  captainSentence:
    'The battle is fought without you. You can watch it at the table, or hear of it when it is over.',
  fought: 'It is being fought now. The news comes when it is over.',
  watch: 'Watch it',
  hearOfIt: 'Hear of it later',
  report: 'The news is written down …',
};

export const reckoningText = {
  won: 'Won',
  lost: 'Lost',
  passed: 'Passed',
  byCaptain: 'by your captain',
  against: (name: string) => `against ${name}`,
  asTheLetterSaid: 'As the letter said',
  watch: 'Watch it again',
  takeOne: 'Take one of three',
  otherTwo: 'the other two go back in the cart',
  take: 'Take these',
  leave: 'Leave them all',
  from: (court: string) => `from ${court}`,
  candle: 'A candle is won',
  lightCandle: 'Light it where it stands',
  carryCandle: 'Carry it with you',
  deed: (deed: string) => `A deed: ${deed}`,
  named: (name: string) => `From tonight called ${name}`,
  honour: 'One honour of two',
  decline: 'No honour tonight',
  scar: 'One scar of two',
  scarred: (name: string) => `${name} was carried from the field`,
  bear: 'Bear this one',
};

export const rosterText = {
  title: 'Those with names',
  empty: 'Nobody has a name yet. A deed in battle earns one.',
  retired: 'retired',
  dead: 'dead',
  treat: (scar: string, price: number) => `Treat ${scar}, ${String(price)} Tallow`,
  treatOf: (name: string, scar: string, price: number) => `Treat ${scar}, ${String(price)} Tallow: ${name}`,
  retire: 'Retire and train a recruit',
  retireName: (name: string) => `Retire and train a recruit: ${name}`,
  honours: 'Honours',
  scars: 'Scars',
  rename: 'Another name',
  renameOf: (name: string) => `Another name for ${name}`,
  nameOf: (name: string) => `What ${name} is called from now on`,
  asGiven: 'as the story had it',
  keep: 'So be it',
  toBuilder: 'The warband in the builder',
  rivals: 'The other courts',
};

export const turnBackText = {
  title: 'Turn back a page',
  intro:
    'Another way begins at the march you choose. The way walked so far stays as it is, under Campaigns, and can be read or gone on with.',
  none: 'There is no page to turn back to yet.',
  march: (march: number) => `March ${String(march)}`,
  where: (act: string, site: string) => `Act ${act}, at ${site}`,
  choose: 'Begin again from here',
  chooseAt: (march: number, site: string) => `Begin again from here: march ${String(march)}, at ${site}`,
};

export const endingText = {
  after: (marches: number) => `after ${plural(marches, 'march', 'marches')}`,
  veterans: 'Those with names',
  rivals: 'The courts',
  chronicle: 'Read the chronicle',
  again: 'Begin another campaign',
  back: 'Turn back a page',
};

export const chronicleText = {
  title: 'Chronicle',
  empty: 'Nothing is written yet. The first march writes the first page.',
  act: (numeral: string) => `Act ${numeral}`,
  warband: 'The warband after it',
  onePage: 'One page to keep',
  wholeFile: 'The whole, as a file',
  after: (march: number) => `The province after march ${String(march)}`,
  candles: (lit: number, of: number) => `${String(lit)} candles of ${String(of)}`,
  watch: 'Watch the battle',
  stood: 'How things stood after it',
  putIn: 'marches:',
  takenOut: 'stays home:',
  against: (name: string) => `against ${name}`,
  byCaptain: 'by a captain',
  lives: 'Lives',
  noLives: 'Nobody has a name yet.',
  march: (march: number) => `March ${String(march)}`,
  chapters: 'Chapters',
  before: 'The page before',
  next: 'The next page',
  results: {
    won: 'Won',
    lost: 'Lost',
    passed: 'Passed',
    rested: 'Rested',
    retired: 'Retired',
  } as Record<string, string>,
};

/** Where a battle of the chronicle turned. */
export const turningText = {
  title: 'Where it turned',
  ask: 'Where did it turn?',
  running: 'The battle is thought through …',
  stop: 'Stop',
  none: 'It never turned much at once.',
  point: (turn: number, who: string, percent: number) =>
    `Turn ${String(turn)}: ${String(percent)} in a hundred more for ${who}`,
};

export const lifeWords = {
  knot: (march: number, kind: string, what: string | undefined) =>
    `March ${String(march)}: ${kind}${what === undefined ? '' : ` (${what})`}`,
  kinds: {
    named: 'got a name',
    marched: 'marched',
    deed: 'did a deed',
    fell: 'fell',
    honour: 'was honoured',
    scar: 'was scarred',
    healed: 'was treated',
    retired: 'retired',
    died: 'died',
  },
};

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
export const roman = (number: number): string => numerals[number] ?? String(number);
