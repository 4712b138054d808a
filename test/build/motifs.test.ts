import { describe, expect, it } from 'vitest';
import { collectCredits } from '../../.config/credits.ts';
import { iconAuthors } from '../../.config/icon-authors.ts';
import { motifShapes } from '../../.config/motifs.ts';
import { motifs } from '../../shared/motifs.ts';

describe('the motifs of card pictures', () => {
  it('are named once each, in the order of the alphabet', () => {
    expect([...new Set(motifs)].toSorted()).toEqual([...motifs]);
  });

  it('have a shape of one path each in the icon collection', () => {
    expect(Object.keys(motifShapes())).toEqual([...motifs]);
  });

  it('have exactly one author each, and are all in the credits', () => {
    const authors = iconAuthors.flatMap(({ icons }) => icons);
    expect(motifs.filter((name) => authors.filter((icon) => icon === name).length !== 1)).toEqual([]);
    const credited = new Set(collectCredits().icons.flatMap(({ names }) => names));
    expect(motifs.filter((name) => !credited.has(name))).toEqual([]);
  });
});
