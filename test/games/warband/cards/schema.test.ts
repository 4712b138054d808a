/** The shape of cards: what the schema accepts, what it refuses, and in which words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardJsonSchema, cardSchema } from '../../../../electron/games/warband/cards/schema.ts';
import { readWith } from '../../../../shared/read-data.ts';
import { readCard } from '../../../../electron/games/warband/cards/validate.ts';
import { z } from '../../../../shared/zod.ts';
import { exampleCards } from '../../../support/example-cards.ts';
import { order } from '../../../support/example-order.ts';

const problems = (value: unknown) => {
  const read = readWith(cardSchema, value);
  return read.ok ? [] : read.error.map(({ path, sentence }) => `${path}: ${sentence}`);
};

/** An order whose only step is this one, well-formed or not. */
const withStep = (step: unknown): unknown => ({ ...order('Test', []), actions: [{ steps: [step] }] });

describe('the schema of cards', () => {
  it.each(exampleCards.map((card) => [card.name, card] as const))(
    'accepts %s and changes nothing in it',
    (_, card) => {
      const copy: unknown = JSON.parse(JSON.stringify(card));
      expect(readCard(copy)).toEqual({ ok: true, value: card });
    },
  );

  it('is built without compiled code, so that it works under a strict content security policy', () => {
    expect(z.config().jitless).toBe(true);
  });

  it('makes a JSON Schema that names every word of the language', () => {
    const schema = cardJsonSchema() as { $defs: Record<string, unknown> };
    expect(Object.keys(schema.$defs)).toEqual(
      expect.arrayContaining([
        'CreatureCard',
        'OrderCard',
        'CommanderCard',
        'Step',
        'Filter',
        'Amount',
        'Condition',
      ]),
    );
  });
});

describe('a refused card', () => {
  it.each([
    [
      'an unknown field',
      { do: 'tap', who: 'actor', hard: true },
      'actions[0].steps[0].hard: Unknown field "hard".',
    ],
    [
      'an unknown creature',
      { do: 'tap', who: 'actr' },
      'actions[0].steps[0].who: "who" must say which creature: "actor", "subject", "other", "each", {"target": …}, {"picked": …} or {"all": …}.',
    ],
    [
      'a mistake deep in a filter',
      { do: 'tap', who: { all: { side: 'foe' } } },
      'actions[0].steps[0].who.all.side: "side" must be one of "yours", "ally", "enemy".',
    ],
    [
      'a misspelt field of an amount',
      { do: 'slide', who: 'actor', squares: { count: {}, tims: 2 } },
      'actions[0].steps[0].squares.tims: Unknown field "tims".',
    ],
    [
      'damage that is no multiple of ten',
      { do: 'damage', to: 'actor', amount: 15 },
      'actions[0].steps[0].amount: "amount" must be a multiple of 10 (R-26).',
    ],
    [
      'too many squares',
      { do: 'shift', who: 'actor', squares: 13 },
      'actions[0].steps[0].squares: "squares" must be at most 12.',
    ],
    [
      'a keyword in small letters',
      { do: 'grantKeyword', who: 'actor', keyword: 'undead', until: 'endOfTurn' },
      'actions[0].steps[0].keyword: "keyword" must be one or more capitalised words, such as "Undead".',
    ],
    [
      'an empty choice',
      { do: 'choose', options: [] },
      'actions[0].steps[0].options: "options" must have at least 2 entries.',
    ],
    [
      'bounds without a bound',
      { do: 'tap', who: { all: { level: {} } } },
      'actions[0].steps[0].who.all.level: "level" must name "atLeast", "atMost" or both.',
    ],
    [
      'a wrong word for all',
      { do: 'heal', who: 'actor', amount: 'everything' },
      'actions[0].steps[0].amount: "amount" must be a number, an amount read off the table, or "all".',
    ],
  ])('says where and why: %s', (_, step, sentence) => {
    expect(problems(withStep(step))).toEqual([sentence]);
  });

  it('lists the known steps when the step is unknown', () => {
    const [said] = problems(withStep({ do: 'explode' }));
    expect(said).toMatch(/^actions\[0\]\.steps\[0\]\.do: "do" must be one of "attack", "damage", /);
  });

  it('tells every missing field', () => {
    expect(problems({ type: 'commander', id: 'a', name: 'A', text: [] })).toEqual([
      'orderHand: "orderHand" is missing.',
      'creatureHand: "creatureHand" is missing.',
      'morale: "morale" is missing.',
      'leadership: "leadership" is missing.',
    ]);
  });

  it('names a hostile key before anything is read', () => {
    const card: unknown = JSON.parse('{"type":"creature","__proto__":{"level":6}}');
    expect(problems(card)).toEqual(['__proto__: The field name "__proto__" is not allowed.']);
  });

  it('does not exhaust the stack on hostile nesting', () => {
    const deep: unknown = JSON.parse('{"not":'.repeat(100_000) + '1' + '}'.repeat(100_000));
    expect(problems(withStep(deep))).toEqual([expect.stringMatching(/more than 40 levels deep/)]);
  });

  it('refuses names that could pass for something else', () => {
    const named = (name: string) =>
      problems({ ...order('Test', [{ steps: [{ do: 'tap', who: 'actor' }] }]), name });
    expect(named('Ash\u202Eremmuh')).toHaveLength(1);
    expect(named('<b>Ash</b>')).toHaveLength(1);
    expect(named(' ')).toHaveLength(1);
    for (const unseen of ['\0', '\n', '\u200b', '\ud800', '\u3164', '\ufe0f', '\u034f']) {
      expect(named(unseen), JSON.stringify(unseen)).toHaveLength(1);
      expect(named(`Ash${unseen}Runner`), JSON.stringify(unseen)).toHaveLength(1);
    }
    expect(named('Órlaith’s 2nd Blade')).toEqual([]);
  });

  it('answers any JSON with a value, never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...exampleCards), fc.nat(), (junk, card, where) => {
        const fields = Object.keys(card);
        expect(readCard(junk).ok).toBe(false);
        expect(typeof readCard({ ...card, [fields[where % fields.length]!]: junk }).ok).toBe('boolean');
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
