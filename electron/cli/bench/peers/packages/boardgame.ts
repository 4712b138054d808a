/** boardgame.io: the bare reducer with the smallest game there is, moves played at random. */
import { createRequire } from 'node:module';
import type * as Internal from 'boardgame.io/internal';
import { randomInt, seedRng } from '../../../../engine/rng.ts';
import type { Workload } from '../../measuring.ts';

interface TicTacToe {
  cells: (string | null)[];
}

/** The package names no ES module for its inner parts; only `require` finds them. */
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof Internal;

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const hasLine = ({ cells }: TicTacToe): boolean =>
  lines.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[b!] === cells[c!]);

const game = {
  setup: (): TicTacToe => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: TicTacToe; playerID: string }, cell: number): void => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }): unknown =>
    hasLine(G) ? { winner: ctx.currentPlayer } : G.cells.includes(null) ? undefined : { draw: true },
};

const reduce = CreateGameReducer({ game });
const start = InitializeGame({ game });
const rng = seedRng(1);

function playGame(): number {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = (state.G as TicTacToe).cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const cell = free[randomInt(rng, free.length)]!;
    const payload = { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
}

export const workload: Workload = playGame;
