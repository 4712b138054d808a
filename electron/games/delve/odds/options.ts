/** What each option of a question may bring, in codes and chances for the table to tell. */
import type { Chance, OptionOdds } from '../../../../shared/games/delve-questions.ts';
import { delveDecks, type DelveAction, type DelveDeck } from '../../../../shared/games/delve.ts';
import type { Decision } from '../../../../shared/game.ts';
import { borderOn, hoard, isTower } from '../board/spaces.ts';
import { darkWays } from '../board/ways.ts';
import { isPassable } from '../board/borders.ts';
import { keepingOf, useOf } from '../content/cards.ts';
import { heroAt, isBelow, kindAt, topFrame } from '../play.ts';
import { none, stands } from '../state.ts';
import { entering, obstaclesTo, ofShutDoor, wayTo, type Entering } from './chambers.ts';
import { passChance, sharesOf } from './dice.ts';
import { escapeOdds } from './fights.ts';
import { dragonOdds, shutInDies } from './hoard.ts';
import {
  chanceOf,
  isSafe,
  kills,
  merged,
  ofDraw,
  sumOf,
  valueOf,
  type Drawer,
  type Turnout,
} from './prospects.ts';

type Found = Omit<OptionOdds, 'option'>;
const nothingToTell: Found = { more: [] };

const told = (code: string, chance: number, rest: Partial<Chance> = {}): Chance[] =>
  chance > 0 ? [{ code, chance, ...rest }] : [];

/** The ways it can go as chances: monsters by kind, harm, what is found. */
function chancesIn(drawer: Drawer, turnouts: readonly Turnout[]): Chance[] {
  const monsters = new Map<string, number>();
  for (const { monster, chance } of turnouts)
    if (monster) monsters.set(monster, (monsters.get(monster) ?? 0) + chance);
  const wounded = chanceOf(turnouts, ({ wounds }) => wounds > 0);
  const loot = chanceOf(turnouts, (each) => each.loot > 0);
  return [
    ...told('dies', chanceOf(turnouts, kills(drawer))),
    ...[...monsters].map(([name, chance]) => ({ code: 'monster', chance, name })),
    ...told('wounds', wounded, {
      amount: wounded > 0 ? sumOf(turnouts, ({ wounds }) => wounds) / wounded : 0,
    }),
    ...told(
      'held',
      chanceOf(turnouts, ({ isHeld }) => isHeld),
    ),
    ...told(
      'skip',
      chanceOf(turnouts, ({ skips }) => skips > 0),
    ),
    ...told(
      'falls',
      chanceOf(turnouts, ({ falls }) => falls),
    ),
    ...told('loot', loot, { amount: loot > 0 ? sumOf(turnouts, ({ gold }) => gold) / loot : 0 }),
    ...told(
      'stair',
      chanceOf(turnouts, ({ stair }) => stair),
    ),
    ...told(
      'hiddenWay',
      chanceOf(turnouts, ({ hiddenWay }) => hiddenWay),
    ),
    ...told(
      'wayUp',
      chanceOf(turnouts, ({ wayUp }) => wayUp),
    ),
    ...told(
      'offer',
      chanceOf(turnouts, ({ mayDraw }) => mayDraw !== undefined),
    ),
  ];
}

const safely = (turnouts: readonly Turnout[], shutIn = 0): Chance & { good: boolean } => ({
  code: 'safe',
  chance: Math.max(0, chanceOf(turnouts, isSafe) - shutIn),
  good: true,
});

const ofKinds = ({ kinds, deadEnd, shutIn }: Entering): Chance[] => [
  ...told('shutIn', shutIn, { rule: 'D-328' }),
  ...told('deadEnd', deadEnd, { rule: 'D-326' }),
  ...kinds
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ kind, chance }) => ({ code: 'chamber', chance, name: kind })),
];

