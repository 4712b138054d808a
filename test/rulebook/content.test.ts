import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { traits } from '../../electron/games/warband/cards/language.ts';
import { english } from '../../electron/games/warband/cards/text/english/english.ts';
import { readRulebook } from '../../electron/services/rulebook.ts';
import type { Chapter, ChapterKind, DiagramPiece, Entry, Point } from '../../shared/rulebook.ts';
import { battlefieldNumbers, exampleNumbers, ruleNumbers, rulingNumbers } from './numbers.ts';

const folder = new URL('../../resources/rulebook/warband/', import.meta.url).pathname;
const read = readRulebook('warband', folder);
if (!read.ok) throw new Error(read.error.details.join('\n'));
const book = read.value;

const entriesOf = (chapter: Chapter) => chapter.sections.flatMap(({ entries }) => entries);
const entries = book.chapters.flatMap(entriesOf);
const ofKind = (kind: ChapterKind) =>
  book.chapters.filter((chapter) => chapter.kind === kind).flatMap(entriesOf);
const ids = (list: Entry[]) => list.map(({ id }) => id);

/** All words of the book, as a person could read them. */
const words = JSON.stringify(book);

const covers = ({ x, y, large }: DiagramPiece, square: Point) => {
  const squares = large ? [0, 1] : [0];
  return squares.includes(square.x - x) && squares.includes(square.y - y);
};

/** R-101 and on: what had to be decided while the rules were built. */
const ownRulings = 47;

describe('the Warband rulebook', () => {
  it('holds every rule once, in order', () => {
    expect(ids(ofKind('rules'))).toEqual(ruleNumbers);
    expect(ruleNumbers).toHaveLength(226);
  });

  it('holds every worked example once, in order', () => {
    expect(ids(ofKind('examples'))).toEqual(exampleNumbers);
    expect(exampleNumbers).toHaveLength(88);
  });

  it('holds every ruling once, in order', () => {
    expect(ids(ofKind('rulings'))).toEqual(rulingNumbers);
    expect(rulingNumbers).toHaveLength(84 + ownRulings);
  });

  it('holds all battlefield data once, in order', () => {
    expect(ids(ofKind('battlefield'))).toEqual(battlefieldNumbers);
    expect(battlefieldNumbers).toHaveLength(18);
  });

  it('keeps each rule in the chapter of its hundred', () => {
    for (const chapter of book.chapters.filter(({ kind }) => kind === 'rules'))
      for (const { id } of entriesOf(chapter)) expect(id.slice(0, 3)).toBe(`W-${chapter.label}`);
  });

  it('explains at least forty words, each with the rules behind it', () => {
    const terms = ofKind('glossary');
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(terms.filter(({ see }) => see.length === 0)).toEqual([]);
  });

  it('tells what every trait does that a card may name (R-141)', () => {
    const ruling = JSON.stringify(entries.find(({ id }) => id === 'R-141')).toLowerCase();
    const named = traits.map((trait) => english.traitName(trait).toLowerCase());
    const plain = named.filter((name) => name.startsWith('cannot '));
    expect(named.filter((name) => !plain.includes(name) && !ruling.includes(name))).toEqual([]);
  });

  it('opens with two pages for somebody who has never played', () => {
    const opening = book.chapters[0]!;
    expect(opening.kind).toBe('opening');
    expect(opening.sections.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('gives every entry a short title', () => {
    const bad = entries.filter(({ title }) => title === '' || title.length > 42 || title.endsWith('.'));
    expect(ids(bad)).toEqual([]);
  });

  it('lets every example show at least one rule or ruling', () => {
    expect(ids(ofKind('examples').filter(({ shows }) => shows.length === 0))).toEqual([]);
  });

  it('draws the examples that happen on a map', () => {
    const drawn = ofKind('examples').filter(({ diagrams }) => diagrams.length > 0);
    expect(drawn.length).toBeGreaterThanOrEqual(30);
  });

  it('says in words what each diagram shows', () => {
    const diagrams = entries.flatMap((entry) => entry.diagrams);
    expect(diagrams.filter(({ title, caption }) => title === '' || caption === '')).toEqual([]);
  });

  it.each([
    ['where a rule came from', /\(ours\)|\(S\d|public fact|\[\d(,\d)*\]|\bsources? [12]\b|the sources\b/i],
    ['notes about contradictions', /\bC-\d/],
    ['signs of the workshop', /<=|>=|\bLOS\b|\bTODO\b|engine|content error/],
    ['raw coordinates in examples', undefined],
  ])('holds no %s', (_, pattern) => {
    if (pattern) expect(words.match(pattern)?.[0]).toBeUndefined();
    else expect(JSON.stringify(ofKind('examples')).match(/\(\d+,\d+\)/)?.[0]).toBeUndefined();
  });

  it('keeps W-132 only as a reserved number', () => {
    const reserved = entries.find(({ id }) => id === 'W-132')!;
    expect(reserved.blocks).toHaveLength(1);
    expect(JSON.stringify(reserved.blocks)).toContain('not part of this game');
  });

  it('cuts no drawn path through two squares that do not touch', () => {
    for (const { id, diagrams } of entries)
      for (const { title, path } of diagrams)
        path.slice(1).forEach(({ x, y }, index) => {
          const before = path[index]!;
          const step = Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
          expect(step, `${id} ${title}`).toBe(1);
        });
  });

  it('stands a piece where every drawn path begins, and none on a wall', () => {
    for (const { id, diagrams } of entries)
      for (const { title, path, pieces, map } of diagrams) {
        for (const { x, y } of pieces) expect(map[y]![x], `${id} ${title}`).not.toBe('#');
        const start = path[0];
        if (start)
          expect(
            pieces.some((piece) => covers(piece, start)),
            `${id} ${title}`,
          ).toBe(true);
      }
  });

  it('documents how it is written', () => {
    const guide = readFileSync(`${folder}../README.md`, 'utf8');
    for (const kind of book.chapters.map((chapter) => chapter.kind)) expect(guide).toContain(kind);
  });
});
