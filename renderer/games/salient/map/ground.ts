/** What is drawn on every space of a board that never changes. */
import type { BoardFace } from '../../../../shared/games/salient-questions.ts';
import { boardColumns, boardRows, columnOf, rowOf, type Space } from '../../../../shared/games/salient.ts';
import type { Layout } from './layout.ts';

export interface SpaceFace {
  space: Space;
  kind: 'field' | 'behind';
  isEven: boolean;
  hasCrater: boolean;
  /** Whose zone it is: two at a shared corner, none in No-man's-land. */
  zones: readonly number[];
  /** Whose Home line, and where its sandbags lie, in quarter turns from the lower edge. */
  home: { seat: number; turns: number } | undefined;
  /** Whose Site. */
  site: number | undefined;
}

function isField({ form }: BoardFace, space: Space): boolean {
  const [column, row] = [columnOf(form, space), rowOf(form, space)];
  return column >= 1 && column <= boardColumns[form] && row >= 1 && row <= boardRows;
}

/** Behind a line: straight beyond one of its spaces. Corners of the grid are no spaces. */
function isBehind({ form }: BoardFace, space: Space): boolean {
  const [column, row] = [columnOf(form, space), rowOf(form, space)];
  const last = boardColumns[form];
  if (form !== 'melee') return row === 0 || row === boardRows + 1;
  const isInside = (at: number, end: number) => at > 1 && at < end;
  return isInside(column, last) !== isInside(row, boardRows);
}

export function groundOf(board: BoardFace, layout: Layout, sites: readonly Space[]): SpaceFace[] {
  return Array.from({ length: layout.columns * layout.rows }, (_, square) => layout.spaceOf(square)).flatMap(
    (space): SpaceFace[] => {
      const isOn = isField(board, space);
      if (!isOn && !isBehind(board, space)) return [];
      const zones = board.seats.flatMap(({ zone }, seat) => (zone.includes(space) ? [seat] : []));
      const home = board.seats.findIndex(({ front }) => front.includes(space));
      const site = sites.indexOf(space);
      const odd = columnOf(board.form, space) + rowOf(board.form, space);
      return [
        {
          space,
          kind: isOn ? 'field' : 'behind',
          isEven: odd % 2 === 0,
          hasCrater: (space * 7 + odd) % 3 === 0,
          zones,
          home: home < 0 ? undefined : { seat: home, turns: layout.turnsOf(board.seats[home]!.forward) },
          site: site < 0 ? undefined : site,
        },
      ];
    },
  );
}
