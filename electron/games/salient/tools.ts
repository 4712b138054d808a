/** Salient for the commands: which flags choose a match, and what bots and reports must know of it. */
import {
  salientForms,
  type SalientAction,
  type SalientEvent,
  type SalientForm,
  type SalientToggles,
  type SalientView,
} from '../../../shared/games/salient.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { countingCoverage } from '../../engine/coverage.ts';
import type { BotTools, FlagValues, GameTools, Weighing } from '../../engine/game-tools.ts';
import type { MatchForm } from '../../engine/trial.ts';
import { mindWeighing } from './bot/mind.ts';
import { weightsFor, weightUnits } from './bot/weights.ts';
import { broughtBy, everything } from './coverage.ts';
import { plainToggles, setupProblems } from './forms.ts';
import { readRunnable } from './scenario/read.ts';
import type { Setup, State } from './state.ts';
import { salientBots } from './table/bots.ts';
import { playerNames, salientTrial } from './trial.ts';

type Tools = GameTools<Setup, State, SalientAction, SalientEvent, SalientView>;
type Bots = BotTools<Setup, State, SalientAction>;

const usualPlayers: Record<SalientForm, number> = { duel: 2, pact: 4, melee: 4 };

/** Without a form two play a Duel and more a Melee. */
function formOf({
  players,
  form = players === undefined || players === '2' ? 'duel' : 'melee',
}: FlagValues): Result<SalientForm, string> {
  const found = salientForms.find((each) => each === form);
  if (!found) return err(`--form takes ${salientForms.join(', ')}, not "${form}".`);
  if (players !== undefined && !/^[234]$/.test(String(players)))
    return err(`--players takes 2, 3 or 4, not "${players}".`);
  return ok(found);
}

/** Toggles as a table has them unless somebody changes them, or those named. */
function togglesOf({ toggles }: FlagValues): Result<SalientToggles, string> {
  const names = Object.keys(plainToggles);
  const named = typeof toggles !== 'string' || toggles === 'none' ? [] : toggles.split(',');
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined)
    return err(`--toggles takes drawn, none or ${names.join(', ')}, not "${unknown}".`);
  return ok({ ...plainToggles, ...Object.fromEntries(named.map((name) => [name, true])) });
}

/** At the table bots think with nothing besides the match. */
const nothing = {};

const bots: Bots = {
  ...salientBots,
  knowledge: (state, seat) => salientBots.knowledge(state, seat, nothing),
};

/** Weights are tried with the shorter search: more matches teach more than better ones. */
const weighing: Weighing<State, SalientAction> = {
  base: weightsFor.practised,
  units: weightUnits,
  mind: (weights) => mindWeighing({ ...weightsFor.practised, ...weights }, 'plain'),
};

const matchForm = (form: SalientForm, players: number): MatchForm => ({
  players,
  teams: form === 'pact',
  name: form,
});

const played: Tools['played'] = (flags) => {
  const form = formOf(flags);
  if (!form.ok) return form;
  const players = flags.players === undefined ? usualPlayers[form.value] : Number(flags.players);
  const names = playerNames.slice(0, players).map((name) => ({ name }));
  const coverage = () => countingCoverage(everything(form.value === 'pact'), broughtBy);
  const asked = { form: matchForm(form.value, players), bots, coverage, weighing };
  if (flags.toggles === 'drawn') return ok({ ...asked, trial: salientTrial });
  const toggles = togglesOf(flags);
  if (!toggles.ok) return toggles;
  const setup: Setup = { form: form.value, players: names, toggles: toggles.value };
  const [problem] = setupProblems(setup);
  return problem === undefined
    ? ok({ ...asked, trial: { ...salientTrial, setup: () => setup } })
    : err(problem);
};

export const salientTools: Tools = {
  id: 'salient',
  flags: { form: { type: 'string' }, players: { type: 'string' }, toggles: { type: 'string' } },
  played,
  laws: {
    trial: salientTrial,
    forms: [matchForm('duel', 2), matchForm('melee', 3), matchForm('melee', 4), matchForm('pact', 4)],
    // Seeds differ in toggles too, which the trial draws.
    matches: 2,
  },
  scenarios: () => readRunnable,
};
