/** The ways of being asked that a game offers, of which one holds: kept as flags among the stops of a seat. */
import type { Stops } from '../../shared/table.ts';
import type { AskMode } from '../text/table.ts';

/** The mode that holds; none where a game offers no choice. */
export const askModeOf = (stops: Stops, modes: readonly AskMode[]): AskMode | undefined =>
  modes.find(({ flag }) => flag !== undefined && stops[flag]) ?? modes.find(({ flag }) => flag === undefined);

export const withAskMode = (stops: Stops, modes: readonly AskMode[], chosen: AskMode): Stops => ({
  ...stops,
  ...Object.fromEntries(
    modes.flatMap(({ flag }) => (flag === undefined ? [] : [[flag, flag === chosen.flag]])),
  ),
});

/** Whether one is asked at this stop; in any other mode a single stop says nothing. */
export const hasStop = (stops: Stops, modes: readonly AskMode[], stop: string): boolean =>
  askModeOf(stops, modes)?.flag === undefined && stops[stop] === true;

/** One stop turned over; whoever was asked in another way is asked by their stops from then on, by this one at least. */
export function withStop(stops: Stops, modes: readonly AskMode[], stop: string): Stops {
  const own = modes.find(({ flag }) => flag === undefined);
  const isByStops = !own || askModeOf(stops, modes) === own;
  return isByStops ? { ...stops, [stop]: !stops[stop] } : { ...withAskMode(stops, modes, own), [stop]: true };
}
