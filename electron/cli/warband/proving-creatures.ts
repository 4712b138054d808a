/**
 * Creatures and commanders of the proving pack: the cards with which the simulator and the benchmarks play. Values
 * stay in the ranges of the rules' appendix; between them the texts use every trait, stat and event of the first card language (up to R-124).
 */
import type { AbilityName, CommanderCard, CreatureCard, Text } from '../../games/warband/cards/language.ts';

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

interface Body {
  level: number;
  hitPoints: number;
  melee: number;
  speed: number;
  keywords: string[];
  abilities: AbilityName[];
  ranged?: CreatureCard['ranged'];
  large?: true;
}

const creature = (name: string, body: Body, ...text: Text[]): CreatureCard => ({
  type: 'creature',
  id: idOf(name),
  name,
  ...body,
  text,
  mark: body.level % 2 === 0 ? 'gold' : 'silver',
});

const near = (squares: number) => ({ squares, of: 'actor' }) as const;

export const provingCreatures: CreatureCard[] = [
  creature(
    'Ditch Sprat',
    { level: 1, hitPoints: 20, melee: 10, speed: 6, keywords: ['Vermin'], abilities: ['agility'] },
    {
      kind: 'trait',
      trait: 'shifting',
    },
  ),
  creature(
    'Lamp Bearer',
    {
      level: 1,
      hitPoints: 30,
      melee: 10,
      speed: 5,
      keywords: ['Humanoid'],
      abilities: ['insight', 'presence'],
    },
    {
      kind: 'modifier',
      stat: 'melee',
      by: 10,
      affects: { side: 'yours', another: true, adjacentTo: 'actor' },
    },
    {
      kind: 'trait',
      trait: 'cannotAttack',
      when: { is: 'exists', filter: { side: 'enemy', within: near(2) }, atLeast: 3 },
    },
  ),
  creature(
    'Mud Archer',
    {
      level: 2,
      hitPoints: 30,
      melee: 10,
      speed: 6,
      keywords: ['Humanoid'],
      abilities: ['agility', 'insight'],
      ranged: { damage: 20, distance: 10 },
    },
    { kind: 'trait', trait: 'pointBlank' },
    {
      kind: 'trigger',
      on: { event: 'isAttacked', who: 'self', mode: 'ranged', by: { side: 'enemy' } },
      may: true,
      steps: [{ do: 'shift', who: 'actor', squares: 2 }],
    },
  ),
  creature(
    'Thorn Hound',
    { level: 2, hitPoints: 40, melee: 20, speed: 7, keywords: ['Beast'], abilities: ['might', 'agility'] },
    {
      kind: 'modifier',
      stat: 'melee',
      by: {
        count: { side: 'yours', another: true, keyword: ['Beast'], adjacentTo: 'actor' },
        times: 10,
        atMost: 20,
      },
    },
    {
      kind: 'trigger',
      on: { event: 'movesAdjacent', who: { side: 'enemy' } },
      tap: true,
      steps: [{ do: 'attack', mode: 'melee', target: 'subject' }],
    },
  ),
  creature(
    'Gale Caller',
    { level: 3, hitPoints: 40, melee: 10, speed: 6, keywords: ['Spirit'], abilities: ['wits', 'presence'] },
    { kind: 'trait', trait: 'flying' },
    {
      kind: 'power',
      timing: 'immediate',
      tap: true,
      targets: [{ name: 'A', kind: 'creature', filter: { another: true, within: near(5) } }],
      steps: [{ do: 'slide', who: { target: 'A' }, squares: 3 }],
    },
    { kind: 'trigger', on: { event: 'dodges', who: 'self' }, steps: [{ do: 'extraMove', who: 'actor' }] },
  ),
  creature(
    'Ember Adept',
    {
      level: 3,
      hitPoints: 50,
      melee: 10,
      speed: 5,
      keywords: ['Humanoid'],
      abilities: ['wits', 'insight'],
      ranged: { damage: 20, distance: 5 },
    },
    {
      kind: 'power',
      timing: 'minor',
      cost: [{ pay: 'discard', cards: 1 }],
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy', within: near(5) } }],
      steps: [{ do: 'damage', to: { target: 'A' }, amount: 10 }],
    },
    {
      kind: 'power',
      timing: 'standard',
      steps: [{ do: 'damage', to: { all: { adjacentTo: 'actor' } }, amount: 20 }],
    },
    { kind: 'trait', trait: 'hazardProof' },
  ),
  creature(
    'Grudge Bearer',
    {
      level: 3,
      hitPoints: 60,
      melee: 20,
      speed: 5,
      keywords: ['Humanoid', 'Revenant'],
      abilities: ['might', 'endurance'],
    },
    {
      kind: 'trigger',
      on: { event: 'isDamaged', who: 'self', mode: 'melee' },
      when: { is: 'matches', who: 'other', filter: { side: 'enemy' } },
      steps: [{ do: 'damage', to: 'other', amount: { event: true, atMost: 10 } }],
    },
    {
      kind: 'trigger',
      on: { event: 'isDestroyed', who: { side: 'yours', another: true } },
      cost: [{ pay: 'morale', amount: 1 }],
      steps: [
        { do: 'untap', who: 'actor' },
        { do: 'modify', who: 'actor', stat: 'hitPoints', by: 20, until: 'whileInPlay' },
      ],
    },
  ),
  creature(
    'Barrow Mole',
    { level: 3, hitPoints: 50, melee: 20, speed: 5, keywords: ['Beast', 'Vermin'], abilities: ['endurance'] },
    { kind: 'trait', trait: 'burrow' },
    { kind: 'trait', trait: 'cannotBeHealed' },
    {
      kind: 'trigger',
      on: { event: 'opensChest', who: 'self' },
      steps: [{ do: 'treasure', at: 'actor', tokens: 1 }],
    },
  ),
  creature(
    'Dusk Warden',
    {
      level: 4,
      hitPoints: 80,
      melee: 20,
      speed: 5,
      keywords: ['Shade'],
      abilities: ['endurance', 'presence'],
    },
    { kind: 'trait', trait: 'cannotCower', affects: { side: 'enemy', adjacentTo: 'actor' } },
    {
      kind: 'modifier',
      stat: 'damageTaken',
      by: 10,
      lower: true,
      affects: { side: 'yours', another: true, within: near(2) },
    },
    {
      kind: 'trait',
      trait: 'unpinned',
      when: { is: 'exists', filter: { side: 'yours', another: true, keyword: ['Shade'] } },
    },
  ),
  creature(
    'Night Courier',
    { level: 4, hitPoints: 60, melee: 20, speed: 7, keywords: ['Shade'], abilities: ['agility', 'wits'] },
    { kind: 'trait', trait: 'sureFooted' },
    { kind: 'trait', trait: 'alwaysCovered' },
    {
      kind: 'trigger',
      on: { event: 'enters', who: 'self' },
      steps: [{ do: 'look', deck: 'order', cards: 2 }],
    },
    {
      kind: 'trigger',
      on: { event: 'moves', who: 'self' },
      may: true,
      steps: [
        { do: 'draw', player: 'you', deck: 'order', cards: 1 },
        { do: 'discard', player: 'you', cards: 1, how: 'choose' },
      ],
    },
  ),
  creature(
    'Oath Chanter',
    {
      level: 4,
      hitPoints: 70,
      melee: 10,
      speed: 5,
      keywords: ['Humanoid'],
      abilities: ['insight', 'presence'],
    },
    {
      kind: 'power',
      timing: 'minor',
      tap: true,
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'ally', damaged: true, within: near(5) } }],
      steps: [{ do: 'heal', who: { target: 'A' }, amount: 30 }],
    },
    {
      kind: 'trigger',
      on: { event: 'assists', who: 'self' },
      steps: [{ do: 'morale', player: 'you', by: 1 }],
    },
    {
      kind: 'trigger',
      on: { event: 'isHealed', who: { side: 'yours' } },
      may: true,
      steps: [{ do: 'untap', who: 'subject' }],
    },
  ),
  creature(
    'Gallows Ox',
    {
      level: 5,
      hitPoints: 110,
      melee: 30,
      speed: 5,
      keywords: ['Beast'],
      abilities: ['might', 'endurance'],
      large: true,
    },
    { kind: 'trait', trait: 'unslidable' },
    { kind: 'trait', trait: 'cannotDodge' },
    {
      kind: 'trigger',
      on: { event: 'damages', who: 'self', mode: 'melee' },
      steps: [{ do: 'slide', who: 'other', squares: 2 }],
    },
  ),
  creature(
    'Ruin Drake',
    {
      level: 6,
      hitPoints: 120,
      melee: 40,
      speed: 6,
      keywords: ['Wyrm'],
      abilities: ['might', 'wits'],
      ranged: { damage: 30, distance: 5 },
      large: true,
    },
    { kind: 'trait', trait: 'flying' },
    { kind: 'modifier', stat: 'cowerCost', by: 1 },
    {
      kind: 'trigger',
      on: { event: 'destroys', who: 'self' },
      steps: [{ do: 'heal', who: 'actor', amount: 20 }],
    },
    {
      kind: 'trigger',
      on: { event: 'activates', who: 'self' },
      when: { is: 'matches', who: 'actor', filter: { on: 'circle' } },
      steps: [{ do: 'modify', who: 'actor', stat: 'range', by: 5, until: 'endOfActivation' }],
    },
  ),
  creature(
    'Hollow Knight',
    {
      level: 5,
      hitPoints: 90,
      melee: 30,
      speed: 5,
      keywords: ['Revenant'],
      abilities: ['might', 'presence'],
    },
    {
      kind: 'modifier',
      stat: 'level',
      by: 1,
      when: { is: 'compare', left: { of: 'graveyard', player: 'you' }, op: '>=', right: 3 },
    },
    { kind: 'trait', trait: 'cannotAssist' },
    {
      kind: 'trigger',
      on: { event: 'attacks', who: 'self' },
      may: true,
      steps: [
        {
          do: 'pay',
          cost: [{ pay: 'wound', amount: 10 }],
          steps: [{ do: 'modify', who: 'actor', stat: 'melee', by: 20, until: 'endOfTurn' }],
        },
      ],
    },
  ),
];

