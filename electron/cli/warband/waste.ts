/**
 * Plays of Warband that came to nothing though nobody answered them: orders and powers without any effect,
 * preventions that prevented nothing, treasure collected where none was, attacks on one's own.
 */
import type { ItemView, WarbandEvent } from '../../../shared/games/warband.ts';
import type { WastedPlay, WasteWatch } from '../../engine/waste.ts';
import type { WarbandState } from '../../games/warband/index.ts';

type State = Readonly<WarbandState>;

/** An order with all its actions, a power, a collecting or an attack. */
interface Played {
  seat: number;
  kind: 'order' | 'power' | 'collect' | 'attack';
  what: string;
  card: number;
  /** The first of its actions: whatever lies below it on the stack came before. */
  item: number;
  /** Its actions that are still on the stack. */
  open: Set<number>;
  didSomething: boolean;
  wasAnswered: boolean;
  /** Whether it left a prevention behind; whom that protects stands in `shields`. */
  prevents: boolean;
  strikesOwn: boolean;
  /** What no event tells, as it was when this was declared. */
  before: string;
}

/** What every play brings with it, whatever comes of it. */
const bookkeeping: ReadonlySet<WarbandEvent['kind']> = new Set([
  'passed',
  'activated',
  'phaseBegan',
  'turnBegan',
  'effectEnded',
  'capReached',
]);

export function watchWaste(): WasteWatch<WarbandState, WarbandEvent> {
  const plays: Played[] = [];
  const byItem = new Map<number, Played>();
  const shields: { creature: number; play: Played }[] = [];

  function declare(state: State, item: ItemView): void {
    for (const { id, seat } of state.stack) {
      const below = seat === item.seat ? undefined : byItem.get(id);
      if (below) below.wasAnswered = true;
    }
    const { kind } = item;
    if (kind !== 'order' && kind !== 'power' && kind !== 'collect' && kind !== 'attack') return;
    const isSame = ({ card, open }: Played): boolean =>
      kind === 'order' && card === item.card && open.size > 0;
    const play = plays.find(isSame) ?? begin({ ...plainPlay(state, item), kind });
    play.open.add(item.id);
    byItem.set(item.id, play);
  }

  function begin(play: Played): Played {
    plays.push(play);
    return play;
  }

  function happen({ resolving }: State, event: WarbandEvent): void {
    const play = resolving && byItem.get(resolving.id);
    if (event.kind === 'prevented') {
      // Which shield it was is not told: every one over that creature has served.
      for (const shield of shields) if (shield.creature === event.creature) shield.play.didSomething = true;
    } else if (play && event.kind === 'effectBegan' && event.effect.kind === 'shield') {
      shields.push({ creature: event.effect.creature, play });
      play.prevents = true;
    } else if (play && !(event.kind === 'cancelled' && event.item === resolving?.id)) {
      play.didSomething = true;
    }
  }

  return {
    note: (state, event) => {
      if (event.kind === 'declared') declare(state, event.item);
      else if (event.kind === 'resolved' || event.kind === 'cancelled') {
        const play = byItem.get(event.item);
        play?.open.delete(event.item);
        if (play && event.kind === 'resolved')
          play.didSomething ||= silently(state, play.item) !== play.before;
        if (event.kind === 'cancelled') happen(state, event);
      } else if (!bookkeeping.has(event.kind)) happen(state, event);
    },
    wasted: () => plays.filter(isWasted).map(wastedPlay),
  };
}

function plainPlay(state: State, { id, seat, card, actor, targets }: ItemView): Omit<Played, 'kind'> {
  const { seats } = state.setup;
  const strikesOwn = targets.some(
    ({ kind, ids }) => kind === 'creature' && ids.some((id) => isAlly(state, id, seats[seat]!.team)),
  );
  const named = state.setup.instances[card] ?? state.setup.instances[actor]!;
  return {
    ...{ seat, card, item: id, strikesOwn },
    what: state.setup.cards[named.card]!.id,
    open: new Set(),
    before: silently(state, id),
    ...{ didSomething: false, wasAnswered: false, prevents: false },
  };
}

/** What cards change without an event: moves left, who may be activated, the strength and aim of what waits below. */
const silently = ({ moves, creatures, stack }: State, item: number): string =>
  JSON.stringify([
    moves,
    creatures.map(({ activated }) => activated),
    stack.filter(({ id }) => id < item).map(({ id, bonus, targets }) => [id, bonus, targets]),
  ]);

const isAlly = ({ creatures, setup }: State, id: number, team: number): boolean =>
  creatures.some((each) => each.id === id && setup.seats[each.seat]!.team === team);

/** An attack hits or is answered; only one at an ally is thrown away. */
const isWasted = ({ kind, open, didSomething, wasAnswered, strikesOwn }: Played): boolean =>
  kind === 'attack' ? strikesOwn : open.size === 0 && !didSomething && !wasAnswered;

const wastedPlay = ({ seat, kind, what, prevents }: Played): WastedPlay => ({
  ...{ seat, what },
  kind: prevents ? 'prevention' : kind,
});
