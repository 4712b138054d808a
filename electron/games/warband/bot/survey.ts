/** The creatures of a position as the bots look at them: their values now, gathered once and then read many times. */
import { distance } from '../geometry/distance.ts';
import { hasAdjacentEnemy } from '../board.ts';
import { valueOfCard, valueOfText } from '../cards/value.ts';
import type { Card } from '../cards/language.ts';
import { faceOf, type Play } from '../play.ts';
import { traitBit } from '../program.ts';
import { longReach } from '../requirements.ts';
import type { Creature, Square } from '../state.ts';
import { statOf, traitsOf } from '../values.ts';
import { isNamed } from './aims.ts';
import type { Weights } from './weights.ts';

export interface Fighter {
  creature: Creature;
  square: Square;
  size: 1 | 2;
  team: number;
  level: number;
  hitPoints: number;
  /** Hit Points left. */
  health: number;
  melee: number;
  ranged: number;
  /** 0 if it has no ranged attack. */
  range: number;
  /** As its next move will find it: 1 next to an enemy. */
  speed: number;
  canAttack: boolean;
  /** How far its melee attacks go. */
  reach: number;
  /** What its side loses with it besides Morale. */
  worth: number;
}

export function survey(play: Play, weights: Weights): Fighter[] {
  return play.state.creatures.map((creature) => fighterOf(play, creature, weights));
}

export function fighterOf(play: Play, creature: Creature, weights: Weights): Fighter {
  const face = faceOf(play, creature.id);
  const traits = traitsOf(play, creature);
  const hitPoints = statOf(play, creature, 'hitPoints');
  const canAttack = (traits & traitBit.cannotAttack) === 0;
  const melee = statOf(play, creature, 'melee');
  const ranged = face.isRanged ? statOf(play, creature, 'ranged') : 0;
  return {
    creature,
    square: creature.square,
    size: face.size,
    team: play.program.teams[creature.seat],
    level: face.printed.level,
    hitPoints,
    health: Math.max(0, hitPoints - creature.damage),
    melee,
    ranged,
    range: face.isRanged ? statOf(play, creature, 'range') : 0,
    speed: speedOf(play, creature, traits),
    canAttack,
    reach: traits & traitBit.reach ? longReach : 1,
    worth: worthOf(play, creature, Math.max(melee, ranged), weights),
  };
}

function speedOf(play: Play, creature: Creature, traits: number): number {
  if (traits & traitBit.cannotMove) return 0;
  const isFree = (traits & (traitBit.unpinned | traitBit.shifting)) !== 0;
  return !isFree && hasAdjacentEnemy(play, creature) ? 1 : statOf(play, creature, 'speed');
}

function worthOf(play: Play, creature: Creature, damage: number, weights: Weights): number {
  const { card, printed } = faceOf(play, creature.id);
  let texts = textWorth(card);
  for (const attached of creature.attached) texts += attachedWorth(faceOf(play, attached).card);
  const own = weights.level * printed.level + (weights.strength * damage) / 10 + weights.text * texts;
  const worth = isNamed(play, creature) ? own + weights.aim : own;
  return Math.max(0.1, worth);
}

const texts = new WeakMap<Card, number>();

/** What the text of a card is worth, within reason; read once a card. */
export function textWorth(card: Card): number {
  let worth = texts.get(card);
  if (worth === undefined) texts.set(card, (worth = Math.min(8, Math.max(-8, valueOfCard(card)))));
  return worth;
}

const attachments = new WeakMap<Card, number>();

/** An order that was put on a creature: good or bad for whoever bears it. */
function attachedWorth(card: Card): number {
  let worth = attachments.get(card);
  if (worth === undefined) {
    const lines = card.type === 'order' ? (card.attach ?? []) : [];
    worth = lines.reduce((sum, text) => sum + valueOfText(text), 0);
    attachments.set(card, worth);
  }
  return worth;
}

export const gapBetween = (play: Play, one: Fighter, other: Fighter): number =>
  distance(play.tables, one.square, one.size, other.square, other.size);
