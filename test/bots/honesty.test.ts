import { describe, expect, it } from 'vitest';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { difference } from '../../electron/engine/checks.ts';
import { seedRng } from '../../electron/engine/rng.ts';
import {
  warband,
  warbandKnowledge,
  warbandWorld,
  type WarbandSetup,
  type WarbandState,
} from '../../electron/games/warband/index.ts';
import { botFor, worldsOf } from '../../electron/services/bots/thinking.ts';
import { armoury, pairSetup } from './armies.ts';

const soldier = { level: 'soldier', temperament: 'balanced', seed: 7 } as const;

const answerTo = (state: WarbandState, level: 'novice' | 'soldier' | 'captain' | 'warlord'): number => {
  const decision = warband.decision(state)!;
  const knowledge = warbandKnowledge(state, decision.seat, armoury.boxes);
  const player = { ...soldier, level };
  return botFor(warband, player).choose({ ...worldsOf(warband, knowledge, player), decision }).option;
};

/** Positions of one match between soldiers, every so many decisions. */
function* positionsOf(setup: WarbandSetup, every: number, most: number): Generator<WarbandState> {
  const state = warband.start(setup, 11);
  for (let at = 0; at < most; at++) {
    const decision = warband.decision(state);
    if (!decision) return;
    if (at % every === every - 1 && decision.options.length > 1) yield warband.clone(state);
    warband.apply(state, decision.options[answerTo(state, 'soldier')]!);
  }
}

/** The same match for the one who is asked, with everything else dealt anew: hands, decks, chests, luck. */
const swapped = (state: WarbandState, seed: number): WarbandState =>
  warbandTrial.scramble(state, warband.decision(state)!.seat, seedRng(seed));

/** The opponent has brought another list altogether: every hidden card of theirs is another card of their pack. */
function otherList(state: WarbandState): WarbandState {
  const { seat } = warband.decision(state)!;
  const other = warband.clone(state);
  const { instances, cards } = state.setup;
  const hidden = state.players.flatMap((player, owner) =>
    owner === seat ? [] : [...player.orderHand, ...player.orderDeck],
  );
  const kinds = [...new Set(hidden.map((id) => instances[id]!.card))];
  const replaced = instances.map((instance, id) =>
    hidden.includes(id)
      ? { ...instance, card: kinds[(kinds.indexOf(instance.card) + 3) % kinds.length]! }
      : instance,
  );
  const orders = (owner: number): string[] =>
    replaced
      .filter((each) => each.owner === owner && cards[each.card]!.type === 'order')
      .map(({ card }) => cards[card]!.id);
  const seats = state.setup.seats.map((each, at) => (at === seat ? each : { ...each, orders: orders(at) }));
  other.setup = Object.freeze({ ...state.setup, instances: replaced, seats });
  return other;
}

describe('What a bot is given', () => {
  it('does not change when everything it may not know is swapped', { timeout: 60_000 }, () => {
    const found = [...positionsOf(pairSetup(0, 5), 9, 260)].flatMap((state) => {
      const { seat } = warband.decision(state)!;
      const own = warbandKnowledge(state, seat, armoury.boxes);
      return [swapped(state, 3), swapped(state, 4), otherList(state)].map((other) =>
        difference(own, warbandKnowledge(other, seat, armoury.boxes)),
      );
    });
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((each) => each !== '')).toEqual([]);
  });

  it('names no hidden card and no luck', { timeout: 60_000 }, () => {
    for (const state of positionsOf(pairSetup(2, 9), 15, 200)) {
      const { seat } = warband.decision(state)!;
      const { position, cards, stage } = warbandKnowledge(state, seat, armoury.boxes);
      const other = position.players[1 - seat]!;
      expect(new Set([...other.orderHand, ...other.orderDeck, ...other.creatureDeck])).toEqual(new Set([-1]));
      expect(position).not.toHaveProperty('rng');
      expect(position.chests.every(({ value }) => value === 0)).toBe(true);
      const shown = Object.keys(cards).filter((id) => stage.owners[Number(id)] !== seat);
      const hidden = new Set(
        [...state.players[1 - seat]!.orderHand, ...state.players[1 - seat]!.orderDeck].map(String),
      );
      expect(shown.filter((id) => hidden.has(id))).toEqual([]);
      expect(stage.setup.seats[1 - seat]!.orders).toEqual([]);
    }
  });

  it('leads to worlds with the same options, in which every rule holds', { timeout: 60_000 }, () => {
    for (const state of positionsOf(pairSetup(4, 7), 7, 240)) {
      const decision = warband.decision(state)!;
      const world = warbandWorld(warbandKnowledge(state, decision.seat, armoury.boxes), seedRng(5));
      expect(warband.invariants(world)).toEqual([]);
      const options = warband.decision(world)!.options;
      expect(options.map(({ kind }) => kind)).toEqual(decision.options.map(({ kind }) => kind));
    }
  });
});

describe('The same seed and the same knowledge', () => {
  it.each(['novice', 'soldier', 'captain', 'warlord'] as const)(
    'make a %s choose the same, whatever is hidden',
    { timeout: 120_000 },
    (level) => {
      const every = level === 'warlord' ? 40 : 25;
      let asked = 0;
      for (const state of positionsOf(pairSetup(0, 5), every, 200)) {
        const choice = answerTo(state, level);
        expect(answerTo(swapped(state, 3), level)).toBe(choice);
        expect(answerTo(otherList(state), level)).toBe(choice);
        asked += 1;
      }
      expect(asked).toBeGreaterThan(2);
    },
  );
});
