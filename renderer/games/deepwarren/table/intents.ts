/** What a press on a place would have meant, for the question why it is not possible. */
import {
  tileOfSpace,
  type DeepwarrenIntent,
  type DeepwarrenView,
} from '../../../../shared/games/deepwarren.ts';
import { cellKey, type Ground, type Place } from '../map/layout.ts';
import type { DeepwarrenDecision } from '../map/targets.ts';

export function placeIntent(
  decision: DeepwarrenDecision | undefined,
  view: DeepwarrenView,
  ground: Ground,
  acting: number | undefined,
  { cell, space }: Place,
): DeepwarrenIntent | undefined {
  if (!decision) return undefined;
  if (decision.prompt.code === 'place') return { kind: 'place', x: cell.x, y: cell.y };
  const placed = ground.byCell.get(cellKey(cell));
  if (!placed) return undefined;
  const target = space ?? placed.tile * 8;
  const standing = view.tokens.filter((token) => tileOfSpace(token.space) === placed.tile);
  const token = standing.find((each) => each.space === target) ?? standing[0];
  switch (decision.prompt.code) {
    case 'card':
      return cardIntent(decision, target, placed.tile, token?.id);
    case 'move':
    case 'stride':
      return moveIntent(acting ?? own(standing, decision.seat), target, placed.tile, placed.door);
    case 'attack':
      return attackIntent(acting, decision.seat, token);
    default:
      return undefined;
  }
}

const own = (tokens: DeepwarrenView['tokens'], seat: number): number | undefined =>
  tokens.find((token) => token.seat === seat)?.id;

function cardIntent(
  { options }: DeepwarrenDecision,
  space: number,
  tile: number,
  token: number | undefined,
): DeepwarrenIntent | undefined {
  const kind = options[0]?.kind;
  if (kind === 'put') return { kind, space };
  if (kind === 'tile') return { kind, tile };
  return kind === 'choose' && token !== undefined ? { kind, token } : undefined;
}

function moveIntent(
  token: number | undefined,
  to: number,
  tile: number,
  door: boolean,
): DeepwarrenIntent | undefined {
  if (token === undefined) return undefined;
  return door ? { kind: 'openDoor', token, tile } : { kind: 'move', token, to };
}

function attackIntent(
  acting: number | undefined,
  seat: number,
  token: DeepwarrenView['tokens'][number] | undefined,
): DeepwarrenIntent | undefined {
  if (!token) return undefined;
  if (token.seat === seat && acting === undefined)
    return { kind: token.kind === 'emberwyrm' ? 'breathe' : 'regrow', token: token.id };
  return acting === undefined ? undefined : { kind: 'attack', token: acting, target: token.id };
}
