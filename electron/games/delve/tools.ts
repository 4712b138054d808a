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
import type { MatchForm } from '../../engine/trial.ts';
import { heroTable } from './content/heroes.ts';
import { broughtBy, everything } from './coverage.ts';
import { readRunnable } from './scenario/read.ts';
import type { Setup, State } from './state.ts';
import { delveTrial, playerNames } from './trial.ts';
import { delveBots } from './table/bots.ts';
import { optionsWith } from './table/plan.ts';

type Tools = GameTools<Setup, State, DelveAction, DelveEvent, DelveView>;

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
  return ok(optionsWith(Object.fromEntries(named.map((name) => [name, true]))));
}

/** By seat, by the first names; whoever is not named is drawn (D-208). */
function heroesOf({ heroes }: FlagValues, { players }: MatchForm): Result<number[], string> {
  const names = heroes === undefined ? [] : String(heroes).split(',');
  const found = names.map((name) => heroTable.findIndex((hero) => hero.name.startsWith(name)));
  const known = heroTable.map(({ name }) => name.split(' ')[0]).join(', ');
  const isFine = !found.includes(-1) && new Set(found).size === found.length && found.length <= players;
  return isFine ? ok(found) : err(`--heroes takes one of ${known} a seat, not "${String(heroes)}".`);
}

/** At the table bots think with nothing besides the match. */
const bots: BotTools<Setup, State, DelveAction> = {
  ...delveBots,
  knowledge: (state, seat) => delveBots.knowledge(state, seat, {}),
  world: (knowledge, rng) => delveBots.world(knowledge as Parameters<typeof delveBots.world>[0], rng),
};

const coverage = () => countingCoverage(everything, broughtBy);

const played: Tools['played'] = (flags) => {
  const form = formOf(flags);
  if (!form.ok) return form;
  if (flags.options === 'drawn') return ok({ form: form.value, trial: delveTrial, bots, coverage });
  const options = optionsOf(flags);
  if (!options.ok) return options;
  const heroes = heroesOf(flags, form.value);
  if (!heroes.ok) return heroes;
  const players = playerNames
    .slice(0, form.value.players)
    .map((name, seat) => ({ name, ...(heroes.value[seat] !== undefined && { hero: heroes.value[seat] }) }));
  const setup: Setup = { players, options: options.value, automaticMonsters: true };
  return ok({ form: form.value, trial: { ...delveTrial, setup: () => setup }, bots, coverage });
};

export const delveTools: Tools = {
  id: 'delve',
  flags: { players: { type: 'string' }, options: { type: 'string' }, heroes: { type: 'string' } },
  played,
  laws: {
    trial: delveTrial,
    forms: [1, 2, 3, 4].map((players) => ({ players, teams: false })),
    // Seeds differ in options too, which the trial draws.
    matches: 4,
  },
  scenarios: () => readRunnable,
};
