/** Whether something that happened is what a triggered text, or something that waits, speaks of (W-706). */
import type { Seat } from '../../../shared/game.ts';
import type { Filter, Trigger } from './cards/language.ts';
import { matches, type Speaker } from './evaluate.ts';
import { areAllied, findCreature, type Play } from './play.ts';
import { none, type CardId, type Happening } from './state.ts';

export type Mode = 'melee' | 'ranged';

/** Whose text listens. */
export interface Holder {
  seat: number;
  actor: CardId;
  card: CardId;
}

/** Whether an event is the one a trigger speaks of. */
export function eventFits(
  play: Play,
  on: Trigger,
  holder: Holder,
  speaker: Speaker,
  mode: Mode | undefined,
): boolean {
  const happening = speaker.happening!;
  if ('whose' in on) {
    return isBy(play, on.whose === 'yours' ? 'you' : on.whose, happening.seat, holder.seat);
  }
  if (on.event === 'orderPlayed') {
    if (!isBy(play, on.by, happening.seat, holder.seat)) return false;
    if (on.timing && happening.amount !== timingNumber[on.timing]) return false;
    return on.on === undefined || creatureFits(play, on.on, happening.subject, holder, speaker);
  }
  if (on.mode && on.mode !== mode) return false;
  if ((on.event === 'movesAdjacent' || on.event === 'movesAway') && !isAboutHolder(on, holder, happening))
    return false;
  if (on.by && !creatureFits(play, on.by, happening.other, holder, speaker)) return false;
  return creatureFits(play, on.who, happening.subject, holder, speaker);
}

/** Somebody moves adjacent to, or away from, the creature whose text it is, unless the text names itself or another as the one. */
function isAboutHolder(
  on: { who: 'self' | Filter; by?: Filter },
  holder: Holder,
  happening: Happening,
): boolean {
  return (
    on.who === 'self' || on.by !== undefined || holder.actor === none || happening.other === holder.actor
  );
}

function isBy(play: Play, by: 'you' | 'enemy' | 'any', seat: Seat, you: Seat): boolean {
  if (by === 'any') return true;
  return by === 'you' ? seat === you : !areAllied(play, seat, you);
}

/** The timing of a played order, as the number its event carries. */
export const timingNumber = { standard: 1, minor: 2, immediate: 3 } as const;

function creatureFits(
  play: Play,
  who: 'self' | Filter,
  id: CardId,
  holder: Holder,
  speaker: Speaker,
): boolean {
  if (who === 'self') return id === holder.actor;
  const creature = findCreature(play, id);
  return creature !== undefined && matches(play, who, creature, speaker);
}
