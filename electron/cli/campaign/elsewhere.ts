/** Places of a campaign where another game decides, played by bots on this thread through that game's own hook. */
import type { AnyLevel } from '../../bots/levels.ts';
import type { BattlePlan } from '../../campaign/battle-plan.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import { games } from '../../games/index.ts';
import { playedDuel } from '../../services/bots/duel.ts';
import type { Fought } from './fight.ts';

const nobody = { side: '', commander: '', creatures: [], orders: [], advantage: {} };

export function fightElsewhere(plan: BattlePlan, level: AnyLevel, seed: number): Fought {
  const game = games.find(plan.game);
  const hooks = game && hooksOf(game);
  if (!game || !hooks?.battles || !hooks.bots) throw new Error(`${plan.game} cannot be played as a battle`);
  const { mapped, isForKeeps } = plan;
  const order = {
    ...{ ground: undefined, veterans: [], expedition: { mapped, isForKeeps } },
    hosts: [
      { ...nobody, name: 'You' },
      { ...nobody, name: 'The rival' },
    ] as const,
  };
  const planned = hooks.battles.plan({}, order, seed);
  if (!planned.ok) throw new Error(`${plan.place}: ${planned.error.sentence}`);
  const { setup, seats } = planned.value;
  const players = seats.map((_, seat) => ({
    level,
    temperament: 'balanced' as const,
    seed: 2 * seed + seat,
  }));
  const played = playedDuel(game, { setup, seed, players }, hooks.bots.supplies({}, setup));
  const { outcome, rounds } = played.report();
  const { view, told } = played.shown();
  const fought = { views: [view], told, seat: 0, creatures: [], veterans: [] };
  return {
    won: outcome?.winners.includes(0) ?? false,
    ...{ rounds, reason: outcome?.reason ?? 'none' },
    facts: hooks.battles.facts(fought),
    tallies: hooks.battles.tallies?.(fought) ?? {},
  };
}
