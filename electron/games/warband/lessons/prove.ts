/** Shows that lessons and puzzles can be done: lessons by the steps of their scenario file, puzzles by search. */
import { type Course, stepsDone, type ToldEvent } from '../../../../shared/games/warband-lessons.ts';
import type { FileProblem } from '../../../../shared/read-file.ts';
import { perform } from '../scenario/act.ts';
import { buildWorld } from '../scenario/build.ts';
import type { Packs } from '../scenario/casting.ts';
import { StepFailure } from '../scenario/failure.ts';
import { NameMistake } from '../scenario/names.ts';
import { startMatch } from '../setup.ts';
import { namesIn } from '../table/log-names.ts';
import type { Lesson, Lessons } from './read.ts';
import { solve } from './solve.ts';

/** What is wrong with lessons that read well; empty if each can be done. */
export const unprovenLessons = ({ all }: Lessons, packs: Packs): FileProblem[] =>
  all.flatMap((lesson) => {
    const sentence =
      lesson.setup.course?.kind === 'puzzle'
        ? unsolved(lesson)
        : unfinished(lesson, lesson.setup.course!, packs);
    const file = `scenarios/${lesson.listed.id}.json`;
    return sentence === undefined ? [] : [{ file, path: 'steps', code: 'cannotBeDone', sentence }];
  });

const unsolved = ({ setup, seed }: Lesson): string | undefined =>
  solve(startMatch(setup, seed))
    ? undefined
    : 'Search finds no way to win in the first turn, whatever is answered.';

/** Plays the steps of the file and sees whether the course finds all of its own in what happened. */
function unfinished({ scenario: { text } }: Lesson, course: Course, packs: Packs): string | undefined {
  const world = buildWorld({ ...text, skipForced: true }, packs);
  const told: ToldEvent[] = [];
  for (const step of text.steps ?? []) {
    if (!('do' in step)) continue;
    try {
      perform(world, step, text.then ?? 'wait');
    } catch (failure) {
      if (failure instanceof StepFailure || failure instanceof NameMistake) return failure.message;
      throw failure;
    }
    told.push(...world.events.map((event) => ({ event, cards: namesIn(event, world.state) })));
    world.events.length = 0;
  }
  const done = stepsDone(course, told);
  return done === course.steps.length
    ? undefined
    : `The steps of the file do not do what step ${done + 1} of the lesson asks: “${course.steps[done]!.title}”.`;
}
