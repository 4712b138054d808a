/**
 * When a bot's answer is given: at a beat, and the beats are chosen before the bot thinks. So neither an answer that
 * left no choice nor one that was thought about shows by its time what the bot holds. Beats lie ever further
 * apart: an answer that takes longer than usual tells no more than that.
 */
import { randomInt } from 'node:crypto';
import type { BotLevel } from '../../../shared/bots.ts';

export interface Clock {
  /** Does something after so many milliseconds, unless it is called off with what this gives back. */
  after(milliseconds: number, work: () => void): () => void;
}

/** What beats are drawn by: the time, and chance as a number from 0 to 1. */
export interface PaceDeps {
  clock: Clock;
  chance: () => number;
}

/** What is known of a question without knowing the bot's cards. */
export interface QuestionKind {
  level: BotLevel;
  isWindow: boolean;
  isHurried: boolean;
}

export interface Beats {
  /** Waits, now that the answer is there, for the beat at which it is given; for ever if the beats are stopped. */
  due(isForced: boolean): Promise<void>;
  /** The next beat comes soon. */
  hurry(): void;
  stop(): void;
}

export interface BotPace {
  /** Begins to count beats; `passed` hears of every one at which there is no answer to give yet. */
  begin(kind: QuestionKind, passed: (beats: number) => void): Beats;
}

/** Milliseconds to the first beat: several times what a level needs in all but one of a hundred questions. */
const shortBeat = 60;
const longBeat = 250;

const beatFor = ({ level, isWindow, isHurried }: QuestionKind): number =>
  level === 'warlord' && !isWindow && !isHurried ? longBeat : shortBeat;

/** A beat is longer or shorter by up to this share: what the program itself needs drowns in it. */
const looseness = 0.2;

/** Beats that are told; each lies twice as far from the question as the one before. */
export const mostBeats = 8;

/** So many answers that were thought about are remembered. */
const remembered = 32;

const wallClock: Clock = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

const fineness = 2 ** 32;
const wallDeps: PaceDeps = { clock: wallClock, chance: () => randomInt(fineness) / fineness };

export function createBotPace({ clock, chance }: PaceDeps = wallDeps): BotPace {
  const lately = new LatelyTaken(chance);
  const drawn = (beat: number): number => Math.round(beat * (1 - looseness + 2 * looseness * chance()));
  return { begin: (question, passed) => new QuestionBeats({ clock, lately, drawn, question, passed }) };
}

/** How many beats answers took lately that were thought about; one, as long as nothing else is known. */
class LatelyTaken {
  readonly #chance: () => number;
  readonly #byKind = new Map<string, number[]>();

  constructor(chance: () => number) {
    this.#chance = chance;
  }

  note(question: QuestionKind, beats: number): void {
    this.#byKind.set(kindOf(question), [...this.#of(question).slice(1), beats]);
  }

  /** An answer without a choice takes as long as one of those, on this machine. */
  draw(question: QuestionKind): number {
    return this.#of(question)[Math.floor(this.#chance() * remembered)]!;
  }

  #of(question: QuestionKind): number[] {
    return this.#byKind.get(kindOf(question)) ?? Array<number>(remembered).fill(1);
  }
}

const kindOf = ({ level, isWindow }: QuestionKind): string => `${level} ${isWindow ? 'window' : 'own'}`;

interface BeatsDeps {
  clock: Clock;
  lately: LatelyTaken;
  drawn: (beat: number) => number;
  question: QuestionKind;
  passed: (beats: number) => void;
}

class QuestionBeats implements Beats {
  readonly #deps: BeatsDeps;
  #isHurried: boolean;
  #beats = 0;
  #elapsed = 0;
  /** The answer is given after so many beats at least. */
  #least = 1;
  #give: (() => void) | undefined;
  #cancel: () => void = () => undefined;

  constructor(deps: BeatsDeps) {
    this.#deps = deps;
    this.#isHurried = deps.question.isHurried;
    this.#wait(deps.drawn(beatFor(deps.question)));
  }

  due(isForced: boolean): Promise<void> {
    const { lately, question, drawn } = this.#deps;
    if (isForced && !this.#isHurried) this.#least = lately.draw(question);
    return new Promise((resolve) => {
      this.#give = () => {
        if (!isForced && !this.#isHurried) lately.note(question, this.#beats);
        resolve();
      };
      if (this.#beats > mostBeats) this.#wait(drawn(shortBeat));
    });
  }

  hurry(): void {
    if (this.#isHurried) return;
    this.#isHurried = true;
    this.#least = this.#elapsed = 0;
    this.#cancel();
    this.#wait(this.#deps.drawn(shortBeat));
  }

  stop(): void {
    this.#cancel();
  }

  #wait(milliseconds: number): void {
    this.#cancel = this.#deps.clock.after(milliseconds, () => {
      this.#elapsed += milliseconds;
      this.#beats += 1;
      this.#beat();
    });
  }

  #beat(): void {
    if (this.#give && this.#beats >= this.#least) return this.#give();
    if (this.#beats > mostBeats) return;
    this.#deps.passed(this.#beats);
    this.#wait(this.#elapsed);
  }
}
