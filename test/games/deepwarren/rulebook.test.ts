import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../electron/games/deepwarren/queries/content.ts';
import { parseChapter } from '../../../electron/services/rulebook-chapter.ts';
import type { Block, ChapterKind, Entry } from '../../../shared/rulebook.ts';
import { exampleNumbers, ruleNumbers, rulingNumbers } from './numbers.ts';

const folder = fileURLToPath(new URL('../../../resources/rulebook/deepwarren/', import.meta.url));
const faults: string[] = [];
const chapters = readdirSync(folder)
  .toSorted()
  .map((name) =>
    parseChapter(readFileSync(`${folder}${name}`, 'utf8'), (fault) => faults.push(`${name}: ${fault}`)),
  );

const ofKind = (kind: ChapterKind): Entry[] =>
  chapters
    .filter((chapter) => chapter.kind === kind)
    .flatMap(({ sections }) => sections.flatMap((section) => section.entries));
const ids = (entries: Entry[]): string[] => entries.map(({ id }) => id);
const words = JSON.stringify(chapters);

const cellsOf = (block: Block): string[] => (block.kind === 'table' ? block.rows.flat() : []);

describe('the Deepwarren rulebook', () => {
  it('has the form of a rulebook, every address once', () => {
    const all = chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => ids(entries)));
    expect(faults).toEqual([]);
    expect(all).toEqual([...new Set(all)]);
  });

  it('holds every rule, example and ruling once, in order', () => {
    expect(ids(ofKind('rules'))).toEqual(ruleNumbers);
    expect(ids(ofKind('examples'))).toEqual(exampleNumbers);
    expect(ids(ofKind('rulings'))).toEqual(rulingNumbers);
  });

  it('names no number that leads nowhere', () => {
    const known = new Set([...ruleNumbers, ...exampleNumbers, ...rulingNumbers]);
    const named = [...words.matchAll(/\b(?:TR|T|S|E)-\d+\b/g)].map(([id]) => id);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('speaks the words of the screen', () => {
    const rest = chapters.map(({ sections }) =>
      sections.map(({ entries }) => entries.filter(({ id }) => id !== 'T-1114')),
    );
    expect(JSON.stringify(rest)).not.toMatch(/\b(Pit|Rubble|Entrance|Breath|a ember)\b/);
  });

  it('lists every token, tile and card with the text the program plays by', () => {
    const cells = new Set(ofKind('ranges').flatMap(({ blocks }) => blocks.flatMap(cellsOf)));
    const { tiles, tokens, events, spells, relics } = contentOf();
    const printed = [...events, ...spells, ...relics].flatMap(({ name, text }) => [name, text]);
    const all = [...printed, ...tiles.map(({ name }) => name), ...tokens.map(({ name }) => name)];
    expect(all.filter((text) => !cells.has(text))).toEqual([]);
  });

  it('explains at least thirty words, each with the rules behind it', () => {
    const terms = ofKind('glossary');
    expect(terms.length).toBeGreaterThanOrEqual(30);
    expect(terms.filter(({ see }) => see.length === 0)).toEqual([]);
  });
});
