/** A space of the battlefield in one sentence, for whoever walks it with keys or hears it. */
import type { OptionForecast, ReachedSpace, UnitForecast } from '../../../shared/games/salient-questions.ts';
import type { SalientView, Space } from '../../../shared/games/salient.ts';
import { percent } from '../../text/builder.ts';
import { mapText as text } from '../../text/salient.ts';
import { boardOf } from './content.ts';
import type { Names } from './names.ts';

interface Scene {
  view: SalientView;
  names: Names;
  goals?: ReadonlyMap<number, number> | undefined;
}

function groundWords(space: Space, { view, names }: Scene): string {
  const board = boardOf(view);
  if (board.centre.includes(space)) return text.noMansLand;
  const home = board.seats.findIndex(({ front }) => front.includes(space));
  // The empty seat of a Melee has no name.
  const name = (seat: number) => names.player(seat) || board.seats[seat]!.side;
  if (home >= 0) return text.home(name(home));
  const zones = board.seats.flatMap(({ zone }, seat) => (zone.includes(space) ? [seat] : []));
  if (zones.length > 1) return text.corner;
  return zones[0] === undefined ? text.behind : text.zone(name(zones[0]));
}

function unitWords(space: Space, { view, names, goals }: Scene): string[] {
  const unit = view.units.find((each) => each.space === space);
  if (!unit) return [];
  const toGoal = unit.isBehind ? undefined : goals?.get(unit.id);
  return [
    names.unit(unit),
    ...(toGoal === undefined ? [] : [text.toGoal(toGoal)]),
    ...(unit.hasAdvanced ? [text.hasMarched] : []),
  ];
}

export function spaceWords(space: Space, scene: Scene): string {
  const { view, names } = scene;
  const site = view.sites.findIndex((each) => each.space === space);
  return [
    names.space(space),
    groundWords(space, scene),
    ...(site < 0 ? [] : [text.site(site + 1, names.tile(view.sites[site]?.tile))]),
    ...(view.mines.includes(space) ? [text.mine] : []),
    ...unitWords(space, scene),
  ].join(', ');
}

/** What would come of a Unit entering a space, in words. */
export function reachWords({ clash, mine, crosses, minesPassed }: ReachedSpace, names: Names): string {
  const clashWords = () => {
    if (!clash) return '';
    const { survivor, attacker, defender } = clash;
    if (survivor === 'attacker') return text.clash(text.wins(names.dice(attacker)));
    if (survivor === 'defender') return text.clash(text.falls(names.dice(defender)));
    return text.clash(text[survivor]);
  };
  const isArmour = mine !== undefined && mine.whole < mine.survives;
  const parts = [
    minesPassed > 0 ? text.past(minesPassed) : '',
    clashWords(),
    mine ? text.mineOdds(percent(mine.survives)) : '',
    isArmour ? text.mineWhole(percent(mine.whole)) : '',
    crosses > 0 ? text.crosses(crosses) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : text.open;
}

/** What would be left of a Unit that is hit or strengthened; the one that is chosen needs no name. */
function hitWords(
  { unit: id, odds }: UnitForecast,
  { view, names }: Scene,
  chosen: number | undefined,
): string {
  const unit = view.units.find((each) => each.id === id);
  const name = id === chosen ? text.it : names.unit(unit);
  const left = odds.results.filter(({ dice }) => dice.length > 0).map(({ dice }) => names.dice(dice));
  const [first = '', ...others] = left;
  const last = others.at(-1);
  const becomes = last === undefined ? first : (others.length > 1 ? text.range : text.either)(first, last);
  if (left.length === 0) return text.hitFalls(name);
  if (odds.survives < 1) return text.hitChance(name, percent(1 - odds.survives), becomes);
  return becomes === names.dice(unit?.dice ?? []) ? text.hitUnhurt(name) : text.hitLeft(name, becomes);
}

/** What would come of an option, before it is chosen. */
export function forecastWords({ arrival, hits }: OptionForecast, scene: Scene, chosen?: number): string {
  if (arrival) return reachWords({ ...arrival, path: [], minesPassed: 0 }, scene.names);
  return hits.length > 0 ? hits.map((hit) => hitWords(hit, scene, chosen)).join('; ') : text.hitNobody;
}
