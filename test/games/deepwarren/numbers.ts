/**
 * Every number the rules of Deepwarren have, enumerated by hand so that a lost, doubled or invented rule fails a test.
 * Numbers are for ever: this list only grows.
 */
const range = (letters: string, from: number, to: number, digits = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letters}-${String(from + at).padStart(digits, '0')}`);

export const ruleNumbers = [
  ...range('T', 101, 116),
  ...range('T', 201, 210),
  ...range('T', 301, 306),
  ...range('T', 401, 416),
  ...range('T', 501, 505),
  ...range('T', 510, 533),
  ...range('T', 601, 614),
  ...range('T', 701, 712),
  ...range('T', 720, 726),
  ...range('T', 730, 731),
  ...range('T', 740, 744),
  ...range('T', 801, 813),
  ...range('T', 820, 829),
  ...range('T', 901, 913),
  ...range('T', 1001, 1009),
  ...range('T', 1101, 1116),
];

export const exampleNumbers = [...range('S', 1, 11), ...range('E', 1, 24)];

/** TR-47 and on: what had to be decided while the rules were built. */
export const rulingNumbers = range('TR', 1, 55, 2);
