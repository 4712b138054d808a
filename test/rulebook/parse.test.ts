import { describe, expect, it } from 'vitest';
import { parseRulebook, readRulebook } from '../../electron/services/rulebook.ts';

const head = '---\nkind: rules\nlabel: 5\ntitle: Movement\nsummary: Walking.\n---\n';
const book = (...entries: string[]) => [
  { name: '05.md', text: `${head}\n## Steps\n\n${entries.join('\n\n')}\n` },
];
const faults = (...entries: string[]) => {
  const result = parseRulebook('warband', book(...entries));
  return result.ok ? [] : result.error.details;
};
const firstEntry = (...entries: string[]) => {
  const result = parseRulebook('warband', book(...entries));
  if (!result.ok) throw new Error(result.error.details.join('\n'));
  return result.value.chapters[0]!.sections[0]!.entries[0]!;
};
const diagram = (...lines: string[]) =>
  ['### W-501 Step', '', 'Text.', '', '```diagram', 'title: T', 'caption: C', ...lines, '```'].join('\n');

describe('a chapter of the rulebook', () => {
  it('becomes entries with address, title, text, note and links', () => {
    const text = '### W-501 Square by square\n\nOne at a time (W-502).\n\n> Slowly.\n\nSee: W-502';
    expect(firstEntry(text, '### W-502 Whole\n\nOne action.')).toEqual({
      id: 'W-501',
      title: 'Square by square',
      blocks: [{ kind: 'paragraph', text: 'One at a time (W-502).' }],
      note: 'Slowly.',
      see: ['W-502'],
      shows: [],
      diagrams: [],
    });
  });

  it('keeps lists and tables', () => {
    const { blocks } = firstEntry('### W-501 Step\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(blocks).toEqual([
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });

  it('is refused if an address is used twice', () => {
    expect(faults('### W-501 A\n\nText.', '### W-501 B\n\nText.')).toEqual([
      'W-501: this address is used twice',
    ]);
  });

  it.each(['Text about W-999.', 'Text.\n\nSee: W-999', 'Text.\n\nShows: W-999', 'Text.\n\n> As W-999 says.'])(
    'is refused if a number leads nowhere: %j',
    (text) => {
      expect(faults(`### W-501 A\n\n${text}`)).toEqual(['W-501: W-999 leads nowhere']);
    },
  );

  it('knows the letters of its numbers from its own entries: others are no addresses', () => {
    expect(faults('### TR-05 A\n\nSee square C-3, not TR-06.')).toEqual(['TR-05: TR-06 leads nowhere']);
  });

  it('is refused if an entry has no text, a second note, or an address of another form', () => {
    expect(faults('### W-501 A\n\n> Note.')).toHaveLength(1);
    expect(faults('### W-501 A\n\nText.\n\n> One.\n\n> Two.')).toEqual(['05.md: W-501: two notes']);
    expect(faults('### 501 A\n\nText.')).toHaveLength(1);
  });

  it('is refused without its head', () => {
    const result = parseRulebook('warband', [{ name: '05.md', text: '## Steps\n\n### W-501 A\n\nText.\n' }]);
    expect(result.ok).toBe(false);
  });

  it('is refused, not thrown, when the folder is missing', () => {
    const result = readRulebook('warband', '/nowhere/at/all');
    expect(result.ok ? undefined : result.error.code).toBe('rulebook-unreadable');
  });
});

describe('a diagram', () => {
  const drawn = (...lines: string[]) => firstEntry(diagram(...lines)).diagrams[0]!;

  it('names squares by letter and number', () => {
    const { pieces, path } = drawn('map:', '....', '....', 'you: B2 knight large ghost', 'path: A1 B2=3');
    expect(pieces).toEqual([{ x: 1, y: 1, side: 'you', sign: 'knight', large: true, ghost: true }]);
    expect(path).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 1, cost: 3 },
    ]);
  });

  it('counts on after Z', () => {
    expect(drawn('map:', '.'.repeat(30), 'reach: AA1').reach).toEqual([{ x: 26, y: 0 }]);
  });

  it('draws threads between corners', () => {
    expect(drawn('map:', '...', 'clear: A1se-C1nw', 'blocked: A1ne-C1sw').sights).toEqual([
      { from: { x: 1, y: 1 }, to: { x: 2, y: 0 }, clear: true },
      { from: { x: 1, y: 0 }, to: { x: 2, y: 1 }, clear: false },
    ]);
  });

  it.each([
    ['a square outside the map', 'reach: E1'],
    ['a drawing nobody has made', 'you: A1 dragon'],
    ['a word nobody knows', 'fog: A1'],
    ['a corner that is none', 'clear: A1xx-B1nw'],
  ])('is refused with %s', (_, line) => {
    expect(faults(diagram('map:', '....', line)).length).toBeGreaterThan(0);
  });

  it('is refused with a crooked map', () => {
    expect(faults(diagram('map:', '....', '..'))).toHaveLength(1);
    expect(faults(diagram('map:', '..x.'))).toHaveLength(1);
  });
});
