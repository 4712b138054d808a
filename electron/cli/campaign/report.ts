/** The aims of the design, measured: what many simulated campaigns say of a story. */
import { levelIds, type LevelId } from '../../../shared/games/campaign.ts';
import type { Story } from '../../campaign/story/schema.ts';
import type { CampaignRun } from './run.ts';

/** One aim: what was measured, and within which bounds it should lie. */
export interface Aim {
  aim: string;
  value: number;
  least: number;
  most: number;
  isMet: boolean;
}

export interface CampaignReport {
  runs: number;
  broken: string[];
  endings: Record<string, number>;
  byLevel: Partial<Record<LevelId, { runs: number; good: number }>>;
  aims: Aim[];
  averages: Record<string, number>;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const sumOf = (
  runs: readonly CampaignRun[],
  key: 'offered' | 'playable' | 'markets' | 'useful' | 'affordable',
): number => runs.reduce((sum, run) => sum + run[key], 0);

const meanOf = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

const goodAims: Record<LevelId, [number, number]> = {
  tale: [0.92, 1],
  march: [0.68, 0.8],
  oath: [0.45, 0.58],
  ash: [0.15, 0.28],
};

/** `rounds` are the lengths of the battles that were played, if any were. */
export function campaignReport(
  runs: readonly CampaignRun[],
  story: Story,
  rounds: readonly number[] = [],
): CampaignReport {
  const sound = runs.filter(({ problem }) => problem === undefined);
  const endings = Object.fromEntries(
    story.endings.map(({ id }) => [
      id,
      share(sound.filter(({ ending }) => ending === id).length, sound.length),
    ]),
  );
  return {
    runs: runs.length,
    broken: runs
      .flatMap(({ problem, seed, court }) =>
        problem === undefined ? [] : [`${court}, seed ${seed}: ${problem}`],
      )
      .slice(0, 10),
    endings,
    byLevel: byLevel(sound),
    aims: [...aimsOf(runs, sound, endings, story), ...lengthAims(rounds)],
    averages: averagesOf(sound),
  };
}

const byLevel = (runs: readonly CampaignRun[]): CampaignReport['byLevel'] =>
  Object.fromEntries(
    levelIds
      .map((level) => [level, runs.filter((run) => run.level === level)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([level, own]) => [
        level,
        { runs: own.length, good: share(own.filter(({ isGood }) => isGood).length, own.length) },
      ]),
  );

function aimsOf(
  all: readonly CampaignRun[],
  runs: readonly CampaignRun[],
  endings: Record<string, number>,
  story: Story,
): Aim[] {
  const within = (aim: string, value: number, least: number, most: number): Aim => ({
    ...{ aim, value, least, most },
    isMet: value >= least && value <= most,
  });
  const cards = runs.map((run) => run.cards);
  const content = story.places.length + story.events.length;
  return [
    within('dead ends and broken invariants', all.length - runs.length, 0, 0),
    ...Object.entries(byLevel(runs)).map(([level, { good }]) =>
      within(`good endings, ${level}`, good, ...goodAims[level as LevelId]),
    ),
    ...Object.entries(endings).map(([id, part]) => within(`ending ${id}`, part, 0.05, 1)),
    within('snowball in act III', snowball(runs), -0.15, 0.15),
    within('cards gained, median', quantile(cards, 0.5), 22, 34),
    within('cards gained, lower quarter', quantile(cards, 0.25), 22, 34),
    within('cards gained, upper quarter', quantile(cards, 0.75), 22, 34),
    within(
      'offered cards that three can play',
      share(sumOf(runs, 'playable'), sumOf(runs, 'offered')),
      0.6,
      1,
    ),
    within('markets with something useful', share(sumOf(runs, 'useful'), sumOf(runs, 'markets')), 0.85, 1),
    within(
      'markets where all is affordable',
      share(sumOf(runs, 'affordable'), sumOf(runs, 'markets')),
      0,
      0.1,
    ),
    within(
      'content one campaign shows',
      quantile(
        runs.map(({ met }) => met / content),
        0.95,
      ),
      0,
      0.45,
    ),
    within('marches, at most', Math.max(0, ...runs.map(({ marches }) => marches)), 1, 26),
  ];
}

/** How long battles last that bots played out. */
function lengthAims(rounds: readonly number[]): Aim[] {
  if (rounds.length === 0) return [];
  const bounds = [
    ['battle length, median', 0.5, 6, 14],
    ['battle length, 95th percentile', 0.95, 6, 16],
  ] as const;
  return bounds.map(([aim, part, least, most]) => {
    const value = quantile(rounds, part);
    return { aim, value, least, most, isMet: value >= least && value <= most };
  });
}

/** Chance to win in act III after four wins running less that after four losses, level by level and then on average. */
function snowball(runs: readonly CampaignRun[]): number {
  const gaps = levelIds.flatMap((level) => {
    const battles = runs.filter((run) => run.level === level).flatMap(({ thirdAct }) => thirdAct);
    const after = (wins: number) =>
      battles.filter(({ before }) => before === wins).map(({ chance }) => chance);
    const [won, lost] = [after(4), after(0)];
    return won.length === 0 || lost.length === 0 ? [] : [meanOf(won) - meanOf(lost)];
  });
  return meanOf(gaps);
}

const averagesOf = (runs: readonly CampaignRun[]): Record<string, number> =>
  Object.fromEntries(
    (['marches', 'answers', 'won', 'lost', 'stirrings', 'candles', 'cards', 'veterans', 'met'] as const).map(
      (key) => [key, meanOf(runs.map((run) => run[key]))],
    ),
  );

const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3));

export const reportText = ({ runs, broken, aims, averages }: CampaignReport): string =>
  [
    `${runs} campaigns, ${broken.length === 0 ? 'none' : 'some'} broken`,
    ...broken.map((each) => `  broken: ${each}`),
    ...aims.map(
      ({ aim, value, least, most, isMet }) =>
        `  ${isMet ? 'met    ' : 'NOT MET'} ${aim}: ${number(value)} (${number(least)} to ${number(most)})`,
    ),
    `  on average: ${Object.entries(averages)
      .map(([key, value]) => `${key} ${value.toFixed(1)}`)
      .join(', ')}`,
  ].join('\n');
