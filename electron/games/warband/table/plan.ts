/** From the plan of the setup screen to a match that can begin: warbands found, battlefield laid, all by the rules. */
import {
  matchPlanSchema,
  type FieldProblem,
  type MatchPlan,
  type TilePlacing,
  type WarbandChoice,
} from '../../../../shared/games/warband-questions.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { randomInt, seedRng, type Rng } from '../../../engine/rng.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { faceOf } from '../cards/face.ts';
import type { PlacedTile } from '../geometry/assemble.ts';
import type { Problem } from '../geometry/tiles.ts';
import { isLessonPlan, planLesson } from '../lessons/plan.ts';
import { planFirstGame, planMatch, type Contender } from '../match-setup.ts';
import type { Setup } from '../state.ts';
import { withAim } from './aims.ts';
import type { MarchingWarband, PackContent, WarbandCards, WarbandResources } from './resources.ts';
import { botFor } from './temper.ts';

export type Planned = Result<PlannedMatch<Setup>, CallError>;

const wrongSetup = (problems: readonly { sentence: string }[]): CallError => ({
  code: 'setup-refused',
  sentence: 'This match cannot begin as it is set up.',
  details: problems.map(({ sentence }) => sentence),
});

/** A match by the rules, or everything that is against them. */
export function planned(resources: WarbandResources, wished: unknown, seed: number): Planned {
  if (isLessonPlan(wished)) return planLesson(resources, wished);
  const read = matchPlanSchema.safeParse(wished);
  if (!read.success) return err(wrongPlan(read.error.issues));
  const plan = read.data;
  return plan.form === 'firstGame' ? firstGame(resources, plan) : fullGame(resources, plan, seed);
}

const wrongPlan = (issues: readonly { path: PropertyKey[]; message: string }[]): CallError => ({
  code: 'bad-payload',
  sentence: 'This is no plan of a match of Warband.',
  details: issues.slice(0, 10).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
});

function fullGame(resources: WarbandResources, plan: MatchPlan, seed: number): Planned {
  const brought = bring(
    resources,
    plan.seats.map(({ warband: choice }) => choice),
    seedRng(seed),
  );
  if (!brought.ok) return brought;
  const placed = placedOf(resources.cards, plan);
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
    resources.cards.cards(),
  );
  return setup.ok ? aimedMatch(resources, plan, setup.value, brought.value) : err(wrongSetup(setup.error));
}

/** W-940: both players share one pack. */
function firstGame(resources: WarbandResources, plan: MatchPlan): Planned {
  const pack = sharedPack(resources.cards, plan.pack);
  if (plan.seats.length !== 2 || !pack) {
    return err(wrongSetup([{ sentence: 'A first game is for two players who share one pack.' }]));
  }
  const copies = (entries: PackContent['creatures']) =>
    entries.flatMap(({ copies: count, card }) => Array.from({ length: count }, () => card));
  const [one, other] = commandersOf(pack);
  const setup = planFirstGame(
    [plan.seats[0]!.name, plan.seats[1]!.name],
    {
      commanders: plan.exchanged ? [other, one] : [one, other],
      creatures: copies(pack.creatures),
      orders: copies(pack.orders),
      tiles: pack.tiles.map((key) => resources.cards.tiles().get(key)!),
      chests: pack.chests,
    },
    resources.cards.cards(),
  );
  if (!setup.ok) return err(wrongSetup(setup.error));
  const first = plan.first === undefined ? {} : { first: plan.first };
  return aimedMatch(resources, plan, { ...setup.value, ...first }, []);
}

/** the aim is laid onto the finished setup, for one of its seats or for all. */
function aimedMatch(
  resources: WarbandResources,
  plan: MatchPlan,
  setup: Setup,
  brought: readonly MarchingWarband[],
): Planned {
  if (plan.aim?.seat !== undefined && plan.aim.seat >= plan.seats.length)
    return err(wrongSetup([{ sentence: 'The aim is of a player who does not play.' }]));
  return ok(newMatch(resources, plan, withAim(setup, plan.aim), brought));
}

/** A pack that two players can share. */
const canBeShared = ({ commanders, tiles }: PackContent): boolean =>
  commanders.length >= 2 && tiles.length === 4;

/** W-945: each player takes one of the pack's two commanders. */
export const commandersOf = ({ commanders }: PackContent): [string, string] => [
  commanders[0]!,
  commanders[1]!,
];

/** The pack a first game shares: the one named, else the first that can be. */
export function sharedPack(cards: WarbandCards, key: string | undefined): PackContent | undefined {
  const packs = cards.packs().filter(canBeShared);
  return key === undefined ? packs[0] : packs.find((pack) => pack.key === key);
}

/** The warband of each seat; a surprise is any that may march, drawn by the match's seed. */
export function bring(
  { warbands, cards }: WarbandResources,
  choices: readonly WarbandChoice[],
  rng: Rng,
): Result<MarchingWarband[], CallError> {
  const ready = cards.readyWarbands().map(({ key }) => key);
  const brought: MarchingWarband[] = [];
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

function placedOf(cards: WarbandCards, { field }: MatchPlan): Result<PlacedTile[] | undefined, CallError> {
  return field.kind === 'placed' ? layTiles(cards, field.tiles) : ok(undefined);
}

/** Placed tiles with their data. */
export function layTiles(
  cards: WarbandCards,
  tiles: readonly TilePlacing[],
): Result<PlacedTile[], CallError> {
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
  resources: WarbandResources,
  plan: MatchPlan,
  setup: Setup,
  brought: readonly MarchingWarband[],
): PlannedMatch<Setup> {
  return {
    plan,
    setup,
    form: setup.form,
    privacy: plan.privacy,
    hideTells: plan.hideTells,
    ...contentOf(resources.cards, setup),
    seats: setup.seats.map(({ name, team, commander }, seat) => {
      const { colour, bot } = plan.seats[seat];
      const own = brought.at(seat);
      return {
        ...{ name, team, colour, emblem: commander },
        side: own?.name ?? (seat === 0 ? 'Gold half' : 'Silver half'),
        ...(bot && { bot: botFor(resources, commander, bot) }),
        ...(own?.versionId !== undefined && { version: own.versionId }),
      };
    }),
  };
}

/** The packs and cards of a setup as they are now, by content. */
function contentOf(
  cards: WarbandCards,
  setup: Setup,
): Pick<PlannedMatch<Setup>, 'packs' | 'cards' | 'faces'> {
  const keys = setup.cards.map(({ id }) => id);
  const used = new Set(keys.map((key) => key.slice(0, key.indexOf('/'))));
  return {
    packs: cards.packs().flatMap(({ key, hash }) => (used.has(key) ? [{ key, hash }] : [])),
    cards: setup.cards.map((card) => cards.hashOf(card.id) ?? cards.keep([card]).get(card.id)!),
    faces: Object.fromEntries(setup.cards.map((card) => [card.id, faceOf(card)])),
  };
}
