/** Delve for the commands: which flags choose a match, and what bots and reports must know of it. */
import {
  delveOptions,
  type DelveAction,
  type DelveEvent,
  type DelveOptions,
  type DelveView,
} from '../../../shared/games/delve.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { countingCoverage } from '../../engine/coverage.ts';
import type { BotTools, FlagValues, GameTools } from '../../engine/game-tools.ts';
import { seedRng } from '../../engine/rng.ts';
import type { SeatKnowledge } from '../../engine/table-game.ts';
import type { MatchForm } from '../../engine/trial.ts';
import { delveMind } from './bot/mind.ts';
import { broughtBy, everything } from './coverage.ts';
import { readRunnable } from './scenario/read.ts';
import type { Setup, State } from './state.ts';
import { delveTrial, playerNames } from './trial.ts';
import { dealWorld } from './world.ts';

type Tools = GameTools<Setup, State, DelveAction, DelveEvent, DelveView>;
type Bots = BotTools<Setup, State, DelveAction>;

interface SeatView extends SeatKnowledge {
  position: State;
  seat: number;
}

/** Nothing of a match stays the same for many questions. */
const stage = {};

function formOf({ players = '2' }: FlagValues): Result<MatchForm, string> {
  if (players !== '1' && players !== '2' && players !== '3' && players !== '4')
    return err(`--players takes 1, 2, 3 or 4, not "${players}".`); // D-101
  return ok({ players: Number(players), teams: false });
}

/** `all`, `none`, or those named (D-940). */
function optionsOf({ options = 'none' }: FlagValues): Result<DelveOptions, string> {
  const given = String(options);
  const named = given === 'none' ? [] : given === 'all' ? [...delveOptions] : given.split(',');
  const unknown = named.find((name) => !delveOptions.some((each) => each === name));
  if (unknown !== undefined)
    return err(`--options takes drawn, all, none or ${delveOptions.join(', ')}, not "${unknown}".`);
  return ok(
    Object.fromEntries(delveOptions.map((option) => [option, named.includes(option)])) as DelveOptions,
  );
}

/** What a seat knows, dealt once with luck that never changes: nothing of it depends on what is hidden. */
function knowledgeOf(state: Readonly<State>, seat: number): SeatView {
  const position = dealWorld(state, seat, seedRng(1));
  position.rng = { a: 0, b: 0, c: 0, counter: 0 };
  return { stage, position, seat };
}

const bots: Bots = {
  knowledge: knowledgeOf,
  world: ({ position, seat }: SeatView, rng) => dealWorld(position, seat, rng),
  mind: () => delveMind,
};

const coverage = () => countingCoverage(everything, broughtBy);

const played: Tools['played'] = (flags) => {
  const form = formOf(flags);
  if (!form.ok) return form;
  if (flags.options === 'drawn') return ok({ form: form.value, trial: delveTrial, bots, coverage });
  const options = optionsOf(flags);
  if (!options.ok) return options;
  const players = playerNames.slice(0, form.value.players).map((name) => ({ name }));
  const setup: Setup = { players, options: options.value, automaticMonsters: true };
  return ok({ form: form.value, trial: { ...delveTrial, setup: () => setup }, bots, coverage });
};

export const delveTools: Tools = {
  id: 'delve',
  flags: { players: { type: 'string' }, options: { type: 'string' } },
  played,
  laws: {
    trial: delveTrial,
    forms: [1, 2, 3, 4].map((players) => ({ players, teams: false })),
    // Seeds differ in options too, which the trial draws.
    matches: 4,
  },
  scenarios: () => readRunnable,
};
