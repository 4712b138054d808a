/** Words of the match table: prompts, options, keys, questions. The engine's codes are turned into sentences here. */
import type { WarbandAction } from '../../shared/games/warband.ts';
import type { WarbandStops } from '../../shared/games/warband-table.ts';

const number = (count: number) => String(count);

type About = Readonly<Record<string, string>>;
/** Whether the decision has an option of a kind; a power counts if it is that of the creature in its activation. */
export type Offered = (kind: WarbandAction['kind']) => boolean;

/** What a creature in its activation does, in the order it is told. */
const deeds: readonly [kind: WarbandAction['kind'], words: string][] = [
  ['move', 'move'],
  ['attack', 'attack'],
  ['collect', 'collect treasure'],
  ['power', 'use its power'],
  ['play', 'play orders'],
];

function actInWords({ creature = 'the creature' }: About, offers: Offered): string {
  const open = deeds.flatMap(([kind, words]) => (offers(kind) ? [words] : []));
  const on = offers('activate') ? 'choose another creature, or end the phase' : 'end the phase';
  if (open.length === 0) return `${creature} has nothing left to do: ${on}`;
  return `${creature} may ${offers('move') ? '' : 'still '}${open.join(', ')}`;
}

/** What is declared, by its kind: an order goes by its own name. */
export const declaredText: Record<string, (card: string, title: string | undefined) => string> = {
  power: (card, title = 'the power') => `${title} of ${card}`,
  trigger: (card, title = 'the text') => `${title} of ${card}`,
};

const targetNouns: Record<string, [one: string, many: string]> = {
  square: ['a square', 'squares'],
  card: ['a card', 'cards'],
  player: ['a player', 'players'],
  item: ['an action on the stack', 'actions on the stack'],
};

/** "a target", "up to 3 targets", "target 1 of 2". */
function targetInWords({ kind = '', most = '1', number: nth = '1', slots = '1' }: About): string {
  const [one, many] = targetNouns[kind] ?? ['a target', 'targets'];
  const what = most === '1' ? one : `up to ${most} ${many}`;
  return slots === '1' ? what : `${what} (${nth} of ${slots} choices)`;
}

/** How many of several are chosen, and how many may follow. */
function soFar({ most = '1', chosen = '0' }: About): string {
  return chosen === '0' ? '' : `: ${chosen} chosen, up to ${number(Number(most) - Number(chosen))} more`;
}

