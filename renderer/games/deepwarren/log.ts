/** Events of Deepwarren as lines of the log. Tokens and tiles in a line can be pointed at. */
import type { DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import { tileOfSpace } from '../../../shared/games/deepwarren.ts';
import { isTableEvent, type TableEvent } from '../../../shared/table.ts';
import type { LogLine, LogPart } from '../../matches/log-line.ts';
import type { GameLogEntry } from '../../table/of-game.ts';
import { botReason, logText as text } from '../../text/deepwarren-log.ts';
import type { Names } from './names.ts';

/** Tiles are told apart from tokens by numbers no token reaches. */
const tilesFrom = 100_000;

/** What a line of the log points at. */
export function pointedBy({ parts }: Pick<LogLine, 'parts'>): { tokens: number[]; tiles: number[] } {
  const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.card]));
  return {
    tokens: numbers.filter((number) => number >= 0 && number < tilesFrom),
    tiles: numbers.filter((number) => number >= tilesFrom).map((number) => number - tilesFrom),
  };
}

interface LogWords {
  level?: LogLine['level'];
  seat?: number | undefined;
  parts: LogPart[];
}

/** Cards stand out, but lie nowhere on the map. */
const nowhere = -1;

interface Writer {
  names: Names;
  token: (id: number) => LogPart;
  owned: (id: number) => LogPart;
  tile: (tile: number) => LogPart;
}

export function makeLog(entries: readonly GameLogEntry<DeepwarrenEvent>[], names: Names): LogLine[] {
  const writer: Writer = {
    names,
    token: (id) => ({ name: names.token(id), card: id }),
    owned: (id) => ({ name: names.owned(id), card: id }),
    tile: (tile) => ({ name: names.tile(tile), card: tilesFrom + tile }),
  };
  return entries.flatMap((entry, i): LogLine[] => {
    const { at, event } = entry;
    const told = isTableEvent(event) ? tellTable(event) : tell(event, writer);
    if (!told) return [];
    const rule = isTableEvent(event) ? undefined : event.rule;
    const line: LogLine = {
      key: `${String(at)}.${String(i)}`,
      level: told.level ?? 'main',
      seat: told.seat,
      parts: told.parts,
      ...(rule !== undefined && told.level !== 'turn' && { rule }),
    };
    return [line];
  });
}

/** Why a bot did something. Nothing is passed for anybody in a game without windows. */
const tellTable = (event: TableEvent): LogWords | undefined =>
  event.kind === 'botReason' ? { level: 'sub', seat: event.seat, parts: [botReason(event.code)] } : undefined;

type Kinds = { [Kind in DeepwarrenEvent['kind']]: Extract<DeepwarrenEvent, { kind: Kind }> };
type Tellers = { [Kind in keyof Kinds]: (event: Kinds[Kind], writer: Writer) => LogWords | undefined };

const card = (name: string): LogPart => ({ name, card: nowhere });

