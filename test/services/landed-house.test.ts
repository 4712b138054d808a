/**
 * What landed versions with four games and a campaign left behind, opened by this program: matches that ended are
 * watched, those under way are played on, files come in, and the campaign stands at the page where it was left.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../../electron/launch/machine.js';
import { fillWithLanded, landedHouseFile, landedHouses } from '../support/landed-files.ts';
import { programFolder, startOn, type Running } from '../support/filled-program.ts';
import { temporaryFolder } from '../db/support.ts';

vi.setConfig({ testTimeout: 120_000 });

interface House {
  matches: {
    id: number;
    game: string;
    isFinished: boolean;
    actions?: number;
    reason?: string;
    scores?: number[];
    revision?: number;
  }[];
  campaign: {
    id: number;
    revision: number;
    page: string;
    march: number;
    stirrings: number;
    tallow: number;
    told: number;
  };
}

const houseOf = (name: string): House => JSON.parse(landedHouseFile(name, 'house')) as House;

/** The program as it ships, with every pack and story, on the data of that version. */
async function startedOn(data: string): Promise<Running> {
  const program = programFolder(temporaryFolder());
  for (const part of ['resources/packs', 'resources/stories'])
    cpSync(join(root, part), join(program, part), { recursive: true });
  const running = await startOn(data, program);
  if ('failure' in running) throw new Error(running.failure);
  onTestFinished(() => running.close());
  return running;
}

function dataOf(name: string): string {
  const data = temporaryFolder();
  fillWithLanded(data, name, 'house');
  return data;
}

async function watch({ ask }: Running, id: number): Promise<number> {
  const { length } = await ask('replay.open', { id });
  for (const at of [0, Math.floor(length / 2), length]) await ask('replay.seek', { id, at, eyes: 'open' });
  expect((await ask('replay.log', { id, eyes: 'open', from: 0, count: 500 })).entries).not.toEqual([]);
  return length;
}

/** A match under way of these rules, or taken over by them. */
async function takenUp({ ask }: Running, id: number) {
  const { matches } = await ask('matches.list', {});
  const { trouble } = matches.find((match) => match.id === id)!;
  if (trouble !== undefined) {
    expect(trouble).toBe('olderRules');
    await ask('matches.carryover', { id });
  }
  const { table } = await ask('matches.open', { id });
  return { table, isTakenOver: trouble !== undefined };
}

describe.each(landedHouses)('the house of %s', (name) => {
  it('has its finished matches listed and watched', async () => {
    const running = await startedOn(dataOf(name));
    for (const { id, isFinished, actions, reason, scores } of houseOf(name).matches) {
      if (!isFinished) continue;
      expect((await running.ask('history.read', { id })).line).toMatchObject({ actions, reason, scores });
      expect(await watch(running, id)).toBe(actions);
    }
    expect(running.bugs).toEqual([]);
  });

  it('has its matches under way played on', async () => {
    const running = await startedOn(dataOf(name));
    for (const { id, game, isFinished, revision } of houseOf(name).matches) {
      if (isFinished) continue;
      const { table, isTakenOver } = await takenUp(running, id);
      expect(table.game).toBe(game);
      if (!isTakenOver) expect(table.snapshot.revision).toBe(revision);
      const answered = { id, revision: table.snapshot.revision, option: 0 };
      const after = await running.ask('matches.answer', answered);
      expect(after.revision).toBeGreaterThan(answered.revision);
    }
    expect(running.bugs).toEqual([]);
  });

  it('has match files that come in and are watched', async () => {
    const running = await startedOn(temporaryFolder());
    for (const { game, isFinished, actions } of houseOf(name).matches) {
      if (!isFinished) continue;
      const text = landedHouseFile(name, `match-${game}`);
      const { id } = await running.ask('history.import', { text });
      expect(await watch(running, id)).toBe(actions);
    }
  });

  it('has its campaign at the page where it was left, and lets it go on', async () => {
    const running = await startedOn(dataOf(name));
    const { id, revision, page, march, stirrings, tallow, told } = houseOf(name).campaign;
    const [line] = (await running.ask('campaign.list', {})).campaigns;
    expect(line).toMatchObject({ id, stands: { march } });
    const opened = await running.ask('campaign.open', { id });
    const stands = { march, stirrings: { sum: stirrings }, tallow: { now: tallow } };
    expect(opened).toMatchObject({ revision, view: { page: { kind: page }, ...stands } });
    expect(opened.view.chronicle).toHaveLength(told);
    const onward = opened.options.findIndex(({ kind }) => kind === 'toTheField');
    const { campaign } = await running.ask('campaign.answer', { id, revision, option: onward });
    expect(campaign.view.page?.kind).toBe('battle');
    const { match } = await running.ask('campaign.battle', {
      ...{ id, revision: campaign.revision, isWatched: true },
    });
    expect((await running.ask('matches.open', { id: match })).table.campaign).toBe(id);
    const { chapters } = await running.ask('campaign.chronicle', { id });
    expect(chapters.flatMap(({ lines }) => lines)).toHaveLength(told);
    expect(running.bugs).toEqual([]);
  });
});