/** Who must do what and why, by prompt code. `about` holds names already put in; only what is offered is named. */
export const prompts: Record<string, (about: About, offers: Offered) => string> = {
  first: () => 'choose who deploys first',
  openingDeploy: (_, offers) =>
    offers('deploy') ? 'deploy creatures into your start area, then end' : 'no more can be deployed: end',
  deploy: (_, offers) => {
    const immediates = offers('play') || offers('power') ? 'use an immediate action, ' : '';
    return offers('deploy')
      ? `deploy creatures, ${immediates}or end your turn`
      : `nothing can be deployed: ${immediates && `${immediates}or `}end your turn`;
  },
  deployByEffect: () => 'deploy a creature',
  place: ({ card }) => `put ${card ?? 'the creature'} on a marked square`,
  activate: (_, offers) =>
    offers('activate')
      ? 'choose a creature to activate, or end the phase'
      : 'no creature is left to activate: end the phase',
  act: actInWords,
  respond: ({ item }) => `answer ${item ?? 'the stack'}, or pass`,
  respondLate: () => 'act before the phase goes on, or pass',
  'declare.actor': ({ card }) => `choose who takes ${card ?? 'the order'}`,
  'declare.pay': ({ card }) => `choose what pays for ${card ?? 'the order'}`,
  'declare.assist': ({ card }) => `choose who assists with ${card ?? 'the order'}`,
  'declare.target': (about) =>
    `choose ${targetInWords(about)} for ${about['card'] ?? 'the order'}${soFar(about)}`,
  'declare.confirm': ({ card }) => `play ${card ?? 'it'}, or step back`,
  cower: ({ creature, amount }) => `${creature ?? 'your creature'} is about to take ${amount ?? ''} damage`,
  shield: ({ creature }) => `choose which protection helps ${creature ?? 'your creature'}`,
  useTrigger: ({ card }) => `use ${card ?? 'the text'}, or not`,
  orderTriggers: () => 'several texts trigger: choose which goes on the stack first',
  orderTimed: () => 'several effects wait: choose which comes next',
  move: ({ creature }) => `choose where ${creature ?? 'the creature'} moves, or stay`,
  shift: ({ creature }) => `choose where ${creature ?? 'the creature'} shifts, or stay`,
  slide: ({ creature }) => `choose where ${creature ?? 'the creature'} is slid, or leave it`,
  settle: ({ creature }) => `choose where ${creature ?? 'the creature'} comes to stand`,
  pick: ({ source, most = '1', ...about }) =>
    `choose ${most === '1' ? 'a creature' : `up to ${most} creatures`} for ${source ?? 'the effect'}${soFar({ most, ...about })}`,
  source: ({ creature }) => `choose what ${creature ?? 'the creature'} is protected from`,
  pay: ({ source }) => `pay the cost${source ? ` of ${source}` : ''}, or do without`,
  payWith: ({ source }) => `choose what pays for ${source ?? 'the effect'}`,
  may: ({ source }) => `use the effect${source ? ` of ${source}` : ''}, or not`,
  choose: ({ source }) => `choose one${source ? ` for ${source}` : ''}`,
  'cards.discard': ({ left }) => `choose ${left ?? '1'} to discard`,
  'cards.recover': ({ left }) => `choose ${left ?? '1'} to take back`,
  'cards.look': () => 'choose what goes under the deck',
  'cards.take': ({ left }) => `choose ${left ?? '1'} to take; the rest go under the deck`,
  'cards.search': ({ left }) => `choose ${left ?? '1'} from your deck`,
  'cards.detach': () => 'choose what is taken off',
  'cards.surplus': ({ left }) => `put ${left ?? '1'} creature cards under your deck`,
};

