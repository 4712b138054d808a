/**
 * The log: what happened, in words, with the pieces each line is about and the rule behind it. Made from events,
 * which are commentary: a line that is missing breaks nothing.
 */
import type { Seat } from '../../../../shared/game.ts';
import type { ItemView, WarbandEvent } from '../../../../shared/games/warband.ts';
import { logText } from '../../../text/match-log.ts';
import { matchText } from '../../../text/match.ts';
import { itemName, type Names } from './names.ts';

/** A piece of a line; names of cards and creatures stand out and can be pointed at. */
export type LogPart = string | { name: string; card: number };

export interface LogLine {
  key: string;
  /** `turn` is a heading, `sub` follows from the line before. */
  level: 'turn' | 'main' | 'sub';
  seat: Seat | undefined;
  parts: LogPart[];
  rule?: string;
  creatures: number[];
  squares: number[];
}

type Line = Omit<LogLine, 'key' | 'creatures' | 'squares'> & Partial<Pick<LogLine, 'creatures' | 'squares'>>;

/** Events with the number of the action they belong to. */
export interface LoggedEvent {
  action: number;
  event: WarbandEvent;
}

/** Lines for a run of events, in their order. Actions of the stack are remembered by number from their declaration. */
export function makeLog(events: readonly LoggedEvent[], names: Names): LogLine[] {
  const items = new Map<number, ItemView>();
  const lines: LogLine[] = [];
  events.forEach(({ action, event }, index) => {
    if (event.kind === 'declared') items.set(event.item.id, event.item);
    const line = tell(event, names, items);
    if (line) lines.push({ creatures: [], squares: [], ...line, key: `${String(action)}.${String(index)}` });
  });
  return lines;
}

type Items = ReadonlyMap<number, ItemView>;
type Kinds = { [Kind in WarbandEvent['kind']]: Extract<WarbandEvent, { kind: Kind }> };
type Teller<Kind extends WarbandEvent['kind']> = (
  event: Kinds[Kind],
  names: Names,
  items: Items,
) => Line | undefined;

const named = (names: Names, card: number): LogPart => ({ name: names.card(card), card });
const silent = (): undefined => undefined;

/** "20 = 10 printed + 10 order" where the action itself says what was added. */
function breakdown(amount: number, item: ItemView | undefined): string {
  if (!item?.bonus) return '';
  const sign = item.bonus > 0 ? '+' : '−';
  return ` (${String(amount - item.bonus)} ${sign} ${String(Math.abs(item.bonus))})`;
}

