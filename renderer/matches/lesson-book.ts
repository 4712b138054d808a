/** The lessons and puzzles there are, which comes next, and how one begins and is left. */
import type { LessonBook, ListedLesson } from '../../shared/games/warband-lessons.ts';
import { lessonBookSchema } from '../../shared/games/warband-lessons.ts';
import { api } from '../api.ts';
import { notices } from '../shell/notices.svelte.ts';
import { router } from '../shell/router.svelte.ts';
import { isLearnt } from './learnt.ts';

const empty: LessonBook = { lessons: [], puzzles: [] };

export async function readLessonBook(): Promise<LessonBook> {
  const answer = await api.games.ask({ game: 'warband', question: { kind: 'lessons' } });
  if (answer.ok) return lessonBookSchema.parse(answer.value.answer);
  notices.refused(answer.error);
  return empty;
}

/** The first that is not learnt yet, after the one named or from the beginning. */
export function nextLesson({ lessons, puzzles }: LessonBook, after?: string): ListedLesson | undefined {
  const list = puzzles.some(({ id }) => id === after) ? puzzles : lessons;
  const at = list.findIndex(({ id }) => id === after);
  const later = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return later.find(({ id }) => !isLearnt(id)) ?? list[at + 1];
}

/** Sits down to a lesson or puzzle; the match of the one before, if any, was only practice and goes. */
export async function beginLesson(id: string, before?: number): Promise<void> {
  const made = await api.matches.create({ game: 'warband', plan: { form: 'lesson', lesson: id } });
  if (!made.ok) return notices.refused(made.error);
  router.go({ screen: 'match', detail: String(made.value.id) });
  if (before !== undefined) await api.history.delete({ ids: [before] });
}

/** Leaves a lesson for the list of them; nothing of it is kept. */
export async function leaveLesson(match: number): Promise<void> {
  router.go({ screen: 'lessons' });
  await api.history.delete({ ids: [match] });
}
