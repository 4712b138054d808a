/** What was played: finding it, adding it up, sharing it, looking at it again, playing on from it. */
import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashOfFilm } from '../../../electron/db/match-films.ts';
import { packFilm } from '../../../electron/db/packed.ts';
import { packs } from '../../../electron/db/schema/index.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { seek } from '../../../electron/engine/replay.ts';
import { games } from '../../../electron/games/index.ts';
import { warband, type WarbandSetup } from '../../../electron/games/warband/index.ts';
import { keyframeOf } from '../../../electron/services/matches/ending.ts';
import { writeMatchFile, type MatchFile } from '../../../electron/services/matches/match-file.ts';
import { openSession } from '../../../electron/services/matches/open.ts';
import { clearDeleted } from '../../../electron/services/matches/history.ts';
import type { HistoryFilter } from '../../../shared/calls/history.ts';
import { planFor, playOut, startProgram, type Player } from './support.ts';

const query = (filter: HistoryFilter = {}) => ({ filter, sort: 'newest', offset: 0, limit: 50 }) as const;

/** A first game played to its end once, as a file; each test begins with it in its history. */
let file: Promise<string> | undefined;

async function playOnce(): Promise<string> {
  const player = await startProgram();
  const { id } = await player.ask('matches.create', {
    game: 'warband',
    plan: planFor(2, { form: 'firstGame' }),
  });
  await playOut(player, id, 7);
  return (await player.ask('history.export', { id })).text;
}

async function played() {
  const text = await (file ??= playOnce());
  const player = await startProgram();
  const { id } = await player.ask('history.import', { text });
  const { view } = await player.ask('replay.seek', { id, at: await lengthOf(player, id), eyes: 'open' });
  return { player, id, outcome: view.outcome! };
}

const lengthOf = async (player: Player, id: number): Promise<number> =>
  (await player.ask('replay.open', { id })).length;

const stateHashOf = (player: Player, id: number, at: number): string => {
  const found = openSession({ matches: player.service.matches, games }, id);
  if (!found.ok) throw new Error(found.error.code);
  return hash(seek(found.value.game, found.value.tape, at));
};

/** Everything that changes in play, after so many actions. */
function positionAt(found: ReturnType<Player['service']['tables']['find']>, at: number): string {
  if (!found.ok) throw new Error(found.error.code);
  return hash(JSON.parse(JSON.stringify(keyframeOf(warband, seek(found.value.game, found.value.tape, at)))));
}

