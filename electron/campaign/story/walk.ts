/**
 * Walkers: people who go through a story with one idea in their head. Where one of them finds no way on, the story
 * has a dead end; an ending none of them reaches is reached by nobody.
 */
import type { CampaignAction, Catalogue } from '../../../shared/games/campaign.ts';
import { randomInt, seedRng, type Rng } from '../../engine/rng.ts';
import { campaign } from '../index.ts';
import { mostMarches } from '../invariants.ts';
import type { CampaignSetup, CampaignState } from '../state.ts';
import { storyProblem, type StoryProblem } from './problems.ts';
import type { Story } from './schema.ts';

/** Which of the options somebody takes. */
export type Walker = (
  options: readonly CampaignAction[],
  state: Readonly<CampaignState>,
  rng: Rng,
) => CampaignAction;

const anyOf = (options: readonly CampaignAction[], rng: Rng): CampaignAction =>
  options[randomInt(rng, options.length)]!;

/** Takes the first kind of answer that is there; else anything. */
function preferring(...kinds: CampaignAction['kind'][]): Walker {
  return (options, _state, rng) => {
    for (const kind of kinds) {
      const able = options.filter((option) => option.kind === kind);
      if (able.length > 0) return anyOf(able, rng);
    }
    return anyOf(options, rng);
  };
}

const results =
  (won: boolean, then: Walker): Walker =>
  (options, state, rng) =>
    options.find((option) => option.kind === 'report' && option.won === won) ?? then(options, state, rng);

/** Nobody packs for ever. */
const brisk = ['toTheField', 'toldAll', 'takeBundle', 'leaveMarket'] as const;

/** Takes the choice that gives the most flags: whoever follows every thread. */
const curious: Walker = (options, state, rng) => {
  const [page] = state.pages;
  if (page?.kind !== 'event') return preferring(...brisk, 'march')(options, state, rng);
  const { choices } = state.setup.story.events.find(({ id }) => id === page.event)!;
  const flagged = options.filter(
    (option) =>
      option.kind === 'choose' &&
      choices.some(({ id, effects }) => id === option.choice && effects.some((effect) => 'flag' in effect)),
  );
  return anyOf(flagged.length > 0 ? flagged : options, rng);
};

const lastOf: Walker = (options, state, rng) =>
  options.findLast(({ kind }) => kind === 'lastBattle') ?? curious(options, state, rng);

export const walkers = {
  'who always wins': results(true, preferring(...brisk, 'lightCandle', 'march')),
  'who always loses': results(false, preferring(...brisk, 'march')),
  'who always rests': results(false, preferring('rest', ...brisk)),
  'who does anything at all': preferring(),
  'who spends nothing': results(
    true,
    preferring(
      'toldAll',
      'toTheField',
      'leaveBundles',
      'leaveMarket',
      'declineHonour',
      'sendCaptain',
      'rest',
    ),
  ),
  'who keeps every candle': results(true, preferring(...brisk, 'carryCandle', 'march')),
  'who follows every thread': results(true, lastOf),
} as const satisfies Record<string, Walker>;

export interface Walk {
  ending: string | undefined;
  marches: number;
  /** What was broken, if anything was. */
  problem?: string;
}

/** More answers than any campaign needs. */
const mostAnswers = 20_000;

export function walk(setup: CampaignSetup, seed: number, walker: Walker, isChecked = true): Walk {
  const rng = seedRng(seed);
  const state = campaign.start(setup, seed);
  for (let answers = 0; answers < mostAnswers; answers++) {
    const problem = isChecked ? campaign.invariants(state)[0] : undefined;
    if (problem !== undefined) return { ending: undefined, marches: state.march, problem };
    const decision = campaign.decision(state);
    if (!decision) return { ending: state.ending, marches: state.march };
    if (decision.options.length === 0)
      return {
        ending: undefined,
        marches: state.march,
        problem: `nothing can be answered to ${decision.prompt.code}`,
      };
    campaign.apply(state, walker(decision.options, state, rng));
  }
  return { ending: undefined, marches: state.march, problem: `no end after ${mostAnswers} answers` };
}

/** Every court, Warband alone or with every game, in turn. */
export function setupFor(story: Story, catalogue: Catalogue, number: number): CampaignSetup | undefined {
  const court = story.courts[number % story.courts.length]!;
  const lists = catalogue.lists.filter(({ pack }) => pack === court);
  if (lists.length === 0) return undefined;
  const round = Math.floor(number / story.courts.length);
  return {
    ...{ story, catalogue, court, level: 'march' },
    levy: lists[round % lists.length]!.id,
    form: round % 2 === 0 ? 'free' : 'sworn',
    games: round % 2 === 0 ? ['warband'] : [...story.games],
  };
}

/** Sends every walker through the story, so many times each. */
export function walkStory(
  story: Story,
  catalogue: Catalogue,
  times: number,
  show?: (done: number) => void,
): StoryProblem[] {
  const problems: StoryProblem[] = [];
  const reached = new Set<string>();
  let done = 0;
  for (const [name, walker] of Object.entries(walkers)) {
    for (let number = 0; number < times; number++) {
      const setup = setupFor(story, catalogue, number);
      if (!setup)
        return [storyProblem('story.json', 'courts', 'noList', 'A court has no ready-made warband.')];
      const found = walkSafely(setup, number + 1, walker);
      if (found.ending !== undefined) reached.add(found.ending);
      const wrong =
        found.problem ??
        (found.marches > mostMarches(story) ? `it took ${found.marches} marches` : undefined);
      if (wrong !== undefined)
        problems.push(
          storyProblem('', '', 'deadEnd', `Somebody ${name} (${setup.court}, seed ${number + 1}): ${wrong}.`),
        );
      show?.(++done);
    }
  }
  return [...problems.slice(0, 20), ...unreached(story, reached)];
}

function walkSafely(setup: CampaignSetup, seed: number, walker: Walker): Walk {
  try {
    return walk(setup, seed, walker);
  } catch (error) {
    return { ending: undefined, marches: 0, problem: error instanceof Error ? error.message : String(error) };
  }
}

const unreached = ({ endings }: Story, reached: ReadonlySet<string>): StoryProblem[] =>
  endings.flatMap(({ id }, at) =>
    reached.has(id)
      ? []
      : [storyProblem('story.json', `endings[${at}]`, 'unreached', `No walker reaches the ending "${id}".`)],
  );
