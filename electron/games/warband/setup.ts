/** From a setup and a seed to the first question: decks shuffled, hands drawn, chests laid (W-201..W-217). */
import type { Seat, Seed } from '../../../shared/game.ts';
import { randomInt, seedRng, shuffle } from '../../engine/rng.ts';
import type { CommanderCard } from './cards/language.ts';
import { advance } from './flow.ts';
import { faceOf, playOf, type Play } from './play.ts';
import { printedLevel } from './printed.ts';
import {
  none,
  type CardId,
  type Instance,
  type MatchSetup,
  type Placed,
  type PlayerState,
  type Setup,
  type State,
} from './state.ts';

/** W-945: starting Morale of a first game is the printed value minus 3. */
const firstGamePenalty = 3;

export function startMatch(setup: Setup, seed: Seed): State {
  const { match, decks } = numberCards(setup);
  const state = emptyState(match, seed);
  const play = playOf(state);
  placeChests(play);
  for (const [seat, deck] of decks.entries()) state.players.push(newPlayer(play, seat, deck));
  for (const seat of decks.keys()) dealHands(play, seat);
  placeCreatures(play, setup.placed ?? []);
  state.frames.push({ kind: 'opening', order: 0 });
  chooseFirst(play);
  advance(play);
  return state;
}

interface SeatDecks {
  creatures: CardId[];
  orders: CardId[];
}

/** Gives every card of every player its number. */
function numberCards(setup: Setup): { match: MatchSetup; decks: SeatDecks[] } {
  const index = new Map(setup.cards.map((card, at) => [card.id, at]));
  const instances: Instance[] = [];
  const add = (id: string, owner: Seat): CardId => {
    const card = index.get(id);
    if (card === undefined) throw new Error(`the setup has no card ${id}`);
    return instances.push({ card, owner }) - 1;
  };
  const commanders = setup.seats.map(({ commander }, seat) => add(commander, seat));
  const decks = setup.seats.map(({ creatures, orders }, seat) => ({
    creatures: creatures.map((id) => add(id, seat)),
    orders: orders.map((id) => add(id, seat)),
  }));
  for (const { card, seat } of setup.placed ?? []) add(card, seat);
  return { match: Object.freeze({ ...setup, instances, commanders }), decks };
}

/** their cards are numbered after all others. */
function placeCreatures({ state }: Play, placed: readonly Placed[]): void {
  const first = state.setup.instances.length - placed.length;
  placed.forEach(({ seat, square, damage = 0 }, at) => {
    state.creatures.push({
      ...{ id: first + at, seat, square, tapped: false, damage, attached: [] },
      ...{ activated: 0, hazard: 0, used: [], moved: 0 },
    });
  });
}

export function emptyState(setup: MatchSetup, seed: Seed): State {
  return {
    setup,
    rng: seedRng(seed),
    players: [],
    creatures: [],
    chests: [],
    tokens: [],
    effects: [],
    stack: [],
    resolving: undefined,
    waiting: [],
    frames: [],
    redrawn: [],
    first: 0,
    seat: 0,
    turn: 0,
    phase: 'setup',
    active: none,
    activation: 0,
    moves: 0,
    reactivated: 0,
    played: 0,
    spent: [],
    held: (setup.objectives ?? []).map(() => 0),
    next: 1,
    quiet: 0,
    resolutions: 0,
    undoable: 0,
    decider: none,
    outcome: undefined,
  };
}

/** W-209, W-820, B-11: all chest markers are mixed, one lies on each treasure square, the rest stays unseen. */
function placeChests({ state }: Play): void {
  const values = shuffle(state.rng, [...state.setup.chests]);
  state.setup.battlefield.treasures.forEach((square, index) => {
    if (index < values.length) state.chests.push({ square, value: values[index] });
  });
}

function commanderOf(play: Play, seat: Seat): CommanderCard {
  const { card } = faceOf(play, play.state.setup.commanders[seat]);
  if (card.type !== 'commander') throw new Error(`${card.name} is no commander`);
  return card;
}

function newPlayer(play: Play, seat: Seat, { creatures, orders }: SeatDecks): PlayerState {
  const { setup, rng } = play.state;
  const commander = commanderOf(play, seat);
  const handicap = setup.seats[seat].handicap ?? {};
  const penalty = setup.form === 'firstGame' ? firstGamePenalty : 0;
  return {
    morale: commander.morale - penalty + (handicap.morale ?? 0),
    leadership: commander.leadership + (handicap.leadership ?? 0),
    orderHand: [],
    // W-105
    orderDeck: shuffle(rng, orders),
    creatureHand: [],
    creatureDeck: shuffle(rng, creatures),
    discard: [],
    graveyard: [],
    collected: 0,
  };
}

/** W-216, R-61: redrawn until some creature of the hand can be deployed. */
function dealHands(play: Play, seat: Seat): void {
  const player = play.state.players[seat];
  const commander = commanderOf(play, seat);
  const handicap = play.state.setup.seats[seat].handicap ?? {};
  const take = (deck: CardId[], count: number): CardId[] =>
    deck.splice(Math.max(0, deck.length - count), count);
  player.orderHand = take(player.orderDeck, commander.orderHand + (handicap.orders ?? 0));
  const size = commander.creatureHand + (handicap.creatures ?? 0);
  const isDeployable = (card: CardId): boolean => printedLevel(play, card) <= player.leadership;
  const canRedraw = player.creatureDeck.some(isDeployable);
  player.creatureHand = take(player.creatureDeck, size);
  while (canRedraw && !player.creatureHand.some(isDeployable)) {
    play.state.redrawn.push({ seat, cards: player.creatureHand });
    player.creatureDeck = shuffle(play.state.rng, [...player.creatureDeck, ...player.creatureHand]);
    player.creatureHand = take(player.creatureDeck, size);
  }
}

/** W-218: a random player chooses, unless the setup names who deploys first. */
function chooseFirst({ state }: Play): void {
  const { first } = state.setup;
  if (first === undefined)
    state.frames.push({ kind: 'first', seat: randomInt(state.rng, state.players.length) });
  else state.first = state.seat = first;
}