describe('the list', () => {
  it('is filtered by player, result, form, tag, time, and words of any of them', async () => {
    const { player, id, outcome } = await played();
    const [winner] = outcome.winners;
    const loser = 1 - winner!;
    await player.ask('history.tag', { id, tags: ['Friday', 'club'] });
    await player.ask('history.note', { id, note: 'The bridge held' });
    const found = async (filter: HistoryFilter) => (await player.ask('history.list', query(filter))).total;
    expect(await found({ player: `Player ${winner! + 1}`, result: 'won' })).toBe(1);
    expect(await found({ player: `Player ${loser + 1}`, result: 'won' })).toBe(0);
    expect(await found({ player: `Player ${loser + 1}`, result: 'lost' })).toBe(1);
    expect(await found({ result: 'draw' })).toBe(0);
    expect(await found({ form: 'firstGame', tag: 'Friday', opponent: 'person', since: 0 })).toBe(1);
    expect(await found({ form: 'teams' })).toBe(0);
    expect(await found({ until: 0 })).toBe(0);
    expect(await found({ search: 'bridge player gold' })).toBe(1);
    expect(await found({ search: 'bridge nobody' })).toBe(0);
    expect(await found({ search: '100%' })).toBe(0);
    expect(await found({ search: 'BRÍDG' })).toBe(1);
    expect(await found({ search: '%' })).toBe(0);
    expect(await found({ search: '"fri* club' })).toBe(1);
    expect((await player.ask('history.choices', {})).tags).toEqual(['club', 'Friday']);
    await player.ask('history.note', { id, note: '' });
    await player.ask('history.tag', { id, tags: [] });
    expect(await found({ search: 'bridge' })).toBe(0);
    expect(await found({ search: 'friday' })).toBe(0);
  });

  it('writes a tag as it was first written, and forgets how when nothing has it any more', async () => {
    const { player, id } = await played();
    const tagged = async (...tags: string[]) => {
      await player.ask('history.tag', { id, tags });
      return (await player.ask('history.choices', {})).tags;
    };
    expect(await tagged('Friday')).toEqual(['Friday']);
    expect(await tagged('friday')).toEqual(['Friday']);
    expect(await tagged()).toEqual([]);
    expect(await tagged('friday')).toEqual(['friday']);
  });

  it('forgets what was deleted until it is brought back, and then for good', async () => {
    const { player, id } = await played();
    const before = await player.ask('history.stats', { game: 'warband' });
    expect(before.cards.length).toBeGreaterThan(5);
    await player.ask('history.delete', { ids: [id, id, 999] });
    expect((await player.ask('history.list', query())).total).toBe(0);
    expect(await player.ask('history.stats', { game: 'warband' })).toMatchObject({
      matches: 0,
      sides: [],
      cards: [],
    });
    for (const name of ['history.read', 'history.export', 'replay.open', 'matches.open'] as const)
      expect(await player.refuse(name, { id }), name).toBe('no-such-match');
    await player.ask('history.undelete', { ids: [id, id] });
    expect(await player.ask('history.stats', { game: 'warband' })).toEqual(before);
    await player.ask('history.delete', { ids: [id] });
    expect(clearDeleted(player.db, Date.now())).toBe(0);
    expect(clearDeleted(player.db, Date.now() + 48 * 3_600_000)).toBe(1);
    expect(await player.refuse('history.read', { id })).toBe('no-such-match');
  });

  it('lets nobody play on at a match that was deleted, until it is brought back', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: planFor(2, {}) });
    const { table } = await player.ask('matches.open', { id });
    const giveUp = { id, revision: table.snapshot.revision, seat: 0 };
    await player.ask('history.delete', { ids: [id] });
    expect(await player.refuse('matches.surrender', giveUp)).toBe('not-open');
    expect(await player.refuse('matches.open', { id })).toBe('no-such-match');
    await player.ask('history.undelete', { ids: [id] });
    await player.ask('matches.open', { id });
    await player.ask('matches.surrender', giveUp);
    expect(
      (await player.ask('history.stats', { game: 'warband' })).opponents.map(({ matches }) => matches),
    ).toEqual([1, 1]);
  });
});

describe('statistics', () => {
  it('are the sums of what each match says', async () => {
    const { player, id, outcome } = await played();
    const again = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { form: 'firstGame', seed: 8 }),
    });
    await playOut(player, again.id, 2);
    const matches = [await player.ask('history.read', { id }), await player.ask('history.read', again)];
    const stats = await player.ask('history.stats', { game: 'warband' });
    expect(stats.matches).toBe(2);
    for (const card of stats.cards) {
      const rows = matches.flatMap(({ cards }) => cards.filter(({ key }) => key === card.key));
      const sum = (name: 'drawn' | 'played' | 'damage') => rows.reduce((total, row) => total + row[name], 0);
      expect(card).toMatchObject({ drawn: sum('drawn'), played: sum('played'), damage: sum('damage') });
      expect(card.drawnIn).toBe(rows.filter(({ drawn }) => drawn > 0).length);
      expect(card.playedWon).toBeLessThanOrEqual(card.playedIn);
    }
    const [gold] = stats.sides.filter(({ name }) => name === 'Gold half');
    expect(gold).toMatchObject({ matches: 2 });
    expect(gold!.won + gold!.lost + gold!.drawn).toBe(2);
    const one = await player.ask('history.stats', { game: 'warband', player: 'Player 1' });
    expect(one.sides.map(({ name }) => name)).toEqual(['Gold half']);
    expect(one.opponents.map(({ name }) => name)).toEqual(['Player 2']);
    expect(outcome.reason).toBe(matches[0]!.line.reason);
  });

  it('show Morale by turn as it was', async () => {
    const { player, id } = await played();
    const { track, line } = await player.ask('history.read', { id });
    expect(track.at(-1)!.round).toBe(line.rounds);
    for (const { at, counts } of track) {
      const { view } = await player.ask('replay.seek', { id, at, eyes: 'open' });
      expect(view.players.map((each) => each.morale)).toEqual(counts);
    }
  });
});

