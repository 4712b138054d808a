import { describe, expect, it, vi } from 'vitest';
import { answerFirst, beginOne, fightBattle, goTo, startCampaigns } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a campaign in the program', () => {
  it('is begun with a story, opens at its first page, and shows only words that may be read', async () => {
    const program = await startCampaigns();
    const opened = await beginOne(program);
    expect(program.problems).toEqual([]);
    expect(opened.view.page).toMatchObject({ kind: 'scene', text: 'story.opening' });
    expect(opened.scene).toContain('\n\n');
    expect(opened.options).toEqual([{ kind: 'readOn' }]);
    const sites = opened.view.sites.filter(({ status }) => status === 'open');
    for (const site of sites)
      expect('letter' in site && opened.words[`place.${site.letter.place}.title`]).not.toBe(undefined);
    expect(Object.keys(opened.words).filter((key) => key.startsWith('ending.'))).toEqual([]);
    expect(opened.faces[opened.view.warband.commander]?.type).toBe('commander');
    const { campaigns } = await program.ask('campaign.list', {});
    expect(campaigns).toMatchObject([
      { id: opened.id, stands: { march: 0, court: { id: opened.view.court } } },
    ]);
  });

  it('refuses a stale or invented answer and changes nothing', async () => {
    const program = await startCampaigns();
    const opened = await beginOne(program);
    const { id, revision } = opened;
    const next = await answerFirst(program, opened);
    expect(await program.refuse('campaign.answer', { id, revision, option: 0 })).toBe('stale-answer');
    const stale = { id, revision: next.revision, option: 99 };
    expect(await program.refuse('campaign.answer', stale)).toBe('no-such-option');
    expect(await program.ask('campaign.open', { id })).toEqual(next);
  });

  it('goes on at the same page in another start of the program', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const again = await startCampaigns({ db: program.db });
    expect(await again.ask('campaign.open', { id: muster.id })).toEqual(muster);
  });

  it('takes the latest answer back until something is revealed', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const { campaign: map } = await program.ask('campaign.undo', {
      ...{ id: muster.id, revision: muster.revision },
    });
    expect(map.view.page).toBe(undefined);
    expect(map.revision).toBe(muster.revision + 1);
    expect((await goTo(program, map, 'muster', ['march'])).view).toEqual(muster.view);
  });
});

describe('a battle of a campaign', () => {
  it.each([true, false])('is a real match, and its end answers the campaign (won: %s)', async (won) => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    expect(battle.battle).toEqual({ game: 'warband', by: 'you', isFought: false });
    const before = battle.view.site;
    const result = await fightBattle(program, battle, won);
    const page = battle.view.page;
    const place = page?.kind === 'battle' ? page.place : '';
    expect(result.view.page).toEqual({ kind: 'scene', text: `place.${place}.${won ? 'won' : 'lost'}` });
    expect(result.view.chronicle.at(-1)).toMatchObject({ place, result: won ? 'won' : 'lost' });
    expect(result.view.site === before).toBe(!won);
    expect(program.pushed.some(({ name }) => name === 'campaign.changed')).toBe(true);
  });

  it('goes on with the match under way, cannot be taken back once it has begun, nor answered by hand', async () => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    const { id, revision } = battle;
    expect(battle.canUndo).toBe(true);
    const first = await program.ask('campaign.battle', { id, revision, isWatched: true });
    expect(await program.ask('campaign.battle', { id, revision, isWatched: true })).toEqual(first);
    expect(await program.refuse('campaign.undo', { id, revision })).toBe('battle-begun');
    expect(await program.refuse('campaign.answer', { id, revision, option: 0 })).toBe('battle-open');
    const open = await program.ask('campaign.open', { id });
    expect(open).toMatchObject({ canUndo: false, battle: { match: first.match } });
    const { campaigns } = await program.ask('campaign.list', {});
    expect(campaigns[0]?.stands?.match).toEqual({ id: first.match, game: 'warband' });
  });

  it('whose match ended while the program was away is answered when the campaign is opened', async () => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    const { id, revision } = battle;
    const { match } = await program.ask('campaign.battle', { id, revision, isWatched: true });
    // Killed between the end of the match and the campaign's answer: only the matches were asked.
    const { makeMatchesHandlers } = await import('../../../electron/services/matches/handlers.ts');
    const { games } = await import('../../../electron/games/index.ts');
    const { randomBots } = await import('../matches/support.ts');
    const { handlers } = makeMatchesHandlers({
      ...{ db: program.db, games, cards: program.cards, push: () => undefined },
      log: { write: () => undefined, recent: () => [] },
      bots: {
        ...randomBots(games),
        hint: () => Promise.resolve(undefined),
        analyse: () => Promise.resolve(undefined),
      },
    });
    const table = await handlers['matches.open']({ id: match });
    if (!table.ok) throw new Error(table.error.sentence);
    await handlers['matches.surrender']({
      id: match,
      revision: table.value.table.snapshot.revision,
      seat: 0,
    });
    const again = await startCampaigns({ db: program.db });
    expect((await again.ask('campaign.open', { id })).view.chronicle.at(-1)).toMatchObject({
      result: 'lost',
    });
  });

  it('has the luck of its place, however often a page is turned back to it (C-80)', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const hands: unknown[] = [];
    const { id: forked } = await program.ask('campaign.turn', { id: muster.id, at: 2 });
    for (const id of [muster.id, forked]) {
      const battle = await goTo(program, await program.ask('campaign.open', { id }), 'battle', [
        'march',
        'toTheField',
      ]);
      const { match } = await program.ask('campaign.battle', {
        id,
        revision: battle.revision,
        isWatched: true,
      });
      const { table } = await program.ask('matches.open', { id: match });
      hands.push((table.snapshot.view as { players: unknown[] }).players[0]);
    }
    expect(hands[0]).toEqual(hands[1]);
  });
});
