/**
 * Cards that use every word of the card language at least once: for the readers' tests, the snapshot of texts and
 * the examples of `docs/cards.md`.
 */
import type {
  Card,
  CommanderCard,
  CreatureCard,
  CreatureEvent,
  Text,
  Trait,
} from '../../electron/games/warband/cards/language.ts';
import { creatureEvents, stats, traits } from '../../electron/games/warband/cards/language.ts';
import { exampleOrders } from './example-orders.ts';

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** A Level 2 creature, unless said otherwise. */
export function creature(name: string, text: Text[], rest: Partial<CreatureCard> = {}): CreatureCard {
  return {
    type: 'creature',
    id: idOf(name),
    name,
    level: 2,
    keywords: ['Humanoid'],
    hitPoints: 40,
    abilities: ['might'],
    melee: 20,
    speed: 6,
    text,
    mark: 'silver',
    ...rest,
  };
}

const titled = (word: string): string =>
  word.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());

const traitBearers = traits.map((trait: Trait) =>
  creature(`Bearer of ${titled(trait)}`, [{ kind: 'trait', trait }]),
);

const statBearers = stats.map((stat) =>
  creature(`Keeper of ${titled(stat)}`, [
    {
      kind: 'modifier',
      stat,
      by: stat === 'cowerCost' || stat === 'level' || stat === 'speed' || stat === 'range' ? 1 : 10,
    },
  ]),
);

/** One watcher an event: draws an order whenever it happens to itself. */
const watchers = creatureEvents.map((event: CreatureEvent) =>
  creature(`Watcher for ${titled(event)}`, [
    {
      kind: 'trigger',
      on: { event, who: 'self' },
      steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }],
    },
  ]),
);

const powered: CreatureCard[] = [
  creature('Gale Caller', [
    { kind: 'trait', trait: 'flying' },
    {
      kind: 'power',
      timing: 'immediate',
      tap: true,
      targets: [
        { name: 'A', kind: 'creature', filter: { another: true, within: { squares: 5, of: 'actor' } } },
      ],
      steps: [{ do: 'slide', who: { target: 'A' }, squares: 3 }],
    },
  ]),
  creature('Ember Adept', [
    {
      kind: 'power',
      name: 'Cinder Toss',
      timing: 'minor',
      cost: [{ pay: 'discard', cards: 1 }],
      unlimited: true,
      when: { is: 'matches', who: 'actor', filter: { tapped: false } },
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 5, of: 'actor' } } },
      ],
      steps: [{ do: 'damage', to: { target: 'A' }, amount: 10 }],
    },
    {
      kind: 'power',
      timing: 'standard',
      steps: [{ do: 'damage', to: { all: { adjacentTo: 'actor' } }, amount: 20 }],
    },
    { kind: 'power', timing: 'minor', tap: true, steps: [{ do: 'shift', who: 'actor', squares: 'speed' }] },
  ]),
  creature('Thorn Hound', [
    {
      kind: 'modifier',
      stat: 'melee',
      by: {
        count: { side: 'yours', another: true, keyword: ['Beast'], adjacentTo: 'actor' },
        times: 10,
        atMost: 30,
      },
    },
    {
      kind: 'trigger',
      name: 'Snap',
      on: { event: 'movesAdjacent', who: { side: 'enemy' }, by: { self: true } },
      tap: true,
      steps: [{ do: 'attack', mode: 'melee', target: 'subject' }],
    },
    {
      kind: 'trigger',
      on: { event: 'isAttacked', who: 'self', mode: 'ranged', by: { side: 'enemy' } },
      may: true,
      steps: [{ do: 'shift', who: 'actor', squares: 2 }],
    },
  ]),
  creature('Grudge Bearer', [
    {
      kind: 'trigger',
      on: { event: 'isDamaged', who: 'self', mode: 'melee' },
      when: { is: 'matches', who: 'other', filter: { side: 'enemy' } },
      steps: [{ do: 'damage', to: 'other', amount: { event: true } }],
    },
    {
      kind: 'trigger',
      on: { event: 'isDestroyed', who: { side: 'yours', another: true, keyword: ['Humanoid'] } },
      cost: [{ pay: 'morale', amount: 1 }],
      steps: [
        { do: 'untap', who: 'actor' },
        { do: 'modify', who: 'actor', stat: 'hitPoints', by: 20, until: 'whileInPlay' },
      ],
    },
    {
      kind: 'trigger',
      on: {
        event: 'orderPlayed',
        by: 'enemy',
        on: { side: 'enemy', within: { squares: 3, of: 'actor' } },
        timing: 'minor',
      },
      may: true,
      steps: [{ do: 'damage', to: 'subject', amount: 10 }],
    },
  ]),
  creature('Dusk Warden', [
    { kind: 'trait', trait: 'cannotCower', affects: { side: 'enemy', adjacentTo: 'actor' } },
    {
      kind: 'trait',
      trait: 'unpinned',
      when: { is: 'exists', filter: { side: 'yours', another: true, keyword: ['Shade'] } },
    },
    {
      kind: 'modifier',
      stat: 'damageTaken',
      by: 10,
      lower: true,
      affects: { side: 'yours', another: true, within: { squares: 2, of: 'actor' } },
    },
    {
      kind: 'modifier',
      stat: 'cowerCost',
      by: 1,
      lower: true,
      when: {
        is: 'compare',
        left: { of: 'orderHand', player: 'you' },
        op: '>',
        right: { of: 'leadership', player: 'you' },
      },
    },
  ]),
];

