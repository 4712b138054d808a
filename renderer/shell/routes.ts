/** The addresses of the program, as the part of the page's address after `#`. Knows no component. */
import { readRuleAddress, ruleAddress } from '../../shared/rulebook.ts';

export const screens = [
  'home',
  'play',
  'match',
  'warbands',
  'collection',
  'packs',
  'campaign',
  'lessons',
  'history',
  'rulebook',
  'settings',
  'credits',
] as const;

export type Screen = (typeof screens)[number];

export interface Route {
  screen: Screen;
  /** The game whose rulebook is meant, and the entry of it, such as `W-513`. */
  game?: string;
  rule?: string;
  /** What an address of another screen names: a match, a warband, a replay. */
  detail?: string;
}

/** Screens that may name one thing of theirs; its name may hold `/`. */
const detailed: readonly Screen[] = ['play', 'match', 'warbands', 'collection', 'campaign', 'history'];

/** Screens one only looks something up in: the match that was left for them waits on its table. */
const lookups: readonly Screen[] = ['rulebook', 'settings'];

/** The match that waits after a step from one address to another, given the one that waited before. */
export function waitingTable(from: Route, to: Route, waiting: Route | undefined): Route | undefined {
  if (!lookups.includes(to.screen)) return undefined;
  return from.screen === 'match' ? from : waiting;
}

const isScreen = (name: string): name is Screen => (screens as readonly string[]).includes(name);

/** Reads an address; one that leads nowhere leads home. */
export function parseRoute(hash: string): Route {
  const [name = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (!isScreen(name)) return { screen: 'home' };
  const detail = rest.join('/');
  // An address of the time of one game, `rulebook/W-513`, still leads to its rule.
  if (detail && name === 'rulebook') return { screen: name, ...readRuleAddress(detail) };
  return detail && detailed.includes(name)
    ? { screen: name, detail: decodeURIComponent(detail) }
    : { screen: name };
}

/** Writes the address of a screen. */
export function makeHash({ screen, game, rule, detail }: Route): string {
  if (screen === 'home') return '#/';
  const entry = game === undefined || rule === undefined ? (rule ?? game) : ruleAddress(game, rule);
  const named = entry ?? (detail && encodeURIComponent(detail).replaceAll('%2F', '/'));
  return named ? `#/${screen}/${named}` : `#/${screen}`;
}
