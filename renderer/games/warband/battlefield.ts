/**
 * A battlefield as data, and the one shown before any match was played: the two-player layout (B-19) on its side.
 * Letters: `.` floor, `#` solid, `r` rubble, `w` shallows, `h` embers, `c` crate, `p` pillar, `m` magic circle,
 * `$` treasure, `s` and `S` the start areas of the first and second side.
 */
export interface Battlefield {
  rows: readonly string[];
  /** Walls on the left edge of these squares, as `column,row`. */
  leftWalls: readonly string[];
  /** Walls on the upper edge of these squares. */
  upperWalls: readonly string[];
  /** Where tiles meet: columns and rows. */
  seams: { columns: readonly number[]; rows: readonly number[] };
}

export type Side = 1 | 2;

export const laidBattlefield: Battlefield = {
  rows: [
    '#.....rr.##..##....c....',
    '.....rrr.##..#.....c.rr.',
    'ssss..r.........hh...r..',
    'ssss....$......hhh....$.',
    'ssss.p........$..p......',
    'ssss......h...c.........',
    '.....p...hh.ww...##.....',
    '..........h.www..##....#',
    '.....##.....ww..........',
    '.$...##.................',
    '........mm....p.....SSSS',
    '.cc.....mm.......rr.SSSS',
    '.c.....$......$.rrr.SSSS',
    '....hh...##......r..SSSS',
    '.....hh..#....##........',
    '#..........r..##.c.....#',
  ],
  leftWalls: ['7,4', '7,5', '11,9', '11,10', '16,13', '16,14', '19,5', '19,6'],
  upperWalls: ['0,8', '1,8', '2,8', '3,8', '20,8', '21,8', '22,8', '23,8', '12,11', '11,11', '7,4', '18,5'],
  seams: { columns: [4, 12, 20], rows: [8] },
};
