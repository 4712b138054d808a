/**
 * What a creature is now: printed values changed by its own text, attached cards, auras, commanders and passing
 * effects. Filters of continuous texts read printed values, so that no two texts can wait for each other.
 */
import type { Seat } from '../../../shared/game.ts';
import type { Stat, Text, Trait } from './cards/language.ts';
import { amountOf, conditionHolds, matches, speakerOf, type Speaker } from './evaluate.ts';
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
  const speaker = speakerOf(seat, actor, printedValues);
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
  for (const { id, seat, attached } of play.state.creatures) {
    addCaster(play, casters, id, seat, id);
    for (const card of attached) addCaster(play, casters, card, seat, id);
  }
  const { commanders } = play.state.setup;
  for (let seat = 0; seat < commanders.length; seat++) addCaster(play, casters, commanders[seat], seat, none);
  return casters;
}

function addCaster(play: Play, casters: Caster[], card: CardId, seat: Seat, actor: CardId): void {
  const face = faceOf(play, card);
  if (face.isCaster) casters.push({ card, face, seat, actor });
}

const continuous = (creature: Creature): Speaker => speakerOf(creature.seat, creature.id, printedValues);

/** Whether the creature has a trait now. */
export function hasTrait(play: Play, creature: Creature, trait: Trait): boolean {
  const bit = traitBit[trait];
  const traits = play.traitsOf === creature.id ? play.traits & bit : traitsAmong(play, creature, bit);
  return traits !== 0;
}

/** All traits the creature has now, as bits of `traitBit`; kept, because whoever acts is asked for several. */
export function traitsOf(play: Play, creature: Creature): number {
  if (play.traitsOf === creature.id) return play.traits;
  const traits = traitsAmong(play, creature, everyTrait);
  if (play.isStill) {
    play.traitsOf = creature.id;
    play.traits = traits;
  }
  return traits;
}

const everyTrait = -1;

/** Those of some traits that the creature has now. Only texts and effects that could give one of them are looked at. */
function traitsAmong(play: Play, creature: Creature, wanted: number): number {
  let bits = traitsFromFace(play, creature, faceOf(play, creature.id), wanted);
  for (const card of creature.attached) bits |= traitsFromFace(play, creature, faceOf(play, card), wanted);
  for (const effect of play.state.effects) {
    if (effect.kind === 'trait' && effect.creature === creature.id) bits |= traitBit[effect.trait];
  }
  bits &= wanted;
  const missing = play.program.auraTraits & wanted & ~bits;
  return missing === 0 ? bits : bits | traitsFromAuras(play, creature, missing);
}

function traitsFromFace(play: Play, creature: Creature, face: Face, wanted: number): number {
  let bits = face.ownTraits;
  if ((face.maybeTraits & wanted & ~bits) === 0) return bits;
  const speaker = continuous(creature);
  for (const { text } of face.texts) {
    if (text.kind !== 'trait' || text.affects || !text.when || !(traitBit[text.trait] & wanted)) continue;
    if (conditionHolds(play, text.when, speaker)) bits |= traitBit[text.trait];
  }
  return bits;
}

function traitsFromAuras(play: Play, creature: Creature, wanted: number): number {
  let bits = 0;
  for (const caster of castersOf(play))
    if (caster.face.auraTraits & wanted) bits |= castTraits(play, caster, creature, wanted);
  return bits;
}

function castTraits(play: Play, { face, seat, actor }: Caster, creature: Creature, wanted: number): number {
  const speaker = speakerOf(seat, actor, printedValues);
  let bits = 0;
  for (const { text } of face.texts) {
    if (text.kind !== 'trait' || !text.affects || !(traitBit[text.trait] & wanted)) continue;
    if (text.when && !conditionHolds(play, text.when, speaker)) continue;
    if (matches(play, text.affects, creature, speaker)) bits |= traitBit[text.trait];
  }
  return bits;
}

/** Values as they are now. */
export const presentValues: CreatureValues = { stat: statOf, hasTrait, hasKeyword, hasAbility };

/** The speaker of an item's text. */
export const itemSpeaker = (item: Item, each: CardId = none): Speaker =>
  speakerOf(item.seat, item.actor, presentValues, item.targets, item.picked, item.happening, each, item);
