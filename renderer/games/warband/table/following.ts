/** Where something happens on the board just now, so that the view can follow it. */
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { Motion } from '../match/pieces.ts';
import { isAiming } from './markings.ts';
import type { WarbandDecision } from './offers.ts';

/** Somebody on their way or struck; else, unless something is aimed, what the decision begins with. */
export function actionSquare(
  { strike, places }: Pick<Motion, 'strike' | 'places'>,
  decision: WarbandDecision | undefined,
  view: WarbandView,
  offered: ReadonlyMap<number, unknown>,
): number | undefined {
  const squareOf = (creature: number | undefined) => view.creatures.find(({ id }) => id === creature)?.square;
  if (strike) return squareOf(strike.to);
  const moving = [...places.values()].at(-1);
  if (moving !== undefined) return moving;
  if (!decision || isAiming(decision)) return undefined;
  const about = decision.prompt.about?.['creature'];
  return (
    squareOf(about === undefined ? (named(decision, view) ?? view.active) : Number(about)) ?? first(offered)
  );
}

const first = (offered: ReadonlyMap<number, unknown>): number | undefined => [...offered.keys()][0];

/** At the beginning of a turn: the first creature that may act. */
function named({ options, seat }: WarbandDecision, view: WarbandView): number | undefined {
  if (view.creatures.some((creature) => creature.seat === seat && creature.hasActed)) return undefined;
  return options.flatMap((action) => (action.kind === 'activate' ? [action.creature] : []))[0];
}
