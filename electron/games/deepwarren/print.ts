/** A position as text: logs, golden files, bug reports. */
import { letterOfSpace, tileOfSpace, type Space } from '../../../shared/games/deepwarren.ts';
import { eventTable } from './content/events.ts';
import { relicTable } from './content/relics.ts';
import { spellTable } from './content/spells.ts';
import { tileTable } from './content/tiles.ts';
import { tokenTable } from './content/tokens.ts';
import { xOf, yOf } from './dungeon/cells.ts';
import { layoutAt, spacesOfTile } from './dungeon/layout.ts';
import { standingOf } from './end.ts';
import { topFrame } from './play.ts';
import { none, type Frame, type State, type Token } from './state.ts';
import { phaseOf } from './view.ts';

export function printState(state: Readonly<State>): string {
  const { outcome } = state;
  return [
    `turn ${state.turn}, seat ${state.seat}, ${phaseOf(state)}, tiles ${state.stack.length}, events ${state.events.length}, spells ${state.spells.length}, relics ${state.relics.length}`,
    ...state.cells.flatMap((cell, tile) => (cell === none ? [] : [printTile(state, tile)])),
    ...state.tokens.map((token) => printToken(state, token)),
    ...standingOf(state).map(({ seat, score, crowns }) => printPlayer(state, seat, score, crowns)),
    ...state.frames.map((frame) => `pending: ${printFrame(frame)}`),
    ...(outcome ? [`outcome: ${outcome.reason}, winners ${outcome.winners.join(' ')}`] : []),
  ].join('\n');
}

const names = (cards: readonly number[], table: readonly { name: string }[]): string =>
  cards.map((card) => table[card].name).join(', ') || '-';

/** "(2,1)", with the letter of the space on tiles that have several. */
function placeName(state: Readonly<State>, space: Space): string {
  const tile = tileOfSpace(space);
  const cell = state.cells[tile];
  const letter = spacesOfTile[tile].length > 1 ? ` ${'ABCDE'[letterOfSpace(space)]}` : '';
  return `(${xOf(cell)},${yOf(cell)})${letter}`;
}

function printTile(state: Readonly<State>, tile: number): string {
  const cell = state.cells[tile];
  const { exits } = layoutAt(tile, state.turned[tile]);
  const letters = [...'NESW'].filter((_, side) => (exits >> side) & 1).join('');
  const notes = [
    state.doors.includes(tile) ? ', door' : '',
    state.chests.includes(tile) ? ', chest' : '',
    state.cleared.includes(tile) ? ', cleared' : '',
  ].join('');
  return `(${xOf(cell)},${yOf(cell)}) ${tileTable[tile].name} ${letters}${notes}`;
}

function printToken(state: Readonly<State>, token: Readonly<Token>): string {
  const { kind, wounds } = tokenTable[token.kind];
  const notes = [
    token.bound ? ', bound' : '',
    token.burnPending ? ', burn pending' : '',
    token.hasMoved ? ', moved' : '',
  ].join('');
  return `${token.id} ${kind} seat ${token.seat} at ${placeName(state, token.space)}, ${token.wounds} of ${wounds}${notes}`;
}

function printPlayer(state: Readonly<State>, seat: number, score: number, crowns: number): string {
  return `seat ${seat}: ${score} points, ${crowns} crowns, relics ${names(state.players[seat].relics, relicTable)}`;
}

const tables = { event: eventTable, spell: spellTable, relic: relicTable };

function printFrame(frame: Frame): string {
  switch (frame.kind) {
    case 'place':
      return `place ${tileTable[frame.tile].name}`;
    case 'card':
      return `${frame.deck} ${tables[frame.deck][frame.card].name}`;
    case 'damage':
      return `damage to ${frame.hits.map(({ token, amount }) => `${token}:${amount}`).join(' ')}`;
    case 'checks':
      return 'checks';
    default:
      return `${frame.kind} of ${frame.token}`;
  }
}

/** What the top of the pending work is, for messages. */
export function printPending(state: Readonly<State>): string {
  const frame = topFrame(state);
  return frame ? printFrame(frame) : phaseOf(state);
}
