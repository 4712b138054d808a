/** Orders that show every step of the card language at least once; the text of each is kept in a snapshot. */
import type { OrderCard } from '../../electron/games/warband/cards/language.ts';
import { laterOrders } from './example-later-orders.ts';
import { immediate, order, standard } from './example-order.ts';

const enemyNear = { side: 'enemy', within: { squares: 5, of: 'actor' } } as const;

const attackOrders: OrderCard[] = [
  order(
    'Running Blow',
    [
      { steps: [{ do: 'shift', who: 'actor', squares: 2 }] },
      {
        targets: [{ name: 'A', kind: 'creature', filter: {}, attack: 'melee' }],
        steps: [{ do: 'attack', mode: 'melee', target: { target: 'A' }, damage: 50 }],
      },
    ],
    standard,
  ),
  order(
    'Hook and Drag',
    [
      {
        targets: [{ name: 'A', kind: 'creature', filter: {}, attack: 'melee' }],
        steps: [
          { do: 'attack', mode: 'melee', target: { target: 'A' }, bonus: 20 },
          {
            do: 'if',
            when: { is: 'damageDealt', to: { target: 'A' } },
            then: [{ do: 'slide', who: { target: 'A' }, squares: 2 }],
          },
        ],
      },
    ],
    standard,
  ),
  order(
    'Needle Rain',
    [
      {
        targets: [
          {
            name: 'A',
            kind: 'creature',
            filter: { side: 'enemy' },
            attack: 'ranged',
            rangeBonus: 5,
            upTo: 2,
          },
        ],
        steps: [{ do: 'attack', mode: 'ranged', target: { target: 'A' }, bonus: 10 }],
      },
    ],
    { ...standard, ability: 'insight' },
  ),
  order(
    'Sky Lance',
    [
      {
        targets: [{ name: 'A', kind: 'creature', filter: { trait: 'flying' }, attack: 'ranged', range: 10 }],
        steps: [{ do: 'attack', mode: 'ranged', target: { target: 'A' }, damage: 30, unpreventable: true }],
      },
    ],
    standard,
  ),
  order(
    'Call the Pack',
    [
      {
        targets: [
          { name: 'A', kind: 'creature', filter: { side: 'ally', another: true, keyword: ['Beast'] } },
          { name: 'B', kind: 'creature', filter: { adjacentTo: { target: 'A' } }, attack: 'melee' },
        ],
        steps: [
          { do: 'attack', mode: 'melee', by: { target: 'A' }, target: { target: 'B' } },
          {
            do: 'if',
            when: { is: 'destroyed', who: { target: 'B' } },
            then: [{ do: 'untap', who: { target: 'A' } }],
          },
        ],
      },
    ],
    standard,
  ),
  order(
    'Deep Cut',
    [
      {
        targets: [{ name: 'A', kind: 'creature', filter: {}, attack: 'melee' }],
        steps: [
          { do: 'attack', mode: 'melee', target: { target: 'A' }, unpreventable: true },
          {
            do: 'if',
            when: { is: 'unprevented' },
            then: [{ do: 'morale', player: { ownerOf: { target: 'A' } }, by: 1, lose: true }],
            otherwise: [{ do: 'tap', who: { target: 'A' } }],
          },
        ],
      },
    ],
    standard,
  ),
  order('Grave Chill', [
    { steps: [{ do: 'damage', to: { all: { side: 'enemy', adjacentTo: 'actor' } }, amount: 10 }] },
  ]),
  order('Twin Embers', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: enemyNear, upTo: 2 }],
      steps: [{ do: 'damage', to: { target: 'A' }, amount: 20, unpreventable: true }],
    },
  ]),
  order('Swarm Fever', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: enemyNear }],
      steps: [
        {
          do: 'damage',
          to: { target: 'A' },
          amount: {
            count: { side: 'yours', keyword: ['Vermin'], adjacentTo: { target: 'A' } },
            times: 10,
            atMost: 40,
          },
        },
      ],
    },
  ]),
  order('Measure for Measure', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy', adjacentTo: 'actor' } }],
      steps: [
        { do: 'damage', to: { target: 'A' }, amount: { damageOn: 'actor', atMost: 50 } },
        { do: 'heal', who: 'actor', amount: { dealt: true } },
      ],
    },
  ]),
];