const tellers: Tellers = {
  turnBegan: ({ seat, turn }, { names }) => ({
    level: 'turn',
    seat,
    parts: [text.turn(turn, names.player(seat))],
  }),
  phaseSkipped: ({ seat, phase }, { names }) => ({
    seat,
    parts: [`${names.player(seat)} ${text.skipped[phase]}`],
  }),
  tileDrawn: ({ seat, tile }, { names }) => ({
    seat,
    parts: [`${names.player(seat)} ${text.drawsTile}`, card(names.tile(tile))],
  }),
  tileReburied: ({ seat, tile }, { names }) => ({
    level: 'sub',
    seat,
    parts: [card(names.tile(tile)), text.reburied],
  }),
  tilePlaced: ({ seat, tile, openExits }, writer) => ({
    seat,
    parts: [`${writer.names.player(seat)} ${text.lays}`, writer.tile(tile), text.openExits(openExits)],
  }),
  cardDrawn: ({ seat, deck, card: drawn }, { names }) => ({
    seat,
    parts: [`${names.player(seat)} ${text.draws[deck]}`, card(names.card(deck, drawn))],
  }),
  cardFizzled: ({ seat, deck, card: drawn }, { names }) => ({
    level: 'sub',
    seat,
    parts: [card(names.card(deck, drawn)), text.fizzles],
  }),
  deckRebuilt: ({ deck }) => ({ level: 'sub', parts: [text.rebuilt[deck]] }),
  entered: ({ seat, token, space }, writer) => ({
    seat,
    parts: [writer.owned(token), text.enters, writer.tile(tileOfSpace(space))],
  }),
  doorPlaced: ({ seat, tile }, writer) => ({ seat, parts: [text.doorPlaced, writer.tile(tile)] }),
  doorOpened: ({ seat, token, tile }, writer) => ({
    seat,
    parts: [writer.owned(token), text.opensDoor, writer.tile(tile)],
  }),
  doorRemoved: ({ seat, tile }, writer) => ({ seat, parts: [text.doorGone, writer.tile(tile)] }),
  chestPlaced: ({ seat, tile }, writer) => ({ seat, parts: [text.chestPlaced, writer.tile(tile)] }),
  chestTaken: ({ seat, token, crowns }, writer) => ({
    seat,
    parts: [writer.owned(token), text.takesChest(crowns)],
  }),
  rubbleCleared: ({ seat, tile }, writer) => ({ seat, parts: [writer.tile(tile), text.cleared] }),
  moved: ({ by, token, path, manner }, writer) => ({
    seat: by,
    parts: [
      writer.owned(token),
      text.moves[manner],
      { name: writer.names.space(path.at(-1)!), card: tilesFrom + tileOfSpace(path.at(-1)!) },
    ],
  }),
  rolled: ({ seat, token, roll, falls }, writer) => ({
    seat,
    parts: [writer.owned(token), text.rolls(roll, falls)],
  }),
  fell: ({ token, owner }, writer) => ({
    level: 'sub',
    seat: owner,
    parts: [writer.owned(token), text.falls],
  }),
  attacked: ({ seat, token, targets, damage, manner }, writer) => ({
    seat,
    parts: [
      writer.owned(token),
      manner === 'breath' ? text.breathes : text.strikes,
      ...targets.flatMap((target, i): LogPart[] =>
        i === 0 ? [writer.owned(target)] : [text.and, writer.owned(target)],
      ),
      text.for(damage),
    ],
  }),
  damaged: ({ token, amount, left, cause }, writer) => ({
    level: 'sub',
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), ...(cause === 'burn' ? [text.burns] : []), text.loses(left + amount, left)],
  }),
  killed: ({ token, owner }, writer) => ({
    level: 'sub',
    seat: owner,
    parts: [writer.owned(token), text.dies],
  }),
  prevented: ({ token, relic }, writer) => ({
    level: 'sub',
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.prevented, card(writer.names.card('relic', relic))],
  }),
  rescued: ({ token, left, relic }, writer) => ({
    level: 'sub',
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.rescued(left), card(writer.names.card('relic', relic))],
  }),
  healed: ({ token, amount, left }, writer) => ({
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.healed, text.heals(left - amount, left)],
  }),
  burnPending: ({ token }, writer) => ({
    level: 'sub',
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.emberDue],
  }),
  bound: ({ token }, writer) => ({
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.bound],
  }),
  unbound: ({ token }, writer) => ({
    level: 'sub',
    seat: writer.names.ownerOf(token),
    parts: [writer.owned(token), text.unbound],
  }),
  yoked: ({ token, to }, writer) => ({
    seat: to,
    parts: [writer.token(token), text.yoked(writer.names.player(to))],
  }),
  crownsGained: ({ seat, amount, total }, { names }) => ({
    level: 'sub',
    seat,
    parts: [`${names.player(seat)} ${text.gains(amount, total)}`],
  }),
  relicKept: ({ seat, relic }, { names }) => ({
    level: 'sub',
    seat,
    parts: [`${names.player(seat)} ${text.keeps}`, card(names.card('relic', relic))],
  }),
  relicDropped: ({ seat, relic }, { names }) => ({
    level: 'sub',
    seat,
    parts: [`${names.player(seat)} ${text.drops}`, card(names.card('relic', relic))],
  }),
  relicUsed: ({ seat, relic }, { names }) => ({
    seat,
    parts: [`${names.player(seat)} ${text.uses}`, card(names.card('relic', relic))],
  }),
  shelterEnded: () => ({ parts: [text.shelterEnds] }),
  surrendered: ({ seat }, { names }) => ({ seat, parts: [`${names.player(seat)} ${text.surrenders}`] }),
  ended: ({ outcome: { winners } }, { names }) => ({
    parts: [text.ends, winners.length > 0 ? text.wins(winners.map(names.player).join(text.and)) : ''],
  }),
};

function tell<Kind extends DeepwarrenEvent['kind']>(
  event: Kinds[Kind],
  writer: Writer,
): LogWords | undefined {
  const teller = tellers[event.kind as Kind] as Tellers[Kind] | undefined;
  return teller?.(event, writer);
}
