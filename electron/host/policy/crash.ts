/** What to do when the window's process dies: come back to the same place, but not for ever. */

const patience = { crashes: 3, withinMs: 60_000 };

export type CrashResponse = 'ignore' | 'reload' | 'give-up';

/** Decides from the reason and the times of the crashes so far, this one included. */
export function afterCrash(reason: string, times: readonly number[]): CrashResponse {
  if (reason === 'clean-exit') return 'ignore';
  const last = times.at(-1) ?? 0;
  const recent = times.filter((time) => last - time < patience.withinMs);
  return recent.length > patience.crashes ? 'give-up' : 'reload';
}
