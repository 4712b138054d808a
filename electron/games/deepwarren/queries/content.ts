/** All faces of the game for drawing and reading: tiles, tokens, cards with the texts made from their data. */
import type { DeepwarrenContent, TileFace } from '../../../../shared/games/deepwarren-questions.ts';
import { letterOfSpace, tokenKinds } from '../../../../shared/games/deepwarren.ts';
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
import { tileTable } from '../content/tiles.ts';
import { tokenTable } from '../content/tokens.ts';
import { innerLinks, isBurn, layoutAt, spacesOfTile } from '../dungeon/layout.ts';

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

export function contentOf(): DeepwarrenContent {
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
      moment: relic.moment,
      ...relicText(relic),
    })),
  };
}