const tellers: { [Kind in WarbandEvent['kind']]: Teller<Kind> } = {
  firstChosen: ({ by, first }, names) => ({
    level: 'main',
    seat: by,
    parts: [logText.first(names.player(by), names.player(first))],
    rule: 'W-218',
  }),
  deployed: ({ seat, creature, square }, names) => ({
    level: 'main',
    seat,
    parts: [logText.deploys, named(names, creature), ` ${logText.on} ${names.square(square)}`],
    rule: 'W-316',
    creatures: [creature],
    squares: [square],
  }),
  turnBegan: ({ seat, turn }, names) => ({
    level: 'turn',
    seat,
    parts: [`${matchText.turn(turn)} · ${names.player(seat)}`],
  }),
  phaseBegan: silent,
  activated: ({ seat, creature }, names) => ({
    level: 'main',
    seat,
    parts: [named(names, creature), ` ${logText.activates}`],
    creatures: [creature],
  }),
  declared: ({ item, assistants }, names) => declared(item, assistants, names),
  passed: silent,
  resolved: ({ item, fizzled }, names, items) => {
    const found = items.get(item);
    if (!fizzled || !found) return undefined;
    return {
      level: 'sub',
      seat: found.seat,
      parts: [logText.fizzles(itemName(found, names))],
      rule: 'W-419',
    };
  },
  cancelled: ({ item }, names, items) => {
    const found = items.get(item);
    if (!found) return undefined;
    return {
      level: 'sub',
      seat: found.seat,
      parts: [logText.cancelled(itemName(found, names))],
      rule: 'R-16',
    };
  },
  moved: ({ creature, path, manner }, names) => {
    const to = path.at(-1);
    if (to === undefined) return undefined;
    return {
      level: 'sub',
      seat: undefined,
      parts: [named(names, creature), ` ${logText.manners[manner]} ${names.square(to)}`],
      creatures: [creature],
      squares: path,
    };
  },
  chestOpened: ({ creature, square, value }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.opens(names.square(square), value)}`],
    rule: 'W-821',
    creatures: [creature],
    squares: [square],
  }),
  treasurePlaced: ({ square, tokens }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [logText.treasure(names.square(square), tokens)],
    squares: [square],
  }),
  collected: ({ creature, seat, square }, names) => ({
    level: 'sub',
    seat,
    parts: [named(names, creature), ` ${logText.collects}`],
    rule: 'W-822',
    creatures: [creature],
    squares: [square],
  }),
  damaged: ({ creature, amount, item }, names, items) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.takes(amount)}${breakdown(amount, items.get(item))}`],
    rule: 'W-801',
    creatures: [creature],
  }),
  prevented: ({ creature, amount }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [logText.prevented(amount), named(names, creature)],
    rule: 'W-806',
    creatures: [creature],
  }),
  cowered: ({ creature, amount, cost }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.cowers(amount, cost)}`],
    rule: 'W-813',
    creatures: [creature],
  }),
  dodged: ({ creature }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.dodges}`],
    rule: 'W-727',
    creatures: [creature],
  }),
  healed: ({ creature, amount }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.heals(amount)}`],
    creatures: [creature],
  }),
  destroyed: ({ creature, owner }, names) => ({
    level: 'sub',
    seat: owner,
    parts: [named(names, creature), ` ${logText.destroyed}`],
    rule: 'W-802',
    creatures: [creature],
  }),
  withdrawn: ({ creature, owner }, names) => ({
    level: 'sub',
    seat: owner,
    parts: [named(names, creature), ` ${logText.withdrawn}`],
    creatures: [creature],
  }),
  moraleChanged: ({ seat, by, to }, names) => ({
    level: 'sub',
    seat,
    parts: [logText.morale(names.player(seat), to - by, to)],
    rule: by < 0 ? 'W-804' : 'W-822',
  }),
  leadershipChanged: ({ seat, by, to }, names) => ({
    level: 'sub',
    seat,
    parts: [logText.leadership(names.player(seat), to - by, to)],
    rule: 'W-830',
  }),
  tapped: silent,
  untapped: silent,
  drew: ({ seat, deck, cards, count }, names) =>
    count === 0
      ? undefined
      : {
          level: 'sub',
          seat,
          parts: [logText.draws(names.player(seat), count, deck), ...listed(names, cards)],
          rule: deck === 'order' ? 'W-305' : 'W-322',
        },
  discarded: ({ seat, cards }, names) => ({
    level: 'sub',
    seat,
    parts: [logText.discards(names.player(seat)), ...listed(names, cards)],
    rule: 'W-125',
  }),
  returned: ({ seat, cards, count, to }, names) => ({
    level: 'sub',
    seat,
    parts: [logText.returns(names.player(seat), count, to), ...listed(names, cards)],
  }),
  looked: ({ seat, owner, cards, count }, names) => ({
    level: 'sub',
    seat,
    parts: [logText.looks(names.player(seat), count, names.player(owner)), ...listed(names, cards)],
  }),
  attached: ({ card, creature }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, card), ` ${logText.attached} `, named(names, creature)],
    rule: 'W-608',
    creatures: [creature],
  }),
  detached: ({ card, creature }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, card), ` ${logText.detached} `, named(names, creature)],
    rule: 'W-611',
    creatures: [creature],
  }),
  effectBegan: silent,
  effectEnded: silent,
  controlChanged: ({ creature, to }, names) => ({
    level: 'sub',
    seat: to,
    parts: [named(names, creature), ` ${logText.control(names.player(to))}`],
    rule: 'W-407',
    creatures: [creature],
  }),
  capReached: ({ seat, card }, names) => ({
    level: 'sub',
    seat,
    parts: [named(names, card), ` ${logText.cap}`],
    rule: 'R-11',
  }),
  surrendered: ({ seat }, names) => ({
    level: 'main',
    seat,
    parts: [logText.surrenders(names.player(seat))],
    rule: 'R-95',
  }),
  ended: ({ outcome }, names) => ({
    level: 'turn',
    seat: undefined,
    parts: [logText.ended(outcome.winners.map((seat) => names.player(seat)))],
    rule: outcome.rule,
  }),
};

function listed(names: Names, cards: readonly number[]): LogPart[] {
  return cards.flatMap((card, index): LogPart[] => [index === 0 ? ': ' : ', ', named(names, card)]);
}

function declared(item: ItemView, assistants: readonly number[], names: Names): Line {
  const aimed = item.targets.filter(({ kind }) => kind === 'creature').flatMap(({ ids }) => ids);
  const helpers: LogPart[] = assistants.length > 0 ? [logText.assisted, ...listed(names, assistants)] : [];
  const base: Omit<Line, 'parts'> = { level: 'main', seat: item.seat, creatures: [item.actor, ...aimed] };
  const verb = logText.declares[item.kind];
  const actor: LogPart[] = item.actor >= 0 ? [named(names, item.actor), ' '] : [];
  switch (item.kind) {
    case 'attack': {
      const target = item.path[0];
      const victim: LogPart[] = target === undefined ? [] : [' ', named(names, target)];
      const attack = logText.attacks[item.mode] ?? verb;
      return {
        ...base,
        parts: [...actor, attack, ...victim],
        rule: 'W-710',
        creatures: [item.actor, ...item.path],
      };
    }
    case 'move':
      return { ...base, parts: [...actor, verb], rule: 'W-502', squares: item.path };
    case 'collect':
    case 'dodge':
    case 'hazard':
      return { ...base, parts: [...actor, verb], rule: logText.declaredRules[item.kind] ?? 'W-410' };
    default: {
      const goal: LogPart[] = aimed.length > 0 ? [` ${logText.onto}`, ...listed(names, aimed)] : [];
      const card: LogPart[] = item.card >= 0 ? [' ', named(names, item.card)] : [];
      return { ...base, parts: [...actor, verb, ...card, ...goal, ...helpers] };
    }
  }
}

const tell = (event: WarbandEvent, names: Names, items: Items): Line | undefined =>
  (tellers[event.kind] as (event: WarbandEvent, names: Names, items: Items) => Line | undefined)(
    event,
    names,
    items,
  );

/** A line as plain words, for readers and for searching. */
export const wordsOf = ({ parts }: Pick<LogLine, 'parts'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
