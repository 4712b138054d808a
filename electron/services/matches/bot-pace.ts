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
export interface PaceGround {
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
const wallGround: PaceGround = { clock: wallClock, chance: () => randomInt(fineness) / fineness };

export function createBotPace({ clock, chance }: PaceGround = wallGround): BotPace {
  /** How many beats answers took lately that were thought about, by kind of question; one, as long as nothing else is known. */
  const lately = new Map<string, number[]>();
  const latelyOf = (kind: string): number[] => lately.get(kind) ?? Array<number>(remembered).fill(1);
  const drawn = (beat: number): number => Math.round(beat * (1 - looseness + 2 * looseness * chance()));

  /** An answer without a choice takes as long as one that was thought about took lately, on this machine. */
  const beatsFor = (kind: string): number => latelyOf(kind)[Math.floor(chance() * remembered)]!;

  function remember(kind: string, beats: number): void {
    lately.set(kind, [...latelyOf(kind).slice(1), beats]);
  }

  return {
    begin(question, passed) {
      const kind = `${question.level} ${question.isWindow ? 'window' : 'own'}`;
      let { isHurried } = question;
      let beats = 0;
      let elapsed = 0;
      let least = 1;
      let give: (() => void) | undefined;
      let stop = (): void => undefined;

      function wait(milliseconds: number): void {
        stop = clock.after(milliseconds, () => {
          elapsed += milliseconds;
          beats += 1;
          beat();
        });
      }
      function beat(): void {
        if (give && beats >= least) return give();
        if (beats > mostBeats) return;
        passed(beats);
        wait(elapsed);
      }

      wait(drawn(beatFor(question)));
      return {
        stop: () => stop(),
        hurry() {
          if (isHurried) return;
          isHurried = true;
          least = elapsed = 0;
          stop();
          wait(drawn(shortBeat));
        },
        due: (isForced) =>
          new Promise((resolve) => {
            if (isForced && !isHurried) least = beatsFor(kind);
            give = () => {
              if (!isForced && !isHurried) remember(kind, beats);
              resolve();
            };
            if (beats > mostBeats) wait(drawn(shortBeat));
          }),
      };
    },
  };
}