const shieldOrders: OrderCard[] = [
  order(
    'Raised Shield',
    [{ steps: [{ do: 'prevent', for: 'actor', amount: 'all', from: 'oneSource', until: 'endOfTurn' }] }],
    {
      ...immediate,
      cost: [{ pay: 'discard', cards: 1 }],
    },
  ),
  order('Stone Skin', [
    { steps: [{ do: 'prevent', for: 'actor', amount: 30, from: 'any', until: 'startOfYourTurn' }] },
  ]),
  order('Held Breath', [
    {
      steps: [
        {
          do: 'prevent',
          for: { all: { side: 'yours' } },
          amount: 10,
          from: 'any',
          once: true,
          until: 'endOfTurn',
        },
      ],
    },
  ]),
  order(
    'Turned Edge',
    [
      {
        targets: [
          {
            name: 'I',
            kind: 'item',
            filter: { what: 'meleeAttack', by: 'enemy', aimsAt: { side: 'yours' } },
          },
        ],
        steps: [
          {
            do: 'prevent',
            for: { all: { side: 'yours' } },
            amount: 20,
            from: { target: 'I' },
            until: 'endOfTurn',
          },
        ],
      },
    ],
    immediate,
  ),
  order('Mend', [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { side: 'ally', damaged: true, within: { squares: 5, of: 'actor' } },
        },
      ],
      steps: [
        { do: 'heal', who: { target: 'A' }, amount: 30 },
        { do: 'untap', who: { target: 'A' } },
      ],
    },
  ]),
  order('Spring Water', [
    { steps: [{ do: 'heal', who: { all: { side: 'yours', on: 'circle' } }, amount: 'all' }] },
  ]),
  order(
    'Sidestep',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'rangedAttack', aimsAt: { self: true } } }],
        steps: [
          { do: 'evade', who: 'actor', item: { target: 'I' } },
          { do: 'shift', who: 'actor', squares: 1 },
        ],
      },
    ],
    immediate,
  ),
  order(
    'Hush',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'order', by: 'enemy', level: { atMost: 3 } } }],
        steps: [{ do: 'cancel', item: { target: 'I' }, scope: 'order' }],
      },
    ],
    immediate,
  ),
  order(
    'Broken Stride',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'move', by: 'enemy' } }],
        steps: [{ do: 'cancel', item: { target: 'I' }, scope: 'action' }],
      },
    ],
    immediate,
  ),
  order(
    'Mirror Ward',
    [
      {
        targets: [
          { name: 'I', kind: 'item', filter: { what: 'attack', by: 'enemy', timing: 'standard' } },
          { name: 'A', kind: 'creature', filter: { side: 'enemy', adjacentTo: 'actor' } },
        ],
        steps: [{ do: 'redirect', item: { target: 'I' }, to: { target: 'A' } }],
      },
    ],
    immediate,
  ),
  order(
    'Blood Up',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'attack', by: 'you' } }],
        steps: [{ do: 'empower', item: { target: 'I' }, by: 20 }],
      },
    ],
    immediate,
  ),
  order(
    'Blunted',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'power' } }],
        steps: [{ do: 'empower', item: { target: 'I' }, by: 10, lower: true }],
      },
    ],
    immediate,
  ),
];

const movementOrders: OrderCard[] = [
  order('Forced March', [{ steps: [{ do: 'move', who: 'actor', squares: 'speed' }] }]),
  order('Slip Away', [{ steps: [{ do: 'shift', who: 'actor', squares: { stat: 'level', who: 'actor' } }] }]),
  order('Close Ranks', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', another: true }, upTo: 2 }],
      steps: [{ do: 'move', who: { target: 'A' }, squares: 3 }],
    },
  ]),
  order('Far Step', [
    {
      steps: [
        {
          do: 'place',
          who: 'actor',
          where: { within: { squares: 6, of: 'actor', blind: true }, on: 'circle' },
        },
      ],
    },
  ]),
  order('Marked Landing', [
    {
      targets: [
        { name: 'S', kind: 'square', filter: { adjacentTo: 'actor' } },
        {
          name: 'A',
          kind: 'creature',
          filter: { side: 'ally', another: true, within: { squares: 10, of: 'actor' } },
        },
      ],
      steps: [{ do: 'place', who: { target: 'A' }, where: { target: 'S' } }],
    },
  ]),
  order('Trade Places', [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { another: true, large: false, within: { squares: 5, of: 'actor' } },
        },
      ],
      steps: [{ do: 'swap', first: 'actor', second: { target: 'A' } }],
    },
  ]),
  order('Second Wind', [{ steps: [{ do: 'extraMove', who: 'actor' }] }]),
  order('Once More', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', another: true, tapped: true } }],
      steps: [
        { do: 'untap', who: { target: 'A' } },
        { do: 'reactivate', who: { target: 'A' } },
      ],
    },
  ]),
  order('Pin Down', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: enemyNear }],
      steps: [
        { do: 'tap', who: { target: 'A' } },
        { do: 'grant', who: { target: 'A' }, trait: 'cannotMove', until: 'startOfYourTurn' },
      ],
    },
  ]),
];

