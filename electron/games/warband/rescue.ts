/** Whoever would be destroyed and keeps some Hit Points instead. */
import { effectView } from './effect-view.ts';
import { removeFrom, type Play } from './play.ts';
import type { CardId, Creature, Effect } from './state.ts';
import { none } from './state.ts';
import { statOf } from './values.ts';

type Rescue = Extract<Effect, { kind: 'rescue' }>;

/** Uses the oldest rescue of a creature, if it has one and any Hit Points to keep. */
export function isRescued(play: Play, creature: Creature, by: CardId): boolean {
  const rescue = play.state.effects.find(
    (effect): effect is Rescue => effect.kind === 'rescue' && effect.creature === creature.id,
  );
  const hitPoints = rescue ? statOf(play, creature, 'hitPoints') : 0;
  if (!rescue || hitPoints === 0) return false;
  const left = rescue.left === 'all' ? hitPoints : Math.min(rescue.left, hitPoints);
  creature.damage = hitPoints - left;
  play.emit?.({ kind: 'rescued', creature: creature.id, left });
  if (rescue.once && removeFrom(play.state.effects, rescue))
    play.emit?.({ kind: 'effectEnded', effect: effectView(rescue) });
  waitToFollow(play, rescue, creature, by);
  return true;
}

/** What else the rescue says is a triggered effect (W-425). */
function waitToFollow(
  { state }: Play,
  { seat, card, follows }: Rescue,
  creature: Creature,
  by: CardId,
): void {
  if (!follows) return;
  const happening = { subject: creature.id, other: by, amount: 0, seat: creature.seat };
  state.waiting.push({ seat, actor: follows.actor, card, text: none, square: none, happening, follows });
}
