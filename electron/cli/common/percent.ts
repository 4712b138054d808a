/** Shares as a person reads them. */
export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
