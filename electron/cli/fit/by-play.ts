/**
 * What the weights of a game's judgement are worth: umpires play each other with every weight changed by chance, and how
 * each change moved the result is told with its error. The way to better weights is a step along the sure ones, and then
 * again.
 */
import type { Decision } from '../../../shared/game.ts';
import { soldierBot } from '../../bots/soldier.ts';
import type { Played, Weighing } from '../../engine/game-tools.ts';
import { randomInt, seedRng, type Rng } from '../../engine/rng.ts';
import { effectsOf } from '../balance/effects.ts';

export interface PlayedFit {
  games: number;
  seed: number;
  /** By how many units weights are changed. */
  spread: number;
}

/** What a point of lead counts beside winning or losing, which count 1; and the greatest lead that says more. */
const leadCounts = 0.03;
const mostLead = 10;

/** A line for each weight, the surest first. */
export function fitByPlay<Setup, State, Action, Event, View>(
  played: Played<Setup, State, Action, Event, View>,
  weighing: Weighing<State, Action>,
  { games, seed, spread }: PlayedFit,
  show: (done: number) => void,
): string[] {
  const rng = seedRng(seed);
  const names = Object.keys(weighing.units);
  const rows = Array.from({ length: games }, (_, game) => {
    const changes = [0, 1].map(() => names.map(() => bell(rng) * spread));
    const minds = changes.map((change) => weighing.mind(changed(weighing, names, change)));
    const seen = resultOf(played, minds, seed + game, rng);
    show(game + 1);
    return { given: names.map((_name, at) => changes[0]![at]! - changes[1]![at]!), seen };
  });
  return effectsOf(rows).map(({ at, effect, error }) => {
    const name = names[at]!;
    const more = `${name} ${String(weighing.base[name])} + ${String(weighing.units[name])}`.padEnd(34);
    return `${more} ${effect.toFixed(3).padStart(7)} ± ${error.toFixed(3)} of a win`;
  });
}

/** Two dice added up: near enough to a bell curve of spread 1. */
function bell(rng: Rng): number {
  const die = (): number => randomInt(rng, 10_001) / 5_000 - 1;
  return (die() + die()) * 1.22;
}

function changed(
  { base, units }: Pick<Weighing<never, never>, 'base' | 'units'>,
  names: readonly string[],
  change: readonly number[],
): Record<string, number> {
  const more = names.map((name, at) => [name, base[name]! + units[name]! * change[at]!] as const);
  return { ...base, ...Object.fromEntries(more) };
}

/** One match of two: 1 if the first won, -1 if it lost, and a little for the lead. */
function resultOf<Setup, State, Action, Event, View>(
  { trial, form, bots }: Played<Setup, State, Action, Event, View>,
  minds: readonly ReturnType<Weighing<State, Action>['mind']>[],
  seed: number,
  rng: Rng,
): number {
  const { module } = trial;
  const seated = minds.map((mind) => soldierBot(mind));
  const state = module.start(trial.setup(form, rng), seed);
  const answer = (decision: Decision<Action>): number => {
    const { seat } = decision;
    const knowledge = bots.knowledge(state, seat);
    const sampleWorld = (): State => bots.world(knowledge, rng);
    return seated[seat]!.choose({ view: undefined, decision, rng, sampleWorld }).option;
  };
  for (let asked = module.decision(state); asked; asked = module.decision(state))
    module.apply(state, asked.options[answer(asked)]!);
  const winners = module.outcome(state)?.winners ?? [];
  const won = winners.length === 1 ? (winners.includes(0) ? 1 : -1) : 0;
  return won + leadCounts * Math.max(-mostLead, Math.min(mostLead, minds[0]!.lead(state, 0)));
}
