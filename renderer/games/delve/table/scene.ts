/** Which place is shown: the map, or a fight, the wyrm, the Catacombs, each as a scene of its own. */
import type { DelveView } from '../../../../shared/games/delve.ts';
import { isAtHoard } from './choices.ts';
import type { Desk } from './desk.svelte.ts';

export type SceneName = 'map' | 'fight' | 'hoard' | 'below';

/** What there would be to see besides the map. */
export function otherScene(desk: Desk, view: DelveView): Exclude<SceneName, 'map'> | undefined {
  if (view.outcome && !desk.stage.isPlaying) return undefined;
  if (view.fight) return 'fight';
  const { decision, stage } = desk;
  if (stage.hasWoken || stage.card?.deck === 'dragon') return 'hoard';
  const hero = view.heroes[decision?.seat ?? view.seat];
  if (!hero) return undefined;
  if (hero.status === 'below') return 'below';
  const mayDraw = decision?.options.some(({ kind }) => kind === 'draw') ?? false;
  return mayDraw && isAtHoard(hero.space) ? 'hoard' : undefined;
}

export const sceneOf = (desk: Desk, view: DelveView): SceneName =>
  desk.isMapWanted ? 'map' : (otherScene(desk, view) ?? 'map');
