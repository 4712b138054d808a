/** Every sentence of the history screen: the ledger, a match and its replay, statistics. */
import type { HistoryMatch } from '../../shared/calls/history.ts';

/** A number with a true minus. */
const figure = (value: number): string => (value < 0 ? `−${String(-value)}` : String(value));

export const historyText = {
  ledger: 'Matches fought',
  search: 'Search matches',
  searchHint: 'Player, warband, commander, tag or note',
  filters: 'Filters',
  more: 'More filters',
  fewer: 'Fewer filters',
  any: 'Any',
  game: 'Game',
  anyGame: 'Every game',
  anyResult: 'Any result',
  results: { won: 'Won', lost: 'Lost', draw: 'Drawn' },
  resultsOfAll: { won: 'Decided', draw: 'Drawn' },
  result: 'Result',
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    longest: 'Longest first',
    shortest: 'Shortest first',
  },
  form: 'Form',
  player: 'Player',
  warband: 'Warband',
  commander: 'Commander',
  opponent: 'Against',
  reason: 'Ended by',
  tag: 'Tag',
  clear: 'Clear all filters',
  count: (shown: number, all: number) => (shown === all ? String(all) : `${String(shown)} of ${String(all)}`),
  showMore: 'Show more',
  statistics: 'Statistics',
  toLedger: 'Back to the matches',
  import: 'Import a match',
  imported: 'The match was replayed to the same end and added.',
  alreadyThere: 'This match is in the list already.',
  export: 'Export',
  delete: 'Delete',
  person: 'a person',
  waiting: 'Opening the ledger …',
  empty: 'No match fought yet',
  emptyHint:
    'Every match you finish is kept here: who won and why, how Morale went turn by turn, and a replay of every step.',
  begin: 'Begin a match',
  none: 'No match is like that',
  noneHint: 'Take a word or a filter away.',
  gone: 'This match is not here any more.',
  sides: (teams: readonly (readonly string[])[]) => teams.map(list).join(' against '),
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  over: 'Decided',
  together: (names: readonly string[]) => list(names),
  wins: (names: readonly string[]) => `${list(names)} won`,
  nobody: 'Nobody won',
  allLost: 'All lost together',
  /** What was left at the end, seat by seat. */
  trackLeft: (track: string, left: readonly number[]) => `${track} ${left.map(figure).join(' to ')}`,
  rounds: (rounds: number) => (rounds === 1 ? '1 round' : `${String(rounds)} rounds`),
  actions: (actions: number) => `${String(actions)} steps`,
  minutes: (ms: number) => {
    const minutes = Math.round(ms / 60_000);
    return minutes < 1 ? 'under a minute' : minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
  },
  team: (team: number) => `Team ${String(team + 1)}`,
  note: 'Note',
  noteHint: 'What should be remembered of it?',
  tags: 'Tags',
  tagsHint: 'Several are parted by commas',
  saveTags: 'Save',
  forkedFrom: 'Played on from another match',
  star: 'Keep for ever',
  starNote: 'A starred match always keeps what shows it.',
  starFor: (title: string) => `Keep ${title} for ever`,
  starred: 'Starred',
  ofCampaign: 'of a campaign',
  toCampaign: 'To its campaign',
  unfinished: 'Its end is open',
};

