import { describe, expect, it } from 'vitest';
import { opponentNames } from '../../renderer/history/opponents.ts';
import { fateOf, playersOf, titleOf, winnersOf } from '../../renderer/history/outcome.ts';
import { pathOf, withRoom } from '../../renderer/history/side-lines.ts';
import { swings } from '../../renderer/games/warband/replay/swings.ts';
import { turningPoints } from '../../renderer/matches/turning-points.ts';
import { shareInterval } from '../../renderer/ui/interval.ts';
import { spread } from '../../renderer/ui/spread.ts';
import type { HistoryLine } from '../../shared/calls/history.ts';
import type { WarbandLogEntry as LogEntry } from '../../shared/games/warband-table.ts';

type SeatLine = HistoryLine['seats'][number];

const seat = (number: number, rest: Partial<SeatLine> = {}): SeatLine => ({
  seat: number,
  player: `P${String(number)}`,
  team: number,
  side: `W${String(number)}`,
  emblem: 'a/b',
  emblemName: 'C',
  isWinner: false,
  ...rest,
});

describe('opponents', () => {
  it('are named in words, bots by their level, in every company', () => {
    expect(opponentNames('bot:novice')).toBe('A novice bot');
    expect(opponentNames('Mira')).toBe('Mira');
    const three = opponentNames('Mira + bot:captain + bot:novice');
    expect(three).toContain('Mira');
    expect(three).not.toMatch(/bot:/);
  });
});

describe('labels', () => {
  it.each([
    [
      [10, 50],
      [10, 50],
    ],
    [
      [20, 22],
      [16, 26],
    ],
    [
      [22, 20],
      [26, 16],
    ],
    [
      [30, 30, 30],
      [20, 30, 40],
    ],
    [
      [10, 18, 40],
      [9, 19, 40],
    ],
  ])('%j are moved apart to %j', (places, expected) => {
    expect(spread(places, 10)).toEqual(expected);
  });
});

describe('numbers under the rail', () => {
  it('leave out what is too near the one before', () => {
    const turns = [0, 2, 10, 11, 25].map((at) => ({ at }));
    expect([...withRoom(turns, 8)]).toEqual([0, 10, 25]);
  });
});

describe('a line of the ledger', () => {
  it.each([
    ['won', [seat(0, { isWinner: true }), seat(1, { bot: 'captain' })]],
    ['lost', [seat(0), seat(1, { bot: 'captain', isWinner: true })]],
    ['over', [seat(0, { isWinner: true }), seat(1)]],
    ['drawn', [seat(0), seat(1, { bot: 'captain' })]],
    ['over', [seat(0, { bot: 'novice', isWinner: true }), seat(1, { bot: 'captain' })]],
    [
      'won',
      [
        seat(0, { team: 0, isWinner: true }),
        seat(1, { team: 1, bot: 'novice' }),
        seat(2, { team: 0, isWinner: true }),
        seat(3, { team: 1, bot: 'novice' }),
      ],
    ],
  ] as const)('says %s only where one side of persons played against bots', (fate, seats) => {
    expect(fateOf({ seats: [...seats], isSharedLoss: false })).toBe(fate);
  });

  it('calls a match lost that all lost together, and no draw', () => {
    expect(fateOf({ seats: [seat(0), seat(1)], isSharedLoss: true })).toBe('lost');
  });

  it('names the warbands as played, and who won', () => {
    const line = { seats: [seat(0, { isWinner: true }), seat(1, { side: '' })] };
    expect(titleOf(line)).toBe('W0 · C');
    expect(winnersOf(line)).toBe('P0 won');
    expect(winnersOf({ seats: [seat(0)] })).toBe('Nobody won');
  });

  it('names who fought whom, those of a team together', () => {
    expect(playersOf({ seats: [seat(0, { team: 0 }), seat(1, { team: 1 })] })).toBe('P0 against P1');
    const teams = [0, 1, 0, 1].map((team, at) => seat(at, { team }));
    expect(playersOf({ seats: teams })).toBe('P0 and P2 against P1 and P3');
  });
});

describe('turning points', () => {
  const entry = (at: number, event: LogEntry['event']): LogEntry => ({
    at,
    turn: at,
    round: 1,
    event,
    cards: {},
  });
  const line = (key: string) => ({
    key,
    level: 'main' as const,
    seat: 0,
    parts: [key],
    creatures: [],
    squares: [],
  });

  it('are great changes of Morale, with what did them', () => {
    const entries = [
      entry(3, { kind: 'destroyed', creature: 7, owner: 1 }),
      entry(3, { kind: 'moraleChanged', seat: 1, by: -3, to: 9 }),
      entry(5, { kind: 'moraleChanged', seat: 0, by: -1, to: 11 }),
      entry(8, { kind: 'moraleChanged', seat: 0, by: 2, to: 13 }),
    ];
    const lines = [line('3.0'), line('8.3')];
    expect(turningPoints(entries, swings(entries), lines)).toEqual([
      { at: 3, turn: 3, track: { seat: 1, by: -3 }, cause: lines[0] },
      { at: 8, turn: 8, track: { seat: 0, by: 2 }, cause: lines[1] },
    ]);
  });

  it('are one list with the swings of chance: the same turn is one moment, another turn its own', () => {
    const entries = [
      entry(3, { kind: 'moraleChanged', seat: 1, by: -3, to: 9 }),
      entry(8, { kind: 'moraleChanged', seat: 0, by: 2, to: 13 }),
    ];
    const lines = [line('3.0'), line('5.1'), line('8.2')];
    const analysis = {
      turningPoints: [
        { action: 6, turn: 5, seat: 0, swing: 0.3 },
        { action: 4, turn: 3, seat: 0, swing: 0.2 },
      ],
    };
    expect(turningPoints(entries, swings(entries), lines, analysis)).toMatchObject([
      { at: 3, track: { seat: 1, by: -3 }, chance: { seat: 0, by: 0.2 }, cause: lines[0] },
      { at: 6, turn: 5, chance: { seat: 0, by: 0.3 }, cause: lines[1] },
      { at: 8, track: { seat: 0, by: 2 } },
    ]);
  });
});

describe('a line of the graph', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 50, y: 20 },
  ];

  it('goes straight from moment to moment, or stays level and then slopes', () => {
    expect(pathOf(points, false)).toBe('M0 10L0 10L50 20H100');
    expect(pathOf(points, true)).toBe('M0 10L0 10L35 10L50 20H100');
    expect(pathOf([], true)).toBe('');
  });
});

describe('the interval of a share', () => {
  it('is Wilson’s at 95 %', () => {
    // Computed by hand for 14 of 22.
    expect(shareInterval(14, 22).low).toBeCloseTo(0.4295, 3);
    expect(shareInterval(14, 22).high).toBeCloseTo(0.8027, 3);
  });

  it('is everything where nothing is known, and never outside', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(shareInterval(0, 1).low).toBe(0);
    expect(shareInterval(1, 1).high).toBe(1);
  });
});
