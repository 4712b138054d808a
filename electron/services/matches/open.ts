/** From the database to a session: the stored match is replayed in full and checked against its stored states. */
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { matchFormSchema } from '../../../shared/table.ts';
import type { Matches, StoredMatch } from '../../db/matches.ts';
import { seek } from '../../engine/replay.ts';
import { warband, type WarbandSetup } from '../../games/warband/index.ts';
import { readArrangement } from './arrangement.ts';
import { readStored } from './deeds.ts';
import { isSameState } from './ending.ts';
import { newSession, retell, type SeatFacts, type Session, type Told } from './session.ts';
import { tableError } from './words.ts';

export function openSession(matches: Matches, id: number): Result<Session, CallError> {
  const found = matches.load(id);
  if (!found) return err(tableError('no-such-match'));
  const told = tellAgain(found);
  if (!told.ok) return told;
  const seating = {
    id,
    form: matchFormSchema.parse(found.form),
    seats: found.seats.map(factsOf),
    arrangement: readArrangement(found.arrangement, found.seats.length),
  };
  return ok(newSession(seating, told.value));
}

/** Repeats a stored match. */
function tellAgain(found: StoredMatch): Result<Told, CallError> {
  if (found.game !== warband.id) return err(tableError('unknown-game'));
  if (found.isDamaged) return err(tableError('damaged'));
  if (found.rulesVersion !== warband.rulesVersion) return err(tableError('other-rules'));
  const told = retell({ setup: found.setup as WarbandSetup, seed: found.seed, ...readStored(found.actions) });
  if (!told.ok) return err({ ...tableError('diverged'), details: [told.error.sentence] });
  const { keyframe } = found;
  if (keyframe && !isSameState(keyframe.state, seek(warband, told.value.tape, keyframe.seq))) {
    return err(tableError('diverged'));
  }
  return told;
}

export const factsOf = ({
  player,
  team,
  warbandName,
  commanderKey,
}: StoredMatch['seats'][number]): SeatFacts => ({
  name: player,
  team: team ?? 0,
  warband: warbandName ?? '',
  commander: commanderKey ?? '',
});
