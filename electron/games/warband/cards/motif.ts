/**
 * What a card's picture shows and how a pack looks. A pack says both itself; where it does not, they are derived:
 * the picture from the card's words, the look from the pack's id. The same pack always gives the same answer.
 */
import { cloths, outlines, seals, type FactionLook } from '../../../../shared/cards.ts';
import { isMotif, type Motif } from '../../../../shared/motifs.ts';
import { unreachable } from '../../../../shared/result.ts';
import { indexCard, type Theme } from './index-card.ts';
import type { Card } from './language.ts';
import type { PackLook, PackManifest } from './pack.ts';

export interface Picture {
  motif: string;
  companion?: string;
}

/** The motifs a card names and the program knows; else one found by the card's words. */
export function pictureOf(card: Card): Picture {
  const [motif, companion] = (card.art ?? []).filter(isMotif);
  if (motif === undefined) return { motif: derivedMotif(card) };
  return companion === undefined ? { motif } : { motif, companion };
}

/** By a creature's keywords; the more special word first, as cards print it. */
const byKeyword: Readonly<Record<string, readonly Motif[]>> = {
  Beast: ['wolf-howl', 'bear-head', 'stag-head'],
  Bird: ['owl', 'raven', 'eagle-head'],
  Dragon: ['hydra', 'lizardman'],
  Engine: ['ballista', 'gears'],
  Fey: ['fox-head', 'thorny-vine'],
  Goblin: ['goblin-head', 'imp'],
  Giant: ['ogre', 'troll'],
  Human: ['swordman', 'archer', 'bowman'],
  Knight: ['visored-helm', 'barbute'],
  Mage: ['wizard-face', 'crystal-ball'],
  Monk: ['prayer', 'monk-face'],
  Plant: ['evil-bud', 'thorny-vine'],
  Soldier: ['barbute', 'pikeman'],
  Spirit: ['ghost', 'spectre'],
  Swarm: ['bee', 'rat'],
  Undead: ['skeleton', 'skull-mask'],
};

/** By what an order is for. */
const byTheme: Readonly<Record<Theme, readonly Motif[]>> = {
  attack: ['crossed-swords', 'broadsword', 'battle-axe', 'striking-arrows', 'fireball'],
  protection: ['round-shield', 'cracked-shield'],
  healing: ['healing', 'round-potion'],
  movement: ['walking-boot', 'wingfoot'],
  control: ['puppet', 'spider-web'],
  cards: ['scroll-unfurled', 'quill'],
  morale: ['trumpet-flag', 'candle-light'],
  leadership: ['crown', 'trumpet-flag'],
  treasure: ['open-treasure-chest', 'gems'],
  strength: ['anvil', 'magic-palm'],
  answers: ['lightning-helix', 'breaking-chain'],
};

const anyCreature: readonly Motif[] = ['swordman', 'rock-golem', 'minotaur', 'imp', 'snake'];
const anyOrder: readonly Motif[] = ['magic-swirl', 'rune-stone', 'magic-palm', 'scroll-quill', 'anvil'];
const anyCommander: readonly Motif[] = ['visored-helm', 'crown', 'crested-helmet', 'wizard-face'];

function derivedMotif(card: Card): Motif {
  switch (card.type) {
    case 'commander':
      return oneOf(anyCommander, card.name);
    case 'creature':
      return oneOf(firstOf(card.keywords.map((word) => byKeyword[word])) ?? anyCreature, card.name);
    case 'order':
      return oneOf(firstOf(indexCard(card).themes.map((theme) => byTheme[theme])) ?? anyOrder, card.name);
    default:
      return unreachable(card);
  }
}

const firstOf = <Item>(items: readonly (Item | undefined)[]): Item | undefined =>
  items.find((item) => item !== undefined);

/** The look a pack names, or one derived from its id. */
export const lookOf = ({ id, name, look }: PackManifest): FactionLook => ({
  pack: id,
  name,
  ...(look ?? derivedLook(id)),
});

const derivedColours: readonly PackLook['colours'][] = [
  { ground: '#5c2b3c', accent: '#e6b07c' },
  { ground: '#34512f', accent: '#d8c06a' },
  { ground: '#27496b', accent: '#e2cf9a' },
  { ground: '#6b4a1f', accent: '#f0d28a' },
  { ground: '#3f3a63', accent: '#cdbfe8' },
  { ground: '#215459', accent: '#e7c89b' },
  { ground: '#4a4038', accent: '#d9a441' },
];

const derivedLook = (id: string): PackLook => ({
  colours: oneOf(derivedColours, id),
  outline: oneOf(outlines, `${id} outline`),
  seal: oneOf(seals, `${id} seal`),
  cloth: oneOf(cloths, `${id} cloth`),
});

function oneOf<Item>(items: readonly Item[], word: string): Item {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003;
  return items[hash % items.length];
}
