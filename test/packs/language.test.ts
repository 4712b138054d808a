/** The published language and the packs: the schema says what the reader takes, and the packs use all of it. */
import { describe, expect, it } from 'vitest';
import { installedPackIds, readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { packCards } from '../../electron/games/warband/cards/pack.ts';
import { cardJsonSchema, cardSchema } from '../../electron/games/warband/cards/schema.ts';
import { type Schema, SchemaReader } from '../support/json-schema.ts';

const schema = new SchemaReader(cardJsonSchema() as Schema);

const cards = installedPackIds().flatMap((id) => packCards(readInstalledPack(id)));

describe('the published schema', () => {
  it('takes every card of every pack', () => {
    expect(cards.filter((card) => !schema.fits(card)).map(({ id }) => id)).toEqual([]);
  });

  /** One place in so many; all of them take half a minute. */
  const sampled = 6;
  /** Changes that keep a value JSON but may break the language. */
  const junk = [
    undefined,
    null,
    0,
    1,
    15,
    1000,
    true,
    '',
    'actor',
    'standard',
    [],
    {},
    [{}],
    { target: 'A' },
  ];

  it('refuses what the reader refuses by shape, and nothing else', () => {
    const differing = cards.flatMap((card, index) =>
      placesIn(card).flatMap((path, at) => {
        if ((index + at) % sampled !== 0) return [];
        const changed = change(card, path, junk[at % junk.length]);
        return schema.fits(changed) === cardSchema.safeParse(changed).success
          ? []
          : [`${card.id} ${path.join('.')}`];
      }),
    );
    expect(differing).toEqual([]);
  });
});

type Tree = Record<string, unknown>;

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...placesIn(inner, [...path, key]),
  ]);
}

function change(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Tree) }) as Tree;
  copy[key] = change(copy[key], rest, to);
  return JSON.parse(JSON.stringify(copy));
}

describe('the packs of the game', () => {
  const used = new Set(cards.flatMap((card) => [...schema.used(card)].map(withoutLimits)));

  it.each([
    ['step', /^Step \w+$/],
    ['kind of text', /^Text \w+$/],
    ['trait', /^Trait=/],
    ['value of a creature', /^Stat=/],
    ['ability', /^Ability=/],
    ['timing', /^Timing=/],
    ['terrain', /^Terrain=/],
    ['duration', /^Duration=/],
    ['cost', /^Cost \w+$/],
    ['condition', /^Condition \w+$/],
    ['kind of target', /^Target \w+$/],
    ['way to name a creature', /^Who[ =]\w+$/],
    ['way to name a player', /^Player[ =]\w+$/],
    ['amount', /^Amount \w+$/],
    ['event', /^Trigger event\.event=|^Trigger orderPlayed$/],
    ['word of a filter', /^Filter\.\w+$/],
  ])('use every %s of the language between them', (_what, pattern) => {
    const words = [...new Set([...schema.words()].map(withoutLimits))].filter((word) => pattern.test(word));
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !used.has(word))).toEqual([]);
  });
});

/** Damage comes in tens and squares have a limit of their own; they are amounts all the same. */
function withoutLimits(word: string): string {
  return word.replace(/^(Squares|Small|Damage)Amount/, 'Amount');
}
