/** The stops of Warband: which there are, and which are set before a person chooses. */
import { warbandStopsSchema, type WarbandStops } from '../../../../shared/games/warband-table.ts';
import type { Stops } from '../../../../shared/table.ts';
import type { StopsOfGame } from '../../../engine/table-game.ts';

const none: WarbandStops = {
  concerned: false,
  everything: false,
  attacked: false,
  targeted: false,
  harmed: false,
  move: false,
  attack: false,
  order: false,
  power: false,
  trigger: false,
  collect: false,
  own: false,
  refresh: false,
  activate: false,
  deploy: false,
  cleanup: false,
  ownTurns: true,
  otherTurns: true,
  hold: false,
};

/** One is asked when it concerns oneself. Own stops, if they are chosen, begin with what aims at one or harms. */
const few: WarbandStops = { ...none, concerned: true, attacked: true, targeted: true, harmed: true };

/** The same; own stops begin with whatever others do. */
const watchful: WarbandStops = {
  ...few,
  ...{ move: true, attack: true, order: true, power: true, trigger: true, collect: true },
  ...{ refresh: true, activate: true, deploy: true, cleanup: true },
};

export const warbandStops: StopsOfGame = { names: Object.keys(none), few, watchful };

const partial = warbandStopsSchema.partial();
const known = new WeakMap<Stops, WarbandStops>();

/** Stops as they were chosen; one that is missing is as if it were not set. */
export function readStops(stops: Stops): WarbandStops {
  const before = known.get(stops);
  if (before) return before;
  const { data } = partial.safeParse(stops);
  const read = { ...none, ...data };
  known.set(stops, read);
  return read;
}
