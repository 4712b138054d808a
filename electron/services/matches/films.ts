/**
 * The film of a match: read as it was kept, or made by running the rules once more, for a match that was kept before
 * films were or whose film was given up. What is made is kept.
 */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { KeptFrame } from '../../db/match-films.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import { viewersOf, type Film } from '../../engine/film.ts';
import { hash } from '../../engine/hash.ts';
import type { Games } from '../../engine/games.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { filmingWitness, watchedBy } from './filming.ts';
import { oldRules } from './old-rules.ts';
import { isAtKeyframe, repeat, type Reading } from './open.ts';
import type { Replayed, ReplayRules } from './session.ts';
import { tableError } from './words.ts';

/** How a match was repeated, and what that showed. */
export interface Remade {
  game: AnyGame;
  replayed: Replayed;
  frames: KeptFrame[];
}

/** The film of a stored match. */
export async function filmOf(
  { matches, games }: Reading,
  id: number,
  found: StoredMatch,
): Promise<Result<Film, CallError>> {
  const kept = keptFilm(matches, id, found);
  if (kept && kept !== 'damaged') return ok(kept);
  const remade = await remake(games, found);
  if (!remade) return err(tableError(kept ?? whyNot(games, found)));
  if (found.isFinished) matches.keepFilm(id, remade.frames);
  else matches.keepFrames(id, remade.frames);
  return ok(filmFrom(remade.frames));
}

/** Why nothing shows a match, nor can be made that does. */
function whyNot(
  games: Games,
  { game, isDamaged, carriedOver }: StoredMatch,
): 'damaged' | 'unknown-game' | 'slimmed' | 'no-film' {
  if (isDamaged) return 'damaged';
  if (!games.find(game)) return 'unknown-game';
  return carriedOver ? 'slimmed' : 'no-film';
}

const filmFrom = (frames: readonly KeptFrame[]): Film => frames.map(({ frame }) => frame as Film[number]);

/** What was kept, if it is what was kept and can be shown. */
function keptFilm(
  matches: Matches,
  id: number,
  { isFinished, seats }: StoredMatch,
): Film | 'damaged' | undefined {
  try {
    return isFinished ? finishedFilm(matches, id) : filmSoFar(matches, id, seats.length);
  } catch {
    return 'damaged';
  }
}

/** The film of a finished match as it is kept. */
export function finishedFilm(matches: Matches, id: number): Film | 'damaged' | undefined {
  const stored = matches.film(id);
  return stored === undefined || stored === 'damaged' ? stored : (stored.film as Film);
}

/** Frames have no hash over all of them that must fit before they are shown, so they are gone through once. */
function filmSoFar(matches: Matches, id: number, seats: number): Film | undefined {
  const film = filmFrom(matches.frames(id).frames);
  if (film.length === 0) return undefined;
  for (const viewer of viewersOf(seats)) watchedBy(film, viewer, seats);
  return film;
}

/** Runs the rules a match was played by, if they are still there and lead to where it stood. */
export async function remake(games: Games, found: StoredMatch): Promise<Remade | undefined> {
  const game = games.find(found.game);
  if (!game || found.carriedOver) return undefined;
  const seats = found.seats.length;
  for (const rules of await rulesFor(game, found.rulesVersion)) {
    const witness = filmingWitness({ game, seats, rules });
    const repeated = repeat(game, found, { rules, witness });
    if (repeated.ok && isAsStored(game, found, repeated.value, rules))
      return { game, replayed: repeated.value, frames: witness.filmed().frames };
  }
  return undefined;
}

async function rulesFor(game: AnyGame, rulesVersion: number): Promise<readonly ReplayRules[]> {
  const older = (await oldRules(game, rulesVersion)).map(({ rules }) => rules);
  return rulesVersion === game.rulesVersion ? [game, ...older] : older;
}

function isAsStored(
  game: AnyGame,
  found: StoredMatch,
  { match, tape }: Replayed,
  rules: ReplayRules,
): boolean {
  return found.isFinished ? hash(match.state) === found.stateHash : isAtKeyframe(game, found, tape, rules);
}