/** They keep others off, and answer the very action that set them off. */
const guards: CreatureCard[] = [
  creature('Shield Sister', [
    {
      kind: 'trigger',
      on: { event: 'isAttacked', who: { side: 'ally', another: true, adjacentTo: 'actor' } },
      may: true,
      once: true,
      steps: [{ do: 'redirect', item: 'event', to: 'actor' }],
    },
    {
      kind: 'trigger',
      on: { event: 'isAttacked', who: 'self', by: { side: 'enemy' } },
      once: true,
      steps: [{ do: 'prevent', for: 'actor', amount: 10, from: 'event', until: 'endOfTurn' }],
    },
  ]),
  creature('Flank Cutter', [
    {
      kind: 'trigger',
      on: { event: 'attacks', who: 'self', mode: 'melee', by: { side: 'enemy' } },
      when: { is: 'exists', filter: { side: 'ally', another: true, adjacentTo: 'other' } },
      steps: [{ do: 'empower', item: 'event', by: 10 }],
    },
    { kind: 'power', timing: 'minor', once: true, steps: [{ do: 'heal', who: 'actor', amount: 10 }] },
  ]),
  creature('Mocking Knight', [
    {
      kind: 'ward',
      against: 'attacks',
      by: { side: 'enemy', adjacentTo: 'actor' },
      affects: { another: true },
      when: { is: 'matches', who: 'actor', filter: { tapped: false } },
    },
  ]),
  creature('Dread Shape', [
    { kind: 'ward', against: 'attacks', by: { side: 'enemy', level: { atMost: 2 } } },
    { kind: 'ward', against: 'meleeAttacks', by: { side: 'enemy', large: true } },
  ]),
  creature('Veiled One', [
    { kind: 'ward', against: 'orders', by: { side: 'enemy' } },
    { kind: 'ward', against: 'powers', by: { side: 'enemy' } },
    {
      kind: 'ward',
      against: 'rangedAttacks',
      by: { side: 'enemy' },
      affects: { side: 'yours', adjacentTo: 'actor' },
    },
  ]),
  creature('Adder', [
    {
      kind: 'trigger',
      on: { event: 'damages', who: 'self', by: { side: 'enemy' } },
      steps: [
        { do: 'counter', who: 'other', name: 'Venom', by: 1 },
        {
          do: 'if',
          when: { is: 'matches', who: 'other', filter: { counter: { name: 'Venom', atLeast: 3 } } },
          then: [{ do: 'destroy', who: 'other' }],
        },
      ],
    },
    {
      kind: 'trigger',
      on: { event: 'movesAway', who: { side: 'enemy' } },
      steps: [{ do: 'damage', to: 'subject', amount: { stat: 'melee', who: 'actor' } }],
    },
  ]),
];

export const exampleCreatures: CreatureCard[] = [
  ...powered,
  ...guards,
  ...traitBearers,
  ...statBearers,
  ...watchers,
];

const commander = (name: string, text: Text[]): CommanderCard => ({
  type: 'commander',
  id: idOf(name),
  name,
  orderHand: 4,
  creatureHand: 4,
  morale: 12,
  leadership: 8,
  text,
});

export const exampleCommanders: CommanderCard[] = [
  commander('Marshal of Ash', [
    { kind: 'modifier', stat: 'melee', by: 10, affects: { side: 'yours', keyword: ['Undead'] } },
  ]),
  commander('The Quiet Abbess', [
    {
      kind: 'trigger',
      on: { event: 'turnStarts', whose: 'yours' },
      may: true,
      steps: [
        { do: 'pick', as: 'A', from: { side: 'yours', damaged: true } },
        { do: 'heal', who: { picked: 'A' }, amount: 10 },
      ],
    },
    {
      kind: 'trigger',
      on: { event: 'turnEnds', whose: 'enemy' },
      when: { is: 'compare', left: { of: 'creatureHand', player: 'you' }, op: '=', right: 0 },
      steps: [{ do: 'draw', player: 'you', deck: 'creature', cards: 1 }],
    },
  ]),
  commander('Keeper of Coin', [
    {
      kind: 'trigger',
      on: { event: 'collects', who: { side: 'yours' } },
      steps: [{ do: 'draw', player: 'you', deck: 'order', cards: { event: true } }],
    },
    {
      kind: 'trigger',
      on: { event: 'cowers', who: { side: 'enemy' } },
      steps: [
        { do: 'morale', player: 'eventPlayer', by: 1, lose: true },
        { do: 'look', deck: 'creature', cards: 1 },
      ],
    },
  ]),
];

export const exampleCards: Card[] = [...exampleOrders, ...exampleCreatures, ...exampleCommanders];
