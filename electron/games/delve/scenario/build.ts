/** Sets up the position of a scenario. Everything left out is as in a new game. */
import { delveDecks, delveOptions, standings, type DelveOptions } from '../../../../shared/games/delve.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../../../engine/rng.ts';
import { towers } from '../board/spaces.ts';
import { cardTable, slumberCard } from '../content/cards.ts';
import { chamberKindOf, laidAs } from '../content/chambers.ts';
import { kindIdOf } from '../content/monsters.ts';
import { advance } from '../flow.ts';
import { playOf, removeFrom } from '../play.ts';
import { emptyState } from '../setup.ts';
import {
  none,
  stages,
  stands,
  statuses,
  type HeroState,
  type Setup,
  type Stand,
  type State,
} from '../state.ts';
import { setUpFight } from './fight.ts';
import { freeToken } from './tokens.ts';
import {
  cardNumber,
  chamberNumber,
  fail,
  heroNumber,
  seatOf,
  sideNumber,
  spaceNumber,
  squareNumber,
} from './names.ts';
import type { Scenario } from './schema.ts';

type HeroLine = NonNullable<Scenario['heroes']>[number];

const plainHeroes: HeroLine[] = [{ name: 'Kessa', hero: 'Kessa' }];

export function buildPosition(scenario: Scenario): State {
  const heroes = scenario.heroes ?? plainHeroes;
  const state = emptyState(setupOf(scenario, heroes), scenario.seed ?? 1);
  layChambers(state, scenario);
  for (const [seat, line] of heroes.entries()) placeHero(state, state.heroes[seat], line);
  giveTowers(state);
  placeMonsters(state, scenario);
  stackDecks(state, scenario);
  state.entrances.push(...(scenario.entranceMarkers ?? []).map(spaceNumber));
  beginAt(state, scenario);
  if (scenario.fight) setUpFight(state, scenario.fight);
  state.rng = rngRolling(scenario.rolls ?? [], scenario.seed ?? 1);
  advance(playOf(state));
  return state;
}

function setupOf({ options, automaticMonsters }: Scenario, heroes: readonly HeroLine[]): Setup {
  const none = Object.fromEntries(delveOptions.map((option) => [option, false])) as DelveOptions;
  return Object.freeze({
    players: heroes.map(({ name, hero }) => ({ name, hero: heroNumber(hero) })),
    options: { ...none, ...options },
    ...(automaticMonsters && { automaticMonsters }),
    first: 0,
  });
}

/** A Turning Room stands as it does after its turn. */
function layChambers(state: State, { chambers = [] }: Scenario): void {
  for (const { chamber: name, at, heading, entrance } of chambers) {
    const chamber = chamberNumber(name);
    const space = spaceNumber(at);
    if (!removeFrom(state.stock, chamber)) fail(`There are not so many ${name}.`);
    if (state.board[space] !== none) fail(`Two chambers lie at one place.`);
    const ahead = sideNumber(heading ?? 'N');
    state.board[space] = laidAs(chamber, chamberKindOf[chamber] === 'turning' ? (ahead + 2) % 4 : ahead);
    if (entrance) state.entrances.push(space);
  }
}

function take(state: State, card: number): number {
  const deck = delveDecks.indexOf(cardTable[card].deck);
  if (cardTable[card].deck !== 'rune' && !removeFrom(state.decks[deck], card))
    fail(`${cardTable[card].name} is in use more often than there are.`);
  return card;
}

function placeHero(state: State, hero: HeroState, line: HeroLine): void {
  const takeAll = (names: readonly string[] = []): number[] =>
    names.map((name) => take(state, cardNumber(name)));
  if (line.at !== undefined) hero.space = spaceNumber(line.at);
  hero.from = line.from === undefined ? none : spaceNumber(line.from);
  hero.entry = line.entry === undefined ? none : sideNumber(line.entry);
  hero.stand = standings.indexOf(line.standing ?? 'free') as Stand;
  hero.isSpecial = line.special ?? false;
  hero.isPending = line.pending ?? false;
  hero.hasStair = line.stair ?? false;
  hero.mustLeave = line.mustLeave ?? false;
  hero.searches = line.searches ?? 0;
  hero.entered = (line.entered ?? []).map(spaceNumber);
  hero.wounds = line.wounds ?? 0;
  hero.loot = takeAll(line.loot);
  hero.runes = takeAll(line.runes);
  hero.pile = takeAll(line.pile);
  hero.held = (line.held ?? []).map(({ card, determination }) => ({
    card: take(state, cardNumber(card)),
    tokens: determination ?? 0,
    isDone: false,
  }));
  hero.tokens = line.determination ?? 0;
  hero.gate = line.gate === undefined ? none : spaceNumber(line.gate);
  hero.lost = line.lost ?? 0;
  hero.status = statuses[line.status ?? (line.marker === undefined ? 'inside' : 'below')];
  if (line.marker !== undefined) hero.marker = squareNumber(line.marker);
  if (line.direction !== undefined) hero.heading = sideNumber(line.direction);
  hero.trip = line.trip ?? hero.pile.length;
}

/** Whoever is put nowhere stands in a Tower. */
function giveTowers(state: State): void {
  for (const hero of state.heroes) {
    if (hero.status !== statuses.inside || hero.space !== none) continue;
    hero.space = towers.find((tower) => state.heroes.every(({ space }) => space !== tower)) ?? none;
    hero.stand = stands.free;
  }
}

function placeMonsters(state: State, { monsters = [] }: Scenario): void {
  for (const { kind, at, life } of monsters)
    state.monsters.push({ token: freeToken(state, kindIdOf(kind), life), space: spaceNumber(at) });
}

/** Puts the named ones on top; the rest is shuffled under them. */
function stackDeck(rng: Rng, deck: number[], top: readonly number[]): void {
  for (const card of top) if (!removeFrom(deck, card)) fail('A card is stacked more often than there are.');
  shuffle(rng, deck);
  deck.push(...top.toReversed());
}

function stackDecks(state: State, scenario: Scenario): void {
  const { stock = [], moreChambers = true, decks = {}, slumbers = 0 } = scenario;
  stackDeck(state.rng, state.stock, stock.map(chamberNumber));
  if (!moreChambers) state.stock.splice(0, state.stock.length - stock.length);
  state.slumbers = slumbers;
  for (let lying = 0; lying < slumbers; lying++) take(state, slumberCard);
  for (const [id, deck] of delveDecks.entries())
    stackDeck(
      state.rng,
      state.decks[id],
      (decks[deck] ?? []).map((name) => cardNumber(name.includes(':') ? name : `${deck}:${name}`)),
    );
}

const mostSeedsTried = 3_000_000;
const dieSides = 6;

/** A generator whose next rolls of a die are these. */
function rngRolling(rolls: readonly number[], seed: number): Rng {
  for (let tried = seed; tried < seed + mostSeedsTried; tried++) {
    const rng = seedRng(tried);
    if (rolls.every((roll) => 1 + randomInt(rng, dieSides) === roll)) return seedRng(tried);
  }
  return fail('No seed gives these rolls.');
}

function beginAt(state: State, { turn = {} }: Scenario): void {
  const { stage = 'begin', player, first, sun } = turn;
  state.stage = stages[stage];
  if (stage === 'towers') for (const hero of state.heroes) hero.space = none;
  state.first = first === undefined ? 0 : seatOf(state, first);
  state.seat = player === undefined ? state.first : seatOf(state, player);
  state.sun = sun ?? 1;
  state.turn = stage === 'towers' ? 0 : 1;
  state.round = state.turn;
}
