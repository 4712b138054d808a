/**
 * Rows altered outside the program: whichever part of a stored match is changed, opening it to play on, watching,
 * exporting and analysing say so, and nothing is played on as if it were sound.
 */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '../../../electron/db/file-names.ts';
import { pack, unpack } from '../../../electron/db/packed.ts';
import { open, temporaryFolder } from '../../db/support.ts';
import { landedFolder } from '../../support/landed.ts';
import { answerOnce, planFor, playOut, startProgram, type Player } from './support.ts';

/** Why a match is refused or only watched, if what was stored of it is not what is there. */
const saysSo = expect.stringMatching(/^(altered|damaged|diverged|other-rules|unknown-game)$/) as unknown;

/** A database with a match in it, to be copied for every test. */
interface Stored {
  id: number;
  bytes: Buffer;
}

const stored = ({ db }: Player, id: number): Stored => ({ id, bytes: db.$client.serialize() });

async function programWith({ bytes }: Stored, alter: Alter, id: number): Promise<Player> {
  const folder = temporaryFolder();
  writeFileSync(databaseFile(folder), bytes);
  const { db } = await open({ folder });
  db.$client.pragma('foreign_keys = off');
  alter((sql, ...values) => expect(db.$client.prepare(sql).run(...values).changes).toBeGreaterThan(0), {
    id,
    blob: (sql) => db.$client.prepare(sql).pluck().get(id) as Buffer,
  });
  return startProgram(db);
}

type Alter = (
  run: (sql: string, ...values: unknown[]) => void,
  match: { id: number; blob: (sql: string) => Buffer },
) => void;

/** A byte of it is another. */
const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  copy[Math.floor(copy.length / 2)]! ^= 4;
  return copy;
};

/** Changed, and packed as it should be. */
const repacked = (bytes: Buffer, change: (value: Record<string, unknown>) => object): Buffer =>
  pack(change(unpack(bytes) as Record<string, unknown>));

const set = (column: string): string => `update matches set ${column} = ? where id = ?`;

describe('a finished match', () => {
  let finished: Stored;

  async function play(): Promise<Stored> {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { form: 'firstGame' }),
    });
    const table = await playOut(player, id, 7, 80);
    await player.ask('matches.surrender', { id, revision: table.snapshot.revision, seat: 0 });
    return stored(player, id);
  }

  const withFinished = async (alter: Alter): Promise<{ player: Player; id: number }> => {
    finished ??= await play();
    return { player: await programWith(finished, alter, finished.id), id: finished.id };
  };

  it.each<[string, Alter]>([
    ['game', (run, { id }) => run(set('game'), 'chess', id)],
    ['form', (run, { id }) => run(set('form'), 'standard', id)],
    ['rules', (run, { id }) => run(set('rules_version'), 4, id)],
    ['seed', (run, { id }) => run(set('seed'), 8, id)],
    ['time', (run, { id }) => run(set('started_at'), 8, id)],
    ['reason', (run, { id }) => run(set('reason'), 'morale', id)],
    ['rounds', (run, { id }) => run(set('rounds'), 77, id)],
    ['hash of its end', (run, { id }) => run(set('state_hash'), '0123456789abcdef', id)],
    ['Morale', (run, { id }) => run(set('summary'), pack({ morale: [] }), id)],
    ['log', (run, { id }) => run(set('log'), pack([0, 0, 0]), id)],
    [
      'log, not to be read',
      (run, { id, blob }) => run(set('log'), flipped(blob('select log from matches where id = ?')), id),
    ],
    [
      'setup',
      (run, { blob }) =>
        run(
          'update match_setups set setup = ?',
          repacked(blob('select setup from match_setups, matches where matches.id = ?'), (setup) => ({
            ...setup,
            chests: [],
          })),
        ),
    ],
    [
      'winner',
      (run, { id }) => run('update match_seats set is_winner = 1 - is_winner where match_id = ?', id),
    ],
    ['players', (run, { id }) => run("update match_seats set player = 'Eve' where match_id = ?", id)],
    ['seal', (run, { id }) => run(set('seal'), 'another', id)],
    ['takeover', (run, { id }) => run(set('carried_over'), pack({ seq: 1, state: {} }), id)],
  ])('whose %s was altered says so', async (_what, alter) => {
    const { player, id } = await withFinished(alter);
    const { onlyWatched } = await player.ask('history.read', { id });
    expect(onlyWatched).toMatch(/^(altered|damaged)$/);
    expect(await player.refuse('history.export', { id })).toEqual(saysSo);
    expect(await player.refuse('history.analyse', { id })).toEqual(saysSo);
    expect(await player.refuse('matches.open', { id })).toEqual(saysSo);
    const seat = { name: 'Ada', colour: 'amber' } as const;
    const fork = { id, at: 3, privacy: 'open', hideTells: false, seats: [seat, seat] } as const;
    expect(await player.refuse('replay.fork', { ...fork, seats: [...fork.seats] })).toEqual(saysSo);
  });

  it.each<[string, Alter]>([
    [
      'film',
      (run, { blob }) =>
        run(
          'update match_films set film = ?',
          flipped(blob('select film from match_films where match_id = ?')),
        ),
    ],
    ['the hash of its film', (run) => run("update match_films set hash = 'x'")],
  ])('whose %s was altered is shown by its rules instead', async (_what, alter) => {
    const { player, id } = await withFinished(alter);
    const { length } = await player.ask('replay.open', { id });
    const again = await player.ask('replay.seek', { id, at: length, eyes: 'open' });
    const sound = await programWith(finished, () => undefined, id);
    expect(again).toEqual(await sound.ask('replay.seek', { id, at: length, eyes: 'open' }));
    expect((await player.ask('history.read', { id })).onlyWatched).toBeUndefined();
  });

  it.each<[string, Alter]>([
    ['a pack', (run) => run("update setup_packs set pack_hash = 'x'")],
    ['the cards', (run) => run('update setup_cards set card_id = card_id + 10000')],
    ['the fingerprint', (run) => run("update match_setups set hash = 'x'")],
    ['the seal', (run) => run("update content_seals set seal = 'x' where kind = 'setup'")],
  ])('whose setup is as it was, though %s beside it was altered, stays sound', async (_what, alter) => {
    const { player, id } = await withFinished(alter);
    expect((await player.ask('history.read', { id })).onlyWatched).toBeUndefined();
    await player.ask('history.analyse', { id });
  });

  it('whose film and rows were both altered is not shown, and keeps its result', async () => {
    const { player, id } = await withFinished((run, match) => {
      run("update match_films set hash = 'x'");
      run(set('seed'), 8, match.id);
    });
    expect(await player.refuse('replay.open', { id })).toBe('damaged');
    expect((await player.ask('history.read', { id })).line.reason).toBe('surrender');
  });

  it('that nobody touched is watched, judged and exported', async () => {
    const { player, id } = await withFinished(() => undefined);
    expect((await player.ask('history.read', { id })).onlyWatched).toBeUndefined();
    await player.ask('history.analyse', { id });
    await player.ask('history.export', { id });
  });
});

