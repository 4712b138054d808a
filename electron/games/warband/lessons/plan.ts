/** A lesson or puzzle as a match that can begin. */
import { lessonPlanSchema } from '../../../../shared/games/warband-lessons.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { SeatColour } from '../../../../shared/table.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { faceOf } from '../cards/face.ts';
import type { Setup } from '../state.ts';
import type { WarbandResources } from '../table/resources.ts';
import { botFor } from '../table/temper.ts';
import type { Lesson } from './read.ts';

const colours: readonly SeatColour[] = ['azure', 'crimson'];

export const isLessonPlan = (plan: unknown): boolean => lessonPlanSchema.safeParse(plan).success;

/** Its plan is not kept: the next match in Play is none of its kind. */
export function planLesson(
  resources: WarbandResources,
  wished: unknown,
): Result<PlannedMatch<Setup>, CallError> {
  const plan = lessonPlanSchema.parse(wished);
  const lesson = resources.lessons?.().all.find(({ listed }) => listed.id === plan.lesson);
  if (!lesson)
    return err({ code: 'no-such-lesson', sentence: `There is no lesson or puzzle “${plan.lesson}”.` });
  return ok(lessonMatch(resources, lesson));
}

function lessonMatch(
  resources: WarbandResources,
  { setup, rival, seed, listed }: Lesson,
): PlannedMatch<Setup> {
  const hashes = resources.cards.keep(setup.cards);
  return {
    ...{ setup, seed },
    form: setup.course?.kind ?? 'lesson',
    privacy: 'open',
    hideTells: false,
    packs: [],
    cards: setup.cards.map(({ id }) => hashes.get(id)!),
    faces: Object.fromEntries(setup.cards.map((card) => [card.id, faceOf(card)])),
    seats: setup.seats.map(({ name, team, commander }, seat) => ({
      ...{ name, team, colour: colours[seat]!, emblem: commander, side: listed.title },
      ...(seat === 1 && { bot: botFor(resources, commander, { level: rival, temperament: 'balanced' }) }),
    })),
  };
}
