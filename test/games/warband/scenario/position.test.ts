import { describe, expect, it } from 'vitest';
import { readScenarioFile } from '../../../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../../../electron/games/warband/scenario/run.ts';

/** Runs a scenario that must pass and answers the state at its end. */
function stateOf(text: object) {
  const read = readScenarioFile(JSON.stringify(text));
  if (!read.ok) throw new Error(read.error.map(({ field, sentence }) => `${field}: ${sentence}`).join('\n'));
  const ran = runScenario(read.value[0]!);
  if (!ran.ok) throw new Error(ran.error.lines.join('\n'));
  return ran.value.state;
}

const order = (name: string, more: object = {}) => ({
  type: 'order',
  name,
  actions: [{ steps: [{ do: 'heal', who: 'actor', amount: 10 }] }],
  ...more,
});

const two = [
  { name: 'Ogre', at: 'A1' },
  { name: 'Elf', owner: 'B', at: 'C1' },
];

describe('a position', () => {
  it('has its decks from the top', () => {
    const state = stateOf({
      map: ['...'],
      cards: [order('One'), order('Two')],
      players: [{ orderDeck: ['One', 'Two'] }, {}],
      creatures: two,
      turn: { step: 'drawOrder' },
      steps: [{ expect: { players: { A: { orderHand: ['One'], orderDeck: ['Two'] } } } }],
    });
    expect(state.players[0]!.orderDeck.length).toBe(1);
  });

  it('begins in any phase of any round, of any player', () => {
    const state = stateOf({
      map: ['...'],
      creatures: two,
      turn: { player: 'B', phase: 'deploy', round: 3, first: 'B' },
    });
    expect([state.turn, state.seat, state.first, state.phase]).toEqual([5, 1, 1, 'deploy']);
  });

  it('begins in the opening deployment', () => {
    stateOf({
      map: ['1.2'],
      cards: [{ type: 'creature', name: 'Page' }],
      players: [{}, { creatureHand: ['Page'] }],
      turn: { phase: 'setup', player: 'B' },
      steps: [
        { expect: { phase: 'setup', decides: 'B', asks: 'openingDeploy', options: { deploy: ['Page'] } } },
      ],
    });
  });

  it('has creatures under another’s control, with attached cards of any owner', () => {
    stateOf({
      map: ['...'],
      cards: [
        {
          ...order('Curse', { attach: [{ kind: 'modifier', stat: 'speed', by: 2, lower: true }] }),
          actions: [{ steps: [{ do: 'attach', to: 'actor' }] }],
        },
      ],
      creatures: [
        { ...two[0], controller: 'B', attached: [{ card: 'Curse', owner: 'B' }], tapped: true, damage: 10 },
        two[1],
      ],
      steps: [
        {
          expect: {
            creatures: {
              Ogre: { owner: 'A', controller: 'B', attached: ['Curse'], speed: 4, tapped: true, damage: 10 },
            },
          },
        },
      ],
    });
  });

  it('has effects of every kind', () => {
    const state = stateOf({
      map: ['...'],
      creatures: two,
      effects: [
        { on: 'Ogre', stat: 'speed', change: -2 },
        { on: 'Ogre', trait: 'flying', until: 'endOfActivation' },
        { on: 'Ogre', keyword: 'Beast' },
        { on: 'Ogre', ability: 'wits', by: 'B' },
        { on: 'Elf', prevent: 20, once: true, until: 'startOfYourTurn' },
        { on: 'Elf', returnsTo: 'A' },
      ],
      steps: [
        {
          expect: {
            creatures: {
              Ogre: {
                speed: 4,
                traits: ['flying'],
                keywords: ['Soldier', 'Beast'],
                abilities: ['might', 'wits'],
              },
            },
          },
        },
      ],
    });
    expect(state.effects.map(({ kind }) => kind)).toEqual([
      'modify',
      'trait',
      'keyword',
      'ability',
      'shield',
      'control',
    ]);
  });

  it('has orders, powers, moves and dodges on the stack', () => {
    stateOf({
      map: ['.....', '..o..'],
      cards: [order('Mend', { timing: 'immediate' })],
      creatures: [
        {
          name: 'Archer',
          card: {
            ranged: { damage: 20, distance: 5 },
            text: [
              {
                kind: 'power',
                name: 'Rest',
                timing: 'minor',
                steps: [{ do: 'heal', who: 'actor', amount: 10 }],
              },
            ],
          },
          at: 'A1',
          damage: 20,
        },
        { name: 'Elf', owner: 'B', at: 'C2', tapped: true },
      ],
      turn: { active: 'Archer', moves: 0 },
      stack: [
        { kind: 'move', by: 'Archer', path: ['B1'] },
        { name: 'the shot', kind: 'attack', by: 'Archer', target: 'Elf', mode: 'ranged' },
        { kind: 'power', by: 'Archer', power: 'Rest' },
        { kind: 'order', by: 'Archer', card: 'Mend' },
        { kind: 'dodge', by: 'Elf', answers: 'the shot' },
      ],
      steps: [
        {
          expect: {
            asks: 'respond',
            decides: 'A',
            stack: [
              { kind: 'move', path: ['B1'] },
              { kind: 'attack' },
              { kind: 'power' },
              { card: 'Mend' },
              { kind: 'dodge' },
            ],
          },
        },
        { do: 'resolve' },
        {
          expect: {
            stack: [],
            creatures: { Archer: { at: 'B1', damage: 0 }, Elf: { damage: 0 } },
            players: { A: { discard: ['Mend'] } },
          },
        },
        {
          events: [
            { kind: 'dodged', creature: 'Elf' },
            { kind: 'healed' },
            { kind: 'healed' },
            { kind: 'moved' },
          ],
        },
      ],
    });
  });

  it('remembers powers already used in the activation', () => {
    const rest = {
      kind: 'power',
      name: 'Rest',
      timing: 'minor',
      steps: [{ do: 'heal', who: 'actor', amount: 10 }],
    };
    const monk = { name: 'Monk', card: { text: [rest] }, at: 'A1', damage: 10 };
    const turn = { active: 'Monk' };
    stateOf({
      map: ['...'],
      creatures: [monk],
      turn,
      steps: [{ expect: { options: { power: ['Monk: Rest'] } } }],
    });
    stateOf({
      map: ['...'],
      creatures: [{ ...monk, used: ['Rest'] }],
      turn,
      steps: [{ refuse: { what: 'power', creature: 'Monk', power: 'Rest' }, rule: 'R-11', code: 'usedUp' }],
    });
  });

  it('has teams, objectives, treasure already collected, and turns already held', () => {
    stateOf({
      form: 'teams',
      map: ['....'],
      players: [{ collected: 2 }, {}, { held: 1 }, {}],
      creatures: [
        { name: 'Ogre', at: 'A1' },
        { name: 'Ally', owner: 'C', at: 'B1' },
        { name: 'Elf', owner: 'B', at: 'D1' },
      ],
      treasure: [{ at: 'A1', tokens: 1 }],
      objectives: [{ kind: 'collect', player: 'A', tokens: 3 }],
      turn: { active: 'Ogre' },
      steps: [{ do: 'collect', then: 'resolve' }, { outcome: { winners: ['A', 'C'], reason: 'objective' } }],
    });
  });

  it.each([
    [{ kind: 'destroy', player: 'A', creature: 'Elf' }, ['A']],
    [{ kind: 'keepAlive', player: 'B', creature: 'Elf' }, ['A']],
  ])('ends by the objective %j', (objective, winners) => {
    stateOf({
      map: ['...'],
      creatures: [{ name: 'Ogre', card: { melee: 30 }, at: 'B1' }, two[1]],
      objectives: [objective],
      onlyObjectives: true,
      turn: { active: 'Ogre' },
      then: 'resolve',
      steps: [
        { do: 'attack', target: 'Elf' },
        { do: 'endure' },
        { outcome: { winners, reason: 'objective' } },
      ],
    });
  });

  it('knows which of two creatures of one card an objective means', () => {
    const guards = [
      { name: 'King', card: 'Guard', owner: 'B', at: 'A1' },
      { name: 'Second', card: 'Guard', owner: 'B', at: 'C1' },
    ];
    stateOf({
      map: ['...'],
      cards: [{ type: 'creature', name: 'Guard', hitPoints: 10 }],
      creatures: [
        { name: 'Ogre', card: { text: [{ kind: 'trait', trait: 'flying' }] }, at: 'B1' },
        ...guards,
      ],
      objectives: [{ kind: 'destroy', player: 'A', creature: 'King' }],
      turn: { active: 'Ogre' },
      then: 'resolve',
      steps: [{ do: 'attack', target: 'Second' }, { do: 'endure' }, { outcome: 'none' }],
    });
  });

  it('gives a creature without a card the listed card of its name, else a plain one', () => {
    stateOf({
      map: ['...'],
      cards: [{ type: 'creature', name: 'Guard', level: 3 }],
      creatures: [
        { name: 'Guard', at: 'A1' },
        { name: 'Page', at: 'B1' },
      ],
      steps: [{ expect: { creatures: { Guard: { level: 3 }, Page: { level: 1 } } } }],
    });
  });

  it('ends when a round was lasted, and when squares were held', () => {
    const ends = [{ do: 'end' }, { do: 'end' }];
    stateOf({
      map: ['...'],
      creatures: two,
      objectives: [{ kind: 'lastUntil', player: 'B', round: 1 }],
      then: 'resolve',
      steps: [...ends, { outcome: 'none' }, ...ends, { outcome: { winners: ['B'] } }],
    });
    stateOf({
      map: ['...'],
      creatures: two,
      objectives: [{ kind: 'hold', player: 'A', squares: ['A1'], turns: 1 }],
      then: 'resolve',
      steps: [...ends, { outcome: { winners: ['A'] } }],
    });
  });
});

describe('a setup', () => {
  const setup = (first?: string) => ({
    ...(first ? { first } : {}),
    chests: [1, 2],
    players: [
      {
        creatures: [{ card: 'Page', copies: 5 }],
        orders: ['Mend', 'Mend'],
        handicap: { morale: -2, leadership: 1, orders: 1, creatures: -1 },
      },
      { creatures: [{ card: 'Page', name: 'Squire' }] },
    ],
  });
  const cards = [{ type: 'creature', name: 'Page' }, order('Mend')];

  it('gives handicaps', () => {
    stateOf({
      map: ['1$2'],
      cards,
      setup: setup('A'),
      steps: [
        {
          expect: {
            players: { A: { morale: 10, leadership: 9, orderHand: ['Mend'], orderDeck: 1, creatureHand: 3 } },
            chests: ['B1'],
          },
        },
      ],
    });
  });

  it('lets a random player choose who is first', () => {
    stateOf({
      map: ['1.2'],
      cards,
      setup: setup(),
      steps: [
        { expect: { asks: 'first', options: { first: ['A', 'B'] } } },
        { do: 'first', player: 'B' },
        { expect: { decides: 'B', options: { deploy: ['Squire'] } } },
      ],
    });
  });
});
