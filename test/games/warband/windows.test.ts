/** "Ask me when it concerns me": a window opens where an answer would change what happens to its player (W-424). */
import { describe, expect, it } from 'vitest';
import { warband } from '../../../electron/games/warband/index.ts';
import { perform } from '../../../electron/games/warband/scenario/act.ts';
import { buildWorld, type World } from '../../../electron/games/warband/scenario/build.ts';
import type { ScenarioText } from '../../../electron/games/warband/scenario/schema.ts';
import { passFor } from '../../../electron/games/warband/table/windows.ts';
import { warbandStops } from '../../../electron/games/warband/table/stops.ts';
import { ward } from './ward.ts';

type ShortCard = NonNullable<ScenarioText['cards']>[number];

type Doing = Parameters<typeof perform>[1];

const passing = undefined;

const hush: ShortCard = {
  type: 'order',
  name: 'Hush',
  timing: 'immediate',
  actions: [
    {
      targets: [{ name: 'A', kind: 'item', filter: { what: 'order', by: 'enemy' } }],
      steps: [{ do: 'cancel', item: { target: 'A' }, scope: 'action' }],
    },
  ],
};

const jeer: ShortCard = {
  type: 'order',
  name: 'Jeer',
  timing: 'immediate',
  actions: [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] }],
};

const curse: ShortCard = {
  type: 'order',
  name: 'Curse',
  timing: 'minor',
  actions: [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy' } }],
      steps: [{ do: 'tap', who: { target: 'A' } }],
    },
  ],
};

const breather: ShortCard = {
  type: 'order',
  name: 'Breather',
  timing: 'minor',
  actions: [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] }],
};

interface Position {
  hand: string[];
  /** Where A's creature stands; B's stands at E2. */
  at?: string;
  foesHand?: string[];
}

function worldOf({ hand, at = 'D2', foesHand = [] }: Position): World {
  const text: ScenarioText = {
    map: ['1........2', '1........2', '1........2'],
    cards: [ward, hush, jeer, curse, breather],
    players: [{ orderHand: hand }, { orderHand: foesHand }],
    creatures: [
      { name: 'Guard', card: { hitPoints: 60, melee: 20, level: 2 }, at },
      { name: 'Friend', card: { hitPoints: 60, melee: 20, level: 2 }, at: 'B3' },
      { name: 'Foe', owner: 'B', card: { hitPoints: 60, melee: 30, level: 3 }, at: 'E2' },
    ],
    turn: { player: 'B' },
  };
  return buildWorld(text);
}

const withStops = (stops: object) => ({ stops: { ...warbandStops.watchful, ...stops }, passing });

/** What the table does in A's window: `asked`, or the ground it passes on. */
function inWindow(world: World, wishes = withStops({}), hidesTells = false): string {
  const decision = warband.decision(world.state)!;
  expect(decision).toMatchObject({ seat: 0 });
  expect(decision.window).toBeDefined();
  return passFor(world.state, decision, { ...wishes, hidesTells }) ?? 'asked';
}

/** The position after B did something, with A to answer; B's own windows are passed. */
function answering(position: Position, ...doings: Doing[]): World {
  const world = worldOf(position);
  for (const doing of doings) perform(world, doing, 'wait');
  while (warband.decision(world.state)!.seat !== 0) perform(world, { do: 'pass' }, 'wait');
  return world;
}

const activate = { do: 'activate', creature: 'Foe' } as const;
const attack = { do: 'attack', target: 'Guard' } as const;
const move = { do: 'move', to: 'F2' } as const;

describe('a window that concerns its player', () => {
  it('opens for an attack that an answer would soften', () => {
    expect(inWindow(answering({ hand: ['Ward'] }, activate, attack))).toBe('asked');
  });

  it('opens where an answer only makes cowering cheaper, for a creature that falls either way', () => {
    const world = answering({ hand: ['Ward'] }, activate, attack);
    world.state.creatures.find(({ square }) => square === world.state.setup.battlefield.width + 3)!.damage =
      50;
    expect(inWindow(world)).toBe('asked');
  });

  it('stays shut for an attack that no answer in hand would change', () => {
    expect(inWindow(answering({ hand: ['Jeer'] }, activate, attack))).toBe('noAnswer');
  });

  it('stays shut for what does nothing to the player, whatever the hand could play', () => {
    expect(inWindow(answering({ hand: ['Ward', 'Jeer'] }, activate, move))).toBe('noStop');
  });

  it('opens for an order that aims at an own creature and can be cancelled', () => {
    const curse: Doing = { do: 'play', card: 'Curse', on: 'Foe', targets: ['Guard'] };
    expect(inWindow(answering({ hand: ['Hush'], foesHand: ['Curse'] }, activate, curse))).toBe('asked');
    expect(inWindow(answering({ hand: ['Ward'], foesHand: ['Curse'] }, activate, curse))).toBe('noAnswer');
  });

  it('stays shut for an order that is none of the player’s business, though it could be cancelled', () => {
    const breather = { do: 'play', card: 'Breather', on: 'Foe' } as const;
    expect(inWindow(answering({ hand: ['Hush'], foesHand: ['Breather'] }, activate, breather))).toBe(
      'noStop',
    );
  });

  it('opens by what everybody sees alone where tells are hidden', () => {
    for (const hand of [['Ward'], ['Jeer']]) {
      expect(inWindow(answering({ hand }, activate, attack), withStops({}), true)).toBe('asked');
      expect(inWindow(answering({ hand }, activate, move), withStops({}), true)).toBe('noStop');
    }
  });
});

describe('other wishes', () => {
  it('open a window for everything that can be answered', () => {
    const wishes = withStops({ concerned: false, everything: true });
    expect(inWindow(answering({ hand: ['Jeer'] }, activate, move), wishes)).toBe('asked');
    expect(inWindow(answering({ hand: [] }, activate, move), wishes)).toBe('plain');
  });

  it('open a window where an own stop asks for it', () => {
    const stops = { ...warbandStops.few, concerned: false };
    expect(inWindow(answering({ hand: ['Jeer'] }, activate, move), { stops, passing })).toBe('noStop');
    const withMoves = { stops: { ...stops, move: true }, passing };
    expect(inWindow(answering({ hand: ['Jeer'] }, activate, move), withMoves)).toBe('asked');
  });

  it('pass everything this turn, also what concerns the player', () => {
    const world = answering({ hand: ['Ward'] }, activate, attack);
    const ahead = { kind: 'thisTurn', turn: world.state.turn } as const;
    expect(inWindow(world, { ...withStops({}), passing: ahead } as never)).toBe('noStop');
  });
});
