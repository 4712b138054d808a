/** The shape of a folder of lessons: `story.json`, `lessons.json`, `puzzles.json`, scenario files and texts. */
import { botLevels } from '../../../../shared/bots.ts';
import { courseEvents } from '../../../../shared/games/warband-lessons.ts';
import { z } from '../../../../shared/zod.ts';
import { squareWord } from '../scenario/words.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const name = z.string().min(1).max(80);
const sign = z.string().max(60);

const point = z.union([
  z.strictObject({ creature: name }),
  z.strictObject({ square: squareWord }),
  z.strictObject({ card: name }),
]);

const deed = z.strictObject({
  event: z.enum(courseEvents),
  player: z.int().min(0).max(1).optional(),
  creature: name.optional(),
  card: name.optional(),
  square: squareWord.optional(),
  phase: z.enum(['refresh', 'activate', 'deploy', 'cleanup']).optional(),
  item: z.enum(['move', 'attack', 'order', 'power', 'collect', 'dodge']).optional(),
});

const step = z.strictObject({
  id,
  rule: z.string().optional(),
  points: z.array(point).max(4).optional(),
  done: deed,
});

/** Who leads the other side, and the seed of all chance. */
const played = { sign, rival: z.enum(botLevels).optional(), seed: z.int().min(0).optional() };

export const lessonShapes = {
  'story.json': z.strictObject({
    storyFormat: z.literal(1),
    kind: z.literal('lessons'),
    id,
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.0.0"'),
    licence: name,
    packs: z.array(id).max(12),
  }),
  'lessons.json': z
    .array(
      z.strictObject({
        ...{ id, ...played, minutes: z.int().min(1).max(60) },
        points: z.int().min(1).max(4),
        steps: z.array(step).min(1).max(12),
      }),
    )
    .max(40),
  'puzzles.json': z.array(z.strictObject({ id, ...played, difficulty: z.int().min(1).max(4) })).max(100),
} as const;

export const textsShape = z.record(z.string().max(120), z.string().min(1).max(600));

export type LessonText = z.infer<(typeof lessonShapes)['lessons.json']>[number];
export type PuzzleText = z.infer<(typeof lessonShapes)['puzzles.json']>[number];
export type StepText = LessonText['steps'][number];
