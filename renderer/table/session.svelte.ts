/**
 * One match at this window: what the program last told of it, the log, the printed cards its viewer may know. Knows
 * nothing of any game; what the table of a game adds is a `SessionPart`.
 * Keeps nothing of a former viewer: when the screen changes hands, what only they could see is dropped at once.
 */
import type { CardFace } from '../../shared/cards.ts';
import type { Kinded, Seat, Snapshot } from '../../shared/game.ts';
import type { CallError } from '../../shared/ipc.ts';
import type { Result } from '../../shared/result.ts';
import type { LogEntry, Passing, Stops, Table, TableChange } from '../../shared/table.ts';
import { api } from '../api.ts';
import { isStuck } from '../matches/stuck.ts';
import { notices } from '../shell/notices.svelte.ts';
import { Advice } from './advice.svelte.ts';
import { JoinedChanges } from './joined-changes.ts';
import { setOf } from './lists.ts';
import { entriesOf, eventsOf, type GameLogEntry, type GameTable, snapshotOf, tableOf } from './of-game.ts';

export interface Peeking {
  seat: Seat;
  how: 'held' | 'kept';
}

/** What the table of a game adds to a session while somebody sits at it; all of it can be left out. */
export interface SessionPart<View, Event> {
  /** Something is being shown that led to the position which comes next. */
  readonly isPlaying?: boolean;
  /** Shows what led from one view to the next. */
  play?(events: readonly Event[], from: View, to: View): Promise<void>;
  /** Ends that at once. */
  skip?(): void;
  /** Keys of the printed cards a view shows: the session keeps no others once the viewer changes. */
  keysIn?(view: View): Iterable<string>;
  /** The match is read from the beginning: it may be another than the one of this number before. */
  begin?(): void;
  /** A view that came, before anybody sees it. */
  receive?(view: View): void;
  /** Another position is shown: what was made of the one before is let go, also where nobody looks at it now. */
  renew?(): void;
}

export type LoadState = 'loading' | 'shown' | 'gone';

/** A session to those who know no game. */
export type AnySession = TableSession<object, Kinded, Kinded>;

export class TableSession<View extends object, Action extends Kinded, Event extends Kinded> {
  state: LoadState = $state('loading');
  /** Why the match is there but cannot simply go on; then `state` is `gone`. */
  trouble: string | undefined = $state();
  table: GameTable<View, Action> | undefined = $state.raw();
  log: readonly GameLogEntry<Event>[] = $state.raw([]);
  /** Printed cards the viewer may know, by key. */
  faces: Readonly<Record<string, CardFace>> = $state.raw({});
  /** Somebody answers without a hand-over and looks at their own cards (trusting). */
  peeked: Snapshot<View, Action> | undefined = $state.raw();
  /** Who wants to look: while they hold a key or a spot, or until they put the cards away. */
  peeking: Peeking | undefined = $state.raw();
  thinking: { done: number; total: number } | undefined = $state.raw();
  /** An answer is on its way: a second click must not send another. */
  isBusy = $state(false);

  #part: SessionPart<View, Event> | undefined = $state.raw();
  /** A former moment, while it is shown again. */
  #again: Snapshot<View, Action> | undefined = $state.raw();
  /** What happened since the viewer last chose something, with the moments it started from. */
  #past: { from: Snapshot<View, Action>; events: readonly Event[] }[] = [];
  #waiting: TableChange[] = [];
  #joined = new JoinedChanges();
  #isPlaying = false;
  /** What was done before the program heard that it is to halt is not shown until it may go on. */
  #isHolding = false;
  /** What the person wished last, until the table says so itself. */
  #wishedPause: boolean | undefined = $state();
  /** The table was left: what still comes is nobody's, and nothing derived is alive any more. */
  #isLeft = false;

