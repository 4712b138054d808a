/** A step of a lesson with its names looked up in the setup: cards by key, squares by number. */
import type { CourseDeed, CoursePoint, CourseStep } from '../../../../shared/games/warband-lessons.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { NameMistake, squareOf, unknownName } from '../scenario/names.ts';
import type { Setup } from '../state.ts';
import type { StepText } from './schema.ts';

interface StepMistake {
  field: string;
  sentence: string;
}

export function courseStep(
  { rule, points = [], done }: StepText,
  words: Pick<CourseStep, 'title' | 'words'>,
  setup: Setup,
): Result<CourseStep, StepMistake> {
  try {
    return ok({
      ...words,
      ...(rule !== undefined && { rule }),
      points: points.map((point) => pointOf(point, setup)),
      done: deedOf(done, setup),
    });
  } catch (mistake) {
    if (!(mistake instanceof NameMistake)) throw mistake;
    return err({ field: 'done', sentence: mistake.message });
  }
}

const pointOf = (point: NonNullable<StepText['points']>[number], setup: Setup): CoursePoint => {
  if ('square' in point) return { square: squareOf(setup.battlefield, point.square) };
  return 'card' in point ? { card: keyOf(setup, point.card) } : { creature: keyOf(setup, point.creature) };
};

const deedOf = (
  { event, player, creature, card, square, phase, item }: StepText['done'],
  setup: Setup,
): CourseDeed => ({
  event,
  ...(player !== undefined && { seat: player }),
  ...(creature !== undefined && { creature: keyOf(setup, creature) }),
  ...(card !== undefined && { card: keyOf(setup, card) }),
  ...(square !== undefined && { square: squareOf(setup.battlefield, square) }),
  ...(phase !== undefined && { phase }),
  ...(item !== undefined && { item }),
});

/** The key of a card of the setup, by its name. */
function keyOf({ cards }: Setup, name: string): string {
  const found = cards.find((card) => card.name === name || card.id === name);
  if (found) return found.id;
  const known = cards.map((card) => card.name);
  throw new NameMistake(unknownName('card', name, known));
}
