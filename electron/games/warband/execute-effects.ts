/** Steps that make lasting effects: prevention, changed values, granted qualities, control. */
import type { Seat } from '../../../shared/game.ts';
import type { Step } from './cards/language.ts';
import { changeControl, destroyFallen } from './creatures.ts';
import { beginEffect } from './effects.ts';
import { effectView } from './effect-view.ts';
import { amountOf, countersOn, type Speaker } from './evaluate.ts';
import { itemMeant } from './execute-stack.ts';
import { areAllied, pushFrame, removeFrom, type Play } from './play.ts';
import { none, type Creature, type Item } from './state.ts';
import { hasTrait } from './values.ts';

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

/** A shield: against whatever comes, against a declared item, or against one source chosen now. */
export function prevent(
  play: Play,
  step: StepOf<'prevent'>,
  item: Item,
  creatures: Creature[],
  speaker: Speaker,
): void {
  const amount = step.amount === 'all' ? 'all' : amountOf(play, step.amount, speaker);
  const once = step.once === true;
  const { seat, card } = item;
  const { until } = step;
  for (const { id: creature } of creatures) {
    if (step.from === 'oneSource') {
      pushFrame(play, { kind: 'source', seat, card, creature, amount, once, until });
      continue;
    }
    const source = step.from === 'any' ? 0 : itemMeant(step.from, item);
    if (source === undefined) continue;
    beginEffect(play, { kind: 'shield', seat, until, card, creature, amount, item: source, once });
  }
}

export function modify(
  play: Play,
  step: StepOf<'modify'>,
  item: Item,
  creatures: Creature[],
  amount: number,
): void {
  const by = step.lower ? -amount : amount;
  const { seat, card } = item;
  const { until, stat } = step;
  for (const { id: creature } of creatures) {
    beginEffect(play, { kind: 'modify', seat, until, card, creature, stat, by });
  }
  if (stat === 'hitPoints') destroyFallen(play, item.actor);
}

export function grant(
  play: Play,
  step: StepOf<'grant' | 'grantKeyword' | 'grantAbility'>,
  item: Item,
  creatures: Creature[],
): void {
  const { seat, card } = item;
  const { until } = step;
  for (const { id: creature } of creatures) {
    const lasting = { seat, until, card, creature };
    if (step.do === 'grant') beginEffect(play, { ...lasting, kind: 'trait', trait: step.trait });
    else if (step.do === 'grantKeyword')
      beginEffect(play, { ...lasting, kind: 'keyword', keyword: step.keyword });
    else beginEffect(play, { ...lasting, kind: 'ability', ability: step.ability });
  }
}

/** made now, used when the creature would be destroyed. */
export function rescue(
  play: Play,
  step: StepOf<'rescue'>,
  item: Item,
  creatures: Creature[],
  speaker: Speaker,
): void {
  const { seat, card, actor, targets, picked } = item;
  const { until } = step;
  const left = step.left === 'all' ? 'all' : amountOf(play, step.left, speaker);
  const code = step.steps && play.program.codeOf.get(step.steps);
  const follows = code === undefined ? undefined : { code, actor, targets, picked };
  for (const { id: creature } of creatures) {
    const once = step.once === true;
    beginEffect(play, { kind: 'rescue', seat, until, card, creature, left, once, follows });
  }
}

/** counters of one name lie together, and stay as long as their creature does. */
export function changeCounters(
  play: Play,
  { name, remove }: StepOf<'counter'>,
  { seat, card }: Item,
  creatures: Creature[],
  by: number,
): void {
  for (const { id: creature } of creatures) {
    const had = countersOn(play, creature, name);
    const count = remove ? Math.max(0, had - by) : had + by;
    if (count === had) continue;
    const known = play.state.effects.find(
      (effect) => effect.kind === 'counter' && effect.creature === creature && effect.name === name,
    );
    if (known) removeFrom(play.state.effects, known);
    if (count === 0 && known) play.emit?.({ kind: 'effectEnded', effect: effectView(known) });
    else beginEffect(play, { kind: 'counter', seat, until: 'whileInPlay', card, creature, name, count });
  }
}

/** made now, carried out when what it waits for happens. */
export function wait(
  play: Play,
  step: StepOf<'later'>,
  { seat, card, actor, targets, picked }: Item,
  watched: Creature[] | undefined,
): void {
  const code = play.program.codeOf.get(step.steps);
  if (code === undefined) throw new Error('every step list of a card has a number');
  const follows = { code, actor, targets, picked };
  const until = step.until ?? 'whileInPlay';
  for (const creature of watched?.map(({ id }) => id) ?? [none]) {
    if (waitingIn(play) >= mostWaiting) return;
    beginEffect(play, { kind: 'watch', seat, until, card, creature, once: step.once === true, follows });
  }
}

/** more than this cannot wait at a time. */
const mostWaiting = 200;

const waitingIn = ({ state }: Play): number => state.effects.filter(({ kind }) => kind === 'watch').length;

/** W-407, R-72. */
export function control(
  play: Play,
  step: StepOf<'control'>,
  item: Item,
  creatures: Creature[],
  to: Seat | undefined,
): void {
  const { seat, card } = item;
  const { until } = step;
  for (const creature of creatures) {
    if (to === undefined || creature.seat === to) continue;
    const from = creature.seat;
    beginEffect(play, { kind: 'control', seat, until, card, creature: creature.id, from });
    changeControl(play, creature, to);
  }
}

/** Whether effects of this player may slide or place the creature. */
export const canSlide = (play: Play, creature: Creature, seat: Seat): boolean =>
  areAllied(play, creature.seat, seat) || !hasTrait(play, creature, 'unslidable');
