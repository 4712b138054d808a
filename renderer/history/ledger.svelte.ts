/** The list of matches: what is asked of it, what it shows, and what can be done to a match. */
import type { HistoryFilter, HistoryLine, historySorts } from '../../shared/calls/history.ts';
import type { Output } from '../../shared/ipc.ts';
import { api } from '../api.ts';
import { deleteMatch } from '../matches/delete-match.ts';
import { notices } from '../shell/notices.svelte.ts';
import { saveFile } from '../shell/save-file.ts';
import { historyText } from '../text/history.ts';

export type HistorySort = (typeof historySorts)[number];
/** A filter as the form holds it: an empty field asks for nothing. */
export type FilterField = Exclude<keyof HistoryFilter, 'since' | 'until' | 'isStarred'>;

const pageLength = 60;

export class Ledger {
  fields: Partial<Record<FilterField, string>> = $state({});
  onlyStarred = $state(false);
  sort: HistorySort = $state('newest');
  lines: HistoryLine[] = $state.raw([]);
  total = $state(0);
  state: 'waiting' | 'ready' | 'failed' = $state('waiting');
  failure = $state('');
  choices: Output<'history.choices'> | undefined = $state.raw();
  #asked = 0;

  readonly isFiltered = $derived(
    this.onlyStarred || Object.values(this.fields).some((value) => value !== ''),
  );

  set(field: FilterField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  clear(): void {
    this.fields = {};
    this.onlyStarred = false;
  }

  /** Reads the list from its beginning, or the next lines of it. */
  async read(from = 0): Promise<void> {
    const number = ++this.#asked;
    const filled = Object.entries(this.fields).filter(([, value]) => value.trim() !== '');
    const filter = {
      ...(Object.fromEntries(filled) as HistoryFilter),
      ...(this.onlyStarred && { isStarred: true as const }),
    };
    const answer = await api.history.list({ filter, sort: this.sort, offset: from, limit: pageLength });
    if (number !== this.#asked) return;
    this.state = answer.ok ? 'ready' : 'failed';
    if (!answer.ok) {
      this.failure = answer.error.sentence;
      return;
    }
    this.total = answer.value.total;
    this.lines = from === 0 ? answer.value.matches : [...this.lines, ...answer.value.matches];
  }

  async readChoices(): Promise<void> {
    const answer = await api.history.choices();
    if (answer.ok) this.choices = answer.value;
  }

  async remove(id: number): Promise<void> {
    if (await deleteMatch(id)) await this.read();
  }

  async star({ id, isStarred }: Pick<HistoryLine, 'id' | 'isStarred'>): Promise<void> {
    const answer = await api.history.star({ id, isStarred: !isStarred });
    if (!answer.ok) notices.refused(answer.error);
  }

  exportMatch(id: number): Promise<void> {
    return saveFile({ kind: 'match', id });
  }

  /** Answers the number of the match, if it could be taken in. */
  async importMatch(file: File): Promise<number | undefined> {
    const answer = await api.history.import({ text: await file.text() });
    if (!answer.ok) {
      notices.refused(answer.error);
      return undefined;
    }
    const sentence = answer.value.isKnown ? historyText.alreadyThere : historyText.imported;
    notices.say({ code: 'history.imported', level: 'info', sentence });
    await this.read();
    return answer.value.id;
  }
}
