/**
 * What the weights of Warband's judgement are worth. Umpires play each other with every weight changed by chance; how
 * each change moved the Morale lead at the end is told with its error. The way to better weights is a step along the
 * sure ones, and then again.
 */
import { soldierBot } from '../../bots/soldier.ts';
import type { Judgement } from '../../../shared/bots.ts';
import { randomInt, seedRng, type Rng } from '../../engine/rng.ts';
import { mindWeighing, warband, weightsOf, type Weights } from '../../games/warband/index.ts';
import { playDuel, type DuelReport } from '../../services/bots/duel.ts';
import { effectsOf } from '../balance/effects.ts';
import { loadArmoury, setupMaker, type Armoury } from './armies.ts';

/** A lead beyond this says no more than that the match was won. */
const mostLead = 12;

type Name = keyof Weights;

/** How far each weight is from its base, as a logarithm. */
type Change = Record<Name, number>;

export interface FitPlan {
  games: number;
  seed: number;
  /** By how much weights are changed. */
  spread: number;
  judgement: Judgement;
}

/** A line for each weight, the surest first. */
export function fitWeights(
  { games, seed, spread, judgement }: FitPlan,
  show: (done: number) => void,
): string[] {
  const rng = seedRng(seed);
  const base = weightsOf('balanced', judgement);
  const names = Object.keys(base) as Name[];
  const armoury = loadArmoury();
  const rows = Array.from({ length: games }, (_, game) => {
    const changes = [changeOf(names, spread, rng), changeOf(names, spread, rng)] as const;
    const lead = leadOf(playChanged(armoury, base, changes, game, randomInt(rng, 1e9)));
    show(game + 1);
    return { given: names.map((name) => changes[0][name] - changes[1][name]), seen: lead };
  });
  return effectsOf(rows).map(({ at, effect, error }) => {
    const doubled = [effect, error].map((each) => (each * Math.LN2).toFixed(2));
    return `${names[at]!.padEnd(14)} doubled: ${doubled[0]!.padStart(6)} ± ${doubled[1]} points of Morale`;
  });
}

/** Two dice of chance added up: near enough to a bell curve of the wanted spread. */
function changeOf(names: readonly Name[], spread: number, rng: Rng): Change {
  const die = (): number => randomInt(rng, 10_001) / 5_000 - 1;
  const change = {} as Change;
  for (const name of names) change[name] = (die() + die()) * spread * 1.22;
  return change;
}

function changed(base: Weights, change: Change): Weights {
  const weights = { ...base };
  for (const name of Object.keys(base) as Name[]) weights[name] *= Math.exp(change[name]);
  // Shares of a whole stay shares.
  return { ...weights, patience: Math.min(0.95, weights.patience), wounds: Math.min(1, weights.wounds) };
}

function playChanged(
  armoury: Armoury,
  base: Weights,
  changes: readonly Change[],
  game: number,
  seed: number,
): DuelReport {
  const { armies, boxes } = armoury;
  const one = armies[(game * 7) % armies.length]!;
  const other = game % 2 === 0 ? one : armies[(game * 7 + 1 + (game % 11)) % armies.length]!;
  const setup = setupMaker(armoury).match(
    [one, other],
    game % 4 < 2 ? 'dungeon' : 'outdoor',
    (game >> 1) % 2,
  );
  const players = changes.map((_, at) => ({
    level: 'umpire' as const,
    temperament: 'balanced' as const,
    seed: at,
  }));
  const bots = changes.map((change) => soldierBot(mindWeighing(changed(base, change))));
  return playDuel(warband, { setup, seed, players }, { boxes }, { botFor: ({ seed: at }) => bots[at]! });
}

/** Morale of the first seat over the second's; a match that was won shows at least some lead. */
function leadOf({ counts, outcome }: DuelReport): number {
  const lead = counts[0]! - counts[1]!;
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return lead;
  const size = Math.min(mostLead, Math.max(mostLead / 2, Math.abs(lead)));
  return winners.includes(0) ? size : -size;
}
