/**
 * A match as a file that any later version can show: setup with its cards, seed, actions, packs by content, result,
 * and its film. A file from outside is data of unknown kind. Its shape is checked; then, if the rules it was played
 * by are known here, it is replayed in full and must end as it says; else its film must be whole and end so.
 */
import { gameName } from '../../../shared/calls/words.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { facesSchema, logEntrySchema } from '../../../shared/table.ts';
import { lineText, linesText, nameText } from '../../../shared/plain-text.ts';
import { z } from '../../../shared/zod.ts';
import { hashOfFilm, packFrames } from '../../db/match-films.ts';
import { sealOver } from '../../db/match-seals.ts';
import type { Ending } from '../../db/matches.ts';
import { unpackFilm } from '../../db/packed.ts';
import { viewersOf, type Film } from '../../engine/film.ts';
import type { Games } from '../../engine/games.ts';
import { hash } from '../../engine/hash.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { type AnyHooks, hooksOf } from '../../engine/table-hooks.ts';
import { readStored, storedActionSchema } from './played-action.ts';
import { endingOf } from './ending.ts';
import { filmingWitness, playedIn, watchedBy } from './filming.ts';
import { oldRules } from './old-rules.ts';
import { replay, type Replaying } from './replay.ts';
import type { Replayed, ReplayRules } from './session.ts';
import { trackByTurn, type Played, type Summary } from './track.ts';

const small = z.int().min(0).max(1000);
/** Far more than the longest match has. */
const maxFilmText = 800_000;

/** Any moment a clock can show: one that is wrong, or was set back during the match, makes no bad file. */
const instant = z.int().min(-8.64e15).max(8.64e15);

const seatSchema = z.strictObject({ player: nameText(40), bot: lineText(40).optional() });

/** Before there were other games than Warband, a side was a warband. */
const olderSeat = seatSchema
  .extend({ warband: lineText(200) })
  .transform(({ warband: side, ...seat }) => ({ ...seat, side }));

const fileSchema = z.strictObject({
  format: z.literal('deepmarch-match'),
  /** 1: without a film; 2: only of Warband. */
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  game: gameName,
  rulesVersion: z.int(),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** The game reads it. */
  setup: z.looseObject({}),
  packs: z.array(z.strictObject({ key: lineText(200), hash: lineText(200) })).max(100),
  actions: z.array(storedActionSchema).max(50_000),
  seats: z
    .array(z.union([seatSchema.extend({ side: lineText(200) }), olderSeat]))
    .min(1)
    .max(4),
  startedAt: instant,
  finishedAt: instant,
  activeMs: z.int().min(0).max(8.64e15),
  rounds: small,
  result: z.strictObject({
    winners: z.array(z.int().min(0).max(3)).max(4),
    reason: z.string().max(40),
    isSharedLoss: z.literal(true).optional(),
  }),
  stateHash: z.string().regex(/^[0-9a-f]{16}$/),
  note: linesText(4000),
  tags: z.array(nameText(30)).max(20),
  /** The film as it is kept, base64, with its hash; and the printed faces of the cards in it. */
  film: z.strictObject({ data: z.base64().max(maxFilmText), hash: z.string().max(64) }).optional(),
  faces: facesSchema.optional(),
  /** Hash of everything else, so that damage is noticed; files of version 1 have none. */
  seal: z.string().max(64).optional(),
});
export type MatchFile = z.infer<typeof fileSchema>;

const sealOf = ({ seal: _seal, ...content }: object & { seal?: unknown }): string =>
  sealOver([JSON.stringify(content)]);

