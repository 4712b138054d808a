/**
 * A fingerprint of plain data: 64 bits as 16 hex digits, the same on every machine, for every order of keys, and
 * before and after a trip through JSON (an `undefined` property is an absent one, -0 is 0).
 *
 * Two 32-bit lanes are mixed side by side. The entries of an object are added up rather than sorted, which makes
 * the order of keys irrelevant without the cost of sorting.
 */

/** What JSON can carry and bring back unchanged; anything else in a state is a bug, and hashing it throws. */
export function hash(value: unknown): string {
  mixValue(value);
  return hex(laneA) + hex(laneB);
}

/** The result of the latest `mix…` call: two numbers come back from a function without making an object for them. */
let laneA = 0;
let laneB = 0;

const tags = { object: 1, array: 2, string: 3, integer: 4, float: 5, true: 6, false: 7, null: 8 } as const;

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

/** The finishing rounds of MurmurHash3: every bit of the input reaches every bit of the result. */
function scramble(bits: number): number {
  let mixed = bits ^ (bits >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function absorb(a: number, b: number, bits: number): void {
  laneA = scramble(Math.imul(a, 0x9e3779b1) + bits);
  laneB = scramble((Math.imul(b, 0x85ebca77) + bits) ^ 0x27d4eb2f);
}

/** Kinds of values start apart: 1, '1', [1] and true are four different things. */
function begin(tag: number): void {
  laneA = Math.imul(tag, 0x2545f491);
  laneB = Math.imul(tag, 0x4f6cdd1d);
}

function mixValue(value: unknown): void {
  switch (typeof value) {
    case 'number':
      return mixNumber(value);
    case 'string':
      return mixString(value);
    case 'boolean':
      return begin(value ? tags.true : tags.false);
    case 'object':
      if (value === null) return begin(tags.null);
      return Array.isArray(value) ? mixArray(value) : mixObject(value);
    default:
      throw new TypeError(`a ${typeof value} is not plain data`);
  }
}

function mixNumber(value: number): void {
  if ((value | 0) === value) {
    begin(tags.integer);
    absorb(laneA, laneB, value);
    return;
  }
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data`);
  float.setFloat64(0, value);
  begin(tags.float);
  absorb(laneA, laneB, float.getInt32(0));
  absorb(laneA, laneB, float.getInt32(4));
}

const float = new DataView(new ArrayBuffer(8));

function mixString(value: string): void {
  begin(tags.string);
  for (let at = 0; at < value.length; at++) absorb(laneA, laneB, value.charCodeAt(at));
}

function mixArray(items: readonly unknown[]): void {
  begin(tags.array);
  absorb(laneA, laneB, items.length);
  for (const item of items) {
    const a = laneA;
    const b = laneB;
    mixValue(item);
    const itemB = laneB;
    absorb(a, b, laneA);
    laneB ^= scramble(itemB);
  }
}

function mixObject(object: object): void {
  if (!Object.isFrozen(object)) return mixEntries(object);
  const known = frozenLanes.get(object);
  if (known === undefined) {
    mixEntries(object);
    frozenLanes.set(object, { a: laneA, b: laneB });
  } else {
    laneA = known.a;
    laneB = known.b;
  }
}

/** A frozen object stands for data that never changes, as the setup of a match: its fingerprint is taken once. */
const frozenLanes = new WeakMap<object, { a: number; b: number }>();

function mixEntries(object: object): void {
  requirePlain(object);
  let sumA = 0;
  let sumB = 0;
  for (const key of Object.keys(object)) {
    const value = (object as Record<string, unknown>)[key];
    if (value === undefined) continue;
    mixEntry(key, value);
    sumA = (sumA + laneA) | 0;
    sumB = (sumB + laneB) | 0;
  }
  begin(tags.object);
  const b = laneB;
  absorb(laneA, b, sumA);
  laneB = scramble(b ^ sumB);
}

function mixEntry(key: string, value: unknown): void {
  mixValue(value);
  const lanes = keyLanes.get(key) ?? mixKey(key, laneA, laneB);
  laneA = scramble(Math.imul(lanes.a, 0x9e3779b1) + laneA);
  laneB = scramble(Math.imul(lanes.b, 0x85ebca77) + laneB);
}

/** States repeat a few hundred keys for ever; a file of dynamic keys must not fill the memory. */
const keyLanes = new Map<string, { a: number; b: number }>();
const mostKeys = 4096;

function mixKey(key: string, valueA: number, valueB: number): { a: number; b: number } {
  mixString(key);
  const lanes = { a: laneA, b: laneB };
  if (keyLanes.size < mostKeys) keyLanes.set(key, lanes);
  laneA = valueA;
  laneB = valueB;
  return lanes;
}

function requirePlain(object: object): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype === Object.prototype || prototype === null) return;
  throw new TypeError(`a ${object.constructor.name} is not plain data`);
}
