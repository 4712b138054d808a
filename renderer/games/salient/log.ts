/** Events of Salient as lines of the log. Places in a line can be pointed at. */
import type { SalientEvent, SalientView, Space } from '../../../shared/games/salient.ts';
import { meaningOfSlot } from '../../../shared/games/salient.ts';
import { isTableEvent, type TableEvent } from '../../../shared/table.ts';
import type { LogLine, LogPart } from '../../matches/log-line.ts';
import type { GameLogEntry } from '../../table/of-game.ts';
import { cardNames } from '../../text/salient.ts';
import { botReason, logText as text } from '../../text/salient-log.ts';
import type { Names } from './names.ts';

interface Told {
  level?: LogLine['level'];
  seat?: number | undefined;
  parts: LogPart[];
}

/** Cards stand out, but lie nowhere on the battlefield. */
const nowhere = -1;
const named = (name: string): LogPart => ({ name, card: nowhere });

/** The spaces a line of the log is about. */
export const spacesIn = ({ parts }: Pick<LogLine, 'parts'>): Space[] =>
  parts.flatMap((part) => (typeof part === 'string' || part.card === nowhere ? [] : [part.card]));

type Kinds = { [Kind in SalientEvent['kind']]: Extract<SalientEvent, { kind: Kind }> };

/** Units are told by what they were when it happened: the log hears of every change as it goes. */
class Roll {
  readonly #units = new Map<number, { seat: number; dice: readonly number[] }>();

  constructor({ units }: SalientView) {
    for (const { id, seat, dice } of units) this.#units.set(id, { seat, dice });
  }

  of(id: number) {
    return this.#units.get(id);
  }

  hear(event: SalientEvent): void {
    if (event.kind === 'deployed' || event.kind === 'crossed')
      this.#units.set(event.unit, {
        seat: event.seat,
        dice: event.kind === 'deployed' ? event.dice : (this.of(event.unit)?.dice ?? [1]),
      });
    else if (event.kind === 'damaged' || event.kind === 'strengthened' || event.kind === 'stacked') {
      const unit = this.of(event.unit);
      if (unit && event.dice.length > 0) this.#units.set(event.unit, { ...unit, dice: event.dice });
    }
  }
}

interface Writer {
  view: SalientView;
  names: Names;
  place: (space: Space) => LogPart;
  unit: (id: number) => string;
  owner: (id: number) => number | undefined;
  slot: (slot: number, card?: number) => string;
}

export function makeLog(
  entries: readonly GameLogEntry<SalientEvent>[],
  view: SalientView,
  names: Names,
): LogLine[] {
  const roll = new Roll(view);
  const writer: Writer = {
    view,
    names,
    place: (space) => ({ name: names.space(space), card: space }),
    unit: (id) => names.unit(withList(roll.of(id))),
    owner: (id) => roll.of(id)?.seat,
    // The row has changed since; what a card was is told by its number.
    slot: (slot, card) => (card === undefined ? names.slot(slot) : names.card(card)),
  };
  return entries.flatMap(({ at, event }, i): LogLine[] => {
    const told = isTableEvent(event) ? tellTable(event) : tell(event, writer);
    if (!isTableEvent(event)) roll.hear(event);
    if (!told) return [];
    const rule = isTableEvent(event) ? undefined : event.rule;
    return [
      {
        key: `${String(at)}.${String(i)}`,
        level: told.level ?? 'main',
        seat: told.seat,
        parts: told.parts,
        ...(rule !== undefined && told.level !== 'turn' && { rule }),
      },
    ];
  });
}

const withList = (unit: { seat: number; dice: readonly number[] } | undefined) =>
  unit && { seat: unit.seat, dice: [...unit.dice] };

const tellTable = (event: TableEvent): Told | undefined =>
  event.kind === 'botReason' ? { level: 'sub', seat: event.seat, parts: [botReason(event.code)] } : undefined;

/** Where a start-of-turn effect comes from: a marker, or a Staff card. */
const sourceWords = (source: number, { names, view }: Writer): string =>
  source > 3
    ? source === 4
      ? cardNames.treasury
      : cardNames.workshop
    : names.tile(view.sites[source]?.tile);

const movedWords = { advance: text.moved, slip: text.slipped, back: text.wentBack };

type Tellers = { [Kind in keyof Kinds]?: (event: Kinds[Kind], writer: Writer) => Told | undefined };

const line = (seat: number | undefined, ...parts: LogPart[]): Told => ({ seat, parts });
const sub = (seat: number | undefined, ...parts: LogPart[]): Told => ({ level: 'sub', seat, parts });

