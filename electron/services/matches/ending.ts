/** What is kept of a match that is over: Morale by turn, what became of every card, the fingerprint of its end. */
import type { Outcome, Seat } from '../../../shared/game.ts';
import type { WarbandView } from '../../../shared/games/warband.ts';
import type { LogEntry } from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { Ending } from '../../db/matches.ts';
import { hash } from '../../engine/hash.ts';
import type { WarbandState } from '../../games/warband/index.ts';
import { roundOf } from './session.ts';

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

/** A match as it was shown with nothing hidden: its first and last moment, and everything told between them. */
export interface Played {
  /** How many moments there are after the first. */
  length: number;
  firstView: WarbandView;
  lastView: WarbandView;
  log: readonly LogEntry[];
}

/** The ending of a match that has an outcome. `hashes` are the content hashes of its cards, by key. */
export function endingOf(
  state: Readonly<WarbandState>,
  { winners, reason }: Outcome,
  played: Played,
  hashes: ReadonlyMap<string, string>,
): Ending {
  return {
    outcome: { winners, reason },
    rounds: roundOf(state),
    stateHash: hash(state),
    summary: { morale: moraleByTurn(played) },
    cardCounts: countCards(state, played, hashes),
  };
}

export function moraleByTurn({ length, firstView, lastView, log }: Played): MoraleMark[] {
  const morale = firstView.players.map((player) => player.morale);
  const marks: MoraleMark[] = [{ turn: 0, round: 0, at: 0, seat: firstView.seat, morale: [...morale] }];
  for (const { at, event } of log) {
    if (event.kind === 'moraleChanged') morale[event.seat] = event.to;
    if (event.kind === 'turnBegan') {
      marks.push({ turn: event.turn, round: event.round, at, seat: event.seat, morale: [...morale] });
    }
  }
  const { turn, round, seat } = lastView;
  marks.push({ turn, round, at: length, seat, morale: [...morale] });
  return marks;
}

/** How often each card was drawn, played, … by each seat. */
function countCards(
  { setup }: Readonly<WarbandState>,
  { firstView, log }: Played,
  hashes: ReadonlyMap<string, string>,
): CardCounts {
  const counts = new Map<string, CardCounts[number]>();
  const keyOf = (card: number): string => setup.cards[setup.instances[card]!.card]!.id;
  const add = (kind: Kind, card: number, seat: Seat, count = 1): void => {
    if (card < 0) return;
    const key = `${keyOf(card)} ${kind} ${seat}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { card: hashes.get(keyOf(card))!, kind, seat, count });
  };
  for (const { seat, orderHand, creatureHand } of firstView.players) {
    for (const card of [...(orderHand ?? []), ...(creatureHand ?? [])]) add('drawn', card, seat);
  }
  const ownerOf = (card: number): Seat => setup.instances[card]!.owner;
  let played = new Set<number>();
  log.forEach(({ at, event }, place) => {
    if (at !== log[place - 1]?.at) played = new Set();
    count(event, add, ownerOf, played);
  });
  return [...counts.values()];
}

function count(
  event: LogEntry['event'],
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

/** A fingerprint of what changes in a match. */
export const stateHashOf = (state: Readonly<WarbandState>): string => hash(keyframeOf(state));

/** A stored state made whole again. */
export const stateFrom = (keyframe: unknown, { setup }: Pick<WarbandState, 'setup'>): WarbandState => ({
  ...(keyframe as Omit<WarbandState, 'setup'>),
  setup,
});

/** Whether a stored state is the one the replay leads to. */
export const isSameState = (stored: unknown, state: Readonly<WarbandState>): boolean =>
  hash(stored) === stateHashOf(state);
