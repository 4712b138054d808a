/** What is kept of a match that is over: Morale by turn, what became of every card, the fingerprint of its end. */
import type { Seat } from '../../../shared/game.ts';
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import { z } from '../../../shared/zod.ts';
import type { Ending } from '../../db/matches.ts';
import { hash } from '../../engine/hash.ts';
import { seek } from '../../engine/replay.ts';
import { warband, type WarbandState } from '../../games/warband/index.ts';
import type { Deed } from './deeds.ts';
import { roundOf, type Told } from './session.ts';

/** Morale of each seat as a turn began, and at the end. */
const moraleSchema = z.strictObject({
  turn: z.int(),
  round: z.int(),
  at: z.int(),
  seat: z.int(),
  morale: z.array(z.int()),
});
export type MoraleMark = z.infer<typeof moraleSchema>;

export const summarySchema = z.strictObject({ morale: z.array(moraleSchema) });

type CardCounts = Ending['cardCounts'];
type Kind = CardCounts[number]['kind'];

/** The ending of a match that has an outcome. `hashes` are the content hashes of its cards, by key. */
export function endingOf(told: Told, hashes: ReadonlyMap<string, string>): Ending {
  const { state } = told.match;
  const { winners, reason } = warband.outcome(state)!;
  return {
    outcome: { winners, reason },
    rounds: roundOf(state),
    stateHash: hash(state),
    summary: { morale: moraleByTurn(told) },
    cardCounts: countCards(told, hashes),
  };
}

const eventsOf = ({
  trail,
  surrenderEvents,
}: Told): { at: number; deed?: Deed; events: WarbandEvent[] }[] => [
  ...trail.map((deed, number) => ({ at: number + 1, deed, events: deed.events })),
  ...(surrenderEvents ? [{ at: trail.length + 1, events: surrenderEvents }] : []),
];

export function moraleByTurn(told: Told): MoraleMark[] {
  const { state } = told.match;
  const start = told.tape.keyframes[0]!.state;
  const morale = start.players.map((player) => player.morale);
  const marks: MoraleMark[] = [{ turn: 0, round: 0, at: 0, seat: start.seat, morale: [...morale] }];
  for (const { at, events } of eventsOf(told)) {
    for (const event of events) {
      if (event.kind === 'moraleChanged') morale[event.seat] = event.to;
      if (event.kind === 'turnBegan') {
        marks.push({ turn: event.turn, round: event.round, at, seat: event.seat, morale: [...morale] });
      }
    }
  }
  const at = eventsOf(told).length;
  marks.push({ turn: state.turn, round: roundOf(state), at, seat: state.seat, morale: [...morale] });
  return marks;
}

/** How often each card was drawn, played, … by each seat. */
function countCards(told: Told, hashes: ReadonlyMap<string, string>): CardCounts {
  const counts = new Map<string, CardCounts[number]>();
  const { setup } = told.match.state;
  const keyOf = (card: number): string => setup.cards[setup.instances[card]!.card]!.id;
  const add = (kind: Kind, card: number, seat: Seat, count = 1): void => {
    if (card < 0) return;
    const key = `${keyOf(card)} ${kind} ${seat}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { card: hashes.get(keyOf(card))!, kind, seat, count });
  };
  seek(warband, told.tape, 0).players.forEach((player, seat) => {
    for (const card of [...player.orderHand, ...player.creatureHand]) add('drawn', card, seat);
  });
  const ownerOf = (card: number): Seat => setup.instances[card]!.owner;
  for (const { events } of eventsOf(told)) {
    const played = new Set<number>();
    for (const event of events) count(event, add, ownerOf, played);
  }
  return [...counts.values()];
}

function count(
  event: WarbandEvent,
  add: (kind: Kind, card: number, seat: Seat, count?: number) => void,
  ownerOf: (card: number) => Seat,
  played: Set<number>,
): void {
  switch (event.kind) {
    case 'drew':
      for (const card of event.cards) add('drawn', card, event.seat);
      break;
    case 'deployed':
      add('played', event.creature, event.seat);
      break;
    case 'declared':
      // An order of several actions is declared action by action, and played once (W-421).
      if (event.item.kind === 'order' && !played.has(event.item.card)) {
        add('played', event.item.card, event.item.seat);
      }
      played.add(event.item.card);
      break;
    case 'discarded':
      for (const card of event.cards) add('discarded', card, event.seat);
      break;
    case 'destroyed':
      add('destroyed', event.creature, event.owner);
      break;
    case 'damaged':
      if (event.by >= 0) add('damageDealt', event.by, ownerOf(event.by), event.amount);
      break;
    default:
  }
}

/** The state as stored for checking: what never changes is in the setup already. */
export const keyframeOf = ({ setup: _setup, ...changing }: Readonly<WarbandState>): unknown => changing;

/** Whether a stored state is the one the replay leads to. */
export const isSameState = (stored: unknown, state: Readonly<WarbandState>): boolean =>
  hash(stored) === hash(JSON.parse(JSON.stringify(keyframeOf(state))));
