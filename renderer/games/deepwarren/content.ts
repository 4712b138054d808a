/** The printed faces of Deepwarren, asked for once before its face is shown. */
import { deepwarrenAnswers, type DeepwarrenContent } from '../../../shared/games/deepwarren-questions.ts';
import { api } from '../../api.ts';

let read: DeepwarrenContent | undefined;

/** Asks the main process; without an answer there is no face, and the plain one is used. */
export async function readContent(): Promise<void> {
  const answer = await api.games.ask({ game: 'deepwarren', question: { kind: 'content' } });
  if (!answer.ok) throw new Error(answer.error.sentence);
  keepContent(deepwarrenAnswers.content.parse(answer.value.answer).content);
}

export function keepContent(content: DeepwarrenContent): void {
  read = content;
}

export function printed(): DeepwarrenContent {
  if (!read) throw new Error('Deepwarren is drawn before its faces were read');
  return read;
}
