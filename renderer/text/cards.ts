/** Every word a card says besides its own: the names of its signs and places. */
import type { CardFace } from '../../shared/cards.ts';

export const abilityNames = {
  might: 'Might',
  agility: 'Agility',
  endurance: 'Endurance',
  wits: 'Wits',
  insight: 'Insight',
  presence: 'Presence',
} as const;

export const timingNames = { standard: 'Standard', minor: 'Minor', immediate: 'Immediate' } as const;

export const cardsText = {
  level: 'Level',
  hitPoints: 'Hit Points',
  melee: 'Melee damage',
  ranged: 'Ranged damage',
  at: 'within',
  speed: 'Speed',
  morale: 'Morale',
  leadership: 'Leadership',
  orderHand: 'Orders in the opening hand',
  creatureHand: 'Creatures in the opening hand',
  commander: 'Commander',
  large: 'Large',
  anyAbility: 'Any ability',
  any: 'Any',
  abilities: 'Abilities',
  needs: 'Needs',
  requires: 'requires',
  affinity: 'affinity',
  attached: 'Attached',
  goldMark: 'Gold half of the first game',
  silverMark: 'Silver half of the first game',
  back: 'A card, face down',
  none: 'none',
  tapped: 'tapped',
  spent: 'has acted',
  damaged: 'damaged',
} as const;

/** How a card is called where it is only pointed at. */
export function cardLabel(face: CardFace): string {
  if (face.type === 'commander') return `${face.name}, ${cardsText.commander}`;
  const kind = face.type === 'order' ? `${timingNames[face.timing]} order` : face.keywords.join(', ');
  return `${face.name}, ${cardsText.level} ${String(face.level)}, ${kind}`;
}

/** What a card does, in one run of words, for whoever hears it. */
export const rulesWords = ({ lines }: Pick<CardFace, 'lines'>): string =>
  lines
    .map(({ attached, parts }) => {
      const words = parts.map(({ text }) => text).join('');
      return attached ? `${cardsText.attached}: ${words}` : words;
    })
    .join(' ');
