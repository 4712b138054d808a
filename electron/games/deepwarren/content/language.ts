/**
 * The small language in which event cards, spells and relics are written. Cards are data: `cards/` carries them out
 * and `content/text.ts` prints them, both by this language and never by a card's name.
 */
import type { RelicMoment } from '../../../../shared/games/deepwarren-questions.ts';
import type { EventCategory, TokenKind } from '../../../../shared/games/deepwarren.ts';
import type { Icon } from './tiles.ts';

/** Which tokens a card may be aimed at. */
export interface Aim {
  /** Of the card's player, of others, or of anybody. */
  side: 'own' | 'other' | 'any';
  kinds: readonly TokenKind[] | 'token' | 'monster';
  /** Only so many steps from a Delver of the card's player, counted as in T-820. */
  within?: number;
  notOn?: 'pit' | 'entrance';
  /** Only tokens on tiles with this icon. */
  on?: Icon;
}

export type Effect =
  /** A token from the pool onto an empty tile with the icon (T-510, T-513). */
  | { do: 'enter'; token: TokenKind; icon: Icon }
  | { do: 'placeDoor' }
  | { do: 'placeChest' }
  | { do: 'drawCard'; deck: 'spell' | 'relic' }
  | { do: 'drawTile' }
  | { do: 'gainCrowns'; crowns: number }
  /** One token, or `each` token the aim fits; `paid`: its player gains the worth of who dies (T-812). */
  | { do: 'damage'; aim: Aim; amount: number; each?: true; paid: boolean }
  | { do: 'heal'; aim: Aim; amount: number | 'all' }
  /** One token walks; with two steps it may pass one occupied tile (T-528). */
  | { do: 'push'; aim: Aim; steps: 1 | 2 }
  /** One token is put on any empty tile (T-726). */
  | { do: 'blink'; aim: Aim }
  | { do: 'swap'; aim: Aim }
  | { do: 'bind'; aim: Aim }
  | { do: 'takeOver'; aim: Aim }
  | { do: 'clear' };

export type EffectOf<Word extends Effect['do']> = Extract<Effect, { do: Word }>;

export interface EventCard {
  name: string;
  copies: number;
  category: EventCategory;
  effect: Effect;
}

export interface SpellCard {
  name: string;
  effect: Effect;
}

export type RelicEffect =
  /** The token moved may take so many steps and pass one occupied tile (T-606). */
  | { do: 'steps'; steps: 2 }
  | { do: 'attackBonus'; amount: number }
  | { do: 'attackRange'; range: number }
  /** No damage from such a cause, to a Delver or to any token of the owner. */
  | { do: 'prevent'; causes: readonly ('attack' | 'card' | 'burn')[]; who: 'delver' | 'token' }
  /** A Delver that would be removed by damage stays with so many wounds. */
  | { do: 'rescue'; wounds: number }
  | { do: 'skipPitRoll' }
  | { do: 'removeDoor' }
  | { do: 'none' }
  | EffectOf<'enter'>;

export interface RelicCard {
  name: string;
  worth: number;
  moment: RelicMoment;
  effect: RelicEffect;
}
