/** Example orders about what waits, what is counted, and cards that come and go. */
import type { OrderCard } from '../../electron/games/warband/cards/language.ts';
import { immediate, order } from './example-order.ts';

export const laterOrders: OrderCard[] = [
  order('Bide Your Time', [
    {
      steps: [
        {
          do: 'later',
          on: { event: 'turnStarts', whose: 'yours' },
          once: true,
          steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }],
        },
      ],
    },
  ]),
  order('Price on Its Head', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 5, of: 'actor' } } },
      ],
      steps: [
        {
          do: 'later',
          who: { target: 'A' },
          on: { event: 'isDestroyed', who: 'self' },
          once: true,
          until: 'endOfTurn',
          steps: [{ do: 'morale', player: 'you', by: 2 }],
        },
      ],
    },
  ]),
  order('Keep Watch', [
    {
      steps: [
        {
          do: 'later',
          on: { event: 'moves', who: { side: 'enemy', within: { squares: 6, of: 'actor' } } },
          once: true,
          until: 'startOfYourTurn',
          steps: [{ do: 'attack', mode: 'ranged', target: 'subject' }],
        },
      ],
    },
  ]),
  order('Red Mist', [
    {
      steps: [
        {
          do: 'later',
          who: { all: { side: 'yours', keyword: ['Beast'] } },
          on: { event: 'destroys', who: 'self' },
          until: 'endOfYourTurn',
          steps: [
            { do: 'untap', who: 'subject' },
            { do: 'counter', who: 'subject', name: 'Fury', by: 1 },
          ],
        },
      ],
    },
  ]),
  order('Slow Fire', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 3, of: 'actor' } } },
      ],
      steps: [
        {
          do: 'later',
          who: { target: 'A' },
          on: { event: 'turnEnds', whose: 'any' },
          until: 'whileInPlay',
          steps: [{ do: 'damage', to: 'subject', amount: 10 }],
        },
        { do: 'leadership', player: 'you', by: 2 },
        {
          do: 'later',
          on: { event: 'turnEnds', whose: 'yours' },
          once: true,
          until: 'endOfTurn',
          steps: [{ do: 'leadership', player: 'you', by: 2, lose: true }],
        },
      ],
    },
  ]),
  order('Deny the Next', [
    {
      steps: [
        {
          do: 'later',
          on: { event: 'orderPlayed', by: 'enemy' },
          once: true,
          until: 'startOfYourTurn',
          steps: [{ do: 'cancel', item: 'event', scope: 'order' }],
        },
      ],
    },
  ]),
  order('Chain of Sparks', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 6, of: 'actor' } } },
      ],
      steps: [
        { do: 'damage', to: { target: 'A' }, amount: 20 },
        { do: 'damage', to: { all: { between: { from: 'actor', to: { target: 'A' } } } }, amount: 10 },
      ],
    },
  ]),
  order('Fire Pot', [
    {
      targets: [{ name: 'S', kind: 'square', filter: { within: { squares: 5, of: 'actor' } } }],
      steps: [{ do: 'damage', to: { all: { within: { squares: 1, of: { target: 'S' } } } }, amount: 20 }],
    },
  ]),
  order('Pit Trap', [
    {
      targets: [{ name: 'S', kind: 'square', filter: { adjacentTo: 'actor' } }],
      steps: [
        {
          do: 'later',
          on: {
            event: 'moves',
            who: { side: 'enemy', within: { squares: 1, of: { target: 'S' }, blind: true } },
          },
          once: true,
          steps: [
            { do: 'damage', to: 'subject', amount: 30 },
            { do: 'tap', who: 'subject' },
          ],
        },
      ],
    },
  ]),
  order('Draw the Venom', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'ally', counter: { name: 'Venom', atLeast: 2 } } },
      ],
      steps: [
        { do: 'counter', who: { target: 'A' }, name: 'Venom', by: 'all', remove: true },
        { do: 'heal', who: { target: 'A' }, amount: 20 },
      ],
    },
  ]),
  order('Feed the Fury', [
    {
      steps: [
        {
          do: 'modify',
          who: 'actor',
          stat: 'melee',
          by: { counters: 'Fury', on: 'actor', times: 10, atMost: 40 },
          until: 'endOfTurn',
        },
        { do: 'counter', who: 'actor', name: 'Fury', by: 1, remove: true },
      ],
    },
  ]),
  order(
    'Running Start',
    [{ steps: [{ do: 'modify', who: 'actor', stat: 'melee', by: 20, until: 'endOfActivation' }] }],
    { timing: 'minor', when: { is: 'compare', left: { moved: 'actor' }, op: '>=', right: 3 } },
  ),
  order('Ask the Cards', [
    {
      steps: [
        { do: 'look', deck: 'order', cards: 3, take: 1 },
        { do: 'search', deck: 'creature', filter: { keyword: ['Beast'] }, cards: 2, to: 'deckTop' },
      ],
    },
  ]),
  order('Fetch the Book', [
    {
      steps: [
        {
          do: 'search',
          deck: 'order',
          filter: { timing: 'immediate', level: { atMost: 2 } },
          cards: 1,
          to: 'hand',
        },
      ],
    },
  ]),
  order('Rifle the Tent', [
    {
      targets: [{ name: 'P', kind: 'player', side: 'opponent' }],
      steps: [{ do: 'discard', player: { target: 'P' }, cards: 1, how: 'yours' }],
    },
  ]),
  order('Curved Blade', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: {}, attack: 'ranged', range: 4 }],
      steps: [
        { do: 'attack', mode: 'ranged', target: { target: 'A' }, damage: 10 },
        {
          do: 'if',
          when: { is: 'damageDealt', to: { target: 'A' } },
          then: [{ do: 'return', card: 'this', to: 'hand' }],
        },
      ],
    },
  ]),
  order(
    'Two of Three',
    [
      {
        steps: [
          {
            do: 'choose',
            ways: 2,
            options: [
              { steps: [{ do: 'heal', who: 'actor', amount: 20 }] },
              { steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] },
              { steps: [{ do: 'shift', who: 'actor', squares: 2 }] },
            ],
          },
        ],
      },
    ],
    immediate,
  ),
  order('Against the Odds', [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }] }], {
    when: {
      is: 'every',
      of: [
        {
          is: 'compare',
          left: { of: 'orderHand', player: 'you' },
          op: '<',
          right: { of: 'orderHand', player: 'eachOpponent' },
        },
        {
          is: 'not',
          when: {
            is: 'compare',
            left: { of: 'morale', player: 'you' },
            op: '>=',
            right: { of: 'morale', player: 'eachOpponent' },
          },
        },
      ],
    },
  }),
  order('Borrowed Mail', [{ steps: [{ do: 'attach', to: 'actor' }] }], {
    attach: [
      { kind: 'modifier', stat: 'damageTaken', by: 10, lower: true },
      {
        kind: 'power',
        name: 'Hand Over',
        timing: 'minor',
        targets: [
          { name: 'A', kind: 'creature', filter: { side: 'yours', another: true, adjacentTo: 'actor' } },
        ],
        steps: [{ do: 'attach', to: { target: 'A' } }],
      },
    ],
  }),
];
