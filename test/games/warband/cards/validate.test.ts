/** What no schema can say: names known where they are spoken, numbers in tens, text that can do something. */
import { describe, expect, it } from 'vitest';
import type {
  Card,
  OrderCard,
  Step,
  Target,
  Text,
} from '../../../../electron/games/warband/cards/language.ts';
import { lintCard } from '../../../../electron/games/warband/cards/lint.ts';
import { validateCard } from '../../../../electron/games/warband/cards/validate.ts';
import { creature, exampleCards, exampleCommanders } from '../../../support/example-cards.ts';
import { order } from '../../../support/example-order.ts';

const codes = (card: Card) => validateCard(card).map(({ code, path }) => `${code} at ${path}`);
const orderOf = (steps: Step[], targets?: Target[], rest: Partial<OrderCard> = {}) =>
  order('Test', [targets ? { targets, steps } : { steps }], rest);
const creatureOf = (text: Text) => creature('Test', [text]);
const leaderOf = (text: Text): Card => ({ ...exampleCommanders[0]!, text: [text] });
const draw: Step = { do: 'draw', player: 'you', deck: 'order', cards: 1 };
const anyone: Target = { name: 'A', kind: 'creature', filter: {} };

describe('validation', () => {
  it.each(exampleCards.map((card) => [card.name, card] as const))(
    'finds nothing wrong with %s',
    (_, card) => {
      expect(validateCard(card)).toEqual([]);
    },
  );

  const wrong: [string, Card, string[]][] = [
    [
      'a choice of several players at once',
      orderOf([
        { do: 'choose', player: 'eachOpponent', options: [{ steps: [draw] }, { steps: [draw] }] },
        { do: 'may', player: 'eachPlayer', steps: [draw] },
        { do: 'pick', as: 'x', from: {}, player: 'eachOpponent' },
      ]),
      [0, 1, 2].map((at) => `onePlayer at actions[0].steps[${at}].player`),
    ],
    [
      'rounds inside rounds inside rounds',
      orderOf([
        {
          do: 'repeat',
          times: 12,
          steps: [{ do: 'forEach', who: {}, steps: [{ do: 'repeat', times: 12, steps: [draw] }] }],
        },
      ]),
      ['tooManyRounds at actions[0].steps[0].steps[0].steps[0]'],
    ],
    [
      'rounds without end',
      orderOf([
        { do: 'repeat', times: { count: {}, times: 100 }, steps: [draw] },
        { do: 'repeat', times: { stat: 'hitPoints', who: 'actor' }, steps: [draw] },
        { do: 'repeat', times: { count: {} }, steps: [draw] },
      ]),
      ['tooOften at actions[0].steps[0].times', 'tooOften at actions[0].steps[1].times'],
    ],
    [
      'a condition about nobody in particular',
      orderOf([{ do: 'if', when: { is: 'destroyed', who: { all: {} } }, then: [draw] }]),
      ['namesNobody at actions[0].steps[0].when.who'],
    ],
    [
      'the same cost twice',
      orderOf([draw], undefined, {
        cost: [
          { pay: 'wound', amount: 10 },
          { pay: 'wound', amount: 20 },
        ],
      }),
      ['twice at cost[1]'],
    ],
    [
      'a look at your own orders',
      orderOf([{ do: 'reveal', player: 'you' }]),
      ['ownHand at actions[0].steps[0].player'],
    ],
    [
      'a mode of what is always a ranged attack',
      creatureOf({ kind: 'trigger', on: { event: 'dodges', who: 'self', mode: 'ranged' }, steps: [draw] }),
      ['noMode at text[0].on.mode'],
    ],
    [
      'an undeclared target',
      orderOf([{ do: 'tap', who: { target: 'B' } }], undefined),
      ['unknownTarget at actions[0].steps[0].who.target'],
    ],
    [
      'a target of the wrong kind',
      orderOf([{ do: 'draw', player: { target: 'A' }, deck: 'order', cards: 1 }], [anyone]),
      ['wrongTarget at actions[0].steps[0].player.target'],
    ],
    ['a target nobody uses', orderOf([draw], [anyone]), ['unusedTarget at actions']],
    [
      'a target of a later action',
      order('Test', [
        { steps: [{ do: 'tap', who: { target: 'A' } }] },
        { targets: [anyone], steps: [{ do: 'tap', who: { target: 'A' } }] },
      ]),
      ['unknownTarget at actions[0].steps[0].who.target'],
    ],
    [
      'two targets of one name',
      orderOf([{ do: 'tap', who: { target: 'A' } }], [anyone, anyone]),
      ['sameName at actions[0].targets[1].name'],
    ],
    [
      'a pick of a later action',
      order('Test', [
        { steps: [{ do: 'tap', who: { picked: 'x' } }] },
        { steps: [{ do: 'pick', as: 'x', from: {} }] },
      ]),
      ['unknownPick at actions[0].steps[0].who.picked'],
    ],
    [
      'a condition on what is paid only afterwards',
      orderOf([draw], undefined, {
        cost: [{ pay: 'tap', filter: { side: 'yours' }, creatures: 1, as: 'x' }],
        when: { is: 'matches', who: { picked: 'x' }, filter: { large: true } },
      }),
      ['unknownPick at when.who.picked'],
    ],
    [
      'one name for two things, and two of a kind',
      orderOf(
        [
          { do: 'discard', player: 'you', cards: 1, how: 'choose', as: 'x' },
          { do: 'deploy', filter: {}, as: 'y' },
          { do: 'deploy', filter: {}, as: 'z' },
        ],
        undefined,
        { cost: [{ pay: 'destroy', filter: { side: 'yours' }, as: 'x' }] },
      ),
      ['sameName at actions[0].steps[0].as', 'sameKind at actions[0].steps[2].as'],
    ],
    [
      'a discarded order as a creature, or several as one',
      orderOf(
        [
          { do: 'tap', who: { picked: 'x' } },
          { do: 'morale', player: 'you', by: { stat: 'speed', who: { picked: 'x' } } },
          { do: 'morale', player: 'you', by: { stat: 'level', who: { picked: 'x' } } },
        ],
        undefined,
        { cost: [{ pay: 'discard', cards: 2, as: 'x' }] },
      ),
      [
        'noCreature at actions[0].steps[0].who.picked',
        'noCreature at actions[0].steps[1].by.who.picked',
        'oneCreature at actions[0].steps[1].by.who',
        'oneOrder at actions[0].steps[2].by.who',
      ],
    ],
    [
      'a price that leads to nothing, or that is not theirs to pay',
      orderOf([
        { do: 'pay', cost: [{ pay: 'morale', amount: 1 }], steps: [] },
        {
          do: 'pay',
          player: { ownerOf: 'actor' },
          cost: [{ pay: 'wound', amount: 10 }],
          steps: [draw],
        },
        { do: 'pay', player: 'eachOpponent', cost: [{ pay: 'morale', amount: 1 }], steps: [draw] },
      ]),
      [
        'nothingFollows at actions[0].steps[0].steps',
        'notTheirs at actions[0].steps[1].cost[0]',
        'onePlayer at actions[0].steps[2].player',
      ],
    ],
    [
      'the controller of what was cancelled',
      orderOf(
        [
          { do: 'cancel', item: { target: 'I' }, scope: 'order' },
          { do: 'draw', player: { controllerOf: { target: 'I' } }, deck: 'order', cards: 1 },
        ],
        [{ name: 'I', kind: 'item', filter: { what: 'order' } }],
        { timing: 'immediate' },
      ),
      ['cancelled at actions[0].steps[1].player.controllerOf'],
    ],
    [
      'an attack or an attached card after a rescue, and who is not known by then',
      orderOf([
        {
          do: 'forEach',
          who: {},
          steps: [
            {
              do: 'rescue',
              who: 'each',
              left: 10,
              until: 'endOfTurn',
              steps: [
                { do: 'attack', mode: 'melee', target: 'other' },
                { do: 'tap', who: 'each' },
              ],
            },
          ],
        },
      ]),
      [
        'tooLate at actions[0].steps[0].steps[0].steps',
        'noEach at actions[0].steps[0].steps[0].steps[1].who',
      ],
    ],
    [
      'something that waits without end, or breeds',
      orderOf([
        { do: 'later', on: { event: 'turnStarts', whose: 'yours' }, steps: [draw] },
        { do: 'later', on: { event: 'turnStarts', whose: 'yours' }, until: 'whileInPlay', steps: [draw] },
        {
          do: 'later',
          on: { event: 'turnStarts', whose: 'yours' },
          once: true,
          steps: [{ do: 'later', on: { event: 'turnEnds', whose: 'any' }, once: true, steps: [draw] }],
        },
      ]),
      [
        'noEnd at actions[0].steps[0]',
        'noEnd at actions[0].steps[1].until',
        'laterInLater at actions[0].steps[2].steps[0]',
      ],
    ],
    [
      'something that waits for somebody else, or strikes whoever it likes',
      orderOf(
        [
          {
            do: 'later',
            who: { target: 'A' },
            on: { event: 'moves', who: { side: 'enemy' } },
            once: true,
            steps: [
              { do: 'attack', mode: 'melee', target: { target: 'A' } },
              { do: 'damage', to: 'other', amount: 10 },
              { do: 'return', card: 'this', to: 'hand' },
            ],
          },
        ],
        [{ ...anyone, attack: 'melee' }],
      ),
      [
        'notWatched at actions[0].steps[0].on.who',
        'tooLate at actions[0].steps[0].steps',
        'noOther at actions[0].steps[0].steps[1].to',
        'notThisCard at actions[0].steps[0].steps[2].card',
      ],
    ],
    [
      'an action that set nothing off',
      creatureOf({
        kind: 'trigger',
        on: { event: 'moves', who: 'self' },
        steps: [{ do: 'cancel', item: 'event', scope: 'action' }],
      }),
      ['noAction at text[0].steps[0].item'],
    ],
    [
      'counters and cards that come to nothing',
      orderOf([
        { do: 'counter', who: 'actor', name: 'Venom', by: 'all' },
        { do: 'damage', to: 'actor', amount: { counters: 'Venom', on: 'actor' } },
        { do: 'look', deck: 'order', cards: 2, take: 2 },
        { do: 'search', deck: 'order', filter: { keyword: ['Beast'] }, cards: 1, to: 'hand' },
        { do: 'discard', player: 'you', cards: 1, how: 'yours' },
        { do: 'choose', ways: 2, options: [{ steps: [draw] }, { steps: [draw] }] },
      ]),
      [
        'howMany at actions[0].steps[0].by',
        'notTens at actions[0].steps[1].amount',
        'takesAll at actions[0].steps[2].take',
        'noKeyword at actions[0].steps[3].filter.keyword',
        'ownHand at actions[0].steps[4].player',
        'noChoice at actions[0].steps[5].ways',
      ],
    ],
    [
      'a line between crowds',
      orderOf([
        { do: 'damage', to: { all: { between: { from: { all: {} }, to: { target: 'Z' } } } }, amount: 10 },
      ]),
      [
        'oneCreature at actions[0].steps[0].to.all.between.from',
        'unknownTarget at actions[0].steps[0].to.all.between.to.target',
      ],
    ],
    [
      'a commander that wards itself',
      leaderOf({ kind: 'ward', against: 'attacks', by: { side: 'enemy' } }),
      ['affectsNobody at text[0]'],
    ],
    [
      'a power both once and as often as one likes',
      creatureOf({ kind: 'power', timing: 'minor', once: true, unlimited: true, steps: [draw] }),
      ['onceOnly at text[0].unlimited'],
    ],
    [
      'a rescue with odd Hit Points',
      orderOf([{ do: 'rescue', who: 'actor', left: { stat: 'level', who: 'actor' }, until: 'endOfTurn' }]),
      ['notTens at actions[0].steps[0].left'],
    ],
    [
      'an attack at a target that moves only afterwards',
      orderOf(
        [
          { do: 'attack', mode: 'melee', target: { target: 'A' } },
          { do: 'slide', who: { target: 'A' }, squares: 2 },
        ],
        [anyone],
      ),
      ['notDeclaredForAttack at actions[0].steps[0].target'],
    ],
    ['each outside forEach', orderOf([{ do: 'tap', who: 'each' }]), ['noEach at actions[0].steps[0].who']],
    [
      'subject outside a trigger',
      orderOf([{ do: 'tap', who: 'subject' }]),
      ['noSubject at actions[0].steps[0].who'],
    ],
    [
      'subject of a turn',
      creatureOf({
        kind: 'trigger',
        on: { event: 'turnStarts', whose: 'yours' },
        steps: [{ do: 'tap', who: 'subject' }],
      }),
      ['noSubject at text[0].steps[0].who'],
    ],
    [
      'other where there is no second creature',
      creatureOf({
        kind: 'trigger',
        on: { event: 'moves', who: 'self' },
        steps: [{ do: 'tap', who: 'other' }],
      }),
      ['noOther at text[0].steps[0].who'],
    ],
    [
      'by where there is no second creature',
      creatureOf({ kind: 'trigger', on: { event: 'enters', who: 'self', by: {} }, steps: [draw] }),
      ['noOther at text[0].on.by'],
    ],
    [
      'a mode where nobody attacks',
      creatureOf({ kind: 'trigger', on: { event: 'moves', who: 'self', mode: 'melee' }, steps: [draw] }),
      ['noMode at text[0].on.mode'],
    ],
    [
      'the number of an event without one',
      creatureOf({
        kind: 'trigger',
        on: { event: 'moves', who: 'self' },
        steps: [{ do: 'draw', player: 'you', deck: 'order', cards: { event: true } }],
      }),
      ['noNumber at text[0].steps[0].cards.event'],
    ],
    [
      'the player of no event',
      orderOf([{ do: 'draw', player: 'eventPlayer', deck: 'order', cards: 1 }]),
      ['noEvent at actions[0].steps[0].player'],
    ],
    [
      'damage dealt before there was any',
      orderOf([{ do: 'if', when: { is: 'damageDealt' }, then: [draw] }]),
      ['nothingDealt at actions[0].steps[0].when'],
    ],
    [
      '"if you do" without an offer',
      orderOf([{ do: 'if', when: { is: 'done' }, then: [draw] }]),
      ['nothingOffered at actions[0].steps[0].when'],
    ],
    [
      'a count of damage not in tens',
      orderOf([{ do: 'damage', to: 'actor', amount: { count: {} } }]),
      ['notTens at actions[0].steps[0].amount'],
    ],
    [
      'a bonus to melee not in tens',
      creatureOf({ kind: 'modifier', stat: 'melee', by: 5 }),
      ['notTens at text[0].by'],
    ],
    [
      'an attack at a target not declared for it',
      orderOf(
        [{ do: 'attack', mode: 'ranged', target: { target: 'A' } }],
        [{ ...anyone, attack: 'melee' } as Target],
      ),
      ['notDeclaredForAttack at actions[0].steps[0].target'],
    ],
    [
      'damage and bonus at once',
      orderOf(
        [{ do: 'attack', mode: 'melee', target: { target: 'A' }, damage: 20, bonus: 10 }],
        [{ ...anyone, attack: 'melee' } as Target],
      ),
      ['damageTwice at actions[0].steps[0]'],
    ],
    [
      'a range for a melee attack',
      orderOf(
        [{ do: 'attack', mode: 'melee', target: { target: 'A' } }],
        [{ ...anyone, attack: 'melee', range: 5 } as Target],
      ),
      ['noRange at actions[0].targets[0]'],
    ],
    [
      'attach without attach text',
      orderOf([{ do: 'attach', to: 'actor' }]),
      ['noAttachText at actions[0].steps[0]'],
    ],
    [
      'attach text without attach',
      orderOf([draw], undefined, { attach: [{ kind: 'trait', trait: 'flying' }] }),
      ['neverAttached at attach'],
    ],
    [
      'attaching to several',
      orderOf([{ do: 'attach', to: { all: {} } }], undefined, {
        attach: [{ kind: 'trait', trait: 'flying' }],
      }),
      ['oneCreature at actions[0].steps[0].to'],
    ],
    [
      'taking off a card that is not attached',
      orderOf([draw], undefined, { cost: [{ pay: 'detachThis' }] }),
      ['notAttached at cost[0]'],
    ],
    [
      'paying with somebody else’s creatures',
      orderOf([draw], undefined, { cost: [{ pay: 'destroy', filter: {} }] }),
      ['notYours at cost[0].filter'],
    ],
    [
      'answering with a minor order',
      orderOf(
        [{ do: 'cancel', item: { target: 'I' }, scope: 'action' }],
        [{ name: 'I', kind: 'item', filter: {} }],
      ),
      ['nothingToAnswer at actions[0].targets[0]'],
    ],
    [
      'one source with a standard power',
      creatureOf({
        kind: 'power',
        timing: 'standard',
        steps: [{ do: 'prevent', for: 'actor', amount: 10, from: 'oneSource', until: 'endOfTurn' }],
      }),
      ['nothingToAnswer at text[0].steps[0].from'],
    ],
    [
      'an unlimited power that taps',
      creatureOf({ kind: 'power', timing: 'standard', unlimited: true, steps: [draw] }),
      ['limitedByTap at text[0].unlimited'],
    ],
    [
      'activations without end',
      creatureOf({ kind: 'power', timing: 'minor', steps: [{ do: 'reactivate', who: 'actor' }] }),
      ['endless at text[0]'],
    ],
    [
      'more than a card has room for',
      orderOf(
        Array.from({ length: 12 }, () => ({
          do: 'may' as const,
          steps: Array.from({ length: 12 }, () => ({ do: 'may' as const, steps: [draw, draw] })),
        })),
      ),
      ['tooMuch at '],
    ],
    [
      'bounds nothing meets',
      orderOf([{ do: 'tap', who: { all: { level: { atLeast: 4, atMost: 2 } } } }]),
      ['emptyBounds at actions[0].steps[0].who.all.level'],
    ],
    [
      'a keyword wanted and unwanted',
      orderOf([{ do: 'tap', who: { all: { keyword: ['Beast'], withoutKeyword: ['Beast'] } } }]),
      ['contradiction at actions[0].steps[0].who.all'],
    ],
    [
      'this creature and another',
      orderOf([{ do: 'tap', who: { all: { self: true, another: true } } }]),
      ['contradiction at actions[0].steps[0].who.all'],
    ],
    [
      'orders with keywords',
      orderOf([
        {
          do: 'recover',
          player: 'you',
          from: 'discard',
          to: 'hand',
          filter: { keyword: ['Beast'] },
          cards: 1,
        },
      ]),
      ['noKeyword at actions[0].steps[0].filter.keyword'],
    ],
    [
      'a number read off many players',
      orderOf([{ do: 'morale', player: 'you', by: { of: 'morale', player: 'eachOpponent' } }]),
      ['onePlayer at actions[0].steps[0].by.player'],
    ],
    [
      'a commander’s actor',
      leaderOf({
        kind: 'trigger',
        on: { event: 'turnStarts', whose: 'yours' },
        steps: [{ do: 'tap', who: 'actor' }],
      }),
      ['noActor at text[0].steps[0].who'],
    ],
    [
      'a commander’s own attack',
      leaderOf({
        kind: 'trigger',
        on: { event: 'attacks', who: { side: 'enemy' } },
        steps: [{ do: 'attack', mode: 'melee', target: 'subject' }],
      }),
      ['noActor at text[0].steps[0].by'],
    ],
    [
      'a commander’s trait for nobody',
      leaderOf({ kind: 'trait', trait: 'flying' }),
      ['affectsNobody at text[0]'],
    ],
    [
      'a commander’s power',
      leaderOf({ kind: 'power', timing: 'minor', steps: [draw] }),
      ['leaderPower at text[0]'],
    ],
    [
      'a commander’s self',
      leaderOf({ kind: 'trigger', on: { event: 'moves', who: 'self' }, steps: [draw] }),
      ['noActor at text[0].on.who'],
    ],
    ['a keyword twice', { ...creature('Test', []), keywords: ['Beast', 'Beast'] }, ['twice at keywords[1]']],
  ];

  it.each(wrong)('refuses %s', (_, card, expected) => {
    expect(codes(card)).toEqual(expected);
  });

  it('lets a later action speak of an earlier action’s target', () => {
    const card = order('Test', [
      { targets: [anyone], steps: [{ do: 'tap', who: { target: 'A' } }] },
      { steps: [{ do: 'untap', who: { target: 'A' } }] },
    ]);
    expect(codes(card)).toEqual([]);
  });
});

