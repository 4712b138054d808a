/** Text from people and files: nothing hides in it, and what is stored is what is shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPlanSchema } from '../../shared/games/warband-questions.ts';
import { calls, type CallName } from '../../shared/ipc.ts';
import { beginning, lineText, linesText, nameText, plainLine } from '../../shared/plain-text.ts';

const name = nameText(40);
const half = '\ud83d';

describe('a name', () => {
  it.each([
    ['a mark that turns the writing', 'Ann\u202egnik', 'Anngnik'],
    ['isolates and marks of direction', '\u2066Ann\u2069\u200f', 'Ann'],
    ['NUL and other controls', 'A\0n\x1bn\x7f', 'Ann'],
    ['line breaks of every kind', ' Ann\r\nof\u2028the\x85Hill\t', 'Ann of the Hill'],
    ['signs without width', 'A\u200bn\ufeffn\u2060\u00ad', 'Ann'],
    ['fillers that count as letters', 'Ann\u3164\u115f\uffa0', 'Ann'],
    ['variation marks on letters', 'A\ufe0fnn\u{e0101}', 'Ann'],
    ['half signs', `A${half}nn\udc00`, 'Ann'],
    ['signs without a meaning', 'Ann\uffff\ue000\u{10ffff}', 'Ann'],
    ['odd spaces', '\u3000Ann\u00a0\u2003 Hill\u2800', 'Ann Hill'],
    ['accents in two ways', 'Ze\u0301', 'Zé'],
  ])('is freed of %s', (_, given, stored) => {
    expect(name.parse(given)).toBe(stored);
  });

  it.each(['Ann', 'Ünïcødé', '李雷', 'علی', 'ᚠᚢᚦ', '👩‍🚀 Ann', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '!', '42', 'O’Neill & Sons'])(
    'stays %j',
    (given) => {
      expect(name.parse(given)).toBe(given.normalize('NFC'));
    },
  );

  it.each(['', ' ', '\n', '\0', '\u200b\u200d', '\u3164', '\u2800', '\u202e', half, '\u0301', '\ufe0f'])(
    'is not %j, which nobody can read',
    (given) => {
      expect(name.safeParse(given).success).toBe(false);
    },
  );

  it('has a length, also before anything is taken out of it', () => {
    expect(name.safeParse('a'.repeat(41)).success).toBe(false);
    expect(name.safeParse('\u200b'.repeat(1000) + 'Ann').success).toBe(false);
  });

  it('is the same when it is read again, whatever it was', () => {
    const signs = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '\u202e',
        '\u200d',
        '\ufe0f',
        half,
        '👩',
        '🚀',
        '❤',
        '\u0301',
        ' ',
        '\n',
        'a',
        '\u{e0067}',
      ),
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 20 }), (parts) => {
        const stored = plainLine(parts.join(''));
        expect(plainLine(stored)).toBe(stored);
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('other text', () => {
  it('may be empty where it is a line, and keeps its lines where it has several', () => {
    expect(lineText(20).parse('\u200b')).toBe('');
    expect(linesText(40).parse('one\r\n\u202etwo\u2028\tthree\0')).toBe('one\ntwo\n three');
  });

  it('is never cut through a sign', () => {
    expect(beginning('ab😀', 3)).toBe('ab');
    expect(beginning('ab😀', 4)).toBe('ab😀');
    expect(beginning('ab cd', 3)).toBe('ab');
  });
});

describe('every name of the contract', () => {
  const seat = (given: string, extra = {}) => ({ name: given, colour: 'amber', ...extra });
  const table = { privacy: 'open', hideTells: false };
  const seats = (given: string, extra?: object) => [seat(given, extra), seat('Other', extra)];
  const inputs: [CallName | 'plan', (given: string) => unknown][] = [
    [
      'plan',
      (given) => ({
        form: 'standard',
        field: { kind: 'preset', face: 'dungeon' },
        ...table,
        seats: seats(given, { warband: { kind: 'surprise' } }),
      }),
    ],
    ['replay.fork', (given) => ({ id: 1, at: 0, ...table, seats: seats(given) })],
    ['history.tag', (given) => ({ id: 1, tags: [given] })],
    ['warbands.create', (given) => ({ name: given })],
    ['warbands.rename', (given) => ({ id: '1', name: given })],
    ['warbands.duplicate', (given) => ({ id: '1', name: given })],
    ['warbands.tag', (given) => ({ id: '1', tags: [given] })],
  ];

  it.each(inputs)('%s takes it plain, and not where nothing is left', (call, inputOf) => {
    const input = call === 'plan' ? matchPlanSchema : calls[call].input;
    expect(input.parse(inputOf('Ann\u202e\0\n\u200b of\ud800'))).toEqual(input.parse(inputOf('Ann of')));
    for (const nothing of ['\u200b\u200d', '\u3164', '\ud800', '\u202e'])
      expect(input.safeParse(inputOf(nothing)).success).toBe(false);
  });
});
