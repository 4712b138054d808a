/** Examples of `docs/scenarios.md`; each is run by a test. */

const duel = {
  map: ['1......2', '1..#...2'],
  cards: [
    {
      type: 'order',
      name: 'Charge',
      level: 2,
      ability: 'might',
      actions: [
        { steps: [{ do: 'shift', who: 'actor', squares: 2 }] },
        {
          targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy' }, attack: 'melee' }],
          steps: [{ do: 'attack', mode: 'melee', target: { target: 'A' }, bonus: 10 }],
        },
      ],
    },
  ],
  players: [
    { name: 'Ann', orderHand: ['Charge'] },
    { name: 'Ben', morale: 9 },
  ],
  creatures: [
    { name: 'Ogre', card: { level: 3, hitPoints: 60, melee: 30 }, at: 'B1' },
    { name: 'Elf', owner: 'Ben', at: 'E1' },
  ],
  turn: { active: 'Ogre' },
} as const;

export const docExamples = {
  'A position': {
    title: 'The ogre charges, the elf cowers',
    rules: ['W-421', 'W-813'],
    ...duel,
    steps: [
      { refuse: { what: 'attack', target: 'Elf' }, rule: 'W-712' },
      { do: 'play', card: 'Charge', targets: ['Elf'], then: 'resolve' },
      { do: 'go', to: 'D1', then: 'resolve' },
      { expect: { decides: 'Ben', asks: 'cower' } },
      { do: 'cower', then: 'resolve' },
      {
        events: [
          { kind: 'moved', creature: 'Ogre' },
          { kind: 'cowered', creature: 'Elf', cost: 4 },
        ],
      },
      { expect: { creatures: { Elf: { damage: 0 } }, players: { Ben: { morale: 5 } } } },
      { outcome: 'none' },
    ],
  },
  'A match from its start, with an objective': {
    title: 'Ann holds the bridge for a turn',
    map: ['11..22'],
    cards: [{ type: 'creature', name: 'Guard', level: 2 }],
    setup: {
      first: 'Ann',
      players: [
        { name: 'Ann', creatures: [{ card: 'Guard', copies: 3 }], handicap: { morale: 2 } },
        { name: 'Ben', creatures: [{ card: 'Guard', copies: 3 }] },
      ],
    },
    objectives: [{ kind: 'hold', player: 'Ann', squares: ['C1'], turns: 1 }],
    then: 'resolve',
    steps: [
      { do: 'deploy', card: 'Guard', at: 'B1' },
      { do: 'end' },
      { do: 'deploy', card: 'Guard', at: 'F1' },
      { do: 'end' },
      { do: 'activate', creature: 'Guard' },
      { do: 'move', to: 'C1' },
      { do: 'end' },
      { do: 'end' },
      { outcome: { winners: ['Ann'], reason: 'objective' } },
    ],
  },
  'A query': {
    ...duel,
    questions: [
      { query: 'reach', creature: 'Ogre' },
      { query: 'sight', from: 'Ogre', to: 'Elf' },
      { query: 'distance', from: 'A2', to: 'E2' },
      { query: 'explain', intent: { what: 'move', to: 'H1' } },
    ],
  },
} as const;
