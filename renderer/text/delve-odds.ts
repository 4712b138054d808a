/** The odds of Delve in words, by the codes the rules tell them with. */
import { count, kindNames, percent } from './delve.ts';
import type { ChamberKind } from '../../shared/games/delve.ts';

interface Told {
  code: string;
  chance: number;
  count?: number;
  amount?: number;
  /** A kind of chamber or monster, in words. */
  name?: string;
}

const whole = (amount: number | undefined): string => String(Math.round(amount ?? 0));
const mean = (amount: number | undefined): string => (amount ?? 0).toFixed(1).replace('.0', '');

/** What the one large figure of a choice is. */
export const mainWords: Readonly<Record<string, string>> = {
  safe: 'safe',
  door: 'the door opens',
  gate: 'the gate lifts',
  test: 'the test is passed',
  find: 'something is found',
  onward: 'a way opens',
  wrath: 'he wakes',
  escape: 'away',
};

const words: Readonly<Record<string, (told: Told) => string>> = {
  dies: ({ chance }) => `death ${percent(chance)}`,
  monster: ({ chance, name }) => `${name ?? 'monster'} ${percent(chance)}`,
  wounds: ({ chance, amount }) => `wounds ${percent(chance)}, about ${mean(amount)}`,
  held: ({ chance }) => `held ${percent(chance)}`,
  skip: ({ chance }) => `a turn lost ${percent(chance)}`,
  falls: ({ chance }) => `a fall ${percent(chance)}`,
  loot: ({ chance, amount }) => `Loot ${percent(chance)}, about ${whole(amount)} gold`,
  stair: ({ chance }) => `stairs ${percent(chance)}`,
  hiddenWay: ({ chance }) => `hidden way ${percent(chance)}`,
  wayUp: ({ chance }) => `a way up ${percent(chance)}`,
  offer: ({ chance }) => `a grave or a body ${percent(chance)}`,
  deadEnd: ({ chance }) => `dead end ${percent(chance)}`,
  shutIn: ({ chance }) => `shut in ${percent(chance)}`,
  door: ({ chance }) => `door opens ${percent(chance)}`,
  gate: ({ chance }) => `gate lifts ${percent(chance)}`,
  wrath: ({ chance }) => `he wakes ${percent(chance)}`,
  determined: ({ chance }) => `next try ${percent(chance)}`,
  load: ({ chance, count: loot }) => `${percent(chance)} without the ${count(loot ?? 0, 'Loot card')}`,
  gold: ({ chance, amount }) => `${percent(chance)} for about ${whole(amount)} gold`,
  next: ({ chance }) => `the card after ${percent(chance)}`,
  heal: ({ amount }) => `heals about ${mean(amount)}`,
  'shut-wounds': ({ chance, amount }) => `trapped door ${percent(chance)}, about ${mean(amount)}`,
  'shut-dies': ({ chance }) => `death at the door ${percent(chance)}`,
};

export const chanceWords = (told: Told): string | undefined => words[told.code]?.(told);

/** "monster 12 %": one figure for several kinds. */
export const anyMonster = (chance: number): string => `monster ${percent(chance)}`;

export const chamberChance = (kind: ChamberKind, chance: number): [string, string] => [
  kindNames[kind],
  percent(chance),
];

export const playText = {
  total: (total: number) => `total ${String(total)}`,
  deals: (cards: number) => `deals ${mean(cards)}`,
  wins: (chance: number) => `${percent(chance)} to win the round`,
  kills: (chance: number) => `${percent(chance)} to end it`,
};

export const escapeText = {
  title: 'Escape',
  away: (chance: number) => `${percent(chance)} to get away`,
  price: (damage: number) => `about ${mean(damage)} wounds if you try`,
  kills: (chance: number) => `${percent(chance)} that failing kills`,
  grid: 'Your card against its card, each as likely',
  gets: 'away',
  fails: (damage: number) => `−${String(damage)}`,
  fight: (dies: number) => `Fighting kills you in ${percent(dies)}`,
  unseen: 'Not seen yet',
};
