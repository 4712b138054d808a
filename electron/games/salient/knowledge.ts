/** What one viewer knows of a match: all of it but the order of the deck, the luck to come and others' secret picks (C-1302). */
import type { Viewer } from '../../../shared/game.ts';
import { cloneState } from './clone.ts';
import { none, stages, type State } from './state.ts';

/** A match without its secrets: the deck is sorted, the generator blank, and what others were dealt is taken away. */
export interface Knowledge {
  position: State;
}

export function knowledgeOf(state: Readonly<State>, viewer: Viewer): Knowledge {
  const position = cloneState(state);
  position.rng = { a: 0, b: 0, c: 0, counter: 0 };
  position.deck.sort((one, other) => one - other);
  if (position.stage === stages.setup) hidePicks(position, viewer);
  return { position };
}

/** A pick of somebody else is known to be made, not what it is: it counts as the first of unknown tiles. */
function hidePicks(position: State, viewer: Viewer): void {
  position.dealt = position.dealt.map((tiles, seat) => (seat === viewer ? tiles : []));
  position.tiles = position.tiles.map((tile, seat) => (seat === viewer || tile === none ? tile : hiddenPick));
}

/** Stands for a tile that was picked and is not known. */
export const hiddenPick = -2;
