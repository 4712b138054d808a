/** The fastest peer: chessops, a small and well-made chess library. Random games: all legal moves listed, one played. */
import { Chess, type NormalMove, type Position } from 'chessops';
import { randomInt, seedRng } from '../../../../engine/rng.ts';
import type { Workload } from '../../measuring.ts';

const rng = seedRng(1);

/** Every legal move of a position as records, as a table or a bot would need them. */
function movesOf(position: Position): NormalMove[] {
  const moves: NormalMove[] = [];
  for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
  return moves;
}

function game(): number {
  const position = Chess.default();
  let plies = 0;
  while (plies < 400) {
    const moves = movesOf(position);
    if (moves.length === 0 || position.isInsufficientMaterial()) break;
    const move = moves[randomInt(rng, moves.length)]!;
    position.play(
      position.board.pawn.has(move.from) && (move.to >= 56 || move.to < 8)
        ? { ...move, promotion: 'queen' }
        : move,
    );
    if (moves.length > 1) plies++;
  }
  return plies;
}

export const workload: Workload = game;
