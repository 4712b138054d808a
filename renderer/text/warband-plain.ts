/** Words of Warband's plain face: headings of its options, the position in sentences. */
import type { WarbandAction } from '../../shared/games/warband.ts';

/** The heading an option stands under in a long list. */
export const optionGroups: Partial<Record<WarbandAction['kind'], string>> = {
  activate: 'Activate',
  deploy: 'Deploy',
  move: 'Move',
  go: 'Move',
  place: 'Squares',
  attack: 'Attack',
  play: 'Orders',
  power: 'Powers',
  target: 'Targets',
  assist: 'Assistants',
  actor: 'Who takes it',
  card: 'Cards',
  pick: 'Creatures',
};

const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;

export const warbandPosition = {
  turn: 'Where the match stands',
  now: (turn: string, phase: string, name: string) => `${turn}, ${phase}, ${name}’s turn`,
  setup: 'The warbands are set up',
  player: (name: string, morale: number, deployed: number, leadership: number) =>
    `${name}: Morale ${String(morale)}, Leadership ${String(deployed)} of ${String(leadership)} used`,
  cards: (orders: number, creatures: number) =>
    `holds ${counted(orders, 'order', 'orders')} and ${counted(creatures, 'creature card', 'creature cards')}`,
  creaturesOf: (name: string) => `Creatures of ${name}`,
  noCreatures: 'None in play.',
  values: (melee: number, ranged: number, range: number, speed: number) =>
    [
      `melee ${String(melee)}`,
      ...(range > 0 ? [`ranged ${String(ranged)} up to ${String(range)}`] : []),
      `speed ${String(speed)}`,
    ].join(', '),
  stack: 'Stack, the top first',
  hand: (name: string) => `${name}’s hand`,
  orders: (names: readonly string[]) => `Orders: ${names.join(', ')}`,
  creatureCards: (names: readonly string[]) => `Creatures: ${names.join(', ')}`,
  ground: 'Ground',
  size: (columns: number, rows: number) =>
    `Columns A to ${columnName(columns)}, rows 1 to ${String(rows)}; walls stop moves and sight.`,
  of: (what: string, squares: readonly string[]) => `${what}: ${squares.join(', ')}`,
};

const columnName = (columns: number): string =>
  columns <= 26 ? String.fromCharCode(64 + columns) : `A${String.fromCharCode(64 + columns - 26)}`;
