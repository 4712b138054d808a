/** What the drawing of every board shows: zones, Home lines, which way each seat marches (D1 to D3). */
import type { BoardFace } from '../../../../shared/games/salient-questions.ts';
import { boardFor } from '../board/board.ts';
import { emptyPlace, placesOf } from '../board/seats.ts';

const layouts = [
  ['duel', 2],
  ['pact', 4],
  ['melee', 3],
  ['melee', 4],
] as const;

/** C-1212: the zone of an empty seat is drawn like any other; a board of four has it. */
function emptySeat(): BoardFace['seats'][number] {
  const whole = boardFor('melee', 4);
  const seat = whole.seats.findIndex(({ side }) => side === emptyPlace.side);
  return faceOf('melee', 4, seat);
}

function faceOf(form: BoardFace['form'], players: number, seat: number): BoardFace['seats'][number] {
  const board = boardFor(form, players);
  const { side, front, isZone } = board.seats[seat];
  return {
    side,
    forward: placesOf(form, players)[seat].forward,
    front: [...front],
    zone: board.field.filter((space) => isZone[space]),
  };
}

export const boardFaces = (): BoardFace[] =>
  layouts.map(([form, players]) => {
    const board = boardFor(form, players);
    const seats = board.seats.map((_, seat) => faceOf(form, players, seat));
    return {
      form,
      centre: [...board.centre],
      seats: players === 3 ? [...seats, emptySeat()] : seats,
      lines: board.seats.map(({ lines }) => lines.map((line) => [...line])),
    };
  });
