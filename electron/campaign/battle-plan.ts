/**
 * What must be known to play the battle that lies open: who marches with what, against whom, on which ground, and who
 * leads. Whoever runs matches asks for it, and answers the page when the match is over.
 */
import type { Advantage, CampaignAction, Fact, MappedChamber } from '../../shared/games/campaign.ts';
import type { Seed } from '../../shared/game.ts';
import type { BotLevel, Temperament } from '../../shared/bots.ts';
import { randomInt } from '../engine/rng.ts';
import { advantagesAt, rivalBot } from './chances.ts';
import { luckFor } from './draw.ts';
import { placeNamed } from './map.ts';
import { optionsOf } from './pages/index.ts';
import { rivalNamed } from './rivals.ts';
import { veteranOf } from './roster.ts';
import type { CampaignState, Veteran, Warband } from './state.ts';

export interface BattlePlan {
  site: string;
  place: string;
  /** Which game decides it. */
  game: string;
  /** The match's luck: of the place and how often it was tried (C-80). */
  seed: Seed;
  scenario: string | undefined;
  /** Your list; a marching veteran stands in it by id, `veteran/1`, in place of one copy of its card. */
  you: Warband;
  veterans: Veteran[];
  advantage: Advantage;
  /** The other side: its list and what its level gives it; a place without a rival is led by nobody. */
  rival:
    { id: string; list: Warband; advantage: Advantage; bot: BotLevel; temperament: Temperament } | undefined;
  /** Who leads the other side where nobody of a name stands there. */
  bot: BotLevel;
  /** The Undermount as far as it was mapped, and whether a hero who falls there dies. */
  mapped: readonly MappedChamber[];
  isForKeeps: boolean;
  /** Who leads your side: you, or the bot of a captain. */
  captain: BotLevel | undefined;
}

/** 32 bits, as every match's. */
const seeds = 2 ** 32;

export function battlePlan(state: Readonly<CampaignState>): BattlePlan | undefined {
  const [page] = state.pages;
  if (page?.kind !== 'battle') return undefined;
  const { site, place, marching, ground, by, isForKeeps = false } = page;
  const { you, rival } = advantagesAt(state, site, by === 'you' ? ground : 0);
  const veterans = marching.map((id) => veteranOf(state, id)!);
  const known = placeNamed(state, place);
  const rivalId = state.sites[site]?.rival;
  return {
    ...{ site, place, game: known?.kind ?? 'warband', scenario: known?.scenario },
    seed: randomInt(luckFor(state.seed, 'battle', place, state.sites[site]?.attempt ?? 0), seeds),
    you: withVeterans(state.warband, veterans),
    veterans,
    advantage: you,
    rival:
      rivalId === undefined
        ? undefined
        : {
            ...{ id: rivalId, list: state.rivals[rivalId]!.list, advantage: rival },
            ...{ bot: rivalBot(state), temperament: rivalNamed(state, rivalId).temperament },
          },
    bot: rivalBot(state),
    mapped: state.mapped,
    isForKeeps,
    captain: by === 'captain' ? state.setup.story.levels[state.level].captain : undefined,
  };
}

/** A veteran marches as the copy it was; if that one stays at home, as one more. */
export function withVeterans(warband: Warband, veterans: readonly Veteran[]): Warband {
  const creatures = [...warband.creatures];
  for (const { id, card } of veterans) {
    const at = creatures.indexOf(card);
    creatures.splice(at < 0 ? creatures.length : at, at < 0 ? 0 : 1, id);
  }
  return { ...warband, creatures };
}

/** What a match told of the battle, put into the next answer: call it until the battle's pages are through. */
export function nextAnswer(
  state: Readonly<CampaignState>,
  won: boolean,
  facts: readonly Fact[],
): CampaignAction | undefined {
  const kind = state.pages[0]?.kind;
  if (kind === 'battle') return { kind: 'report', won };
  if (kind !== 'reporting') return undefined;
  const known = new Set(facts.map((fact) => JSON.stringify(fact)));
  const told = optionsOf(state).find(
    (option) => option.kind === 'tell' && known.has(JSON.stringify(option.fact)),
  );
  return told ?? { kind: 'toldAll' };
}
