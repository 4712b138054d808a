/** Finds the triggered texts an event concerns and lets them wait for the stack (W-706, R-06, R-18). */
import type { Seat } from '../../../shared/game.ts';
import type { CreatureEvent, EventName, Text } from './cards/language.ts';
import { conditionHolds, speakerOf } from './evaluate.ts';
import { eventFits, type Holder, type Mode } from './event-fits.ts';
import { faceOf, type Play } from './play.ts';
import { eventBit, type NumberedText } from './program.ts';
import { none, type CardId, type Creature, type Happening, type Waiting } from './state.ts';
import { presentValues } from './values.ts';
import { watchers } from './watch.ts';

/** Something happened: every text that listens to it waits for the stack. */
export function fire(play: Play, event: EventName, happening: Happening, mode?: Mode): void {
  if (isAnybodyListening(play, event)) letWait(play, event, happening, mode);
}

function letWait(play: Play, event: EventName, happening: Happening, mode: Mode | undefined): void {
  for (const waiting of listeners(play, event, happening, mode)) play.state.waiting.push(waiting);
}

/** Whether any text in play could concern such an event: most happen without. */
export function isAnybodyListening(play: Play, event: EventName): boolean {
  const bit = eventBit[event];
  if (!(play.program.listens & bit)) return false;
  if (play.state.effects.length > 0) return true; // watchers
  for (const { id, attached } of play.state.creatures) {
    if (faceOf(play, id).listens & bit) return true;
    for (const card of attached) if (faceOf(play, card).listens & bit) return true;
  }
  for (const card of play.state.setup.commanders) if (faceOf(play, card).listens & bit) return true;
  return false;
}

/** `fire` for an event about one creature, and perhaps another. */
export function fireFor(
  play: Play,
  event: CreatureEvent,
  subject: Creature,
  other: CardId = none,
  amount = 0,
  mode?: Mode,
  item?: number,
): void {
  if (!isAnybodyListening(play, event)) return;
  const action = item === undefined ? {} : { item };
  letWait(play, event, { subject: subject.id, other, amount, seat: subject.seat, ...action }, mode);
}

/** The texts that listen to an event, in the order of creatures in play, then commanders. */
export function listeners(play: Play, event: EventName, happening: Happening, mode?: Mode): Waiting[] {
  const found: Waiting[] = [];
  const { state } = play;
  const { commanders } = state.setup;
  const bit = eventBit[event];
  const add = (card: CardId, seat: Seat, actor: CardId): void => {
    if (faceOf(play, card).listens & bit)
      listenersOn(play, { seat, actor, card }, event, happening, mode, found);
  };
  for (const { id, seat, attached } of state.creatures) {
    add(id, seat, id);
    for (const card of attached) add(card, seat, id);
  }
  for (let seat = 0; seat < commanders.length; seat++) add(commanders[seat], seat, none);
  if (state.effects.length > 0) found.push(...watchers(play, event, happening, mode));
  return found;
}

function listenersOn(
  play: Play,
  holder: Holder,
  event: EventName,
  happening: Happening,
  mode: Mode | undefined,
  found: Waiting[],
): void {
  for (const text of faceOf(play, holder.card).triggers) {
    if (concerns(play, text, holder, event, happening, mode)) {
      found.push({ ...holder, text: text.number, square: none, happening });
    }
  }
}

function concerns(
  play: Play,
  { text }: NumberedText,
  holder: Holder,
  event: EventName,
  happening: Happening,
  mode: Mode | undefined,
): boolean {
  if (text.kind !== 'trigger' || text.on.event !== event) return false;
  const speaker = speakerOf(holder.seat, holder.actor, presentValues, undefined, undefined, happening);
  return (
    eventFits(play, text.on, holder, speaker, mode) &&
    (!text.when || conditionHolds(play, text.when, speaker))
  );
}

/** texts of commanders have no actor; a creature's text on its own destruction outlives it. */
export const outlivesActor = (
  text: Text,
  { actor, happening }: Pick<Waiting, 'actor' | 'happening'>,
): boolean =>
  actor === none ||
  (text.kind === 'trigger' && text.on.event === 'isDestroyed' && happening.subject === actor);
