/** Words of the luck ledger: what was rolled against what was to be expected. */
const rounded = (value: number): string => String(Math.round(10 * value) / 10);

/** With a sign, and a true minus. */
const signed = (value: number): string => {
  const pips = rounded(Math.abs(value));
  if (pips === '0') return '±0';
  return `${value < 0 ? '−' : '+'}${pips}`;
};

/** Never "0 %" of what can happen, nor "100 %" of what need not. */
const percent = (share: number): string =>
  share > 0 && share < 1
    ? 'less than 1 %'
    : share > 99 && share < 100
      ? 'more than 99 %'
      : `${String(Math.round(share))} %`;

const dice = (count: number): string => (count === 1 ? '1 die' : `${String(count)} dice`);

export const luckText = {
  title: 'Luck ledger',
  note: 'Pips better or worse than dice fall on average, added up. Two fair games in three stay inside the shade.',
  none: 'No dice have been rolled yet.',
  waiting: 'Counting the dice …',
  gap: (pips: number, wider: number) =>
    `The two are ${rounded(pips)} pips apart: ${percent(wider)} of fair games part them more.`,
  signed,
  sum: (count: number, rolled: number, expected: number) =>
    `${dice(count)}: ${String(rolled)} for ${rounded(expected)}`,
  further: (share: number) => `A fair game strays further ${percent(share)} of the time.`,
  faces: (name: string) => `Faces ${name} rolled`,
  face: 'Face',
  times: 'Times',
  expected: (times: number) => `Expected ${rounded(times)} each`,
  other: (count: number, rolled: number, expected: number) =>
    `Other dice, such as damage, which are nobody’s alone: ${String(count)}, ${String(rolled)} pips for ${rounded(expected)}.`,
  turn: 'Turn',
};

/** The proof that nobody bent chance. */
export const chanceText = {
  tab: 'Chance',
  title: 'Honest chance',
  sentences:
    'Every roll and every shuffle comes from the seed, a number drawn before the first choice; nothing chosen later, by a person or a bot, can bend it. The same seed and the same actions give the same dice: let the program play them again and compare.',
  seed: (seed: number) => `Seed ${String(seed)}`,
  repeat: 'Repeat it from the seed',
  repeating: 'Repeating …',
  same: (actions: number, rolled: number) =>
    rolled === 0
      ? `Repeated: ${String(actions)} actions, and the same end.`
      : `Repeated: ${String(actions)} actions and ${dice(rolled)}, all the same.`,
};
