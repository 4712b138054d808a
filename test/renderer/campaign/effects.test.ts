import { describe, expect, it } from 'vitest';
import { campaign } from '../../../electron/campaign/index.ts';
import { CampaignDesk } from '../../../renderer/campaign/desk.svelte.ts';
import { chipsOf } from '../../../renderer/campaign/effects/chip.ts';
import { aimsOf, heldSquares } from '../../../renderer/campaign/map/ground.ts';
import { newsOf } from '../../../renderer/campaign/reckoning/news.ts';
import { act, begun, contentOf, playUntil, sixCandlesSources } from '../../support/campaign.ts';

const content = contentOf(sixCandlesSources());
const state = campaign.start(begun(content), 7);

/** The campaign as a window has it, with every sentence of its story. */
const deskOf = () =>
  new CampaignDesk({
    ...{ id: 1, name: 'A way', revision: 0, title: '', actTitle: '', grounds: {}, faces: {}, players: {} },
    ...{ view: campaign.view(state, 0), options: [...(campaign.decision(state)?.options ?? [])] },
    ...{ words: content.texts['en']!, prices: { treat: 5, scout: 2, sell: {} }, missing: [], canUndo: false },
  });

const words = (desk: CampaignDesk, ...effects: Parameters<typeof chipsOf>[1]) =>
  chipsOf(desk, effects, { site: 'undertow' }).map(({ amount, words: said }) =>
    [amount, said].filter(Boolean).join(' '),
  );

describe('chips of effects', () => {
  it('stand in the same order however they are listed, sums of one kind joined', () => {
    expect(
      words(
        deskOf(),
        { bundle: 'rival' },
        { tallow: 6 },
        { candle: 'here', to: 'won' },
        { tallow: 2 },
        { stir: -1, cause: 'relit' },
      ),
    ).toEqual(['the candle of Undertow', '−1 Stirring', '+8 Tallow', '1 of 3 bundles']);
  });

  it('tell good from bad', () => {
    const tones = chipsOf(deskOf(), [
      { tallow: -2 },
      { stir: 1, cause: 'battle' },
      { ground: 1 },
      { flag: 'x' },
    ]);
    expect(tones.map(({ tone }) => tone)).toEqual(['bad', 'bad', 'good', 'later']);
  });
});

describe('the desk', () => {
  it('knows an answer by what it says, whatever the order of its fields', () => {
    playUntil(state, ['readOn', 'choose'], ({ pages }) => pages.length === 0);
    const desk = deskOf();
    const march = desk.opened.options.find((option) => option.kind === 'march')!;
    expect(desk.can({ site: march.site, kind: 'march' })).toBe(true);
    expect(desk.can({ kind: 'march', site: 'nowhere' })).toBe(false);
  });
});

describe('a reckoning', () => {
  it('repeats exactly what the letter of the place promised', () => {
    const fought = campaign.clone(state);
    playUntil(fought, ['march', 'toTheField'], ({ pages: [page] }) => page?.kind === 'battle');
    const [page] = fought.pages;
    const before = campaign
      .view(fought, 0)
      .sites.find(({ id }) => page?.kind === 'battle' && id === page.site);
    act(fought, { kind: 'report', won: false });
    act(fought, { kind: 'toldAll' });
    const desk = deskOf();
    desk.opened = { ...desk.opened, view: campaign.view(fought, 0) };
    const news = newsOf(desk, desk.view.page!);
    expect(news?.result).toBe('lost');
    expect(news?.effects).toEqual(before && 'letter' in before ? before.letter.lost : undefined);
  });
});

describe('a ground in a letter', () => {
  it('marks the squares to be held, and says each aim', () => {
    const ground = JSON.parse(content.scenarios['steps-top-landing']!) as Parameters<typeof aimsOf>[0];
    expect(heldSquares(ground)).toEqual([
      { column: 7, row: 9 },
      { column: 8, row: 10 },
    ]);
    expect(aimsOf(ground)).toEqual([
      'You: hold the marked squares at the end of 3 turns',
      'They: last to the end of round 10',
    ]);
    expect(aimsOf({ map: [], objectives: [] })).toEqual(['Break their Morale']);
  });
});
