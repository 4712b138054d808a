/** A position as text: logs, golden files, bug reports. */
import { commandCards, spaceName, type Space } from '../../../shared/games/salient.ts';
import { cardName, commandNames, commandSpaceName, slotName, tileName } from './content/names.ts';
import { commandTable } from './content/command.ts';
import { boardOf, diceOf, topFrame } from './play.ts';
import { none, type Frame, type State } from './state.ts';
import { facesOf, phaseOf } from './view.ts';

const listed = (words: readonly (string | number)[]): string => words.join(' ') || '-';

export function printState(state: Readonly<State>): string {
  const { outcome, setup } = state;
  const place = (space: Space): string => spaceName(setup.form, space);
  return [
    `${setup.form}, turn ${state.turn}, seat ${state.seat}, ${phaseOf(state)}, order ${listed(state.order)}`,
    ...state.players.map((_, seat) => printPlayer(state, seat)),
    `sites ${boardOf(state)
      .sites.map((space, seat) => `${place(space)} ${tileName(state.tiles[seat])}`)
      .join(', ')}`,
    `row ${state.row.map((card) => (card === none ? '-' : cardName(card))).join(' | ')}, deck ${state.deck.length}, discard ${state.discard.length}`,
    `units ${listed(state.units.map((unit) => `${unit.id}:${unit.seat}:${diceOf(unit).join('/')}@${place(unit.space)}`))}`,
    `mines ${listed(state.mines.map(place))}`,
    `orders ${state.orders.map(({ slot, dice }) => `${slotName(state, slot)} [${dice.join(' ')}]`).join(', ') || '-'}`,
    ...state.frames.map((frame) => `pending: ${printFrame(state, frame)}`),
    ...(outcome ? [`outcome: ${outcome.reason}, winners ${listed(outcome.winners)}`] : []),
  ].join('\n');
}

function printPlayer(state: Readonly<State>, seat: number): string {
  const player = state.players[seat];
  const upgraded = commandCards.filter((_, at) => (player.upgraded & (1 << at)) !== 0);
  const jammed = commandTable.flatMap((_, at) =>
    (player.jammed & (1 << at)) === 0 ? [] : [commandSpaceName(at)],
  );
  return [
    `seat ${seat} ${boardOf(state).seats[seat].side}`,
    `dice ${listed(facesOf(player.fresh))} + ${player.resting}`,
    `reserve ${player.reserve}`,
    `credits ${player.credits}`,
    `research ${player.research}`,
    `behind ${player.behind}`,
    ...(upgraded.length > 0 ? [`upgraded ${upgraded.map((card) => commandNames[card]).join(', ')}`] : []),
    ...(jammed.length > 0 ? [`jammed ${jammed.join(', ')}`] : []),
  ].join(', ');
}

function printFrame(state: Readonly<State>, frame: Frame): string {
  switch (frame.kind) {
    case 'fill':
      return `second die for ${slotName(state, frame.slot)} beside ${frame.face}`;
    case 'effect':
      return `${slotName(state, frame.slot)} [${frame.dice.join(' ')}]`;
    case 'stride':
      return `${frame.left} more steps of unit ${frame.unit}`;
  }
}

/** What somebody is in the middle of, for messages. */
export function printPending(state: Readonly<State>): string {
  const frame = topFrame(state);
  return frame ? printFrame(state, frame) : phaseOf(state);
}
