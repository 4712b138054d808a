/** What the engine says in numbers, in a scenario's words: options, items, events. */
import type { Decision } from '../../../../shared/game.ts';
import type { ItemView, WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { squareName } from '../geometry/square.ts';
import { playOf, topFrame } from '../play.ts';
import { openSlot, planOf } from '../targets.ts';
import { none, type CardId, type Square, type State, type TargetKind, type Waiting } from '../state.ts';
import type { World } from './build.ts';
import { cardName, itemName } from './names.ts';

export const creatureWordOf = ({ state, names }: World, id: CardId): string => cardName(state, names, id);

export const squareWordOf = ({ state }: World, square: Square): string =>
  squareName(square, state.setup.battlefield.width);

export const playerWordOf = ({ names }: World, seat: number): string => names.players[seat] ?? 'nobody';

const itemWordOf = ({ state, names }: World, id: number): string => {
  const item =
    state.stack.find((each) => each.id === id) ?? (state.resolving?.id === id ? state.resolving : undefined);
  return item ? itemName(state, names, item) : `item ${id}`;
};

/** What the target question now open asks for. */
export function openTargetKind(state: State): TargetKind | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'declare') return undefined;
  const { declaration } = frame;
  return openSlot(planOf(playOf(state), declaration).slots, declaration)?.target.kind;
}

export function targetWordOf(world: World, kind: TargetKind, id: number): string {
  switch (kind) {
    case 'creature':
    case 'card':
      return creatureWordOf(world, id);
    case 'item':
      return itemWordOf(world, id);
    case 'player':
      return playerWordOf(world, id);
    case 'square':
      return squareWordOf(world, id);
  }
}

/** "hazard on Ogre", "trigger of Ogre", "expiry on Ogre": things whose order is chosen. */
export function orderedWords(world: World): string[] {
  const { state } = world;
  const frame = topFrame(state);
  const trigger = ({ text, actor }: Waiting): string =>
    `${text === none ? 'hazard on' : 'trigger of'} ${actor === none ? 'commander' : creatureWordOf(world, actor)}`;
  if (frame?.kind === 'timed')
    return frame.entries.map((entry) => {
      if (entry.kind === 'trigger') return trigger(entry.waiting);
      const effect = state.effects.find(({ id }) => id === entry.effect);
      return `expiry on ${effect ? creatureWordOf(world, effect.creature) : 'nobody'}`;
    });
  const seats = state.players.map((_, index) => (state.seat + index) % state.players.length);
  const seat = seats.find((each) => state.waiting.some((waiting) => waiting.seat === each));
  return state.waiting.filter((waiting) => waiting.seat === seat).map(trigger);
}

/** One option in words, without its kind. */
export function optionWord(world: World, option: WarbandAction): string {
  switch (option.kind) {
    case 'first':
      return playerWordOf(world, option.seat);
    case 'deploy':
    case 'play':
    case 'card':
      return creatureWordOf(world, option.card);
    case 'place':
    case 'collect':
      return squareWordOf(world, option.square);
    case 'move':
    case 'go':
      return squareWordOf(world, option.to);
    case 'attack':
      return creatureWordOf(world, option.target);
    case 'activate':
    case 'actor':
    case 'assist':
    case 'pick':
    case 'dodge':
      return creatureWordOf(world, option.creature);
    case 'power':
      return powerWordOf(world, option.text, option.creature);
    case 'pay':
      return creatureWordOf(world, option.with);
    case 'target':
      return targetWordOf(world, openTargetKind(world.state) ?? 'creature', option.id);
    case 'source':
      return itemWordOf(world, option.item);
    case 'shield':
      return String(option.effect);
    case 'option':
      return String(option.index + 1);
    case 'next':
      return orderedWords(world)[option.index];
    default:
      return '';
  }
}

function powerWordOf(world: World, text: number, creature: CardId): string {
  const { text: found } = playOf(world.state).program.texts[text];
  const name = 'name' in found && found.name !== undefined ? found.name : `power ${text}`;
  return `${creatureWordOf(world, creature)}: ${name}`;
}

/** Every option of a kind in words, each once. `melee` and `ranged` are the two kinds of attack. */
export function optionWords(
  world: World,
  decision: Decision<WarbandAction> | undefined,
  kind: string,
): string[] {
  const isOfKind = (option: WarbandAction): boolean =>
    option.kind === 'attack' ? option.mode === kind : option.kind === kind;
  const words = (decision?.options ?? []).filter(isOfKind).map((option) => optionWord(world, option));
  return [...new Set(words)];
}

/** A decision in one line, for messages. */
export function decisionLine(world: World, decision: Decision<WarbandAction> | undefined): string {
  if (!decision) return 'the match is over';
  const groups = new Map<string, Set<string>>();
  for (const option of decision.options) {
    const kind = option.kind === 'attack' ? option.mode : option.kind;
    groups.set(kind, (groups.get(kind) ?? new Set()).add(optionWord(world, option)));
  }
  const parts = [...groups].map(([kind, words]) => {
    const all = [...words].filter(Boolean);
    const shown = all.slice(0, 12).join(', ') + (all.length > 12 ? `, … (${all.length})` : '');
    return all.length > 0 ? `${kind} (${shown})` : kind;
  });
  return `${playerWordOf(world, decision.seat)} is asked "${decision.prompt.code}": ${parts.join('; ')}`;
}

/** An item of the stack in words. */
export function itemWords(world: World, item: ItemView): Record<string, unknown> {
  const targets = item.targets.flatMap(({ kind, ids }) =>
    ids.map((id) => targetWordOf(world, kind as TargetKind, id)),
  );
  return {
    kind: item.kind,
    name: itemWordOf(world, item.id),
    by: creatureWordOf(world, item.actor),
    player: playerWordOf(world, item.seat),
    card: item.card === none ? 'none' : creatureWordOf(world, item.card),
    mode: item.mode,
    target: targets[0],
    targets,
    path: item.path.map((square) => squareWordOf(world, square)),
    bonus: item.bonus,
  };
}

const seatKeys = new Set(['seat', 'owner', 'first']);
const creatureKeys = new Set(['creature']);
const cardKeys = new Set(['card']);

/** An event in words: creatures, cards, players and squares by name. */
export function eventWords(world: World, event: WarbandEvent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, eventValue(world, event.kind, key, value as unknown)]),
  );
}

function eventValue(world: World, kind: WarbandEvent['kind'], key: string, value: unknown): unknown {
  if (key === 'item' && typeof value === 'number') return itemWordOf(world, value);
  if (key === 'item') return itemWords(world, value as ItemView);
  if (key === 'effect') return effectWords(world, value as Record<string, unknown>);
  if (key === 'cards' || key === 'assistants')
    return (value as number[]).map((id) => creatureWordOf(world, id));
  if (key === 'path') return (value as number[]).map((square) => squareWordOf(world, square));
  if (typeof value !== 'number') return value;
  if (key === 'by' && kind === 'damaged') return creatureWordOf(world, value);
  if (
    seatKeys.has(key) ||
    (kind === 'controlChanged' && key !== 'creature') ||
    (kind === 'firstChosen' && key === 'by')
  )
    return playerWordOf(world, value);
  if (creatureKeys.has(key) || cardKeys.has(key)) return creatureWordOf(world, value);
  return key === 'square' ? squareWordOf(world, value) : value;
}

export function effectWords(world: World, effect: Record<string, unknown>): Record<string, unknown> {
  const { seat, creature, ...rest } = effect;
  return { ...rest, by: playerWordOf(world, seat as number), on: creatureWordOf(world, creature as number) };
}
