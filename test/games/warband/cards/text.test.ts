/** Rules text reads like a rulebook: the words of every example card, and laws of grammar over all of them. */
import { describe, expect, it } from 'vitest';
import type {
  Card,
  Condition,
  Filter,
  Step,
  Target,
  Text,
} from '../../../../electron/games/warband/cards/language.ts';
import { traits } from '../../../../electron/games/warband/cards/language.ts';
import { cardText, plainCardText } from '../../../../electron/games/warband/cards/text/card-text.ts';
import { english } from '../../../../electron/games/warband/cards/text/english/english.ts';
import { plainText } from '../../../../electron/games/warband/cards/text/parts.ts';
import { creature, exampleCards } from '../../../support/example-cards.ts';
import { order } from '../../../support/example-order.ts';
import { exampleOrders } from '../../../support/example-orders.ts';

const textOf = (card: Card) => plainCardText(card).join(' | ');
const orderText = (steps: Step[], targets?: Target[]) =>
  textOf(order('Test', [targets ? { targets, steps } : { steps }]));
const near = { squares: 5, of: 'actor' } as const;

describe('the text of a card', () => {
  it('is kept for every example card', async () => {
    const page = exampleCards.map((card) =>
      [card.name, ...plainCardText(card).map((line) => `  ${line}`)].join('\n'),
    );
    await expect(page.join('\n\n') + '\n').toMatchFileSnapshot('texts.txt');
  });

  it('shows icons, keywords and numbers as parts of their own', () => {
    const [line] = cardText(
      order('Test', [
        {
          targets: [{ name: 'A', kind: 'creature', filter: { keyword: ['Undead'] }, attack: 'melee' }],
          steps: [{ do: 'attack', mode: 'melee', target: { target: 'A' }, damage: 50 }],
        },
      ]),
    );
    expect(line).toEqual({
      role: 'order',
      attached: false,
      parts: [
        { kind: 'text', text: 'Make a ' },
        { kind: 'icon', icon: 'melee', text: 'melee attack' },
        { kind: 'text', text: ' for ' },
        { kind: 'value', text: '50' },
        { kind: 'text', text: ' damage against an ' },
        { kind: 'keyword', text: 'Undead' },
        { kind: 'text', text: ' creature.' },
      ],
    });
  });

  it('puts traits first (W-705)', () => {
    const card = creature('Test', [
      { kind: 'modifier', stat: 'speed', by: 1 },
      { kind: 'trait', trait: 'burrow' },
    ]);
    expect(plainCardText(card)).toEqual(['Burrow.', 'This creature has +1 Speed.']);
  });

  it('explains every trait', () => {
    for (const trait of traits) expect(english.reminder(trait)).toMatch(/^[A-Z].+\.$/);
  });
});

