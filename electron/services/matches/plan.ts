/** From the plan of the setup screen to a match that can begin: warbands found, battlefield laid, all by the rules. */
import type { FieldProblem, MatchPlan, TilePlacing, WarbandChoice } from '../../../shared/calls/matches.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { NewMatch } from '../../db/matches.ts';
import { randomInt, seedRng, type Rng } from '../../engine/rng.ts';
import {
  faceOf,
  planFirstGame,
  planMatch,
  warband,
  type Contender,
  type PlacedTile,
  type Problem,
  type WarbandSetup,
} from '../../games/warband/index.ts';
import type { CardLibrary, LibraryPack } from '../packs/library.ts';
import type { PlayableWarband, Warbands } from '../warbands/warbands.ts';
import { arrange } from './arrangement.ts';
import { filmStart } from './filming.ts';
import { botFor } from './temper.ts';

/** What a plan is made real with. */
export interface Stock {
  cards: CardLibrary;
  warbands: Pick<Warbands, 'playable' | 'list'>;
}

export type Planned = Result<NewMatch, CallError>;

const wrongSetup = (problems: readonly { sentence: string }[]): CallError => ({
  code: 'setup-refused',
  sentence: 'This match cannot begin as it is set up.',
  details: problems.map(({ sentence }) => sentence),
});

/** A match by the rules, or everything that is against them. */
export function planned(stock: Stock, plan: MatchPlan, seed: number): Planned {
  return plan.form === 'firstGame' ? firstGame(stock, plan, seed) : fullGame(stock, plan, seed);
}

function fullGame(stock: Stock, plan: MatchPlan, seed: number): Planned {
  const brought = bring(
    stock,
    plan.seats.map(({ warband: choice }) => choice),
    seedRng(seed),
  );
  if (!brought.ok) return brought;
  const placed = placedOf(stock.cards, plan);
  if (!placed.ok) return placed;
  const contenders = plan.seats.map(({ name }, seat): Contender => ({
    name,
    warband: brought.value[seat]!.warband,
  }));
  const setup = planMatch(
    {
      form: plan.form as 'standard' | 'freeForAll' | 'teams',
      contenders,
      face: plan.field.face,
      ...(placed.value && { placed: placed.value }),
      ...(plan.first !== undefined && { first: plan.first }),
    },
    stock.cards.cards(),
  );
  return setup.ok
    ? ok(newMatch(stock, plan, setup.value, seed, brought.value))
    : err(wrongSetup(setup.error));
}

/** W-940: both players share one pack. */
function firstGame(stock: Stock, plan: MatchPlan, seed: number): Planned {
  const pack = sharedPack(stock.cards, plan.pack);
  if (plan.seats.length !== 2 || !pack) {
    return err(wrongSetup([{ sentence: 'A first game is for two players who share one pack.' }]));
  }
  const copies = (entries: LibraryPack['creatures']) =>
    entries.flatMap(({ copies: count, card }) => Array.from({ length: count }, () => card));
  const [one, other] = commandersOf(pack);
  const setup = planFirstGame(
    [plan.seats[0]!.name, plan.seats[1]!.name],
    {
      commanders: plan.exchanged ? [other, one] : [one, other],
      creatures: copies(pack.creatures),
      orders: copies(pack.orders),
      tiles: pack.tiles.map((key) => stock.cards.tiles().get(key)!),
      chests: pack.chests,
    },
    stock.cards.cards(),
  );
  if (!setup.ok) return err(wrongSetup(setup.error));
  const first = plan.first === undefined ? {} : { first: plan.first };
  return ok(newMatch(stock, plan, { ...setup.value, ...first }, seed, []));
}

/** A pack that two players can share. */
const canBeShared = ({ commanders, tiles }: LibraryPack): boolean =>
  commanders.length >= 2 && tiles.length === 4;

/** W-945: each player takes one of the pack's two commanders. */
export const commandersOf = ({ commanders }: LibraryPack): [string, string] => [
  commanders[0]!,
  commanders[1]!,
];

/** The pack a first game shares: the one named, else the first that can be. */
export function sharedPack(cards: CardLibrary, key: string | undefined): LibraryPack | undefined {
  const packs = cards.packs().filter(canBeShared);
  return key === undefined ? packs[0] : packs.find((pack) => pack.key === key);
}

/** The warband of each seat; a surprise is any that may march, drawn by the match's seed. */
export function bring(
  { warbands, cards }: Stock,
  choices: readonly WarbandChoice[],
  rng: Rng,
): Result<PlayableWarband[], CallError> {
  const ready = cards.readyWarbands().map(({ key }) => key);
  const brought: PlayableWarband[] = [];
  for (const choice of choices) {
    if (choice.kind === 'surprise' && ready.length === 0) return err(noWarbands);
    const id = choice.kind === 'named' ? choice.id : ready[randomInt(rng, ready.length)]!;
    const found = warbands.playable(id);
    if (!found.ok) return found;
    brought.push(found.value);
  }
  return ok(brought);
}

const noWarbands: CallError = {
  code: 'no-warbands',
  sentence: 'No enabled pack has a ready-made warband to surprise you with.',
};

function placedOf(cards: CardLibrary, { field }: MatchPlan): Result<PlacedTile[] | undefined, CallError> {
  return field.kind === 'placed' ? layTiles(cards, field.tiles) : ok(undefined);
}

/** Placed tiles with their data. */
export function layTiles(cards: CardLibrary, tiles: readonly TilePlacing[]): Result<PlacedTile[], CallError> {
  const placed: PlacedTile[] = [];
  for (const { tile: key, ...place } of tiles) {
    const tile = cards.tiles().get(key);
    if (!tile) return err({ code: 'no-such-tile', sentence: `No enabled pack has the tile ${key}.` });
    placed.push({ ...place, tile });
  }
  return ok(placed);
}

export const problemOf = ({ code, sentence, rule, placed }: Problem): FieldProblem => ({
  ...{ code, sentence, rule },
  ...(placed && { placed }),
});

function newMatch(
  { cards }: Stock,
  plan: MatchPlan,
  setup: WarbandSetup,
  seed: number,
  brought: readonly PlayableWarband[],
): NewMatch {
  return {
    game: 'warband',
    form: setup.form,
    rulesVersion: warband.rulesVersion,
    seed,
    start: startOf(cards, setup),
    first: filmStart(warband.start(setup, seed), warband).frames[0]!,
    arrangement: arrange(
      plan.privacy,
      plan.hideTells,
      plan.seats.map(({ colour, bot }, seat) => ({
        colour,
        ...(bot && { bot: botFor(cards, setup.seats[seat]!.commander, bot) }),
      })),
    ),
    seats: setup.seats.map(({ name, team, commander }, seat) => ({
      ...{ player: name, team, commanderKey: commander },
      ...(plan.seats[seat]!.bot && { bot: plan.seats[seat]!.bot.level }),
      ...(brought[seat]?.versionId !== undefined && { warbandVersionId: brought[seat].versionId }),
      warbandName: brought[seat]?.name ?? (seat === 0 ? 'Gold half' : 'Silver half'),
    })),
  };
}

/** The packs and cards of a setup as they are now, by content. */
function startOf(cards: CardLibrary, setup: WarbandSetup): NewMatch['start'] {
  const keys = setup.cards.map(({ id }) => id);
  const used = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))));
  return {
    setup,
    packs: cards.packs().flatMap(({ key, hash }) => (used.has(key) ? [{ key, hash }] : [])),
    cards: keys.map((key) => cards.hashOf(key)!),
    faces: Object.fromEntries(setup.cards.map((card) => [card.id, faceOf(card)])),
  };
}
