import { describe, expect, it } from 'vitest';
import { plainText, spansOf } from '../../renderer/rulebook/inline.ts';
import { Library } from '../../renderer/rulebook/library.ts';
import { search } from '../../renderer/rulebook/search.ts';
import type { Chapter, ChapterKind, Entry } from '../../shared/rulebook.ts';

const entry = (id: string, text: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: `Title of ${id}`,
  blocks: [{ kind: 'paragraph', text }],
  see: [],
  shows: [],
  diagrams: [],
  ...more,
});
const chapter = (kind: ChapterKind, label: string, ...entries: Entry[]): Chapter => ({
  kind,
  label,
  title: `Chapter ${label}`,
  summary: '',
  sections: [{ title: 'Section', page: 1, entries }],
});
const library = new Library({
  game: 'warband',
  chapters: [
    chapter(
      'rules',
      '5',
      entry('W-513', 'The move ends next to an **enemy**.', { see: ['R-41'] }),
      entry('W-514', 'Beside an enemy Speed is 1, see W-513.', { note: 'Kill it with 20 damage.' }),
    ),
    chapter('examples', 'E', entry('E-17', 'Past the sentry.', { shows: ['W-514', 'W-513'] })),
    chapter('examples', 'X', entry('E-18', 'Only the stop.', { shows: ['W-513'] })),
    chapter(
      'rulings',
      'R',
      entry('R-41', 'Adjacent squares touch.'),
      entry('R-45', 'A stop by W-513 must be free.'),
    ),
    chapter('glossary', 'G', entry('term-stop-rule', 'See W-513.', { see: ['W-513'] })),
  ],
});
const ids = (places: readonly { entry: Entry }[]) => places.map((place) => place.entry.id);
const isEntry = () => true;
const find = (query: string) => ids(search(library.places, query).hits);

describe('searching the rulebook', () => {
  it('finds nothing for nothing', () => {
    expect(find('   ')).toEqual([]);
  });

  it.each(['W-513', 'w-513', 'w513', '513'])(
    'finds the rule asked for as %s first, then those that name it',
    (query) => {
      expect(find(query)).toEqual(['W-513', 'W-514', 'R-45', 'term-stop-rule']);
    },
  );

  it('takes a bare number also as an amount in the text', () => {
    expect(find('20')).toEqual(['W-514']);
  });

  it('finds a phrase across markup and in any case', () => {
    expect(find('an ENEMY')).toEqual(['W-513', 'W-514']);
  });

  it('falls back to all words of the query', () => {
    expect(find('enemy damage')).toEqual(['W-514']);
    expect(search(library.places, 'enemy damage').terms).toEqual(['enemy', 'damage']);
  });

  it('searches titles and notes', () => {
    expect(find('title of r-41')).toEqual(['R-41']);
    expect(find('kill it')).toEqual(['W-514']);
  });

  it('survives signs that mean something to a pattern', () => {
    expect(find('a(b[*')).toEqual([]);
    expect(() => spansOf('some text', isEntry, ['a(b[*'])).not.toThrow();
  });
});

describe('the running text', () => {
  it('turns numbers into links and stars into strong words', () => {
    expect(spansOf('**Stop** (W-513, R-49a), *soon*.', isEntry)).toEqual([
      { text: 'Stop', strong: true },
      { text: ' (' },
      { text: 'W-513', link: 'W-513' },
      { text: ', ' },
      { text: 'R-49a', link: 'R-49a' },
      { text: '), ' },
      { text: 'soon', emphasis: true },
      { text: '.' },
    ]);
  });

  it('leaves a number alone that is no entry of the book', () => {
    expect(spansOf('Square C-3.', (id) => id !== 'C-3')).toEqual([
      { text: 'Square ' },
      { text: 'C-3' },
      { text: '.' },
    ]);
  });

  it('marks what was searched for inside strong words and links', () => {
    expect(spansOf('**Stop** W-513', isEntry, ['stop', 'w-513'])).toEqual([
      { text: 'Stop', strong: true, found: true },
      { text: ' ' },
      { text: 'W-513', link: 'W-513', found: true },
    ]);
  });

  it('is copied without its markup', () => {
    expect(plainText('a **b** *c*')).toBe('a b c');
  });
});

describe('the library', () => {
  const place = library.find('W-513')!;

  it('shows first the examples that show little else', () => {
    expect(ids(library.examplesOf(place))).toEqual(['E-18', 'E-17']);
  });

  it('relates what an entry points to and what names it, but no examples and no words', () => {
    expect(ids(library.relatedTo(place))).toEqual(['R-41', 'W-514', 'R-45']);
  });

  it('passes the opening in one step', () => {
    const opened = new Library({
      game: 'warband',
      chapters: [
        chapter('opening', '0', entry('how-goal', 'Win.'), entry('how-turn', 'Turns.')),
        ...library.chapters,
      ],
    });
    expect(opened.neighbour(opened.find('how-goal')!, 1)?.entry.id).toBe('W-513');
    expect(opened.neighbour(opened.find('how-turn')!, 1)?.entry.id).toBe('W-513');
    expect(opened.neighbour(opened.find('W-513')!, -1)?.entry.id).toBe('how-goal');
  });

  it('knows the neighbours across chapters and ends at the covers', () => {
    expect(library.neighbour(library.find('W-514')!, 1)?.entry.id).toBe('E-17');
    expect(library.neighbour(place, -1)).toBeUndefined();
  });
});
