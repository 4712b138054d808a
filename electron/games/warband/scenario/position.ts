/** Puts every piece of a position in its place: players, piles, creatures, treasure, the turn; then effects and stack. */
import type { Seat } from '../../../../shared/game.ts';
import type { Card, CommanderCard } from '../cards/language.ts';
import type { Battlefield } from '../geometry/battlefield.ts';
import { spaceOf, squareName } from '../geometry/square.ts';
import { isLegal, tablesOf } from '../geometry/tables.ts';
import { useOf } from '../declarations.ts';
import { playOf } from '../play.ts';
import type { CardId, Creature, Phase, PlayerState, Square, State, TurnStep } from '../state.ts';
import { atField, commanderFor, creatureCardFor, FieldMistake, pileCards, type Casting } from './casting.ts';
import { creatureOf, seatOf, squareOf } from './names.ts';
import { findPower } from './powers.ts';
import { castStack, placeEffects, placeStack } from './position-stack.ts';
import type { CreatureText, PlayerText, ScenarioText } from './schema.ts';

/** The cards of a position numbered, and the way to fill a state with it. */
export interface Placed {
  commanders: Card[];
  commanderIds: CardId[];
  fill(state: State): void;
}

export function placeAll(text: ScenarioText, battlefield: Battlefield, casting: Casting): Placed {
  const seats = casting.names.players.map((_, seat) => text.players?.[seat] ?? {});
  const commanders = seats.map(({ commander }, seat) =>
    commanderFor(casting, commander, seat, `players[${seat}].commander`),
  );
  const commanderIds = commanders.map((card, seat) => casting.addInstance(card, seat));
  const players = seats.map((player, seat) =>
    playerState(casting, player, seat, commanders[seat] as CommanderCard),
  );
  const creatures = (text.creatures ?? []).map((creature, index) =>
    placeCreature(casting, battlefield, creature, `creatures[${index}]`),
  );
  checkSpaces(text, battlefield, casting, creatures);
  const stackCards = castStack(text, casting);
  return {
    commanders,
    commanderIds,
    fill(state) {
      state.players = players;
      state.creatures = creatures;
      placeTreasure(state, text, battlefield);
      placeTurn(state, text, casting);
      placeStack(state, text, casting.names, stackCards);
      placeEffects(state, text, casting.names);
    },
  };
}

function playerState(casting: Casting, text: PlayerText, seat: Seat, commander: CommanderCard): PlayerState {
  const pile = (
    key: 'orderHand' | 'orderDeck' | 'discard' | 'creatureHand' | 'creatureDeck' | 'graveyard',
  ): CardId[] => {
    const type =
      key === 'creatureHand' || key === 'creatureDeck' || key === 'graveyard' ? 'creature' : 'order';
    const cards = pileCards(casting, text[key], type, `players[${seat}].${key}`);
    return cards.map(({ card, name }) => casting.addInstance(card, seat, name));
  };
  return {
    morale: text.morale ?? commander.morale + (text.handicap?.morale ?? 0),
    leadership: text.leadership ?? commander.leadership + (text.handicap?.leadership ?? 0),
    orderHand: pile('orderHand'),
    orderDeck: pile('orderDeck').reverse(),
    creatureHand: pile('creatureHand'),
    creatureDeck: pile('creatureDeck').reverse(),
    discard: pile('discard'),
    graveyard: pile('graveyard'),
    collected: text.collected ?? 0,
  };
}

function placeCreature(
  casting: Casting,
  battlefield: Battlefield,
  text: CreatureText,
  field: string,
): Creature {
  const { players, cards } = casting.names;
  if ([...cards.values()].includes(text.name))
    throw new FieldMistake(`${field}.name`, `Something else is called "${text.name}" already.`);
  const card = creatureCardFor(casting, text.card, text.name, `${field}.card`);
  const owner = atField(`${field}.owner`, () => seatOf(players, text.owner ?? 0));
  const id = casting.addInstance(card, owner, text.name);
  const attached = (text.attached ?? []).map((entry, index) =>
    atField(`${field}.attached[${index}]`, () => {
      const { card: name, owner: whose } = typeof entry === 'string' ? { card: entry } : entry;
      return casting.addInstance(
        casting.cardNamed(name, 'order'),
        whose === undefined ? owner : seatOf(players, whose),
      );
    }),
  );
  return {
    id,
    seat: atField(`${field}.controller`, () => seatOf(players, text.controller ?? owner)),
    square: atField(`${field}.at`, () => squareOf(battlefield, text.at)),
    tapped: text.tapped ?? false,
    damage: text.damage ?? 0,
    attached,
    activated: 0,
    hazard: 0,
    used: [],
    moved: 0,
  };
}

