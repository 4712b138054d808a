/** What the table lays over the battlefield: where something can be done, what comes of it, the way, what the log means. */
import type { SalientView, Space } from '../../../../shared/games/salient.ts';
import { setOf } from '../../../table/lists.ts';
import {
  forecastOf,
  hitForecast,
  mineForecast,
  type FieldMarks,
  type Forecast,
  type SpaceMark,
} from '../map/marks.ts';
import type { Desk } from './desk.svelte.ts';

const hurting: ReadonlySet<string> = new Set(['strike', 'destroy', 'blast', 'detonate', 'clearMines']);

const spreading: ReadonlySet<string> = new Set(['blast', 'detonate']);

/** The Unit whose reach is shown: the one pointed at where nothing is to be marched, else the one in hand. */
export function lookedAt(desk: Desk, view: SalientView): number | undefined {
  const pointed = view.units.find(({ space, isBehind }) => space === desk.pointed && !isBehind);
  const isOption = desk.pointed !== undefined && desk.offersAt(desk.pointed).length > 0;
  return pointed && !isOption ? pointed.id : desk.chosen;
}

function reachMarks(desk: Desk, view: SalientView): SpaceMark[] {
  const id = lookedAt(desk, view);
  // A step aside is no Advance.
  if (desk.code === 'slip' && id === desk.chosen) return arrivalMarks(desk, view);
  const unit = view.units.find((each) => each.id === id);
  const reach = desk.foresight.reachOf(id);
  if (!unit || !reach || unit.isBehind) return [];
  const isMover = id === desk.chosen;
  const steps = setOf(
    desk.offers.flatMap(({ action }) => (action.kind === 'step' && action.unit === id ? [action.to] : [])),
  );
  return reach.map((way) => ({
    space: way.to,
    isOption: isMover && (steps.has(way.to) || (steps.has(way.path[0] ?? -1) && way.minesPassed === 0)),
    isTarget: false,
    forecast: forecastOf(way, unit.seat, seatOn(view, way.to)),
  }));
}

/** A space with a Mine can be deployed on (C-902): what the roll leaves is told before. */
const landing = ({ foresight }: Desk): Forecast | undefined =>
  foresight.landing && mineForecast(foresight.landing);

function optionMarks(desk: Desk, view: SalientView): SpaceMark[] {
  const isTarget = hurting.has(desk.code);
  const isMarching = desk.chosen !== undefined && desk.offers.some(({ action }) => action.kind === 'step');
  return desk.offers
    .filter(({ action }) => action.kind !== 'step' || (isMarching && action.unit === desk.chosen))
    .flatMap(({ spaces, action }) =>
      spaces.map((space) => ({
        space,
        isOption: true,
        isTarget,
        forecast: action.kind === 'put' && view.mines.includes(space) ? landing(desk) : undefined,
      })),
    );
}

const seatOn = (view: SalientView, space: Space): number =>
  view.units.find((each) => each.space === space)?.seat ?? -1;

/** What the steps of the Unit in hand come to, where an effect moves it. */
function arrivalMarks(desk: Desk, view: SalientView): SpaceMark[] {
  return desk.foresight.forecasts.flatMap(({ option, arrival }) => {
    const action = desk.offers[option]?.action;
    if (!arrival || action?.kind !== 'step' || action.unit !== desk.chosen) return [];
    const seats = [view.seat, seatOn(view, arrival.to)] as const;
    return [{ space: arrival.to, isOption: true, isTarget: false, forecast: forecastOf(arrival, ...seats) }];
  });
}

/** An effect on one Unit is told on it; one on several when it is picked or pointed at. */
function hitMarks(desk: Desk, view: SalientView): SpaceMark[] {
  return desk.foresight.forecasts.flatMap(({ option, hits }) => {
    const offer = desk.offers[option];
    if (!offer) return [];
    const isMeant =
      desk.picked === option || (desk.pointed !== undefined && offer.spaces.includes(desk.pointed));
    if (spreading.has(desk.code) && !isMeant) return [];
    return hits.flatMap(({ unit: id, odds }) => {
      const unit = view.units.find((each) => each.id === id);
      if (!unit) return [];
      const forecast = hitForecast(odds, unit.seat);
      return [{ space: unit.space, isOption: offer.spaces.includes(unit.space), isTarget: true, forecast }];
    });
  });
}

/** The way to the space pointed at. */
function pathOf(desk: Desk, view: SalientView): readonly Space[] {
  const unit = view.units.find(({ id }) => id === desk.chosen);
  const way = desk.foresight.reachOf(desk.chosen)?.find(({ to }) => to === desk.pointed);
  return unit && way ? [unit.space, ...way.path] : [];
}

export function marksOf(desk: Desk, view: SalientView): FieldMarks {
  if (desk.stage.isPlaying) return { lit: desk.stage.lit };
  const marks = new Map<Space, SpaceMark>();
  for (const mark of [...optionMarks(desk, view), ...hitMarks(desk, view), ...reachMarks(desk, view)]) {
    const before = marks.get(mark.space);
    marks.set(mark.space, before ? { ...before, forecast: mark.forecast ?? before.forecast } : mark);
  }
  return { marks: [...marks.values()], chosen: desk.chosen, path: pathOf(desk, view), lit: desk.lit };
}
