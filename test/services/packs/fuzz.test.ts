/** Whatever is sent, an answer comes back, and nothing of a bad pack is stored. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFiles } from '../../../electron/games/warband/index.ts';
import { readSentPack } from '../../../electron/services/packs/read-sent.ts';
import { outsideTexts, sentFolder, zipped } from '../../support/outside-pack.ts';
import { layTable, send, traces, value } from './support.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place of a JSON value, as the keys that lead to it. */
function placesIn(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** The value with one place changed, or gone. */
function changed(value: Json, [key, ...rest]: string[], to: Json | undefined): Json {
  if (key === undefined) return to ?? null;
  const entries = Object.entries(value as object).flatMap(([name, inner]: [string, Json]) => {
    if (name !== key) return [[name, inner] as const];
    const next = rest.length > 0 ? changed(inner, rest, to) : to;
    return next === undefined ? [] : [[name, next] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const contents = packFiles.map((file) => ({ file, value: JSON.parse(outsideTexts[file]) as Json }));
const places = contents.flatMap(({ file, value }) => placesIn(value).map((path) => ({ file, path })));

const junk = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(null, true, false, 0, -1, 1e9, 0.5, '', 'actor', 'any', [], {}, [[]], {
    target: 'A',
  }),
  fc.integer({ min: -5, max: 200 }),
  fc.string(),
  fc.constantFrom(...places).map(({ file, path }) => at(file, path)),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

function at(file: string, path: string[]): Json {
  const { value } = contents.find((each) => each.file === file)!;
  return path.reduce<Json>((inner, key) => (inner as Record<string, Json>)[key]!, value);
}

const mutation = fc.tuple(fc.constantFrom(...places), junk);

const mutated = fc.array(mutation, { minLength: 1, maxLength: 3 }).map((mutations) => {
  const texts: Record<string, string> = { ...outsideTexts };
  for (const [{ file, path }, to] of mutations) {
    try {
      texts[file] = JSON.stringify(changed(JSON.parse(texts[file]!) as Json, path, to));
    } catch {
      // An earlier change took the place away.
    }
  }
  return texts;
});

describe('a good pack with anything in it changed', () => {
  it('is read or refused with reasons, and never breaks the reader', () => {
    fc.assert(
      fc.property(mutated, (texts) => {
        const read = readSentPack(sentFolder(texts));
        if (!read.ok) expect(read.error.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is stored whole or leaves no trace', async () => {
    const table = await layTable();
    await fc.assert(
      fc.asyncProperty(mutated, async (texts) => {
        const upload = await send(table, zipped(texts));
        const report = await value(table.ask['packs.check']({ upload }));
        const hash = report.pack?.hash ?? '0'.repeat(64);
        const stored = await table.ask['packs.import']({ upload, hash, enable: true });
        if (report.pack === undefined) {
          expect(stored.ok).toBe(false);
          expect(traces(table.db)).toEqual([0, 0, 0]);
        } else {
          expect(stored.ok).toBe(true);
          expect(table.cards.cards().size).toBe(report.pack.cards.length);
          await value(table.ask['packs.remove']({ hash }));
          expect(traces(table.db)).toEqual([0, 0, 0]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a zip with any of its bytes changed', () => {
  const { bytes } = zipped(outsideTexts)[0]!;

  it('is read or refused, and never breaks the reader', () => {
    const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), fc.nat({ max: 40 }), (changes, cut) => {
        const copy = Buffer.from(bytes.subarray(0, bytes.length - cut));
        for (const [place, byte] of changes) if (place < copy.length) copy[place] = byte;
        const read = readSentPack([{ path: 'pack.zip', bytes: copy }]);
        if (!read.ok) expect(read.error.errors[0]!.sentence).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('is refused if it is no zip at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (noise) => {
        expect(readSentPack([{ path: 'pack.zip', bytes: Buffer.from(noise) }]).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
