/** What is drawn over the dungeon for a while: what may be chosen, what would happen, what is dangerous. Plain data. */
import type { Side, Space, TokenKind, Turn } from '../../../../shared/games/deepwarren.ts';
import type { Cell } from './layout.ts';

export interface MapMarks {
  /** Cells a tile may be laid in, with the number of its turns. */
  cells?: readonly { cell: Cell; turns: number }[];
  /** The tile in hand as it would lie. */
  ghost?: { tile: number; cell: Cell; turn: Turn; joined: Side[]; open: Side[]; blocked: Side[] };
  /** Tiles something can be done on, and spaces a token can come to; one of them is chosen. */
  reach?: readonly { cell: Cell; space?: Space; isPicked: boolean; key?: string }[];
  /** Everything else steps back. */
  isDimmed?: boolean;
  /** The way of a move, space by space. */
  path?: readonly Space[];
  /** A token as it would stand. */
  standing?: { kind: TokenKind; seat: number; wounds: number; starting: number; space: Space };
  /** Tokens that would be hit, from a space. */
  aims?: readonly { from: Space; target: number; damage: number }[];
  /** Tokens that may be chosen. */
  targets?: readonly number[];
  /** The token whose move or attack it is. */
  chosen?: number;
  /** Who could hit whom. */
  threats?: readonly { token: number; worst: number; from: readonly number[] }[];
  /** Cells nothing that is left can fill. */
  dead?: readonly Cell[];
  /** Words at a cell: "5/6 safe", "−3". */
  tags?: readonly { space: Space; words: string; tone: 'plain' | 'safe' | 'danger' }[];
  /** Marked by a line of the log. */
  lit?: { tokens: readonly number[]; tiles: readonly number[] };
}