const commander = (
  name: string,
  hands: [number, number],
  morale: number,
  leadership: number,
  ...text: Text[]
): CommanderCard => ({
  type: 'commander',
  id: idOf(name),
  name,
  orderHand: hands[0],
  creatureHand: hands[1],
  morale,
  leadership,
  text,
});

export const provingCommanders: CommanderCard[] = [
  commander('Marshal of Ash', [4, 4], 12, 8, {
    kind: 'modifier',
    stat: 'melee',
    by: 10,
    affects: { side: 'yours', keyword: ['Revenant'] },
  }),
  commander(
    'The Quiet Abbess',
    [5, 3],
    13,
    7,
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
  ),
  commander(
    'Keeper of Coin',
    [3, 5],
    11,
    9,
    {
      kind: 'trigger',
      on: { event: 'collects', who: { side: 'yours' } },
      steps: [{ do: 'draw', player: 'you', deck: 'order', cards: { event: true } }],
    },
    {
      kind: 'trigger',
      on: { event: 'cowers', who: { side: 'enemy' } },
      steps: [{ do: 'morale', player: 'eventPlayer', by: 1, lose: true }],
    },
  ),
  commander('Old Iron', [6, 4], 15, 6, {
    kind: 'trigger',
    on: { event: 'orderPlayed', by: 'enemy', timing: 'standard' },
    may: true,
    steps: [{ do: 'leadership', player: 'you', by: 1 }],
  }),
];
