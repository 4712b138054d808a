/** Going again: a creature that was activated may be activated once more this turn, within the cap of R-11. */
import type { Play } from './play.ts';
import type { Creature } from './state.ts';

/** creatures that let each other go again would otherwise never let a turn end. */
const mostTimes = 20;

export const canGoAgain = ({ state }: Play, { activated }: Creature): boolean =>
  activated === state.turn && state.reactivated < mostTimes;

export function letGoAgain(play: Play, creature: Creature): void {
  if (!canGoAgain(play, creature)) return;
  creature.activated = 0;
  play.state.reactivated += 1;
}