/** What the file is as text: the head in lines a person can read, the long lists on one line each. */
export function writeMatchFile(file: Omit<MatchFile, 'seal'>): string {
  const lines = Object.entries({ ...file, seal: sealOf(file) }).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{${lines.join(',\n')}}\n`;
}

export interface ReadMatch {
  game: AnyGame;
  file: MatchFile;
  setup: unknown;
  film: Buffer;
  ending: (hashes: ReadonlyMap<string, string>) => Ending;
}

const refused = (sentence: string, details: string[] = []): { ok: false; error: CallError } =>
  err({ code: 'bad-match-file', sentence, ...(details.length > 0 && { details }) });

/** A file that has the shape of one, and the game that is to read the rest. */
interface FileOfGame {
  game: AnyGame;
  file: MatchFile;
}

/** Reads a file from outside, or says what is wrong with it. */
export async function readMatchFile(games: Games, text: string): Promise<Result<ReadMatch, CallError>> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const read = fileSchema.safeParse(parsed.value);
  if (!read.success) return refused(damaged, linesOf(read.error, []));
  const file = read.data;
  if (file.version > 1 && sealOf(parsed.value as object) !== file.seal) {
    return refused('This file was damaged or changed since it was written. Nothing was stored.');
  }
  const game = games.find(file.game);
  if (!game) return refused('This match is of a game this version does not know. Nothing was stored.');
  const setup = hooksOf(game).setupSchema.safeParse(file.setup);
  if (!setup.success) return refused(damaged, linesOf(setup.error, ['setup']));
  const { least, most } = game.seats;
  if (file.seats.length < least || file.seats.length > most) {
    return refused(`${game.id} is not played by ${file.seats.length}. Nothing was stored.`);
  }
  return file.rulesVersion === game.rulesVersion ? readPresent({ game, file }) : readOlder({ game, file });
}

const damaged = 'This is no match of Deepmarch, or it is damaged. Nothing was stored.';

const linesOf = ({ issues }: z.ZodError, before: readonly string[]): string[] =>
  issues.slice(0, 10).map(({ path, message }) => `${[...before, ...path.map(String)].join('.')}: ${message}`);

function readPresent({ game, file }: FileOfGame): Result<ReadMatch, CallError> {
  const setup = hooksOf(game).readSetup(file.setup, file.seats.length);
  if (!setup.ok) return refused('The setup of this match is not sound. Nothing was stored.', setup.error);
  return replayed({ game, file }, setup.value, game);
}

/** Rules that are kept repeat the match; without them its film must do. */
async function readOlder({ game, file }: FileOfGame): Promise<Result<ReadMatch, CallError>> {
  // Cards and lists were held to the rules of their time, which repeat them here or are gone.
  if (file.film) return readFilmed({ game, file }, file.film);
  const unknown = refused(
    `This match was played by rules ${file.rulesVersion}, which this version does not know, and it holds nothing that shows it. Nothing was stored.`,
  );
  let read: Result<ReadMatch, CallError> = unknown;
  for (const { rules } of await oldRules(game, file.rulesVersion)) {
    read = replayed({ game, file }, file.setup, rules);
    if (read.ok) return read;
  }
  return read;
}

function readFilmed(
  { game, file }: FileOfGame,
  { data, hash: filmHash }: NonNullable<MatchFile['film']>,
): Result<ReadMatch, CallError> {
  const hooks = hooksOf(game);
  const bytes = Buffer.from(data, 'base64');
  const seats = file.seats.length;
  const film = hashOfFilm(bytes) === filmHash ? soundFilm(hooks, bytes, seats) : undefined;
  if (!film) return refused('What shows this match is damaged. Nothing was stored.');
  const played = playedIn(film, seats);
  const isSame = film.length === file.actions.length + 1 && isEndOf(hooks, played, file);
  if (!isSame) return refused('This match does not end as the file says. Nothing was stored.');
  const { result, rounds, stateHash } = file;
  const summary: Summary = { track: trackByTurn(hooks, played) };
  return ok({
    ...{ game, file, setup: file.setup, film: bytes },
    ending: () => ({ outcome: result, rounds, stateHash, summary, cardCounts: [] }),
  });
}

/** Whether what was shown last is the end a file tells, where views tell an end. */
function isEndOf(hooks: AnyHooks, { views }: Played, { result }: MatchFile): boolean {
  if (!hooks.outcomeShown) return true;
  const { reason, winners } = hooks.outcomeShown(views.at(-1)!) ?? { reason: 'abandoned', winners: [] };
  return reason === result.reason && winners.join() === result.winners.join();
}

/** A film from outside, if every moment of it is one a window can show to everybody. */
function soundFilm(hooks: AnyHooks, bytes: Buffer, seats: number): Film | undefined {
  try {
    const film = filmSchema.parse(unpackFilm(bytes)) as Film;
    for (const viewer of viewersOf(seats)) {
      const { views, log } = watchedBy(film, viewer, seats);
      views.forEach((view) => hooks.viewSchema.parse(view));
      z.array(logEntrySchema).parse(log);
    }
    return film;
  } catch {
    return undefined;
  }
}

const filmSchema = z
  .array(z.array(z.tuple([z.int().min(1).max(63), z.unknown()])).max(6))
  .min(1)
  .max(50_002);

function parseJson(text: string): Result<unknown, CallError> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refused('This file is no JSON. Nothing was stored.');
  }
}

/** Repeats a match; it must end as the file says. */
function replayed(
  { game, file }: FileOfGame,
  setup: unknown,
  rules: ReplayRules,
): Result<ReadMatch, CallError> {
  const seats = file.seats.length;
  const witness = filmingWitness({ game, seats, rules });
  const repeated = replaySafely({ game, file }, setup, { rules, witness });
  if (!repeated.ok) return repeated;
  const { state } = repeated.value.match;
  const outcome = rules.outcome(state);
  const isSame =
    outcome?.reason === file.result.reason &&
    outcome.winners.join() === file.result.winners.join() &&
    game.roundOf(state) === file.rounds &&
    hash(state) === file.stateHash;
  if (!isSame) return refused('Replayed, this match does not end as the file says. Nothing was stored.');
  const { frames } = witness.filmed();
  const played = playedIn(
    frames.map(({ frame }) => frame as Film[number]),
    seats,
  );
  return ok({
    ...{ game, file, setup, film: packFrames(frames) },
    ending: (hashes) => endingOf(game, { state, outcome }, played, hashes),
  });
}

function replaySafely(
  { game, file }: FileOfGame,
  setup: unknown,
  by: Replaying,
): Result<Replayed, CallError> {
  try {
    const repeated = replay(game, { setup, seed: file.seed, ...readStored(file.actions) }, by);
    if (repeated.ok) return repeated;
    return refused('This match cannot be replayed. Nothing was stored.', [
      `Action ${repeated.error.at + 1}: ${repeated.error.sentence}`,
    ]);
  } catch (problem) {
    return refused('This match cannot be replayed. Nothing was stored.', [String(problem).slice(0, 300)]);
  }
}
