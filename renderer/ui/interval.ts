/** How sure a share is: Wilson's interval at 95 %, which stays sensible for few matches. */
const z = 1.959964;

export interface Interval {
  low: number;
  high: number;
}

export function shareInterval(won: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = won / of;
  const scale = 1 + (z * z) / of;
  const middle = (share + (z * z) / (2 * of)) / scale;
  const spread = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / scale;
  return { low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}
