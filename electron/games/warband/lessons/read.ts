/** From the files of a folder of lessons to lessons and puzzles that can be begun, or every mistake in them. */
import type { BotLevel } from '../../../../shared/bots.ts';
import type {
  Course,
  CourseStep,
  LessonBook,
  ListedLesson,
} from '../../../../shared/games/warband-lessons.ts';
import { readFile, type FileProblem } from '../../../../shared/read-file.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { setupFromScenario } from '../scenario/build.ts';
import { FieldMistake, type Packs } from '../scenario/casting.ts';
import { readScenarioFile, type ScenarioSource } from '../scenario/read.ts';
import type { Setup } from '../state.ts';
import { courseStep } from './course.ts';
import { lessonShapes, textsShape, type LessonText, type PuzzleText } from './schema.ts';

/** Files by path within the folder, divided by `/`. */
export type LessonSources = Readonly<Record<string, string>>;

/** A lesson or puzzle with all that a match of it begins with. */
export interface Lesson {
  listed: ListedLesson;
  setup: Setup;
  seed: number;
  /** Who leads the other side; a puzzle's is a Novice, who has next to nothing to choose. */
  rival: BotLevel;
  scenario: ScenarioSource;
}

export interface Lessons {
  book: LessonBook;
  all: readonly Lesson[];
}

export const noLessons: Lessons = { book: { lessons: [], puzzles: [] }, all: [] };

type Texts = Readonly<Record<string, string>>;

/** Reads one folder; gathers what is wrong instead of stopping at the first mistake. */
class Reader {
  readonly problems: FileProblem[] = [];
  readonly #sources: LessonSources;
  readonly #packs: Packs;
  readonly #texts: Texts;

  constructor(sources: LessonSources, packs: Packs, texts: Texts) {
    this.#sources = sources;
    this.#packs = packs;
    this.#texts = texts;
  }

  lesson(text: LessonText, index: number): Lesson | undefined {
    const key = `lesson.${text.id}`;
    const steps = (setup: Setup): CourseStep[] =>
      text.steps.flatMap((step, at) => {
        const words = {
          title: this.#words(`${key}.${step.id}.title`),
          words: this.#words(`${key}.${step.id}.text`),
        };
        const read = courseStep(step, words, setup);
        if (read.ok) return [read.value];
        this.#wrong('lessons.json', `[${index}].steps[${at}].${read.error.field}`, read.error.sentence);
        return [];
      });
    const points = Array.from({ length: text.points }, (_, at) => this.#words(`${key}.point.${at + 1}`));
    const listed = { ...this.#listed(key, text), points, minutes: text.minutes };
    return this.#begun('lesson', listed, text, steps);
  }

  puzzle(text: PuzzleText): Lesson | undefined {
    const listed = { ...this.#listed(`puzzle.${text.id}`, text), points: [], minutes: 5 };
    return this.#begun('puzzle', { ...listed, difficulty: text.difficulty }, text, () => []);
  }

  #listed(key: string, { id, sign }: LessonText | PuzzleText) {
    return { id, sign, title: this.#words(`${key}.title`), idea: this.#words(`${key}.idea`) };
  }

  #begun(
    kind: Course['kind'],
    listed: ListedLesson,
    { id, rival = 'novice', seed = 1 }: LessonText | PuzzleText,
    steps: (setup: Setup) => CourseStep[],
  ): Lesson | undefined {
    const scenario = this.#scenario(id);
    const setup = scenario && this.#setup(id, scenario);
    if (!setup) return undefined;
    const { title, idea } = listed;
    const closing = this.#words(`${kind}.${id}.closing`);
    const course: Course = { ...{ kind, id, title, idea, closing }, steps: steps(setup) };
    return { listed, setup: { ...setup, course }, seed, rival, scenario };
  }

  #scenario(id: string): ScenarioSource | undefined {
    const file = `scenarios/${id}.json`;
    const source = this.#sources[file];
    if (source === undefined) return this.#wrong(file, '', `The file ${file} is missing.`);
    const read = readScenarioFile(source);
    if (!read.ok) {
      this.problems.push(
        ...read.error.map(({ field, line, sentence }) => ({
          ...{ file, path: field, code: 'badScenario', sentence, line },
        })),
      );
      return undefined;
    }
    return read.value[0];
  }

  #setup(id: string, { text, mistakeAt }: ScenarioSource): Setup | undefined {
    const file = `scenarios/${id}.json`;
    if (!text.setup) return this.#wrong(file, 'setup', 'A lesson begins at its start, with a "setup".');
    try {
      return { ...withOwnCards(setupFromScenario(text, this.#packs)), skipForced: true };
    } catch (mistake) {
      if (!(mistake instanceof FieldMistake)) throw mistake;
      const { line } = mistakeAt(mistake.field, mistake.message);
      return this.#wrong(file, mistake.field, mistake.message, line);
    }
  }

  #words(key: string): string {
    const found = this.#texts[key];
    if (found === undefined) this.#wrong('texts/en.json', key, `The text "${key}" is missing.`);
    return found ?? key;
  }

  #wrong(file: string, path: string, sentence: string, line?: number): undefined {
    this.problems.push({ file, path, code: 'badLesson', sentence, ...(line !== undefined && { line }) });
    return undefined;
  }
}

/** Without the cards of the packs that do not occur. */
function withOwnCards(setup: Setup): Setup {
  const used = new Set([
    ...setup.seats.flatMap(({ commander, creatures, orders }) => [commander, ...creatures, ...orders]),
    ...(setup.placed ?? []).map(({ card }) => card),
  ]);
  return { ...setup, cards: setup.cards.filter(({ id }) => used.has(id)) };
}

export function readLessons(sources: LessonSources, packs: Packs): Result<Lessons, FileProblem[]> {
  const story = readFile('story.json', sources['story.json'], lessonShapes['story.json']);
  const lessons = readFile('lessons.json', sources['lessons.json'], lessonShapes['lessons.json']);
  const puzzles = readFile('puzzles.json', sources['puzzles.json'], lessonShapes['puzzles.json']);
  const texts = readFile('texts/en.json', sources['texts/en.json'], textsShape);
  if (!story.ok || !lessons.ok || !puzzles.ok || !texts.ok)
    return err([story, lessons, puzzles, texts].flatMap((read) => (read.ok ? [] : read.error)));
  const reader = new Reader(sources, packs, texts.value);
  const isRead = (lesson: Lesson | undefined): lesson is Lesson => lesson !== undefined;
  const learnt = lessons.value.map((text, index) => reader.lesson(text, index)).filter(isRead);
  const solved = puzzles.value.map((text) => reader.puzzle(text)).filter(isRead);
  if (reader.problems.length > 0) return err(reader.problems);
  const listed = (all: readonly Lesson[]): ListedLesson[] => all.map((lesson) => lesson.listed);
  return ok({ book: { lessons: listed(learnt), puzzles: listed(solved) }, all: [...learnt, ...solved] });
}
