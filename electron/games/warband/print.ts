/** A position as text: for logs, golden playthroughs and bug reports. */
import type { Seat } from '../../../shared/game.ts';
import { makeRows } from './geometry/battlefield.ts';
import { spaceOf, squareName } from './geometry/square.ts';
import { faceOf, lookAt, type Play } from './play.ts';
import { sizeOf } from './printed.ts';
import type { CardId, Creature, Item, State } from './state.ts';
import { statOf } from './values.ts';

export function printState(state: Readonly<State>): string {
  const play = lookAt(state);
  const round = Math.ceil(state.turn / state.players.length);
  return [
    `turn ${state.turn} (round ${round}), ${state.phase}, seat ${state.seat}`,
    ...printMap(play),
    ...state.creatures.map((creature) => printCreature(play, creature)),
    ...printTreasure(play),
    ...state.players.map((_, seat) => printPlayer(play, seat)),
    ...state.stack.map((item) => `stack: ${printItem(play, item)}`),
    ...(state.outcome
      ? [`outcome: ${state.outcome.reason}, winners ${state.outcome.winners.join(' ') || 'none'}`]
      : []),
  ].join('\n');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Creatures as letters: a, b, c by order of entering; capitals for odd seats. */
function letterOf(play: Play, creature: Creature): string {
  const letter = letters[play.state.creatures.indexOf(creature) % letters.length];
  return creature.seat % 2 === 0 ? letter : letter.toUpperCase();
}

function printMap(play: Play): string[] {
  const { battlefield } = play.state.setup;
  const rows = makeRows(battlefield).map((row) => [...row]);
  for (const creature of play.state.creatures) {
    for (const square of spaceOf(creature.square, sizeOf(play, creature.id), battlefield.width)) {
      rows[Math.floor(square / battlefield.width)][square % battlefield.width] = letterOf(play, creature);
    }
  }
  return rows.map((row) => row.join(''));
}

const nameOf = (play: Play, card: CardId): string => (card < 0 ? '-' : faceOf(play, card).card.name);

function printCreature(play: Play, creature: Creature): string {
  const at = squareName(creature.square, play.tables.width);
  const notes = [
    creature.tapped ? 'tapped' : '',
    creature.id === play.state.active ? 'active' : '',
    ...creature.attached.map((card) => `with ${nameOf(play, card)}`),
  ].filter(Boolean);
  const health = `${creature.damage}/${statOf(play, creature, 'hitPoints')}`;
  return `${letterOf(play, creature)} ${nameOf(play, creature.id)} seat ${creature.seat} at ${at}, damage ${health}${notes.map((note) => `, ${note}`).join('')}`;
}

function printTreasure({ state, tables }: Play): string[] {
  const chests = state.chests.map(({ square }) => squareName(square, tables.width)).join(' ');
  const tokens = state.tokens
    .map(({ square, count }) => `${squareName(square, tables.width)}:${count}`)
    .join(' ');
  return [chests && `chests ${chests}`, tokens && `treasure ${tokens}`].filter(Boolean);
}

function printPlayer(play: Play, seat: Seat): string {
  const player = play.state.players[seat];
  const hand = player.orderHand.map((card) => nameOf(play, card)).join(', ') || '-';
  const creatures = player.creatureHand.map((card) => nameOf(play, card)).join(', ') || '-';
  const counts = `decks ${player.orderDeck.length}+${player.creatureDeck.length}, discard ${player.discard.length}, graveyard ${player.graveyard.length}`;
  return `seat ${seat}: Morale ${player.morale}, Leadership ${player.leadership}, orders [${hand}], creatures [${creatures}], ${counts}`;
}

function printItem(play: Play, item: Item): string {
  const targets = item.targets.map(
    ({ name, kind, ids }) =>
      `${name}=${ids.map((id) => (kind === 'creature' ? nameOf(play, id) : id)).join('+')}`,
  );
  return `${item.kind} ${nameOf(play, item.card)} by ${nameOf(play, item.actor)}${targets.map((target) => ` ${target}`).join('')}`;
}
