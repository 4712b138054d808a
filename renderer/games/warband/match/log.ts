/**
 * The log: what happened, in words, with the pieces each line is about and the rule behind it. Made from events,
 * which are commentary: a line that is missing breaks nothing.
 */
import type { ItemView, WarbandEvent } from '../../../../shared/games/warband.ts';
import type { DamageParts, TableEvent } from '../../../../shared/table.ts';
import type { LogLine, LogPart } from '../../../matches/log-line.ts';
import type { GameLogEntry } from '../../../table/of-game.ts';
import { aimsText } from '../../../text/aims.ts';
import { botReasons, logText } from '../../../text/match-log.ts';
import { matchText } from '../../../text/match.ts';
import { effectWords } from './effect-words.ts';
import { type Faces, itemName, type Names } from './names.ts';
import { type Pass, passesInWords } from '../../../matches/passes.ts';

type WarbandEntry = GameLogEntry<WarbandEvent>;

/** A line with the pieces and squares it is about. */
export interface FieldLine extends LogLine {
  creatures: number[];
  squares: number[];
}

export const isFieldLine = (line: LogLine): line is FieldLine => 'creatures' in line;

type Line = Omit<FieldLine, 'key' | 'creatures' | 'squares'> &
  Partial<Pick<FieldLine, 'creatures' | 'squares'>>;

/** Lines for a run of entries, in their order. Actions of the stack are remembered by number from their declaration. */
export function makeLog(entries: readonly WarbandEntry[], names: Names, faces: Faces): FieldLine[] {
  const lines: FieldLine[] = [];
  for (const { event, line, key } of tellAll(entries, names, faces))
    if (event.kind === 'passedFor') addPass(lines, passOf(event, names), key);
    else if (line) lines.push(line);
  return lines;
}

/** What happened, and the line that tells it, if any does. */
export interface Told {
  event: AnyEvent;
  line: FieldLine | undefined;
  key: string;
}

export function tellAll(entries: readonly WarbandEntry[], names: Names, faces: Faces): Told[] {
  const items = new Map<number, ItemView>();
  return entries.map((entry, index) => {
    const { event, at } = entry;
    if (event.kind === 'declared') items.set(event.item.id, event.item);
    const key = `${String(at)}.${String(index)}`;
    const line = tell(event, namesOf(entry, names, faces), items, entry.damage);
    if (!line) return { event, line, key };
    const { creatures = [], squares = [], ...rest } = line;
    const rule = line.rule ?? entry.rule;
    return { event, line: { ...rest, creatures, squares, ...(rule && { rule }), key }, key };
  });
}

export const passOf = ({ seat, why, times }: Kinds['passedFor'], names: Names): Pass => ({
  name: names.player(seat),
  why,
  times,
});

/** Joins the passes of the last line, or begins a line. */
function addPass(lines: FieldLine[], pass: Pass, key: string): void {
  const run = lines.at(-1)?.passes ? lines.pop() : undefined;
  lines.push(passLine([...(run?.passes ?? []), pass], run?.key ?? key));
}

export const passLine = (passes: readonly Pass[], key: string): FieldLine => ({
  level: 'sub',
  seat: undefined,
  parts: [passesInWords(passes)],
  key,
  creatures: [],
  squares: [],
  passes,
});

/** Cards are called as they were known when it happened: later they may lie hidden again. */
function namesOf({ cards }: WarbandEntry, names: Names, faces: Faces): Names {
  const face = (id: number) => {
    const key = cards[String(id)];
    return key === undefined ? names.face(id) : faces.face(key);
  };
  return { ...names, face, card: (id) => face(id)?.name ?? matchText.hiddenCard };
}

type AnyEvent = WarbandEvent | TableEvent;

type Items = ReadonlyMap<number, ItemView>;
type Kinds = { [Kind in AnyEvent['kind']]: Extract<AnyEvent, { kind: Kind }> };
type Teller<Kind extends AnyEvent['kind']> = (
  event: Kinds[Kind],
  names: Names,
  items: Items,
  damage: DamageParts | undefined,
) => Line | undefined;

const named = (names: Names, card: number): LogPart => ({ name: names.card(card), card });
const silent = (): undefined => undefined;

/** "(20 printed + 10 order − 10 prevented)": only what differs from the printed value. */
function breakdown(damage: DamageParts | undefined): string {
  if (!damage) return '';
  const { base, bonus, other, prevented } = damage;
  const parts = [
    bonus === 0 ? '' : signed(bonus, logText.byOrder),
    other === 0 ? '' : signed(other, logText.byEffects),
    prevented === 0 ? '' : signed(-prevented, logText.stopped),
  ].filter(Boolean);
  return parts.length === 0 ? '' : ` (${String(base)} ${parts.join(' ')})`;
}

