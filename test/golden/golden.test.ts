import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOf, playthroughs, readGolden } from './playthroughs.ts';

describe('golden playthroughs', () => {
  it.each(playthroughs)('$file is played exactly as written (npm run golden writes it anew)', ({ file, tell }) => {
    expect(tell()).toBe(readGolden(file));
  });

  it('no golden file is left that nothing writes', () => {
    const files = readdirSync(pathOf('.')).filter((file) => file.endsWith('.txt'));
    expect(files.toSorted()).toEqual(playthroughs.map(({ file }) => file).toSorted());
  });
});
