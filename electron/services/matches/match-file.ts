/**
 * A match as a file that any later version can show: setup with its cards, seed, actions, packs by content, result,
 * and its film. A file from outside is data of unknown kind. Its shape is checked; then, if the rules it was played
 * by are known here, it is replayed in full and must end as it says; else its film must be whole and end so.
 */
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
import { hash } from '../../engine/hash.ts';
import { warband, type WarbandSetup } from '../../games/warband/index.ts';
import { readStored, storedActionSchema } from './deeds.ts';
import { endingOf, moraleByTurn } from './ending.ts';
import { filmingWitness, playedIn, watchedBy } from './filming.ts';
import { oldRules } from './old-rules.ts';
import { retell, type ReplayRules, type Told, type Witness } from './session.ts';

const small = z.int().min(0).max(1000);
/** Far more than the longest match has. */
const maxFilmText = 800_000;

/** Any moment a clock can show: one that is wrong, or was set back during the match, makes no bad file. */
const instant = z.int().min(-8.64e15).max(8.64e15);

const fileSchema = z.strictObject({
  format: z.literal('deepmarch-match'),
  /** 1: without a film. */
  version: z.union([z.literal(1), z.literal(2)]),
  game: z.literal('warband'),
  rulesVersion: z.int(),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  setup: warband.table.setupSchema,
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
  /** The film as it is kept, base64, with its hash; and the printed faces of the cards in it. */
  film: z.strictObject({ data: z.base64().max(maxFilmText), hash: z.string().max(64) }).optional(),
  faces: facesSchema.optional(),
  /** Hash of everything else, so that damage is noticed; files of version 1 have none. */
  seal: z.string().max(64).optional(),
});
export type MatchFile = z.infer<typeof fileSchema>;

const sealOf = ({ seal: _seal, ...content }: MatchFile): string => sealOver([JSON.stringify(content)]);

/** What the file is as text: the head in lines a person can read, the long lists on one line each. */
export function writeMatchFile(file: Omit<MatchFile, 'seal'>): string {
  const lines = Object.entries({ ...file, seal: sealOf(file) }).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{${lines.join(',\n')}}\n`;
}

export interface ReadMatch {
  file: MatchFile;
  setup: WarbandSetup;
  film: Buffer;
  ending: (hashes: ReadonlyMap<string, string>) => Ending;
}

const refused = (sentence: string, details: string[] = []): { ok: false; error: CallError } =>
  err({ code: 'bad-match-file', sentence, ...(details.length > 0 && { details }) });

/** Reads a file from outside, or says what is wrong with it. */
export async function readMatchFile(text: string): Promise<Result<ReadMatch, CallError>> {
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
  if (file.version > 1 && sealOf(parsed.value as MatchFile) !== file.seal) {
    return refused('This file was damaged or changed since it was written. Nothing was stored.');
  }
  return file.rulesVersion === warband.rulesVersion ? readPresent(file) : readOlder(file);
}

function readPresent(file: MatchFile): Result<ReadMatch, CallError> {
  const setup = warband.table.readSetup(file.setup, file.seats.length);
  if (!setup.ok) return refused('The setup of this match is not sound. Nothing was stored.', setup.error);
  return replayed(file, setup.value, warband);
}

/** Rules that are kept repeat the match; without them its film must do. */
async function readOlder(file: MatchFile): Promise<Result<ReadMatch, CallError>> {
  // Cards and lists were held to the rules of their time, which repeat them here or are gone.
  const setup = file.setup as unknown as WarbandSetup;
  if (file.film) return readFilmed(file, setup, file.film);
  const unknown = refused(
    `This match was played by rules ${file.rulesVersion}, which this version does not know, and it holds nothing that shows it. Nothing was stored.`,
  );
  let read: Result<ReadMatch, CallError> = unknown;
  for (const { rules } of await oldRules(file.game, file.rulesVersion)) {
    read = replayed(file, setup, rules);
    if (read.ok) return read;
  }
  return read;
}

function readFilmed(
  file: MatchFile,
  setup: WarbandSetup,
  { data, hash: filmHash }: NonNullable<MatchFile['film']>,
): Result<ReadMatch, CallError> {
  const bytes = Buffer.from(data, 'base64');
  const film = hashOfFilm(bytes) === filmHash ? soundFilm(bytes, file.setup.seats.length) : undefined;
  if (!film) return refused('What shows this match is damaged. Nothing was stored.');
  const played = playedIn(film, setup.seats.length);
  const { outcome } = played.lastView;
  const isSame =
    film.length === file.actions.length + 1 &&
    (outcome?.reason ?? 'abandoned') === file.result.reason &&
    (outcome?.winners ?? []).join() === file.result.winners.join();
  if (!isSame) return refused('This match does not end as the file says. Nothing was stored.');
  const { result, rounds, stateHash } = file;
  const summary = { morale: moraleByTurn(played) };
  return ok({
    ...{ file, setup, film: bytes },
    ending: () => ({ outcome: result, rounds, stateHash, summary, cardCounts: [] }),
  });
}

/** A film from outside, if every moment of it is one a window can show to everybody. */
function soundFilm(bytes: Buffer, seats: number): Film | undefined {
  try {
    const film = filmSchema.parse(unpackFilm(bytes)) as Film;
    for (const viewer of viewersOf(seats)) {
      const { views, log } = watchedBy(film, viewer, seats);
      views.forEach((view) => warband.table.viewSchema.parse(view));
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
function replayed(file: MatchFile, setup: WarbandSetup, rules: ReplayRules): Result<ReadMatch, CallError> {
  const witness = filmingWitness(rules);
  const told = retellSafely(file, setup, rules, witness);
  if (!told.ok) return told;
  const { state } = told.value.match;
  const outcome = rules.outcome(state);
  const isSame =
    outcome?.reason === file.result.reason &&
    outcome.winners.join() === file.result.winners.join() &&
    warband.roundOf(state) === file.rounds &&
    hash(state) === file.stateHash;
  if (!isSame) return refused('Replayed, this match does not end as the file says. Nothing was stored.');
  const { frames } = witness.filmed();
  const played = playedIn(
    frames.map(({ frame }) => frame as Film[number]),
    setup.seats.length,
  );
  return ok({
    ...{ file, setup, film: packFrames(frames) },
    ending: (hashes) => endingOf(state, outcome, played, hashes),
  });
}

function retellSafely(
  file: MatchFile,
  setup: WarbandSetup,
  rules: ReplayRules,
  witness: Witness,
): Result<Told, CallError> {
  try {
    const told = retell({ setup, seed: file.seed, ...readStored(file.actions) }, { rules, witness });
    if (told.ok) return told;
    return refused('This match cannot be replayed. Nothing was stored.', [
      `Action ${told.error.at + 1}: ${told.error.sentence}`,
    ]);
  } catch (problem) {
    return refused('This match cannot be replayed. Nothing was stored.', [String(problem).slice(0, 300)]);
  }
}
