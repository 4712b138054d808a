// What a contact sheet can show.
import type { CardFace, FactionLook, TilePrint } from '../../../shared/cards.ts';
import type { CardSize } from '../../../renderer/cards/outline.ts';
import type { DeepwarrenContent } from '../../../shared/games/deepwarren-questions.ts';

export interface SheetPack {
  look: FactionLook;
  faces: CardFace[];
  tiles: TilePrint[];
}

export type SheetContent =
  | { kind: 'cards'; size: CardSize; scale: number; packs: SheetPack[] }
  | { kind: 'pieces'; packs: SheetPack[] }
  | { kind: 'tiles'; packs: SheetPack[] }
  | { kind: 'seals'; packs: SheetPack[] }
  | { kind: 'dungeon'; dungeon: DeepwarrenContent };
