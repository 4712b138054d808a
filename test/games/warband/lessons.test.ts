/** Lessons can be done as their files say, puzzles by search; and a mistake in a file is told by file, line and field. */
import { describe, expect, it } from 'vitest';
import { areLessons } from '../../../electron/campaign/story/read.ts';
import { lessonProblems } from '../../../electron/cli/stories/lessons.ts';
import { installedStory, storyFilesAt } from '../../../electron/cli/stories/files.ts';

const sources = storyFilesAt(installedStory('first-marches'));

const changed = (file: string, from: string, to: string) => {
  expect(sources[file], `${file} says ${from}`).toContain(from);
  return lessonProblems({ ...sources, [file]: sources[file]!.replace(from, to) });
};

describe('the lessons that come with the program', () => {
  it('can be done: lessons by the steps of their files, puzzles by search against every answer', () => {
    expect(areLessons(sources)).toBe(true);
    expect(lessonProblems(sources)).toEqual([]);
  });
});

describe('a mistake in a folder of lessons', () => {
  it('of shape is told by file, line and field', () => {
    expect(changed('lessons.json', '"minutes": 2', '"minuten": 2')).toMatchObject([
      { file: 'lessons.json', path: expect.stringContaining('[0]'), line: expect.any(Number) },
      {},
    ]);
  });

  it.each([
    ['a card nobody has', 'lessons.json', '"Great Mastiff"', '"Great Masters"', 'Great Masters'],
    ['a text that is missing', 'texts/en.json', '"lesson.marching.title"', '"lesson.march.title"', 'missing'],
    ['a square outside', 'scenarios/marching.json', '"at": "C3"', '"at": "Z9"', 'Z9'],
  ])('such as %s is told', (_what, file, from, to, told) => {
    const problems = changed(file, from, to);
    expect(problems.map(({ sentence }) => sentence).join(' ')).toContain(told);
  });

  it('such as a lesson its steps do not fulfil is told', () => {
    expect(changed('scenarios/marching.json', '"to": "F4"', '"to": "D5"')).toMatchObject([
      { file: 'scenarios/marching.json', code: 'cannotBeDone' },
    ]);
  });

  it('such as a puzzle without a solution is told', () => {
    const problems = changed('scenarios/one-blow-short.json', '"damage": 30', '"damage": 10');
    expect(problems).toMatchObject([{ file: 'scenarios/one-blow-short.json', code: 'cannotBeDone' }]);
  });
});
