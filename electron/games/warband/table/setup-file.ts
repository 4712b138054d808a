/** A setup of Warband from outside, as a match file holds it: its shape, and what the rules say of it. */
import { cardKey } from '../../../../shared/cards.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { courseSchema } from '../../../../shared/games/warband-lessons.ts';
import { matchForms } from '../../../../shared/games/warband-questions.ts';
import { z } from '../../../../shared/zod.ts';
import type { Card } from '../cards/language.ts';
import { readCard } from '../cards/validate.ts';
import { checkBattlefield } from '../geometry/check-battlefield.ts';
import type { Setup } from '../state.ts';

const short = z.string().max(200);
const square = z.int().min(0).max(1023);

const battlefieldSchema = z.strictObject({
  width: z.int().min(1).max(32),
  height: z.int().min(1).max(32),
  squares: z.array(z.int().min(0).max(31)).max(1024),
  hWalls: z.array(square).max(1024),
  vWalls: z.array(square).max(1024),
  starts: z.array(z.array(square).max(64)).max(4),
  treasures: z.array(square).max(64),
  face: z.literal('outdoor').optional(),
});

const handicap = z.strictObject({
  morale: z.int().min(-50).max(50).optional(),
  leadership: z.int().min(-50).max(50).optional(),
  orders: z.int().min(-20).max(20).optional(),
  creatures: z.int().min(-20).max(20).optional(),
});

/** A battle with creatures in place may leave a deck empty. */
const keys = z.array(cardKey).max(400);

const seat = z.int().min(0).max(3);

const objective = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lastUntil'), seat, round: z.int().min(1).max(99) }),
  z.strictObject({
    kind: z.literal('hold'),
    seat,
    squares: z.array(square).min(1).max(40),
    turns: z.int().min(1).max(20),
  }),
  z.strictObject({ kind: z.literal('collect'), seat, tokens: z.int().min(1).max(40) }),
  z.strictObject({ kind: z.literal('destroy'), seat, creature: cardKey }),
  z.strictObject({ kind: z.literal('keepAlive'), seat, creature: cardKey }),
]);

export const setupSchema = z.strictObject({
  form: z.enum(matchForms),
  seats: z
    .array(
      z.strictObject({
        name: short,
        team: z.int().min(0).max(3),
        commander: cardKey,
        creatures: keys,
        orders: keys,
        handicap: handicap.optional(),
      }),
    )
    .min(2)
    .max(4),
  cards: z
    .array(z.looseObject({ id: cardKey }))
    .min(1)
    .max(1600),
  battlefield: battlefieldSchema,
  chests: z.array(z.int().min(1).max(3)).max(100),
  first: z.int().min(0).max(3).optional(),
  placed: z
    .array(z.strictObject({ seat, card: cardKey, square, damage: z.int().min(0).max(990).optional() }))
    .max(24)
    .optional(),
  objectives: z.array(objective).max(12).optional(),
  onlyObjectives: z.literal(true).optional(),
  skipForced: z.literal(true).optional(),
  course: courseSchema.optional(),
});

type FiledSetup = z.infer<typeof setupSchema>;

/** Cards, lists and battlefield are held to the same rules as when a match is set up. */
export function readSetup(filed: unknown, players: number): Result<Setup, string[]> {
  const read = setupSchema.safeParse(filed);
  if (!read.success) return err(read.error.issues.slice(0, 10).map(issueLine));
  const setup = read.data;
  const cards = readCards(setup.cards);
  if (!cards.ok) return cards;
  const problems = [
    ...(players === setup.seats.length ? [] : ['There are not as many players as seats.']),
    ...listProblems(setup.seats, cards.value),
    ...fieldProblems(setup.battlefield, setup.seats.length),
    ...aimProblems(setup, cards.value),
  ];
  return problems.length > 0 ? err(problems) : ok({ ...setup, cards: cards.value } as Setup);
}

const issueLine = ({ path, message }: z.core.$ZodIssue): string =>
  `setup.${path.map(String).join('.')}: ${message}`;

/** A card's own name is the part of its key after the pack's. */
function readCards(cards: readonly { id: string }[]): Result<Card[], string[]> {
  const found: Card[] = [];
  for (const { id, ...rest } of cards) {
    const read = readCard({ ...rest, id: id.slice(id.indexOf('/') + 1) });
    if (!read.ok) {
      return err(read.error.slice(0, 10).map(({ sentence }) => `${id}: ${sentence}`));
    }
    found.push({ ...read.value, id });
  }
  return ok(found);
}

function listProblems(seats: FiledSetup['seats'], cards: readonly Card[]): string[] {
  const types = new Map(cards.map(({ id, type }) => [id, type]));
  const wrong = (key: string, type: Card['type']) =>
    types.get(key) === type ? [] : [`${key} is no ${type} of this match.`];
  const doubled = types.size < cards.length ? ['A card is listed twice.'] : [];
  return [
    ...doubled,
    ...seats.flatMap(({ commander, creatures, orders }) => [
      ...wrong(commander, 'commander'),
      ...creatures.flatMap((key) => wrong(key, 'creature')),
      ...orders.flatMap((key) => wrong(key, 'order')),
    ]),
  ].slice(0, 10);
}

function fieldProblems(field: FiledSetup['battlefield'], players: number): string[] {
  const size = field.width * field.height;
  const named = [...field.hWalls, ...field.vWalls, ...field.treasures, ...field.starts.flat()];
  if (field.squares.length !== size || named.some((each) => each >= size)) {
    return ['The battlefield has squares outside itself.'];
  }
  return checkBattlefield(field as Setup['battlefield'], players).map(({ sentence }) => sentence);
}

/** Objectives and placed creatures name seats, squares and creatures that are there. */
function aimProblems(
  { seats, battlefield, placed = [], objectives = [] }: FiledSetup,
  cards: readonly Card[],
): string[] {
  const size = battlefield.width * battlefield.height;
  const creatures = new Set(cards.filter(({ type }) => type === 'creature').map(({ id }) => id));
  const squares = [
    ...placed.map(({ square: at }) => at),
    ...objectives.flatMap((each) => ('squares' in each ? each.squares : [])),
  ];
  const named = [
    ...placed.map(({ card }) => card),
    ...objectives.flatMap((each) => ('creature' in each ? [each.creature] : [])),
  ];
  return [
    ...([...placed, ...objectives].some((each) => each.seat >= seats.length)
      ? ['An objective or a placed creature is of nobody.']
      : []),
    ...(squares.some((each) => each >= size) ? ['An objective or a placed creature lies outside.'] : []),
    ...named.filter((key) => !creatures.has(key)).map((key) => `${key} is no creature of this match.`),
  ];
}
