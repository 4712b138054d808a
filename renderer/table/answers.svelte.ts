/** Answering and passing: the main word of a decision, passing ahead, holding on, looking into one's own cards. */
import type { Passing, Stops } from '../../shared/table.ts';
import { api } from '../api.ts';
import type { AskMode } from '../text/table.ts';
import { withStop } from './ask-mode.ts';
import type { AnySession, Peeking } from './session.svelte.ts';

/** Whoever chooses at a table: how an option is taken there, and which one is the main word besides passing. */
export interface Chooser {
  readonly session: AnySession;
  take: (option: number, passing?: Passing) => Promise<void>;
  /** The option that the main key takes where nothing can be passed. */
  main?: () => number | undefined;
}

export class Answers {
  readonly #chooser: Chooser;

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  get #session() {
    return this.#chooser.session;
  }

  /** The seat at the screen with its standing orders. */
  readonly #own = $derived.by(() => {
    const { ownSeat, table } = this.#session;
    return ownSeat === undefined ? undefined : table?.seats[ownSeat];
  });

  readonly stops = $derived.by(() => this.#own?.stops);
  readonly isPassing = $derived.by(() => (this.#own?.passing ?? 'none') !== 'none');
  readonly canPassAhead = $derived.by(() => this.#pass !== undefined);

  /** What a closed hand may answer without being opened. */
  readonly closed = $derived.by(() => (this.#session.peeked ? undefined : this.#session.table?.answering));

  get #pass(): number | undefined {
    return this.#session.decision?.window?.pass;
  }

  /** Passes, and what follows with it: in one answer, for a table told only to pass ahead would go on by itself. */
  async passAhead(passing: 'untilConcerned' | 'thisTurn'): Promise<void> {
    if (this.#pass !== undefined) await this.#chooser.take(this.#pass, passing);
  }

  /** Holding asks at every chance, also where one can only pass. */
  async setHold(hold: boolean): Promise<void> {
    if (this.stops) await this.setStops({ ...this.stops, hold });
  }

  async setStops(stops: Stops): Promise<void> {
    if (this.#own) await this.#session.setStops(this.#own.seat, stops);
  }

  async toggleStop(stop: string, modes: readonly AskMode[]): Promise<void> {
    if (this.stops) await this.setStops(withStop(this.stops, modes, stop));
  }

  async cancelAll(): Promise<void> {
    if (this.#own && this.isPassing) await this.#session.setPassing(this.#own.seat, 'none');
    if (this.stops?.hold) await this.setHold(false);
  }

  /** Takes the main word: passes, confirms, or says that it is enough. */
  primary(): void {
    const session = this.#session;
    if (session.isPlaying) return session.skip();
    const { table } = session;
    const option = this.#pass ?? this.#chooser.main?.();
    if (option !== undefined) void this.#chooser.take(option);
    else if (table?.thinking !== undefined) void api.matches.hurry({ id: table.id });
    else if (this.closed?.pass !== undefined) void session.answerClosed(this.closed.pass);
  }

  /** In the trusting mode whoever may answer looks at their own cards. */
  peek(how: Peeking['how']): void {
    const seat = this.#session.table?.answering?.seat;
    if (seat !== undefined) void this.#session.peek({ seat, how });
  }

  letGo(): void {
    if (this.#session.peeking?.how === 'held') this.#session.putAway();
  }

  toggleKept(): void {
    if (this.#session.peeking?.how === 'kept') this.#session.putAway();
    else this.peek('kept');
  }
}
