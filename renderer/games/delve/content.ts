/** The printed faces of Delve, asked for once before its face is shown. */
import { delveAnswers, type DelveContent } from '../../../shared/games/delve-questions.ts';
import { api } from '../../api.ts';

let read: DelveContent | undefined;

/** Asks the main process; without an answer there is no face, and the plain one is used. */
export async function readContent(): Promise<void> {
  const answer = await api.games.ask({ game: 'delve', question: { kind: 'content' } });
  if (!answer.ok) throw new Error(answer.error.sentence);
  read = delveAnswers.content.parse(answer.value.answer).content;
}

export function printed(): DelveContent {
  if (!read) throw new Error('Delve is drawn before its faces were read');
  return read;
}
