/** Orders of the proving pack: between them every step, target and cost of the first card language (up to R-124), at usual strengths. */
import type {
  AbilityName,
  OrderAction,
  OrderCard,
  Target,
  Timing,
} from '../../games/warband/cards/language.ts';

type Rest = Pick<OrderCard, 'requires' | 'affinity' | 'cost' | 'when' | 'attach'>;

const order = (
  name: string,
  timing: Timing,
  ability: AbilityName | 'any',
  level: number,
  actions: OrderAction[],
  rest: Rest = {},
): OrderCard => ({
  type: 'order',
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  level,
  ability,
  timing,
  actions,
  mark: level % 2 === 0 ? 'gold' : 'silver',
  ...rest,
});

const near = (squares: number) => ({ squares, of: 'actor' }) as const;
const enemyNear: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy', within: near(5) } };
const melee: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy' }, attack: 'melee' };
const a = { target: 'A' } as const;

const standards: OrderCard[] = [
  order('Running Blow', 'standard', 'might', 2, [
    { steps: [{ do: 'shift', who: 'actor', squares: 3 }] },
    { targets: [melee], steps: [{ do: 'attack', mode: 'melee', target: a, bonus: 20 }] },
  ]),
  order('Hook and Drag', 'standard', 'might', 3, [
    {
      targets: [melee],
      steps: [
        { do: 'attack', mode: 'melee', target: a, bonus: 10 },
        { do: 'if', when: { is: 'damageDealt', to: a }, then: [{ do: 'slide', who: a, squares: 2 }] },
      ],
    },
  ]),
  order('Needle Rain', 'standard', 'insight', 3, [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy' }, attack: 'ranged', rangeBonus: 5, upTo: 2 },
      ],
      steps: [{ do: 'attack', mode: 'ranged', target: a, bonus: 10 }],
    },
  ]),
  order('Deep Cut', 'standard', 'agility', 2, [
    {
      targets: [melee],
      steps: [
        { do: 'attack', mode: 'melee', target: a, unpreventable: true },
        {
          do: 'if',
          when: { is: 'unprevented' },
          then: [{ do: 'morale', player: { ownerOf: a }, by: 1, lose: true }],
          otherwise: [{ do: 'tap', who: a }],
        },
      ],
    },
  ]),
  order('Call the Pack', 'standard', 'presence', 2, [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'ally', another: true, within: near(5) } },
        { name: 'B', kind: 'creature', filter: { side: 'enemy', adjacentTo: a } },
      ],
      steps: [
        { do: 'attack', mode: 'melee', by: a, target: { target: 'B' } },
        { do: 'if', when: { is: 'destroyed', who: { target: 'B' } }, then: [{ do: 'untap', who: a }] },
      ],
    },
  ]),
  order('Grave Chill', 'standard', 'wits', 2, [
    { steps: [{ do: 'damage', to: { all: { side: 'enemy', within: near(2) } }, amount: 20 }] },
  ]),
  order('Doom', 'standard', 'presence', 4, [
    {
      targets: [
        { name: 'A', kind: 'creature', filter: { side: 'enemy', health: { atMost: 20 }, within: near(5) } },
      ],
      steps: [{ do: 'destroy', who: a }],
    },
  ]),
  order('Silver Tongue', 'standard', 'presence', 4, [
    {
      targets: [
        {
          name: 'A',
          kind: 'creature',
          filter: { side: 'enemy', level: { atMost: { stat: 'level', who: 'actor' } }, within: near(5) },
        },
      ],
      steps: [{ do: 'control', who: a, until: 'endOfTurn' }],
    },
  ]),
  order('Measure for Measure', 'standard', 'endurance', 2, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy', adjacentTo: 'actor' } }],
      steps: [
        { do: 'damage', to: a, amount: { damageOn: 'actor', atMost: 50 } },
        { do: 'heal', who: 'actor', amount: { dealt: true } },
      ],
    },
  ]),
  order('Hail of Stones', 'standard', 'wits', 1, [
    {
      steps: [
        {
          do: 'repeat',
          times: 3,
          steps: [
            { do: 'pick', as: 'one', from: { within: near(5), another: true } },
            { do: 'damage', to: { picked: 'one' }, amount: 10 },
          ],
        },
      ],
    },
  ]),
  order('Iron Collar', 'standard', 'might', 1, [{ targets: [enemyNear], steps: [{ do: 'attach', to: a }] }], {
    requires: 'Humanoid',
    attach: [
      { kind: 'modifier', stat: 'speed', by: 2, lower: true },
      { kind: 'trait', trait: 'cannotUntap' },
      {
        kind: 'power',
        timing: 'minor',
        cost: [{ pay: 'detachThis' }],
        steps: [{ do: 'damage', to: 'actor', amount: 10 }],
      },
    ],
  }),
];

