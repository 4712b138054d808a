/** What is drawn over a battlefield besides its pieces. Squares and creatures are those of the game. */
export interface BoardMarks {
  /** Squares that may be chosen. */
  reach?: readonly number[];
  /** The same, only planned: nothing happens on a click. */
  planned?: readonly number[];
  /** Squares enemies could strike, with the damage they could do there. */
  threat?: { damage: ReadonlyMap<number, number>; areNumbersShown: boolean } | undefined;
  /** Creatures that may be chosen. */
  targets?: readonly number[];
  /** Creatures that may be chosen to help: to take an order, to assist, to pay. */
  helpers?: readonly number[];
  /** Creatures that may be named to act. */
  named?: readonly number[];
  /** Creatures that were chosen already. */
  chosen?: readonly number[];
  /** Things a line of the log or an action of the stack is about. */
  lit?: { creatures: readonly number[]; squares: readonly number[] } | undefined;
  /** The one thing that is advised, if it lies on the board. */
  advised?: { kind: string; id?: number } | undefined;
  path?: { squares: readonly number[]; words: string; isBad?: boolean } | undefined;
  /** What a piece would cover, by its first square. */
  ghost?: { square: number; size: 1 | 2; isOpen: boolean } | undefined;
  /** Squares and creatures out of question are darkened. */
  isDimmed?: boolean;
  /** From one creature to another or to a square, with its place in the stack. */
  arrows?: readonly Arrow[];
}

export interface Arrow {
  from: number;
  to: { kind: 'creature' | 'square'; id: number };
  label: string;
  seat: number;
}
