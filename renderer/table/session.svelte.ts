/**
 * One match at this window: what the program last told of it, the log, the printed cards its viewer may know.
 * Keeps nothing of a former viewer: when the screen changes hands, what only they could see is dropped at once.
 */
import type { CardFace, FactionLook } from '../../shared/cards.ts';
import type { Preview } from '../../shared/games/warband-questions.ts';
import type { Refusal, Seat } from '../../shared/game.ts';
import type { WarbandEvent, WarbandIntent, WarbandView } from '../../shared/games/warband.ts';
import type { CallError } from '../../shared/ipc.ts';
import type { LogEntry, Passing, Stops, Table, TableChange, WarbandSnapshot } from '../../shared/table.ts';
import { api } from '../api.ts';
import { askTable } from '../games/warband/ask.ts';
import { makeGrid } from '../games/warband/match/grid.ts';
import { type Faces, makeNames } from '../games/warband/match/names.ts';
import { OneField } from '../games/warband/match/one-field.ts';
import { isStuck } from '../matches/stuck.ts';
import { notices } from '../shell/notices.svelte.ts';
import { Advice } from './advice.svelte.ts';
import { JoinedChanges } from './joined-changes.ts';
import { mapOf, Once, setOf } from './lists.ts';
import { sortOffers } from './offers.ts';
import { Stage } from './stage.svelte.ts';

export interface Peeking {
  seat: Seat;
  how: 'held' | 'kept';
}

export type LoadState = 'loading' | 'shown' | 'gone';

export class TableSession {
  state: LoadState = $state('loading');
  /** Why the match is there but cannot simply go on; then `state` is `gone`. */
  trouble: string | undefined = $state();
  table: Table | undefined = $state.raw();
  log: LogEntry[] = $state.raw([]);
  /** Somebody answers without a hand-over and looks at their own cards (trusting). */
  peeked: WarbandSnapshot | undefined = $state.raw();
  /** Who wants to look: while they hold a key or a spot, or until they put the cards away. */
  peeking: Peeking | undefined = $state.raw();
  previews: ReadonlyMap<number, Preview> = $state.raw(mapOf());
  thinking: { done: number; total: number } | undefined = $state.raw();
  /** An answer is on its way: a second click must not send another. */
  isBusy = $state(false);
  readonly stage = new Stage();

  #faces: Record<string, CardFace> = $state.raw({});
  #looks: ReadonlyMap<string, FactionLook> = $state.raw(mapOf());
  #ground = new OneField();
  #reasons = new Once<Promise<Refusal | undefined>>();
  /** A former moment, while it is shown again. */
  #again: WarbandSnapshot | undefined = $state.raw();
  /** What happened since the viewer last chose something, with the moments it started from. */
  #past: { from: WarbandSnapshot; events: WarbandEvent[] }[] = [];
  #waiting: TableChange[] = [];
  #joined = new JoinedChanges();
  #isPlaying = false;
  /** The table was left: what still comes is nobody's, and nothing derived is alive any more. */
  #isLeft = false;