describe('pointing back', () => {
  const foe: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy', within: near } };
  const friend: Target = { name: 'B', kind: 'creature', filter: { side: 'ally', within: near } };

  it('says it for the one creature just spoken of', () => {
    expect(
      orderText(
        [
          { do: 'tap', who: { target: 'A' } },
          { do: 'damage', to: { target: 'A' }, amount: 10 },
        ],
        [foe],
      ),
    ).toBe('Tap an enemy within 5 squares. It takes 10 damage.');
  });

  it('says that enemy after somebody else was spoken of', () => {
    expect(
      orderText(
        [
          { do: 'tap', who: { target: 'A' } },
          { do: 'heal', who: { target: 'B' }, amount: 10 },
          { do: 'destroy', who: { target: 'A' } },
        ],
        [foe, friend],
      ),
    ).toBe('Tap an enemy within 5 squares. An ally within 5 squares heals 10 damage. Destroy that enemy.');
  });

  it('numbers two of a kind', () => {
    const second: Target = { name: 'C', kind: 'creature', filter: { side: 'enemy', damaged: true } };
    expect(
      orderText(
        [
          { do: 'swap', first: { target: 'A' }, second: { target: 'C' } },
          { do: 'tap', who: { target: 'C' } },
          { do: 'untap', who: { target: 'A' } },
        ],
        [foe, second],
      ),
    ).toBe(
      'Swap an enemy within 5 squares with a damaged enemy. Tap the second enemy. Untap the first enemy.',
    );
  });

  it('says them for several', () => {
    const two: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy' }, upTo: 2 };
    expect(
      orderText(
        [
          { do: 'tap', who: { target: 'A' } },
          { do: 'slide', who: { target: 'A' }, squares: 1 },
        ],
        [two],
      ),
    ).toBe('Tap up to 2 enemies. Slide each of them 1 square.');
  });

  it('says another for the second of one kind: a creature is never two targets', () => {
    expect(
      orderText(
        [{ do: 'swap', first: { target: 'A' }, second: { target: 'C' } }],
        [foe, { ...foe, name: 'C' }],
      ),
    ).toBe('Swap an enemy within 5 squares with another enemy within 5 squares.');
  });

  it('names a target before a choice, a condition or a filter that would hide it', () => {
    expect(
      orderText(
        [
          {
            do: 'choose',
            options: [
              { steps: [{ do: 'tap', who: { target: 'A' } }] },
              { steps: [{ do: 'damage', to: { target: 'A' }, amount: 10 }] },
            ],
          },
        ],
        [foe],
      ),
    ).toBe('Target an enemy within 5 squares. Choose one: tap it; or it takes 10 damage.');
    expect(
      orderText(
        [{ do: 'damage', to: { all: { side: 'enemy', adjacentTo: { target: 'B' } } }, amount: 10 }],
        [friend],
      ),
    ).toBe('Target an ally within 5 squares. Each enemy adjacent to it takes 10 damage.');
    expect(
      orderText(
        [
          {
            do: 'if',
            when: { is: 'matches', who: { target: 'A' }, filter: { damaged: true } },
            then: [{ do: 'destroy', who: { target: 'A' } }],
          },
        ],
        [foe],
      ),
    ).toBe('Target an enemy within 5 squares. If it is damaged, destroy it.');
  });

  it('keeps the creatures of two rounds apart', () => {
    expect(
      orderText([
        {
          do: 'forEach',
          who: { side: 'yours' },
          steps: [
            {
              do: 'forEach',
              who: { side: 'enemy', adjacentTo: 'each' },
              steps: [{ do: 'damage', to: 'each', amount: 10 }],
            },
            { do: 'heal', who: 'each', amount: 10 },
          ],
        },
      ]),
    ).toBe(
      'For each creature you control, for each enemy adjacent to it, that enemy takes 10 damage; after that, that creature heals 10 damage.',
    );
  });

  it('says any of them where one of several is enough', () => {
    const two: Target = { name: 'A', kind: 'creature', filter: { side: 'enemy' }, upTo: 2 };
    expect(
      orderText(
        [
          { do: 'damage', to: { target: 'A' }, amount: 10 },
          {
            do: 'if',
            when: { is: 'destroyed', who: { target: 'A' } },
            then: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }],
          },
        ],
        [two],
      ),
    ).toBe('Up to 2 enemies each take 10 damage. If any of them is destroyed, draw an order.');
  });
});

describe('other players', () => {
  const opponent: Target = { name: 'P', kind: 'player', side: 'opponent' };

  it('asks whether they did what they were offered', () => {
    expect(
      orderText(
        [
          {
            do: 'may',
            player: { target: 'P' },
            steps: [{ do: 'discard', player: { target: 'P' }, cards: 2, how: 'choose' }],
          },
          {
            do: 'if',
            when: { is: 'not', when: { is: 'done' } },
            then: [{ do: 'morale', player: { target: 'P' }, by: 2, lose: true }],
          },
        ],
        [opponent],
      ),
    ).toBe('An opponent may discard 2 orders. If they do not, that player loses 2 Morale.');
  });

  it('speaks of your enemies where they choose', () => {
    expect(
      orderText(
        [
          { do: 'pick', as: 'prey', from: { side: 'enemy' }, player: { target: 'P' } },
          { do: 'tap', who: { picked: 'prey' } },
        ],
        [opponent],
      ),
    ).toBe('An opponent chooses one of your enemies. Tap it.');
  });

  it('is you in an event of your own', () => {
    const card = creature('Test', [
      {
        kind: 'trigger',
        on: { event: 'turnStarts', whose: 'yours' },
        steps: [{ do: 'morale', player: 'eventPlayer', by: 1 }],
      },
    ]);
    expect(plainCardText(card)).toEqual(['At the start of your turn, gain 1 Morale.']);
  });
});

