/** From a setup and a seed to the first question: decks and heroes drawn, the First Player by lot (200s, R-702, R-710, R-712). */
import { delveDecks } from '../../../shared/games/delve.ts';
import type { Seed } from '../../../shared/game.ts';
import { seedRng, shuffle } from '../../engine/rng.ts';
import { isPrinted, spaceOfSquare, squareCount } from './board/spaces.ts';
import { deckCards } from './content/cards.ts';
import { chamberTable, laidAs } from './content/chambers.ts';
import { heroTable } from './content/heroes.ts';
import { advance } from './flow.ts';
import { deckId, playOf, roll, type Play } from './play.ts';
import { none, stages, stands, statuses, type HeroState, type Setup, type State } from './state.ts';
import { shortenDay } from './turn/night.ts';

/** Every chamber by its number, copies and all. */
export const allChambers: readonly number[] = chamberTable.flatMap(({ copies }, chamber) =>
  Array.from({ length: copies }, () => chamber),
);

const mostPlayers = 4;

const newHero = (hero: number): HeroState => ({
  hero,
  status: statuses.inside,
  space: none,
  from: none,
  entry: none,
  stand: stands.free,
  isSpecial: false,
  isPending: false,
  hasStair: false,
  mustLeave: false,
  searches: 0,
  entered: [],
  wounds: 0,
  loot: [],
  held: [],
  runes: [],
  tokens: 0,
  gate: none,
  lost: 0,
  marker: none,
  heading: 0,
  pile: [],
  trip: 0,
  hasUsedAbility: false,
});

/** A match before anything was drawn: all chambers and cards in order. */
export function emptyState(setup: Setup, seed: Seed): State {
  return {
    setup,
    rng: seedRng(seed),
    heroes: setup.players.map(({ hero }) => newHero(hero ?? none)),
    board: Array.from({ length: squareCount }, () => none),
    stock: allChambers.slice(),
    entrances: [],
    monsters: [],
    decks: delveDecks.map((deck) => (deck === 'rune' ? [] : deckCards[deck].slice())),
    discards: delveDecks.map(() => []),
    buried: 0,
    slumbers: 0,
    sun: 1,
    first: setup.first ?? 0,
    seat: setup.first ?? 0,
    turn: 0,
    round: 0,
    stage: stages.towers,
    hasEnded: false,
    hasBegun: false,
    hasTriedWeb: false,
    frames: [],
    fight: undefined,
    lastMinion: none,
    undoable: 0,
    decider: none,
    outcome: undefined,
  };
}

export function startMatch(setup: Setup, seed: Seed): State {
  checkSetup(setup);
  const state = emptyState(Object.freeze({ ...setup }), seed);
  const play = playOf(state);
  shuffle(state.rng, state.stock);
  layMapped(state);
  for (const deck of state.decks) shuffle(state.rng, deck);
  drawHeroes(state);
  drawRunes(state);
  if (setup.first === undefined) state.first = rollForFirst(play);
  state.seat = state.first;
  if (setup.options.shortDay) shortenDay(play);
  advance(play);
  return state;
}

/** Chambers of an earlier journey lie where they lay; one that cannot is left in the stock. */
function layMapped({ setup, board, stock }: State): void {
  for (const { space, chamber, heading } of setup.mapped ?? []) {
    const at = stock.indexOf(chamber);
    const isFree = board[space] === none && spaceOfSquare(space) === space && !isPrinted(space);
    if (at < 0 || !isFree) continue;
    stock.splice(at, 1);
    board[space] = laidAs(chamber, heading);
  }
}

/** D-208: by lot where nobody chose. */
function drawHeroes({ rng, heroes }: State): void {
  const taken = new Set(heroes.map(({ hero }) => hero));
  const free = shuffle(
    rng,
    heroTable.map((_, hero) => hero).filter((hero) => !taken.has(hero)),
  );
  for (const each of heroes) if (each.hero === none) each.hero = free.pop() ?? none;
}

const plainRunes = 1;
/** */
const moreRunes = 2;

const runesEach = ({ options, runes }: Setup): number =>
  options.moreRunes ? (runes ?? moreRunes) : plainRunes;

/** D-210, D-962: face up; the rest leave the game. */
function drawRunes(state: State): void {
  const deck = shuffle(state.rng, deckCards.rune.slice());
  for (const hero of state.heroes) hero.runes = deck.splice(0, runesEach(state.setup));
  state.decks[deckId('rune')] = [];
}

/** D-209: the highest roll; ties roll again. */
function rollForFirst(play: Play): number {
  let seats = play.state.heroes.map((_, seat) => seat);
  while (seats.length > 1) {
    const rolls = seats.map((seat) => roll(play, seat, 'first', 1, 'D-209'));
    const most = Math.max(...rolls);
    seats = seats.filter((_, at) => rolls[at] === most);
  }
  return seats[0];
}

function checkSetup(setup: Setup): void {
  const [problem] = setupProblems(setup);
  if (problem !== undefined) throw new RangeError(problem);
}

/** Everything that keeps a match from beginning, in sentences. */
export function setupProblems({ players, first = 0, runes = 1 }: Setup): string[] {
  const count = players.length;
  const problems: string[] = [];
  if (!(count >= 1 && count <= mostPlayers)) problems.push(`${count} cannot play; one to four can (D-101).`);
  if (!(Number.isInteger(first) && first >= 0 && first < count))
    problems.push('Nobody sits where the first turn is to be (D-209).');
  const heroes = players.flatMap(({ hero }) => hero ?? []);
  if (new Set(heroes).size < heroes.length || heroes.some((hero) => !(hero in heroTable)))
    problems.push('Every player has a hero of their own (D-208).');
  if (![1, 2, 3].includes(runes)) problems.push('A hero has one to three runes (R-710).');
  return problems;
}
