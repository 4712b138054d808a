/** Which lessons and puzzles a person has done; kept in their settings. */
import { preferences } from '../shell/preferences.svelte.ts';

export const isLearnt = (id: string): boolean => preferences.current.lessons.learnt.includes(id);

export function markLearnt(id: string): void {
  const { learnt } = preferences.current.lessons;
  if (!learnt.includes(id)) void preferences.set({ lessons: { learnt: [...learnt, id] } });
}
