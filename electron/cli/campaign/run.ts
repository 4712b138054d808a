/** One simulated campaign from its first page to its ending, and what was counted on the way. */
import type { LevelId, Page } from '../../../shared/games/campaign.ts';
import { chanceAt } from '../../campaign/chances.ts';
import { stirringsOf } from '../../campaign/conditions.ts';
import { campaign, type CampaignSetup, type CampaignState } from '../../campaign/index.ts';
import { playersOf } from '../../campaign/rewards.ts';
import { seedRng } from '../../engine/rng.ts';
import { answer, type Leaning, type Person } from './player.ts';

export interface CampaignRun {
  seed: number;
  court: string;
  level: LevelId;
  leaning: Leaning;
  ending?: string;
  isGood: boolean;
  marches: number;
  answers: number;
  won: number;
  lost: number;
  stirrings: number;
  candles: number;
  cards: number;
  veterans: number;
  /** Cards offered in bundles, and how many of them three creatures can play. */
  offered: number;
  playable: number;
  /** Markets come to; with something useful to buy; with everything. */
  markets: number;
  useful: number;
  affordable: number;
  /** Places and events met. */
  met: number;
  /** Battles of the third act: how the first four before them went, and whether they were won. */
  thirdAct: { before: number; chance: number }[];
  problem?: string;
}

const mostAnswers = 5000;

/** Who plays, and whether every position is checked. */
export interface Playing extends Pick<Person, 'leaning' | 'fight'> {
  isChecked: boolean;
}

export function runCampaign(setup: CampaignSetup, seed: number, playing: Playing): CampaignRun {
  const { leaning, isChecked, fight } = playing;
  const state = campaign.start(setup, seed);
  const run = newRun(setup, seed, leaning);
  const person: Person = { leaning, rng: seedRng(seed + 7919), ...(fight && { fight }) };
  let last: Page | undefined;
  try {
    for (let decision = campaign.decision(state); decision; decision = campaign.decision(state)) {
      const [page] = state.pages;
      if (page && page !== last) look(run, state, page);
      last = page;
      const problem = isChecked ? campaign.invariants(state)[0] : undefined;
      if (problem !== undefined || run.answers > mostAnswers) return { ...run, problem: problem ?? 'no end' };
      campaign.apply(state, answer(state, decision.options, person));
      run.answers += 1;
    }
  } catch (error) {
    return { ...run, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return finished(run, state);
}

const newRun = ({ court, level }: CampaignSetup, seed: number, leaning: Leaning): CampaignRun => ({
  ...{ seed, court, level, leaning, isGood: false, marches: 0, answers: 0, won: 0, lost: 0, stirrings: 0 },
  ...{
    candles: 0,
    cards: 0,
    veterans: 0,
    offered: 0,
    playable: 0,
    markets: 0,
    useful: 0,
    affordable: 0,
    met: 0,
  },
  thirdAct: [],
});

/** Counts what a page shows when it opens. */
function look(run: CampaignRun, state: CampaignState, page: Page): void {
  if (page.kind === 'bundles') {
    const cards = page.bundles.flatMap((bundle) => bundle.cards);
    run.offered += cards.length;
    run.playable += cards.filter((card) => playersOf(state, card) >= 3).length;
  } else if (page.kind === 'market') {
    const able = page.stock.filter(({ price }) => price <= state.tallow);
    const sum = page.stock.reduce((all, { price }) => all + price, 0);
    run.markets += 1;
    if (able.some(({ card }) => playersOf(state, card) >= 3)) run.useful += 1;
    if (sum <= state.tallow) run.affordable += 1;
  } else if (page.kind === 'battle' && state.act === 2 && !state.inFinale) {
    const { site, ground, marching } = page;
    const results = state.chronicle.filter(({ result }) => result === 'won' || result === 'lost');
    const before = results.slice(-4);
    if (before.length === 4)
      run.thirdAct.push({
        before: before.filter(({ result }) => result === 'won').length,
        chance: chanceAt(state, site, { ground, marching }),
      });
  }
}

function finished(run: CampaignRun, state: CampaignState): CampaignRun {
  const { ending, endedWell, march, won, lost, gained, candles, roster, used } = state;
  return {
    ...run,
    ...(ending === undefined ? { problem: 'it ended without an ending' } : { ending }),
    ...{ isGood: endedWell, marches: march, won, lost, cards: gained, veterans: roster.length },
    stirrings: stirringsOf(state),
    candles: Object.values(candles).filter(({ lit }) => lit).length,
    met: used.length,
  };
}
