/**
 * The film of a match: read as it was kept, or made by running the rules once more, for a match that was kept before
 * films were or whose film was given up. What is made is kept.
 */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { KeptFrame } from '../../db/match-films.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import type { Film } from '../../engine/film.ts';
import { hash } from '../../engine/hash.ts';
import { seek } from '../../engine/replay.ts';
import { warband } from '../../games/warband/index.ts';
import { isSameState } from './ending.ts';
import { filmingWitness } from './filming.ts';
import { oldRules } from './old-rules.ts';
import { repeat } from './open.ts';
import type { ReplayRules, Told } from './session.ts';
import { tableError } from './words.ts';

/** How a match was repeated, and what that showed. */
export interface Remade {
  told: Told;
  frames: KeptFrame[];
}

/** The film of a stored match. */
export async function filmOf(
  matches: Matches,
  id: number,
  found: StoredMatch,
): Promise<Result<Film, CallError>> {
  const kept = keptFilm(matches, id, found);
  if (kept) return ok(kept);
  const remade = await remake(found);
  if (!remade) return err(tableError(found.carriedOver ? 'slimmed' : 'no-film'));
  if (found.isFinished) matches.keepFilm(id, remade.frames);
  else matches.keepFrames(id, remade.frames);
  return ok(filmFrom(remade.frames));
}

const filmFrom = (frames: readonly KeptFrame[]): Film => frames.map(({ frame }) => frame as Film[number]);

/** What was kept, if it can be read and is what was kept. */
function keptFilm(matches: Matches, id: number, { isFinished }: StoredMatch): Film | undefined {
  try {
    if (!isFinished) {
      const { frames } = matches.frames(id);
      return frames.length > 0 ? filmFrom(frames) : undefined;
    }
    const stored = matches.film(id);
    return stored === undefined || stored === 'damaged' ? undefined : (stored.film as Film);
  } catch {
    return undefined;
  }
}

/** Runs the rules a match was played by, if they are still there and lead to where it stood. */
export async function remake(found: StoredMatch): Promise<Remade | undefined> {
  if (found.carriedOver) return undefined;
  for (const rules of await rulesFor(found)) {
    const witness = filmingWitness(rules);
    const told = repeat(found, { rules, witness });
    if (told.ok && isAsStored(found, told.value, rules))
      return { told: told.value, frames: witness.filmed().frames };
  }
  return undefined;
}

async function rulesFor({ game, rulesVersion }: StoredMatch): Promise<readonly ReplayRules[]> {
  const older = (await oldRules(game, rulesVersion)).map(({ rules }) => rules);
  return rulesVersion === warband.rulesVersion ? [warband, ...older] : older;
}

function isAsStored(
  { isFinished, stateHash, keyframe }: StoredMatch,
  { match, tape }: Told,
  rules: ReplayRules,
): boolean {
  if (isFinished) return hash(match.state) === stateHash;
  return keyframe === undefined || isSameState(keyframe.state, seek(rules, tape, keyframe.seq));
}
