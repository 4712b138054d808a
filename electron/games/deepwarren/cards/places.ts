/** Cards that put something into the dungeon or take it away: tokens, doors, chests, Rubble (T-510 to T-515, 900s). */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { tileCount } from '../content/tiles.ts';
import { chestCount, doorCount, kindIdOf } from '../content/tokens.ts';
import { hasIcon, spacesOfTile } from '../dungeon/layout.ts';
import { hasDoor, isRubble } from '../dungeon/spaces.ts';
import { notOffered } from '../frames/worker.ts';
import { removeFrom } from '../play.ts';
import { none, type State } from '../state.ts';
import { diceFree, enterToken, isEmptyForToken, poolOf } from '../tokens.ts';
import { closeCard } from './close-card.ts';
import type { WorkerFor } from './effect-worker.ts';

/** Placed tiles that pass a test, as options. */
function tilesWhere(state: Readonly<State>, test: (tile: number) => boolean): DeepwarrenAction[] {
  const options: DeepwarrenAction[] = [];
  for (let tile = 0; tile < tileCount; tile++)
    if (state.cells[tile] !== none && test(tile)) options.push({ kind: 'tile', tile });
  return options;
}

/** Every space of every empty tile that passes a test, as options (T-511). */
export function emptySpaces(state: Readonly<State>, test: (tile: number) => boolean): DeepwarrenAction[] {
  const options: DeepwarrenAction[] = [];
  for (let tile = 0; tile < tileCount; tile++) {
    if (!isEmptyForToken(state, tile) || !test(tile)) continue;
    for (const space of spacesOfTile[tile]) options.push({ kind: 'put', space });
  }
  return options;
}

export const enterWorker: WorkerFor<'enter'> = {
  asks: true,
  options(state, _frame, { token, icon }) {
    // T-514
    if (poolOf(state, kindIdOf(token)) === 0 || diceFree(state, state.seat) === 0) return [];
    return emptySpaces(state, (tile) => hasIcon[icon][tile]);
  },
  choose(play, frame, { token }, action) {
    if (action.kind !== 'put') return notOffered('enter', action);
    closeCard(play, frame);
    enterToken(play, play.state.seat, kindIdOf(token), action.space, token === 'delver' ? 'T-513' : 'T-510');
  },
};

/** T-907, T-908: no door, no token, no Rubble; with all doors on the board there is none to place (T-913). */
const mayHoldDoor = (state: Readonly<State>, tile: number): boolean =>
  state.held[tile] === 0 && !hasDoor(state, tile) && !isRubble(state, tile);

export const placeDoorWorker: WorkerFor<'placeDoor'> = {
  asks: true,
  options: (state) =>
    state.doors.length === doorCount ? [] : tilesWhere(state, (tile) => mayHoldDoor(state, tile)),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'tile') return notOffered('placeDoor', action);
    closeCard(play, frame);
    play.state.doors.push(action.tile);
    play.emit?.({ kind: 'doorPlaced', rule: 'T-907', seat: play.state.seat, tile: action.tile });
  },
};

/** T-114, T-902: for a chest, a tile is empty without token and chest. */
const mayHoldChest = (state: Readonly<State>, tile: number): boolean =>
  hasIcon.hoard[tile] && state.held[tile] === 0 && !state.chests.includes(tile);

export const placeChestWorker: WorkerFor<'placeChest'> = {
  asks: true,
  options: (state) =>
    state.chests.length === chestCount ? [] : tilesWhere(state, (tile) => mayHoldChest(state, tile)),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'tile') return notOffered('placeChest', action);
    closeCard(play, frame);
    play.state.chests.push(action.tile);
    play.emit?.({ kind: 'chestPlaced', rule: 'T-901', seat: play.state.seat, tile: action.tile });
  },
};

export const clearWorker: WorkerFor<'clear'> = {
  asks: true,
  options: (state) => tilesWhere(state, (tile) => isRubble(state, tile) || hasDoor(state, tile)),
  choose(play, frame, _effect, action) {
    if (action.kind !== 'tile') return notOffered('clear', action);
    closeCard(play, frame);
    const { state, emit } = play;
    const { tile } = action;
    if (removeFrom(state.doors, tile))
      return emit?.({ kind: 'doorRemoved', rule: 'T-518', seat: state.seat, tile });
    state.cleared.push(tile);
    emit?.({ kind: 'rubbleCleared', rule: 'T-416', seat: state.seat, tile });
  },
};
