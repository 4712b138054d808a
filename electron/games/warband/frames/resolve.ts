/** The top item of the stack resolves (W-416..W-419): once begun nothing interrupts it. */
import { destroyFallen } from '../creatures.ts';
import { boundIds } from '../evaluate.ts';
import { hazardDamage, isWalkable, walk } from '../movement.ts';
import { ownMove } from '../basic-actions.ts';
import { findCreature, popFrame, pushFrame, type Play } from '../play.ts';
import { looseFrom } from '../program.ts';
import { findItem, spendOrder } from '../stack-items.ts';
import { dealDamage, strike } from '../strike.ts';
import { tokenSquares } from '../requirements.ts';
import { none, type Bound, type Creature, type Item, type Square } from '../state.ts';
import { recheckTargets } from '../targets.ts';
import { takeToken } from '../treasure.ts';
import { fireFor, outlivesActor } from '../triggers.ts';
import { statOf } from '../values.ts';
import { neverAsked, type FrameOf, type Worker } from './worker.ts';

type ResolveFrame = FrameOf<'resolve'>;

/** Begins an item; answers whether it has any effect at all. */
function begin(play: Play, item: Item): boolean {
  const actor = findCreature(play, item.actor);
  switch (item.kind) {
    case 'move':
      return actor !== undefined && beginMove(play, item, actor);
    case 'attack':
      return actor !== undefined && beginAttack(play, item, actor);
    case 'collect':
      return actor !== undefined && beginCollect(play, actor, item.path[0]);
    case 'dodge':
      return actor !== undefined && beginDodge(play, item, actor);
    case 'hazard':
      dealDamage(play, item, [{ creature: item.actor, amount: hazardDamage }], none, false);
      return actor !== undefined;
    case 'order':
    case 'power':
    case 'trigger':
      return (actor !== undefined || actsWithoutActor(play, item)) && beginSteps(play, item);
  }
}

/** walked if still legal, else the mover picks a new way. */
function beginMove(play: Play, item: Item, actor: Creature): boolean {
  if (isUndisturbed(play, item) || isWalkable(play, actor, ownMove, item.path))
    walk(play, actor, item.path, 'move');
  else
    pushFrame(play, {
      kind: 'path',
      seat: item.seat,
      creature: actor.id,
      manner: 'move',
      squares: 0,
      speed: true,
    });
  return true;
}

/** Nothing was declared or begun since: the table is as it was when the path was found. */
const isUndisturbed = (play: Play, item: Item): boolean => play.state.next === item.id + 1;

function beginAttack(play: Play, item: Item, actor: Creature): boolean {
  const [target] = boundIds(item.targets, 'target');
  const mode = item.mode || 'melee';
  const range = statOf(play, actor, 'range');
  const frames = play.state.frames.length;
  strike(play, item, actor, target, { mode, range, damage: undefined, bonus: 0, unpreventable: false });
  return play.state.frames.length > frames;
}

/** it must be on a square with a token; the declared one if it still stands there. */
function beginCollect(play: Play, actor: Creature, declared: Square): boolean {
  const squares = tokenSquares(play, actor);
  const square = squares.includes(declared) ? declared : squares[0];
  return square !== undefined && takeToken(play, actor, square);
}

/** W-727: the attack no longer affects the creature. */
function beginDodge(play: Play, item: Item, actor: Creature): boolean {
  const attack = findItem(play, item.answers);
  if (!attack) return false;
  attack.immune.push(actor.id);
  play.emit?.({ kind: 'dodged', creature: actor.id, item: attack.id });
  fireFor(play, 'dodges', actor, attack.actor);
  return true;
}

/** of those whose creature has left play. What an effect left behind needs it no more. */
function actsWithoutActor(play: Play, item: Item): boolean {
  if (play.program.codes[item.code].source === undefined) return true;
  const text = play.program.texts.find(({ code }) => code === item.code)?.text;
  return text !== undefined && outlivesActor(text, item);
}

/** illegal targets get nothing; if all are illegal the item does nothing. */
function beginSteps(play: Play, item: Item): boolean {
  const code = play.program.codes[item.code];
  const isLoose = code.source !== undefined && code.number === looseFrom(code.source);
  const chosen = item.targets;
  item.targets = recheckTargets(play, item, isLoose);
  loseInLaterActions(play, item, chosen);
  const used = item.targets.filter(({ name }) => code.uses.includes(name));
  if (used.length > 0 && used.every(({ ids }) => ids.length === 0)) return false;
  pushFrame(play, { kind: 'run', code: item.code, at: 0, each: none, left: [], times: 1 });
  return true;
}

/** What is no target of this action any more is none of those that follow in its order. */
function loseInLaterActions(play: Play, item: Item, chosen: readonly Bound[]): void {
  if (item.kind !== 'order') return;
  const isLost = (name: string, id: number): boolean =>
    boundIds(chosen, name).includes(id) && !boundIds(item.targets, name).includes(id);
  for (const { card, targets } of play.state.stack) {
    if (card !== item.card) continue;
    for (const bound of targets) bound.ids = bound.ids.filter((id) => !isLost(bound.name, id));
  }
}

function finish(play: Play, item: Item, isFizzled: boolean): void {
  const { state } = play;
  destroyFallen(play);
  popFrame(play);
  if (state.outcome) return;
  state.resolving = undefined;
  spendOrder(play, item);
  play.emit?.({ kind: 'resolved', item: item.id, fizzled: isFizzled });
}

export const resolveWorker: Worker<ResolveFrame> = {
  work(play, frame) {
    const item = play.state.resolving!;
    if (frame.begun) finish(play, item, false);
    else {
      frame.begun = true;
      if (!begin(play, item)) finish(play, item, true);
    }
    return true;
  },
  asks: (_play, frame) => neverAsked(frame),
  options: (_play, frame) => neverAsked(frame),
  choose: (_play, frame) => neverAsked(frame),
};