const cardOrders: OrderCard[] = [
  order('Fresh Plans', [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }] }]),
  order('Muster', [
    {
      steps: [
        { do: 'draw', player: 'you', deck: 'creature', cards: 1 },
        { do: 'deploy', filter: { keyword: ['Undead'], level: { atMost: 2 } }, free: true },
      ],
    },
  ]),
  order('Shared Table', [{ steps: [{ do: 'draw', player: 'eachPlayer', deck: 'order', cards: 1 }] }]),
  order('Panic', [{ steps: [{ do: 'discard', player: 'eachOpponent', cards: 1, how: 'random' }] }]),
  order('Clean Slate', [
    {
      steps: [
        { do: 'discard', player: 'you', cards: 'all', how: 'choose' },
        { do: 'draw', player: 'you', deck: 'order', cards: 3 },
      ],
    },
  ]),
  order('Raise the Fallen', [
    {
      steps: [
        {
          do: 'recover',
          player: 'you',
          from: 'graveyard',
          to: 'deckTop',
          filter: { keyword: ['Undead', 'Ghost'] },
          cards: 1,
        },
      ],
    },
  ]),
  order('Old Tricks', [
    {
      targets: [
        {
          name: 'C',
          kind: 'card',
          from: 'discard',
          of: 'you',
          filter: { type: 'order', timing: 'immediate' },
        },
      ],
      steps: [{ do: 'return', card: { target: 'C' }, to: 'hand' }],
    },
  ]),
  order('Lost to Time', [
    {
      targets: [{ name: 'C', kind: 'card', from: 'graveyard', of: 'any', filter: { ability: 'might' } }],
      steps: [{ do: 'return', card: { target: 'C' }, to: 'deckBottom' }],
    },
  ]),
  order('Fall Back', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', level: { atLeast: 2, atMost: 4 } } }],
      steps: [{ do: 'withdraw', who: { target: 'A' }, to: 'hand' }],
    },
  ]),
  order('Strip Bare', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { attached: true, within: { squares: 5, of: 'actor' } } },
      ],
      steps: [{ do: 'detach', from: { target: 'A' }, cards: 'all', whose: 'enemy' }],
    },
  ]),
  order('Shake Off', [
    {
      steps: [
        { do: 'detach', from: 'actor', cards: 1 },
        { do: 'heal', who: 'actor', amount: 20 },
      ],
    },
  ]),
  order('Far Sight', [{ steps: [{ do: 'look', deck: 'order', cards: 3 }] }]),
  order('Read Minds', [
    {
      targets: [{ name: 'P', kind: 'player', side: 'opponent' }],
      steps: [
        { do: 'reveal', player: { target: 'P' } },
        { do: 'discard', player: { target: 'P' }, cards: 1, how: 'choose' },
      ],
    },
  ]),
];

