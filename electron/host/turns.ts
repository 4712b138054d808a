/**
 * Whose call is next. Every window has a queue of its own with a bound, and the windows take turns: one call each, and
 * between two calls the program hears all of them. However much one window asks, another waits for one call at most.
 */

/** The most a window may have asked without an answer: calls, and bytes of them. */
export interface QueueLimits {
  calls: number;
  bytes: number;
}

/** One window's queue. */
export interface Queue {
  /** Whether the work was taken; it is not where the queue is full. */
  add: (work: () => Promise<void>, bytes: number) => boolean;
  /** Forgets the work that waits. */
  leave: () => void;
}

export interface Turns {
  /** `onRoom` is called whenever some work of this queue is done. */
  join: (onRoom: () => void) => Queue;
}

interface Waiting {
  work: () => Promise<void>;
  bytes: number;
}

interface Line {
  waiting: Waiting[];
  /** Waiting or under way. */
  calls: number;
  bytes: number;
  onRoom: () => void;
}

export function takeTurns(limits: QueueLimits): Turns {
  /** Lines with work that waits, the next one first. */
  const lines: Line[] = [];
  let isDue = false;

  const schedule = (): void => {
    if (isDue || lines.length === 0) return;
    isDue = true;
    setImmediate(next);
  };
  const next = (): void => {
    isDue = false;
    const line = lines.shift();
    const turn = line?.waiting.shift();
    if (!line || !turn) return schedule();
    if (line.waiting.length > 0) lines.push(line);
    void turn.work().finally(() => finish(line, turn));
    schedule();
  };
  const finish = (line: Line, { bytes }: Waiting): void => {
    line.calls -= 1;
    line.bytes -= bytes;
    line.onRoom();
  };
  const add = (line: Line, turn: Waiting): boolean => {
    if (line.calls >= limits.calls || line.bytes + turn.bytes > limits.bytes) return false;
    line.calls += 1;
    line.bytes += turn.bytes;
    if (line.waiting.push(turn) === 1) lines.push(line);
    schedule();
    return true;
  };

  return {
    join: (onRoom) => {
      const line: Line = { waiting: [], calls: 0, bytes: 0, onRoom };
      return {
        add: (work, bytes) => add(line, { work, bytes }),
        leave: () => {
          line.waiting.length = 0;
          line.onRoom = () => undefined;
        },
      };
    },
  };
}
