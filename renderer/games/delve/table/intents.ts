/** What pointing at a space means where nothing can be chosen: the intent whose rule answers why. */
import type { DelveIntent, Space } from '../../../../shared/games/delve.ts';
import type { DelveDecision } from './choices.ts';

export function placeIntent(decision: DelveDecision | undefined, space: Space): DelveIntent {
  const kinds = new Set(decision?.options.map(({ kind }) => kind));
  if (kinds.has('space') && !kinds.has('move')) return { kind: 'space', space };
  if (kinds.has('minion')) return { kind: 'minion', to: space };
  return { kind: 'move', to: space };
}
