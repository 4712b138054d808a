/** A complete set of tiles, both faces: what a match is played on when a pack brings no tiles of its own. */
import type { Tile, TileSide } from './tiles.ts';

const everySide: TileSide[] = ['N', 'E', 'S', 'W'];
const southOnly: TileSide[] = ['S'];

const brokenHall: Tile = {
  id: 'broken-hall',
  shape: 'large',
  faces: {
    dungeon: {
      rows: ['........', '.##..o..', '.#...dd.', '...*...h', '.d.*$..h', '.dd..##.', '..o..#..', '........'],
      walls: ['G4-G5', 'F2-G2', 'B7-C7'],
      open: everySide,
    },
    outdoor: {
      rows: ['..d.....', '.dd..##.', '.o....#.', '....h...', '..$.hh..', '.#...o..', '.##...dd', '..#....d'],
      open: everySide,
    },
  },
};

const emberCrypt: Tile = {
  id: 'ember-crypt',
  shape: 'large',
  faces: {
    dungeon: {
      rows: ['........', '..#..#..', '.d#..#d.', '.d....d.', '.hh$*.o.', '..h.*.o.', '..#..#..', '...##...'],
      walls: ['D5-D6'],
      open: everySide,
    },
    outdoor: {
      rows: ['.....oo.', '.##.....', '.#...d..', '.....dd.', '.hh.$.d.', '.h..#...', '...##.oo', '........'],
      open: everySide,
    },
  },
};

const gatehouse: Tile = {
  id: 'gatehouse',
  shape: 'small',
  faces: {
    dungeon: { rows: ['#.ssss.#', '..ssssd.', '..ssssd.', '..ssss..'], open: southOnly },
    outdoor: { rows: ['..ssssd.', '..ssssd.', '#.ssss..', '..ssss.#'], open: southOnly },
  },
};

const storeroom: Tile = {
  id: 'storeroom',
  shape: 'small',
  faces: {
    dungeon: { rows: ['#......#', '..oo....', '..o..$..', '........'], open: southOnly },
    outdoor: { rows: ['..##....', '..#..$..', '.....dd.', '.....d..'], open: southOnly },
  },
};

/** Two large and two small tiles (W-103). */
export const starterTiles: readonly Tile[] = [brokenHall, emberCrypt, gatehouse, storeroom];
