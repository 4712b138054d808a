/** What is under way on the map between two positions. */
import type { Space } from '../../../../shared/games/deepwarren.ts';

export interface Motion {
  /** Where tokens are drawn that are on their way. */
  places?: ReadonlyMap<number, Space>;
  struck?: ReadonlySet<number>;
  /** Killed or fallen, not yet off the table. */
  gone?: ReadonlySet<number>;
  /** The tile just laid. */
  laid?: number | undefined;
}
