/** Which motif stands for a kind of place, and which for a holding, by the cloth of its court. */
import type { FactionLook } from '../../shared/cards.ts';
import type { PlaceKind } from '../../shared/games/campaign.ts';

export const kindSigns: Record<PlaceKind, string> = {
  warband: 'crossed-swords',
  delve: 'underground-cave',
  deepwarren: 'spade',
  salient: 'spears',
  event: 'scroll-quill',
  market: 'scales',
  rest: 'camping-tent',
};

export const holdingSigns: Record<FactionLook['cloth'], string> = {
  brick: 'guarded-tower',
  road: 'old-wagon',
  leaves: 'oak',
  clouds: 'castle-ruins',
  roots: 'dolmen',
  waves: 'church',
  plain: 'house',
};

/** What a picture of a place shows where nobody stands. */
export const placeFigures: Record<PlaceKind, string> = {
  warband: 'swordman',
  delve: 'crypt-entrance',
  deepwarren: 'spade',
  salient: 'spears',
  event: 'direction-signs',
  market: 'old-wagon',
  rest: 'camp-cooking-pot',
};
