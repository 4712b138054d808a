/**
 * The way out: the shortest way to a Tower, and the chance to get there before the Towers close. It is worked out from the
 * last step of the sun backwards, spot by spot, always taking the better way; what is met on the way (monsters, wounds)
 * is not counted, and unexplored spaces are as the chambers still to come are on the whole.
 */
import type { HomeOdds } from '../../../../shared/games/delve-questions.ts';
import type { Space } from '../../../../shared/games/delve.ts';
import { spaceOfSquare, squareCount, squareTowards, towers } from '../board/spaces.ts';
import { cardTable, keepingOf } from '../content/cards.ts';
import { deckId, faceOf, heroAt, isBelow, isPlaying } from '../play.ts';
import { none, stages, stands, type HeroState, type State } from '../state.ts';
import type { Eyes } from '../view.ts';
import { closesOn } from '../turn/night.ts';
import { doorChance } from './chambers.ts';
import { beforeTheDie, byTheDie, lastStep, type Daylight } from './daylight.ts';
import { repeatedTest, type Repeated } from './dice.ts';
import {
  farWays,
  groundFor,
  plainWays,
  spotAt,
  spotCount,
  type Ground,
  type Place,
  type Way,
} from './ground.ts';
import { pathFrom, routeTo } from './route.ts';

/** Chances by step of the sun and spot: free to act, and having just come in. */
interface Table {
  ground: Ground;
  day: Daylight;
  acting: Float64Array[];
  entered: Float64Array[];
  /** Chance that a Catacomb card leads up. */
  wayUp: number;
}

const valueAt = (layers: readonly Float64Array[], step: number, spot: number): number =>
  step > lastStep ? 0 : layers[step][spot];

/** Through a way, at this try or a later one. */
function through(table: Table, { spot, tries }: Way, step: number): number {
  if (!tries) return valueAt(table.entered, step, spot);
  return overTries(table, tries, step, (at) => valueAt(table.entered, at, spot));
}

function overTries(table: Table, { at }: Repeated, step: number, then: (step: number) => number): number {
  let sum = 0;
  let open = 1;
  for (let tries = 0; tries < at.length && step + tries <= lastStep; tries++) {
    if (tries > 0) open *= table.day.opens(step + tries);
    if (open === 0) break;
    sum += at[tries] * open * then(step + tries);
  }
  return sum;
}

function best(table: Table, ways: readonly Way[], step: number): number {
  let most = 0;
  for (const way of ways) most = Math.max(most, through(table, way, step));
  return most;
}

/** The turn ends here, and the next begins if the day does. */
const nextTurn = (table: Table, spot: number, step: number): number =>
  table.day.opens(step + 1) * valueAt(table.acting, step + 1, spot);

/** Free to act at a step of the sun. */
function acting(table: Table, place: Place, entry: number, spot: number, step: number): number {
  const back = best(table, plainWays(place, entry), step);
  switch (place.kind) {
    case 'rockfall':
      return Math.max(
        back,
        overTries(table, table.ground.crossing, step, (at) => best(table, farWays(place, entry), at)),
      );
    case 'dark':
      return rolling(table, place, spot, step);
    default:
      return back;
  }
}

function rolling(table: Table, { ways, rolls }: Place, spot: number, step: number): number {
  let sum = 0;
  for (const roll of rolls) {
    const way = ways.find(({ side }) => side === roll);
    sum += way ? through(table, way, step) : nextTurn(table, spot, step);
  }
  return rolls.length > 0 ? sum / rolls.length : 0;
}

function arriving(table: Table, place: Place, space: Space, entry: number, step: number): number {
  const spot = spotAt(space, entry);
  const { ground } = table;
  const stays = nextTurn(table, spot, step);
  const far = (at: number): number => best(table, farWays(place, entry), at);
  switch (place.kind) {
    case 'tower':
      return 1;
    case 'corridor':
      return Math.max(stays, best(table, place.ways, step));
    case 'dark':
      return rolling(table, place, spot, step);
    case 'web':
      return Math.max(stays, overTries(table, ground.tearing, step, far));
    case 'bridge':
      return Math.max(stays, ground.bridge * far(step) + (1 - ground.bridge) * fallen(table, space, step));
    case 'well':
      return ground.luck * stays;
    case 'unknown':
      return intoUnknown(table, place, spot, step);
    default:
      return stays;
  }
}

