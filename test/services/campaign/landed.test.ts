/** Files of campaigns that landed versions wrote are repeated by the present rules, and played on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../electron/games/index.ts';
import { fightBattle, goTo, startCampaigns } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = join(import.meta.dirname, '../../fixtures/campaigns/six-candles-1.0.0.json');

describe('a campaign of the landed story 1.0.0', () => {
  it('brings its story along, stands where it stood, and goes on', async () => {
    const program = await startCampaigns({ among: games, stories: ['resources/stories/six-candles'] });
    const bytes = readFileSync(fixture);
    const upload = program.uploads.begin([{ path: 'campaign.json', bytes: bytes.length }]);
    if (!upload.ok) throw new Error(upload.error.sentence);
    program.uploads.append(upload.value, 0, bytes);
    const { id } = await program.ask('campaign.import', { upload: upload.value });
    const now = await program.ask('campaign.open', { id });
    expect(now.view).toMatchObject({ march: 9, tallow: { now: 17 } });
    expect(now.view.chronicle.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'event correct-the-log',
      'event pay-the-boy',
      'event give-him-something-free',
      'deepwarren won',
      'event tell-him',
      'event bury-them-dry',
      'event lead-badly',
      'event buy-what-is-under',
      'warband passed',
      'warband passed',
      'event sell-them-the-nest',
      'warband lost',
      'warband won',
      'event buy-all-six',
      'warband won',
      'event take-a-rubbing',
    ]);
    const battle = await goTo(program, now, 'battle', ['march', 'toTheField', 'leaveMarket', 'readOn']);
    const after = await fightBattle(program, battle, true);
    expect(after.view.chronicle.length).toBe(now.view.chronicle.length + 1);
  });
});