const minors: OrderCard[] = [
  order('Forced March', 'minor', 'any', 1, [{ steps: [{ do: 'move', who: 'actor', squares: 'speed' }] }]),
  order('Slip Away', 'minor', 'agility', 1, [
    { steps: [{ do: 'shift', who: 'actor', squares: { stat: 'level', who: 'actor' } }] },
  ]),
  order('Close Ranks', 'minor', 'presence', 1, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', another: true }, upTo: 2 }],
      steps: [{ do: 'move', who: a, squares: 3 }],
    },
  ]),
  order('Far Step', 'minor', 'wits', 2, [
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
  order('Marked Landing', 'minor', 'insight', 2, [
    {
      targets: [
        { name: 'S', kind: 'square', filter: { adjacentTo: 'actor' } },
        { name: 'A', kind: 'creature', filter: { side: 'ally', another: true, within: near(10) } },
      ],
      steps: [{ do: 'place', who: a, where: { target: 'S' } }],
    },
  ]),
  order('Trade Places', 'minor', 'wits', 2, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { another: true, large: false, within: near(5) } }],
      steps: [{ do: 'swap', first: 'actor', second: a }],
    },
  ]),
  order('Second Wind', 'minor', 'endurance', 1, [{ steps: [{ do: 'extraMove', who: 'actor' }] }]),
  order('Once More', 'minor', 'presence', 3, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', another: true, tapped: true } }],
      steps: [
        { do: 'untap', who: a },
        { do: 'reactivate', who: a },
      ],
    },
  ]),
  order('Mend', 'minor', 'insight', 1, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'ally', damaged: true, within: near(5) } }],
      steps: [{ do: 'heal', who: a, amount: 30 }],
    },
  ]),
  order('Pin Down', 'minor', 'insight', 2, [
    {
      targets: [enemyNear],
      steps: [
        { do: 'tap', who: a },
        { do: 'grant', who: a, trait: 'cannotMove', until: 'startOfYourTurn' },
      ],
    },
  ]),
  order('Wild Growth', 'minor', 'endurance', 2, [
    {
      steps: [
        { do: 'modify', who: 'actor', stat: 'speed', by: 2, until: 'endOfActivation' },
        { do: 'grant', who: 'actor', trait: 'flying', until: 'endOfActivation' },
        { do: 'grantKeyword', who: 'actor', keyword: 'Beast', until: 'endOfYourTurn' },
        { do: 'grantAbility', who: 'actor', ability: 'might', until: 'endOfYourTurn' },
      ],
    },
  ]),
  order(
    'Fresh Plans',
    'minor',
    'wits',
    1,
    [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }] }],
    {
      cost: [{ pay: 'tap', filter: { side: 'yours', another: true }, creatures: 1 }],
    },
  ),
  order('Muster', 'minor', 'presence', 2, [
    {
      steps: [
        { do: 'draw', player: 'you', deck: 'creature', cards: 1 },
        { do: 'deploy', filter: { level: { atMost: 2 } } },
      ],
    },
  ]),
  order('Panic', 'minor', 'presence', 2, [
    { steps: [{ do: 'discard', player: 'eachOpponent', cards: 1, how: 'random' }] },
  ]),
  order('Raise the Fallen', 'minor', 'insight', 3, [
    {
      steps: [
        {
          do: 'recover',
          player: 'you',
          from: 'graveyard',
          to: 'hand',
          filter: { type: 'creature', level: { atMost: 3 } },
          cards: 1,
        },
      ],
    },
  ]),
  order('Old Tricks', 'minor', 'wits', 1, [
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
      steps: [{ do: 'return', card: { target: 'C' }, to: 'deckTop' }],
    },
  ]),
  order('Fall Back', 'minor', 'any', 1, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours', another: true } }],
      steps: [{ do: 'withdraw', who: a, to: 'hand' }],
    },
  ]),
  order('Strip Bare', 'minor', 'might', 1, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { attached: true, within: near(5) } }],
      steps: [{ do: 'detach', from: a, cards: 'all' }],
    },
  ]),
  order('Read Minds', 'minor', 'insight', 2, [
    {
      targets: [{ name: 'P', kind: 'player', side: 'opponent' }],
      steps: [
        { do: 'reveal', player: { target: 'P' } },
        { do: 'discard', player: { target: 'P' }, cards: 1, how: 'choose' },
      ],
    },
  ]),
  order('Banner Raised', 'minor', 'presence', 1, [
    {
      steps: [
        { do: 'morale', player: 'you', by: { count: { side: 'yours', on: 'start' }, atMost: 2 } },
        { do: 'leadership', player: 'you', by: 1 },
      ],
    },
  ]),
  order('Cutpurse', 'minor', 'agility', 2, [
    {
      steps: [
        { do: 'treasure', at: 'actor', tokens: 1 },
        { do: 'collect', who: 'actor', tokens: 1 },
      ],
    },
  ]),
  order('Fork in the Road', 'minor', 'any', 2, [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'ally', within: near(3) } }],
      steps: [
        {
          do: 'choose',
          options: [
            { steps: [{ do: 'heal', who: a, amount: 20 }] },
            { steps: [{ do: 'shift', who: a, squares: 3 }] },
            { steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] },
          ],
        },
      ],
    },
  ]),
  order('Parley', 'minor', 'presence', 2, [
    {
      targets: [enemyNear],
      steps: [
        {
          do: 'choose',
          player: { controllerOf: a },
          options: [
            { steps: [{ do: 'tap', who: a }] },
            { steps: [{ do: 'morale', player: { controllerOf: a }, by: 1, lose: true }] },
          ],
        },
      ],
    },
  ]),
  order('Opening', 'minor', 'agility', 1, [
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
  order('Blood Price', 'minor', 'any', 1, [
    {
      steps: [
        {
          do: 'pay',
          cost: [{ pay: 'morale', amount: 1 }],
          steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }],
          otherwise: [{ do: 'leadership', player: 'eachOpponent', by: 1, lose: true }],
        },
      ],
    },
  ]),
  order('Tithe', 'minor', 'insight', 3, [
    {
      steps: [
        {
          do: 'forEach',
          who: { side: 'enemy', damaged: true, within: near(3) },
          steps: [
            { do: 'damage', to: 'each', amount: 10 },
            { do: 'morale', player: { controllerOf: 'each' }, by: 1, lose: true },
          ],
        },
      ],
    },
  ]),
  order(
    'Dark Bargain',
    'minor',
    'any',
    1,
    [{ steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 2 }] }],
    {
      cost: [
        { pay: 'destroy', filter: { side: 'yours', another: true, level: { atMost: 1 } } },
        { pay: 'wound', amount: 10 },
      ],
    },
  ),
  order('Spiked Harness', 'minor', 'endurance', 1, [{ steps: [{ do: 'attach', to: 'actor' }] }], {
    attach: [
      { kind: 'modifier', stat: 'hitPoints', by: 20 },
      {
        kind: 'trigger',
        on: { event: 'isAttacked', who: 'self', mode: 'melee' },
        steps: [{ do: 'damage', to: 'other', amount: 10 }],
      },
    ],
  }),
];