const tellers: Tellers = {
  sitePicked: ({ seat }, { names }) => line(seat, text.picked(names.player(seat))),
  sitesRevealed: ({ tiles, first }, { names }) =>
    line(undefined, text.revealed(tiles.map(names.tile).join(', '), names.player(first))),
  turnBegan: ({ seat, turn }, { names }) => ({
    level: 'turn',
    seat,
    parts: [text.turn(turn, names.player(seat))],
  }),
  phaseSkipped: ({ seat, phase }, { names }) => line(seat, text.skipped(names.player(seat), phase)),
  reliefCalled: ({ seat, units, credits }, { names }) =>
    line(seat, text.relief(names.player(seat), units, credits)),
  prepared: ({ seat, source }, writer) =>
    line(seat, text.prepared(writer.names.player(seat), sourceWords(source, writer))),
  traded: ({ seat, gain }, { names }) => line(seat, text.traded(names.player(seat), gain)),
  rolled: ({ seat, dice }, { names }) => line(seat, text.rolled(names.player(seat), dice)),
  resolved: ({ seat, slot, card, research }, writer) =>
    line(seat, (research ? text.resolvedAsInsight : text.resolved)(writer.slot(slot, card))),
  fizzled: ({ seat, slot }, { names }) =>
    meaningOfSlot(slot).kind === 'card' ? undefined : sub(seat, text.fizzled(names.slot(slot))),
  gained: ({ seat, credits, research }, { names }) =>
    sub(seat, text.gained(names.player(seat), credits, research)),
  recruited: ({ seat, units }, { names }) => sub(seat, text.recruited(names.player(seat), units)),
  lostCredit: ({ seat }, { names }) => sub(seat, text.lostCredit(names.player(seat))),
  deployed: ({ seat, dice, space, manner }, { names, place }) =>
    line(seat, names.unit({ seat, dice }), manner === 'forced' ? text.dropped : text.deployed, place(space)),
  lifted: ({ unit, to }, writer) => sub(writer.owner(unit), writer.unit(unit), text.lifted, writer.place(to)),
  moved: ({ seat, unit, to, manner }, writer) =>
    line(seat, writer.unit(unit), movedWords[manner], writer.place(to)),
  engaged: ({ attacker, defender, space }, writer) =>
    line(
      writer.owner(attacker),
      writer.unit(attacker),
      text.engaged,
      writer.unit(defender),
      text.on,
      writer.place(space),
    ),
  damaged: ({ unit, amount, dice }, writer) =>
    dice.length === 0
      ? undefined
      : sub(writer.owner(unit), text.damaged(writer.unit(unit), amount, writer.names.dice(dice))),
  destroyed: ({ unit, owner, saved }, writer) => sub(owner, text.destroyed(writer.unit(unit), saved)),
  strengthened: ({ unit, dice }, writer) =>
    sub(writer.owner(unit), text.strengthened(writer.unit(unit), writer.names.dice(dice))),
  stacked: ({ unit }, writer) => sub(writer.owner(unit), text.stacked(writer.unit(unit))),
  damageRolled: ({ seat, roll }) => sub(seat, text.damageRoll(roll)),
  mineLaid: ({ seat, space }, { place }) => sub(seat, text.mineLaid, place(space)),
  mineGone: ({ space }, { place }) => sub(undefined, text.mineGone, place(space)),
  jammed: ({ seat, enemy, at }, { names }) =>
    line(seat, text.jammed(names.player(seat), names.player(enemy), names.command(at))),
  cleared: ({ seat, at }, { names }) => line(seat, text.cleared(names.player(seat), names.command(at))),
  upgraded: ({ seat, card }, { names }) => line(seat, text.upgraded(names.player(seat), card)),
  crossed: ({ seat, unit, space, by }, writer) =>
    by === 'sunfire'
      ? line(seat, text.sunfire(writer.names.player(seat)), writer.place(space))
      : line(seat, writer.unit(unit), text.crossed, writer.place(space)),
  cardDiscarded: ({ card, why }, { names }) => sub(undefined, named(names.card(card)), text.discarded[why]),
  cardDrawn: ({ card, left }, { names }) => sub(undefined, named(names.card(card)), text.drawn(left)),
  armisticeRevealed: () => line(undefined, text.armistice),
  surrendered: ({ seat }, { names }) => line(seat, text.surrendered(names.player(seat))),
  ended: () => line(undefined, text.ended),
};

function tell<Kind extends SalientEvent['kind']>(event: Kinds[Kind], writer: Writer): Told | undefined {
  const teller = tellers[event.kind as Kind] as Tellers[Kind] | undefined;
  return teller?.(event, writer);
}
