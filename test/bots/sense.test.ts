/** Nothing is thrown away: what bots think a card in hand is worth, and which mistakes are made on purpose. */
import { describe, expect, it } from 'vitest';
import { halving } from '../../electron/bots/halving.ts';
import { noviceBot } from '../../electron/bots/novice.ts';
import { thoughtOf } from '../../electron/bots/thought.ts';
import { prospects } from '../../electron/bots/lookahead.ts';
import { seedRng } from '../../electron/engine/rng.ts';
import type { Manner, Mind } from '../../electron/engine/mind.ts';
import {
  mindWeighing,
  warband,
  warbandMind,
  weightsOf,
  type WarbandState,
} from '../../electron/games/warband/index.ts';
import { distance } from '../../electron/games/warband/geometry/distance.ts';
import { tablesOf } from '../../electron/games/warband/geometry/tables.ts';
import type { Creature, Effect } from '../../electron/games/warband/state.ts';
import type { Decision } from '../../shared/game.ts';
import { pairSetup } from './armies.ts';

interface Deed {
  kind: 'strike' | 'play' | 'step' | 'strikeOwn';
  gain: number;
}

/** A world of one question: what is done is what it is worth. */
interface World {
  deeds: Deed[];
  done: Deed[];
}

const askedIn = ({ deeds, done }: World): Decision<Deed> | undefined =>
  done.length > 0 ? undefined : { seat: 0, prompt: { code: 'act', rule: 'W-307' }, options: deeds };

const mind: Mind<World, Deed> = {
  rules: {
    clone: ({ deeds, done }) => ({ deeds, done: [...done] }),
    apply: (world, deed) => {
      world.done.push(deed);
      return undefined as never;
    },
    decision: askedIn,
    turnOf: ({ done }) => done.length,
  },
  imagine: () => undefined,
  evaluate: ({ done }) => done.reduce((sum, { gain }) => sum + gain, 0),
  quick: () => 0,
  shortlist: ({ deeds }) => deeds.map((_, at) => at),
  isCalm: () => false,
  isAside: () => false,
  lead: () => 0,
  turnsToOwn: () => 1,
  reason: () => ({ code: 'acts' }),
  price: ({ kind }) => (kind === 'play' ? 0.15 : 0),
  worstMistake: 2,
};

const worldOf = (...deeds: Deed[]): World => ({ deeds, done: [] });

function thoughtIn(world: World) {
  const manner: Manner = {
    ...{ width: 2, planBudget: 0, deedBudget: 0, asideBudget: 0, wayBudget: 2 },
    ...{ horizon: 'turn', imagines: 'thumb' },
  };
  return thoughtOf(mind, manner, { decision: askedIn(world)!, sampleWorld: () => world });
}

describe('A price', () => {
  it('must be gained before anything is spent: a play that changes nothing loses to one that costs nothing', () => {
    const world = worldOf({ kind: 'play', gain: 0 }, { kind: 'step', gain: 0 });
    expect(prospects(mind, world, askedIn(world)!)[0]!.option).toBe(1);
  });

  it('is small: a play that gains is taken', () => {
    const world = worldOf({ kind: 'step', gain: 0 }, { kind: 'play', gain: 0.5 });
    expect(prospects(mind, world, askedIn(world)!)[0]!.option).toBe(1);
  });

  it('is paid in rollouts too', () => {
    const world = worldOf({ kind: 'play', gain: 1 }, { kind: 'step', gain: 0.5 });
    const thought = thoughtIn(world);
    const valueOf = (option: number): number => {
      const candidate = thought.candidates.findIndex((each) => each.option === option);
      return thought.play({ candidate, world: 0 });
    };
    expect(valueOf(0)).toBeCloseTo(0.85);
    expect(valueOf(1)).toBe(0.5);
  });

  it('that is not gained at a look is not worth a rollout', () => {
    const world = worldOf({ kind: 'play', gain: 1 }, { kind: 'step', gain: 1 });
    expect(thoughtIn(world).candidates.map(({ option }) => option)).toEqual([1]);
  });
});

describe('A budget', () => {
  const manner: Manner = {
    ...{ width: 2, planBudget: 0, deedBudget: 0, asideBudget: 0, wayBudget: 12 },
    ...{ horizon: 'round', imagines: 'thumb' },
  };
  const budgetAt = (breadth: number, horizon: Manner['horizon'] = 'round'): number => {
    const world = worldOf({ kind: 'step', gain: 0 }, { kind: 'step', gain: 1 });
    const broad = { ...mind, breadth: () => breadth };
    const turn = { decision: askedIn(world)!, sampleWorld: () => world };
    return thoughtOf(broad, { ...manner, horizon }, turn).budget;
  };

  it('shrinks as the position gets broader, and never to nothing', () => {
    expect([0.5, 1, 3, 100].map((breadth) => budgetAt(breadth))).toEqual([12, 12, 4, 2]);
  });

  it('of who looks no further than the turn stays', () => {
    expect(budgetAt(3, 'turn')).toBe(12);
  });
});

describe('A first look', () => {
  /** Who is best after so many rollouts, all of which speak for the second of two lines. */
  const bestOf = (trust?: number): number => {
    const search = halving([1, 0], 4, trust);
    let step = search.next();
    while (!step.done) step = search.next(step.value.map(({ candidate }) => 0.6 * candidate));
    return step.value[0]!.candidate;
  };

  it('is outweighed by rollouts, the later the more it is trusted', () => {
    expect(bestOf()).toBe(1);
    expect(bestOf(4)).toBe(0);
  });
});

