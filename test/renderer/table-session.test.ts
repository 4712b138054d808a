/** One match at a window: what an answer sends, and what a refusal shows. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener, PushName } from '../../shared/ipc.ts';
import type { WarbandAction, WarbandEvent, WarbandView } from '../../shared/games/warband.ts';
import { err, ok } from '../../shared/result.ts';
import type { WarbandTable as Table } from '../../shared/games/warband-table.ts';

const listeners = new Map<PushName, (payload: never) => void>();
const on = <Name extends PushName>(name: Name, listener: Listener<Name>) => {
  listeners.set(name, listener);
  return () => listeners.delete(name);
};
const passingOn = [{ kind: 'pass' }, { kind: 'play', card: 3 }];

/** A table at which the first player may answer, at a revision. */
const tableAt = (revision: number): Table =>
  ({
    ...{ id: 7, seats: [{ seat: 0 }], logLength: 0, undo: { steps: 0 }, privacy: 'open', choices: {} },
    snapshot: {
      ...{ revision, viewer: 0, deciding: 0 },
      view: { battlefield: { width: 2, height: 2 }, cards: {}, creatures: [], players: [], stack: [] },
      decision: { seat: 0, prompt: { code: 'respond' }, options: passingOn, window: { pass: 0 } },
    },
  }) as unknown as Table;

let revision = 0;
const opened = () => Promise.resolve(ok({ table: tableAt(revision), log: [], faces: {} }));
const matches = {
  open: vi.fn(opened),
  leave: vi.fn(() => Promise.resolve(ok({}))),
  answer: vi.fn<(answer: object) => Promise<unknown>>(),
  surrender: vi.fn<(wish: object) => Promise<unknown>>(),
  passing: vi.fn(() => Promise.resolve(ok({}))),
  pause: vi.fn(() => Promise.resolve(ok({}))),
  resume: vi.fn(() => Promise.resolve(ok({}))),
};
const packs = { list: vi.fn(() => Promise.resolve(ok({ packs: [] }))) };
vi.mock('../../renderer/api.ts', () => ({ api: { matches, packs, on } }));
vi.mock('../../renderer/shell/sound.ts', () => ({ play: () => Promise.resolve() }));

const { notices } = await import('../../renderer/shell/notices.svelte.ts');
const { Answers } = await import('../../renderer/table/answers.svelte.ts');
const { Desk } = await import('../../renderer/games/warband/table/desk.svelte.ts');
const { Field } = await import('../../renderer/games/warband/table/field.svelte.ts');
const { TableSession } = await import('../../renderer/table/session.svelte.ts');

async function sitDown() {
  const session = new TableSession<WarbandView, WarbandAction, WarbandEvent>(7);
  await session.load();
  return { session, answers: new Answers(new Desk(new Field(session))) };
}

beforeEach(() => {
  notices.shown = [];
  vi.clearAllMocks();
  revision = 115;
});

describe('passing ahead', () => {
  it('is one answer to the moment that is shown', async () => {
    matches.answer.mockResolvedValue(ok({ revision: 121 }));
    const { answers } = await sitDown();
    await answers.passAhead('untilConcerned');
    const answer = { id: 7, revision: 115, option: 0, passing: 'untilConcerned' };
    expect(matches.answer).toHaveBeenCalledExactlyOnceWith(answer);
    expect(matches.passing).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('of an answer to a moment that has passed is not told: the newer moment is shown', async () => {
    matches.answer.mockResolvedValue(err({ code: 'stale-answer', sentence: 'This answers revision 115.' }));
    const { session } = await sitDown();
    revision = 121;
    await session.answer(0);
    expect(notices.shown).toEqual([]);
    expect(session.revision).toBe(121);
    expect(session.isBusy).toBe(false);
  });

  it('of any other kind is told', async () => {
    matches.answer.mockResolvedValue(err({ code: 'covered', sentence: 'The table is covered.' }));
    const { session } = await sitDown();
    await session.answer(0);
    expect(notices.shown.map(({ code }) => code)).toEqual(['covered']);
    expect(session.isBusy).toBe(false);
  });
});

describe('giving up', () => {
  it('while a bot goes on is said again of the newest moment, with the bots halted', async () => {
    matches.surrender.mockResolvedValueOnce(err({ code: 'stale-answer', sentence: 'This answers 115.' }));
    matches.surrender.mockResolvedValueOnce(ok({ revision: 122 }));
    const { session } = await sitDown();
    revision = 121;
    await session.surrender(0);
    expect(matches.pause).toHaveBeenCalledOnce();
    expect(matches.surrender.mock.calls).toEqual([
      [{ id: 7, revision: 115, seat: 0 }],
      [{ id: 7, revision: 121, seat: 0 }],
    ]);
    expect(notices.shown).toEqual([]);
  });
});

describe('a pause', () => {
  /** A change that was on its way when the key was pressed. */
  const done = (at: number) => ({
    ...{ id: 7, table: tableAt(at), log: [], faces: {}, isLogNew: true },
    steps: [{ events: [] }],
  });

  it('holds at once: what the program did before it heard of it waits until it may go on', async () => {
    const session = new TableSession(7);
    const leave = session.sit();
    await vi.waitUntil(() => session.state === 'shown');
    const hear = listeners.get('matches.changed') as (change: object) => void;
    const pausing = session.setPaused(true);
    expect(session.isPaused).toBe(true);
    hear(done(116));
    await pausing;
    expect(session.revision).toBe(115);
    expect(session.isPaused).toBe(true);
    await session.setPaused(false);
    await vi.waitUntil(() => session.revision === 116);
    expect(session.isPaused).toBe(false);
    leave();
  });

  it('that the program refuses is none', async () => {
    matches.pause.mockResolvedValueOnce(err({ code: 'no-such-match', sentence: 'It is gone.' }) as never);
    const { session } = await sitDown();
    await session.setPaused(true);
    expect(session.isPaused).toBe(false);
    expect(notices.shown.map(({ code }) => code)).toEqual(['no-such-match']);
  });
});

describe('a table that was left', () => {
  it('shows nothing that still comes, in mid-animation or from a late answer', async () => {
    const session = new TableSession(7);
    const leave = session.sit();
    await vi.waitUntil(() => session.state === 'shown');
    const hear = listeners.get('matches.changed') as (change: object) => void;
    const later = { id: 7, table: tableAt(116), steps: [], log: [], faces: {}, isLogNew: false };
    hear(later);
    leave();
    await Promise.resolve();
    expect(session.table!.snapshot.revision).toBe(115);
    revision = 117;
    await session.load();
    expect(session.table!.snapshot.revision).toBe(115);
    expect(matches.leave).toHaveBeenCalledExactlyOnceWith({ id: 7 });
  });
});