/** Why a match can be watched but neither played on nor judged. */
export const onlyWatchedWords: Record<NonNullable<HistoryMatch['onlyWatched']>, string> = {
  unfinished:
    'This match is not over. It shows what everybody at the table may see; it can be neither played on from here nor judged.',
  olderRules:
    'Played, at least in part, by older rules: it can be watched, but playing on and judging need the rules it was played by.',
  altered:
    'What was stored of this match has been altered outside the program: it can be watched, but neither played on nor judged.',
  damaged:
    'Part of what was stored of this match cannot be read any more: its result is kept, but it can be neither played on nor judged.',
  unknownGame:
    'This version does not know the game that was played: what was kept of the match is shown, but it can be neither played on nor judged.',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

export const formNames: Record<string, string> = {
  standard: 'Two players',
  firstGame: 'First game',
  freeForAll: 'Free-for-all',
  teams: 'Teams',
  lesson: 'Lesson',
  puzzle: 'Puzzle',
};

export const replayText = {
  board: 'The battlefield as it was',
  opening: 'Laying out the battlefield …',
  where: (turn: number, at: number, length: number) =>
    `${turn === 0 ? 'Setup' : `Turn ${String(turn)}`}, step ${String(at)} of ${String(length)}`,
  time: 'Step of the match',
  steps: 'Move through the match',
  start: 'To the start',
  turnBack: 'A turn back',
  back: 'A step back',
  play: 'Play',
  pause: 'Pause',
  on: 'A step on',
  turnOn: 'A turn on',
  end: 'To the end',
  speed: 'Speed',
  eyes: 'Eyes',
  open: 'Open',
  openHint: 'All cards face up',
  fork: 'Play on from here',
  forkTitle: 'Play on from here',
  forkWords: (where: string) =>
    `A new match begins at ${where}, with the same cards and the same luck to come. This one stays as it is.`,
  forkPrivacy: 'Hands',
  forkBegin: 'Begin',
  atEnd: 'The match is over here: go back to a moment from which to play on.',
  retry: (turn: number) => `Try turn ${String(turn)} again`,
  analyseNote: 'Finds how likely each side was to win after every step',
  analysing: 'The match is thought through …',
  analysed: 'The chances are found; the graph shows them',
  stopAnalysis: 'Stop',
  chanceGraph: 'Chances to win',
  chances: 'Chance to win by step',
  percent: (share: number) => `${String(Math.round(share * 100))} %`,
  trackOf: (track: string, name: string) => `${track} of ${name}`,
  chanceOf: (name: string) => `${name}’s chance to win, within this turn`,
  turningPoints: 'Turning points',
  hands: 'Hands',
  handOf: (name: string) => `${name}’s hand`,
  levelOf: (level: number) => `Level ${String(level)}`,
  noHand: 'Holds no card.',
  faceDown: (creatures: number, orders: number) =>
    `Face down: creatures ${String(creatures)}, orders ${String(orders)}.`,
  noTurningPoints: 'Nothing changed much at once.',
  log: 'Log',
  notes: 'Notes',
  about: 'About this match',
  lists: 'Cards played',
  table: 'as a table',
  graph: 'as a graph',
  turn: 'Turn',
  change: (by: number) => (by < 0 ? `−${String(-by)}` : `+${String(by)}`),
  unshown: 'Something in this match cannot be shown here. The rest of the program is not touched by it.',
  showAgain: 'Try again',
  noFilm: 'This match cannot be shown',
  cards: 'Cards of this match',
  playedBy: 'Player',
  noCards: 'No cards were counted in this match.',
  goTo: (turn: number) => `Go to turn ${String(turn)}`,
};

export const statsText = {
  title: 'Statistics',
  whose: 'Whose matches',
  everybody: 'Everybody at this screen',
  summary: (matches: number) =>
    matches === 1 ? 'From one finished match' : `From ${String(matches)} finished matches`,
  warbands: 'By warband',
  commanders: 'By commander',
  opponents: 'By opponent',
  cards: 'By card',
  name: 'Name',
  matches: 'Matches',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  share: 'Share won, with its interval',
  shareOf: (won: number, of: number) => `${String(won)} of ${String(of)}`,
  percent: (share: number) => `${String(Math.round(share * 100))} %`,
  interval: (low: number, high: number) =>
    `${String(Math.round(low * 100))}–${String(Math.round(high * 100))} %`,
  rounds: 'Rounds',
  time: 'Minutes',
  minutes: (ms: number) => (ms < 30_000 ? '< 1' : String(Math.round(ms / 60_000))),
  drawnIn: 'Drawn',
  playedIn: 'Played',
  wonPlayed: 'Won when played',
  wonDrawn: 'Won when drawn',
  destroyed: 'Destroyed',
  damage: 'Damage',
  sortBy: (name: string) => `Sort by ${name}`,
  empty: 'Nothing to count yet',
  emptyHint:
    'After your first finished match this shows how each warband, commander and opponent has done, and for every card how often it was drawn, played, and played in a match you won.',
  noCards: 'No card was drawn in these matches.',
  filterCards: 'Find a card',
};
