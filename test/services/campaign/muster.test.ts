import { describe, expect, it, vi } from 'vitest';
import { beginOne, goTo, startCampaigns } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('the warband of a campaign in the builder', () => {
  it('is sound there as it marches, and what is not owned is named', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const { id, revision, view } = muster;
    const { warband } = await program.ask('campaign.builder', { id });
    expect(await program.ask('campaign.builder', { id })).toEqual({ warband });
    const { creatures, orders } = view.warband;
    const stranger = program.cards
      .boxes()
      .find(({ card }) => card.type === 'order' && !(card.id in view.owned))!;
    const unowned = { id, revision, creatures, orders: [...orders.slice(1), stranger.card.id] };
    expect(await program.refuse('campaign.muster', unowned)).toBe('not-owned');
    const few = { id, revision, creatures: creatures.slice(0, 3), orders };
    expect(await program.refuse('campaign.muster', few)).toBe('not-legal');
    expect(await program.ask('campaign.open', { id })).toEqual(muster);
    const { campaign } = await program.ask('campaign.muster', { id, revision, creatures, orders });
    expect(campaign.view.warband).toEqual(view.warband);
  });

  it('knows what was won: a list with the new card marches', async () => {
    const program = await startCampaigns();
    let now = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    const { fightBattle } = await import('./support.ts');
    const owned = now.view.owned;
    now = await goTo(program, await fightBattle(program, now, true), 'muster', ['takeBundle', 'march']);
    const won = Object.keys(now.view.owned).filter((key) => (owned[key] ?? 0) < now.view.owned[key]!);
    const card = won.find((key) => now.options.some((each) => each.kind === 'putIn' && each.card === key))!;
    const { id, revision, view, faces } = now;
    const part = faces[card]!.type === 'order' ? 'orders' : 'creatures';
    const list = { creatures: view.warband.creatures, orders: view.warband.orders };
    const { campaign } = await program.ask('campaign.muster', {
      ...{ id, revision, ...list, [part]: [...list[part], card] },
    });
    expect(campaign.view.warband[part]).toContain(card);
    const collections = await program.ask('campaign.list', {});
    expect(collections.campaigns).toHaveLength(1);
  });
});

describe('a captain', () => {
  it('is sent: bots play the match, it is kept, and the campaign hears of its end', async () => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['sendCaptain']);
    expect(battle.battle).toEqual({ game: 'warband', by: 'captain', isFought: false });
    const { id, revision } = battle;
    const { match } = await program.ask('campaign.battle', { id, revision, isWatched: false });
    expect((await program.ask('campaign.open', { id })).battle).toMatchObject({ isFought: true, match });
    await vi.waitFor(
      async () => expect((await program.ask('campaign.open', { id })).view.page?.kind).toBe('scene'),
      { timeout: 50_000, interval: 50 },
    );
    const line = (await program.ask('history.read', { id: match })).line;
    expect(line).toMatchObject({ campaign: id });
    expect(line.seats.every(({ bot }) => bot !== undefined)).toBe(true);
    const { view } = await program.ask('campaign.open', { id });
    expect(view.chronicle.at(-1)).toMatchObject({ by: 'captain' });
  });
});
