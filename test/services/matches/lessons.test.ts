/** Lessons and puzzles at a real table: begun, told, done; and every one of them can be done. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessonBookSchema, stepsDone } from '../../../shared/games/warband-lessons.ts';
import { createLessons } from '../../../electron/services/lessons/lessons.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import type { WarbandOpened } from '../../../shared/games/warband-table.ts';
import { askTable, startProgram, type Player } from './support.ts';

const problems: string[] = [];
const lessons = createLessons(join(import.meta.dirname, '../../../resources'), {
  write: (_level, line) => void problems.push(line),
  recent: () => [],
});

const begin = (player: Player, lesson: string) =>
  player.ask('matches.create', { game: 'warband', plan: { form: 'lesson', lesson } });

/** Answers with the option that looks as wanted. */
async function choose(player: Player, id: number, wanted: object): Promise<void> {
  const { table } = (await player.ask('matches.open', { id })) as WarbandOpened;
  const { decision, revision } = table.snapshot;
  const option = decision!.options.findIndex((each) => isLike(each, wanted));
  expect(option, JSON.stringify(wanted)).toBeGreaterThanOrEqual(0);
  await player.ask('matches.answer', { id, revision, option });
}

const isLike = (option: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => (option as Record<string, unknown>)[name] === value);

describe('the lessons', () => {
  it('are read without a mistake: ten lessons and twelve puzzles', () => {
    const { book } = lessons();
    expect(problems).toEqual([]);
    expect([book.lessons.length, book.puzzles.length]).toEqual([10, 12]);
    expect(lessonBookSchema.safeParse(book).success).toBe(true);
  });

  it('are listed, begun and told step by step by what was done', async () => {
    const player = await startProgram(undefined, undefined, undefined, undefined, lessons);
    const listed = await player.ask('games.ask', { game: 'warband', question: { kind: 'lessons' } });
    expect(listed.answer).toEqual(lessons().book);
    const { id } = await begin(player, 'marching');
    const opened = (await player.ask('matches.open', { id })) as WarbandOpened;
    expect(opened.table.form).toBe('lesson');
    const { course } = await askTable(player, { id }, { kind: 'course' });
    expect(stepsDone(course!, opened.log)).toBe(0);

    const { view } = opened.table.snapshot;
    const mastiff = view.creatures.find((each) => view.cards[each.id] === 'lantern-watch/great-mastiff')!;
    await choose(player, id, { kind: 'activate', creature: mastiff.id });
    const done = course!.steps[1]!.done;
    await choose(player, id, { kind: 'move', to: done.square });
    const log = ((await player.ask('matches.open', { id })) as WarbandOpened).log;
    expect(stepsDone(course!, log)).toBe(2);
    await player.ask('matches.undo', {
      id,
      revision: ((await player.ask('matches.open', { id })) as WarbandOpened).table.snapshot.revision,
      steps: 1,
    });
    expect(stepsDone(course!, ((await player.ask('matches.open', { id })) as WarbandOpened).log)).toBe(1);
  });

  it('are not what the next match of Play begins with, and an unknown one is refused', async () => {
    const player = await startProgram(undefined, undefined, undefined, undefined, lessons);
    await begin(player, 'striking');
    expect((await player.ask('matches.last', { game: 'warband' })).plan).toBeUndefined();
    expect(
      await player.refuse('matches.create', { game: 'warband', plan: { form: 'lesson', lesson: 'flying' } }),
    ).toBe('no-such-lesson');
  });

  it('go through a match file and come back with what they tell', async () => {
    const { all } = lessons();
    for (const { setup } of all) {
      const read = warband.table.readSetup(JSON.parse(JSON.stringify(setup)), 2);
      expect(read.ok && read.value.course, JSON.stringify(read)).toEqual(setup.course);
    }
  });
});