describe('words that could be misread', () => {
  const foes = { side: 'enemy', within: near } as const;

  it('says an offer and what is done without it as two ways', () => {
    expect(
      orderText([
        { do: 'may', steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] },
        {
          do: 'if',
          when: { is: 'not', when: { is: 'done' } },
          then: [{ do: 'heal', who: 'actor', amount: 10 }],
        },
      ]),
    ).toBe('Either draw an order, or heal 10 damage on this creature.');
  });

  it('names first whom a shield against the next source is for: it is one, not whoever is hit', () => {
    const targets: Target[] = [{ name: 'A', kind: 'creature', filter: { side: 'yours', within: near } }];
    const shield: Step = {
      do: 'prevent',
      for: { target: 'A' },
      amount: 20,
      from: 'any',
      once: true,
      until: 'endOfTurn',
    };
    expect(orderText([shield], targets)).toBe(
      'Target one of your creatures within 5 squares. Until end of turn, prevent 20 damage from the next source that would damage it.',
    );
  });

  it('lets the attack deal the damage, for an enemy may have a ranged attack too', () => {
    const text = (by: Filter) =>
      textOf(
        creature('Test', [
          {
            kind: 'trigger',
            on: { event: 'damages', who: 'self', by, mode: 'ranged' },
            steps: [{ do: 'tap', who: 'other' }],
          },
        ]),
      );
    expect(text({ side: 'enemy' })).toBe(
      'When this creature’s ranged attack deals damage to an enemy, tap that enemy.',
    );
    expect(text({ side: 'enemy', ranged: true })).toBe(
      'When this creature’s ranged attack deals damage to an enemy with a ranged attack, tap that enemy.',
    );
  });

  it('tells what a creature has after where it stands', () => {
    const shooter: Target = { name: 'A', kind: 'creature', filter: { ...foes, ranged: true } };
    expect(orderText([{ do: 'tap', who: { target: 'A' } }], [shooter])).toBe(
      'Tap an enemy within 5 squares that has a ranged attack.',
    );
    const unarmed: Target = { name: 'A', kind: 'creature', filter: { ...foes, ranged: false } };
    expect(orderText([{ do: 'tap', who: { target: 'A' } }], [unarmed])).toBe(
      'Tap an enemy within 5 squares that has no ranged attack.',
    );
  });

  it('calls a square or a card a target if it is named before anybody answers (R-142)', () => {
    const ring: Target = { name: 'S', kind: 'square', filter: { on: 'circle' } };
    expect(orderText([{ do: 'place', who: 'actor', where: { target: 'S' } }], [ring])).toBe(
      'Target a free square of a magic circle. Place this creature on that square.',
    );
    expect(orderText([{ do: 'place', who: 'actor', where: { on: 'circle' } }])).toBe(
      'Place this creature on a free square of a magic circle.',
    );
    const card: Target = { name: 'C', kind: 'card', from: 'discard', of: 'you', filter: {} };
    expect(orderText([{ do: 'return', card: { target: 'C' }, to: 'deckTop' }], [card])).toBe(
      'Target an order in your discard pile and put it on top of your order deck.',
    );
  });

  it('says how long a shield holds before whom it is for', () => {
    const friend: Target = { name: 'A', kind: 'creature', filter: { side: 'yours', within: near } };
    const step = {
      do: 'prevent',
      for: { target: 'A' },
      amount: 10,
      from: 'any',
      until: 'endOfTurn',
    } as const;
    expect(orderText([step], [friend])).toBe(
      'Until end of turn, prevent the next 10 damage to one of your creatures within 5 squares.',
    );
  });

  it('names one creature once in two conditions', () => {
    const is = (filter: Filter): Condition => ({ is: 'matches', who: 'actor', filter });
    const when: Condition = { is: 'some', of: [is({ trait: 'flying' }), is({ on: 'start' })] };
    expect(orderText([{ do: 'if', when, then: [{ do: 'shift', who: 'actor', squares: 2 }] }])).toBe(
      'If this creature has Flying or is in a start area, shift 2.',
    );
  });

  it('puts standing texts about the same creatures on one line', () => {
    const speed = (affects?: Filter): Text => ({
      kind: 'modifier',
      stat: 'speed',
      by: 1,
      ...(affects ? { affects } : {}),
    });
    const bonus: Text = { kind: 'modifier', stat: 'melee', by: 10 };
    expect(
      plainCardText(creature('Test', [speed(), bonus, speed({ side: 'yours', another: true })])),
    ).toEqual(['This creature has +1 Speed and +10 melee damage.', 'Your other creatures have +1 Speed.']);
  });
});

