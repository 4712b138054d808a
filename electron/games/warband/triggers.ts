/** Finds the triggered texts an event concerns and lets them wait for the stack (W-706, R-06, R-18). */
import type { Seat } from '../../../shared/game.ts';
import type { CreatureEvent, EventName, Text } from './cards/language.ts';
import { conditionHolds, type Speaker } from './evaluate.ts';
import { eventFits, type Holder, type Mode } from './event-fits.ts';
import { faceOf, type Play } from './play.ts';
import { eventBit, type NumberedText } from './program.ts';
import { none, type CardId, type Creature, type Happening, type Waiting } from './state.ts';
import { presentValues } from './values.ts';
import { watchers } from './watch.ts';

/** Something happened: every text that listens to it waits for the stack. */
export function fire(play: Play, event: EventName, happening: Happening, mode?: Mode): void {
  if (!(play.program.listens & eventBit[event])) return;
  for (const waiting of listeners(play, event, happening, mode)) play.state.waiting.push(waiting);
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
  if (!(play.program.listens & eventBit[event])) return;
  const action = item === undefined ? {} : { item };
  fire(play, event, { subject: subject.id, other, amount, seat: subject.seat, ...action }, mode);
}

/** The texts that listen to an event, in the order of creatures in play, then commanders. */
export function listeners(play: Play, event: EventName, happening: Happening, mode?: Mode): Waiting[] {
  const found: Waiting[] = [];
  const { state } = play;
  const add = (card: CardId, seat: Seat, actor: CardId): void => {
    if (faceOf(play, card).listens & eventBit[event])
      listenersOn(play, { seat, actor, card }, event, happening, mode, found);
  };
  for (const { id, seat, attached } of state.creatures) {
    add(id, seat, id);
    for (const card of attached) add(card, seat, id);
  }
  state.setup.commanders.forEach((card, seat) => {
    add(card, seat, none);
  });
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
  const speaker: Speaker = { seat: holder.seat, actor: holder.actor, values: presentValues, happening };
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
