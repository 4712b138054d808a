import { describe, expect, it } from 'vitest';
import type { Card, CommanderCard, CreatureCard } from '../../../../electron/games/warband/cards/language.ts';
import { chancesByTurn, openingHand } from '../../../../electron/games/warband/muster/opening.ts';
import { leadershipPlan } from '../../../../electron/games/warband/muster/plan.ts';
import type { Shelf } from '../../../../electron/games/warband/muster/shelf.ts';
import { packShelf, readyLists } from '../../../support/shelf.ts';

const { list } = readyLists[0]!;
const leader = packShelf.cards.get(list.commanders[0]!.key) as CommanderCard;
const noDeployments = { atSetup: 0, aTurn: 0 };

function opened<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a sample opening hand', () => {
  it('has as many cards as the commander says (W-119, W-120), the same for the same seed', () => {
    const hand = opened(openingHand(list, packShelf, 7));
    expect(hand.orders).toHaveLength(leader.orderHand);
    expect(hand.creatures).toHaveLength(leader.creatureHand);
    expect(opened(openingHand(list, packShelf, 7))).toEqual(hand);
    expect(opened(openingHand(list, packShelf, 8))).not.toEqual(hand);
  });

  it('E-11: is drawn anew until somebody can be deployed (R-61)', () => {
    const weak: Card = { ...leader, id: 'weak/leader', leadership: 1 };
    const shelf: Shelf = { ...packShelf, cards: new Map([...packShelf.cards, ['weak/leader', weak]]) };
    const byLevel = [...packShelf.cards.values()].filter((card) => card.type === 'creature');
    const dear = byLevel.filter(({ level }) => level > 1).slice(0, 11);
    const cheap = byLevel.find(({ level }) => level === 1)!;
    const creatures = [cheap, ...dear].map(({ id }) => ({ key: id, copies: 1 }));
    const weakList = { ...list, commanders: [{ key: 'weak/leader', copies: 1 }], creatures };
    const hands = Array.from({ length: 20 }, (_, seed) => opened(openingHand(weakList, shelf, seed)));
    expect(hands.every((hand) => hand.creatures.includes(cheap.id))).toBe(true);
    expect(hands.some(({ redraws }) => redraws > 0)).toBe(true);
    const chances = opened(
      chancesByTurn(weakList, shelf, {
        wishes: [{ part: 'creatures', keys: [cheap.id], atLeast: 1 }],
        deployed: noDeployments,
        turns: 0,
      }),
    );
    expect(chances[0]!.chance).toBe(1);
  });

  it('needs a commander to say its size', () => {
    const answer = openingHand({ ...list, commanders: [] }, packShelf, 1);
    expect(answer).toMatchObject({ ok: false, error: { code: 'noCommander', rule: 'W-117' } });
  });
});

describe('chances by turn', () => {
  const [first] = list.orders;
  const wish = { part: 'orders' as const, keys: [first!.key], atLeast: 1 };

  it('see one order more each turn, from the first on (W-305, R-67)', () => {
    const turns = opened(
      chancesByTurn(list, packShelf, { wishes: [wish], deployed: noDeployments, turns: 3 }),
    );
    expect(turns.map(({ orders }) => orders)).toEqual([0, 1, 2, 3].map((turn) => leader.orderHand + turn));
    const missed = (seen: number) => {
      let chance = 1;
      for (let each = 0; each < seen; each++) chance *= (36 - first!.copies - each) / (36 - each);
      return chance;
    };
    turns.forEach(({ orders, chance }) => expect(chance).toBeCloseTo(1 - missed(orders), 10));
  });

  it('see a creature more for each one deployed, from the second turn on (W-322)', () => {
    const turns = opened(
      chancesByTurn(list, packShelf, { wishes: [wish], deployed: { atSetup: 2, aTurn: 1 }, turns: 3 }),
    );
    expect(turns.map(({ creatures }) => creatures - leader.creatureHand)).toEqual([0, 0, 3, 4]);
  });

  it('of both decks multiply', () => {
    const creature = { part: 'creatures' as const, keys: [list.creatures[0]!.key], atLeast: 1 };
    const ask = (wishes: (typeof wish | typeof creature)[]) =>
      opened(chancesByTurn(list, packShelf, { wishes, deployed: noDeployments, turns: 0 }))[0]!.chance;
    expect(ask([wish, creature])).toBeCloseTo(ask([wish]) * ask([creature]), 12);
  });
});

describe('the Leadership plan', () => {
  const creature = (level: number): CreatureCard => ({
    ...(packShelf.cards.get(list.creatures[0]!.key) as CreatureCard),
    level,
  });
  const commander = { ...leader, leadership: 7, creatureHand: 4 };

  it('fills starting Leadership, then rises by one a turn (W-220, W-315, W-317)', () => {
    const plan = leadershipPlan(commander, [6, 4, 3, 2, 1, 1].map(creature));
    expect(plan.map(({ leadership }) => leadership)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(plan[0]).toMatchObject({ levels: 7, affordable: 6 });
    expect(plan.every(({ levels, leadership }) => levels <= leadership)).toBe(true);
  });

  it('never deploys more cards at once than a hand holds (W-120)', () => {
    const plan = leadershipPlan({ ...commander, creatureHand: 2 }, [1, 1, 1, 1, 1].map(creature));
    expect(plan.slice(0, 3).map(({ deployed }) => deployed.length)).toEqual([2, 2, 1]);
  });

  it('is empty without a commander', () => {
    expect(leadershipPlan(undefined, [creature(1)])).toEqual([]);
  });
});