const attackOn = (by: 'you' | 'enemy'): Target => ({
  name: 'I',
  kind: 'item',
  filter: { what: 'attack', by },
});
const item = { target: 'I' } as const;

const immediates: OrderCard[] = [
  order('Raised Shield', 'immediate', 'might', 1, [
    { steps: [{ do: 'prevent', for: 'actor', amount: 'all', from: 'oneSource', until: 'endOfTurn' }] },
  ]),
  order('Stone Skin', 'immediate', 'endurance', 1, [
    { steps: [{ do: 'prevent', for: 'actor', amount: 30, from: 'any', until: 'startOfYourTurn' }] },
  ]),
  order('Turned Edge', 'immediate', 'agility', 2, [
    {
      targets: [attackOn('enemy')],
      steps: [
        {
          do: 'prevent',
          for: { all: { side: 'yours' } },
          amount: 20,
          from: item,
          once: true,
          until: 'endOfTurn',
        },
      ],
    },
  ]),
  order('Sidestep', 'immediate', 'agility', 1, [
    {
      targets: [{ name: 'I', kind: 'item', filter: { what: 'rangedAttack', by: 'enemy' } }],
      steps: [
        { do: 'evade', who: 'actor', item },
        { do: 'shift', who: 'actor', squares: 1 },
      ],
    },
  ]),
  order('Hush', 'immediate', 'wits', 3, [
    {
      targets: [{ name: 'I', kind: 'item', filter: { what: 'order', by: 'enemy', level: { atMost: 3 } } }],
      steps: [{ do: 'cancel', item, scope: 'order' }],
    },
  ]),
  order('Broken Stride', 'immediate', 'insight', 1, [
    {
      targets: [{ name: 'I', kind: 'item', filter: { what: 'move', by: 'enemy' } }],
      steps: [{ do: 'cancel', item, scope: 'action' }],
    },
  ]),
  order('Mirror Ward', 'immediate', 'insight', 3, [
    {
      targets: [
        attackOn('enemy'),
        { name: 'A', kind: 'creature', filter: { side: 'enemy', adjacentTo: 'actor' } },
      ],
      steps: [{ do: 'redirect', item, to: a }],
    },
  ]),
  order('Blood Up', 'immediate', 'might', 1, [
    { targets: [attackOn('you')], steps: [{ do: 'empower', item, by: 20 }] },
  ]),
  order('Blunted', 'immediate', 'any', 2, [
    { targets: [attackOn('enemy')], steps: [{ do: 'empower', item, by: 10, lower: true }] },
  ]),
  order(
    'Desperate Stand',
    'immediate',
    'any',
    3,
    [
      {
        steps: [
          {
            do: 'modify',
            who: 'actor',
            stat: 'melee',
            by: { of: 'graveyard', player: 'you', times: 10, atMost: 40 },
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
          { is: 'compare', left: { of: 'morale', player: 'you' }, op: '<=', right: 8 },
          {
            is: 'some',
            of: [
              { is: 'exists', filter: { side: 'enemy', adjacentTo: 'actor' } },
              { is: 'not', when: { is: 'yourTurn' } },
            ],
          },
        ],
      },
      cost: [{ pay: 'leadership', amount: 1 }],
    },
  ),
];

export const provingOrders: OrderCard[] = [...standards, ...minors, ...immediates];
