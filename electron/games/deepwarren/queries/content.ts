/** All faces of the game for drawing and reading: tiles, tokens, cards with the texts made from their data. */
import {
  letterOfSpace,
  tokenKinds,
  type EventCategory,
  type Side,
  type TokenKind,
} from '../../../../shared/games/deepwarren.ts';
import { eventTable } from '../content/events.ts';
import { relicTable } from '../content/relics.ts';
import { spellTable } from '../content/spells.ts';
import {
  effectText,
  kindNames,
  relicText,
  tileKindName,
  tileName,
  tileText,
  tokenText,
} from '../content/text.ts';
import { tileTable, type Icon } from '../content/tiles.ts';
import { tokenTable } from '../content/tokens.ts';
import { innerLinks, isBurn, layoutAt, spacesOfTile } from '../dungeon/layout.ts';

/** A space as drawn: its exits unturned, whether it burns, the letters it links to. */
export interface SpaceFace {
  exits: Side[];
  burns: boolean;
  links: number[];
}

export interface TileFace {
  tile: number;
  name: string;
  kind: string;
  text: string;
  icons: Icon[];
  /** The edge at the arrow's tail as drawn. */
  tail: Side | undefined;
  spaces: SpaceFace[];
}

function tileFace(tile: number): TileFace {
  const face = tileTable[tile];
  const { sidesOf, tail } = layoutAt(tile, 0);
  return {
    tile,
    name: tileName(face),
    kind: tileKindName(face),
    text: tileText(face),
    icons: [...face.icons],
    tail: tail === -1 ? undefined : tail,
    spaces: spacesOfTile[tile].map((space, letter) => ({
      exits: [...sidesOf[letter]],
      burns: isBurn(space),
      links: innerLinks[tile][letter].map(letterOfSpace),
    })),
  };
}

export interface CardFace {
  card: number;
  name: string;
  text: string;
}

export interface Content {
  tiles: TileFace[];
  tokens: {
    kind: TokenKind;
    name: string;
    text: string;
    count: number;
    attack: number;
    wounds: number;
    worth: number;
  }[];
  events: (CardFace & { category: EventCategory; copies: number })[];
  spells: CardFace[];
  relics: (CardFace & { worth: number; when: string })[];
}

export function contentOf(): Content {
  return {
    tiles: tileTable.map((_, tile) => tileFace(tile)),
    tokens: tokenKinds.map((kind, at) => {
      const { count, attack, wounds, worth } = tokenTable[at];
      return { kind, name: kindNames[kind], text: tokenText(kind), count, attack, wounds, worth };
    }),
    events: eventTable.map(({ name, effect, category, copies }, card) => ({
      card,
      name,
      text: effectText(effect),
      category,
      copies,
    })),
    spells: spellTable.map(({ name, effect }, card) => ({ card, name, text: effectText(effect) })),
    relics: relicTable.map((relic, card) => ({
      card,
      name: relic.name,
      worth: relic.worth,
      ...relicText(relic),
    })),
  };
}
