/** Everything printed on Salient's cards, Sites and boards, read once before its face is shown. */
import {
  salientAnswers,
  type BoardFace,
  type SalientContent,
} from '../../../shared/games/salient-questions.ts';
import type { SalientView } from '../../../shared/games/salient.ts';
import { api } from '../../api.ts';

let read: SalientContent | undefined;

/** Asks the main process; without an answer there is no face, and the plain one is used. */
export async function readContent(): Promise<void> {
  const answer = await api.games.ask({ game: 'salient', question: { kind: 'content' } });
  if (!answer.ok) throw new Error(answer.error.sentence);
  keepContent(salientAnswers.content.parse(answer.value.answer).content);
}

export function keepContent(content: SalientContent): void {
  read = content;
}

export function printed(): SalientContent {
  if (!read) throw new Error('Salient is drawn before its faces were read');
  return read;
}

export function boardOf({ form, players }: Pick<SalientView, 'form' | 'players'>): BoardFace {
  const board = printed().boards.find((each) => each.form === form && each.lines.length === players.length);
  if (!board) throw new Error(`no board for a ${form} of ${String(players.length)}`);
  return board;
}
