/** Printed faces: a card of the language as a window shows it, its rules text in words; and tiles likewise. */
import type { CardFace, TextLine, TextPart, TilePrint } from '../../../../shared/cards.ts';
import { unreachable } from '../../../../shared/result.ts';
import { hasStart, type Tile } from '../geometry/tiles.ts';
import type { Card, CommanderCard, CreatureCard, OrderCard } from './language.ts';
import { pictureOf } from './motif.ts';
import { cardText } from './text/card-text.ts';
import { english } from './text/english/english.ts';
import type { Part } from './text/parts.ts';

/** The pack's part of a key `pack/id`. */
const packOf = (key: string): string => key.slice(0, key.indexOf('/'));

/** The face of a card whose id is its key. */
export function faceOf(card: Card): CardFace {
  switch (card.type) {
    case 'creature':
      return { ...commonFace(card), ...creatureFace(card) };
    case 'order':
      return { ...commonFace(card), ...orderFace(card) };
    case 'commander':
      return { ...commonFace(card), ...commanderFace(card) };
    default:
      return unreachable(card);
  }
}

const commonFace = (card: Card) => ({
  key: card.id,
  pack: packOf(card.id),
  name: card.name,
  lines: linesOf(card),
  flavour: card.flavour,
  mark: card.mark,
  ...pictureOf(card),
});

const linesOf = (card: Card): TextLine[] =>
  cardText(card).map(({ role, attached, parts }) => ({ role, attached, parts: parts.map(explained) }));

/** A term carries its reminder with it, so that a window can explain what it shows. */
const explained = (part: Part): TextPart =>
  part.kind === 'term' ? { ...part, note: english.reminder(part.term) } : part;

const creatureFace = (card: CreatureCard) => ({
  type: card.type,
  level: card.level,
  keywords: card.keywords,
  abilities: card.abilities,
  hitPoints: card.hitPoints,
  melee: card.melee,
  ranged: card.ranged,
  speed: card.speed,
  isLarge: card.large ?? false,
});

const orderFace = (card: OrderCard) => ({
  type: card.type,
  level: card.level,
  timing: card.timing,
  ability: card.ability,
  requires: card.requires,
  affinity: card.affinity,
});

const commanderFace = (card: CommanderCard) => ({
  type: card.type,
  orderHand: card.orderHand,
  creatureHand: card.creatureHand,
  morale: card.morale,
  leadership: card.leadership,
});

/** The print of a tile whose id is its key. */
export const printOf = (tile: Tile): TilePrint => ({
  key: tile.id,
  pack: packOf(tile.id),
  shape: tile.shape,
  isStart: hasStart(tile),
  faces: tile.faces,
});