const powerOrders: OrderCard[] = [
  order('Battle Hymn', [
    {
      steps: [
        {
          do: 'modify',
          who: { all: { side: 'yours', keyword: ['Undead'] } },
          stat: 'melee',
          by: 10,
          until: 'endOfTurn',
        },
      ],
    },
  ]),
  order('Wild Growth', [
    {
      steps: [
        { do: 'modify', who: 'actor', stat: 'level', by: 1, until: 'endOfActivation' },
        { do: 'modify', who: 'actor', stat: 'speed', by: 2, until: 'endOfActivation' },
        { do: 'grant', who: 'actor', trait: 'flying', until: 'endOfActivation' },
      ],
    },
  ]),
  order('Take the Name', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'ally', withoutKeyword: ['Beast'] } }],
      steps: [
        { do: 'grantKeyword', who: { target: 'A' }, keyword: 'Beast', until: 'whileInPlay' },
        { do: 'grantAbility', who: { target: 'A' }, ability: 'wits', until: 'endOfYourTurn' },
      ],
    },
  ]),
  order('Silence the Bowmen', [
    {
      steps: [
        {
          do: 'grant',
          who: { all: { side: 'enemy', ranged: true, ability: 'agility' } },
          trait: 'cannotAttack',
          until: 'endOfTurn',
        },
      ],
    },
  ]),
  order('Cull the Giants', [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { large: true, tapped: true, within: { squares: 10, of: 'actor' } },
        },
      ],
      steps: [
        { do: 'damage', to: { target: 'A' }, amount: { stat: 'level', who: { target: 'A' }, times: 10 } },
      ],
    },
  ]),
  order('Doom', [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { side: 'enemy', health: { atMost: 20 }, adjacentTo: 'actor' },
        },
      ],
      steps: [{ do: 'destroy', who: { target: 'A' } }],
    },
  ]),
  order('Silver Tongue', [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { side: 'enemy', level: { atMost: { stat: 'level', who: 'actor' } } },
        },
      ],
      steps: [{ do: 'control', who: { target: 'A' }, until: 'endOfTurn' }],
    },
  ]),
  order('Banner Raised', [
    {
      steps: [
        { do: 'morale', player: 'you', by: { count: { side: 'yours', on: 'start' }, atMost: 3 } },
        { do: 'leadership', player: 'you', by: 1 },
      ],
    },
  ]),
  order('Sow Doubt', [{ steps: [{ do: 'leadership', player: 'eachOpponent', by: 1, lose: true }] }]),
  order('Cutpurse', [
    {
      steps: [
        { do: 'collect', who: 'actor', tokens: 1 },
        { do: 'treasure', at: 'actor', tokens: 2 },
      ],
    },
  ]),
  order('Fork in the Road', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'ally', within: { squares: 3, of: 'actor' } } },
      ],
      steps: [
        {
          do: 'choose',
          options: [
            { steps: [{ do: 'heal', who: { target: 'A' }, amount: 20 }] },
            { steps: [{ do: 'shift', who: { target: 'A' }, squares: 3 }] },
            { steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] },
          ],
        },
      ],
    },
  ]),
  order('Parley', [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 3, of: 'actor' } } },
      ],
      steps: [
        {
          do: 'choose',
          player: { controllerOf: { target: 'A' } },
          options: [
            { steps: [{ do: 'tap', who: { target: 'A' } }] },
            { steps: [{ do: 'morale', player: { controllerOf: { target: 'A' } }, by: 2, lose: true }] },
          ],
        },
      ],
    },
  ]),
  order('Opening', [
    {
      steps: [
        { do: 'may', steps: [{ do: 'shift', who: 'actor', squares: 1 }] },
        {
          do: 'if',
          when: { is: 'done' },
          then: [{ do: 'tap', who: { all: { side: 'enemy', adjacentTo: 'actor', damaged: true } } }],
        },
      ],
    },
  ]),
  order('Blood Price', [
    {
      steps: [
        {
          do: 'pay',
          cost: [{ pay: 'morale', amount: 1 }],
          steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 3 }],
          otherwise: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }],
        },
      ],
    },
  ]),
  order('Marked Prey', [
    {
      steps: [
        { do: 'pick', as: 'prey', from: { side: 'enemy', within: { squares: 5, of: 'actor' } } },
        { do: 'modify', who: { picked: 'prey' }, stat: 'damageTaken', by: 10, until: 'endOfTurn' },
        {
          do: 'if',
          when: { is: 'matches', who: { picked: 'prey' }, filter: { damaged: true } },
          then: [{ do: 'tap', who: { picked: 'prey' } }],
        },
      ],
    },
  ]),
  order('Tithe', [
    {
      steps: [
        {
          do: 'forEach',
          who: { side: 'enemy', damaged: true, within: { squares: 3, of: 'actor' } },
          steps: [
            { do: 'damage', to: 'each', amount: 10 },
            { do: 'morale', player: { controllerOf: 'each' }, by: 1, lose: true },
          ],
        },
      ],
    },
  ]),
  order('Hail of Stones', [
    {
      steps: [
        {
          do: 'repeat',
          times: 3,
          steps: [
            { do: 'pick', as: 'one', from: { within: { squares: 5, of: 'actor' }, another: true } },
            { do: 'damage', to: { picked: 'one' }, amount: 10 },
          ],
        },
      ],
    },
  ]),
  order(
    'Iron Collar',
    [
      {
        targets: [
          { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 5, of: 'actor' } } },
        ],
        steps: [{ do: 'attach', to: { target: 'A' } }],
      },
    ],
    {
      requires: 'Humanoid',
      attach: [
        { kind: 'modifier', stat: 'speed', by: 2, lower: true },
        { kind: 'trait', trait: 'cannotDodge' },
        {
          kind: 'power',
          timing: 'standard',
          cost: [{ pay: 'detachThis' }],
          steps: [{ do: 'heal', who: 'actor', amount: 10 }],
        },
      ],
    },
  ),
  order(
    'Slow Poison',
    [
      {
        targets: [
          { name: 'A', kind: 'creature', filter: { side: 'enemy', within: { squares: 3, of: 'actor' } } },
        ],
        steps: [{ do: 'attach', to: { target: 'A' } }],
      },
    ],
    {
      attach: [
        {
          kind: 'trigger',
          on: { event: 'turnStarts', whose: 'yours' },
          steps: [
            { do: 'damage', to: 'actor', amount: 30 },
            { do: 'detach', from: 'actor', cards: 'this' },
          ],
        },
      ],
    },
  ),
  order(
    'Desperate Stand',
    [
      {
        steps: [
          {
            do: 'modify',
            who: 'actor',
            stat: 'melee',
            by: { of: 'graveyard', player: 'you', times: 10 },
            until: 'endOfTurn',
          },
        ],
      },
    ],
    {
      affinity: 'Revenant',
      when: {
        is: 'every',
        of: [
          { is: 'compare', left: { of: 'morale', player: 'you' }, op: '<=', right: 6 },
          {
            is: 'some',
            of: [
              { is: 'exists', filter: { side: 'enemy', adjacentTo: 'actor' }, atLeast: 2 },
              { is: 'not', when: { is: 'yourTurn' } },
            ],
          },
        ],
      },
      cost: [
        { pay: 'tap', filter: { side: 'yours', another: true }, creatures: 2 },
        { pay: 'leadership', amount: 1 },
      ],
      timing: 'immediate',
    },
  ),
  order(
    'Reel In',
    [
      {
        targets: [{ name: 'A', kind: 'creature', filter: enemyNear }],
        steps: [{ do: 'place', who: { target: 'A' }, where: { adjacentTo: 'actor' } }],
      },
      { steps: [{ do: 'attack', mode: 'melee', target: { target: 'A' }, bonus: 10 }] },
    ],
    standard,
  ),
  order('Chosen Quarry', [
    {
      steps: [
        { do: 'pick', as: 'quarry', from: enemyNear },
        { do: 'slide', who: { picked: 'quarry' }, squares: 3 },
      ],
    },
    {
      steps: [
        {
          do: 'if',
          when: { is: 'matches', who: { picked: 'quarry' }, filter: { adjacentTo: 'actor' } },
          then: [{ do: 'damage', to: { picked: 'quarry' }, amount: 20 }],
        },
      ],
    },
  ]),
  order(
    'Pyre of Friends',
    [
      {
        steps: [
          {
            do: 'damage',
            to: { all: { side: 'enemy', adjacentTo: { picked: 'friend' } } },
            amount: { stat: 'level', who: { picked: 'friend' }, times: 10 },
          },
        ],
      },
    ],
    { cost: [{ pay: 'destroy', filter: { side: 'yours', another: true }, as: 'friend' }] },
  ),
  order(
    'Lent Strength',
    [
      {
        steps: [
          {
            do: 'modify',
            who: 'actor',
            stat: 'melee',
            by: { stat: 'melee', who: { picked: 'helper' } },
            until: 'endOfTurn',
          },
        ],
      },
    ],
    { cost: [{ pay: 'tap', filter: { side: 'yours', another: true }, creatures: 1, as: 'helper' }] },
  ),
  order(
    'Burnt Plans',
    [
      {
        steps: [{ do: 'shift', who: 'actor', squares: { stat: 'level', who: { picked: 'plan' }, times: 2 } }],
      },
    ],
    { cost: [{ pay: 'discard', cards: 1, as: 'plan' }] },
  ),
  order('Wrung Secret', [
    {
      targets: [
        { name: 'P', kind: 'player', side: 'opponent' },
        { name: 'A', kind: 'creature', filter: enemyNear },
      ],
      steps: [
        { do: 'discard', player: { target: 'P' }, cards: 1, how: 'random', as: 'secret' },
        {
          do: 'damage',
          to: { target: 'A' },
          amount: { stat: 'level', who: { picked: 'secret' }, times: 10 },
        },
      ],
    },
  ]),
  order('Late Arrival', [
    {
      steps: [
        { do: 'deploy', filter: { level: { atMost: 2 } }, as: 'guest' },
        { do: 'shift', who: { picked: 'guest' }, squares: 3 },
      ],
    },
  ]),
  order(
    'Toll of the Gate',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'order', by: 'enemy' } }],
        steps: [
          {
            do: 'pay',
            player: { controllerOf: { target: 'I' } },
            cost: [{ pay: 'discard', cards: 1 }],
            steps: [],
            otherwise: [{ do: 'cancel', item: { target: 'I' }, scope: 'order' }],
          },
        ],
      },
    ],
    immediate,
  ),
  order(
    'Heavy Toll',
    [
      {
        targets: [{ name: 'I', kind: 'item', filter: { what: 'attack', by: 'enemy' } }],
        steps: [
          {
            do: 'pay',
            player: { controllerOf: { target: 'I' } },
            cost: [
              { pay: 'tap', filter: { side: 'yours', another: true }, creatures: 1 },
              { pay: 'leadership', amount: 1 },
            ],
            steps: [],
            otherwise: [
              { do: 'cancel', item: { target: 'I' }, scope: 'action' },
              { do: 'draw', player: 'you', deck: 'order', cards: 1 },
            ],
          },
        ],
      },
    ],
    immediate,
  ),
  order('Ransom', [
    {
      targets: [{ name: 'A', kind: 'creature', filter: enemyNear }],
      steps: [
        {
          do: 'pay',
          player: { controllerOf: { target: 'A' } },
          cost: [{ pay: 'destroy', filter: { side: 'yours' }, as: 'gift' }],
          steps: [{ do: 'morale', player: 'you', by: { stat: 'level', who: { picked: 'gift' } } }],
          otherwise: [
            { do: 'tap', who: { target: 'A' } },
            { do: 'grant', who: { target: 'A' }, trait: 'cannotUntap', until: 'endOfYourTurn' },
          ],
        },
      ],
    },
  ]),
  order('Tithe of Two', [
    {
      targets: [{ name: 'P', kind: 'player', side: 'opponent' }],
      steps: [
        {
          do: 'pay',
          player: { target: 'P' },
          cost: [{ pay: 'tap', filter: { side: 'yours' }, creatures: 2 }],
          steps: [],
          otherwise: [{ do: 'morale', player: { target: 'P' }, by: 2, lose: true }],
        },
      ],
    },
  ]),
  order(
    'Not Today',
    [
      {
        targets: [
          { name: 'A', kind: 'creature', filter: { side: 'ally', within: { squares: 5, of: 'actor' } } },
        ],
        steps: [{ do: 'rescue', who: { target: 'A' }, left: 10, once: true, until: 'endOfTurn' }],
      },
    ],
    immediate,
  ),
  order(
    'Way Home',
    [
      {
        targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours' } }],
        steps: [
          {
            do: 'rescue',
            who: { target: 'A' },
            left: 'all',
            once: true,
            until: 'startOfYourTurn',
            steps: [{ do: 'withdraw', who: 'subject', to: 'hand' }],
          },
        ],
      },
    ],
    immediate,
  ),
  order('Last Line', [
    {
      steps: [
        {
          do: 'rescue',
          who: { all: { side: 'yours', within: { squares: 3, of: 'actor' } } },
          left: { stat: 'level', who: 'actor', times: 10 },
          until: 'endOfYourTurn',
          steps: [
            { do: 'may', steps: [{ do: 'shift', who: 'subject', squares: 2 }] },
            { do: 'damage', to: 'other', amount: 10 },
          ],
        },
      ],
    },
  ]),
  order('Poisoned Gift', [
    {
      targets: [
        { name: 'P', kind: 'player', side: 'opponent' },
        { name: 'A', kind: 'creature', filter: { side: 'yours', another: true } },
      ],
      steps: [
        { do: 'control', who: { target: 'A' }, player: { target: 'P' }, until: 'endOfYourTurn' },
        { do: 'draw', player: 'you', deck: 'order', cards: 2 },
      ],
    },
  ]),
  order('Dark Bargain', [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }] }], {
    cost: [
      { pay: 'destroy', filter: { side: 'yours', another: true } },
      { pay: 'wound', amount: 10 },
    ],
  }),
];

export const exampleOrders: OrderCard[] = [
  ...attackOrders,
  ...shieldOrders,
  ...movementOrders,
  ...cardOrders,
  ...powerOrders,
  ...laterOrders,
];
