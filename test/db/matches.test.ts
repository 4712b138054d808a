import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createMatches, type Ending, type NewMatch } from '../../electron/db/matches.ts';
import { findUnfinished } from '../../electron/db/unfinished-matches.ts';
import * as schema from '../../electron/db/schema/index.ts';
import { addCard, freshDatabase } from './support.ts';

const duel: NewMatch = {
  game: 'warband',
  form: 'two players',
  rulesVersion: 1,
  seed: 42,
  start: {
    setup: { layout: 'crossing' },
    packs: [{ key: 'ember', hash: 'e1' }],
    cards: ['hash of ember/torch', 'hash of ember/ash-acolyte'],
  },
  seats: [
    { player: 'Ada', emblem: 'ember/queen' },
    { player: 'Warlord', bot: 'warlord' },
  ],
};

const ending: Ending = {
  outcome: { winners: [1], reason: 'morale' },
  rounds: 9,
  stateHash: 'abc',
  summary: {
    morale: [
      [10, 10],
      [10, 0],
    ],
  },
  cardCounts: [
    { card: 'hash of ember/torch', kind: 'drawn', seat: 0, count: 2 },
    { card: 'hash of ember/torch', kind: 'played', seat: 0, count: 1 },
  ],
};

async function table(clock: () => number = () => 1000) {
  const db = await freshDatabase();
  addCard(db, 'ember/torch');
  addCard(db, 'ember/ash-acolyte');
  return { db, matches: createMatches(db, clock) };
}

describe('a match being played', () => {
  it('comes back with its setup, seed and actions', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    expect(matches.append(id, 0, [{ move: 'a1' }, 'pass'])).toEqual({ ok: true, value: 2 });
    expect(matches.append(id, 2, [17])).toEqual({ ok: true, value: 3 });
    expect(matches.load(id)).toMatchObject({
      game: 'warband',
      rulesVersion: 1,
      seed: 42,
      setup: { layout: 'crossing' },
      actions: [{ move: 'a1' }, 'pass', 17],
      keyframe: undefined,
      isFinished: false,
    });
  });

  it('comes back with its latest keyframe', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    matches.append(id, 0, [1, 2], { turn: 1 });
    matches.append(id, 2, [3]);
    matches.append(id, 3, [4], { turn: 2 });
    expect(matches.load(id)?.keyframe).toEqual({ seq: 4, state: { turn: 2 } });
  });

  it('refuses an action for an older or a newer position', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    matches.append(id, 0, [1, 2]);
    expect(matches.append(id, 1, [9])).toEqual({ ok: false, error: 'stale' });
    expect(matches.append(id, 3, [9])).toEqual({ ok: false, error: 'stale' });
    expect(matches.append(999, 0, [9])).toEqual({ ok: false, error: 'no-such-match' });
    expect(matches.load(id)?.actions).toEqual([1, 2]);
  });

  it('stores all actions of one call or none', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    expect(() => matches.append(id, 0, [1, 2, 3n])).toThrow();
    expect(() => matches.append(id, 0, [1, 2], { state: 3n })).toThrow();
    expect(matches.load(id)?.actions).toEqual([]);
  });

  it('takes actions back, with the keyframes after them', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    matches.append(id, 0, [1, 2], { turn: 1 });
    matches.append(id, 2, [3, 4], { turn: 2 });
    expect(matches.takeBack(id, 3)).toEqual({ ok: true, value: 3 });
    expect(matches.load(id)).toMatchObject({ actions: [1, 2, 3], keyframe: { seq: 2 } });
    expect(matches.takeBack(id, 5)).toEqual({ ok: false, error: 'stale' });
    expect(matches.append(id, 3, ['other'], { turn: 3 })).toEqual({ ok: true, value: 4 });
  });

  it('is found again, last played first, until it is finished', async () => {
    let time = 1000;
    const { db, matches } = await table(() => time);
    const [first, second] = [matches.create(duel), matches.create(duel)];
    expect(findUnfinished(db).map(({ id }) => id)).toEqual([second, first]);
    time = 2000;
    matches.append(first, 0, [1, 2]);
    expect(findUnfinished(db)[0]).toEqual({
      ...{ id: first, game: 'warband', players: ['Ada', 'Warlord'] },
      ...{ actions: 2, playedAt: 2000 },
    });
    matches.finish(first, ending);
    expect(findUnfinished(db).map(({ id }) => id)).toEqual([second]);
  });
});