describe('a running match', () => {
  let running: Stored;
  let carriedOver: Stored;

  async function play(): Promise<Stored> {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { privacy: 'strict' }, [1]),
    });
    await playOut(player, id, 7, 45);
    player.service.tables.leaveAll();
    return stored(player, id);
  }

  async function takeOver(): Promise<Stored> {
    const player = await startProgram((await open({ folder: landedFolder('4-51017db') })).db);
    await player.ask('matches.carryover', { id: 3 });
    let { table } = await player.ask('matches.open', { id: 3 });
    for (let count = 0; count < 10; count++) table = await answerOnce(player, table, () => 0);
    player.service.tables.leaveAll();
    return stored(player, 3);
  }

  const withRunning = async (alter: Alter): Promise<{ player: Player; id: number }> => {
    running ??= await play();
    return { player: await programWith(running, alter, running.id), id: running.id };
  };

  const someAction = 'match_id = ? and seq = 20';

  it.each<[string, Alter]>([
    ['action', (run, { id }) => run(`update match_actions set action = '999' where ${someAction}`, id)],
    [
      'action, not to be read,',
      (run, { id }) => run(`update match_actions set action = '[' where ${someAction}`, id),
    ],
    [
      'ground of an action',
      (run, { id }) =>
        run(
          `update match_actions set action = case when action like '[%' then substr(action, 2, instr(action, ',') - 2) else '[' || action || ',"p"]' end where ${someAction}`,
          id,
        ),
    ],
    [
      'last action',
      (run, { id }) =>
        run(
          'delete from match_actions where match_id = ? and seq = (select max(seq) from match_actions)',
          id,
        ),
    ],
    [
      'last action, with what it showed,',
      (run, { id }) => {
        run('delete from match_actions where match_id = ? and seq >= 40', id);
        run('delete from match_frames where match_id = ? and seq >= 40', id);
      },
    ],
    ['film, all of it,', (run, { id }) => run('delete from match_frames where match_id = ?', id)],
    ['newest seal', (run, { id }) => run(set('newest_seal'), 'x', id)],
    ['newest seal, gone,', (run, { id }) => run('update matches set newest_seal = null where id = ?', id)],
    [
      'middle',
      (run, { id }) => {
        run(`delete from match_actions where ${someAction}`, id);
        run('update match_actions set seq = seq - 1 where match_id = ? and seq > 20', id);
      },
    ],
    [
      'number of actions',
      (run, { id }) =>
        run(
          'insert into match_actions select match_id, seq + 1, action, at from match_actions where match_id = ? order by seq desc limit 1',
          id,
        ),
    ],
    [
      'order of actions',
      (run, { id }) => run('update match_actions set seq = 1000 - seq where match_id = ?', id),
    ],
    [
      'frame',
      (run, { blob, id }) =>
        run(
          `update match_frames set frame = ? where ${someAction}`,
          repacked(blob(`select frame from match_frames where ${someAction}`), () => []),
          id,
        ),
    ],
    [
      'frame, not to be read,',
      (run, { id }) => run(`update match_frames set frame = x'00' where ${someAction}`, id),
    ],
    [
      'hash of a state',
      (run, { id }) => run(`update match_frames set state_hash = 'x' where ${someAction}`, id),
    ],
    ['seal of a frame', (run, { id }) => run(`update match_frames set seal = 'x' where ${someAction}`, id)],
    ['seed', (run, { id }) => run(set('seed'), 8, id)],
    [
      'setup',
      (run, { blob }) =>
        run(
          'update match_setups set setup = ?',
          repacked(blob('select setup from match_setups, matches where matches.id = ?'), (setup) => ({
            ...setup,
            first: 1,
          })),
        ),
    ],
    ['setup, not to be read,', (run) => run("update match_setups set setup = x'00'")],
    ['form', (run, { id }) => run(set('form'), 'teams', id)],
    ['form, unknown,', (run, { id }) => run(set('form'), 'x', id)],
    ['game', (run, { id }) => run(set('game'), 'chess', id)],
    ['rules', (run, { id }) => run(set('rules_version'), 4, id)],
    [
      'keyframe',
      (run, { blob, id }) =>
        run(
          'update match_keyframes set state = ? where match_id = ?',
          repacked(blob('select state from match_keyframes where match_id = ?'), (state) => ({
            ...state,
            turn: 99,
          })),
          id,
        ),
    ],
    [
      'keyframe, not to be read,',
      (run, { id }) => run("update match_keyframes set state = x'00' where match_id = ?", id),
    ],
    [
      'privacy',
      (run, { id }) =>
        run(`update matches set arrangement = replace(arrangement, 'strict', 'open') where id = ?`, id),
    ],
    ['arrangement', (run, { id }) => run(set('arrangement'), '{"privacy"', id)],
    ['arrangement, gone,', (run, { id }) => run('update matches set arrangement = null where id = ?', id)],
    ['bot', (run, { id }) => run('update match_seats set bot = null where match_id = ?', id)],
    ['takeover', (run, { id }) => run(set('carried_over'), pack({ seq: 0, state: {} }), id)],
  ])('whose %s was altered is not simply played on', async (_what, alter) => {
    const { player, id } = await withRunning(alter);
    expect(await player.refuse('matches.open', { id })).toEqual(saysSo);
    expect(await player.refuse('matches.glance', { id })).toEqual(saysSo);
    expect((await player.ask('history.read', { id })).onlyWatched).toBeDefined();
    expect(await player.refuse('history.export', { id })).toMatch(/^(not-finished|damaged)$/);
    expect(await player.refuse('history.analyse', { id })).toMatch(/^(not-finished|damaged)$/);
    // It is there still, and can be got rid of in either way.
    expect((await player.ask('matches.list', {})).matches.map((line) => line.id)).toContain(id);
    await player.ask('matches.finish', { id });
    expect((await player.ask('history.read', { id })).line.reason).toBe('abandoned');
  });

  it.each<[string, Alter]>([
    [
      'state',
      (run, { blob, id }) =>
        run(
          set('carried_over'),
          repacked(blob('select carried_over from matches where id = ?'), (from) => ({
            ...from,
            state: { ...(from['state'] as object), turn: 99 },
          })),
          id,
        ),
    ],
    ['takeover', (run, { id }) => run('update matches set carried_over = null where id = ?', id)],
    [
      'takeover, not to be read,',
      (run, { id }) => run("update matches set carried_over = x'00' where id = ?", id),
    ],
  ])(
    'that the present rules took over, whose %s was altered, is not simply played on',
    async (_what, alter) => {
      carriedOver ??= await takeOver();
      const { id } = carriedOver;
      const player = await programWith(carriedOver, alter, id);
      expect(await player.refuse('matches.open', { id })).toEqual(saysSo);
      expect((await player.ask('history.read', { id })).onlyWatched).toBeDefined();
    },
  );

  it('that nobody touched goes on, and is nobody’s to look through', async () => {
    const { player, id } = await withRunning(() => undefined);
    await player.ask('matches.open', { id });
    expect(await player.refuse('replay.open', { id })).toBe('not-finished');
    expect(await player.refuse('history.read', { id })).toBe('not-finished');
  });

  it('whose arrangement cannot be read shows no hand when it is watched or taken over', async () => {
    const { player, id } = await withRunning((run, match) => run(set('arrangement'), 'null', match.id));
    const { faces, isFinished, length } = await player.ask('replay.open', { id });
    expect(isFinished).toBe(false);
    const { view } = await player.ask('replay.seek', { id, at: length, eyes: 0 });
    expect(view.players.every(({ orderHand }) => orderHand === undefined)).toBe(true);
    const seen = new Set(Object.values(view.cards));
    const { cards } = player.service.matches.load(id)!.setup as { cards: { id: string }[] };
    expect(Object.keys(faces).length).toBeLessThan(cards.length);
    for (const key of seen) expect(faces).toHaveProperty([key]);
    await player.ask('matches.carryover', { id });
    const { table } = await player.ask('matches.open', { id });
    expect(table.privacy).toBe('strict');
    expect(table.seats[1]!.bot?.level).toBe('soldier');
    expect(table.snapshot.view.players[1]!.orderHand).toBeUndefined();
  });
});
