/** What is laid over the board: where something may be done, ways, what is pointed at. Sorted out by the desk. */
import type { Side, Space } from '../../../../shared/games/delve.ts';

/** A place where something can be chosen. */
export interface PlaceMark {
  space: Space;
  option: number;
  /** On the plaque: the figure, or a word. */
  figure: string;
  /** Where it leads from the hero, where there is one. */
  side: Side | undefined;
  /** One would rather not. */
  isRisky: boolean;
  isUnexplored: boolean;
  isPicked: boolean;
}

export interface MapMarks {
  places?: readonly PlaceMark[];
  /** The way home. */
  way?: readonly Space[];
  /** What the line of the log pointed at is about. */
  lit?: readonly Space[];
  /** A journey drawn on the map: in, and out again. */
  journey?: { into: readonly Space[]; out: readonly Space[]; stops: readonly JourneyStop[] };
  /** Chambers nobody of the journey entered are dim. */
  known?: ReadonlySet<Space>;
  /** Where a chamber that nobody ever saw would have been laid. */
  lifted?: { space: Space; chamber: number; heading: Side };
}

export interface JourneyStop {
  space: Space;
  number: number;
  isEnd: boolean;
}

/** What moves just now. */
export interface Motion {
  /** Where heroes are shown while they are on their way. */
  places?: ReadonlyMap<number, Space>;
  /** A chamber just laid. */
  laid?: Space;
  /** Who was just hurt. */
  struck?: number;
}
