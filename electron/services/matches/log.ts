/**
 * The log of a match for some eyes: every event they may know, with the names of the cards in it, the rule behind it,
 * and honestly what was passed for whom. Words are the window's; this file owns what is told, and to whom.
 */
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import type { LogEntry, TableEvent } from '../../../shared/table.ts';
import type { WarbandState } from '../../games/warband/index.ts';
import { isByTable, passReasonOf, type Deed } from './deeds.ts';
import { tell, type Gaze } from './eyes.ts';
import { roundOf, type Session } from './session.ts';

/** The log through these eyes; what was made before is kept and added to. */
export function logFor(session: Session, gaze: Gaze): LogEntry[] {
  const key = `${gaze.viewer}:${gaze.eyes.join()}`;
  const log = session.logs.get(key) ?? { entries: [], deeds: 0 };
  session.logs.set(key, log);
  const { match, trail } = session;
  for (; log.deeds < trail.length; log.deeds++) addDeed(log.entries, trail, log.deeds, gaze, match.state);
  const last = session.surrenderEvents;
  if (!last) return log.entries;
  const moment = { at: trail.length + 1, turn: match.state.turn, round: roundOf(match.state) };
  return [...log.entries, ...last.flatMap((event) => entryOf(event, moment, gaze, match.state))];
}

type Moment = Pick<LogEntry, 'at' | 'turn' | 'round'>;

/** How many entries of a log happened within the first `at` actions. */
export const lengthAt = (entries: readonly LogEntry[], at: number): number => {
  const later = entries.findIndex((entry) => entry.at > at);
  return later < 0 ? entries.length : later;
};

function addDeed(
  entries: LogEntry[],
  trail: readonly Deed[],
  number: number,
  gaze: Gaze,
  state: Readonly<WarbandState>,
): void {
  const deed = trail[number]!;
  const moment = { at: number + 1, turn: deed.turn, round: deed.round };
  if (isByTable(deed)) addPass(entries, trail, number, gaze, moment);
  if (deed.reason !== undefined && deed.action.kind !== 'pass') {
    entries.push({
      ...moment,
      event: { kind: 'botReason', seat: deed.seat, code: deed.reason.code, about: deed.reason.about },
      cards: {},
    });
  }
  deed.events.forEach((event, at) => {
    if (event.kind === 'passed' && isByTable(deed)) return;
    const damage = deed.damage.get(at);
    entries.push(
      ...entryOf(event, moment, gaze, state).map((entry) => ({ ...entry, ...(damage && { damage }) })),
    );
  });
}

/** Passes given by the table in a row are one line a player. */
function addPass(
  entries: LogEntry[],
  trail: readonly Deed[],
  number: number,
  gaze: Gaze,
  moment: Moment,
): void {
  const { seat, ground } = trail[number]!;
  const first = trail.findLastIndex((deed, at) => at < number && !isByTable(deed)) + 2;
  const why = gaze.eyes.includes(seat) ? passReasonOf(ground) : undefined;
  const known = entries.findLast(
    ({ at, event }) => at >= first && event.kind === 'passedFor' && event.seat === seat && event.why === why,
  );
  if (known) (known.event as Extract<TableEvent, { kind: 'passedFor' }>).times += 1;
  else entries.push({ ...moment, event: { kind: 'passedFor', seat, why, times: 1 }, cards: {} });
}

function entryOf(event: WarbandEvent, moment: Moment, gaze: Gaze, state: Readonly<WarbandState>): LogEntry[] {
  const told = tell(event, gaze);
  if (!told) return [];
  const rule = ruleOf[told.kind];
  return [{ ...moment, event: told, cards: namesIn(told, state), ...(rule !== undefined && { rule }) }];
}

/** The cards an event names, each by its key; a redacted event names only what its reader may know. */
function namesIn(event: WarbandEvent, { setup }: Readonly<WarbandState>): Record<string, string> {
  const numbers = numbersIn(event).filter((card) => card >= 0);
  return Object.fromEntries(numbers.map((card) => [card, setup.cards[setup.instances[card]!.card]!.id]));
}

function numbersIn(event: WarbandEvent): number[] {
  const found: number[] = [];
  if ('creature' in event) found.push(event.creature);
  if ('card' in event) found.push(event.card);
  if ('cards' in event) found.push(...event.cards);
  if (event.kind === 'damaged') found.push(event.by);
  if ('effect' in event) found.push(event.effect.creature);
  if (event.kind === 'declared') {
    const { item, assistants } = event;
    found.push(item.actor, item.card, ...assistants);
    for (const { kind, ids } of item.targets) if (kind === 'creature' || kind === 'card') found.push(...ids);
  }
  return found;
}

/** The rule a line can be looked up under. */
const ruleOf: Partial<Record<WarbandEvent['kind'], string>> = {
  firstChosen: 'W-218',
  deployed: 'W-316',
  turnBegan: 'W-301',
  activated: 'W-306',
  declared: 'W-410',
  moved: 'W-502',
  chestOpened: 'W-821',
  collected: 'W-822',
  damaged: 'W-801',
  prevented: 'W-806',
  cowered: 'W-810',
  dodged: 'W-726',
  destroyed: 'W-802',
  moraleChanged: 'W-121',
  leadershipChanged: 'W-830',
  drew: 'W-305',
  attached: 'W-608',
  capReached: 'R-11',
  surrendered: 'R-95',
};