export const tableText = {
  title: 'Match table',
  phases: 'Phases, and where to ask me',
  program: 'Program',
  stopIn: (phase: string) => `Ask me in ${phase}`,
  handKeys: 'Arrows walk the hand.',
  cards: (count: number) => (count === 1 ? '1 card' : `${number(count)} cards`),
  copies: (count: number) => `${number(count)} copies`,
  openFor: { play: 'Playable', deploy: 'Deploy' } as Readonly<Record<string, string | undefined>>,
  canBeChosen: 'Choose',
  comesToNothing: 'Changes nothing',
  taken: 'Taken',
  reading: 'What is looked at',
  overview: 'Press the map to go there; 0 shows all of it.',
  showOutside: (name: string) => `Show ${name}`,
  players: 'Players',
  nearPlayer: 'On this side of the table',
  course: 'Stack and log',
  actions: 'Actions',
  helpers: 'Helpers',
  marked: (names: readonly string[]) => `Marked squares: ${names.join(', ')}`,
  undoReasons: {
    nothingYet: 'Nothing to take back',
    notAsked: 'Undo waits for your choice',
    revealed: 'Undo closed: something was revealed',
    answered: 'Undo closed: somebody else has chosen',
    over: 'Undo closed: the match is over',
  } as Record<string, string>,
  /** `ways` would change something, of all that can be taken. */
  answers: (ways: number, all: number) => {
    if (ways === 0 && all > 0) return 'No answer would change anything';
    return ways === 1 ? '1 way to answer' : `${number(ways)} ways to answer`;
  },
  mayAnswer: (name: string) => `${name} may answer`,
  card: 'Card',
  cover: 'Cover all hands',
  uncover: 'Uncover the hands',
  covered: 'The hands are covered',
  bots: 'Played by the program',
  loading: 'The table is laid …',
  gone: 'This match is not on the table any more.',
  toHome: 'Home',
  board: (columns: number, rows: number) => `Battlefield, ${number(columns)} by ${number(rows)} squares`,
  waiting: (name: string) => `${name} is choosing`,
  thinking: (name: string) => `${name} considers`,
  halted: (name: string) => `${name} waits: the program is paused`,
  pause: 'Pause',
  pauseProgram: 'Pause the program',
  resume: 'Go on',
  hurry: 'Answer now',
  hurryNote: 'The program plays what seems best so far, and quickly until the turn ends',
  logInFull: 'Rules',
  logInFullNote: 'Every step, with the rule behind it',
  askWhy: 'Ask why',
  askWhyNote: 'The novice tells why it did what it did',
  over: 'The match is over',
  pass: 'Pass',
  passUntil: 'Until it concerns me',
  passTurn: 'Not this turn',
  askMode: 'Ask me',
  cancelPass: 'Ask me again',
  holding: 'Holding: asked at every chance',
  endActivate: 'End Activate',
  endDeploy: 'End the turn',
  mustDeploy: 'Deploy one creature at least.',
  endOpening: 'Done deploying',
  next: 'Next',
  unused: (name: string) => `${name} has done nothing yet and would be passed over`,
  leadershipLeft: (left: number, of: number) => `Leaves ${number(left)} of ${number(of)} Leadership`,
  threats: 'Threats',
  undo: 'Undo',
  undoClosed: 'Undo closed',
  back: 'Step back',
  why: 'Why not?',
  menu: 'Menu',
  toPlain: 'Play in plain words',
  toDrawn: 'Play on the drawn table',
  allOptions: 'All choices',
  optionsNote: 'Everything you may do now, in words.',
  planning: 'Planning: it acts once the stack is empty',
  orders: 'Your orders',
  ordersShort: 'Orders',
  creaturesShort: 'Creatures',
  toChoose: 'To choose from',
  /** Why most cards of a hand wait; some of it may be used. */
  sharedReason: (words: string, isAnyOpen: boolean) => (isAnyOpen ? `the rest: ${words}` : words),
  creatures: 'Your creatures',
  noOrders: 'No orders in hand',
  noCreatures: 'No creature cards in hand',
  handClosed: (name: string) => `${name}’s hand is closed`,
  peek: {
    hold: (name: string) => `${name}: hold to peek`,
    held: 'Let go to put them away',
    keep: 'Open my cards to answer',
    putAway: 'Put my cards away',
  },
  chosen: 'Chosen creature',
  lookHere: 'Point at a creature or a card: everything about it is read here.',
  printed: 'printed',
  changedValue: (name: string, now: number, printed: number) =>
    `${name} ${String(now)}, printed ${String(printed)}:`,
  valueNow: (name: string, now: number) => `${name}: ${String(now)}`,
  left: 'left',
  attachedCards: 'Attached',
  effects: 'In effect',
  piles: {
    discard: (name: string) => `${name}’s discard pile`,
    graveyard: (name: string) => `${name}’s graveyard`,
  },
  close: 'Close',
  /** The square that is pressed for a creature of four, as it is seen on a field shown upright or on its side. */
  large: (isTurned: boolean) => `It takes 2×2 squares: point at its ${isTurned ? 'lower' : 'upper'} left one`,
  cost: (cost: number, of: number) => `${number(cost)} of ${number(of)}`,
  hazard: 'hazard: 10 damage',
  wakes: (names: readonly string[]) => `${names.join(', ')} may answer`,
  answered: 'past somebody who may answer',
  opens: 'opens the chest',
  stops: 'stops next to an enemy',
  preview: {
    damage: (amount: number) => `${number(amount)} damage`,
    prevented: (amount: number) => `${number(amount)} prevented`,
    destroys: 'Destroys it',
    leaves: (left: number, of: number) => `Leaves ${number(left)} of ${number(of)}`,
    morale: (name: string, by: number) => `${name} loses ${number(by)} Morale if it falls`,
    cover: 'Cover: it may dodge',
    cower: (cost: number) => `Cowering would cost ${number(cost)} Morale`,
    noCower: 'It cannot cower',
    friend: 'This is your own side',
    level: (level: number) => `Level ${number(level)}`,
    takes: (name: string, damage: number, left: number) =>
      `${name}: ${number(damage)} damage, ${number(left)} left`,
    falls: (name: string, damage: number) => `${name}: ${number(damage)} damage, destroyed`,
    heals: (name: string, healed: number) => `${name} heals ${number(healed)}`,
    spared: (name: string, prevented: number) => `${name}: ${number(prevented)} damage prevented`,
    goes: (name: string, square: string) => `${name} to ${square}`,
    gains: (name: string, by: number) => `${name}: Morale ${by > 0 ? '+' : '−'}${number(Math.abs(by))}`,
    assists: (own: number, sum: number, needed: number) =>
      `Assists with Level ${number(own)}: ${number(sum)} of the ${number(needed)} needed`,
    open: 'then more is chosen or drawn',
    idle: 'It would change nothing now',
    unneeded: (names: readonly string[]) =>
      `Nothing to prevent: no damage is coming to ${names.length > 2 ? 'them' : names.join(' or ')}`,
  },
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomAll: 'Whole battlefield',
  endWarning: {
    title: 'Some creatures could still act',
    sentence: 'They have not been activated this turn:',
    go: 'End the phase anyway',
    stay: 'Back to the table',
    show: (name: string, square: string) => `Go to ${name} on ${square}`,
    always: 'Warn before a phase ends',
    alwaysNote: 'Settings can switch it on again.',
  },
  leave: {
    title: 'The menu of this match',
    saved: 'Everything is saved; Continue on the home screen brings you back to this very decision.',
    go: 'Leave the table',
    stay: 'Play on',
    surrender: 'Surrender',
    surrenderNote: 'Giving up ends the match for you; you are asked once more.',
    rulebook: 'Rulebook',
    keys: 'Keys',
    settings: 'Settings',
    stops: 'When to ask me',
  },
  surrender: {
    title: (name: string) => `${name} surrenders?`,
    sentence: 'The match ends at once; the others are ranked as usual.',
    go: 'Surrender',
    stay: 'Fight on',
  },
  cower: {
    decides: (name: string) => `${name} decides`,
    title: (amount: number, name: string) => `${number(amount)} damage to ${name}`,
    from: (what: string) => `From ${what}.`,
    has: (left: number, of: number) => `It has ${number(left)} of ${number(of)} Hit Points left.`,
    take: 'Take it',
    takes: (amount: number) => `Takes ${number(amount)} damage`,
    survives: (left: number) => `${number(left)} Hit Points left`,
    destroyed: 'Destroyed: goes to the graveyard',
    cower: 'Cower',
    spared: 'Takes no damage, stays in play',
    noEffect: 'Nothing else from it touches this creature',
    otherPrice: 'Cards change the price: it is 1 Morale for each 10 damage otherwise',
    morale: 'Morale',
  },
  handover: {
    goes: 'The table goes to',
    confirm: (name: string) => `I am ${name}, open my hand`,
    nothing: 'Nothing hidden is on this screen.',
    noAnswers: (name: string) => `No answers from ${name} this turn`,
    noAnswersNote: 'The others play on without handing over',
  },
  recap: {
    title: 'Since your last turn',
    nothing: 'Nothing happened since you last looked.',
    close: 'To the table',
    replay: 'Show it again',
  },
  ended: {
    toCampaign: 'On with the campaign',
    wins: (names: readonly string[]) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}`,
    draw: 'A draw',
    allLost: 'All are lost',
    rounds: (rounds: number) => `${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
    rematch: 'Rematch',
    swapped: 'Rematch, sides swapped',
    again: 'Another match',
    analyse: 'Analyse',
    analysing: (share: number) => `Thinking it through: ${number(Math.round(share * 100))} %`,
    turned: 'Where it turned',
    turn: (turn: number) => `Turn ${number(turn)}`,
    tryAgain: 'Try this turn again',
    bestDeed: 'Best deed',
    bestCard: 'Card of the match',
    deed: (damage: number, destroyed: number, prevented: number) =>
      [
        damage > 0 ? `${number(damage)} damage dealt` : '',
        destroyed > 0 ? `${number(destroyed)} destroyed` : '',
        prevented > 0 ? `${number(prevented)} damage prevented` : '',
      ]
        .filter(Boolean)
        .join(', '),
    history: 'To the history',
    home: 'Home',
    lessons: 'Ten short lessons',
    look: 'Look at the table',
    result: 'The result',
  },
  stopsPanel: {
    title: 'When to ask me',
    intro: 'How do you want to be asked about what others do?',
    own: 'Your own stops: you are asked there if you could answer.',
  },
};

