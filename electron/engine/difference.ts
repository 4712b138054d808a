/**
 * What changed between two values of plain data, as plain data. `difference` finds it, `changed` carries it out.
 * Neither alters what it is given: parts that did not change are shared between the old value and the new one.
 *
 * A difference is one of
 * - `[value]`: this value instead;
 * - `[from, count, values]`: in a list, `count` elements from place `from` on give way to these;
 * - `{ key: difference }`: in an object or a list, these parts changed; `0` in place of a difference: the key is gone.
 */
export type Difference = [unknown] | [number, number, unknown[]] | { [key: string]: Difference | 0 };

type Plain = Readonly<Record<string, unknown>>;

/** `undefined` if nothing changed. An `undefined` property is an absent one, as it is in JSON. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after);
  if (isObject(before) && isObject(after)) return differenceOfObjects(before, after);
  return [after];
}

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differenceOfObjects(before: Plain, after: Plain): Difference | undefined {
  const parts: Record<string, Difference | 0> = {};
  let hasChanged = false;
  const note = (key: string, part: Difference | 0): void => {
    // Defined rather than assigned, so that a key named __proto__ is a key like any other.
    Object.defineProperty(parts, key, { value: part, enumerable: true, configurable: true, writable: true });
    hasChanged = true;
  };
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const part = old === undefined ? ([after[key]] as Difference) : difference(old, after[key]);
    if (part !== undefined) note(key, part);
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined) continue;
    if (!Object.hasOwn(after, key) || after[key] === undefined) note(key, 0);
  }
  return hasChanged ? parts : undefined;
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  if (before.length === after.length) {
    const parts: Record<string, Difference> = {};
    for (let at = start; at < after.length - end; at++) {
      const part = difference(before[at], after[at]);
      if (part !== undefined) parts[at] = part;
    }
    return parts;
  }
  return [start, before.length - start - end, after.slice(start, after.length - end)];
}

const isSame = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

/** The value after a difference was carried out. Throws if the difference was not made from such a value. */
export function changed(before: unknown, by: Difference | undefined): unknown {
  if (by === undefined) return before;
  if (!Array.isArray(by)) return Array.isArray(before) ? changedList(before, by) : changedObject(before, by);
  if (by.length === 1) return by[0];
  const [from, count, values] = by;
  const isPlace = isCount(from) && isCount(count) && Array.isArray(values);
  if (!isPlace || !Array.isArray(before) || from + count > before.length) throw misfit();
  return [...(before as unknown[]).slice(0, from), ...values, ...(before as unknown[]).slice(from + count)];
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

type Parts = Exclude<Difference, unknown[]>;

function changedList(before: readonly unknown[], by: Parts): unknown[] {
  const after = [...before];
  for (const [key, part] of Object.entries(by)) {
    const at = Number(key);
    if (part === 0 || String(at) !== key || !isCount(at) || at >= before.length) throw misfit();
    after[at] = changed(before[at], part);
  }
  return after;
}

function changedObject(before: unknown, by: Parts): Plain {
  if (!isObject(before)) throw misfit();
  const entries = new Map(Object.entries(before));
  for (const [key, part] of Object.entries(by)) {
    if (part === 0) entries.delete(key);
    else entries.set(key, changed(entries.get(key), part));
  }
  return Object.fromEntries(entries);
}

const misfit = (): Error => new Error('a difference does not fit the value it is to change');
