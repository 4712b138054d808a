/**
 * What growth is worth: the warband of a campaign at its finale, with its veterans, against the bare Levy of the same
 * court, both led by the same bot on grounds that are won by Morale alone.
 */
import { seedRng } from '../../engine/rng.ts';
import { withVeterans, type BattlePlan } from '../../campaign/battle-plan.ts';
import { listNamed, warbandOf } from '../../campaign/collection.ts';
import { campaign, type CampaignSetup, type CampaignState } from '../../campaign/index.ts';
import { servingOf } from '../../campaign/roster.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import type { AnyLevel } from '../../bots/levels.ts';
import { fight, type Armoury } from './fight.ts';
import { answer } from './player.ts';

/** As many as most places let march. */
const veteransMarching = 4;

export interface RosterTally {
  matches: number;
  won: number;
  /** Of those that marched, on average. */
  veterans: number;
  honours: number;
}

/** A campaign as far as its last battle. */
function grown(setup: CampaignSetup, seed: number): CampaignState {
  const state = campaign.start(setup, seed);
  const person = { leaning: 'neighbourly' as const, rng: seedRng(seed + 7919) };
  for (let next = campaign.decision(state); next && !state.inFinale; next = campaign.decision(state))
    campaign.apply(state, answer(state, next.options, person));
  return state;
}

/** Grounds on which nothing but Morale is fought over; both sides begin with the same. */
const evenGrounds = ({ scenarios }: StoryContent): string[] =>
  Object.keys(scenarios).filter((id) => !/"objectives": \[\s*\{/.test(scenarios[id]!));

function planOf(state: CampaignState, scenario: string): BattlePlan {
  const veterans = servingOf(state)
    .toSorted((one, other) => other.honours.length - one.honours.length)
    .slice(0, veteransMarching);
  const list = warbandOf(listNamed(state, state.setup.levy)!);
  return {
    ...{ site: '', place: scenario, game: 'warband', seed: state.seed, scenario, bot: 'soldier' },
    ...{ you: withVeterans(state.warband, veterans), veterans, advantage: {}, captain: undefined },
    rival: { id: 'levy', list, advantage: {}, bot: 'soldier', temperament: 'balanced' },
    ...{ mapped: [], isForKeeps: false },
  };
}

export function measureRoster(
  armoury: Armoury,
  setups: (number: number) => CampaignSetup,
  { matches, seed, level }: { matches: number; seed: number; level: AnyLevel },
  show: (done: number) => void,
): RosterTally {
  const grounds = evenGrounds(armoury.content);
  const tally: RosterTally = { matches: 0, won: 0, veterans: 0, honours: 0 };
  for (let number = 0; number < matches; number++) {
    const plan = planOf(grown(setups(number), seed + number), grounds[number % grounds.length]!);
    const honours = plan.veterans.reduce((sum, each) => sum + each.honours.length, 0);
    tally.matches += 1;
    tally.won += Number(fight(armoury, plan, level, seed + number).won);
    tally.veterans += plan.veterans.length / matches;
    tally.honours += honours / matches;
    show(number + 1);
  }
  return tally;
}