describe('words by their sound', () => {
  it.each([
    ['Urchin', 'an Urchin'],
    ['Undead', 'an Undead'],
    ['Unicorn', 'a Unicorn'],
    ['Heir', 'an Heir'],
    ['Ewe', 'a Ewe'],
    ['Owl', 'an Owl'],
  ])('%s', (keyword, said) => {
    const target: Target = { name: 'A', kind: 'creature', filter: { keyword: [keyword] } };
    expect(orderText([{ do: 'tap', who: { target: 'A' } }], [target])).toBe(`Tap ${said} creature.`);
  });
});

/** What no line may look like. */
function checkGrammar(line: string): void {
  expect(line).toMatch(/^[\p{Lu}].*\.$/su);
  expect(line).not.toMatch(/ {2}|\.\.|,,| ,| \.|undefined|\[object|NaN/);
  expect(line).not.toMatch(/\b(\w+) \1\b/i);
  expect(line).not.toMatch(/\ba [aeio]|\ban [^aeiou]/i);
  expect(line).not.toMatch(/\b1 (squares|orders|times|cards|tokens)\b|\b[2-9] (square|order|enemy|ally)\b/);
}

describe('grammar', () => {
  const lines = exampleCards.flatMap((card) =>
    plainCardText(card).map((line) => line.replace(/^Attached: /, '')),
  );

  it.each(lines.map((line) => [line]))('holds in: %s', (line) => checkGrammar(line));

  it.each([
    [
      {
        do: 'if',
        when: { is: 'not', when: { is: 'exists', filter: { side: 'enemy', within: near } } },
        then: [{ do: 'tap', who: 'actor' }],
      },
      'If there are no enemies within 5 squares, tap this creature.',
    ],
    [
      {
        do: 'if',
        when: { is: 'matches', who: 'actor', filter: { keyword: ['Undead'], ability: 'wits' } },
        then: [{ do: 'untap', who: 'actor' }],
      },
      'If this creature is an Undead creature and has Wits, untap it.',
    ],
    [
      {
        do: 'if',
        when: { is: 'not', when: { is: 'matches', who: 'actor', filter: { ability: 'wits' } } },
        then: [{ do: 'untap', who: 'actor' }],
      },
      'If this creature does not have Wits, untap it.',
    ],
    [
      {
        do: 'if',
        when: { is: 'exists', filter: { side: 'yours', keyword: ['Beast'] }, atLeast: 3 },
        then: [{ do: 'morale', player: 'you', by: 1 }],
      },
      'If you control 3 or more Beast creatures, gain 1 Morale.',
    ],
    [
      {
        do: 'may',
        player: { controllerOf: 'actor' },
        steps: [{ do: 'discard', player: { controllerOf: 'actor' }, cards: 2, how: 'choose' }],
      },
      'This creature’s controller may discard 2 orders.',
    ],
    [
      {
        do: 'may',
        steps: [
          { do: 'heal', who: 'actor', amount: 10 },
          { do: 'grant', who: 'actor', trait: 'unpinned', until: 'endOfTurn' },
        ],
      },
      'You may heal 10 damage on this creature and make it Unpinned until end of turn.',
    ],
    [
      {
        do: 'repeat',
        times: { count: { side: 'enemy', adjacentTo: 'actor' } },
        steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }],
      },
      'Do this once for each enemy adjacent to this creature: draw an order.',
    ],
    [
      { do: 'modify', who: { all: { side: 'enemy' } }, stat: 'cowerCost', by: 1, until: 'startOfYourTurn' },
      'Until the start of your next turn, enemies cower for 1 more Morale.',
    ],
    [
      {
        do: 'if',
        when: { is: 'matches', who: 'actor', filter: { withoutKeyword: ['Engine'] } },
        then: [{ do: 'tap', who: 'actor' }],
      },
      'If this creature is not an Engine creature, tap it.',
    ],
    [
      {
        do: 'choose',
        player: 'eachOpponent',
        options: [
          { steps: [{ do: 'discard', player: 'eachOpponent', cards: 1, how: 'choose' }] },
          { steps: [{ do: 'morale', player: 'you', by: 1 }] },
          { steps: [{ do: 'tap', who: 'actor' }] },
        ],
      },
      'Each opponent chooses one: they discard an order; or you gain 1 Morale; or this creature is tapped.',
    ],
    [
      { do: 'may', player: 'eachOpponent', steps: [{ do: 'draw', player: 'you', deck: 'order', cards: 1 }] },
      'Each opponent may have you draw an order.',
    ],
    [
      {
        do: 'if',
        when: { is: 'compare', left: { of: 'graveyard', player: 'you' }, op: '<', right: 2 },
        then: [{ do: 'damage', to: 'actor', amount: { of: 'orderHand', player: 'you', times: 10 } }],
      },
      'If there are fewer than 2 creatures in your graveyard, this creature takes 10 damage for each order in your hand.',
    ],
    [
      {
        do: 'if',
        when: { is: 'yourTurn' },
        then: [
          { do: 'tap', who: 'actor' },
          { do: 'grant', who: 'actor', trait: 'cannotUntap', until: 'startOfYourTurn' },
        ],
      },
      'If it is your turn, this creature is tapped and does not untap until the start of your next turn.',
    ],
  ] as [Step, string][])('says %j as it should', (step, text) => {
    expect(orderText([step])).toBe(text);
  });

  it.each([
    [
      'damages',
      { is: 'compare', left: { event: true }, op: '>=', right: 20 },
      'if that damage is 20 or more',
    ],
    [
      'cowers',
      { is: 'compare', left: { event: true }, op: '<', right: 2 },
      'if the Morale lost is less than 2',
    ],
    [
      'isHealed',
      { is: 'compare', left: { event: true }, op: '>', right: 10 },
      'if the damage healed is more than 10',
    ],
  ] as const)('names the number of the event %s by what it counts', (event, when, words) => {
    const card = creature('Test', [
      {
        kind: 'trigger',
        on: { event, who: 'self' },
        when,
        steps: [{ do: 'morale', player: 'you', by: { event: true } }],
      },
    ]);
    expect(textOf(card)).toContain(words);
    expect(textOf(card)).toMatch(/gain Morale equal to (that damage|the Morale lost|the damage healed)\.$/);
  });

  /** Each example's steps inside each kind of block. */
  const blocks: Record<string, (steps: Step[]) => Step[]> = {
    may: (steps) => [{ do: 'may', steps }],
    if: (steps) => [
      { do: 'if', when: { is: 'yourTurn' }, then: steps, otherwise: [{ do: 'tap', who: 'actor' }] },
    ],
    forEach: (steps) => [{ do: 'forEach', who: { side: 'yours', another: true }, steps }],
    pay: (steps) => [{ do: 'pay', cost: [{ pay: 'discard', cards: 1 }], steps }],
    choose: (steps) => [{ do: 'choose', options: [{ steps }, { steps: [{ do: 'untap', who: 'actor' }] }] }],
    repeat: (steps) => [{ do: 'repeat', times: 2, steps }],
    sequence: (steps) => [...steps, ...steps],
  };

  it.each(Object.entries(blocks))('holds inside %s', (_, wrap) => {
    for (const { actions } of exampleOrders) {
      const wrapped = actions.map((action) => ({ ...action, steps: wrap(action.steps) }));
      checkGrammar(textOf(order('Test', wrapped)));
    }
  });

  it('has plain words behind every part', () => {
    for (const card of exampleCards)
      for (const { parts } of cardText(card)) expect(plainText(parts)).not.toBe('');
  });
});
