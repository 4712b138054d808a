import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('renderer/ui/tokens.css', 'utf8');

/** The plain colours a block of tokens sets. */
function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const dark = coloursOf(':root');
const themes = {
  dark,
  light: { ...dark, ...coloursOf(":root[data-theme='light']") },
  contrast: { ...dark, ...coloursOf(":root[data-theme='contrast']") },
};

function luminance(colour: string): number {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, deep] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (deep! + 0.05);
}

/** What is written on what: axe cannot see text over a texture, so its darkest and lightest ground are checked here. */
const pairs = [
  [
    '--leather',
    [
      '--text',
      '--text-title',
      '--text-quiet',
      '--text-faint',
      '--candle',
      '--brass',
      '--brass-high',
      '--danger-light',
      '--heal-light',
      '--arcane-light',
    ],
  ],
  ['--leather-high', ['--text', '--text-quiet', '--candle']],
  ['--walnut', ['--text', '--text-quiet']],
  [
    '--parchment',
    ['--ink', '--ink-soft', '--ink-faint', '--brass-ink', '--danger-ink', '--heal-ink', '--arcane-ink'],
  ],
  ['--parchment-shade', ['--ink', '--ink-soft', '--brass-ink']],
] as const;

describe.each(Object.entries(themes))('the %s theme', (name, tokens) => {
  const least = name === 'contrast' ? 7 : 4.5;

  it.each(pairs)('can be read on %s', (ground, inks) => {
    const tooFaint = inks.filter((ink) => contrast(tokens[ground]!, tokens[ink]!) < least);
    expect(tooFaint).toEqual([]);
  });

  it('writes on brass so that it can be read on its darkest part', () => {
    const darkest = name === 'contrast' ? '#ffd84a' : '#b08a40';
    expect(contrast(darkest, tokens['--brass-face-ink']!)).toBeGreaterThanOrEqual(4.5);
  });
});
