/** A clock for tests: nobody waits. Time stands still until it is moved on, or until everything else has been done. */
import type { Clock } from '../../electron/services/matches/bot-pace.ts';

export interface VirtualClock extends Clock {
  now: () => number;
  /** Moves the time on, doing what falls due meanwhile; what an answer sets going is let come first. */
  pass: (milliseconds: number) => Promise<void>;
}

interface Timer {
  at: number;
  work: () => void;
}

/** Lets everything go on that only waits for a promise. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `runsFreely`: as soon as nothing else is left to do, the next thing falls due. */
export function createVirtualClock({ runsFreely }: { runsFreely: boolean }): VirtualClock {
  let now = 0;
  const timers = new Set<Timer>();
  const soonest = (): Timer | undefined => [...timers].toSorted((one, other) => one.at - other.at)[0];
  const run = (timer: Timer): void => {
    timers.delete(timer);
    now = timer.at;
    timer.work();
  };
  const runSoonest = (): void => {
    const timer = soonest();
    if (timer) run(timer);
  };
  return {
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      if (runsFreely) setImmediate(runSoonest);
      return () => timers.delete(timer);
    },
    async pass(milliseconds) {
      const until = now + milliseconds;
      await settled();
      for (let timer = soonest(); timer && timer.at <= until; timer = soonest()) {
        run(timer);
        await settled();
      }
      now = until;
    },
  };
}