function ofMove(drawer: Drawer, to: number): Found {
  const border = wayTo(drawer.state, drawer.seat, to);
  if (!border) return nothingToTell;
  const obstacles = obstaclesTo(drawer, border);
  const found = entering(drawer, border);
  const beyond = [...chancesIn(drawer, found.turnouts), ...ofKinds(found)];
  const wrath = to === hoard ? dragonOdds(drawer.state, drawer.eyes, drawer.seat) : undefined;
  const dragon = wrath ? told('wrath', wrath.wrath, { rule: 'D-706' }) : [];
  if (obstacles.length === 0) {
    if (wrath)
      return {
        main: { ...dragon[0], good: false },
        more: told('gold', 1 - wrath.wrath, { amount: wrath.gold }),
      };
    return isTower(to) ? nothingToTell : { main: safely(found.turnouts, found.shutIn), more: beyond };
  }
  const barring = obstacles.map(({ kind, chance }) => ({ code: kind, chance }));
  const shut = obstacles.some(({ kind }) => kind === 'door') ? chancesIn(drawer, ofShutDoor(drawer)) : [];
  const chance = obstacles.reduce((product, each) => product * each.chance, 1);
  return {
    main: {
      code: obstacles[0].kind,
      chance,
      good: true,
      rule: obstacles[0].kind === 'door' ? 'D-318' : 'D-322',
    },
    more: [...barring, ...shut.map((each) => ({ ...each, code: `shut-${each.code}` })), ...dragon, ...beyond],
  };
}

function ofDeck(drawer: Drawer, deck: DelveDeck): Found {
  const turnouts = merged(ofDraw(drawer, deck));
  return { main: safely(turnouts), more: chancesIn(drawer, turnouts) };
}

const isFind = (each: Turnout): boolean => each.loot > 0 || each.stair || each.hiddenWay;

function ofSearch(drawer: Drawer): Found {
  const turnouts = merged(ofDraw(drawer, 'search'));
  const dies = shutInDies(drawer.state, drawer.seat);
  return {
    main: { code: 'find', chance: chanceOf(turnouts, isFind), good: true, rule: 'D-330' },
    more: [...told('shutIn', dies ?? 0, { rule: 'D-328' }), ...chancesIn(drawer, turnouts)],
  };
}

/** D-434, D-441, D-459: with determination, and with the load on a Bridge. */
function ofCrossing(drawer: Drawer, load: number): Found {
  const { state, seat } = drawer;
  const hero = heroAt(state, seat);
  const kind = kindAt(state, hero.space);
  const isBridge = kind === 'bridge';
  const value = valueOf(drawer, kind === 'web' ? 'strength' : 'agility');
  const bonus = hero.gate === none && !isBridge ? hero.tokens : 0;
  const chance = passChance(value + bonus - (isBridge ? load : 0));
  const rules = { web: 'D-459', bridge: 'D-441', rockfall: 'D-434' } as const;
  return {
    main: { code: 'test', chance, good: true, rule: rules[kind as keyof typeof rules] },
    more: [
      ...(bonus > 0 ? told('determined', passChance(value + bonus + 1), { count: bonus + 1 }) : []),
      ...(isBridge ? told('load', passChance(value), { count: load }) : []),
      ...(isBridge ? told('falls', 1 - chance, { amount: sumOfShares() }) : []),
    ],
  };
}

/** D-443: a die of wounds on the mean. */
const sumOfShares = (): number =>
  sharesOf({ dice: 'one' }).reduce((sum, { amount, chance }) => sum + amount * chance, 0);

function ofLoad(drawer: Drawer, action: DelveAction): Found {
  const { state, seat } = drawer;
  const hero = heroAt(state, seat);
  if (kindAt(state, hero.space) !== 'bridge')
    return action.kind === 'pass'
      ? {
          main: { code: 'test', chance: passChance(valueOf(drawer, 'luck')), good: true, rule: 'D-414' },
          more: [],
        }
      : nothingToTell;
  if (action.kind === 'use') return nothingToTell;
  return ofCrossing(drawer, hero.loot.length - (action.kind === 'card' ? 1 : 0));
}

