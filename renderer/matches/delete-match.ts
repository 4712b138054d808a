/** Deleting a match, finished or not, with the way to take it back. Lists hear of both through `history.changed`. */
import { api } from '../api.ts';
import { notices } from '../shell/notices.svelte.ts';
import { stuckText as text } from '../text/stuck-matches.ts';

/** Answers whether it is gone. */
export async function deleteMatch(id: number): Promise<boolean> {
  const answer = await api.history.delete({ ids: [id] });
  if (!answer.ok) {
    notices.refused(answer.error);
    return false;
  }
  const undo = { label: text.undo, run: () => void restore(id) };
  notices.say({ code: 'history.deleted', level: 'info', sentence: text.deleted }, undo);
  return true;
}

async function restore(id: number): Promise<void> {
  const answer = await api.history.undelete({ ids: [id] });
  if (!answer.ok) return notices.refused(answer.error);
  notices.say({ code: 'history.deleted', level: 'info', sentence: text.restored });
}
