import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../electron/games/salient/queries/content.ts';
import { parseChapter } from '../../../electron/services/rulebook-chapter.ts';
import type { Block, ChapterKind, Entry } from '../../../shared/rulebook.ts';
import { exampleNumbers, ruleNumbers, rulingNumbers } from './numbers.ts';

const folder = fileURLToPath(new URL('../../../resources/rulebook/salient/', import.meta.url));
const faults: string[] = [];
const chapters = readdirSync(folder)
  .toSorted()
  .map((name) =>
    parseChapter(readFileSync(`${folder}${name}`, 'utf8'), (fault) => faults.push(`${name}: ${fault}`)),
  );

const entriesOf = (kind: ChapterKind): Entry[] =>
  chapters
    .filter((chapter) => chapter.kind === kind)
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
const idsOf = (kind: ChapterKind): string[] => entriesOf(kind).map(({ id }) => id);
const cellsOf = (block: Block): string[] => (block.kind === 'table' ? block.rows.flat() : []);
const words = JSON.stringify(chapters);

describe('the rulebook of Salient', () => {
  it('is well formed, and every entry has its own address', () => {
    const all = chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    expect(faults).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('numbers 240 rules, 51 examples and all rulings, in order', () => {
    expect(ruleNumbers).toHaveLength(240);
    expect(exampleNumbers).toHaveLength(51);
    expect(idsOf('rules')).toEqual(ruleNumbers);
    expect(idsOf('examples')).toEqual(exampleNumbers);
    expect(idsOf('rulings')).toEqual(rulingNumbers);
  });

  it('points only at numbers there are', () => {
    const known = new Set([...ruleNumbers, ...rulingNumbers, ...exampleNumbers]);
    const named = [...words.matchAll(/\b(?:CR|C)-\d+\b/g)].map(([id]) => id);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('keeps the words of the screen (C-1316)', () => {
    expect(words).not.toMatch(
      /\b(Barracks|Front Lines?|Centre Zone|Facility|Facilities|Credits?|Research|Conscript|Force Deploy|Engagements?|Sabotage|Command [Cc]ards?)\b/,
    );
  });

  it('prints every card, Site and space with the text the program plays by', () => {
    const cells = new Set(entriesOf('ranges').flatMap(({ blocks }) => blocks.flatMap(cellsOf)));
    const { cards, sites, command, pact } = contentOf();
    const texts = [...cards, ...sites, ...command, ...pact].flatMap(({ name, text }) => [name, text]);
    expect(texts.filter((text) => !cells.has(text))).toEqual([]);
  });

  it('explains its words, each with the rules behind it', () => {
    const terms = entriesOf('glossary');
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.filter(({ see }) => see.length === 0)).toEqual([]);
  });
});
