/** What the table lays over the battlefield: where something can be done, what comes of it, the way, what the log means. */
import type { SalientView, Space } from '../../../../shared/games/salient.ts';
import { setOf } from '../../../table/lists.ts';
import { forecastOf, mineForecast, type FieldMarks, type Forecast, type SpaceMark } from '../map/marks.ts';
import type { Desk } from './desk.svelte.ts';

const hurting: ReadonlySet<string> = new Set(['strike', 'destroy', 'blast', 'detonate', 'clearMines']);

/** The Unit whose reach is shown: the one pointed at where nothing is to be marched, else the one in hand. */
export function lookedAt(desk: Desk, view: SalientView): number | undefined {
  const pointed = view.units.find(({ space, isBehind }) => space === desk.pointed && !isBehind);
  const isOption = desk.pointed !== undefined && desk.offersAt(desk.pointed).length > 0;
  return pointed && !isOption ? pointed.id : desk.chosen;
}

function reachMarks(desk: Desk, view: SalientView): SpaceMark[] {
  const id = lookedAt(desk, view);
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
    forecast: forecastOf(way, unit.seat, view.units.find(({ space }) => space === way.to)?.seat ?? -1),
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

/** The way to the space pointed at. */
function pathOf(desk: Desk, view: SalientView): readonly Space[] {
  const unit = view.units.find(({ id }) => id === desk.chosen);
  const way = desk.foresight.reachOf(desk.chosen)?.find(({ to }) => to === desk.pointed);
  return unit && way ? [unit.space, ...way.path] : [];
}

export function marksOf(desk: Desk, view: SalientView): FieldMarks {
  if (desk.stage.isPlaying) return { lit: desk.stage.lit };
  const marks = new Map<Space, SpaceMark>();
  for (const mark of [...optionMarks(desk, view), ...reachMarks(desk, view)]) {
    const before = marks.get(mark.space);
    marks.set(mark.space, before ? { ...before, forecast: mark.forecast ?? before.forecast } : mark);
  }
  return { marks: [...marks.values()], chosen: desk.chosen, path: pathOf(desk, view), lit: desk.lit };
}
