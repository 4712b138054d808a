/** From people and their warbands to a setup: form, teams, battlefield, chests (W-201..W-209, W-920..W-946). */
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Card, Mark } from './cards/language.ts';
import { assemble, type PlacedTile } from './geometry/assemble.ts';
import type { Battlefield } from './geometry/battlefield.ts';
import { checkBattlefield } from './geometry/check-battlefield.ts';
import { joinSegments } from './geometry/free-building.ts';
import { layFirstGame, layPreset, playerCounts, type PlayerCount } from './geometry/presets.ts';
import { checkTileSet, checkTreasures, type Problem, type Tile, type TileFace } from './geometry/tiles.ts';
import { checkWarband, type CardLibrary, type LegalWarband } from './legality.ts';
import type { Form, Handicap, SeatSetup, Setup } from './state.ts';

export interface Contender {
  name: string;
  warband: LegalWarband;
  handicap?: Handicap;
}

export interface MatchPlan {
  form: Exclude<Form, 'firstGame'>;
  contenders: Contender[];
  face: TileFace;
  /** Tiles as the players laid them; absent: the ready layout for their number. */
  placed?: PlacedTile[];
  first?: number;
}

/** B-11: chest markers a player brings whose pack does not say otherwise. */
const usualChests = [1, 1, 2, 2, 3, 3];
/** B-10: treasure squares on the tiles of each player. */
const treasuresOfOne = 3;

/** W-124: the markers of a pack, used again from the first on where there are fewer than are needed. */
const enoughChests = (markers: readonly number[], needed: number): number[] =>
  Array.from({ length: Math.max(needed, markers.length) }, (_, at) => markers[at % markers.length]);

/** A setup by the rules, or everything that is against them. */
export function planMatch(plan: MatchPlan, library: CardLibrary): Result<Setup, Problem[]> {
  const problems = [...formProblems(plan), ...warbandProblems(plan, library)];
  if (problems.length > 0) return err(problems);
  const field = layField(plan);
  if (!field.ok) return field;
  return ok({
    form: plan.form,
    seats: plan.contenders.map((contender, seat) => seatSetup(contender, teamOf(plan.form, seat))),
    cards: cardsOf(plan, library),
    battlefield: field.value,
    chests: plan.contenders.flatMap(({ warband }) =>
      enoughChests(warband.chests ?? usualChests, treasuresOfOne),
    ),
    first: plan.first,
  });
}

/** seats alternate between the two teams. */
const teamOf = (form: Form, seat: number): number => (form === 'teams' ? seat % 2 : seat);

const wrong = (code: string, rule: string, sentence: string): Problem[] => [{ code, rule, sentence }];

function formProblems({ form, contenders }: MatchPlan): Problem[] {
  const { length } = contenders;
  if (form === 'standard' && length !== 2)
    return wrong('twoPlayers', 'W-101', 'The standard game is for two players.');
  if (form === 'teams' && length !== 4)
    return wrong('teamsOfTwo', 'R-98', 'A team game is for four players, two a team.');
  const isSupported = (playerCounts as readonly number[]).includes(length);
  return isSupported ? [] : wrong('playerCount', 'R-98', 'Two to four players can play.');
}

function warbandProblems({ contenders }: MatchPlan, library: CardLibrary): Problem[] {
  return contenders.flatMap(({ name, warband }) => {
    const { commander, creatures, orders, tiles } = warband;
    const found = checkWarband({ commanders: [commander], creatures, orders, tiles }, library);
    return found.map(({ code, rule, sentence }) => ({ code, rule, sentence: `${name}: ${sentence}` }));
  });
}

function layField({ contenders, face, placed }: MatchPlan): Result<Battlefield, Problem[]> {
  if (placed) {
    const uneven = checkTreasures(placed.map(({ tile }) => tile));
    return uneven.length > 0 ? err(uneven) : joinSegments(contenders.length as PlayerCount, placed);
  }
  const laid = layPreset(
    contenders.map(({ warband }) => warband.tiles),
    face,
  );
  return laid.ok ? buildField(laid.value, contenders.length) : laid;
}

function buildField(placed: PlacedTile[], players: number): Result<Battlefield, Problem[]> {
  const built = assemble(placed);
  if (!built.ok) return built;
  const unplayable = checkBattlefield(built.value, players);
  return unplayable.length > 0 ? err(unplayable) : built;
}

const seatSetup = ({ name, warband, handicap }: Contender, team: number): SeatSetup => ({
  name,
  team,
  commander: warband.commander,
  creatures: [...warband.creatures],
  orders: [...warband.orders],
  ...(handicap && { handicap }),
});

function cardsOf({ contenders }: MatchPlan, library: CardLibrary): Card[] {
  const ids = contenders.flatMap(({ warband }) => [
    warband.commander,
    ...warband.creatures,
    ...warband.orders,
  ]);
  return [...new Set(ids)].map((id) => library.get(id)!);
}

/** One pack that two players share (W-940). */
export interface SharedPack {
  commanders: [string, string];
  creatures: string[];
  orders: string[];
  tiles: Tile[];
  /** Values of its chest markers; absent: the usual ones (B-11). */
  chests?: readonly number[];
}

/** W-944: only the two chests worth most, usually of value 3. */
const firstGameChests = ({ chests = usualChests }: SharedPack): number[] =>
  enoughChests(
    chests.toSorted((a, b) => b - a),
    2,
  ).slice(0, 2);

/** W-940..W-946: gold cards against silver cards on the fixed layout. */
export function planFirstGame(
  names: [string, string],
  pack: SharedPack,
  library: CardLibrary,
): Result<Setup, Problem[]> {
  const tileProblems = [...checkTileSet(pack.tiles), ...checkTreasures(pack.tiles)];
  if (tileProblems.length > 0) return err(tileProblems);
  const laid = layFirstGame(pack.tiles);
  const field = laid.ok ? buildField(laid.value, 2) : laid;
  if (!field.ok) return field;
  const half = (ids: string[], mark: Mark): string[] => ids.filter((id) => markOf(library, id) === mark);
  const seats = (['gold', 'silver'] as const).map((mark, seat) => ({
    name: names[seat],
    team: seat,
    commander: pack.commanders[seat],
    creatures: half(pack.creatures, mark),
    orders: half(pack.orders, mark),
  }));
  const uneven = halfProblems(seats);
  if (uneven.length > 0) return err(uneven);
  const ids = new Set([...pack.commanders, ...pack.creatures, ...pack.orders]);
  const cards = [...ids].map((id) => library.get(id)!);
  return ok({ form: 'firstGame', seats, cards, battlefield: field.value, chests: firstGameChests(pack) });
}

function markOf(library: CardLibrary, id: string): Mark | undefined {
  return library.get(id)?.mark;
}

/** W-941: each half has 6 creatures and 18 orders. */
function halfProblems(seats: SeatSetup[]): Problem[] {
  const isEven = seats.every(({ creatures, orders }) => creatures.length === 6 && orders.length === 18);
  if (isEven) return [];
  return wrong(
    'unevenHalves',
    'W-941',
    'The pack does not split into two halves of 6 creatures and 18 orders.',
  );
}
