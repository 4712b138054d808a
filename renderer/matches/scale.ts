/** The lines of a graph's scale: a few round values from nothing to the most that is counted. */
export function scaleOf(most: number): number[] {
  const step = [5, 10, 20, 50, 100, 200, 500].find((each) => most / each < 5) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