describe('a replay', () => {
  it('goes to any moment in any direction, and the log with it', async () => {
    const { player, id } = await played();
    const { length, turns } = await player.ask('replay.open', { id });
    const forth = new Map<number, string>();
    for (const at of [0, 1, 40, length]) forth.set(at, stateHashOf(player, id, at));
    for (const at of [length, 40, 1, 0]) expect(stateHashOf(player, id, at)).toBe(forth.get(at));
    expect(forth.get(length)).toBe((await player.ask('history.read', { id })).stateHash);
    expect(turns[0]).toMatchObject({ turn: 0, at: 0 });
    const end = await player.ask('replay.seek', { id, at: length, eyes: 'open' });
    const log = await player.ask('replay.log', { id, eyes: 'open', from: 0, count: 1000 });
    expect(end.log).toBe(log.length);
    expect(await player.refuse('replay.seek', { id, at: length + 1, eyes: 'open' })).toBe('no-such-moment');
  });

  it('shows a player what they saw, and a spectator no hand', async () => {
    const { player, id } = await played();
    const hands = async (eyes: 0 | 1 | 'open' | 'spectator') => {
      const { view } = await player.ask('replay.seek', { id, at: 20, eyes });
      return view.players.map(({ orderHand }) => orderHand !== undefined);
    };
    expect(await hands(0)).toEqual([true, false]);
    expect(await hands(1)).toEqual([false, true]);
    expect(await hands('spectator')).toEqual([false, false]);
    expect(await hands('open')).toEqual([true, true]);
  });

  it('needs no pack: the match was stored with its cards', async () => {
    const { player, id } = await played();
    player.db.update(packs).set({ isEnabled: false }).run();
    const later = await startProgram(player.db);
    const { faces, length } = await later.ask('replay.open', { id });
    expect(Object.keys(faces).length).toBeGreaterThan(10);
    expect(stateHashOf(later, id, length)).toBe((await later.ask('history.read', { id })).stateHash);
  });

  it('of a match that is not over is refused: it would show hands', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: planFor(2) });
    expect(await player.refuse('replay.open', { id })).toBe('not-finished');
  });

  it('is played on from any moment as a match of its own', async () => {
    const { player, id } = await played();
    const seats = (['amber', 'azure'] as const).map((colour, seat) => ({ name: `New ${seat}`, colour }));
    const plan = { id, at: 25, privacy: 'open', hideTells: false, seats } as const;
    const fork = await player.ask('replay.fork', { ...plan, seats: [...seats] });
    const { table } = await player.ask('matches.open', { id: fork.id });
    expect(positionAt(player.service.tables.find(fork.id), 25)).toBe(
      positionAt(openSession({ matches: player.service.matches, games }, id), 25),
    );
    expect(table.seats.map(({ name }) => name)).toEqual(['New 0', 'New 1']);
    await playOut(player, fork.id, 99);
    expect((await player.ask('history.read', { id: fork.id })).forkedFrom).toEqual({ id, at: 25 });
    expect(await player.refuse('replay.fork', { ...plan, at: 99_999, seats: [...seats] })).toBe(
      'no-such-moment',
    );
  });

  it('runs no rules', async () => {
    const { player, id } = await played();
    const later = await startProgram(player.db);
    const rules = (['start', 'decision', 'apply', 'view', 'surrender'] as const).map((name) =>
      vi.spyOn(warband, name),
    );
    onTestFinished(() => rules.forEach((rule) => rule.mockRestore()));
    const { length, track } = await later.ask('replay.open', { id });
    for (const eyes of ['open', 'spectator', 0, 1] as const) {
      await later.ask('replay.log', { id, eyes, from: 0, count: 1000 });
      for (const at of [0, Math.floor(length / 2), length]) await later.ask('replay.seek', { id, at, eyes });
    }
    expect(track.length).toBeGreaterThan(2);
    for (const rule of rules) expect(rule).not.toHaveBeenCalled();
    // The same spies hear of a match whose rules are run.
    await later.ask('history.analyse', { id });
    expect(rules[2]).toHaveBeenCalled();
  });

  it('of a match with a star, a note or a tag is never given up; others only when asked', async () => {
    const { player, id } = await played();
    const before = Date.now() + 1000;
    const room = await player.ask('history.slimmable', { before });
    expect(room.matches).toBe(1);
    expect(room.bytes).toBeGreaterThan(1000);
    expect(await player.ask('history.slimmable', { before: 1 })).toEqual({ matches: 0, bytes: 0 });
    await player.ask('history.star', { id, isStarred: true });
    expect(await player.ask('history.slim', { before })).toEqual({
      matches: 0,
      bytes: 0,
      isGivenBack: false,
    });
    expect((await player.ask('history.list', query({ isStarred: true }))).total).toBe(1);
    await player.ask('history.star', { id, isStarred: false });
    expect((await player.ask('history.list', query({ isStarred: true }))).total).toBe(0);
    await player.ask('history.note', { id, note: 'close' });
    expect((await player.ask('history.slimmable', { before })).matches).toBe(0);
    await player.ask('history.note', { id, note: '' });
    await player.ask('history.tag', { id, tags: ['close'] });
    expect((await player.ask('history.slimmable', { before })).matches).toBe(0);
    await player.ask('history.tag', { id, tags: [] });
    const end = await player.ask('replay.seek', { id, at: await lengthOf(player, id), eyes: 0 });
    const sizeOfFile = () => statSync(player.db.$client.name).size;
    player.db.$client.pragma('wal_checkpoint(TRUNCATE)');
    const size = sizeOfFile();
    expect(await player.ask('history.slim', { before })).toEqual({ ...room, isGivenBack: true });
    expect(sizeOfFile()).toBeLessThan(size);
    // Its rules are still there: they show it again.
    expect(await player.ask('replay.seek', { id, at: end.at, eyes: 0 })).toEqual(end);
  });
});

