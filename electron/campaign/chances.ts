/**
 * How likely a battle is won, before it is fought: what the letter says of a captain, and what the fast simulator
 * draws by. Points are Morale's worth. Only the slope was measured, and roughly; the other figures are estimates
 * (`docs/campaign.md`).
 */
import type { BotLevel } from '../../shared/bots.ts';
import type { Advantage, PlaceKind } from '../../shared/games/campaign.ts';
import { veteranOf } from './roster.ts';
import type { CampaignState } from './state.ts';
import type { Level } from './story/schema.ts';

type Reading = Readonly<CampaignState>;

/** What each thing is worth, in points of Morale. */
const worth = { morale: 1, leadership: 1.6, orders: 0.9, creatures: 0.5 } as const;
const perHonour = 0.22;
const perScar = -0.16;
/** A list of won cards against the Levy alone, at most. */
const fullCollection = 1.2;
const cardsOfFull = 30;
const perChange = 0.06;
/** How fast points turn the chance. 336 battles of soldiers showed about 0.06 (± 0.03): this is above it. */
const slope = 0.1;

const chanceOf = (points: number): number => 1 / (1 + Math.exp(-slope * points));

const pointsOf = (advantage: Advantage): number =>
  (Object.keys(worth) as (keyof typeof worth)[]).reduce(
    (sum, key) => sum + worth[key] * (advantage[key] ?? 0),
    0,
  );

/** What the level and everything bought and earned give at a site. */
export function advantagesAt(
  state: Reading,
  site: string,
  ground: number,
): { you: Advantage; rival: Advantage } {
  const { story } = state.setup;
  const level: Level = story.levels[state.level];
  const earned = state.advantages
    .filter(({ at }) => at === undefined || at === site)
    .map(({ advantage }) => advantage);
  const bought = Array.from({ length: ground }, () => story.groundBuys);
  const lent = state.inFinale ? alliesOf(state).map(() => story.allyBrings) : [];
  const all = [...earned, ...bought, ...lent].map((id) => story.advantages[id] ?? {});
  return { you: sumOf([level.you, ...all]), rival: level.rival };
}

const alliesOf = ({ rivals }: Reading): string[] =>
  Object.keys(rivals).filter((id) => rivals[id]!.stance === 'ally');

function sumOf(advantages: readonly Advantage[]): Advantage {
  const sum = { morale: 0, leadership: 0, orders: 0, creatures: 0 };
  for (const each of advantages) {
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += each[key] ?? 0;
  }
  return sum;
}

/**
 * Where another game decides, nothing that is mustered counts. Equals win half of their Duels and tunnels; a soldier
 * came home from the way down with a Treasure in so many of its journeys alone.
 */
const elsewhere: Partial<Record<PlaceKind, number>> = { salient: 0.5, deepwarren: 0.5, delve: 0.18 };

/** The chance to win at a site with these veterans, both sides led by equals. */
export function chanceAt(
  state: Reading,
  site: string,
  host: { ground: number; marching: readonly string[] },
): number {
  const known = elsewhere[state.sites[site]?.kind ?? 'warband'];
  if (known !== undefined) return known;
  const { you, rival } = advantagesAt(state, site, host.ground);
  const roster = host.marching.reduce((sum, id) => sum + pointsOfVeteran(state, id), 0);
  const cards = Object.values(state.collection).reduce((sum, copies) => sum + copies, 0);
  const collection = fullCollection * Math.min(1, cards / cardsOfFull);
  const changed = rivalAt(state, site)?.changed ?? 0;
  return chanceOf(pointsOf(you) - pointsOf(rival) + roster + collection - perChange * changed);
}

function pointsOfVeteran(state: Reading, id: string): number {
  const veteran = veteranOf(state, id);
  return veteran ? perHonour * veteran.honours.length + perScar * veteran.scars.length : 0;
}

const rivalAt = ({ sites, rivals }: Reading, site: string) => rivals[sites[site]?.rival ?? ''];

/**
 * How well each bot plays another's Duels and tunnels, as a soldier sees it: soldiers won 58 of 80 against novices,
 * captains 155 of 260 and warlords 36 of 64 against soldiers.
 */
const skill: Record<BotLevel, number> = { novice: -0.97, soldier: 0, captain: 0.39, warlord: 0.25 };

/** Against whom a captain plays counts where nothing that is mustered does. */
function captainAt(state: Reading, site: string): number {
  const kind = state.sites[site]?.kind;
  if (kind !== 'salient' && kind !== 'deepwarren') return chanceAt(state, site, { ground: 0, marching: [] });
  const { captain } = state.setup.story.levels[state.level];
  return 1 / (1 + Math.exp(skill[rivalBot(state)] - skill[captain]));
}

/** In hundredths, as the letter says it. */
export const captainChance = (state: Reading, site: string): number =>
  Math.round(100 * captainAt(state, site));

/** The bot that leads the other side. */
export function rivalBot(state: Reading): Level['bots'][number] {
  const { bots } = state.setup.story.levels[state.level];
  const act = state.inFinale ? state.setup.story.acts.length : state.act;
  return bots[Math.min(act, bots.length - 1)]!;
}
