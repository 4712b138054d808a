/** What a battle is about besides Morale, and how it stands. */
export const aimsText = {
  title: 'What this battle is about',
  short: 'Aims',
  lastUntil: (who: string, round: number, now: number) =>
    `${who} wins by lasting until the end of round ${round}. This is round ${now}.`,
  hold: (who: string, squares: string, turns: number, held: number) =>
    `${who} wins by standing on ${squares} at the end of ${turns} own turns in a row: ${held} so far.`,
  collect: (who: string, tokens: number, collected: number) =>
    `${who} wins with ${tokens} treasure: ${collected} so far.`,
  squares: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  toHold: (who: string) => `to be held by ${who}`,
  destroy: (who: string, creature: string) => `${who} wins when ${creature} is destroyed.`,
  keepAlive: (who: string, creature: string) => `${who} loses when ${creature} is destroyed.`,
  /** In a narrow place: how far it has come. */
  of: (done: number, wanted: number) => `${done} / ${wanted}`,
  rule: 'R-108',
} as const;
