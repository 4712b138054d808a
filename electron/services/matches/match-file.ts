/**
 * A match as a file that replays anywhere: setup with its cards, seed, actions, packs by content, result. A file from
 * outside is data of unknown kind: its shape, its cards and its battlefield are checked, then it is replayed in full,
 * and only if it ends as it says it is stored.
 */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { matchForms } from '../../../shared/table.ts';
import { cardKey } from '../../../shared/cards.ts';
import { lineText, linesText, nameText } from '../../../shared/plain-text.ts';
import { z } from '../../../shared/zod.ts';
import { hash } from '../../engine/hash.ts';
import {
  checkBattlefield,
  readCard,
  warband,
  type Card,
  type WarbandSetup,
} from '../../games/warband/index.ts';
import { readStored, storedActionSchema } from './deeds.ts';
import { retell, roundOf, type Told } from './session.ts';

const short = z.string().max(200);
const small = z.int().min(0).max(1000);
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

const keys = z.array(cardKey).min(1).max(400);

const setupSchema = z.strictObject({
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
});

/** Any moment a clock can show: one that is wrong, or was set back during the match, makes no bad file. */
const instant = z.int().min(-8.64e15).max(8.64e15);

const fileSchema = z.strictObject({
  format: z.literal('deepmarch-match'),
  version: z.literal(1),
  game: z.literal('warband'),
  rulesVersion: z.int(),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  setup: setupSchema,
  packs: z.array(z.strictObject({ key: lineText(200), hash: lineText(200) })).max(100),
  actions: z.array(storedActionSchema).max(50_000),
  seats: z
    .array(
      z.strictObject({
        player: nameText(40),
        bot: lineText(40).optional(),
        warband: lineText(200),
      }),
    )
    .min(2)
    .max(4),
  startedAt: instant,
  finishedAt: instant,
  activeMs: z.int().min(0).max(8.64e15),
  rounds: small,
  result: z.strictObject({ winners: z.array(z.int().min(0).max(3)).max(4), reason: z.string().max(40) }),
  stateHash: z.string().regex(/^[0-9a-f]{16}$/),
  note: linesText(4000),
  tags: z.array(nameText(30)).max(20),
});
export type MatchFile = z.infer<typeof fileSchema>;

/** What the file is as text: the head in lines a person can read, the long lists on one line each. */
export function writeMatchFile(file: MatchFile): string {
  const lines = Object.entries(file).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{${lines.join(',\n')}}\n`;
}

export interface ReadMatch {
  file: MatchFile;
  setup: WarbandSetup;
  told: Told;
}

const refused = (sentence: string, details: string[] = []): { ok: false; error: CallError } =>
  err({ code: 'bad-match-file', sentence, ...(details.length > 0 && { details }) });

/** Reads a file from outside, or says what is wrong with it. */
export function readMatchFile(text: string): Result<ReadMatch, CallError> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const read = fileSchema.safeParse(parsed.value);
  if (!read.success) {
    const details = read.error.issues
      .slice(0, 10)
      .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    return refused('This is no match of Deepmarch, or it is damaged. Nothing was stored.', details);
  }
  const file = read.data;
  if (file.rulesVersion !== warband.rulesVersion) {
    return refused(
      `This match was played by rules ${file.rulesVersion}; this version has ${warband.rulesVersion}.`,
    );
  }
  const setup = readSetup(file);
  return setup.ok ? replayed(file, setup.value) : setup;
}

function parseJson(text: string): Result<unknown, CallError> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refused('This file is no JSON. Nothing was stored.');
  }
}

/** Cards, lists and battlefield are held to the same rules as when a match is set up. */
function readSetup({ setup, seats }: MatchFile): Result<WarbandSetup, CallError> {
  const cards = readCards(setup.cards);
  if (!cards.ok) return cards;
  const problems = [
    ...(seats.length === setup.seats.length ? [] : ['There are not as many players as seats.']),
    ...listProblems(setup.seats, cards.value),
    ...fieldProblems(setup.battlefield, setup.seats.length),
  ];
  if (problems.length > 0)
    return refused('The setup of this match is not sound. Nothing was stored.', problems);
  return ok({ ...setup, cards: cards.value } as WarbandSetup);
}

/** A card's own name is the part of its key after the pack's. */
function readCards(cards: readonly { id: string }[]): Result<Card[], CallError> {
  const found: Card[] = [];
  for (const { id, ...rest } of cards) {
    const read = readCard({ ...rest, id: id.slice(id.indexOf('/') + 1) });
    if (!read.ok) {
      const details = read.error.slice(0, 10).map(({ sentence }) => `${id}: ${sentence}`);
      return refused('A card of this match is not sound. Nothing was stored.', details);
    }
    found.push({ ...read.value, id });
  }
  return ok(found);
}

function listProblems(seats: MatchFile['setup']['seats'], cards: readonly Card[]): string[] {
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

function fieldProblems(field: MatchFile['setup']['battlefield'], players: number): string[] {
  const size = field.width * field.height;
  const named = [...field.hWalls, ...field.vWalls, ...field.treasures, ...field.starts.flat()];
  if (field.squares.length !== size || named.some((each) => each >= size)) {
    return ['The battlefield has squares outside itself.'];
  }
  return checkBattlefield(field as WarbandSetup['battlefield'], players).map(({ sentence }) => sentence);
}

function replayed(file: MatchFile, setup: WarbandSetup): Result<ReadMatch, CallError> {
  const told = tellSafely(file, setup);
  if (!told.ok) return told;
  const { state } = told.value.match;
  const outcome = warband.outcome(state);
  const isSame =
    outcome?.reason === file.result.reason &&
    outcome.winners.join() === file.result.winners.join() &&
    roundOf(state) === file.rounds &&
    hash(state) === file.stateHash;
  if (!isSame) return refused('Replayed, this match does not end as the file says. Nothing was stored.');
  return ok({ file, setup, told: told.value });
}

function tellSafely(file: MatchFile, setup: WarbandSetup): Result<Told, CallError> {
  try {
    const told = retell({ setup, seed: file.seed, ...readStored(file.actions) });
    if (told.ok) return told;
    return refused('This match cannot be replayed. Nothing was stored.', [
      `Action ${told.error.at + 1}: ${told.error.sentence}`,
    ]);
  } catch (problem) {
    return refused('This match cannot be replayed. Nothing was stored.', [String(problem).slice(0, 300)]);
  }
}
