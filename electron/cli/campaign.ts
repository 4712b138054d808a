/**
 * `npm run campaign -- [--runs 1000] [--seed 1] [--level march] [--true] [--bots soldier] [--story FOLDER] [--json]`:
 * plays whole campaigns and measures them against the aims of the story. Results of battles are drawn from the measured
 * chances; with `--true` bots play every battle, the same for both sides. `--aims 400` measures instead what knowing the
 * aim of a battle is worth, `--roster 60` what a full roster is worth against the bare Levy.
 */
import { parseArgs } from 'node:util';
import { levelIds } from '../../shared/games/campaign.ts';
import { anyLevels, type AnyLevel } from '../bots/levels.ts';
import { battlePlan, type BattlePlan } from '../campaign/battle-plan.ts';
import type { CampaignSetup, CampaignState } from '../campaign/index.ts';
import { reachedIn, stepsOf } from '../campaign/letters.ts';
import { readStory, type StoryContent } from '../campaign/story/read.ts';
import { setupFor } from '../campaign/story/walk.ts';
import { catalogueOf } from '../games/warband/campaign/catalogue.ts';
import type { Pack } from '../games/warband/index.ts';
import { measureAims, type AimTally } from './campaign/aims.ts';
import { fightElsewhere } from './campaign/elsewhere.ts';
import { fight, type Armoury, type Fought } from './campaign/fight.ts';
import { leanings } from './campaign/player.ts';
import { campaignReport, reportText } from './campaign/report.ts';
import { measureRoster, type RosterTally } from './campaign/roster.ts';
import { runCampaign, type CampaignRun } from './campaign/run.ts';
import { percent } from './common/percent.ts';
import { oneOf, runCommand, UsageError, wholeNumber } from './common/args.ts';
import { progressBar } from './common/progress-bar.ts';
import { installedPackIds, readInstalledPack } from './packs/folders.ts';
import { installedStory, storyFilesAt } from './stories/files.ts';
import { libraryOf } from './stories/outside.ts';
import { loadArmoury } from './warband/armies.ts';

const options = {
  runs: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'all' },
  story: { type: 'string', default: installedStory('six-candles') },
  true: { type: 'boolean', default: false },
  bots: { type: 'string', default: 'soldier' },
  aims: { type: 'string', default: '0' },
  roster: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
} as const;

function storyAt(folder: string) {
  const read = readStory(storyFilesAt(folder));
  if (!read.ok) throw new UsageError(`The story has mistakes: npm run stories -- check ${folder}`);
  return read.value;
}

const armouryOf = (content: StoryContent, packs: readonly Pack[]): Armoury => ({
  content,
  library: libraryOf(packs),
  boxes: loadArmoury(packs.map(({ manifest }) => manifest.id)).boxes,
});

/** Plays the battle that lies open, and notes how long it was. */
function fighting(content: StoryContent, packs: readonly Pack[], level: AnyLevel, rounds: number[]) {
  const armoury = armouryOf(content, packs);
  return (state: Readonly<CampaignState>) => {
    const plan = battlePlan(state)!;
    const seed = state.seed * 100 + state.march;
    if (plan.game !== 'warband') return toldOf(state, plan, fightElsewhere(plan, level, seed));
    const fought = fight(armoury, plan, level, seed);
    rounds.push(fought.rounds);
    return fought;
  };
}

/** With the steps of the place that were reached. */
function toldOf(state: Readonly<CampaignState>, { place }: BattlePlan, fought: Fought): Fought {
  const { won, facts, tallies } = fought;
  return { ...fought, facts: [...facts, ...reachedIn(stepsOf(state, place), won, tallies)] };
}

const tellRoster = ({ matches, won, veterans, honours }: RosterTally): void =>
  console.log(
    `a full roster (${veterans.toFixed(1)} veterans, ${honours.toFixed(1)} honours) won ${won} of ${matches} (${percent(won / matches)}) against the bare Levy`,
  );

const tellAims = (tallies: readonly AimTally[]): void => {
  for (const { aim, matches, points } of tallies)
    console.log(`${aim}: who knows the aim won ${points} of ${matches} (${percent(points / matches)})`);
};

await runCommand(() => {
  const { values } = parseArgs({ options });
  const runs = wholeNumber('runs', values.runs, 1);
  const seed = wholeNumber('seed', values.seed, 0);
  const wanted = oneOf('level', values.level, ['all', ...levelIds]);
  const content = storyAt(values.story);
  const { story } = content;
  const packs = story.packs.filter((id) => installedPackIds().includes(id)).map(readInstalledPack);
  const aimed = wholeNumber('aims', values.aims, 0);
  if (aimed > 0) return tellAims(measureAims(content, packs, { matches: aimed, seed }, progressBar(aimed)));
  const catalogue = catalogueOf(packs);
  const rounds: number[] = [];
  const level = oneOf('bots', values.bots, anyLevels);
  const begun = (number: number): CampaignSetup => {
    const setup = setupFor(story, catalogue, number);
    if (!setup) throw new UsageError('A court of the story has no ready-made warband.');
    return setup;
  };
  const compared = wholeNumber('roster', values.roster, 0);
  if (compared > 0) {
    const wish = { matches: compared, seed, level };
    return tellRoster(measureRoster(armouryOf(content, packs), begun, wish, progressBar(compared)));
  }
  const fought = values.true ? fighting(content, packs, level, rounds) : undefined;
  const show = progressBar(runs, 'campaigns');
  const played: CampaignRun[] = [];
  for (let number = 0; number < runs; number++) {
    const setup = begun(number);
    const hardness = wanted === 'all' ? levelIds[Math.floor(number / 4) % levelIds.length]! : wanted;
    played.push(
      runCampaign({ ...setup, level: hardness }, seed + number, {
        leaning: leanings[number % leanings.length]!,
        isChecked: number % 10 === 0,
        ...(fought && { fight: fought }),
      }),
    );
    show(number + 1);
  }
  const report = campaignReport(played, story, rounds);
  console.log(values.json ? JSON.stringify(report, undefined, 2) : reportText(report));
  if (report.broken.length > 0) process.exitCode = 1;
});