  readonly snapshot = $derived(this.peeked ?? this.#again ?? this.table?.snapshot);
  readonly view: WarbandView | undefined = $derived(this.snapshot?.view);
  readonly decision = $derived(this.snapshot?.decision);
  readonly #battlefield = $derived(this.table?.snapshot.view.battlefield);
  readonly grid = $derived(this.#battlefield && makeGrid(this.#battlefield));
  readonly faces: Faces = {
    face: (key) => this.#faces[key],
    look: (pack) => this.#looks.get(pack),
  };
  readonly names = $derived(this.view && this.grid && makeNames(this.view, this.faces, this.grid));
  readonly offers = $derived(
    this.view && !this.isBusy ? sortOffers(this.decision, this.view) : sortOffers(undefined, emptyView),
  );

  readonly id: number;
  readonly advice: Advice;

  constructor(id: number) {
    this.id = id;
    this.advice = new Advice(id);
  }

  /** The revision an answer names. */
  get revision(): number {
    return this.snapshot?.revision ?? 0;
  }

  /** Sits down; answers how to get up again. */
  sit(): () => void {
    const stops = [
      api.on('matches.changed', (change) => change.id === this.id && this.#hear(change)),
      api.on('matches.thinking', ({ id, done, total }) => {
        if (id !== this.id) return;
        if (this.advice.isThinking) this.advice.progress = done / total;
        else this.thinking = { done, total };
        this.#line(this.#joined.release());
      }),
      api.on('database.replaced', () => void this.load()),
    ];
    void this.load();
    return () => {
      this.#isLeft = true;
      this.#waiting = [];
      this.#joined = new JoinedChanges();
      stops.forEach((stop) => stop());
      this.advice.drop();
      this.stage.skip();
      void api.matches.leave({ id: this.id });
    };
  }

  async load(): Promise<void> {
    const [opened, packs] = await Promise.all([api.matches.open({ id: this.id }), api.packs.list()]);
    if (this.#isLeft) return;
    if (packs.ok) this.#looks = mapOf(packs.value.packs.map(({ id, look }) => [id, look]));
    this.trouble = undefined;
    if (!opened.ok) {
      this.state = 'gone';
      if (isStuck(opened.error)) this.trouble = opened.error.sentence;
      else notices.refused(opened.error);
      return;
    }
    this.#begin(opened.value);
    this.state = 'shown';
  }

  #begin({ table, log, faces }: { table: Table; log: LogEntry[]; faces: Record<string, CardFace> }): void {
    this.#waiting = [];
    this.#joined = new JoinedChanges();
    this.#past = [];
    this.stage.skip();
    this.#ground = new OneField();
    this.#ground.layUnder(table.snapshot.view);
    this.#faces = faces;
    this.log = log;
    this.#show(table);
  }

  /** Changes are shown one after the other, each when what led to it was seen. */
  #hear(change: TableChange): void {
    this.#ground.layUnder(change.table.snapshot.view);
    this.#line(this.#joined.hear(change));
  }

  #line(changes: readonly TableChange[]): void {
    this.#waiting.push(...changes);
    if (!this.#isPlaying) void this.#playOn();
  }

  async #playOn(): Promise<void> {
    this.#isPlaying = true;
    for (let change = this.#waiting.shift(); change; change = this.#waiting.shift()) {
      const isOther = this.#isOtherViewer(change.table);
      // What another player's eyes saw is gone before anything else happens.
      if (isOther) this.#forget(change);
      this.#faces = { ...this.#faces, ...change.faces };
      const view = this.table?.snapshot.view;
      const events = change.steps.flatMap((step) => step.events);
      if (view && !isOther && !change.table.handover) {
        this.#past.push({ from: this.table!.snapshot, events });
        await this.stage.play(events, view, change.table.snapshot.view);
      }
      if (this.#isLeft) break;
      this.#accept(change);
    }
    this.#isPlaying = false;
  }

  #isOtherViewer(next: Table): boolean {
    return this.table?.snapshot.viewer !== next.snapshot.viewer;
  }

  #forget({ table, log }: TableChange): void {
    this.peeked = undefined;
    this.advice.drop();
    this.#past = [];
    this.#keepFaces(table, log);
    this.log = [];
    this.#reasons.forget();
    this.previews = mapOf();
  }

