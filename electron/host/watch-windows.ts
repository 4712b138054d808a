/** Notices when the last window was closed for good. A reload closes and opens within the grace and does not count. */

const graceMs = 10_000;

export interface WindowWatch {
  /** Takes note of how many windows are open now. */
  count: (open: number) => void;
}

/** Calls `onLastClosed` once no window has been open for the grace, after at least one was. */
export function watchWindows(onLastClosed: () => void): WindowWatch {
  let timer: NodeJS.Timeout | undefined;
  return {
    count: (open) => {
      clearTimeout(timer);
      timer = open === 0 ? setTimeout(onLastClosed, graceMs) : undefined;
    },
  };
}
