/** The battlefield before a match: the ready layout, and free building with its legal places and its check. */
import type {
  FieldProblem,
  MatchForm,
  TilePlace,
  TilePlacing,
  WarbandChoice,
} from '../../../../shared/games/warband-questions.ts';
import type { TilePrint } from '../../../../shared/cards.ts';
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { seedRng } from '../../../engine/rng.ts';
import { printOf } from '../cards/face.ts';
import { assemble, type PlacedTile } from '../geometry/assemble.ts';
import { checkBattlefield } from '../geometry/check-battlefield.ts';
import { joinSegments, landingsFor } from '../geometry/free-building.ts';
import { layFirstGame, layPreset } from '../geometry/presets.ts';
import { bring, commandersOf, layTiles, problemOf, sharedPack } from './plan.ts';
import type { WarbandResources } from './resources.ts';

type Battlefield = WarbandView['battlefield'];
type Face = TilePlacing['face'];

export interface FieldCheck {
  battlefield?: Battlefield;
  problems: FieldProblem[];
}

/** What a first game is played with. */
interface Shared {
  pack: string;
  commanders: [string, string];
}

export interface Layout extends FieldCheck {
  tiles: TilePlacing[];
  prints: TilePrint[];
  shared?: Shared;
}

interface Laid {
  tiles: PlacedTile[];
  shared?: Shared;
}

interface LayoutQuestion {
  form: MatchForm;
  warbands: WarbandChoice[];
  pack?: string | undefined;
  face: Face;
}

/** The ready layout for these warbands. A surprise is shown with any tiles: whose they will be is not known yet. */
export function layoutOf(resources: WarbandResources, question: LayoutQuestion): Result<Layout, CallError> {
  const laid =
    question.form === 'firstGame' ? layShared(resources, question.pack) : layBrought(resources, question);
  if (!laid.ok) return laid;
  const { tiles: placed, ...shared } = laid.value;
  const built = assemble(placed);
  const problems = built.ok ? checkBattlefield(built.value, question.warbands.length) : built.error;
  const tiles = new Set(placed.map(({ tile }) => tile));
  return ok({
    ...shared,
    tiles: placed.map(placingOf),
    prints: [...tiles].map((tile) => printOf(tile)),
    ...(built.ok && { battlefield: built.value }),
    problems: problems.map(problemOf),
  });
}

const placingOf = ({ tile, seat, x, y, turn, face }: PlacedTile): TilePlacing => ({
  ...{ tile: tile.id, seat, x, y, turn, face },
});

function layShared({ cards }: WarbandResources, key: string | undefined): Result<Laid, CallError> {
  const pack = sharedPack(cards, key);
  if (!pack) return err(key === undefined ? noSharedPack : notShared(key));
  const laid = layFirstGame(pack.tiles.map((tile) => cards.tiles().get(tile)!));
  if (!laid.ok) return err(noLayout(laid.error));
  return ok({ tiles: laid.value, shared: { pack: pack.key, commanders: commandersOf(pack) } });
}

const noSharedPack: CallError = {
  code: 'no-such-pack',
  sentence: 'No enabled pack can be shared by two players.',
};

const notShared = (key: string): CallError => ({
  code: 'no-such-pack',
  sentence: `No enabled pack ${key} can be shared by two players.`,
});

function layBrought(
  resources: WarbandResources,
  { warbands, face }: LayoutQuestion,
): Result<Laid, CallError> {
  const brought = bring(resources, warbands, seedRng(0));
  if (!brought.ok) return brought;
  const laid = layPreset(
    brought.value.map(({ warband }) => warband.tiles),
    face,
  );
  return laid.ok ? ok({ tiles: laid.value }) : err(noLayout(laid.error));
}

const noLayout = (problems: readonly { sentence: string }[]): CallError => ({
  code: 'no-layout',
  sentence: 'These tiles do not make a battlefield.',
  details: problems.map(({ sentence }) => sentence),
});

type Players = 2 | 3 | 4;

/** Every legal place for a lifted tile beside those that lie already. */
export function placesOf(
  { cards }: WarbandResources,
  { players, placed, lifted }: { players: number; placed: TilePlacing[]; lifted: TilePlacing },
): Result<{ places: TilePlace[] }, CallError> {
  const laid = layTiles(cards, [lifted, ...placed]);
  if (!laid.ok) return laid;
  const [tile, ...lying] = laid.value;
  const landings = landingsFor(players as Players, lying, tile!);
  return ok({
    places: landings.map(({ place, other }) => ({
      ...spotOf(place),
      ...(other && { other: { index: other.index, ...spotOf(other.place) } }),
    })),
  });
}

const spotOf = ({ x, y, turn }: PlacedTile) => ({ x, y, turn });

/** The battlefield these tiles make, or what is wrong with the way they lie. */
export function fieldOf(
  { cards }: WarbandResources,
  { players, placed }: { players: number; placed: TilePlacing[] },
): Result<FieldCheck, CallError> {
  const laid = layTiles(cards, placed);
  if (!laid.ok) return laid;
  const joined = joinSegments(players as Players, laid.value);
  return ok(
    joined.ok ? { battlefield: joined.value, problems: [] } : { problems: joined.error.map(problemOf) },
  );
}
