/** Effects that last for a while: making them, and ending them when their time has come. */
import type { Duration } from './cards/language.ts';
import { changeControl, destroyFallen } from './creatures.ts';
import { effectView } from './effect-view.ts';
import { findCreature, nextId, removeFrom, type Play } from './play.ts';
import type { Effect } from './state.ts';

type NewEffect = Effect extends infer E ? (E extends Effect ? Omit<E, 'id' | 'turn'> : never) : never;

export function beginEffect(play: Play, effect: NewEffect): void {
  const begun = { ...effect, id: nextId(play), turn: play.state.turn } as Effect;
  play.state.effects.push(begun);
  play.emit?.({ kind: 'effectBegan', effect: effectView(begun) });
}

/** Ends one effect. A creature that lived by it falls at once. */
export function endEffect(play: Play, effect: Effect): void {
  if (!removeFrom(play.state.effects, effect)) return;
  play.emit?.({ kind: 'effectEnded', effect: effectView(effect) });
  const creature = findCreature(play, effect.creature);
  if (effect.kind === 'control' && creature) changeControl(play, creature, effect.from);
  if (effect.kind === 'modify') destroyFallen(play);
}

/** Ends all effects that last until this moment of the current activation or turn. */
export function endEffects(play: Play, until: Duration): void {
  for (const effect of play.state.effects.filter((each) => isOver(play, each, until)))
    endEffect(play, effect);
}

/** Whether an effect ends now: "your turn" means that of the player who made it, and never the turn it was made in. */
export function isOver(play: Play, effect: Effect, until: Duration): boolean {
  if (effect.until !== until) return false;
  const { state } = play;
  switch (until) {
    case 'endOfActivation':
    case 'endOfTurn':
      return true;
    case 'startOfYourTurn':
    case 'endOfYourTurn':
      return effect.seat === state.seat && effect.turn !== state.turn;
    case 'whileInPlay':
      return false;
  }
}
