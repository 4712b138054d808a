import { describe, expect, it, vi } from 'vitest';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import { calls } from '../../../shared/ipc.ts';
import { beginOne, goTo, startCampaigns } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

const nobody = { id: 999 };
const unknown = { ...nobody, revision: 0 };

describe('the calls of the campaign', () => {
  it('answer with a reason where there is no such campaign, story or file', async () => {
    const program = await startCampaigns();
    const list = { creatures: [], orders: [] };
    const codes = [
      await program.refuse('campaign.open', nobody),
      await program.refuse('campaign.answer', { ...unknown, option: 0 }),
      await program.refuse('campaign.undo', unknown),
      await program.refuse('campaign.why', { ...nobody, action: { kind: 'march' } }),
      await program.refuse('campaign.muster', { ...unknown, ...list }),
      await program.refuse('campaign.builder', nobody),
      await program.refuse('campaign.battle', { ...unknown, isWatched: true }),
      await program.refuse('campaign.turn', { ...nobody, at: 0 }),
      await program.refuse('campaign.chronicle', nobody),
      await program.refuse('campaign.export', { ...nobody, as: 'file' }),
      await program.refuse('campaign.rename', { ...nobody, name: 'Nobody' }),
      await program.refuse('campaign.delete', nobody),
      await program.refuse('campaign.undelete', nobody),
    ];
    expect(new Set(codes)).toEqual(new Set(['no-such-campaign']));
    const hash = '0'.repeat(64);
    expect(await program.refuse('stories.switch', { hash, isEnabled: true })).toBe('no-such-story');
    expect(await program.refuse('stories.remove', { hash })).toBe('no-such-story');
    const wish = { court: 'nobody', level: 'tale', form: 'free' } as const;
    expect(await program.refuse('campaign.begin', { story: hash, ...wish })).toBe('no-such-story');
    const [story] = (await program.ask('stories.list', {})).stories;
    expect(await program.refuse('campaign.begin', { story: story!.hash, ...wish })).toBe('no-such-court');
    expect(await program.refuse('campaign.import', { upload: 'none' })).toBe('no-such-upload');
    expect(await program.refuse('stories.check', { upload: 'none' })).toBe('no-such-upload');
    expect(await program.refuse('stories.import', { upload: 'none', hash })).toBe('no-such-upload');
  });

  it('refuse what has another shape before anything hears of it', () => {
    for (const input of [{}, { id: -1 }, { id: '1' }, { id: 1, more: 1 }, { id: 1e99 }, null, []])
      expect(calls['campaign.open'].input.safeParse(input).success).toBe(false);
    for (const seed of [-1, 0.5, '1', Number.MAX_SAFE_INTEGER + 1]) {
      const wish = { story: '0'.repeat(64), court: 'x', level: 'tale', form: 'free', seed };
      expect(calls['campaign.begin'].input.safeParse(wish).success).toBe(false);
    }
  });

  it('say why not of any action whatever, and nothing changes', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const { id } = muster;
    const rng = seedRng(5);
    for (let number = 0; number < 200; number++) {
      const { sentence } = await program.ask('campaign.why', { id, action: oddAction(rng) });
      expect(sentence === undefined || sentence.length > 0).toBe(true);
    }
    expect(await program.ask('campaign.open', { id })).toEqual(muster);
  });
});

const kinds = ['march', 'seat', 'putIn', 'buy', 'report', 'tell', 'setLevel', 'choose', '__proto__', ''];
const values = ['veteran/1', '', 'lampwall', -1, 1e9, true, { fact: 'fell', veteran: 'x' }, 'x'.repeat(300)];

function oddAction(rng: Rng): { kind: string } {
  const one = <T>(list: readonly T[]): T => list[randomInt(rng, list.length)]!;
  const names = ['site', 'veteran', 'card', 'won', 'fact', 'level', 'choice', 'constructor'];
  const fields = Array.from({ length: randomInt(rng, 4) }, () => [one(names), one(values)] as const);
  return { ...Object.fromEntries(fields), kind: one(kinds) };
}
