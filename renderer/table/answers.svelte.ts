/** Answering and passing: the main word of a decision, passing ahead, holding on, looking into one's own cards. */
import { api } from '../api.ts';
import type { Desk } from './desk.svelte.ts';
import type { Peeking } from './session.svelte.ts';

const mainKinds = ['pass', 'confirm', 'enough'];

export class Answers {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #session() {
    return this.#desk.session;
  }

  /** The seat at the screen with its standing orders. */
  readonly #own = $derived.by(() => {
    const seat = this.#desk.ownSeat;
    return seat === undefined ? undefined : this.#session.table?.seats[seat];
  });

  readonly stops = $derived.by(() => this.#own?.stops);
  readonly isPassing = $derived.by(() => (this.#own?.passing ?? 'none') !== 'none');
  readonly canPassAhead = $derived.by(() => this.#find(['pass']) >= 0);

  /** What a closed hand may answer without being opened. */
  readonly closed = $derived.by(() => (this.#session.peeked ? undefined : this.#session.table?.answering));

  #find(kinds: readonly string[]): number {
    return this.#session.decision?.options.findIndex(({ kind }) => kinds.includes(kind)) ?? -1;
  }

  /** Passes, and what follows with it: in one answer, for a table told only to pass ahead would go on by itself. */
  async passAhead(passing: 'untilConcerned' | 'thisTurn'): Promise<void> {
    const pass = this.#find(['pass']);
    if (pass >= 0) await this.#desk.take(pass, passing);
  }

  /** Holding asks at every chance, also where one can only pass. */
  async setHold(hold: boolean): Promise<void> {
    if (this.#own && this.stops) await this.#session.setStops(this.#own.seat, { ...this.stops, hold });
  }

  async toggleStop(phase: keyof NonNullable<Answers['stops']>): Promise<void> {
    const { stops } = this;
    if (this.#own && stops)
      await this.#session.setStops(this.#own.seat, { ...stops, [phase]: !stops[phase] });
  }

  async cancelAll(): Promise<void> {
    if (this.#own && this.isPassing) await this.#session.setPassing(this.#own.seat, 'none');
    if (this.stops?.hold) await this.setHold(false);
  }

  /** Takes the main word: passes, confirms, or says that it is enough. */
  primary(): void {
    const { stage, table } = this.#session;
    if (stage.isPlaying) return stage.skip();
    const option = this.#find(mainKinds);
    if (option >= 0) void this.#desk.take(option);
    else if (table?.thinking !== undefined) void api.matches.hurry({ id: table.id });
    else if (this.closed?.pass !== undefined) void this.#session.answerClosed(this.closed.pass);
  }

  end(): void {
    const option = this.#find(['end']);
    if (option >= 0) void this.#desk.take(option);
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
