import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStem } from '../../../electron/services/saving/file-name.ts';

describe('a suggested file name', () => {
  it.each([
    ['The Iron Line', 'the-iron-line'],
    ['  Zähne & Klauen! ', 'zähne-klauen'],
    ['лесная стража', 'лесная-стража'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x?*"<>|', 'c-windows-x'],
    ['evil\u202Enosj.exe', 'evilnosj-exe'],
    ['a\u200Bb\u0000c\nd', 'abc-d'],
    ['...hidden', 'hidden'],
    ['ends with a dot. ', 'ends-with-a-dot'],
    ['', 'warband'],
    ['\u202E\u200B', 'warband'],
    ['\uD800', 'warband'],
    ['---', 'warband'],
  ])('for %j is %s', (words, stem) => {
    expect(fileStem(words, 'warband')).toBe(stem);
  });

  it.each(['con', 'PRN', 'aux', 'NUL', 'com1', 'LPT9', 'COM¹', 'con.'])('is never the device %s', (name) => {
    expect(fileStem(name, 'warband')).toMatch(/-warband$/u);
  });

  it('fits every file system, whatever the name', () => {
    const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(words, (name) => {
        const stem = fileStem(name, 'warband');
        expect(stem).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u);
        expect(stem).not.toMatch(/-$/u);
        expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(110);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it('cuts a long name between letters', () => {
    expect(fileStem('𝒲ä'.repeat(100), 'warband')).toMatch(/^(wä)+w?$/u);
    expect(fileStem('鬼'.repeat(100), 'warband')).toBe('鬼'.repeat(33));
  });
});
