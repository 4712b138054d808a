/** Payloads no honest window sends, for fuzzing every call of the contract. */
import fc from 'fast-check';

/** Written as text, because a literal would set the prototype instead of a key of that name. */
const polluters = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"patch":{"__proto__":{"isAdmin":true}}}',
  '{"patch":{"appearance":{"__proto__":{"theme":"light"}}}}',
  '{"patch":{"appearance":{"constructor":{"prototype":{}}}}}',
  '{"section":"__proto__"}',
  '{"section":"constructor"}',
  '{"id":"../../etc/passwd","extra":1}',
].map((text): unknown => JSON.parse(text));

const huge = [
  'x'.repeat(2_000_000),
  { id: 'x'.repeat(2_000_000) },
  { section: 'x'.repeat(2_000_000) },
  { patch: { appearance: { theme: 'x'.repeat(2_000_000) } } },
  { patch: { rulebook: { marks: Array.from({ length: 100_000 }, (_, index) => `W-${index}`) } } },
  Array.from({ length: 100_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index])),
];

/** A list in a list in a list: too deep for anything that follows it by calling itself. */
const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => [inner], 0);

const noObject = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', '{}', 10n),
  fc.string(),
  fc.array(fc.jsonValue()),
  fc.constantFrom(() => undefined, Symbol('payload'), new Map(), new Set(), new Date(0)),
);

/** An object with a key no call knows, among keys that calls do know. */
const strangeKey = fc
  .tuple(
    fc.record({ patch: fc.jsonValue(), id: fc.jsonValue(), section: fc.jsonValue() }, { requiredKeys: [] }),
    fc.string().map((key) => `strange ${key}`),
    fc.jsonValue(),
  )
  .map(([known, key, value]) => ({ ...known, [key]: value }));

/** Refused by every call, whatever its schema. */
export const alwaysRefused: fc.Arbitrary<unknown> = fc.oneof(
  noObject,
  strangeKey,
  fc.constantFrom(...polluters, ...huge, deep),
);

/** Anything at all; a call may by chance understand it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSet: true }),
  fc.jsonValue(),
  strangeKey,
);