/** R-43, W-511: every creature stands on legal squares of its own. */
function checkSpaces(
  text: ScenarioText,
  battlefield: Battlefield,
  casting: Casting,
  creatures: Creature[],
): void {
  const tables = tablesOf(battlefield);
  const taken = new Map<Square, string>();
  creatures.forEach(({ id, square }, index) => {
    const field = `creatures[${index}].at`;
    const card = casting.cards[casting.instances[id].card];
    const size = card.type === 'creature' && card.large ? 2 : 1;
    const { name } = text.creatures![index];
    const at = squareName(square, battlefield.width);
    if (!isLegal(tables, square, size))
      throw new FieldMistake(
        field,
        `"${name}" cannot stand at ${at}: a ${size === 2 ? 'wall or the edge' : 'wall'} is in the way.`,
      );
    for (const each of spaceOf(square, size, battlefield.width)) {
      const other = taken.get(each);
      if (other !== undefined)
        throw new FieldMistake(
          field,
          `"${name}" and "${other}" both stand on ${squareName(each, battlefield.width)}.`,
        );
      taken.set(each, name);
    }
  });
}

function placeTreasure(state: State, text: ScenarioText, battlefield: Battlefield): void {
  state.chests = (text.chests ?? []).map(({ at, value }, index) => ({
    square: atField(`chests[${index}].at`, () => squareOf(battlefield, at)),
    value,
  }));
  state.tokens = (text.treasure ?? []).map(({ at, tokens }, index) => ({
    square: atField(`treasure[${index}].at`, () => squareOf(battlefield, at)),
    count: tokens,
  }));
}

/** The first step of each phase in which a position begins. */
const firstStep: Record<Exclude<Phase, 'setup'>, TurnStep> = {
  refresh: 'startEffects',
  activate: 'activate',
  deploy: 'deploy',
  cleanup: 'endEffects',
};

const phaseOf: Record<TurnStep, Phase> = {
  startEffects: 'refresh',
  untapFirst: 'refresh',
  drawOrder: 'refresh',
  activate: 'activate',
  lastWindow: 'activate',
  raiseLeadership: 'activate',
  deploy: 'deploy',
  endEffects: 'cleanup',
  untapLast: 'cleanup',
  drawCreatures: 'cleanup',
  check: 'cleanup',
};

function placeTurn(state: State, text: ScenarioText, { names }: Casting): void {
  const { turn = {} } = text;
  const seats = names.players.length;
  state.first = atField('turn.first', () => seatOf(names.players, turn.first ?? 0));
  state.seat = atField('turn.player', () => seatOf(names.players, turn.player ?? state.first));
  const order = (state.seat - state.first + seats) % seats;
  const phase = turn.phase ?? (turn.step ? phaseOf[turn.step] : 'activate');
  state.quiet = turn.quiet ?? 0;
  if (phase === 'setup') {
    state.frames = [{ kind: 'opening', order }];
    return;
  }
  const step = turn.step ?? firstStep[phase];
  state.turn = ((turn.round ?? 1) - 1) * seats + order + 1;
  state.phase = phaseOf[step];
  state.frames = [{ kind: 'turn', step }];
  placeActivation(state, text, names);
}

function placeActivation(state: State, text: ScenarioText, names: Casting['names']): void {
  const { active, moves, reactivated, played } = text.turn ?? {};
  state.activation = 1;
  state.reactivated = reactivated ?? 0;
  state.played = played ?? 0;
  text.creatures?.forEach((creature, index) => {
    if (creature.activated) state.creatures[index].activated = state.turn;
    if (creature.metHazard) state.creatures[index].hazard = state.activation;
    state.creatures[index].used = (creature.used ?? []).map((power) =>
      atField(`creatures[${index}].used`, () => usedPower(state, state.creatures[index], power)),
    );
  });
  if (active === undefined) return;
  const id = atField('turn.active', () => creatureOf(state, names, active));
  state.active = id;
  state.moves = moves ?? 1;
  state.creatures.find((each) => each.id === id)!.activated = state.turn;
}

/** a power as the engine remembers its use. */
function usedPower(state: State, creature: Creature, power: string | number): number {
  const play = playOf(state);
  const found = findPower(play, creature, power);
  return useOf(play, found.card, found.number);
}
