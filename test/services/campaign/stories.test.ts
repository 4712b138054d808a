import { describe, expect, it, vi } from 'vitest';
import { storyFilesAt } from '../../../electron/cli/stories/files.ts';
import { hashStory } from '../../../electron/services/campaign/story-shelf.ts';
import { removePack, findPack, listPacks, setPackEnabled } from '../../../electron/db/packs.ts';
import { createPackReader } from '../../../electron/services/packs/reader.ts';
import { sentFolder, zipped } from '../../support/outside-pack.ts';
import { beginOne, fightBattle, goTo, startCampaigns, twoLights, type Program } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

const sources = storyFilesAt(twoLights);
const other: Record<string, string> = {
  ...sources,
  'story.json': sources['story.json']!.replace(/"version": "[^"]*"/, '"version": "9.9.9"'),
};

function send(program: Program, files: readonly { path: string; bytes: Buffer }[]): string {
  const upload = program.uploads.begin(files.map(({ path, bytes }) => ({ path, bytes: bytes.length })));
  if (!upload.ok) throw new Error(upload.error.sentence);
  files.forEach(({ bytes }, at) => program.uploads.append(upload.value, at, bytes));
  return upload.value;
}

const importOther = async (program: Program) => {
  const upload = send(program, zipped(other));
  return program.ask('stories.import', { upload, hash: hashStory(other) });
};

describe('a story from outside', () => {
  it('is looked at, stored beside the one of its name, switched off and removed', async () => {
    const program = await startCampaigns({ reader: createPackReader() });
    const report = await program.ask('stories.check', { upload: send(program, sentFolder(other, 'mine/')) });
    expect(report).toMatchObject({ errors: [], story: { version: '9.9.9', standing: 'other', missing: [] } });
    const { stories } = await importOther(program);
    expect(stories.map(({ version, isBuiltin }) => [version, isBuiltin])).toContainEqual(['9.9.9', false]);
    const hash = hashStory(other);
    await program.ask('stories.switch', { hash, isEnabled: false });
    expect(
      await program.refuse('campaign.begin', { story: hash, court: 'x', level: 'tale', form: 'free' }),
    ).toBe('story-off');
    expect((await program.ask('stories.remove', { hash })).stories).toHaveLength(1);
    const [builtin] = (await program.ask('stories.list', {})).stories;
    expect(await program.refuse('stories.remove', { hash: builtin!.hash })).toBe('builtin-story');
  });

  it.each([
    ['a way out of its folder', { ...other, '../evil.json': '{}' }, 'badPath'],
    ['a wrong type', { ...other, 'map.json': '{"sites": 3}' }, undefined],
    ['no JSON', { ...other, 'places.json': '[' }, 'badJson'],
    ['a missing text', { ...other, 'texts/en.json': '{}' }, 'missingText'],
    [
      'a text that turns the writing',
      {
        ...other,
        'texts/en.json': other['texts/en.json']!.replace('"story.title": "', '"story.title": "\u202e'),
      },
      'unreadableSigns',
    ],
    [
      'a pack that is not here',
      { ...other, 'story.json': other['story.json']!.replace(/"packs": \[/, '"packs": ["nowhere", ') },
      'missingPack',
    ],
  ])('with %s is refused by file and code, and no row is changed', async (_, files, code) => {
    const program = await startCampaigns();
    const before = await program.ask('stories.list', {});
    const upload = send(program, sentFolder(files, ''));
    const { errors, story } = await program.ask('stories.check', { upload });
    expect(errors.length).toBeGreaterThan(0);
    if (code !== undefined) expect(errors.map((each) => each.code)).toContain(code);
    expect(story).toBe(undefined);
    const hash = hashStory(files);
    expect(await program.refuse('stories.import', { upload, hash })).toBe('story-unsound');
    expect(await program.ask('stories.list', {})).toEqual(before);
  });
});

describe('a campaign under way', () => {
  it('goes on when its story is removed', async () => {
    const program = await startCampaigns();
    await importOther(program);
    const opened = await beginOne(program, { story: hashStory(other) });
    await program.ask('stories.remove', { hash: hashStory(other) });
    const again = await startCampaigns({ db: program.db });
    expect(await again.ask('campaign.open', { id: opened.id })).toEqual(opened);
  });

  it('loses nothing when a pack it was begun with goes: its next battle is fought with its own cards', async () => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    for (const { hash } of listPacks(program.db)) {
      const row = findPack(program.db, hash)!;
      setPackEnabled(program.db, row, false);
      removePack(program.db, row.id);
    }
    program.cards.changed();
    const again = await startCampaigns({ db: program.db });
    expect((await again.ask('campaign.open', { id: battle.id })).faces).toEqual(battle.faces);
    expect((await fightBattle(again, battle, true)).view.chronicle.at(-1)).toMatchObject({ result: 'won' });
    const [story] = (await again.ask('stories.list', {})).stories;
    expect(story?.missing.length).toBeGreaterThan(0);
    const wish = { story: story!.hash, court: story!.courts[0]!.id, level: 'tale', form: 'free' } as const;
    expect(await again.refuse('campaign.begin', wish)).toBe('packs-missing');
  });

  it.each([
    ['an answer', 'update campaign_answers set answer = \'{"kind":"rest"}\' where seq = 1'],
    ['the seed', 'update campaigns set seed = seed + 1'],
    ['the court', `update campaigns set setup = replace(setup, '"level":"march"', '"level":"tale"')`],
    [
      'the last answer, cut off',
      'delete from campaign_answers where seq = (select max(seq) from campaign_answers)',
    ],
  ])('with %s altered is listed with the reason and not played on', async (_, sql) => {
    const program = await startCampaigns();
    const { id } = await goTo(program, await beginOne(program), 'muster', ['march']);
    program.db.$client.exec(sql);
    const again = await startCampaigns({ db: program.db });
    expect((await again.ask('campaign.list', {})).campaigns).toMatchObject([{ id, trouble: 'altered' }]);
    expect(await again.refuse('campaign.open', { id })).toBe('altered');
  });

  it.each([
    ['the story', 'update stories set files = zeroblob(20)'],
    ['the cards', 'update armouries set content = zeroblob(20)'],
    ['the setup', `update campaigns set setup = '{'`],
  ])('with %s damaged is listed as unreadable', async (_, sql) => {
    const program = await startCampaigns();
    const { id } = await beginOne(program);
    program.db.$client.exec(sql);
    const again = await startCampaigns({ db: program.db, resourcesFolder: '/nowhere' });
    expect((await again.ask('campaign.list', {})).campaigns).toMatchObject([{ id, trouble: 'unreadable' }]);
  });
});
