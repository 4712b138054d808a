/** From a setup and a seed to the first page. */
import type { Seed } from '../../shared/game.ts';
import { listNamed, warbandOf } from './collection.ts';
import { luckFor, shuffled } from './draw.ts';
import { seatRivals } from './rivals.ts';
import type { CampaignSetup, CampaignState } from './state.ts';
import { advance, beginAct } from './turning.ts';

export function startCampaign(setup: CampaignSetup, seed: Seed): CampaignState {
  const state = emptyState(Object.freeze(setup), seed);
  state.warband = warbandOf(listNamed(state, setup.levy)!);
  seatRivals(state);
  darken(state);
  const journey = { state, emit: undefined };
  state.pages.push({ kind: 'scene', text: 'story.opening', about: { court: setup.court } });
  beginAct(journey, 0);
  advance(journey);
  return state;
}

function emptyState(setup: CampaignSetup, seed: Seed): CampaignState {
  const { story, court, level } = setup;
  const candles = story.courts.map((each) => [each, { lit: true, taken: false }] as const);
  const home = story.sites.find((site) => site.court === court) ?? story.sites[0]!;
  return {
    ...{ setup, seed, level, act: 0, march: 0, marchInAct: 0, site: home.id, visited: [] },
    ...{ stirrings: [], relitInAct: 0, tallow: story.tallow.start, ground: 0, mapped: [] },
    candles: Object.fromEntries(candles),
    ...{ sites: {}, roads: [], shut: [], used: [], collection: {} },
    warband: { commander: '', creatures: [], orders: [], tiles: [] },
    ...{ roster: [], rivals: {}, flags: [], advantages: [] },
    ...{ lossesRunning: 0, won: 0, lost: 0, thefts: 0, gained: 0, pages: [] },
    ...{ inFinale: false, lastStand: false, helpedAt: 0, chronicle: [], undoable: 0, endedWell: false },
  };
}

/** Tonight some went out: never your own, for every court knows it was another. */
function darken({ setup, seed, candles }: CampaignState): void {
  const others = setup.story.courts.filter((court) => court !== setup.court);
  const out = shuffled(luckFor(seed, 'dark'), others).slice(0, setup.story.candlesDark);
  for (const court of out) candles[court]!.lit = false;
}
