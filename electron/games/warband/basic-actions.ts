/** Actions every creature has without a card: move, basic attack, collect treasure, dodge. Declared, then answered. */
import { tap } from './creatures.ts';
import { wayTo, type Stride } from './movement.ts';
import { openStack } from './open-stack.ts';
import type { Play } from './play.ts';
import { newItem, pushItems } from './stack-items.ts';
import type { CardId, Creature, Item, Square } from './state.ts';

/** A creature's own move (W-501). */
export const ownMove: Stride = { manner: 'move', squares: 'speed' };

/** W-502, R-31: declared with its full path; does not tap. */
export function declareMove(play: Play, creature: Creature, to: Square, outcome: number): void {
  const path = wayTo(play, creature, ownMove, to, outcome);
  if (!path) throw new Error(`no way to ${to}`);
  play.state.moves -= 1;
  declare(
    play,
    newItem(play, { kind: 'move', seat: creature.seat, actor: creature.id, timing: 'minor', path }),
  );
}

/** W-704, W-710: a standard action. */
export function declareAttack(
  play: Play,
  creature: Creature,
  target: CardId,
  mode: 'melee' | 'ranged',
): void {
  tap(play, creature);
  const targets: Item['targets'] = [{ name: 'target', kind: 'creature', ids: [target] }];
  declare(
    play,
    newItem(play, {
      kind: 'attack',
      seat: creature.seat,
      actor: creature.id,
      timing: 'standard',
      targets,
      mode,
    }),
  );
}

/** W-822, W-823, R-83. */
export function declareCollect(play: Play, creature: Creature, square: Square): void {
  tap(play, creature);
  declare(
    play,
    newItem(play, {
      kind: 'collect',
      seat: creature.seat,
      actor: creature.id,
      timing: 'standard',
      path: [square],
    }),
  );
}

/** W-726, R-56. */
export function declareDodge(play: Play, creature: Creature, item: number): void {
  tap(play, creature);
  declare(
    play,
    newItem(play, {
      kind: 'dodge',
      seat: creature.seat,
      actor: creature.id,
      timing: 'immediate',
      answers: item,
    }),
  );
}

function declare(play: Play, item: Item): void {
  pushItems(play, [item]);
  openStack(play);
}
