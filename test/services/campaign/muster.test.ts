import { describe, expect, it, vi } from 'vitest';
import { listOf } from '../../../electron/services/campaign/muster.ts';
import { createWarbands, type Warbands } from '../../../electron/services/warbands/warbands.ts';
import { beginOne, fightBattle, goTo, startCampaigns, type Program } from './support.ts';
import { nextAnswer } from '../../../electron/campaign/battle-plan.ts';
import { changeCampaign } from '../../../electron/db/campaigns.ts';
import { createArmouries } from '../../../electron/services/campaign/armoury.ts';
import { carryOn, openSession } from '../../../electron/services/campaign/session.ts';
import { createStoryShelf } from '../../../electron/services/campaign/story-shelf.ts';
import type { CampaignAction } from '../../../shared/games/campaign.ts';

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

describe('a list somebody is at work on', () => {
  it('is not laid over; one nobody changed follows the campaign', async () => {
    const program = await startCampaigns();
    const muster = await goTo(program, await beginOne(program), 'muster', ['march']);
    const warbands = createWarbands(program.db, program.cards);
    const list = listOf(muster.view.warband);
    const fewer = { ...list, orders: list.orders.slice(1) };
    const id = warbands.ofCampaign(muster.id, 'Ours', list);
    warbands.ofCampaign(muster.id, 'Ours', fewer);
    expect(opened(warbands, id).list).toEqual(fewer);
    expect(warbands.save(id, opened(warbands, id).stamp, list).ok).toBe(true);
    expect(warbands.ofCampaign(muster.id, 'Ours', fewer)).toBe(id);
    expect(opened(warbands, id).list).toEqual(list);
  });
});

/** Stores what the battle that lies open would tell: won, and a deed of the first creature that marched. */
function tellDeed(
  { db, cards }: Program,
  { id, revision, view }: Awaited<ReturnType<typeof beginOne>>,
): void {
  const sources = { db, stories: createStoryShelf(db), armouries: createArmouries(db, cards) };
  const session = openSession(sources, id);
  if (!session.ok) throw new Error(session.error.sentence);
  const deed = { fact: 'deed', deed: 'last', by: view.warband.creatures[0]! } as const;
  const answers: CampaignAction[] = [];
  let { state } = session.value;
  for (let next = nextAnswer(state, true, [deed]); next; next = nextAnswer(state, true, [deed])) {
    answers.push(next);
    state = carryOn(state, [next])!.state;
  }
  const change = { revision, after: session.value.answers.length, answers, owned: undefined, at: 0 };
  expect(changeCampaign(db, id, change).ok).toBe(true);
}

function opened(warbands: Warbands, id: string) {
  const found = warbands.open(id);
  if (!found.ok) throw new Error(found.error.sentence);
  return found.value;
}

describe('a veteran', () => {
  it('is called what the person likes, everywhere, and nobody else gets the name the story gave', async () => {
    const program = await startCampaigns();
    const battle = await goTo(program, await beginOne(program), 'battle', ['march', 'toTheField']);
    tellDeed(program, battle);
    const again = await startCampaigns({ db: program.db });
    const told = await again.ask('campaign.open', { id: battle.id });
    const now = await goTo(again, told, 'planning', ['honour', 'takeBundle']);
    const [veteran] = now.view.roster;
    expect(veteran).toBeDefined();
    const { id } = now;
    await again.ask('campaign.call', { id, veteran: veteran!.id, name: 'Old Ferrule' });
    const renamed = await again.ask('campaign.open', { id });
    expect(renamed.view.roster[0]).toEqual({ ...veteran, name: 'Old Ferrule' });
    expect(renamed.faces[veteran!.id]!.name).toBe('Old Ferrule');
    expect(renamed.options).toEqual(now.options);
    expect((await again.ask('campaign.chronicle', { id })).veterans[0]!.name).toBe('Old Ferrule');
    await again.ask('campaign.call', { id, veteran: veteran!.id, name: '' });
    expect((await again.ask('campaign.open', { id })).view.roster[0]).toEqual(veteran);
    expect(await again.refuse('campaign.call', { id, veteran: 'veteran/99', name: 'Nobody' })).toBe(
      'no-such-veteran',
    );
  });
});
