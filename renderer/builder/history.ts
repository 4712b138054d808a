/** What was, and what was taken back: lists one can go back and forth between. Plain values, changed by making new ones. */
export interface Timeline<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** As far back as anybody goes. */
const longest = 200;

export const begin = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] });

/** Goes on to something new; what was taken back is forgotten. */
export const goOn = <T>({ past, present }: Timeline<T>, next: T): Timeline<T> => ({
  past: [...past, present].slice(-longest),
  present: next,
  future: [],
});

export function goBack<T>({ past, present, future }: Timeline<T>): Timeline<T> | undefined {
  if (past.length === 0) return undefined;
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function goForth<T>({ past, present, future }: Timeline<T>): Timeline<T> | undefined {
  const [next, ...rest] = future;
  return next === undefined ? undefined : { past: [...past, present], present: next, future: rest };
}