describe('a match as a file', () => {
  it('replays elsewhere to the same end, and is stored once', async () => {
    const { player, id } = await played();
    await player.ask('history.tag', { id, tags: ['club'] });
    const { text, name } = await player.ask('history.export', { id });
    expect(name).toMatch(/^match-\d{4}-\d\d-\d\d-player-1-player-2\.json$/);
    const other = await startProgram();
    const imported = await other.ask('history.import', { text });
    expect(imported.isKnown).toBe(false);
    expect(await other.ask('history.import', { text })).toEqual({ id: imported.id, isKnown: true });
    const here = await player.ask('history.read', { id });
    const there = await other.ask('history.read', { id: imported.id });
    expect(there).toEqual({ ...here, line: { ...here.line, id: imported.id } });
    expect((await other.ask('history.export', { id: imported.id })).text).toBe(text);
  });

  it.each([
    ['was set back during the match', (finishedAt: number) => finishedAt + 90 * 60_000],
    ['was set back before 1970', () => -5000],
  ])('may be of a match whose clock %s', async (_, startedAtOf) => {
    const { player, id } = await played();
    const file = JSON.parse((await player.ask('history.export', { id })).text) as MatchFile;
    const { finishedAt } = file;
    const startedAt = startedAtOf(finishedAt);
    const text = writeMatchFile({ ...file, startedAt });
    const other = await startProgram();
    const imported = await other.ask('history.import', { text });
    const { line } = await other.ask('history.read', { id: imported.id });
    expect(line).toMatchObject({ startedAt, finishedAt });
    expect((await other.ask('history.export', { id: imported.id })).text).toBe(text);
  });

  it('brings no names that hide something or turn the writing', async () => {
    const { player, id } = await played();
    const file = JSON.parse((await player.ask('history.export', { id })).text) as MatchFile;
    file.seats[0] = { player: 'Ann\u202e\0\u200b', side: 'Iron\nLine\ud800' };
    file.note = 'two\nlines\u2066';
    file.tags = ['cl\u200bub'];
    const other = await startProgram();
    const imported = await other.ask('history.import', { text: writeMatchFile(file) });
    const { line } = await other.ask('history.read', { id: imported.id });
    expect(line.seats[0]).toMatchObject({ player: 'Ann', side: 'Iron Line' });
    expect(line).toMatchObject({ note: 'two\nlines', tags: ['club'] });
    file.seats[1]!.player = '\u200b\u3164';
    expect(await other.refuse('history.import', { text: writeMatchFile(file) })).toBe('bad-match-file');
  });

  it('brings a deleted match back, as the one it was', async () => {
    const { player, id } = await played();
    const before = await player.ask('history.stats', { game: 'warband' });
    const { text } = await player.ask('history.export', { id });
    await player.ask('history.delete', { ids: [id] });
    expect(await player.ask('history.import', { text })).toEqual({ id, isKnown: false });
    await player.ask('history.undelete', { ids: [id] });
    expect(await player.ask('history.stats', { game: 'warband' })).toEqual(before);
  });

  it('that was tampered with is refused, and nothing is stored', async () => {
    const { player, id } = await played();
    const { text } = await player.ask('history.export', { id });
    const file = JSON.parse(text) as MatchFile;
    const filmOf = (frames: unknown): MatchFile['film'] => {
      const film = packFilm(JSON.stringify(frames));
      return { data: film.toString('base64'), hash: hashOfFilm(film) };
    };
    /** Changed and sealed anew, as somebody would who means it. */
    const changed = (change: object) => writeMatchFile({ ...file, ...change });
    const other = await startProgram();
    const setup = file.setup as unknown as WarbandSetup;
    const bad = [
      '',
      'null',
      '[]',
      '{"format":"deepmarch-match"}',
      text.slice(0, -100),
      changed({ seed: 12345 }),
      changed({ stateHash: '0000000000000000' }),
      changed({ result: { winners: [0, 1], reason: 'morale' } }),
      changed({ actions: [99_999] }),
      changed({ actions: [] }),
      text.replace('"seed":', '"seed": 1'),
      changed({ film: { ...file.film, hash: 'other' }, rulesVersion: 99 }),
      changed({ film: filmOf([]), rulesVersion: 99 }),
      changed({ film: filmOf([[[63, [{ view: {}, log: [] }]]]]), rulesVersion: 99 }),
      changed({ film: undefined, rulesVersion: 99 }),
      changed({ rounds: 999 }),
      changed({ extra: 1 }),
      changed({ setup: { ...file.setup, cards: [] } }),
      changed({ setup: { ...file.setup, cards: [...setup.cards, setup.cards[0]] } }),
      changed({
        setup: { ...file.setup, cards: setup.cards.map((card) => ({ ...card, text: [{ kind: 'x' }] })) },
      }),
      changed({
        setup: { ...file.setup, seats: setup.seats.map((seat) => ({ ...seat, orders: ['no/such'] })) },
      }),
      changed({
        setup: {
          ...file.setup,
          battlefield: {
            width: 1,
            height: 1,
            squares: [1],
            hWalls: [],
            vWalls: [],
            starts: [[0], [0]],
            treasures: [],
          },
        },
      }),
    ];
    for (const each of bad)
      expect(await other.refuse('history.import', { text: each })).toBe('bad-match-file');
    expect((await other.ask('history.list', query())).total).toBe(0);
  });

  it('of rules nobody knows here is shown from its film, and neither played on nor judged', async () => {
    const { player, id } = await played();
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    const file = writeMatchFile({ ...(JSON.parse(text) as MatchFile), rulesVersion: 99 });
    const there = await other.ask('history.import', { text: file });
    const length = await lengthOf(player, id);
    expect(await lengthOf(other, there.id)).toBe(length);
    for (const at of [0, 17, length]) {
      const seen = await other.ask('replay.seek', { id: there.id, at, eyes: 1 });
      expect(seen).toEqual(await player.ask('replay.seek', { id, at, eyes: 1 }));
    }
    expect(await other.ask('history.read', { id: there.id })).toMatchObject({ onlyWatched: 'olderRules' });
    expect(await other.refuse('history.analyse', { id: there.id })).toBe('other-rules');
    const again = await startProgram();
    const carried = (await other.ask('history.export', { id: there.id })).text;
    await again.ask('history.import', { text: carried });
  });

  it('of any garbled kind is refused in words', async () => {
    const { player, id } = await played();
    const { text } = await player.ask('history.export', { id });
    const other = await startProgram();
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(text.length - 1), fc.string(), async (a, b, words) => {
        const garbled = text.slice(0, Math.min(a, b)) + words + text.slice(Math.max(a, b));
        if (garbled === text) return;
        expect(await other.refuse('history.import', { text: garbled })).toBe('bad-match-file');
      }),
      { numRuns: 40, seed: 4 },
    );
  });
});
