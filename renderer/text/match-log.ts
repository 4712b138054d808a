/** Words of the log of a match. */
const plural = (count: number, one: string, many = `${one}s`) =>
  `${String(count)} ${count === 1 ? one : many}`;

const deckCards: Record<string, string> = { order: 'order', creature: 'creature card' };

const places: Record<string, string> = {
  hand: 'to the hand',
  deckTop: 'on top of the deck',
  deckBottom: 'under the deck',
};

const passReasons: Record<string, string> = {
  noAnswer: 'no legal answer',
  noStop: 'no stop there',
};

export const logText = {
  byOrder: 'order',
  byEffects: 'effects',
  stopped: 'prevented',
  passed: (whom: string) => `Passed for ${whom}`,
  passedFor: (name: string, why: string | undefined, times: number) => {
    const often = times > 1 ? ` ${String(times)}×` : '';
    const reason = why === undefined ? '' : ` (${passReasons[why] ?? why})`;
    return `${name}${often}${reason}`;
  },
  first: (by: string, first: string) =>
    by === first ? `${by} chooses to deploy first` : `${by} lets ${first} deploy first`,
  deploys: 'Deploys ',
  on: 'on',
  activates: 'begins its activation',
  assisted: ', assisted by',
  onto: 'on',
  manners: {
    move: 'moves to',
    shift: 'shifts to',
    slide: 'is slid to',
    place: 'is put on',
  },
  declares: {
    move: 'sets out',
    attack: 'attacks',
    order: 'takes the order',
    power: 'uses',
    trigger: 'triggers',
    collect: 'reaches for the treasure',
    dodge: 'dodges',
    hazard: 'is in hazardous terrain',
  },
  /** The same of a text on the creature's own card. */
  ownText: { order: 'takes an order', power: 'uses its power', trigger: 'uses its text' },
  uses: (title: string) => `uses ${title}`,
  titleOf: (title: string) => `${title} of`,
  attacks: { melee: 'strikes', ranged: 'shoots at' } as Record<string, string | undefined>,
  declaredRules: { collect: 'W-822', dodge: 'W-726', hazard: 'W-520' } as Record<string, string | undefined>,
  fizzles: (what: string) => `${what} comes to nothing`,
  cancelled: (what: string) => `${what} is cancelled`,
  opens: (square: string, value: number) => `opens the chest on ${square}: ${String(value)} treasure`,
  treasure: (square: string, tokens: number) => `${plural(tokens, 'treasure token')} on ${square}`,
  collects: 'collects a treasure token',
  gain: (from: number, to: number) => `: Morale ${String(from)} → ${String(to)}`,
  takes: (amount: number) => `takes ${String(amount)} damage`,
  prevented: (amount: number) => `${String(amount)} damage prevented on `,
  cowers: (amount: number, cost: number) => `cowers from ${String(amount)} damage: ${String(cost)} Morale`,
  dodges: 'dodges the attack',
  heals: (amount: number) => `heals ${String(amount)}`,
  destroyed: 'is destroyed',
  rescued: (left: number) => `would be destroyed: it is left with ${String(left)} Hit Points`,
  withdrawn: 'leaves the battlefield',
  morale: (name: string, from: number, to: number) => `${name}: Morale ${String(from)} → ${String(to)}`,
  leadership: (name: string, from: number, to: number) =>
    `${name}: Leadership ${String(from)} → ${String(to)}`,
  draws: (name: string, count: number, deck: string) =>
    `${name} draws ${plural(count, deckCards[deck] ?? 'card')}`,
  discards: (name: string) => `${name} discards`,
  returns: (name: string, count: number, to: string) =>
    `${name} puts ${plural(count, 'card')} ${places[to] ?? 'back'}`,
  looks: (name: string, count: number, owner: string) =>
    name === owner
      ? `${name} looks at ${plural(count, 'card')} of the own deck`
      : `${name} looks at ${plural(count, 'card')} of ${owner}`,
  attached: 'is put under',
  detached: 'is taken off',
  control: (name: string) => `now obeys ${name}`,
  cap: 'does not trigger again: too much was added already',
  surrenders: (name: string) => `${name} surrenders`,
  ended: (winners: readonly string[]) =>
    winners.length === 0
      ? 'The match is a draw'
      : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`,
};

type About = Readonly<Record<string, string>>;

/** What a bot says of its own choice, by its code. */
const reasonWords: Record<string, (about: About) => string> = {
  destroys: ({ target }) => `I can destroy ${target ?? 'it'}.`,
  hurts: ({ target, damage }) => `${damage ?? 'Some'} damage to ${target ?? 'it'} is worth the blow.`,
  moves: ({ creature }) => `${creature ?? 'It'} stands better there.`,
  collects: () => 'Treasure lifts Morale.',
  plays: ({ card }) => `Now is the time for ${card ?? 'this order'}.`,
  uses: ({ creature }) => `What ${creature ?? 'it'} can do helps now.`,
  dodges: ({ creature }) => `${creature ?? 'It'} is better out of the way.`,
  cowers: ({ creature }) => `${creature ?? 'It'} is worth more than the Morale.`,
  endures: ({ creature }) => `${creature ?? 'It'} can take it.`,
  deploys: ({ card }) => `${card ?? 'It'} belongs on the field.`,
  places: () => 'A good place to start from.',
  next: ({ creature }) => `${creature ?? 'It'} has most to do.`,
  done: () => 'Nothing more is worth doing.',
  keeps: () => 'I keep my answers for later.',
  acts: ({ creature }) => `${creature ?? 'It'} is the one to do it.`,
  assists: ({ creature }) => `It takes the help of ${creature ?? 'another'}.`,
  pays: ({ card }) => `I can spare ${card ?? 'it'}.`,
  targets: ({ target }) => `It counts for most on ${target ?? 'that one'}.`,
  commits: () => 'All is chosen.',
  starts: () => 'Who begins matters.',
  chooses: () => 'It seemed best.',
};

const overlooked = 'overlooked.';

export function botReasons(code: string, about: About): string {
  const isMistake = code.startsWith(overlooked);
  const words = reasonWords[isMistake ? code.slice(overlooked.length) : code] ?? reasonWords['chooses']!;
  return isMistake ? `${words(about)} I may have overlooked something.` : words(about);
}
