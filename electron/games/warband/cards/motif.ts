/** What a card's picture shows and how a pack looks, where the pack does not say so itself. */
import type { FactionLook } from '../../../../shared/cards.ts';
import { indexCard } from './index-card.ts';
import type { Card } from './language.ts';
import type { PackManifest } from './pack.ts';

/** The name of a motif: a creature's first keyword, what an order is for, or the commander's own. */
export function motifOf(card: Card): string {
  if (card.type === 'commander') return 'commander';
  const word = card.type === 'creature' ? card.keywords[0] : indexCard(card).themes[0];
  return (word ?? card.type).toLowerCase();
}

/** The look of a pack that names none. */
export const lookOf = ({ id, name }: PackManifest): FactionLook => ({
  pack: id,
  name,
  colours: { ground: '#3b3630', accent: '#c9a24a' },
  outline: 'plain',
  seal: 'lantern',
  cloth: 'plain',
});