const signed = (amount: number, what: string): string =>
  `${amount < 0 ? '−' : '+'} ${String(Math.abs(amount))} ${what}`;

const tellers: { [Kind in AnyEvent['kind']]: Teller<Kind> } = {
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
  damaged: ({ creature, amount }, names, _, damage) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.takes(amount)}${breakdown(damage)}`],
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
  rescued: ({ creature, left }, names) => ({
    level: 'sub',
    seat: undefined,
    parts: [named(names, creature), ` ${logText.rescued(left)}`],
    rule: 'R-124',
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
  // Who changes hands is told by the change itself.
  effectBegan: ({ effect }, names) =>
    // A new master is told by itself, a change by nothing is none.
    effect.kind === 'control' || (effect.kind === 'modify' && effect.amount === 0)
      ? undefined
      : {
          level: 'sub',
          seat: effect.seat,
          parts: [
            named(names, effect.creature < 0 ? effect.card : effect.creature),
            `: ${effectWords(effect)}`,
          ],
          creatures: effect.creature < 0 ? [] : [effect.creature],
        },
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
  objectiveMoved: ({ aim, seat, from, to, wanted }, names) => ({
    level: 'sub',
    seat,
    parts: [aimsText.moved[aim](names.player(seat), from, to, wanted)],
    rule: 'R-108',
  }),
  objectiveDecided: ({ aim, seat, isMet }, names) => ({
    level: 'main',
    seat,
    parts: [isMet ? aimsText.met[aim](names.player(seat)) : aimsText.failed(names.player(seat))],
    rule: 'R-108',
  }),
  surrendered: ({ seat }, names) => ({
    level: 'main',
    seat,
    parts: [logText.surrenders(names.player(seat))],
    rule: 'R-95',
  }),
  // Told together with the passes before and after it.
  passedFor: silent,
  botReason: ({ seat, code, about }, names) => ({
    level: 'sub',
    seat,
    parts: [botReason(code, about ?? {}, names)],
  }),
  ended: ({ outcome }, names) => ({
    level: 'turn',
    seat: undefined,
    parts: [logText.ended(outcome.winners.map((seat) => names.player(seat)))],
    rule: outcome.rule,
  }),
};

/** Why a bot did what it did; a card or creature among what it is about gets its name. */
function botReason(code: string, about: Readonly<Record<string, number | string>>, names: Names): string {
  const known = Object.entries(about).map(([key, value]): [string, string] => [
    key,
    typeof value === 'number' && ['card', 'creature', 'target'].includes(key)
      ? names.card(value)
      : String(value),
  ]);
  return `“${botReasons(code, Object.fromEntries(known))}”`;
}

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
    case 'attack':
      return {
        ...base,
        parts: [
          ...actor,
          logText.attacks[item.mode] ?? verb,
          ...aimed.flatMap((id) => [' ', named(names, id)]),
        ],
        rule: 'W-710',
      };
    case 'move':
      return { ...base, parts: [...actor, verb], rule: 'W-502', squares: item.path };
    case 'collect':
    case 'dodge':
    case 'hazard':
      return { ...base, parts: [...actor, verb], rule: logText.declaredRules[item.kind] ?? 'W-410' };
    default: {
      const goal: LogPart[] = aimed.length > 0 ? [` ${logText.onto}`, ...listed(names, aimed)] : [];
      if (item.card === item.actor)
        return {
          ...base,
          parts: [
            ...actor,
            item.title ? logText.uses(item.title) : logText.ownText[item.kind],
            ...goal,
            ...helpers,
          ],
        };
      const card: LogPart[] =
        item.card >= 0
          ? [item.title ? ` ${logText.titleOf(item.title)} ` : ' ', named(names, item.card)]
          : [];
      const deed = actor.length > 0 ? [...actor, verb, ...card] : [...card.slice(1), ' ', verb];
      return { ...base, parts: [...deed, ...goal, ...helpers] };
    }
  }
}

const tell = (event: AnyEvent, names: Names, items: Items, damage: DamageParts | undefined) =>
  (
    tellers[event.kind] as (
      event: AnyEvent,
      names: Names,
      items: Items,
      damage: DamageParts | undefined,
    ) => Line | undefined
  )(event, names, items, damage);
