/** Damage about to be dealt: prevention, the choice to cower, then damage and destruction together (R-20..R-28). */
import { destroyFallen } from '../creatures.ts';
import { endEffect } from '../effects.ts';
import { changeMorale } from '../morale.ts';
import { creatureOf, findCreature, popFrame, type Play } from '../play.ts';
import { cowerCost, cowering } from '../requirements.ts';
import type { Effect, Hit, Item } from '../state.ts';
import { fireFor } from '../triggers.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type DamageFrame = FrameOf<'damage'>;
type Shield = Extract<Effect, { kind: 'shield' }>;

const sourceOf = (play: Play): Item => {
  if (!play.state.resolving) throw new Error('damage has a source');
  return play.state.resolving;
};

/** Shields that would stop some of this hit; none against what cannot be prevented. */
function shieldsFor(play: Play, hit: Hit): Shield[] {
  if (hit.unpreventable || hit.amount === 0) return [];
  const source = sourceOf(play).id;
  return play.state.effects.filter(
    (effect): effect is Shield =>
      effect.kind === 'shield' &&
      effect.creature === hit.creature &&
      (effect.item === 0 || effect.item === source),
  );
}

function useShield(play: Play, hit: Hit, shield: Shield): void {
  const stopped = shield.amount === 'all' ? hit.amount : Math.min(hit.amount, shield.amount);
  hit.amount -= stopped;
  hit.prevented = true;
  play.emit?.({ kind: 'prevented', creature: hit.creature, amount: stopped, item: sourceOf(play).id });
  if (shield.amount !== 'all') shield.amount -= stopped;
  if (shield.amount === 0 || shield.once) endEffect(play, shield);
}

function next(frame: DamageFrame, following: DamageFrame['stage']): boolean {
  frame.at += 1;
  if (frame.at >= frame.hits.length) {
    frame.at = 0;
    frame.stage = following;
  }
  return true;
}

function preventing(play: Play, frame: DamageFrame): boolean {
  const hit = frame.hits[frame.at];
  const shields = shieldsFor(play, hit);
  if (shields.length > 1) return false;
  if (shields.length === 1) useShield(play, hit, shields[0]);
  return next(frame, 'cower');
}

/** W-810, R-25: damage of 0 offers no choice. */
function deciding(play: Play, frame: DamageFrame): boolean {
  const hit = frame.hits[frame.at];
  const creature = findCreature(play, hit.creature);
  const canCower = creature && cowering(play, creature, hit.amount, hit.unpreventable) === undefined;
  if (canCower && !hit.decided) return false;
  return next(frame, 'deal');
}

/** W-811, W-812, W-813: not tapped, no damage, no other effect of the source, Morale instead. */
function cower(play: Play, hit: Hit): void {
  const creature = creatureOf(play, hit.creature);
  const cost = cowerCost(play, creature, hit.amount);
  hit.cowered = true;
  sourceOf(play).immune.push(hit.creature);
  play.emit?.({ kind: 'cowered', creature: hit.creature, amount: hit.amount, cost });
  fireFor(play, 'cowers', creature, hit.by, cost, attackMode(sourceOf(play)));
  changeMorale(play, [{ seat: creature.seat, by: -cost }]);
}

function dealAll(play: Play, frame: DamageFrame): boolean {
  const source = sourceOf(play);
  popFrame(play);
  for (const hit of frame.hits) dealOne(play, source, hit);
  const by = frame.hits[0].by;
  destroyFallen(play, by, attackMode(source));
  for (const dealt of source.dealt) dealt.destroyed ||= !findCreature(play, dealt.creature);
  return true;
}

function dealOne(play: Play, source: Item, hit: Hit): void {
  const creature = findCreature(play, hit.creature);
  const amount = hit.cowered || !creature ? 0 : hit.amount;
  source.dealt.push({
    creature: hit.creature,
    amount,
    unprevented: !hit.prevented && !hit.cowered,
    destroyed: false,
  });
  if (!creature || amount === 0) return;
  creature.damage += amount;
  play.state.quiet = 0;
  play.emit?.({ kind: 'damaged', creature: creature.id, amount, by: hit.by, item: source.id });
  fireFor(play, 'isDamaged', creature, hit.by, amount, attackMode(source));
  const dealer = findCreature(play, hit.by);
  if (dealer) fireFor(play, 'damages', dealer, creature.id, amount, attackMode(source));
}

const attackMode = (source: Item): 'melee' | 'ranged' | undefined =>
  source.mode === '' ? undefined : source.mode;

export const damageWorker: Worker<DamageFrame> = {
  work(play, frame) {
    switch (frame.stage) {
      case 'prevent':
        return preventing(play, frame);
      case 'cower':
        return deciding(play, frame);
      case 'deal':
        return dealAll(play, frame);
    }
  },
  asks(play, frame) {
    const hit = frame.hits[frame.at];
    const creature = creatureOf(play, hit.creature);
    const about = { creature: hit.creature, amount: hit.amount, cost: cowerCost(play, creature, hit.amount) };
    const isCower = frame.stage === 'cower';
    return {
      seat: creature.seat,
      prompt: { code: isCower ? 'cower' : 'shield', rule: isCower ? 'W-810' : 'R-22', about },
    };
  },
  options(play, frame) {
    if (frame.stage === 'cower') return [{ kind: 'endure' }, { kind: 'cower' }];
    return shieldsFor(play, frame.hits[frame.at]).map(({ id }) => ({ kind: 'shield', effect: id }));
  },
  choose(play, frame, action) {
    const hit = frame.hits[frame.at];
    if (action.kind === 'shield') {
      useShield(
        play,
        hit,
        shieldsFor(play, hit).find(({ id }) => id === action.effect)!,
      );
    } else if (action.kind === 'cower' || action.kind === 'endure') {
      hit.decided = true;
      if (action.kind === 'cower') cower(play, hit);
    } else notOffered(frame, action);
  },
};
