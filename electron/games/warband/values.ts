/**
 * What a creature is now: printed values changed by its own text, attached cards, auras, commanders and passing
 * effects. Filters of continuous texts read printed values, so that no two texts can wait for each other.
 */
import type { Seat } from '../../../shared/game.ts';
import type { Stat, Text, Trait } from './cards/language.ts';
import { amountOf, conditionHolds, matches, type Speaker } from './evaluate.ts';
import { faceOf, type Caster, type Play } from './play.ts';
import { hasAbility, hasKeyword, printedValues, type CreatureValues } from './printed.ts';
import { statBit, traitBit, type Face } from './program.ts';
import { none, type CardId, type Creature, type Item } from './state.ts';

/** The creature's present value of a stat (R-33 for Level); `damageTaken` and `cowerCost` may be negative. */
export function statOf(play: Play, creature: Creature, stat: Stat): number {
  const face = faceOf(play, creature.id);
  const bit = statBit[stat];
  let value = face.printed[stat];
  if (face.ownStats & bit) value += ownModifiers(play, face, creature, stat);
  for (const card of creature.attached) {
    const attached = faceOf(play, card);
    if (attached.ownStats & bit) value += ownModifiers(play, attached, creature, stat);
  }
  for (const effect of play.state.effects) {
    if (effect.creature === creature.id && effect.kind === 'modify' && effect.stat === stat)
      value += effect.by;
  }
  if (play.program.auraStats & bit) value += auraModifiers(play, creature, stat);
  return value > 0 || stat === 'damageTaken' || stat === 'cowerCost' ? value : 0;
}

type Modifier = Extract<Text, { kind: 'modifier' }>;

/** What a card's own texts add to the creature it is or lies on. */
export function ownModifiers(play: Play, face: Face, creature: Creature, stat: Stat): number {
  const speaker = continuous(creature);
  let sum = 0;
  for (const { text } of face.texts) {
    if (text.kind === 'modifier' && !text.affects && text.stat === stat)
      sum += modifierOf(play, text, speaker);
  }
  return sum;
}

function modifierOf(play: Play, text: Modifier, speaker: Speaker): number {
  if (text.when && !conditionHolds(play, text.when, speaker)) return 0;
  const by = amountOf(play, text.by, speaker);
  return text.lower ? -by : by;
}

/** Adds up what texts of other cards do to a creature. */
function auraModifiers(play: Play, creature: Creature, stat: Stat): number {
  let sum = 0;
  for (const caster of castersOf(play))
    if (caster.face.auraStats & statBit[stat]) sum += castModifiers(play, caster, creature, stat);
  return sum;
}

/** What the texts of another card add to a creature. */
export function castModifiers(
  play: Play,
  { face, seat, actor }: Caster,
  creature: Creature,
  stat: Stat,
): number {
  const speaker: Speaker = { seat, actor, values: printedValues };
  let sum = 0;
  for (const { text } of face.texts) {
    if (text.kind !== 'modifier' || text.stat !== stat || !text.affects) continue;
    if (matches(play, text.affects, creature, speaker)) sum += modifierOf(play, text, speaker);
  }
  return sum;
}

/** Cards whose texts reach beyond their own creature: creatures in play, what is attached, commanders. */
export function castersOf(play: Play): readonly Caster[] {
  if (play.casters) return play.casters;
  const casters = gatherCasters(play);
  if (play.isStill) play.casters = casters;
  return casters;
}

function gatherCasters(play: Play): Caster[] {
  const casters: Caster[] = [];
  const consider = (card: CardId, seat: Seat, actor: CardId): void => {
    const face = faceOf(play, card);
    if ((face.auraStats | face.auraTraits) !== 0 || face.wards.length > 0)
      casters.push({ card, face, seat, actor });
  };
  for (const { id, seat, attached } of play.state.creatures) {
    consider(id, seat, id);
    for (const card of attached) consider(card, seat, id);
  }
  const { commanders } = play.state.setup;
  for (let seat = 0; seat < commanders.length; seat++) consider(commanders[seat], seat, none);
  return casters;
}

const continuous = (creature: Creature): Speaker => ({
  seat: creature.seat,
  actor: creature.id,
  values: printedValues,
});

/** Whether the creature has a trait now. */
export const hasTrait = (play: Play, creature: Creature, trait: Trait): boolean =>
  (traitsOf(play, creature) & traitBit[trait]) !== 0;

/** All traits the creature has now, as bits of `traitBit`. */
export function traitsOf(play: Play, creature: Creature): number {
  let bits = traitsFromFace(play, creature, faceOf(play, creature.id));
  for (const card of creature.attached) bits |= traitsFromFace(play, creature, faceOf(play, card));
  for (const effect of play.state.effects) {
    if (effect.creature === creature.id && effect.kind === 'trait') bits |= traitBit[effect.trait];
  }
  return play.program.auraTraits === 0 ? bits : bits | traitsFromAuras(play, creature);
}

function traitsFromFace(play: Play, creature: Creature, face: Face): number {
  let bits = face.ownTraits;
  if (face.maybeTraits === 0) return bits;
  const speaker = continuous(creature);
  for (const { text } of face.texts) {
    if (text.kind !== 'trait' || text.affects || !text.when) continue;
    if (conditionHolds(play, text.when, speaker)) bits |= traitBit[text.trait];
  }
  return bits;
}

function traitsFromAuras(play: Play, creature: Creature): number {
  let bits = 0;
  for (const caster of castersOf(play))
    if (caster.face.auraTraits !== 0) bits |= castTraits(play, caster, creature);
  return bits;
}

function castTraits(play: Play, { face, seat, actor }: Caster, creature: Creature): number {
  const speaker: Speaker = { seat, actor, values: printedValues };
  let bits = 0;
  for (const { text } of face.texts) {
    if (text.kind !== 'trait' || !text.affects) continue;
    if (text.when && !conditionHolds(play, text.when, speaker)) continue;
    if (matches(play, text.affects, creature, speaker)) bits |= traitBit[text.trait];
  }
  return bits;
}

/** Values as they are now. */
export const presentValues: CreatureValues = { stat: statOf, hasTrait, hasKeyword, hasAbility };

/** The speaker of an item's text. */
export const itemSpeaker = (item: Item, each: CardId = none): Speaker => ({
  seat: item.seat,
  actor: item.actor,
  values: presentValues,
  targets: item.targets,
  picked: item.picked,
  happening: item.happening,
  each,
  item,
});
