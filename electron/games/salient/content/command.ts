/** The four Command cards, both sides, and the Pact card, space by space (C-103, C-501, C-502; D6, D7). A space's number is its place in the table. */
import { commandCards, type CommandCard } from '../../../../shared/games/salient.ts';
import { none } from '../state.ts';
import type { Cost, Effect, StartEffect } from './language.ts';

export interface CommandSpace {
  card: CommandCard;
  isUpgraded: boolean;
  name: string;
  cost: Cost;
  effects: readonly Effect[];
  /** It flips the card at the end of Resolve (C-513). */
  flips: boolean;
  /** It can be sabotaged: it takes Units or Credits (C-911, C-912). */
  canJam: boolean;
  /** Number of the space that has to be filled or sabotaged first, or `none` (C-544, C-554). */
  after: number;
}

const deploy: Effect = { do: 'deploy', die: 'assigned', where: 'home' };
const advance: Effect = { do: 'advance', who: 'unit', units: 1 };
const conscript: Effect = { do: 'gain', recruits: 1 };
const finance = (credits: number): Effect => ({ do: 'gain', credits });
const sunfire: Effect = { do: 'sunfire', dice: 2 };
const unit: Cost = { dice: ['any'] };
const units: Cost = { dice: ['any', 'any'] };

type Line = [name: string, cost: Cost, effect: Effect, graded?: 'graded'];

/** One side of a card. A graded line needs the line before it. */
function side(card: CommandCard, isUpgraded: boolean, lines: readonly Line[], first: number): CommandSpace[] {
  return lines.map(([name, cost, effect, graded], at) => ({
    card,
    isUpgraded,
    name,
    cost,
    effects: [effect],
    flips: false,
    canJam: cost.research === undefined,
    after: graded ? first + at - 1 : none,
  }));
}

const upgrade = (card: CommandCard, research: number, effects: readonly Effect[] = []): CommandSpace => ({
  card,
  isUpgraded: false,
  name: 'UP',
  cost: { research },
  effects,
  flips: true,
  canJam: false,
  after: none,
});

const armourCost: Cost = { dice: ['any'], pair: 'may' };

function buildTable(): CommandSpace[] {
  const table: CommandSpace[] = [];
  const add = (card: CommandCard, isUpgraded: boolean, lines: readonly Line[]): void => {
    table.push(...side(card, isUpgraded, lines, table.length));
  };
  // C-530, C-571
  add('warRoom', false, [
    ['D1', armourCost, deploy],
    ['D2', armourCost, deploy],
    ['A1', unit, advance],
  ]);
  table.push(upgrade('warRoom', 1));
  // C-541
  add('muster', false, [
    ['C1', { credits: 1 }, conscript],
    ['C2', { credits: 2 }, conscript, 'graded'],
  ]);
  table.push(upgrade('muster', 1));
  // C-550
  add('treasury', false, [
    ['F1', unit, finance(1)],
    ['F2', units, finance(1), 'graded'],
  ]);
  table.push(upgrade('treasury', 1));
  add('workshop', false, [['R1', units, { do: 'gain', research: 1 }]]);
  // C-563
  table.push(upgrade('workshop', 5, [sunfire]));
  // C-570, C-571
  add('warRoom', true, [
    ['D1', armourCost, deploy],
    ['D2', armourCost, deploy],
    ['D3', armourCost, deploy],
    ['A1', unit, advance],
    ['A2', unit, advance],
    ['SB', { credits: 2 }, { do: 'sabotage' }],
  ]);
  // C-542, C-543
  add('muster', true, [
    ['C1', { credits: 1 }, conscript],
    ['C2', { credits: 1 }, conscript, 'graded'],
    ['C3', { credits: 1 }, conscript, 'graded'],
    ['C4', { credits: 2 }, conscript, 'graded'],
    ['FD', unit, { do: 'deploy', die: 'reserve', forced: true, where: 'home' }],
  ]);
  // C-551
  add('treasury', true, [
    ['F1', unit, finance(1)],
    ['F2', unit, finance(1)],
    ['F3', { dice: [{ least: 3 }] }, finance(1)],
    ['F4', { dice: [{ exactly: 6 }] }, finance(2)],
  ]);
  // C-564
  add('workshop', true, [
    ['R1', units, { do: 'gain', research: 1 }],
    ['SF', { research: 3 }, sunfire],
  ]);
  return table;
}

export const commandTable: readonly CommandSpace[] = buildTable();

/** Start-of-turn texts of upgraded cards (C-553, C-561). */
export const commandStarts: Partial<Record<CommandCard, StartEffect>> = {
  treasury: { do: 'gain', credits: 1, ifCredits: 4 },
  workshop: { do: 'trade', credits: 2 },
};

export interface PactSpace {
  name: string;
  title: string;
  cost: Cost;
  effects: readonly Effect[];
}

/** D6; both teams have the same actions. */
export const pactTable: readonly PactSpace[] = [
  {
    name: 'P1',
    title: 'Stand Behind',
    cost: { dice: ['any'], credits: 1 },
    effects: [{ do: 'deploy', die: 'assigned', where: 'behindAlly' }],
  },
  {
    name: 'P2',
    title: 'Send Recruits',
    cost: { credits: 1 },
    effects: [{ do: 'gain', recruits: 1, to: 'ally' }],
  },
  {
    name: 'P3',
    title: 'Share the Purse',
    cost: { dice: ['any'] },
    effects: [{ do: 'gain', credits: 1, to: 'ally' }],
  },
];

/** The bit of a card among a player's upgraded cards. */
export const cardBit = (card: CommandCard): number => 1 << commandCards.indexOf(card);

/** Numbers of the spaces in play, by which cards are upgraded (as bits). */
export const spacesInPlay: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, upgraded) =>
  commandTable.flatMap((space, at) =>
    space.isUpgraded === ((upgraded & cardBit(space.card)) !== 0) ? [at] : [],
  ),
);
