/** An expedition of a campaign: a journey of one into its own Undermount, and what came home from it. */
import type { Fact, Tallies } from '../../../../shared/games/campaign.ts';
import type { DelveEvent, DelveView } from '../../../../shared/games/delve.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { BattleOrder, FoughtBattle } from '../../../engine/battle.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { isTreasure } from '../content/cards.ts';
import type { Setup } from '../state.ts';
import { newMatch, optionsWith } from './plan.ts';

type Journey = FoughtBattle<DelveView, DelveEvent>;

export function planBattle({ hosts, expedition }: BattleOrder): Result<PlannedMatch<Setup>, never> {
  const [{ name, side, bot }] = hosts;
  const { mapped = [], isForKeeps = false } = expedition ?? {};
  // D-958: who falls is carried on, unless it is for keeps.
  const options = optionsWith({ solo: true, knockOut: !isForKeeps });
  const seats = [{ name, colour: 'azure' as const, ...(bot && { bot }) }];
  const setup: Setup = { players: [{ name }], options, mapped };
  const planned = newMatch({ seats, privacy: 'open', hideTells: false }, setup);
  return ok({ ...planned, seats: planned.seats.map((seat) => ({ ...seat, side })) });
}

/** Chambers as they lie at the end: space, then which, then how it lies. */
export const factsOf = ({ views }: Journey): Fact[] =>
  (views.at(-1)?.chambers ?? [])
    .toSorted((one, other) => one.space - other.space)
    .flatMap(({ space, chamber, heading }): Fact[] => [
      { fact: 'mapped', space },
      { fact: 'mapped', space, chamber },
      { fact: 'mapped', space, chamber, heading },
    ]);

/** D-751: gold counts only when it was carried out, and so does a Treasure. */
export function talliesOf({ views, seat }: Journey): Tallies {
  const last = views.at(-1);
  const hero = last?.heroes[seat];
  const isOut = hero?.status === 'out' && last?.outcome?.reason !== 'surrender';
  const treasures = hero?.loot.filter(({ card }) => card !== undefined && isTreasure[card]) ?? [];
  return { gold: last?.outcome?.scores[seat] ?? 0, treasures: isOut ? treasures.length : 0 };
}