describe('A novice', () => {
  const choices = (world: World): Set<Deed['kind']> => {
    const kinds = Array.from({ length: 200 }, (_, seed) => {
      const turn = {
        ...{ view: undefined, decision: askedIn(world)!, rng: seedRng(seed) },
        sampleWorld: () => world,
      };
      return world.deeds[noviceBot(mind).choose(turn).option]!.kind;
    });
    return new Set(kinds);
  };

  it('overlooks the best, but throws no card away for nothing and strikes none of its own', () => {
    const world = worldOf(
      { kind: 'strike', gain: 2 },
      { kind: 'play', gain: 1.5 },
      { kind: 'step', gain: 1 },
      { kind: 'strikeOwn', gain: -3 },
    );
    expect(choices(world)).toEqual(new Set(['strike', 'step']));
  });

  it('plays a card where that is best', () => {
    expect(choices(worldOf({ kind: 'play', gain: 2 }, { kind: 'strikeOwn', gain: -3 }))).toEqual(
      new Set(['play']),
    );
  });
});

describe('Orders in hand', () => {
  it('are worth keeping however many there are', () => {
    const state = warband.start(pairSetup(0, 1), 5);
    const { evaluate } = warbandMind('balanced', 'practised');
    const [{ orderHand, orderDeck }] = state.players as [(typeof state.players)[number]];
    const worthOf = (cards: number): number => {
      const hand = [...orderHand, ...orderDeck].slice(0, cards);
      const players = state.players.map((player, at) => (at === 0 ? { ...player, orderHand: hand } : player));
      return evaluate({ ...state, players }, 0);
    };
    for (let cards = 4; cards < 14; cards++)
      expect(worthOf(cards + 1), `${cards + 1} orders`).toBeGreaterThan(worthOf(cards));
  });
});

describe('A position', () => {
  const { evaluate } = warbandMind('balanced', 'practised');
  const { battlefield } = pairSetup(0, 1);
  const [home = [], away = []] = battlefield.starts;
  const far = (square: number): number => distance(tablesOf(battlefield), square, 1, away[0]!, 1);
  const onTheWay = battlefield.squares.findIndex((ground, square) => ground === 0 && far(square) === 9);

  /** Creatures from the decks of both sides, by square; nothing else is in play. */
  function positionOf(own: readonly number[], others: readonly number[], turn = 3): WarbandState {
    const state = warband.start(pairSetup(0, 1), 5);
    const standing = (seat: number, squares: readonly number[]): Creature[] =>
      squares.map((square, at) => ({
        ...{ id: state.players[seat]!.creatureDeck[at]!, seat, square, tapped: false, damage: 0 },
        ...{ attached: [], activated: -1, hazard: -1, used: [], moved: 0 },
      }));
    const creatures = [...standing(0, own), ...standing(1, others)];
    return { ...state, turn, seat: 0, phase: 'activate', creatures, chests: [], tokens: [], quiet: 0 };
  }

  it('counts a treasure once, however many creatures could take it', () => {
    const [one, two] = [home[0]!, home[1]!];
    const without = positionOf([one, two], [away[0]!]);
    const withIt: WarbandState = { ...without, tokens: [{ square: one, count: 1 }] };
    const alone = positionOf([one], [away[0]!]);
    const aloneWithIt: WarbandState = { ...alone, tokens: [{ square: one, count: 1 }] };
    const gain = evaluate(withIt, 0) - evaluate(without, 0);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(1.2 * (evaluate(aloneWithIt, 0) - evaluate(alone, 0)));
  });

  it('is no better for strength that is gone when the activation ends', () => {
    const plain = positionOf([home[0]!], [away[0]!]);
    const strong = (until: 'endOfActivation' | 'whileInPlay'): WarbandState => ({
      ...plain,
      effects: [
        {
          id: 90,
          seat: 0,
          until,
          turn: 3,
          card: -1,
          creature: plain.creatures[0]!.id,
          kind: 'modify',
          stat: 'melee',
          by: 20,
        } as Effect,
      ],
    });
    expect(evaluate(strong('endOfActivation'), 0)).toBe(evaluate(plain, 0));
    expect(evaluate(strong('whileInPlay'), 0)).toBeGreaterThan(evaluate(plain, 0));
  });

  it('gets better by coming nearer to enemies who have not left their start area for rounds, and not before', () => {
    const weights = weightsOf('balanced', 'practised');
    /** What coming nearer gains beyond what it gains to those who fear and wait as ever. */
    const pull = (turn: number, enemies: readonly number[]): number => {
      const gain = (holding: typeof weights): number => {
        const { evaluate: worth } = mindWeighing(holding);
        return (
          worth(positionOf([onTheWay], enemies, turn), 0) - worth(positionOf([home[0]!], enemies, turn), 0)
        );
      };
      return gain(weights) - gain({ ...weights, march: 0, fading: 0 });
    };
    const atHome = away.slice(0, 3);
    expect(pull(16, atHome)).toBeGreaterThan(0.5);
    expect(pull(4, atHome)).toBe(0);
    const outside = battlefield.squares.flatMap((_, square) =>
      far(square) === 3 && !away.includes(square) ? [square] : [],
    );
    expect(pull(16, [away[0]!, ...outside.slice(0, 2)])).toBe(0);
  });
});