describe('what a match starts from', () => {
  it('is stored once for matches that start alike', async () => {
    const { db, matches } = await table();
    matches.create(duel);
    matches.create({ ...duel, seed: 43 });
    matches.create({ ...duel, start: { ...duel.start, setup: { layout: 'ring' } } });
    expect(db.select().from(schema.matchSetups).all()).toHaveLength(2);
  });

  it('keeps the cards as they were when their pack changes', async () => {
    const { db, matches } = await table();
    const id = matches.create(duel);
    const [old] = db.select().from(schema.cards).where(eq(schema.cards.key, 'ember/torch')).all();
    db.insert(schema.cards)
      .values({ ...old!, id: undefined, hash: 'newer', data: { key: 'changed' } })
      .run();
    expect(matches.cardsOf(id).get('ember/torch')).toEqual({ key: 'ember/torch' });
    expect(() => db.delete(schema.cards).where(eq(schema.cards.id, old!.id)).run()).toThrow();
  });

  it('must name stored cards, or nothing is stored', async () => {
    const { db, matches } = await table();
    const start = { ...duel.start, cards: ['unknown'] };
    expect(() => matches.create({ ...duel, start })).toThrow(/unknown/);
    expect(db.select().from(schema.matchSetups).all()).toEqual([]);
  });
});

describe('a finished match', () => {
  it('replays from its log and leaves no live rows', async () => {
    const { db, matches } = await table();
    const id = matches.create(duel);
    matches.append(id, 0, [{ move: 'a1' }, 'pass'], { turn: 1 });
    expect(matches.finish(id, ending)).toEqual({ ok: true, value: 2 });
    expect(matches.load(id)).toMatchObject({ actions: [{ move: 'a1' }, 'pass'], isFinished: true, seed: 42 });
    expect(db.select().from(schema.matchActions).all()).toEqual([]);
    expect(db.select().from(schema.matchKeyframes).all()).toEqual([]);
  });

  it('knows who won and why', async () => {
    const { db, matches } = await table();
    const id = matches.create(duel);
    matches.finish(id, ending);
    const seats = db.select({ isWinner: schema.matchSeats.isWinner }).from(schema.matchSeats).all();
    expect(seats).toEqual([{ isWinner: false }, { isWinner: true }]);
    const [row] = db.select().from(schema.matches).all();
    expect(row).toMatchObject({
      reason: 'morale',
      rounds: 9,
      actions: 0,
      stateHash: 'abc',
      finishedAt: 1000,
    });
  });

  it('has no winner when it was a draw', async () => {
    const { db, matches } = await table();
    matches.finish(matches.create(duel), { ...ending, outcome: { winners: [], reason: 'stalemate' } });
    expect(db.select({ won: schema.matchSeats.isWinner }).from(schema.matchSeats).all()).toEqual([
      { won: false },
      { won: false },
    ]);
  });

  it('counts its cards for the statistics', async () => {
    const { db, matches } = await table();
    matches.finish(matches.create(duel), ending);
    const counts = db.select().from(schema.matchCardCounts).all();
    expect(counts.map(({ kind, count }) => [schema.cardCountKinds[kind], count])).toEqual([
      ['drawn', 2],
      ['played', 1],
    ]);
  });

  it('takes no further action and is not finished twice', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    matches.finish(id, ending);
    const finished = { ok: false, error: 'finished' };
    expect(matches.append(id, 0, [1])).toEqual(finished);
    expect(matches.takeBack(id, 0)).toEqual(finished);
    expect(matches.finish(id, ending)).toEqual(finished);
  });

  it('stays unfinished whole if its statistics cannot be stored', async () => {
    const { matches } = await table();
    const id = matches.create(duel);
    matches.append(id, 0, [1, 2]);
    const cardCounts = [{ card: 'unknown', kind: 'drawn' as const, seat: 0, count: 1 }];
    expect(() => matches.finish(id, { ...ending, cardCounts })).toThrow(/unknown/);
    expect(matches.load(id)).toMatchObject({ actions: [1, 2], isFinished: false });
  });

  it('takes little room', async () => {
    const { db, matches } = await table();
    const id = matches.create(duel);
    const actions = Array.from({ length: 200 }, (_, index) => (index * 7) % 23);
    matches.append(id, 0, actions);
    matches.finish(id, ending);
    const bytes = db.$client.prepare('select length(log) from matches').pluck().get();
    expect(bytes).toBeLessThan(400);
  });
});
