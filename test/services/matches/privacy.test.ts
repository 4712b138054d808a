/** Nothing that goes through the contract to a viewer names a card that viewer may not know. */
import { describe, expect, it, vi } from 'vitest';
import { seek } from '../../../electron/engine/replay.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import type { MatchPlan } from '../../../shared/games/warband-questions.ts';
import type { Viewer } from '../../../shared/game.ts';
import type { WarbandChange, WarbandTable as Table } from '../../../shared/games/warband-table.ts';
import {
  askTable,
  answerOnce,
  bot,
  lastTable,
  planFor,
  startProgram,
  warbandSession,
  type Player,
  type WarbandSession,
} from './support.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';

/** Something that was sent: for whose eyes it may be, after how many actions, and what. */
interface Sent {
  eyes: Viewer;
  at: number;
  payload: unknown;
}

/** Keys of the cards a viewer has come to know, moment by moment, by the rules alone. */
function knownBy(session: WarbandSession, viewer: Viewer): Set<string>[] {
  const { tape, played } = session;
  const { instances, cards } = seek(warband, tape, 0).setup;
  const known = new Set<string>();
  const note = (numbers: Iterable<number>) => {
    for (const card of numbers) known.add(cards[instances[card]!.card]!.id);
  };
  return Array.from({ length: played.length + 1 }, (_, at) => {
    note(Object.keys(warband.view(seek(warband, tape, at), viewer).cards).map(Number));
    for (const event of played[at - 1]?.events ?? []) {
      const told = warband.redact(event, viewer);
      if (told && 'cards' in told) note(told.cards);
      if (told?.kind === 'declared' && told.item.card >= 0) note([told.item.card]);
    }
    return new Set(known);
  });
}

/** Every card key that occurs anywhere in what was sent. */
const keysIn = (payload: unknown): string[] =>
  [...JSON.stringify(payload).matchAll(/"([a-z0-9-]+\/[a-z0-9-]+)"/g)].map((match) => match[1]!);

/** Plays with random answers and keeps everything that was sent, with the eyes it may be for. */
async function record(
  player: Player,
  plan: MatchPlan,
  answers: number,
): Promise<{ session: WarbandSession; sent: Sent[] }> {
  const { id } = await player.ask('matches.create', { game: 'warband', plan: plan });
  const rng = seedRng(11);
  const sent: Sent[] = [];
  const opened = await player.ask('matches.open', { id });
  const session = player.service.tables.find(id);
  if (!session.ok) throw new Error('not open');
  const keep = (eyes: Viewer, payload: unknown) =>
    sent.push({ eyes, at: session.value.played.length, payload });
  let { table } = opened;
  keep(mayLook(plan, table, undefined), opened);
  let atScreen: number | undefined;
  for (let count = 0; count < answers && !table.snapshot.outcome; count++) {
    const { answering, handover } = table;
    if (handover) atScreen = handover.to;
    const pushes = player.pushed.length;
    const guest = answering?.seat;
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
    for (const { name, payload } of player.pushed.slice(pushes)) {
      if (name !== 'matches.changed') continue;
      const change = payload as WarbandChange;
      const isGuest = change.table.snapshot.deciding === (guest ?? change.table.atScreen);
      keep(
        mayLook(plan, change.table, isGuest ? (guest ?? change.table.atScreen) : atScreen, atScreen),
        payload,
      );
    }
  }
  return { session: warbandSession(session.value), sent };
}

/** Whose eyes something may be for: the one person among bots; else only who confirmed, while nobody else must choose. */
function mayLook(plan: MatchPlan, table: Table, guest: number | undefined, atScreen = guest): Viewer {
  const persons = plan.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  if (persons.length === 1) return persons[0]!;
  const { deciding } = table.snapshot;
  const isPerson = deciding !== undefined && persons.includes(deciding);
  if (plan.privacy === 'strict')
    return !isPerson || deciding === atScreen ? (atScreen ?? 'spectator') : 'spectator';
  if (!isPerson || deciding === atScreen) return atScreen ?? 'spectator';
  return deciding === guest && table.answering === undefined && table.handover === undefined
    ? deciding
    : 'spectator';
}

const tables: [string, MatchPlan][] = [
  ['strict', planFor(2, { privacy: 'strict' })],
  ['strict with tells hidden', planFor(2, { privacy: 'strict', hideTells: true, seed: 21 })],
  ['trusting', planFor(2, { privacy: 'trusting', seed: 9 })],
  ['alone among bots', planFor(3, { privacy: 'open', seed: 3 }, [0, 2])],
  ['strict, three players and a bot', planFor(4, { privacy: 'strict', seed: 2 }, [3])],
];

