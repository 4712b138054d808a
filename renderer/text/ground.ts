/** What lies on a square, what it does in one sentence, and the rule that says so: for the board and for the signs. */
export interface GroundWords {
  words: string;
  rule: string;
}

export const groundText = {
  solid: { words: 'Nothing enters it, passes it or sees through it.', rule: 'W-213' },
  difficult: {
    words: 'Rubble, water, undergrowth: entering it costs 1 square of movement more.',
    rule: 'W-518',
  },
  hazardous: {
    words:
      'Costs 1 square more, and deals 10 damage to whoever enters it, once an activation, or ends its turn in it.',
    rule: 'W-520',
  },
  obstacle: {
    words:
      'Costs 1 square more to enter; hides what is behind it, and gives cover from shots to whoever is in it.',
    rule: 'W-212',
  },
  circle: { words: 'Does nothing by itself; some cards speak of it.', rule: 'W-214' },
  wall: { words: 'A thick line between two squares: nothing passes it or sees through it.', rule: 'W-213' },
  start: { words: 'Its player’s creatures are deployed here.', rule: 'W-223' },
  chest: {
    words:
      'A creature that enters opens it: 1 to 3 treasure. A creature standing here may then collect 1 as a standard action: it taps, and its player gains 1 Morale.',
    rule: 'W-821',
  },
  treasure: {
    words:
      'A creature standing here may collect 1 as a standard action: it taps, and its player gains 1 Morale.',
    rule: 'W-822',
  },
} as const satisfies Record<string, GroundWords>;

export type GroundName = keyof typeof groundText;