  readonly snapshot = $derived(this.peeked ?? this.#again ?? this.table?.snapshot);
  readonly view: View | undefined = $derived(this.snapshot?.view);
  readonly decision = $derived(this.snapshot?.decision);
  /** The seat whose eyes are at the screen. */
  readonly ownSeat: Seat | undefined = $derived.by(() => {
    const viewer = this.snapshot?.viewer;
    return this.decision?.seat ?? (typeof viewer === 'number' ? viewer : this.table?.atScreen);
  });

  readonly id: number;
  readonly advice: Advice<Action>;

  constructor(id: number) {
    this.id = id;
    this.advice = new Advice(id);
  }

  /** The revision an answer names. */
  get revision(): number {
    return this.snapshot?.revision ?? 0;
  }

  /** The program halts, or is about to. */
  get isPaused(): boolean {
    return this.#wishedPause ?? this.table?.isPaused ?? false;
  }

  /** Something is being shown that led to the position which comes next. */
  get isPlaying(): boolean {
    return this.#part?.isPlaying ?? false;
  }

  /** The game's own part of the table comes; answers how it goes again. */
  join(part: SessionPart<View, Event>): () => void {
    this.#part = part;
    if (this.view) part.receive?.(this.view);
    part.renew?.();
    return () => {
      part.skip?.();
      if (this.#part === part) this.#part = undefined;
    };
  }

  /** Shows the result of what is being shown at once. */
  skip(): void {
    this.#part?.skip?.();
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
      this.skip();
      void api.matches.leave({ id: this.id });
    };
  }

  async load(): Promise<void> {
    const opened = await api.matches.open({ id: this.id });
    if (this.#isLeft) return;
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
    this.skip();
    this.#part?.begin?.();
    this.faces = faces;
    this.log = entriesOf(log);
    this.#receive(table);
    this.#show(tableOf(table));
  }

  #receive({ snapshot }: Table): void {
    this.#part?.receive?.(snapshotOf<View, Action>(snapshot).view);
  }

  /** Changes are shown one after the other, each when what led to it was seen. */
  #hear(change: TableChange): void {
    this.#receive(change.table);
    this.#line(this.#joined.hear(change));
  }

  #line(changes: readonly TableChange[]): void {
    this.#waiting.push(...changes);
    if (!this.#isPlaying) void this.#playOn();
  }

  async #playOn(): Promise<void> {
    this.#isPlaying = true;
    for (let change = this.#nextWaiting(); change; change = this.#nextWaiting()) {
      const isOther = this.#isOtherViewer(change.table);
      // What another player's eyes saw is gone before anything else happens.
      if (isOther) this.#forget(change);
      this.faces = { ...this.faces, ...change.faces };
      const from = this.table?.snapshot;
      if (from && !isOther && !change.table.handover) await this.#play(from, change);
      if (this.#isLeft) break;
      this.#accept(change);
    }
    this.#isPlaying = false;
  }

  #nextWaiting(): TableChange | undefined {
    const hasSteps = (this.#waiting[0]?.steps.length ?? 0) > 0;
    return this.#isHolding && hasSteps ? undefined : this.#waiting.shift();
  }

