import { describe, expect, it, vi } from 'vitest';
import { beginOne, fightBattle, startCampaigns, answerFirst, type Program } from './support.ts';
import { games } from '../../../electron/games/index.ts';
import type { Output } from '../../../shared/ipc.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The first open site where Deepwarren decides, as far as one can march to it. */
const tunnelIn = ({ view }: Output<'campaign.open'>): string | undefined =>
  view.sites.find(
    (site) => 'letter' in site && site.letter.kind === 'deepwarren' && site.letter.isWithinReach,
  )?.id;

/** A campaign of the program's own story that stands before a tunnel. */
async function beforeTunnel(program: Program): Promise<Output<'campaign.open'>> {
  for (let seed = 1; seed < 60; seed++) {
    let now = await beginOne(program, { seed, court: 'lantern-watch' });
    for (let answers = 0; answers < 12; answers++) {
      if (!now.view.page && tunnelIn(now) !== undefined) return now;
      if (now.view.page?.kind === 'muster') break;
      now = await answerFirst(program, now, ['readOn', 'rest']);
    }
  }
  throw new Error('no campaign has a tunnel near');
}

describe('a place of Deepwarren', () => {
  it('is decided by a match of that game, led by bots of the level, and nobody is mustered for it', async () => {
    const program = await startCampaigns({ among: games, stories: ['resources/stories/six-candles'] });
    const map = await beforeTunnel(program);
    const site = tunnelIn(map)!;
    const option = map.options.findIndex((each) => each.kind === 'march' && each.site === site);
    const { campaign } = await program.ask('campaign.answer', { id: map.id, revision: map.revision, option });
    expect(campaign.view.page).toMatchObject({ kind: 'battle', site, marching: [] });
    expect(campaign.battle).toMatchObject({ game: 'deepwarren', by: 'you' });
    const after = await fightBattle(program, campaign, true);
    expect(after.view.chronicle.at(-1)).toMatchObject({ site, result: 'won', kind: 'deepwarren' });
    expect(after.view.roads.length).toBeGreaterThan(map.view.roads.length);
  });
});
