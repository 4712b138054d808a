/** Steps that wait for something to happen: a triggered text for a while, left behind by an effect. */
import type { EventName } from './cards/language.ts';
import { effectView } from './effect-view.ts';
import { speakerOf } from './evaluate.ts';
import { eventFits, type Mode } from './event-fits.ts';
import { findCreature, removeFrom, type Play } from './play.ts';
import { none, type Effect, type Happening, type Waiting } from './state.ts';
import { presentValues } from './values.ts';

type Watch = Extract<Effect, { kind: 'watch' }>;

/** What waited for this; what waited for the next time only waits no more. */
export function watchers(play: Play, event: EventName, happening: Happening, mode?: Mode): Waiting[] {
  const woken = play.state.effects.filter(
    (effect): effect is Watch => effect.kind === 'watch' && isAwaited(play, effect, event, happening, mode),
  );
  for (const effect of woken) {
    if (effect.once && removeFrom(play.state.effects, effect))
      play.emit?.({ kind: 'effectEnded', effect: effectView(effect) });
  }
  return woken.map((effect) => waitingOf(play, effect, happening));
}

function isAwaited(
  play: Play,
  { seat, card, creature, follows }: Watch,
  event: EventName,
  happening: Happening,
  mode: Mode | undefined,
): boolean {
  const on = play.program.codes[follows.code].waitsIn?.on;
  if (on?.event !== event) return false;
  const { actor, targets, picked } = follows;
  const speaker = speakerOf(seat, actor, presentValues, targets, picked, happening);
  const self = creature === none ? follows.actor : creature;
  return eventFits(play, on, { seat, actor: self, card }, speaker, mode);
}

/** At a turn's start or end whoever is watched is the one it is about. */
function waitingOf(play: Play, { seat, card, creature, follows }: Watch, event: Happening): Waiting {
  const watched = event.subject === none ? findCreature(play, creature) : undefined;
  const happening = watched ? { ...event, subject: watched.id, seat: watched.seat } : event;
  return { seat, actor: follows.actor, card, text: none, square: none, happening, follows };
}
