/** How the five kinds of tokens are drawn: the motif on the face, and the sign of their trait. */
import type { TokenKind } from '../../../../shared/games/deepwarren.ts';
import type { DungeonSign } from '../signs.ts';

export const kindMotifs: Readonly<Record<TokenKind, string>> = {
  delver: 'cowled',
  skulk: 'goblin-head',
  ravager: 'orc-head',
  mossback: 'troll',
  emberwyrm: 'spiked-dragon-head',
};

export const traitSigns: Readonly<Partial<Record<TokenKind, DungeonSign>>> = {
  skulk: 'longReach',
  ravager: 'headlong',
  mossback: 'regrow',
  emberwyrm: 'scorch',
};
