/** Deepwarren for the commands: which flags choose a match, and what bots and reports must know of it. */
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { countingCoverage } from '../../engine/coverage.ts';
import type { BotTools, FlagValues, GameTools, Weighing } from '../../engine/game-tools.ts';
import type { SeatKnowledge } from '../../engine/table-game.ts';
import type { MatchForm } from '../../engine/trial.ts';
import { deepwarrenMind, mindWeighing } from './bot/mind.ts';
import { weightsFor, weightUnits } from './bot/weights.ts';
import { broughtBy, everything } from './coverage.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { worldFrom } from './sample.ts';
import { readRunnable } from './scenario/read.ts';
import type { Setup, State } from './state.ts';
import { deepwarrenTrial, playerNames } from './trial.ts';

type Tools = GameTools<Setup, State, DeepwarrenAction, DeepwarrenEvent, DeepwarrenView>;
type Bots = BotTools<Setup, State, DeepwarrenAction>;

interface SeatView extends SeatKnowledge {
  position: Knowledge['position'];
}

/** Nothing of a match stays the same for many questions. */
const stage = {};

const toggleNames = ['shortCrawl', 'longCrawl', 'shelteredStart'] as const;

function formOf({ players = '2' }: FlagValues): Result<MatchForm, string> {
  if (players !== '2' && players !== '3' && players !== '4')
    return err(`--players takes 2, 3 or 4, not "${players}".`); // T-101
  return ok({ players: Number(players), teams: false });
}

/** Toggles as a table has them unless somebody changes them, or those named. */
function togglesOf({ toggles }: FlagValues, players: number): Result<Setup['toggles'], string> {
  if (typeof toggles !== 'string')
    return ok({ shortCrawl: false, longCrawl: false, shelteredStart: players === 2 });
  const named = toggles === 'none' ? [] : toggles.split(',');
  const unknown = named.find((name) => !toggleNames.some((each) => each === name));
  if (unknown !== undefined)
    return err(`--toggles takes drawn, none or ${toggleNames.join(', ')}, not "${unknown}".`);
  const [shortCrawl, longCrawl, shelteredStart] = toggleNames.map((name) => named.includes(name));
  return ok({ shortCrawl, longCrawl, shelteredStart });
}

const bots: Bots = {
  knowledge: (state) => ({ stage, ...knowledgeOf(state) }),
  world: (knowledge: SeatView, rng) => worldFrom(knowledge, rng),
  mind: deepwarrenMind,
};

const weighing: Weighing<State, DeepwarrenAction> = {
  base: weightsFor.practised,
  units: weightUnits,
  mind: (weights) => mindWeighing({ ...weightsFor.practised, ...weights }),
};

const coverage = () => countingCoverage(everything, broughtBy);

const played: Tools['played'] = (flags) => {
  const form = formOf(flags);
  if (!form.ok) return form;
  const rest = { form: form.value, bots, coverage, weighing };
  if (flags.toggles === 'drawn') return ok({ ...rest, trial: deepwarrenTrial });
  const toggles = togglesOf(flags, form.value.players);
  if (!toggles.ok) return toggles;
  const players = playerNames.slice(0, form.value.players).map((name) => ({ name }));
  const setup: Setup = { players, toggles: toggles.value };
  return ok({ ...rest, trial: { ...deepwarrenTrial, setup: () => setup } });
};

export const deepwarrenTools: Tools = {
  id: 'deepwarren',
  flags: { players: { type: 'string' }, toggles: { type: 'string' } },
  played,
  laws: {
    trial: deepwarrenTrial,
    forms: [2, 3, 4].map((players) => ({ players, teams: false })),
    // Seeds differ in toggles too, which the trial draws.
    matches: 6,
  },
  scenarios: () => readRunnable,
};