describe('what is sent', () => {
  it.each(tables)('names no hidden card: %s', async (_, plan) => {
    const player = await startProgram();
    const { session, sent } = await record(player, plan, 100);
    const known = new Map<Viewer, Set<string>[]>();
    expect(sent.length).toBeGreaterThan(50);
    for (const { eyes, at, payload } of sent) {
      const sets = known.get(eyes) ?? knownBy(session, eyes);
      known.set(eyes, sets);
      const secret = keysIn(payload).filter((key) => !sets[at]!.has(key));
      expect(secret, `for ${String(eyes)} after ${at} actions`).toEqual([]);
    }
  });

  it('names nothing of a hand before the hand-over is confirmed, and the hand afterwards', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'strict' }),
    });
    const { table, faces } = await player.ask('matches.open', { id });
    const commanders = table.seats.map(({ emblem }) => emblem);
    expect(table.snapshot.decision).toBeUndefined();
    expect(Object.keys(faces).toSorted()).toEqual([...new Set(commanders)].toSorted());
    const seat = table.handover!.to;
    const after = await player.ask('matches.handover', { id, seat });
    expect(after.table.snapshot.view.players[seat]!.orderHand!.length).toBeGreaterThan(0);
    expect(after.table.snapshot.view.players[1 - seat]!.orderHand).toBeUndefined();
  });

  it('names to a passer-by what lies open and nothing else, whoever sits at the table', async () => {
    const player = await startProgram();
    const { session } = await record(player, planFor(2, { privacy: 'open' }), 100);
    const glance = await player.ask('matches.glance', { id: session.id });
    const open = knownBy(session, 'spectator').at(-1)!;
    expect(keysIn(glance).filter((key) => !open.has(key))).toEqual([]);
    expect(glance.view.creatures.length).toBeGreaterThan(0);
    expect(glance.view.players.some(({ orderHand }) => orderHand)).toBe(false);
  });

  it('asks for a hand-over too when the one at the screen gives their own seat to a bot', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'strict' }),
    });
    const { table } = await player.ask('matches.open', { id });
    const seat = table.handover!.to;
    await player.ask('matches.handover', { id, seat });
    await player.ask('matches.pause', { id });
    const before = player.pushed.length;
    await player.ask('matches.sit', { id, seat, bot });
    const shown = player.pushed.slice(before).map(({ payload }) => (payload as { table: Table }).table);
    expect(shown.length).toBeGreaterThan(0);
    for (const { snapshot } of shown)
      expect(snapshot.view.players.every(({ orderHand }) => orderHand === undefined)).toBe(true);
    await player.ask('matches.resume', { id });
    await vi.waitUntil(() => lastTable(player).handover);
    const after = await player.ask('matches.handover', { id, seat: 1 - seat });
    expect(after.table.snapshot.view.players[1 - seat]!.orderHand!.length).toBeGreaterThan(0);
  });

  it('asks for the hand-over anew where a window opens the table again', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'strict' }),
    });
    const { table } = await player.ask('matches.open', { id });
    const seat = table.handover!.to;
    await player.ask('matches.handover', { id, seat });
    const again = await player.ask('matches.open', { id });
    expect(again.table.handover?.to).toBe(seat);
    expect(again.table.snapshot.view.players[seat]!.orderHand).toBeUndefined();
    expect(lastTable(player).handover?.to, 'other windows are told').toBe(seat);
  });

  it('refuses a hand-over to, or a peek of, anybody but the one who must choose', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'strict' }),
    });
    const { table } = await player.ask('matches.open', { id });
    const other = 1 - table.handover!.to;
    expect(await player.refuse('matches.handover', { id, seat: other })).toBe('no-hand-over');
    expect(await player.refuse('matches.peek', { id, seat: other })).toBe('nothing-to-peek');
    expect(await player.refuse('matches.answer', { id, revision: 0, option: 0 })).toBe('hand-over-first');
  });

  it("never names a bot's hand at an open table of two persons", async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(3, { privacy: 'open' }, [2]),
    });
    const { table } = await player.ask('matches.open', { id });
    const hands = table.snapshot.view.players.map(({ orderHand }) => orderHand !== undefined);
    expect(hands).toEqual([true, true, false]);
  });

  it('does not say why not about a card that is hidden', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'open' }, [1]),
    });
    await player.ask('matches.open', { id });
    const session = player.service.tables.find(id);
    const [card] = session.ok ? warbandSession(session.value).match.state.players[1]!.orderHand : [];
    const { refusal } = await askTable<'explain'>(
      player,
      { id },
      {
        kind: 'explain',
        intent: { kind: 'play', card: card! },
      },
    );
    expect(refusal).toMatchObject({ code: 'unknownCard', rule: 'R-09' });
  });

  it('hides every hand while the table is covered', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'open' }, [1]),
    });
    const { table } = await player.ask('matches.open', { id });
    await player.ask('matches.cover', { id, isCovered: true });
    const covered = await player.ask('matches.open', { id });
    expect(covered.table.snapshot.view.players.every(({ orderHand }) => orderHand === undefined)).toBe(true);
    expect(covered.table.snapshot.decision).toBeUndefined();
    await player.ask('matches.cover', { id, isCovered: false });
    const again = await player.ask('matches.open', { id });
    expect(again.table.snapshot.decision).toEqual(table.snapshot.decision);
  });
});