  async #play(from: Snapshot<View, Action>, { steps, table }: TableChange): Promise<void> {
    const events = eventsOf<Event>(steps.flatMap((step) => step.events));
    this.#past.push({ from, events });
    await this.#part?.play?.(events, from.view, snapshotOf<View, Action>(table.snapshot).view);
  }

  #isOtherViewer(next: Table): boolean {
    return this.table?.snapshot.viewer !== next.snapshot.viewer;
  }

  #forget({ table, log }: TableChange): void {
    this.peeked = undefined;
    this.advice.drop();
    this.#past = [];
    this.#keepFaces(tableOf(table), log);
    this.log = [];
    this.#renew();
  }

  /** Of the printed cards only those stay that the table or the log still names. */
  #keepFaces({ snapshot }: GameTable<View, Action>, log: readonly Pick<LogEntry, 'cards'>[]): void {
    const known = setOf([
      ...(this.#part?.keysIn?.(snapshot.view) ?? []),
      ...log.flatMap(({ cards }) => Object.values(cards)),
    ]);
    this.faces = Object.fromEntries(Object.entries(this.faces).filter(([key]) => known.has(key)));
  }

  #accept(change: TableChange): void {
    const fresh = entriesOf<Event>(change.log);
    this.log = change.isLogNew ? fresh : [...this.log, ...fresh];
    this.#show(tableOf(change.table));
    if (change.isLogNew && change.log.length < change.table.logLength) void this.#readLog();
  }

  #show(table: GameTable<View, Action>): void {
    this.peeked = undefined;
    this.advice.drop();
    this.table = table;
    this.isBusy = false;
    if (table.isPaused === this.#wishedPause) this.#wishedPause = undefined;
    if (table.thinking === undefined) this.thinking = undefined;
    this.#renew();
    this.#peekOn(table);
  }

  /** Whoever still holds, or is in the middle of an answer, goes on looking; a new question begins closed. */
  #peekOn({ answering }: GameTable<View, Action>): void {
    const { peeking } = this;
    this.peeking = undefined;
    const isSame = peeking !== undefined && answering?.seat === peeking.seat;
    if (isSame && (peeking.how === 'held' || answering.pass === undefined)) void this.peek(peeking);
  }

  /** What is derived from a former position is let go at once, also where nobody looks at it now. */
  #renew(): void {
    void [this.snapshot, this.view, this.decision, this.ownSeat];
    this.#part?.renew?.();
    // The engine keeps the last text a pattern was found in, which may be the name of a card.
    void /^/.test('');
  }

  async #readLog(): Promise<void> {
    const count = this.table?.logLength ?? 0;
    if (count === 0) return;
    const from = Math.max(0, count - 500);
    const answer = await api.matches.log({ id: this.id, from, count: 500 });
    if (answer.ok && !this.#isLeft) this.log = entriesOf(answer.value.entries);
  }

  /** Shows again what happened since the viewer last chose something. */
  async showAgain(): Promise<void> {
    const latest = this.table?.snapshot.view;
    if (this.isPlaying || this.#isPlaying || !latest) return;
    for (const { from, events } of this.#past) {
      if (this.#isLeft) break;
      const { decision: _, ...seen } = from;
      this.#again = seen;
      await this.#part?.play?.(events, from.view, latest);
    }
    this.#again = undefined;
  }

  /** `passing`: what follows is passed ahead too. */
  async answer(option: number, passing?: Passing): Promise<void> {
    if (this.isBusy || !this.decision) return;
    const { revision } = this;
    this.#past = [];
    await this.#send(() =>
      api.matches.answer({ id: this.id, revision, option, ...(passing && { passing }) }),
    );
  }

  /** Answers without the own cards being opened (trusting). */
  async answerClosed(option: number): Promise<void> {
    const { revision } = this;
    await this.#send(() => api.matches.answer({ id: this.id, revision, option }));
  }

  async undo(steps = 1): Promise<void> {
    const { revision } = this;
    await this.#send(() => api.matches.undo({ id: this.id, revision, steps }));
  }

  /** Leaves what is being declared. */
  async stepBack(): Promise<void> {
    const { revision } = this;
    await this.#send(() => api.matches.back({ id: this.id, revision }));
  }

  async surrender(seat: Seat): Promise<void> {
    await this.#send(() => this.#giveUp(seat));
  }

  /** Giving up is meant whatever a bot did meanwhile: it is said again of the newest moment, while bots are halted. */
  async #giveUp(seat: Seat) {
    const { id } = this;
    const giveUp = () => api.matches.surrender({ id, revision: this.revision, seat });
    const answer = await giveUp();
    if (answer.ok || answer.error.code !== 'stale-answer') return answer;
    await api.matches.pause({ id });
    await this.load();
    return giveUp();
  }

  async #send(call: () => Promise<{ ok: true } | { ok: false; error: CallError }>): Promise<void> {
    if (this.isBusy) return;
    this.skip();
    this.isBusy = true;
    this.#hold(false);
    const answer = await call();
    if (!answer.ok) await this.#bear(answer.error);
  }

  /** Whoever answers a moment that has passed did nothing wrong: they are shown the one that came after. */
  async #bear(error: CallError): Promise<void> {
    this.isBusy = false;
    if (error.code !== 'stale-answer') notices.refused(error);
    else if (!this.#isPlaying) await this.load();
  }

  /** A question about the position in the game's own words; with `isForNow` it is refused once the match has gone on. */
  async ask(question: { kind: string }, isForNow = false): Promise<Result<object, CallError>> {
    const { id, revision } = this;
    const answer = await api.matches.ask({ id, question, ...(isForNow && { revision }) });
    return answer.ok ? { ok: true, value: answer.value.answer } : answer;
  }

  /** Asks what the program would do; asked again, puts it away. */
  askAdvice(): void {
    const { advice, decision, revision, isBusy } = this;
    if (advice.isThinking || advice.hint) advice.drop();
    else if (decision && !isBusy) void advice.ask(revision);
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
    this.faces = { ...this.faces, ...answer.value.faces };
    const snapshot = snapshotOf<View, Action>(answer.value.snapshot);
    this.#part?.receive?.(snapshot.view);
    this.peeked = snapshot;
    this.#renew();
  }

  /** Puts peeked cards away, out of the page too. */
  putAway(): void {
    this.peeking = undefined;
    if (!this.peeked || !this.table) return;
    this.#keepFaces(this.table, this.log);
    this.peeked = undefined;
    this.advice.drop();
    this.#renew();
  }

  /** The program halts, and what is being shown of it too; or both go on. */
  async setPaused(isPaused: boolean): Promise<void> {
    const { id } = this;
    this.#wishedPause = isPaused;
    if (isPaused) this.skip();
    this.#hold(isPaused);
    const answer = await (isPaused ? api.matches.pause({ id }) : api.matches.resume({ id }));
    if (answer.ok) return;
    this.#wishedPause = undefined;
    notices.refused(answer.error);
  }

  #hold(isHolding: boolean): void {
    this.#isHolding = isHolding;
    if (!isHolding) this.#line([]);
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
