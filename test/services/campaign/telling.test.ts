import { describe, expect, it, vi } from 'vitest';
import { answerFirst, beginOne, fightBattle, goTo, startCampaigns, type Program } from './support.ts';
import type { Output } from '../../../shared/ipc.ts';

vi.setConfig({ testTimeout: 60_000 });

type Opened = Output<'campaign.open'>;

/** Two marches of a campaign, the first battle won and the second lost. */
async function twoMarches(program: Program): Promise<Opened> {
  let now = await beginOne(program);
  for (const won of [true, false]) {
    const battle = await goTo(program, now, 'battle', [
      'march',
      'seat',
      'toTheField',
      'takeBundle',
      'honour',
    ]);
    now = await fightBattle(program, battle, won);
  }
  return goTo(program, now, 'planning', ['takeBundle', 'honour']);
}

/** Sends a file as the window does. */
async function sendFile(program: Program, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const upload = program.uploads.begin([{ path: 'campaign.json', bytes: bytes.length }]);
  if (!upload.ok) throw new Error(upload.error.sentence);
  program.uploads.append(upload.value, 0, bytes);
  return upload.value;
}

describe('the chronicle of a campaign', () => {
  it('tells every march with its match, its place and how things stood', async () => {
    const program = await startCampaigns();
    const { id, view } = await twoMarches(program);
    const told = await program.ask('campaign.chronicle', { id });
    const lines = told.chapters.flatMap((chapter) => chapter.lines);
    expect(lines.map(({ result }) => result)).toEqual(view.chronicle.map(({ result }) => result));
    const battles = lines.filter(({ match }) => match !== undefined);
    expect(battles.map(({ result }) => result)).toEqual(['won', 'lost']);
    for (const { title, told: text, siteName } of battles) {
      expect([title, text, siteName]).not.toContain('');
      expect(title).not.toMatch(/^place\./);
    }
    const { matches } = await program.ask('history.list', {
      filter: {},
      sort: 'newest',
      offset: 0,
      limit: 10,
    });
    expect(matches.map(({ campaign }) => campaign)).toEqual([id, id]);
    expect(lines.at(-1)?.tallow).toBe(view.tallow.now);
    expect(told.warband[0]?.gained.length).toBeGreaterThan(0);
  });

  it('turns back to a page as a campaign of its own, and the old one stays as it is', async () => {
    const program = await startCampaigns();
    const before = await twoMarches(program);
    const { turns } = await program.ask('campaign.chronicle', { id: before.id });
    const { id } = await program.ask('campaign.turn', { id: before.id, at: turns[1]!.at });
    const forked = await program.ask('campaign.open', { id });
    expect(forked.view.march).toBe(turns[1]!.march);
    expect(forked.view.chronicle).toEqual(before.view.chronicle.slice(0, forked.view.chronicle.length));
    const lines = (await program.ask('campaign.chronicle', { id })).chapters.flatMap((each) => each.lines);
    expect(lines.some(({ match }) => match !== undefined)).toBe(true);
    expect(await program.ask('campaign.open', { id: before.id })).toEqual(before);
    const { campaigns } = await program.ask('campaign.list', {});
    expect(campaigns.map(({ forkedFrom }) => forkedFrom)).toContain(before.id);
  });

  it('of a sworn campaign turns no page back', async () => {
    const program = await startCampaigns();
    const { id } = await beginOne(program, { form: 'sworn' });
    expect((await program.ask('campaign.chronicle', { id })).turns).toEqual([]);
    expect(await program.refuse('campaign.turn', { id, at: 0 })).toBe('sworn');
  });

  it('is a page that needs nothing else and holds nobody’s markup', async () => {
    const program = await startCampaigns();
    const { id } = await twoMarches(program);
    await program.ask('campaign.rename', { id, name: '<img src=x> & "Co"' });
    const { name, text } = await program.ask('campaign.export', { id, as: 'page' });
    expect(name).toBe('img-src-x-co.html');
    expect(text).toContain('&lt;img src=x&gt; &amp; &quot;Co&quot;');
    expect(text).not.toMatch(/<img|<script|https?:|url\(/);
  });
});

describe('a campaign as a file', () => {
  it('goes on elsewhere where it stood, without its story being installed there', async () => {
    const here = await startCampaigns();
    const before = await twoMarches(here);
    const { text } = await here.ask('campaign.export', { id: before.id, as: 'file' });
    const there = await startCampaigns({ resourcesFolder: '/nowhere' });
    const { id } = await there.ask('campaign.import', { upload: await sendFile(there, text) });
    const after = await there.ask('campaign.open', { id });
    expect(after.view).toEqual(before.view);
    expect(after.options).toEqual(before.options);
    expect((await there.ask('stories.list', {})).stories).toEqual([]);
    await answerFirst(there, after);
  });

  it('is refused with any sign of it altered, and nothing is stored', async () => {
    const program = await startCampaigns();
    const { id } = await beginOne(program);
    const { text } = await program.ask('campaign.export', { id, as: 'file' });
    const before = await program.ask('campaign.list', {});
    const places = Array.from({ length: 120 }, (_, number) => Math.floor((number * text.length) / 120));
    for (const at of places) {
      const other = text[at] === 'x' ? 'y' : 'x';
      const altered = text.slice(0, at) + other + text.slice(at + 1);
      const refused = await program.refuse('campaign.import', { upload: await sendFile(program, altered) });
      expect(['no-campaign-file', 'file-altered']).toContain(refused);
    }
    expect(await program.ask('campaign.list', {})).toEqual(before);
  });
});