/** A chamber of the usual kind lies there: some are walked through at once, some hold up, some let nobody on. */
function intoUnknown(table: Table, place: Place, spot: number, step: number): number {
  const { corridor, turning, slow, deadly } = table.ground.stock;
  const now = onwards(table, place, step);
  const later = nextTurn(table, spot, step);
  const muchLater = table.day.opens(step + 1) * nextTurn(table, spot, step + 1);
  const usual = Math.max(0, 1 - corridor - turning - slow - deadly);
  return corridor * Math.max(now, later) + usual * later + ((slow + turning) * (later + muchLater)) / 2;
}

/** The best way that is open: each is as likely to be as the chambers to come say. */
function onwards(table: Table, { ways }: Place, step: number): number {
  const values = ways.map((way) => through(table, way, step)).toSorted((one, other) => other - one);
  let sum = 0;
  let closed = 1;
  for (const value of values) {
    sum += closed * table.ground.stock.open * value;
    closed *= 1 - table.ground.stock.open;
  }
  return sum;
}

const mostDraws = 12;
const dieFaces = [1, 2, 3, 4, 5, 6];

/** Below with so many cards, about to draw: up at the first Way Up, to the better side. */
function below(table: Table, marker: Space, heading: number, cards: number, step: number): number {
  let sum = 0;
  let chance = 1;
  for (let draws = 0; draws < mostDraws && step + draws <= lastStep; draws++) {
    if (draws > 0) chance *= table.day.opens(step + draws);
    sum += chance * table.wayUp * surfacing(table, marker, heading, cards + draws + 1, step + draws);
    chance *= 1 - table.wayUp;
  }
  return sum;
}

/** D-815 to D-825: the turn ends, and the next is the encounter. */
function surfacing(table: Table, marker: Space, heading: number, cards: number, step: number): number {
  const ahead = squareTowards(marker, heading, cards);
  const sides = [(heading + 3) % 4, (heading + 1) % 4].map((side) => {
    const landings = dieFaces.map((die) => spaceOfSquare(squareTowards(ahead, side, die)));
    return landings.reduce((sum, space) => sum + valueAt(table.entered, step + 1, spotAt(space, none)), 0);
  });
  return (table.day.opens(step + 1) * Math.max(...sides)) / dieFaces.length;
}

/** D-443: a fall from a Bridge, with the better of four directions. */
const fallen = (table: Table, space: Space, step: number): number =>
  step >= lastStep
    ? 0
    : table.day.opens(step + 1) *
      Math.max(...[0, 1, 2, 3].map((heading) => below(table, space, heading, 0, step + 1)));

const sidedKinds = new Set(['chasm', 'rockfall', 'web', 'bridge']);
const anyEntry = [none];
const allEntries = [none, 0, 1, 2, 3];
const entriesOf = ({ kind }: Place): readonly number[] => (sidedKinds.has(kind) ? allEntries : anyEntry);
/** Chambers walked through lead into each other in the same turn. */
const chainSweeps = 3;

function fillLayer(table: Table, step: number): void {
  const { places } = table.ground;
  for (let sweep = 0; sweep < chainSweeps; sweep++)
    for (let at = 0; at < squareCount; at++) {
      const space = sweep % 2 === 0 ? at : squareCount - 1 - at;
      const place = places[space];
      if (!place) continue;
      for (const entry of entriesOf(place))
        table.entered[step][spotAt(space, entry)] = arriving(table, place, space, entry, step);
    }
  for (const [space, place] of places.entries()) {
    if (!place) continue;
    for (const entry of entriesOf(place))
      table.acting[step][spotAt(space, entry)] = acting(table, place, entry, spotAt(space, entry), step);
  }
}

function tableFrom(ground: Ground, day: Daylight, wayUp: number, from: number): Table {
  const layers = (): Float64Array[] =>
    Array.from({ length: lastStep + 1 }, () => new Float64Array(spotCount));
  const table: Table = { ground, day, acting: layers(), entered: layers(), wayUp };
  for (let step = lastStep; step >= from; step--)
    if (step === from || day.opens(step) > 0) fillLayer(table, step);
  return table;
}

