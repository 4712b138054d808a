/** What is printed on a creature's card, and the interface by which the language reads a creature's values. */
import type { AbilityName, Stat, Trait } from './cards/language.ts';
import { faceOf, type Play } from './play.ts';
import { abilityBit, traitBit } from './program.ts';
import type { CardId, Creature } from './state.ts';

/** How a filter or amount reads a creature: as printed (inside continuous texts) or as it is now. */
export interface CreatureValues {
  stat(play: Play, creature: Creature, stat: Stat): number;
  hasTrait(play: Play, creature: Creature, trait: Trait): boolean;
  hasKeyword(play: Play, creature: Creature, keyword: string): boolean;
  hasAbility(play: Play, creature: Creature, ability: AbilityName): boolean;
}

/** The Level that counts for Leadership, Morale and tie-breaks. */
export const printedLevel = (play: Play, id: CardId): number => faceOf(play, id).printed.level;

/** W-703: only a creature with a Ranged Damage entry has a ranged attack. */
export const isRanged = (play: Play, id: CardId): boolean => faceOf(play, id).isRanged;

export const sizeOf = (play: Play, id: CardId): 1 | 2 => faceOf(play, id).size;

/* No standing text gives a keyword or an Ability, so these are read as they are now by everybody. */

export function hasKeyword(play: Play, creature: Creature, keyword: string): boolean {
  if (faceOf(play, creature.id).keywords.has(keyword)) return true;
  for (const effect of play.state.effects) {
    if (effect.creature === creature.id && effect.kind === 'keyword' && effect.keyword === keyword)
      return true;
  }
  return false;
}

export function hasAbility(play: Play, creature: Creature, ability: AbilityName): boolean {
  if (faceOf(play, creature.id).abilities & abilityBit[ability]) return true;
  for (const effect of play.state.effects) {
    if (effect.creature === creature.id && effect.kind === 'ability' && effect.ability === ability)
      return true;
  }
  return false;
}

export const printedValues: CreatureValues = {
  stat: (play, creature, stat) => faceOf(play, creature.id).printed[stat],
  hasTrait: (play, creature, trait) => (faceOf(play, creature.id).ownTraits & traitBit[trait]) !== 0,
  hasKeyword,
  hasAbility,
};
