/**
 * Every number the rules of Salient have, enumerated by hand so that a lost, doubled or invented rule fails a test.
 * Numbers are for ever: this list only grows.
 */
const range = (letters: string, from: number, to: number, digits = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letters}-${String(from + at).padStart(digits, '0')}`);

export const ruleNumbers = [
  ...range('C', 101, 117),
  ...range('C', 120, 127),
  ...range('C', 130, 137),
  ...range('C', 201, 208),
  ...range('C', 301, 314),
  ...range('C', 401, 412),
  ...range('C', 501, 502),
  ...range('C', 510, 516),
  ...range('C', 520, 532),
  ...range('C', 540, 545),
  ...range('C', 550, 554),
  ...range('C', 560, 564),
  ...range('C', 570, 572),
  ...range('C', 601, 615),
  ...range('C', 701, 714),
  ...range('C', 801, 815),
  'C-818',
  ...range('C', 901, 907),
  ...range('C', 911, 918),
  ...range('C', 931, 935),
  ...range('C', 941, 948),
  ...range('C', 1001, 1003),
  ...range('C', 1010, 1017),
  ...range('C', 1101, 1117),
  ...range('C', 1201, 1214),
  ...range('C', 1301, 1317),
];

export const exampleNumbers = [...range('S', 1, 19), ...range('E', 1, 32)];

/** CR-47 and on: what had to be decided while the rules were built. */
export const rulingNumbers = range('CR', 1, 54, 2);
