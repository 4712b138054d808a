/** Playing the matches that are recorded. */
import type { Bot } from '../../electron/bots/bot.ts';
import { simulateMatch } from '../../electron/cli/sim/match.ts';
import type { GameModule } from '../../electron/engine/game-module.ts';
import type { MatchForm, Trial } from '../../electron/engine/trial.ts';
import type { Seat } from '../../shared/game.ts';
import type { PlayedMatch } from './match-record.ts';

/** The setup makes a trip through JSON first, as stored ones do. */
export function playOut<Setup, State, Action, Event, View>(
  trial: Trial<Setup, State, Action, Event, View>,
  form: MatchForm,
  made: Setup,
  bot: Bot<View, Action, State>,
  seed: number,
): PlayedMatch<Setup> {
  const setup = JSON.parse(JSON.stringify(made)) as Setup;
  const options: number[] = [];
  const simulation = { trial: { ...trial, setup: () => setup }, form, bot, unchecked: true as const };
  const { failure } = simulateMatch(simulation, seed, (_before, option) => options.push(option));
  if (failure) throw new Error(failure.problems.join('\n'));
  return { setup, seed, options };
}

type Rules<Setup, State, Action> = Pick<
  GameModule<Setup, State, Action, unknown, unknown, never>,
  'start' | 'decision' | 'apply' | 'surrenderRefusal'
>;

/** The same match until a player gives up, at the first moment from then on at which that is allowed. */
export function givenUp<Setup, State, Action>(
  module: Rules<Setup, State, Action>,
  { setup, seed, options }: PlayedMatch<Setup>,
  after: number,
  seat: Seat,
): PlayedMatch<Setup> {
  const state = module.start(setup, seed);
  const isTime = (at: number): boolean => at >= after && module.surrenderRefusal?.(state) === undefined;
  let at = 0;
  for (; !isTime(at); at++) module.apply(state, module.decision(state)!.options[options[at]!]!);
  return { setup, seed, options: options.slice(0, at), surrendered: seat };
}
