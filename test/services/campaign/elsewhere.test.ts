import { describe, expect, it, vi } from 'vitest';
import { beginOne, fightBattle, goTo, startCampaigns, answerFirst, type Program } from './support.ts';
import { games } from '../../../electron/games/index.ts';
import type { PlaceKind } from '../../../shared/games/campaign.ts';
import type { Output } from '../../../shared/ipc.ts';

vi.setConfig({ testTimeout: 60_000 });

type Opened = Output<'campaign.open'>;

/** The first open site where this game decides, as far as one can march to it. */
const siteOf = ({ view }: Opened, kind: PlaceKind): string | undefined =>
  view.sites.find((site) => 'letter' in site && site.letter.kind === kind && site.letter.isWithinReach)?.id;

/** A campaign of the program's own story that stands before such a place. */
async function before(program: Program, kind: PlaceKind): Promise<Opened & { where: string }> {
  for (let seed = 1; seed < 60; seed++) {
    let now = await beginOne(program, { seed, court: 'lantern-watch' });
    for (let answers = 0; answers < 24; answers++) {
      const where = now.view.page ? undefined : siteOf(now, kind);
      if (where !== undefined) return { ...now, where };
      if (now.view.page?.kind === 'muster') break;
      now = await answerFirst(program, now, ['readOn', 'rest']);
    }
  }
  throw new Error(`no campaign has ${kind} near`);
}

const start = () => startCampaigns({ among: games, stories: ['resources/stories/six-candles'] });

async function go(
  program: Program,
  { id, revision, options, where }: Opened & { where: string },
  kind: 'march' | 'sendCaptain',
) {
  const option = options.findIndex((each) => each.kind === kind && each.site === where);
  return (await program.ask('campaign.answer', { id, revision, option })).campaign;
}

describe('a place of another game', () => {
  it('is a tunnel of Deepwarren, led by bots of the level, and nobody is mustered for it', async () => {
    const program = await start();
    const map = await before(program, 'deepwarren');
    const campaign = await go(program, map, 'march');
    expect(campaign.view.page).toMatchObject({ kind: 'battle', site: map.where, marching: [] });
    expect(campaign.battle).toMatchObject({ game: 'deepwarren', by: 'you' });
    const after = await fightBattle(program, campaign, true);
    expect(after.view.chronicle.at(-1)).toMatchObject({ site: map.where, result: 'won', kind: 'deepwarren' });
    expect(after.view.roads.length).toBeGreaterThan(map.view.roads.length);
  });

  it('is a Front of Salient: a Duel against the rival, and what its margin gave is told by the match', async () => {
    const program = await start();
    const map = await before(program, 'salient');
    const campaign = await go(program, map, 'march');
    expect(campaign.battle).toMatchObject({ game: 'salient', by: 'you' });
    const after = await fightBattle(program, campaign, true);
    const line = after.view.chronicle.at(-1)!;
    expect(line).toMatchObject({ site: map.where, result: 'won', kind: 'salient' });
    // The rival gave up with nobody behind any line: a Front won by no margin.
    expect(line.brought).toContainEqual({ tallow: 2 });
    expect(after.view.ground).toBe(map.view.ground);
    const { seats } = (await program.ask('history.read', { id: (await matchOf(program, after))! })).line;
    expect(seats.map(({ side }) => side)).not.toContain('');
  });

  it('is an expedition of Delve: a captain goes down alone, and what was mapped stays in the campaign', async () => {
    const program = await start();
    const map = await before(program, 'delve');
    const sent = await go(program, map, 'sendCaptain');
    expect(sent.battle).toMatchObject({ game: 'delve', by: 'captain' });
    const { id, revision } = sent;
    const { match } = await program.ask('campaign.battle', { id, revision, isWatched: false });
    await vi.waitFor(
      async () => expect((await program.ask('campaign.open', { id })).view.page?.kind).toBe('scene'),
      { timeout: 50_000, interval: 50 },
    );
    const { view } = await program.ask('campaign.open', { id });
    expect(view.chronicle.at(-1)).toMatchObject({ kind: 'delve', by: 'captain' });
    const film = await program.ask('history.read', { id: match });
    expect(film.line.seats.length).toBe(1);
    expect(view.mapped).toBeGreaterThan(0);
    const chronicle = await program.ask('campaign.chronicle', { id });
    expect(chronicle.chapters.flatMap(({ lines }) => lines).at(-1)).toMatchObject({ kind: 'delve', match });
  });

  it('is asked first, on the way down, whether it is for keeps', async () => {
    const program = await start();
    const map = await before(program, 'delve');
    const asked = await go(program, map, 'march');
    expect(asked.view.page).toMatchObject({ kind: 'expedition', site: map.where });
    expect(asked.options).toEqual([{ kind: 'goDown' }, { kind: 'goDownForKeeps' }]);
    const { campaign } = await program.ask('campaign.answer', {
      id: asked.id,
      revision: asked.revision,
      option: 1,
    });
    const after = await fightBattle(program, campaign, false);
    expect(after.view.chronicle.at(-1)).toMatchObject({ kind: 'delve', result: 'lost' });
    const map2 = await goTo(program, after, 'planning', ['readOn']);
    expect(map2.view.march).toBe(map.view.march + 1);
  });
});

/** The match of the latest line of the chronicle. */
async function matchOf(program: Program, { id }: Opened): Promise<number | undefined> {
  const { chapters } = await program.ask('campaign.chronicle', { id });
  return chapters.flatMap(({ lines }) => lines).at(-1)?.match;
}
