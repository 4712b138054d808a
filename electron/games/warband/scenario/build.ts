/** From a scenario's text to a match: a position set up piece by piece, or a match started from its setup. */
import type { WarbandEvent } from '../../../../shared/games/warband.ts';
import { parseBattlefield, type Battlefield } from '../geometry/battlefield.ts';
import { advance } from '../flow.ts';
import { playOf } from '../play.ts';
import { emptyState, startMatch } from '../setup.ts';
import type { Objective, Setup, State } from '../state.ts';
import {
  atField,
  commanderFor,
  creatureCardFor,
  FieldMistake,
  newCasting,
  noPacks,
  pileCards,
  type Casting,
  type Packs,
} from './casting.ts';
import { NameMistake, seatOf, squareOf, unknownName, type Names } from './names.ts';
import { placeAll } from './position.ts';
import type { ObjectiveText, ScenarioText } from './schema.ts';

/** A match under way in a scenario, and what its things are called. */
export interface World {
  state: State;
  names: Names;
  /** What happened since the last step that looked. */
  events: WarbandEvent[];
}

export function buildWorld(text: ScenarioText, packs: Packs = noPacks): World {
  const battlefield = fieldOf(text);
  const casting = newCasting(text, packs);
  return text.setup ? startWorld(text, battlefield, casting) : positionWorld(text, battlefield, casting);
}

function fieldOf({ map, walls }: ScenarioText): Battlefield {
  if (!map) throw new FieldMistake('map', 'A scenario needs a map: rows of text, such as ["....", ".##."].');
  const read = parseBattlefield(map, walls);
  if (read.ok) return read.value;
  throw new FieldMistake(read.error.code === 'badWall' ? 'walls' : 'map', read.error.sentence);
}

/** What positions and setups have in common. */
function setupOf(text: ScenarioText, battlefield: Battlefield, casting: Casting): Setup {
  const { players } = casting.names;
  const isTeams = text.form === 'teams';
  const texts = text.setup?.players ?? text.players ?? [];
  const objectives = text.objectives?.map((each, index) =>
    atField(`objectives[${index}]`, () => objectiveOf(each, battlefield, casting)),
  );
  return {
    form: text.form ?? (players.length === 2 ? 'standard' : 'freeForAll'),
    seats: players.map((name, seat) => ({
      name,
      team: texts[seat]?.team ?? (isTeams ? seat % 2 : seat),
      commander: '',
      creatures: [],
      orders: [],
      ...(texts[seat]?.handicap ? { handicap: texts[seat].handicap } : {}),
    })),
    cards: casting.cards,
    battlefield,
    chests: text.setup?.chests ?? [],
    ...(objectives ? { objectives } : {}),
    ...(text.onlyObjectives ? { onlyObjectives: true } : {}),
    ...(text.skipForced ? { skipForced: true } : {}),
  };
}

function objectiveOf(
  text: ObjectiveText,
  battlefield: Battlefield,
  { names, cards, bearers }: Casting,
): Objective {
  const { player, ...rest } = text;
  const seat = seatOf(names.players, player);
  if (rest.kind === 'hold')
    return { ...rest, seat, squares: rest.squares.map((each) => squareOf(battlefield, each)) };
  if (rest.kind === 'destroy' || rest.kind === 'keepAlive') {
    const card =
      bearers.get(rest.creature) ??
      cards.find(({ id, name }) => name === rest.creature || id === rest.creature);
    if (!card)
      throw new NameMistake(
        unknownName(
          'card',
          rest.creature,
          cards.map(({ name }) => name),
        ),
      );
    return { ...rest, seat, creature: card.id };
  }
  return { ...rest, seat };
}

/** A match from its start; cards are numbered by `startMatch`: commanders, then creatures and orders seat by seat. */
function startWorld(text: ScenarioText, battlefield: Battlefield, casting: Casting): World {
  const { setup, decks, placed } = startSetup(text, battlefield, casting);
  let id = setup.seats.length;
  const named = [...decks.flatMap(({ creatures, orders }) => [...creatures, ...orders]), ...placed];
  for (const { name } of named) {
    if (name !== undefined) casting.names.cards.set(id, name);
    id += 1;
  }
  return { state: startMatch(setup, text.seed ?? 1), names: casting.names, events: [] };
}

/** What a match is started from, with the cards of its piles by the names they have in the file. */
function startSetup(text: ScenarioText, battlefield: Battlefield, casting: Casting) {
  const { players, first } = text.setup!;
  const at = (seat: number, field: string): string => `setup.players[${seat}].${field}`;
  const commanders = players.map(({ commander }, seat) =>
    commanderFor(casting, commander, seat, at(seat, 'commander')),
  );
  const decks = players.map(({ creatures, orders }, seat) => ({
    creatures: pileCards(casting, creatures, 'creature', at(seat, 'creatures')),
    orders: pileCards(casting, orders, 'order', at(seat, 'orders')),
  }));
  const placed = players.flatMap(({ placed: own = [] }, seat) =>
    own.map(({ name, card, at: square, damage }, index) => {
      const field = at(seat, `placed[${index}]`);
      const { id } = creatureCardFor(casting, card, name, `${field}.card`);
      const spot = atField(`${field}.at`, () => squareOf(battlefield, square));
      return { name, seat, card: id, square: spot, ...(damage !== undefined && { damage }) };
    }),
  );
  const setup = setupOf(text, battlefield, casting);
  setup.seats.forEach((seat, index) => {
    seat.commander = commanders[index].id;
    seat.creatures = decks[index].creatures.map(({ card }) => card.id);
    seat.orders = decks[index].orders.map(({ card }) => card.id);
  });
  if (placed.length > 0) setup.placed = placed.map(({ name: _name, ...rest }) => rest);
  if (first !== undefined) setup.first = atField('setup.first', () => seatOf(casting.names.players, first));
  return { setup, decks, placed };
}

/** The setup of a scenario that begins at its very start: for battles whose warbands are filled in. */
export function setupFromScenario(text: ScenarioText, packs: Packs): Setup {
  return startSetup(text, fieldOf(text), newCasting(text, packs)).setup;
}

function positionWorld(text: ScenarioText, battlefield: Battlefield, casting: Casting): World {
  const placed = placeAll(text, battlefield, casting);
  const setup = setupOf(text, battlefield, casting);
  setup.seats.forEach((seat, index) => {
    seat.commander = placed.commanders[index].id;
    const own = casting.instances
      .filter(({ owner }) => owner === index)
      .map(({ card }) => casting.cards[card]);
    seat.creatures = own.filter(({ type }) => type === 'creature').map((card) => card.id);
    seat.orders = own.filter(({ type }) => type === 'order').map((card) => card.id);
  });
  const { instances, names } = casting;
  const match = Object.freeze({ ...setup, instances, commanders: placed.commanderIds });
  const state = emptyState(match, text.seed ?? 1);
  placed.fill(state);
  state.held = heldTurns(match.objectives, text);
  const events: WarbandEvent[] = [];
  advance(playOf(state, (event) => events.push(event)));
  return { state, names, events };
}

/** What a player has held so far counts for each of their `hold` objectives. */
const heldTurns = (objectives: Objective[] = [], { players }: ScenarioText): number[] =>
  objectives.map((objective) => (objective.kind === 'hold' ? (players?.[objective.seat]?.held ?? 0) : 0));