/** Who plays which seat. */
export const seatsText = {
  title: 'Who plays',
  intro: 'Seats change from the next decision on; the match stays as it is.',
  go: 'Seat them so',
};

/** What an option does, where no thing on the table says it. */
export const optionText: Partial<Record<WarbandAction['kind'], string>> = {
  end: 'End the phase',
  pass: 'Pass',
  enough: 'Enough',
  confirm: 'Yes',
  stay: 'Stay',
  cower: 'Cower',
  endure: 'Take it',
  decline: 'No',
};

/** Stops under one heading, each with what it asks for. */
export interface StopGroup<Key extends string = string> {
  title: string;
  lines: readonly { key: Key; label: string; note?: string }[];
}

/** A way of being asked, of which one holds; the one without a flag among the stops goes by the single stops. */
export interface AskMode<Flag extends string = string> {
  flag?: Flag;
  label: string;
  /** What it means, in one sentence. */
  note: string;
}

/** How one can be asked in Warband. */
export const warbandAskModes = [
  {
    flag: 'concerned',
    label: 'when it concerns me',
    note: 'Only when an answer of yours would change what happens to you.',
  },
  { flag: 'everything', label: 'about everything', note: 'Whenever you could answer something.' },
  { label: 'at my own stops', note: 'Only where your own stops say so, if you could answer.' },
] as const satisfies readonly AskMode<keyof WarbandStops>[];