  /** Of the printed cards only those stay that the table or the log still names. */
  #keepFaces({ snapshot }: Table, log: readonly LogEntry[]): void {
    const known = setOf([
      ...Object.values(snapshot.view.cards),
      ...log.flatMap(({ cards }) => Object.values(cards)),
    ]);
    this.#faces = Object.fromEntries(Object.entries(this.#faces).filter(([key]) => known.has(key)));
  }

  #accept(change: TableChange): void {
    this.log = change.isLogNew ? change.log : [...this.log, ...change.log];
    this.#show(change.table);
    if (change.isLogNew && change.log.length < change.table.logLength) void this.#readLog();
  }

  #show(table: Table): void {
    this.peeked = undefined;
    this.advice.drop();
    this.table = table;
    this.isBusy = false;
    this.#reasons.forget();
    if (table.thinking === undefined) this.thinking = undefined;
    this.previews = mapOf();
    this.#lookAnew();
    this.#peekOn(table);
    void this.#readPreviews();
  }

  /** Whoever still holds, or is in the middle of an answer, goes on looking; a new question begins closed. */
  #peekOn({ answering }: Table): void {
    const { peeking } = this;
    this.peeking = undefined;
    const isSame = peeking !== undefined && answering?.seat === peeking.seat;
    if (isSame && (peeking.how === 'held' || answering.pass === undefined)) void this.peek(peeking);
  }

  /** What is derived from a former position is let go at once, also where nobody looks at it now. */
  #lookAnew(): void {
    void [this.snapshot, this.view, this.decision, this.grid, this.names, this.offers];
    // The engine keeps the last text a pattern was found in, which may be the name of a card.
    void /^/.test('');
  }

  async #readLog(): Promise<void> {
    const count = this.table?.logLength ?? 0;
    if (count === 0) return;
    const from = Math.max(0, count - 500);
    const answer = await api.matches.log({ id: this.id, from, count: 500 });
    if (answer.ok && !this.#isLeft) this.log = answer.value.entries;
  }

  async #readPreviews(): Promise<void> {
    const { revision, decision } = this.snapshot ?? {};
    const isAiming = decision?.options.some(({ kind }) => ['move', 'go', 'attack'].includes(kind));
    if (revision === undefined || !isAiming) return;
    const answer = await askTable({ id: this.id, revision }, 'previews', {});
    if (answer.ok && !this.#isLeft && this.revision === revision)
      this.previews = mapOf(answer.value.previews.map((preview) => [preview.option, preview]));
  }

  /** Shows again what happened since the viewer last chose something. */
  async showAgain(): Promise<void> {
    const latest = this.table?.snapshot.view;
    if (this.stage.isPlaying || this.#isPlaying || !latest) return;
    for (const { from, events } of this.#past) {
      if (this.#isLeft) break;
      const { decision: _, ...seen } = from;
      this.#again = seen;
      await this.stage.play(events, from.view, latest);
    }
    this.#again = undefined;
  }

  /** `passing`: what follows is passed ahead too. */
  async answer(option: number, passing?: Passing): Promise<void> {
    if (this.isBusy || !this.decision) return;
    const { revision } = this;
    this.#past = [];
    await this.#ask(() => api.matches.answer({ id: this.id, revision, option, ...(passing && { passing }) }));
  }

  /** Answers without the own cards being opened (trusting). */
  async answerClosed(option: number): Promise<void> {
    const { revision } = this;
    await this.#ask(() => api.matches.answer({ id: this.id, revision, option }));
  }

  async undo(steps = 1): Promise<void> {
    const { revision } = this;
    await this.#ask(() => api.matches.undo({ id: this.id, revision, steps }));
  }

  /** Leaves what is being declared. */
  async stepBack(): Promise<void> {
    const { revision } = this;
    await this.#ask(() => api.matches.back({ id: this.id, revision }));
  }

  async surrender(seat: Seat): Promise<void> {
    const { revision } = this;
    await this.#ask(() => api.matches.surrender({ id: this.id, revision, seat }));
  }

  async #ask(call: () => Promise<{ ok: true } | { ok: false; error: CallError }>): Promise<boolean> {
    if (this.isBusy) return false;
    this.stage.skip();
    this.isBusy = true;
    const answer = await call();
    if (!answer.ok) await this.#bear(answer.error);
    return answer.ok;
  }

  /** Whoever answers a moment that has passed did nothing wrong: they are shown the one that came after. */
  async #bear(error: CallError): Promise<void> {
    this.isBusy = false;
    if (error.code !== 'stale-answer') notices.refused(error);
    else if (!this.#isPlaying) await this.load();
  }

  /** The player the screen goes to says who they are; only then their cards come. */
  async takeOver(seat: Seat): Promise<void> {
    const answer = await api.matches.handover({ id: this.id, seat });
    if (this.#isLeft) return;
    if (answer.ok) this.#begin(answer.value);
    else notices.refused(answer.error);
  }

  async peek(peeking: Peeking): Promise<void> {
    this.peeking = peeking;
    const answer = await api.matches.peek({ id: this.id, seat: peeking.seat });
    // Let go before the cards came: they are not shown at all.
    if (this.#isLeft || this.peeking !== peeking) return;
    if (!answer.ok) return notices.refused(answer.error);
    this.#faces = { ...this.#faces, ...answer.value.faces };
    this.#ground.layUnder(answer.value.snapshot.view);
    this.peeked = answer.value.snapshot;
    void this.#readPreviews();
  }

  /** Puts peeked cards away, out of the page too. */
  putAway(): void {
    this.peeking = undefined;
    if (!this.peeked || !this.table) return;
    this.#keepFaces(this.table, this.log);
    this.peeked = undefined;
    this.advice.drop();
    this.#reasons.forget();
    this.previews = mapOf();
    this.#lookAnew();
  }

  /** Why something is no option; asked once a revision. */
  why(intent: WarbandIntent): Promise<Refusal | undefined> {
    return this.#reasons.ask(`${String(this.revision)} ${JSON.stringify(intent)}`, () =>
      askTable({ id: this.id }, 'explain', { intent }).then((answer) =>
        answer.ok ? answer.value.refusal : undefined,
      ),
    );
  }

  /** The program halts before its next choice, or goes on. */
  async setPaused(isPaused: boolean): Promise<void> {
    const { id } = this;
    const answer = await (isPaused ? api.matches.pause({ id }) : api.matches.resume({ id }));
    if (!answer.ok) notices.refused(answer.error);
  }

  async setStops(seat: Seat, stops: Stops): Promise<void> {
    const answer = await api.matches.stops({ id: this.id, seat, stops });
    if (!answer.ok) notices.refused(answer.error);
  }

  async setPassing(seat: Seat, passing: Passing): Promise<void> {
    const answer = await api.matches.passing({ id: this.id, seat, passing });
    if (!answer.ok) notices.refused(answer.error);
  }
}

const emptyView = { cards: {}, creatures: [] } as unknown as WarbandView;
