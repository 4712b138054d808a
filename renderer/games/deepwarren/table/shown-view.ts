/**
 * The position while events are being shown: what each event visibly changes. Commentary only; the position that
 * follows is the truth and replaces it.
 */
import {
  type DeepwarrenEvent,
  type DeepwarrenView,
  type TokenView,
} from '../../../../shared/games/deepwarren.ts';
import type { DeepwarrenContent } from '../../../../shared/games/deepwarren-questions.ts';
import { directionOf } from '../tiles/spots.ts';

type Kinds = { [Kind in DeepwarrenEvent['kind']]: Extract<DeepwarrenEvent, { kind: Kind }> };
type Changes = {
  [Kind in keyof Kinds]?: (
    view: DeepwarrenView,
    event: Kinds[Kind],
    content: DeepwarrenContent,
  ) => Partial<DeepwarrenView>;
};

const withToken = (
  view: DeepwarrenView,
  id: number,
  change: Partial<TokenView>,
): Partial<DeepwarrenView> => ({
  tokens: view.tokens.map((token) => (token.id === id ? { ...token, ...change } : token)),
});

const withoutToken = (view: DeepwarrenView, id: number): Partial<DeepwarrenView> => ({
  tokens: view.tokens.filter((token) => token.id !== id),
});

const withTile = (
  view: DeepwarrenView,
  tile: number,
  change: Partial<DeepwarrenView['tiles'][number]>,
): Partial<DeepwarrenView> => ({
  tiles: view.tiles.map((each) => (each.tile === tile ? { ...each, ...change } : each)),
});

const withCrowns = (view: DeepwarrenView, seat: number, crowns: number): Partial<DeepwarrenView> => ({
  players: view.players.map((player) => (player.seat === seat ? { ...player, crowns } : player)),
});

function withLaid(view: DeepwarrenView, { tile, x, y, turn }: Kinds['tilePlaced']): Partial<DeepwarrenView> {
  const placed = new Map(view.tiles.map((each) => [each.tile, each]));
  const isFilled = (from: number, side: 0 | 1 | 2 | 3): boolean => {
    const cell = placed.get(from);
    const [dx, dy] = directionOf(side);
    return cell !== undefined && cell.x + dx === x && cell.y - dy === y;
  };
  return {
    tiles: [...view.tiles, { tile, x, y, turn, cleared: false, door: false, chest: false }],
    openings: view.openings.filter((opening) => !isFilled(opening.tile, opening.side)),
  };
}

function withEntered(
  view: DeepwarrenView,
  { seat, token: id, tokenKind: kind, space }: Kinds['entered'],
  { tokens }: DeepwarrenContent,
): Partial<DeepwarrenView> {
  const face = tokens.find((each) => each.kind === kind);
  const { wounds = 1, attack = 0, worth = 0 } = face ?? {};
  const marks = { bound: false, burnPending: false, hasMoved: false };
  const token = { id, kind, seat, wounds, starting: wounds, attack, worth, space, ...marks };
  return { tokens: [...view.tokens, token] };
}

const changes: Changes = {
  turnBegan: (_, { seat, turn, round }) => ({ seat, turn, round }),
  tilePlaced: withLaid,
  entered: withEntered,
  moved: (view, { token, path }) => withToken(view, token, { space: path.at(-1)! }),
  damaged: (view, { token, left }) => withToken(view, token, { wounds: left }),
  healed: (view, { token, left }) => withToken(view, token, { wounds: left }),
  rescued: (view, { token, left }) => withToken(view, token, { wounds: left }),
  killed: (view, { token }) => withoutToken(view, token),
  fell: (view, { token }) => withoutToken(view, token),
  bound: (view, { token }) => withToken(view, token, { bound: true }),
  unbound: (view, { token }) => withToken(view, token, { bound: false }),
  burnPending: (view, { token }) => withToken(view, token, { burnPending: true }),
  yoked: (view, { token, to }) => withToken(view, token, { seat: to }),
  doorPlaced: (view, { tile }) => withTile(view, tile, { door: true }),
  doorOpened: (view, { tile }) => withTile(view, tile, { door: false }),
  doorRemoved: (view, { tile }) => withTile(view, tile, { door: false }),
  chestPlaced: (view, { tile }) => withTile(view, tile, { chest: true }),
  chestTaken: (view, { tile }) => withTile(view, tile, { chest: false }),
  rubbleCleared: (view, { tile }) => withTile(view, tile, { cleared: true }),
  crownsGained: (view, { seat, total }) => withCrowns(view, seat, total),
};

export function viewAfter<Kind extends DeepwarrenEvent['kind']>(
  view: DeepwarrenView,
  event: Kinds[Kind],
  content: DeepwarrenContent,
): DeepwarrenView {
  const change = changes[event.kind as Kind] as Changes[Kind] | undefined;
  return change ? { ...view, ...change(view, event, content) } : view;
}
