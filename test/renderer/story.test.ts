// The log as a story: who did what and what came of it, each thing once; what a match is remembered for.
import { describe, expect, it } from 'vitest';
import type { ItemView, WarbandEvent } from '../../shared/games/warband.ts';
import type { CardFace } from '../../shared/cards.ts';
import { seatColours, type TableEvent } from '../../shared/table.ts';
import { makeLog } from '../../renderer/games/warband/match/log.ts';
import type { Names } from '../../renderer/games/warband/match/names.ts';
import { makeStory } from '../../renderer/games/warband/match/story.ts';
import { deedsOf } from '../../renderer/games/warband/replay/deeds.ts';
import { swapped } from '../../renderer/games/warband/table/swapped.ts';
import { wordsOf } from '../../renderer/matches/log-line.ts';

const nameOf: Record<number, string> = { 1: 'Hound', 2: 'Chandler', 9: 'Push Back' };
const face = (id: number) => ({ name: nameOf[id], type: 'order' }) as unknown as CardFace;
const names: Names = {
  player: (seat) => (seat === 0 ? 'Mira' : 'Tobin'),
  card: (id) => nameOf[id] ?? '?',
  face,
  square: (square) => `S${String(square)}`,
};
const faces = { face: (key: string) => face(Number(key)), look: () => undefined };

const entriesOf = (events: readonly (WarbandEvent | TableEvent)[]) =>
  events.map((event, at) => ({ event, at, turn: 1, round: 1, cards: { 9: '9' } }));

const item = (id: number, kind: ItemView['kind'], card = 1): ItemView =>
  ({
    id,
    kind,
    seat: 0,
    actor: 1,
    card,
    targets: [],
    mode: 'melee',
    path: [],
    bonus: 0,
  }) as unknown as ItemView;

const events: (WarbandEvent | TableEvent)[] = [
  { kind: 'turnBegan', seat: 0, turn: 1, round: 1 } as WarbandEvent,
  { kind: 'activated', seat: 0, creature: 1 },
  { kind: 'declared', item: item(1, 'move'), assistants: [] },
  { kind: 'passedFor', seat: 1, why: 'noAnswer', times: 1 },
  { kind: 'moved', creature: 1, path: [4, 5], manner: 'move' },
  { kind: 'declared', item: item(2, 'collect'), assistants: [] },
  { kind: 'passedFor', seat: 1, why: 'noAnswer', times: 1 },
  { kind: 'collected', creature: 1, seat: 0, square: 5 },
  { kind: 'moraleChanged', seat: 0, by: 1, to: 12 },
];

describe('the story', () => {
  const told = makeStory(entriesOf(events), names, faces).map(wordsOf);

  it('tells a move once, where it ends, and a token with the Morale it brings', () => {
    expect(told.filter((line) => line.includes('Hound'))).toEqual([
      'Hound moves to S5',
      'Hound collects a treasure token: Morale 11 → 12',
    ]);
    const inFull = makeLog(entriesOf(events), names, faces).map(wordsOf);
    expect(inFull.filter((line) => line.includes('Hound')).length).toBeGreaterThan(3);
  });

  it('gathers what was passed in a turn in one line', () => {
    expect(told.filter((line) => line.startsWith('Passed'))).toEqual(['Passed for Tobin 2×']);
  });

  it('still says that somebody set out who never came anywhere', () => {
    const cancelled = makeStory(
      entriesOf([...events.slice(0, 3), { kind: 'cancelled', item: 1 }]),
      names,
      faces,
    ).map(wordsOf);
    expect(cancelled.some((line) => line.includes('Hound sets out'))).toBe(true);
  });
});

describe('what a match is remembered for', () => {
  const hit = (item: number, amount: number): WarbandEvent =>
    ({ kind: 'damaged', creature: 2, amount, by: 1, item }) as WarbandEvent;

  it('is the creature that struck and felled, and the card that did most', () => {
    const { creature, order } = deedsOf(
      entriesOf([
        { kind: 'declared', item: item(1, 'attack'), assistants: [] },
        hit(1, 20),
        { kind: 'declared', item: item(2, 'order', 9), assistants: [] },
        hit(2, 30),
        { kind: 'destroyed', creature: 2, owner: 1 },
      ]),
    );
    expect(creature).toEqual({ card: 1, damage: 50, destroyed: 1, prevented: 0 });
    expect(order).toEqual({ card: 9, damage: 30, destroyed: 1, prevented: 0 });
  });

  it('is nothing where nothing was done', () => {
    expect(deedsOf(entriesOf(events))).toMatchObject({ creature: undefined, order: undefined });
  });
});

it('a rematch with sides swapped exchanges players, and each takes the warband of the other', () => {
  const seat = (name: string, colour: string, id: string) => ({
    name,
    colour,
    warband: { kind: 'named', id },
  });
  const plan = {
    form: 'standard',
    seats: [seat('Mira', seatColours[0]!, 'a/one'), seat('Tobin', seatColours[1]!, 'b/two')],
    field: { kind: 'preset', face: 'dungeon' },
    privacy: 'open',
    hideTells: false,
  };
  const seats = swapped(plan)?.seats.map(({ name, warband }) => [name, warband]);
  expect(seats).toEqual([
    ['Tobin', { kind: 'named', id: 'a/one' }],
    ['Mira', { kind: 'named', id: 'b/two' }],
  ]);
  expect(swapped({ ...plan, seats: plan.seats.slice(0, 1) })).toBeUndefined();
});
