/**
 * Lessons and puzzles of Warband: what lists show of them, what a lesson tells at the table, and how far one has come.
 * A lesson is checked by what was done: its steps are found in the log, one after the other.
 */
import { cardKey } from '../cards.ts';
import { z } from '../zod.ts';

const square = z.int().min(0).max(1023);
const sentence = z.string().min(1).max(600);

/** What a step points at. */
const pointSchema = z.union([
  z.strictObject({ creature: cardKey }),
  z.strictObject({ square }),
  z.strictObject({ card: cardKey }),
]);
export type CoursePoint = z.infer<typeof pointSchema>;

/** Events of the log that a step may wait for. */
export const courseEvents = [
  'activated',
  'moved',
  'declared',
  'destroyed',
  'damaged',
  'prevented',
  'cowered',
  'dodged',
  'chestOpened',
  'collected',
  'deployed',
  'phaseBegan',
  'turnBegan',
  'attached',
  'ended',
] as const;

/** What was done: an event of the log, with as much of it as matters. */
const deedSchema = z.strictObject({
  event: z.enum(courseEvents),
  seat: z.int().min(0).max(1).optional(),
  creature: cardKey.optional(),
  card: cardKey.optional(),
  square: square.optional(),
  phase: z.enum(['refresh', 'activate', 'deploy', 'cleanup']).optional(),
  /** Of something declared: its kind. */
  item: z.enum(['move', 'attack', 'order', 'power', 'collect', 'dodge']).optional(),
});
export type CourseDeed = z.infer<typeof deedSchema>;

const courseStepSchema = z.strictObject({
  title: sentence,
  words: sentence,
  rule: z.string().max(12).optional(),
  points: z.array(pointSchema).max(4),
  done: deedSchema,
});
export type CourseStep = z.infer<typeof courseStepSchema>;

const courseKinds = ['lesson', 'puzzle'] as const;

/** What a match tells whoever plays it, step by step. It is commentary: no rule reads it. */
export const courseSchema = z.strictObject({
  kind: z.enum(courseKinds),
  id: z.string().max(60),
  title: sentence,
  /** What it is about; of a puzzle, what is to be done. */
  idea: sentence,
  /** Told when it is over. */
  closing: sentence,
  /** A puzzle has none. */
  steps: z.array(courseStepSchema).max(12),
});
export type Course = z.infer<typeof courseSchema>;

/** A lesson or puzzle as lists show it. */
export const listedLessonSchema = z.strictObject({
  id: z.string().max(60),
  sign: z.string().max(60),
  title: sentence,
  idea: sentence,
  /** What one learns, in a few words each. */
  points: z.array(sentence).max(4),
  minutes: z.int().min(1).max(60),
  /** Of a puzzle: how hard it is, from 1 to 4. */
  difficulty: z.int().min(1).max(4).optional(),
});
export type ListedLesson = z.infer<typeof listedLessonSchema>;

export const lessonBookSchema = z.strictObject({
  lessons: z.array(listedLessonSchema),
  puzzles: z.array(listedLessonSchema),
});
export type LessonBook = z.infer<typeof lessonBookSchema>;

/** The plan of a lesson's or puzzle's match. */
export const lessonPlanSchema = z.strictObject({
  form: z.enum(courseKinds),
  lesson: z.string().max(60),
});

/** An event of the log with the keys of the cards it names. */
export interface ToldEvent {
  event: object;
  cards: Readonly<Record<string, string>>;
}

interface LooseItem {
  kind?: unknown;
  seat?: unknown;
  actor?: unknown;
  card?: unknown;
}

interface LooseEvent extends LooseItem {
  creature?: unknown;
  square?: unknown;
  path?: unknown;
  phase?: unknown;
  item?: unknown;
}

/** How many steps of a course the log fulfils, in their order. */
export const stepsDone = ({ steps }: Course, log: readonly ToldEvent[]): number =>
  log.reduce((done, told) => (done < steps.length && isDeed(steps[done]!.done, told) ? done + 1 : done), 0);

function isDeed(deed: CourseDeed, { event, cards }: ToldEvent): boolean {
  const told: LooseEvent = event;
  const item = declaredIn(told);
  const nameOf = (id: unknown): string | undefined => (typeof id === 'number' ? cards[id] : undefined);
  const isAsked = <T>(wanted: T | undefined, found: unknown): boolean =>
    wanted === undefined || wanted === found;
  return (
    told.kind === deed.event &&
    isAsked(deed.seat, told.seat ?? item.seat) &&
    isAsked(deed.creature, nameOf(told.creature ?? item.actor)) &&
    isAsked(deed.card, nameOf(told.card ?? item.card)) &&
    isAsked(deed.square, Array.isArray(told.path) ? told.path.at(-1) : told.square) &&
    isAsked(deed.phase, told.phase) &&
    isAsked(deed.item, item.kind)
  );
}

/** What a `declared` event put on the stack; of other events `item` is only a number. */
const declaredIn = ({ item }: LooseEvent): LooseItem =>
  typeof item === 'object' && item !== null ? item : {};
