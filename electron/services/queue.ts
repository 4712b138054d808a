/** Work that must not be done twice at once. */

/** Runs pieces of work one after another, whatever becomes of each. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
