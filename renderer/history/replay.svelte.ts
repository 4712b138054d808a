/**
 * A finished match looked at again: which moment, through whose eyes, playing or not. Moments come from the program,
 * which finds any of them at once; an answer overtaken by another wish is dropped.
 */
import type { Output } from '../../shared/ipc.ts';
import type { LogEntry } from '../../shared/table.ts';
import { api } from '../api.ts';
import { cardLibrary } from '../cards/library.svelte.ts';
import type { AnyFace, Swing } from '../games/face.ts';
import { entryOf, faceOf } from '../games/index.ts';
import type { LogLine } from '../matches/log-line.ts';
import { plainTelling } from '../plain/telling.ts';

export type Eyes = number | 'open' | 'spectator';
type Opened = Output<'replay.open'>;
type Moment = Output<'replay.seek'>;

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Between two steps at speed 1, in milliseconds. */
const pace = 900;
const logPage = 1000;

export class Replay {
  readonly id: number;
  state: 'waiting' | 'ready' | 'failed' = $state('waiting');
  failure = $state('');
  opened: Opened | undefined = $state.raw();
  /** The moment asked for; the one shown may be a moment behind. */
  at = $state(0);
  eyes: Eyes = $state('open');
  speed: Speed = $state(1);
  isPlaying = $state(false);
  moment: Moment | undefined = $state.raw();
  entries: LogEntry[] = $state.raw([]);
  /** How its game is shown; none: in plain words. */
  face: AnyFace | undefined = $state.raw();
  #asked = 0;
  #askedLog = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly length = $derived(this.opened?.length ?? 0);
  readonly turns = $derived(this.opened?.turns ?? []);
  readonly turn = $derived(this.turns.findLast(({ at }) => at <= this.at)?.turn ?? 0);
  readonly view = $derived(this.moment?.view);
  readonly game = $derived(entryOf(this.opened?.line.game ?? ''));
  readonly faces = $derived(this.opened?.faces ?? {});
  readonly isOver = $derived(this.opened?.isFinished === true && this.at >= this.length);
  readonly telling = $derived.by(() => {
    const { view, opened } = this;
    if (!view || !opened) return undefined;
    const players = opened.line.seats.map(({ player }) => player);
    const scene = { view, players, faces: this.faces, choices: {} };
    return this.face?.tell(scene) ?? plainTelling(scene);
  });
  /** The whole log in words, and how much of it has happened. */
  readonly lines: readonly LogLine[] = $derived(this.telling?.log(this.entries) ?? []);
  /** Where what is counted changed much at once. */
  readonly swings: readonly Swing[] = $derived(this.face?.swings?.(this.entries) ?? []);
  readonly past = $derived(
    this.lines.filter((line) => Number(line.key.split('.')[0]) <= (this.moment?.at ?? 0)),
  );

  constructor(id: number) {
    this.id = id;
  }

  async open(): Promise<void> {
    cardLibrary.open();
    const answer = await api.replay.open({ id: this.id });
    if (!answer.ok) {
      this.failure = answer.error.sentence;
      this.state = 'failed';
      return;
    }
    this.face = await faceOf(answer.value.line.game);
    this.opened = answer.value;
    // Of a match whose end is open there is only what everybody may see.
    if (!answer.value.isFinished) this.eyes = 'spectator';
    await Promise.all([this.seek(answer.value.length), this.#readLog()]);
    this.state = 'ready';
  }

  /** Shows a moment; what lies outside the match is its nearest end. */
  async seek(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, Math.round(to)));
    const number = ++this.#asked;
    const answer = await api.replay.seek({ id: this.id, at: this.at, eyes: this.eyes });
    if (number !== this.#asked || !answer.ok) return;
    this.moment = answer.value;
  }

  step(by: number): void {
    this.pause();
    void this.seek(this.at + by);
  }

  /** To the beginning of the turn after, or of this one, or of the one before. */
  jump(by: 1 | -1): void {
    this.pause();
    const starts = [0, ...this.turns.map(({ at }) => at), this.length];
    const target = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    void this.seek(target ?? this.at);
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.seek(this.at);
    void this.#readLog();
  }

  /** The next pair of eyes. */
  lookOn(): void {
    if (!this.opened?.isFinished) return;
    const seats = this.opened?.line.seats.map(({ seat }) => seat) ?? [];
    const all: Eyes[] = [...seats, 'open'];
    this.look(all[(all.indexOf(this.eyes) + 1) % all.length]!);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.at >= this.length) void this.seek(0);
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#playOn(), pace / this.speed);
  }

  async #playOn(): Promise<void> {
    if (!this.isPlaying) return;
    await this.seek(this.at + 1);
    if (this.at >= this.length) this.pause();
    else if (this.isPlaying) this.#wait();
  }

  /** The log as these eyes read it. */
  async #readLog(): Promise<void> {
    const number = ++this.#askedLog;
    const entries: LogEntry[] = [];
    for (let length = 1; entries.length < length;) {
      const page = await api.replay.log({
        id: this.id,
        eyes: this.eyes,
        from: entries.length,
        count: logPage,
      });
      if (number !== this.#askedLog || !page.ok || page.value.entries.length === 0) break;
      entries.push(...page.value.entries);
      length = page.value.length;
    }
    if (number === this.#askedLog) this.entries = entries;
  }
}
