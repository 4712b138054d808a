import type { WarbandEvent } from '../../../shared/games/warband.ts';
import { describe, expect, it } from 'vitest';
import { buildWorld, type World } from '../../../electron/games/warband/scenario/build.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import type { ScenarioText } from '../../../electron/games/warband/scenario/schema.ts';

const order = (name: string, timing: 'standard' | 'immediate') => ({
  type: 'order' as const,
  name,
  timing,
  actions: [{ steps: [{ do: 'morale' as const, player: 'you' as const, by: 1 }] }],
});

/** Two players; the hand, deck, chest and creature hand of the second are as said. */
function table(hidden: { hand: string; deck: string[]; creature: string; chest: number }): World {
  const text: ScenarioText = {
    map: ['1..$..2'],
    cards: [
      order('Reflex', 'immediate'),
      order('Drill', 'standard'),
      { type: 'creature', name: 'Wolf' },
      { type: 'creature', name: 'Bear' },
    ],
    players: [
      {},
      {
        orderHand: [hidden.hand],
        orderDeck: hidden.deck,
        creatureHand: [hidden.creature],
        discard: ['Drill'],
        graveyard: ['Bear'],
      },
    ],
    creatures: [
      { name: 'Ours', at: 'A1' },
      { name: 'Theirs', owner: 'B', at: 'G1', damage: 10 },
    ],
    chests: [{ at: 'D1', value: hidden.chest }],
    turn: { active: 'Ours' },
  };
  return buildWorld(text);
}

const one = { hand: 'Reflex', deck: ['Drill', 'Reflex'], creature: 'Wolf', chest: 1 };
const other = { hand: 'Drill', deck: ['Reflex', 'Reflex'], creature: 'Bear', chest: 3 };

/** Everything the first player is shown and asked until they may go on after a short move. */
function shown(world: World): string[] {
  const { state } = world;
  const seen: string[] = [];
  const take = (kind: string, to?: number): void => {
    const { seat, options } = warband.decision(state)!;
    const option = options.find((each) => each.kind === kind && (!('to' in each) || each.to === to))!;
    warband.apply(state, option, (event) => seen.push(JSON.stringify(warband.redact(event, 0))));
    seen.push(JSON.stringify(warband.view(state, 0)));
    seen.push(`${seat} answered; ${warband.decision(state)!.seat} is asked, ${warband.undoable(state)} back`);
  };
  take('move', 1);
  for (let pass = 0; pass < 4; pass++) take('pass');
  return seen;
}

/** What the first player sees while the second searches a deck and takes nothing. */
function searched(deck: string[]): string[] {
  const world = buildWorld({
    map: ['1.....2'],
    cards: [
      order('Reflex', 'immediate'),
      order('Drill', 'standard'),
      {
        type: 'order',
        name: 'Seek',
        timing: 'minor',
        actions: [
          { steps: [{ do: 'search', deck: 'order', filter: { timing: 'immediate' }, cards: 1, to: 'hand' }] },
        ],
      },
    ],
    players: [{}, { orderHand: ['Seek'], orderDeck: deck }],
    creatures: [
      { name: 'Ours', at: 'A1' },
      { name: 'Theirs', owner: 'B', at: 'G1' },
    ],
    turn: { player: 'B', active: 'Theirs' },
  });
  const { state } = world;
  const seen: string[] = [];
  for (const kind of ['play', 'confirm', 'pass', 'pass', 'enough']) {
    const { seat, options } = warband.decision(state)!;
    const option = options.find((each) => each.kind === kind)!;
    warband.apply(state, option, (event) => seen.push(JSON.stringify(warband.redact(event, 0))));
    seen.push(`${seat} chose ${kind}`, JSON.stringify(warband.view(state, 0)));
  }
  return seen;
}

describe('what everyone may see (R-09)', () => {
  it('whether somebody found anything in a deck is nobody else’s business (R-136)', () => {
    expect(searched(['Reflex', 'Reflex'])).toEqual(searched(['Drill', 'Drill']));
  });

  it('the hands, deck order and chest values of others make no difference to what one is shown (R-09)', () => {
    expect(shown(table(one))).toEqual(shown(table(other)));
  });

  it('one sees own cards, and of others the sizes, the piles, damage, Morale and Leadership (R-09)', () => {
    const { state } = table(one);
    const [, theirs] = warband.view(state, 0).players;
    expect(theirs).toMatchObject({
      orderHand: undefined,
      creatureHand: undefined,
      orderHandSize: 1,
      creatureHandSize: 1,
      orderDeckSize: 2,
      creatureDeckSize: 0,
      discard: state.players[1].discard,
      graveyard: state.players[1].graveyard,
      morale: 12,
      leadership: 8,
    });
    expect(warband.view(state, 0).creatures[1].damage).toBe(10);
    expect(warband.view(state, 1).players[1].orderHand).toEqual(state.players[1].orderHand);
  });

  it('in a window everybody is asked, also who can only pass (R-01, R-09)', () => {
    for (const hidden of [one, other]) {
      const { state } = table(hidden);
      warband.apply(
        state,
        warband.decision(state)!.options.find(({ kind }) => kind === 'move')!,
      );
      warband.apply(state, { kind: 'pass' });
      expect(warband.decision(state)!.seat).toBe(1);
    }
  });
});

describe('the safety cap (R-11)', () => {
  it('ends a circle of triggers instead of turning for ever (R-11)', () => {
    const { state } = buildWorld({
      map: ['1....2'],
      skipForced: true,
      cards: [
        {
          type: 'order',
          name: 'Spark',
          timing: 'minor',
          actions: [{ steps: [{ do: 'heal', who: 'actor', amount: 10 }] }],
        },
      ],
      players: [{ orderHand: ['Spark'] }, {}],
      creatures: [
        {
          name: 'Wheel',
          card: {
            hitPoints: 50,
            text: [
              {
                kind: 'trigger',
                on: { event: 'isHealed', who: 'self' },
                steps: [
                  { do: 'damage', to: 'actor', amount: 10, unpreventable: true },
                  { do: 'heal', who: 'actor', amount: 10 },
                ],
              },
            ],
          },
          at: 'A1',
          damage: 20,
        },
        { name: 'Foe', owner: 'B', at: 'F1' },
      ],
      turn: { active: 'Wheel' },
    });
    let triggers = 0;
    const caps: WarbandEvent[] = [];
    const play = warband.decision(state)!.options.find(({ kind }) => kind === 'play')!;
    warband.apply(state, play, (event) => {
      if (event.kind === 'declared' && event.item.kind === 'trigger') triggers += 1;
      if (event.kind === 'capReached') caps.push(event);
    });
    expect(triggers).toBe(1000);
    expect(caps).toEqual([{ kind: 'capReached', seat: 0, card: state.creatures[0]!.id }]);
    expect(warband.decision(state)!.prompt.code).toBe('act');
    expect(state.stack).toEqual([]);
  });
});