/** Whether the hero can act in the turn under way. */
const actsNow = (state: Readonly<State>, seat: number): boolean =>
  state.seat === seat && state.turn > 0 && state.stage <= stages.act;

/** Steps of the sun until his next turn: one, unless the First Player's turn does not come before it. */
function stepsToTurn({ seat: now, first, heroes }: Readonly<State>, seat: number): number {
  for (let count = 1; count <= heroes.length; count++) {
    const next = (now + count) % heroes.length;
    if (next === first) return 1;
    if (next === seat) return 0;
  }
  return 1;
}

/** What holds him fast before he can act. */
function heldBy(hero: Readonly<HeroState>): Repeated | undefined {
  const { values } = faceOf(hero);
  const holds = hero.held.flatMap(({ card, tokens }) => {
    const step = keepingOf[card];
    return step?.do === 'hold' ? [repeatedTest(values[step.attribute] + tokens)] : [];
  });
  if (hero.stand === stands.caught) holds.push(repeatedTest(values.strength + hero.tokens));
  return holds.toSorted((one, other) => other.failures - one.failures)[0];
}

/** The chance of one hero in a table, from where and how he stands. */
function chanceIn(table: Table, state: Readonly<State>, seat: number): number {
  const hero = heroAt(state, seat);
  const isNow = actsNow(state, seat);
  const steps = isNow ? 0 : stepsToTurn(state, seat);
  const start = state.sun + steps + hero.lost;
  const open = table.day.lasts(state.sun, steps + hero.lost);
  const act = (step: number): number => actingAs(table, hero, step);
  const held = isNow && state.stage === stages.act ? undefined : heldBy(hero);
  return open * (held ? overTries(table, held, start, act) : before(act, start));
}

const before = (act: (step: number) => number, step: number): number => (step > lastStep ? 0 : act(step));

function actingAs(table: Table, hero: Readonly<HeroState>, step: number): number {
  if (step > lastStep) return 0;
  if (isBelow(hero)) return below(table, hero.marker, hero.heading, hero.trip, step);
  const place = table.ground.places[hero.space];
  if (!place) return 0;
  const isSided = sidedKinds.has(place.kind);
  const spot = spotAt(hero.space, isSided ? hero.entry : none);
  if (hero.isPending) return valueAt(table.entered, step, spot);
  const isOver = hero.stand === stands.across || hero.stand === stands.caught;
  if (isSided && isOver) return best(table, farWays(place, hero.entry), step);
  return valueAt(table.acting, step, spot);
}

const leadsUp = (card: number): boolean => cardTable[card].steps.some((step) => step.do === 'wayUp');

function wayUpChance({ decks, buried }: Readonly<State>): number {
  const cards = decks[deckId('catacomb')].slice(buried);
  return cards.length === 0 ? 1 : cards.filter(leadsUp).length / cards.length;
}

/** Rounds in which no die is rolled yet, the present one not counted. */
function roundsBefore(sun: number): number {
  let rounds = 0;
  while (sun + rounds + 1 <= lastStep && closesOn(sun + rounds + 1) === 0) rounds++;
  return rounds;
}

export function homeOdds(state: Readonly<State>, eyes: Eyes, seat: number): HomeOdds | undefined {
  const hero = heroAt(state, seat);
  if (!isPlaying(hero) || (hero.space === none && hero.marker === none)) return undefined;
  const ground = groundFor(state, seat, doorChance({ state, eyes, seat }));
  const wayUp = wayUpChance(state);
  const inTime = tableFrom(ground, beforeTheDie, wayUp, state.sun);
  const withDice = tableFrom(ground, byTheDie, wayUp, state.sun);
  const path = isBelow(hero)
    ? []
    : pathFrom(ground, routeTo(ground, towers), spotAt(hero.space, hero.entry), towers);
  return {
    steps: path.length,
    path,
    rounds: roundsBefore(state.sun),
    inTime: chanceIn(inTime, state, seat),
    withDice: chanceIn(withDice, state, seat),
    isExplored: path.every((space) => ground.places[space]?.kind !== 'unknown'),
  };
}
