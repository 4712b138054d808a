/**
 * The Leadership plan: what a warband could have in play turn by turn (W-220, W-315..W-317) if it drew what it
 * wished. Each deployment fills Leadership as far as the remaining creatures and the size of the hand (W-120) allow.
 */
import type { Insight } from '../../../../shared/insight.ts';
import type { CommanderCard, CreatureCard } from '../cards/language.ts';

const lastTurn = 7;

export function leadershipPlan(
  commander: CommanderCard | undefined,
  creatures: readonly CreatureCard[],
): Insight['plan'] {
  if (!commander) return [];
  const plan: Insight['plan'] = [];
  // Strongest first; copies of one card are told apart by their place.
  let waiting = creatures.toSorted((a, b) => b.level - a.level);
  let levels = 0;
  for (let turn = 0; turn <= lastTurn; turn++) {
    // W-315: it rises before each deployment but that of setup.
    const leadership = commander.leadership + turn;
    const places = bestFill(waiting, leadership - levels, commander.creatureHand);
    const deployed = places.map((place) => waiting[place]);
    waiting = waiting.filter((_, place) => !places.includes(place));
    levels += deployed.reduce((sum, { level }) => sum + level, 0);
    const affordable = creatures.filter(({ level }) => level <= leadership).length;
    plan.push({ turn, leadership, deployed: deployed.map(({ id }) => id), levels, affordable });
  }
  return plan;
}

/** Places of the creatures that use most of the room, at most so many; of equals the fewer and stronger ones. */
function bestFill(waiting: readonly CreatureCard[], room: number, most: number): number[] {
  let reached = new Map<number, number[]>([[0, []]]);
  waiting.forEach(({ level }, place) => {
    const next = new Map(reached);
    for (const [sum, places] of reached) {
      const total = sum + level;
      if (total > room || places.length >= most) continue;
      const known = next.get(total);
      if (!known || known.length > places.length + 1) next.set(total, [...places, place]);
    }
    reached = next;
  });
  return reached.get(Math.max(...reached.keys()))!;
}