/** Warband's stops by what they are about. */
export const stopGroups = [
  {
    title: 'When it is about me',
    lines: [
      { key: 'attacked', label: 'My creature is attacked' },
      { key: 'targeted', label: 'I or mine are a target' },
      { key: 'harmed', label: 'My creature would be harmed' },
      { key: 'own', label: 'I act myself' },
    ],
  },
  {
    title: 'Anything others do',
    lines: [
      { key: 'move', label: 'They move' },
      { key: 'attack', label: 'They attack' },
      { key: 'order', label: 'They give an order' },
      { key: 'power', label: 'They use a power' },
      { key: 'trigger', label: 'Something triggers' },
      { key: 'collect', label: 'They collect treasure' },
    ],
  },
  {
    title: 'At the end of a phase',
    lines: [
      { key: 'refresh', label: 'Refresh' },
      { key: 'activate', label: 'Activate' },
      { key: 'deploy', label: 'Deploy' },
      { key: 'cleanup', label: 'Cleanup' },
    ],
  },
  {
    title: 'In whose turns',
    lines: [
      { key: 'ownTurns', label: 'In my own' },
      { key: 'otherTurns', label: 'In those of others' },
      { key: 'hold', label: 'Hold: always ask', note: 'Also where I can only pass.' },
    ],
  },
] as const satisfies readonly StopGroup<keyof WarbandStops>[];
