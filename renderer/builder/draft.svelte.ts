/**
 * The warband on the builder's table: its list with undo and redo, saved a moment after every change, and what the
 * program says about it. A ready-made warband is only looked at.
 */
import type { OpenWarband } from '../../shared/calls/warbands.ts';
import type { Insight } from '../../shared/insight.ts';
import type { CallError } from '../../shared/ipc.ts';
import {
  changeList,
  compareLists,
  copiesOf,
  emptyList,
  type ListChange,
  type ListPart,
  type WarbandList,
  type WarbandProblem,
} from '../../shared/warbands.ts';
import { api } from '../api.ts';
import { cardLibrary } from '../cards/library.svelte.ts';
import { notices } from '../shell/notices.svelte.ts';
import { builderText } from '../text/builder.ts';
import { begin, goBack, goForth, goOn, type Timeline } from './history.ts';

const savingDelay = 400;

export class Draft {
  line: OpenWarband['line'] | undefined = $state();
  version = $state(0);
  problems: WarbandProblem[] = $state.raw([]);
  insight: Insight | undefined = $state.raw();
  saving: 'saved' | 'waiting' | 'saving' = $state('saved');
  failure: CallError | undefined = $state();
  /** Why it could not be opened. */
  refusal: CallError | undefined = $state();
  /** Said to whoever listens instead of looking. */
  said = $state('');
  #timeline: Timeline<WarbandList> = $state.raw(begin(emptyList));
  #stamp = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #writing: Promise<void> | undefined;

  readonly list = $derived(this.#timeline.present);
  readonly isReadOnly = $derived(this.line?.kind === 'ready');
  readonly canUndo = $derived(this.#timeline.past.length > 0);
  readonly canRedo = $derived(this.#timeline.future.length > 0);

  async open(id: string): Promise<void> {
    const answer = await api.warbands.open({ id });
    if (answer.ok) this.take(answer.value);
    else this.refusal = answer.error;
  }

  /** Takes over what the program holds: from now on changes are made to this. */
  take(open: OpenWarband): void {
    this.line = open.line;
    this.version = open.version;
    this.#stamp = open.stamp;
    this.#timeline = begin(open.list);
    this.problems = open.problems;
    this.failure = this.refusal = undefined;
    this.saving = 'saved';
    void this.judge();
  }

  /** Changes the list by hand; says in words what it did. */
  change(changes: readonly ListChange[], words: string): void {
    if (this.isReadOnly) {
      notices.say({ code: 'ready-made', level: 'info', sentence: builderText.readOnly });
      return;
    }
    this.#move(goOn(this.#timeline, changeList(this.list, changes)), words);
  }

  add(key: string): void {
    const part = partOf(key);
    if (part === 'commanders') return this.lead(key);
    const copies = copiesOf(this.list[part], key) + 1;
    this.change([{ part, key, by: 1 }], builderText.added(nameOf(key), copies));
  }

  /** Takes one copy out, of wherever it stands. */
  takeOut(key: string, part: ListPart = partOf(key)): void {
    const copies = copiesOf(this.list[part], key);
    if (copies === 0) this.say(builderText.notThere(nameOf(key)));
    else this.change([{ part, key, by: -1 }], builderText.taken(nameOf(key), copies - 1));
  }

  /** Another commander takes the place of whoever leads. */
  lead(key: string): void {
    const before = this.list.commanders.map((each) => ({
      part: 'commanders' as const,
      key: each.key,
      by: -each.copies,
    }));
    this.change([...before, { part: 'commanders', key, by: 1 }], builderText.leads(nameOf(key)));
  }

  /** Mends everything at once; one step back undoes all of it. */
  async mendAll(): Promise<void> {
    const list = this.list;
    const campaign = this.line?.campaign;
    const answer = await api.warbands.mend({ list, ...(campaign !== undefined && { campaign }) });
    if (!answer.ok) return notices.refused(answer.error);
    if (this.list === list) this.change(compareLists(list, answer.value.list), builderText.mendedAll);
  }

  undo(): void {
    const back = goBack(this.#timeline);
    if (back) this.#move(back, builderText.undone);
  }

  redo(): void {
    const forth = goForth(this.#timeline);
    if (forth) this.#move(forth, builderText.redone);
  }

  say(words: string): void {
    // The same words twice are heard twice only if they differ.
    this.said = this.said === words ? `${words}\u00a0` : words;
  }

  #move(timeline: Timeline<WarbandList>, words: string): void {
    this.#timeline = timeline;
    this.say(words);
    this.saving = 'waiting';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), savingDelay);
    void this.judge();
  }

  /** Asks what the rules and the numbers say of the present list; a late answer to an older one is dropped. */
  async judge(): Promise<void> {
    const number = ++this.#asked;
    const list = this.list;
    const [checked, insight] = await Promise.all([
      api.warbands.check({
        list,
        ...(this.line?.campaign !== undefined && { campaign: this.line.campaign }),
      }),
      api.warbands.insight({ list }),
    ]);
    if (number !== this.#asked) return;
    if (checked.ok) this.problems = checked.value.problems;
    if (insight.ok) this.insight = insight.value;
  }

  /** Writes down what is not yet written; settles once that is done or has failed. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (this.saving !== 'waiting' || !this.line || this.isReadOnly) return;
    this.saving = 'saving';
    const list = this.list;
    const answer = await api.warbands.save({ id: this.line.id, stamp: this.#stamp, list });
    const isOvertaken = this.list !== list;
    this.saving = isOvertaken || !answer.ok ? 'waiting' : 'saved';
    this.failure = answer.ok ? undefined : answer.error;
    if (!answer.ok) return;
    this.version = answer.value.version;
    this.#stamp = answer.value.stamp;
    if (isOvertaken) await this.#write();
  }

  /** Somebody changed a warband: another window may have changed this one. */
  async hear(id: string | undefined): Promise<void> {
    if (id !== this.line?.id || this.saving !== 'saved' || id === undefined) return;
    const answer = await api.warbands.open({ id });
    if (!answer.ok || this.saving !== 'saved') return;
    if (answer.value.stamp === this.#stamp) this.line = answer.value.line;
    else this.take(answer.value);
  }

  /** The list as it stands here becomes a warband of its own. */
  async saveAsCopy(): Promise<string | undefined> {
    const name = builderText.copyOfMine(this.line?.name ?? '').slice(0, 80);
    const answer = await api.warbands.create({ name, list: this.list });
    if (answer.ok) return answer.value.line.id;
    notices.refused(answer.error);
    return undefined;
  }
}

export const nameOf = (key: string): string => cardLibrary.face(key)?.name ?? tileName(key);

/** Tiles print no name; their id says what they are. */
function tileName(key: string): string {
  const words = key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a card or tile belongs; what nobody knows is put among the orders. */
export function partOf(key: string): ListPart {
  const face = cardLibrary.face(key);
  if (face) return `${face.type}s`;
  return cardLibrary.tiles.some((tile) => tile.key === key) ? 'tiles' : 'orders';
}