/** D-422: results of the die that lead on. */
function ofDark({ state, seat }: Drawer): Found {
  const { space } = heroAt(state, seat);
  const ways = darkWays(state, space);
  const open = ways.filter((side) => {
    const border = borderOn(space, side);
    return border !== undefined && isPassable(state, space, border);
  });
  return { main: { code: 'onward', chance: open.length / ways.length, good: true, rule: 'D-423' }, more: [] };
}

function ofDragon({ state, eyes, seat }: Drawer): Found {
  const { wrath, next, kills: deadly, gold } = dragonOdds(state, eyes, seat);
  return {
    main: { code: 'wrath', chance: wrath, good: false, rule: 'D-706' },
    more: [
      ...told('dies', wrath * deadly),
      ...told('gold', 1 - wrath, { amount: gold }),
      ...told('next', next),
    ],
  };
}

function ofDrawing(drawer: Drawer): Found {
  const frame = topFrame(drawer.state);
  if (frame?.kind === 'may') return ofDeck(drawer, delveDecks[frame.deck]);
  return isBelow(heroAt(drawer.state, drawer.seat)) ? ofDeck(drawer, 'catacomb') : ofDragon(drawer);
}

/** C-00: the test at the start of the turn. */
function ofEffect(drawer: Drawer, at: number): Found {
  const hero = heroAt(drawer.state, drawer.seat);
  const held = hero.held[at];
  const step = held && keepingOf[held.card];
  const value = step ? valueOf(drawer, step.attribute) : valueOf(drawer, 'strength');
  const tokens = held ? held.tokens : hero.tokens;
  return { main: { code: 'test', chance: passChance(value + tokens), good: true, rule: 'D-901' }, more: [] };
}

/** Before the start-of-turn effects: the one that comes first. */
function ofWaiting(drawer: Drawer, code: string): Found {
  const hero = heroAt(drawer.state, drawer.seat);
  const isHeld = hero.held.length > 0 || hero.stand === stands.caught;
  return code === 'startOfTurn' && isHeld ? ofEffect(drawer, 0) : nothingToTell;
}

function ofEscape({ state }: Drawer): Found {
  const odds = escapeOdds(state);
  if (!odds) return nothingToTell;
  const fails = 1 - odds.chance;
  return {
    main: { code: 'escape', chance: odds.chance, good: true, rule: 'D-610' },
    more: [
      ...told('wounds', fails, { amount: fails > 0 ? odds.damage / fails : 0 }),
      ...told('dies', odds.dies),
    ],
  };
}

function ofEncounter(drawer: Drawer): Found {
  const { space } = heroAt(drawer.state, drawer.seat);
  if (space === hoard) return ofDragon(drawer);
  const { turnouts } = entering(drawer, { to: space, side: none });
  return isTower(space) ? nothingToTell : { main: safely(turnouts), more: chancesIn(drawer, turnouts) };
}

const healed = (card: number): Found => {
  const use = useOf(card, 'ownTurn');
  if (!use) return nothingToTell;
  const amount = sharesOf(use.amount).reduce((sum, share) => sum + share.amount * share.chance, 0);
  return { more: [{ code: 'heal', chance: 1, amount }] };
};

function ofOption(drawer: Drawer, { prompt }: Decision<DelveAction>, action: DelveAction): Found {
  if (prompt.code === 'load') return ofLoad(drawer, action);
  switch (action.kind) {
    case 'move':
      return ofMove(drawer, action.to);
    case 'search':
      return ofSearch(drawer);
    case 'cross':
      return ofCrossing(drawer, heroAt(drawer.state, drawer.seat).loot.length);
    case 'roll':
      return ofDark(drawer);
    case 'draw':
      return ofDrawing(drawer);
    case 'effect':
      return ofEffect(drawer, action.at);
    case 'encounter':
      return ofEncounter(drawer);
    case 'escape':
      return ofEscape(drawer);
    case 'use':
      return healed(action.card);
    case 'pass':
      return ofWaiting(drawer, prompt.code);
    default:
      return nothingToTell;
  }
}

export function optionOdds(drawer: Drawer, question: Decision<DelveAction>): OptionOdds[] {
  return question.options.map((action, option) => ({ option, ...ofOption(drawer, question, action) }));
}
