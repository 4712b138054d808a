/** What on the board can be chosen: a decision's options, sorted onto the things they lie on. Knows no rules. */
import type { Decision } from '../../../../shared/game.ts';
import type { DeepwarrenAction, DeepwarrenView, Space } from '../../../../shared/games/deepwarren.ts';
import { cellKey, type Cell, type Ground } from './layout.ts';

export type DeepwarrenDecision = Decision<DeepwarrenAction>;

/** A thing on the board with the options that lie on it. */
export interface Target {
  key: string;
  cell: Cell;
  /** Where a token would stand. */
  space?: Space;
  /** The token meant. */
  token?: number;
  /** The tile meant: a door, a place for a chest. */
  tile?: number;
  options: readonly number[];
}

export interface Targets {
  all: readonly Target[];
  /** Own tokens that something can be done with. */
  actors: readonly Target[];
  byCell: ReadonlyMap<string, readonly Target[]>;
  /** Options that lie on nothing on the board: buttons and relics. */
  words: readonly number[];
}

const empty: Targets = { all: [], actors: [], byCell: new Map(), words: [] };

const actorOf = (action: DeepwarrenAction): number | undefined =>
  ['move', 'openDoor', 'attack', 'breathe', 'regrow'].includes(action.kind) && 'token' in action
    ? action.token
    : undefined;

/** The token whose options are shown: the one chosen, or the only one there is. */
export function actingToken(
  decision: DeepwarrenDecision | undefined,
  chosen: number | undefined,
): number | undefined {
  const actors = [...new Set(decision?.options.flatMap((action) => actorOf(action) ?? []))];
  if (chosen !== undefined && actors.includes(chosen)) return chosen;
  return actors.length === 1 ? actors[0] : undefined;
}

type Place = Omit<Target, 'options'>;

/** What an option lies on; nothing for what is only words. */
function placeOf(
  action: DeepwarrenAction,
  acting: number | undefined,
  view: DeepwarrenView,
  ground: Ground,
): Place | undefined {
  const standing = (id: number) => view.tokens.find((token) => token.id === id);
  const onToken = (id: number): Place | undefined => {
    const token = standing(id);
    const cell = token && ground.cellOf(token.space);
    return cell && { key: `token ${String(id)}`, cell, token: id, space: token.space };
  };
  const onSpace = (space: Space): Place | undefined => {
    const cell = ground.cellOf(space);
    return cell && { key: `space ${String(space)}`, cell, space };
  };
  const onTile = (tile: number): Place | undefined => {
    const cell = ground.byTile.get(tile);
    return cell && { key: `tile ${String(tile)}`, cell, tile };
  };
  switch (action.kind) {
    case 'place':
      return { key: `cell ${cellKey(action)}`, cell: action };
    case 'put':
      return onSpace(action.space);
    case 'choose':
      return onToken(action.token);
    case 'tile':
      return onTile(action.tile);
    case 'move':
      return action.token === acting ? onSpace(action.to) : undefined;
    case 'openDoor':
      return action.token === acting ? onTile(action.tile) : undefined;
    case 'attack':
      return action.token === acting ? onToken(action.target) : undefined;
    default:
      return undefined;
  }
}

/** Sorts the options of a decision; `acting` is the token whose moves or attacks are wanted. */
export function targetsOf(
  decision: DeepwarrenDecision | undefined,
  view: DeepwarrenView,
  ground: Ground,
  acting: number | undefined,
): Targets {
  if (!decision) return empty;
  const found = new Map<string, Target & { options: number[] }>();
  const actors = new Map<number, Target & { options: number[] }>();
  const words: number[] = [];
  decision.options.forEach((action, option) => {
    const actor = actorOf(action);
    if (actor !== undefined) addActor(actors, actor, option, view, ground);
    const place = placeOf(action, acting, view, ground);
    if (place) add(found, place, option);
    else if (isWords(action, acting)) words.push(option);
  });
  const all = [...found.values()].sort(byRow);
  return { all, actors: [...actors.values()], byCell: grouped([...all, ...actors.values()]), words };
}

/** Moves and attacks of other tokens wait until those are chosen. */
const isWords = (action: DeepwarrenAction, acting: number | undefined): boolean => {
  if (action.kind === 'breathe' || action.kind === 'regrow') return action.token === acting;
  return actorOf(action) === undefined;
};

function add(found: Map<string, Target & { options: number[] }>, place: Place, option: number): void {
  const known = found.get(place.key);
  if (known) known.options.push(option);
  else found.set(place.key, { ...place, options: [option] });
}

function addActor(
  actors: Map<number, Target & { options: number[] }>,
  id: number,
  option: number,
  { tokens }: DeepwarrenView,
  ground: Ground,
): void {
  const known = actors.get(id);
  if (known) return void known.options.push(option);
  const token = tokens.find((each) => each.id === id);
  const cell = token && ground.cellOf(token.space);
  if (cell)
    actors.set(id, { key: `actor ${String(id)}`, cell, token: id, space: token.space, options: [option] });
}

/** Reading order: row by row from the north, each from the west. */
const byRow = (one: Target, other: Target): number =>
  other.cell.y - one.cell.y || one.cell.x - other.cell.x || (one.space ?? 0) - (other.space ?? 0);

function grouped(targets: readonly Target[]): Map<string, Target[]> {
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    const key = cellKey(target.cell);
    const group = groups.get(key);
    if (group) group.push(target);
    else groups.set(key, [target]);
  }
  return groups;
}
