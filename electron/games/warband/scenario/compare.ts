/** What differs between what a scenario expects and what is there, in words an author can read. */

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field named in `expected` must be there and the same; lists have the same length and order. */
export function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) return listDifferences(expected, actual, path);
  if (isObject(expected)) {
    if (!isObject(actual)) return [line(path, expected, actual)];
    return Object.entries(expected).flatMap(([key, value]) =>
      value === undefined ? [] : differences(value, actual[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, actual) ? [] : [line(path, expected, actual)];
}

const line = (path: string, expected: unknown, actual: unknown): string =>
  `${path}: expected ${show(expected)}, found ${show(actual)}`;

function listDifferences(expected: unknown[], actual: unknown, path: string): string[] {
  if (!Array.isArray(actual) || actual.length !== expected.length) return [line(path, expected, actual)];
  return expected.flatMap((each, index) => differences(each, actual[index], `${path}[${index}]`));
}

/** Sets of words: what is missing and what is too many. */
export function setDifferences(
  expected: readonly string[],
  actual: readonly string[],
  path: string,
): string[] {
  const missing = expected.filter((each) => !actual.includes(each));
  const extra = actual.filter((each) => !expected.includes(each));
  if (missing.length === 0 && extra.length === 0) return [];
  const parts = [
    missing.length > 0 ? `missing ${missing.join(', ')}` : '',
    extra.length > 0 ? `not expected ${extra.join(', ')}` : '',
  ];
  return [`${path}: ${parts.filter(Boolean).join('; ')}`];
}

/** Whether a value has everything a pattern names. */
const matchesPattern = (pattern: unknown, value: unknown): boolean =>
  differences(pattern, value, '').length === 0;

/** Patterns found one after another, others may lie between; answers the first one not found. */
export function firstMissing(patterns: readonly unknown[], values: readonly unknown[]): number {
  let from = 0;
  for (const [index, pattern] of patterns.entries()) {
    const at = values.findIndex((value, place) => place >= from && matchesPattern(pattern, value));
    if (at < 0) return index;
    from = at + 1;
  }
  return -1;
}