describe('the lint', () => {
  it('is quiet about a creature inside the ranges', () => {
    expect(lintCard(creature('Test', []))).toEqual([]);
  });

  it('names what is unusual and what is usual', () => {
    const card = creature('Test', [{ kind: 'trait', trait: 'pointBlank' }], {
      level: 1,
      hitPoints: 90,
      speed: 9,
    });
    expect(lintCard(card).map(({ sentence }) => sentence)).toEqual([
      'Hit Points of a Level 1 is 90; usual is 10 to 40.',
      'Speed is 9; usual is 4 to 7.',
      'It has no ranged attack of its own to make next to an enemy.',
    ]);
  });

  it.each<[string, Text, number]>([
    [
      'whoever this creature destroyed',
      {
        kind: 'trigger',
        on: { event: 'destroys', who: 'self' },
        steps: [{ do: 'slide', who: 'other', squares: 1 }],
      },
      1,
    ],
    [
      'itself after its destruction',
      {
        kind: 'trigger',
        on: { event: 'isDestroyed', who: 'self' },
        steps: [{ do: 'untap', who: 'actor' }, draw],
      },
      1,
    ],
    [
      'the one that did it, who is still there',
      {
        kind: 'trigger',
        on: { event: 'isDestroyed', who: 'self' },
        steps: [{ do: 'damage', to: 'other', amount: 10 }],
      },
      0,
    ],
    ['a ranged attack it has not', { kind: 'modifier', stat: 'range', by: 2 }, 1],
  ])('finds dead text about %s', (_, text, times) => {
    expect(lintCard(creatureOf(text)).map(({ code }) => code)).toEqual(new Array(times).fill('deadText'));
  });

  it('wants an attack after a movement to be an action of its own (W-421)', () => {
    const card = orderOf(
      [
        { do: 'shift', who: 'actor', squares: 2 },
        { do: 'attack', mode: 'melee', target: { target: 'A' }, damage: 150 },
      ],
      [{ ...anyone, attack: 'melee' } as Target],
    );
    expect(lintCard(card).map(({ code }) => code)).toEqual(['unusual', 'oneAction']);
  });
});
