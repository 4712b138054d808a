/** Threats sorted onto the squares they reach. */
import type { ThreatOf } from '../../../../shared/games/warband-questions.ts';

/** What one creature could do to whoever stands on a square. */
export interface Blow {
  creature: number;
  damage: number;
  mode: 'melee' | 'ranged';
}

/** For each square who could strike there, the heaviest first; of two ways to strike the harder one counts. */
export function blowsBySquare(threats: readonly ThreatOf[]): ReadonlyMap<number, readonly Blow[]> {
  const found = new Map<number, Blow[]>();
  for (const threat of threats)
    for (const [square, blow] of blowsOf(threat)) found.set(square, [...(found.get(square) ?? []), blow]);
  for (const blows of found.values()) blows.sort((a, b) => b.damage - a.damage);
  return found;
}

function blowsOf({ creature, melee, ranged, meleeDamage, rangedDamage }: ThreatOf): Map<number, Blow> {
  const blows = new Map<number, Blow>();
  const add = (squares: readonly number[], mode: Blow['mode'], damage: number) => {
    for (const square of squares)
      if (damage > (blows.get(square)?.damage ?? 0)) blows.set(square, { creature, damage, mode });
  };
  add(melee, 'melee', meleeDamage);
  add(ranged, 'ranged', rangedDamage);
  return blows;
}

/** Who could strike somebody standing on these squares: each once, with the harder blow. */
export function blowsOn(
  bySquare: ReadonlyMap<number, readonly Blow[]>,
  squares: readonly number[],
): readonly Blow[] {
  const harder = new Map<number, Blow>();
  for (const blow of squares.flatMap((square) => bySquare.get(square) ?? []))
    if (blow.damage > (harder.get(blow.creature)?.damage ?? 0)) harder.set(blow.creature, blow);
  return [...harder.values()];
}

/** The damage if everyone who could strike did. */
export const damageOf = (blows: readonly Blow[]): number =>
  blows.reduce((sum, { damage }) => sum + damage, 0);
