/** The addresses of the program, as the part of the page's address after `#`. Knows no component. */
export const screens = [
  'home',
  'play',
  'warbands',
  'collection',
  'campaign',
  'history',
  'rulebook',
  'settings',
  'credits',
] as const;

export type Screen = (typeof screens)[number];

export interface Route {
  screen: Screen;
  /** The rule a rulebook address names, such as `W-513`. */
  rule?: string;
}

const isScreen = (name: string): name is Screen => (screens as readonly string[]).includes(name);

/** Reads an address; one that leads nowhere leads home. */
export function parseRoute(hash: string): Route {
  const [name = '', detail] = hash.replace(/^#?\/?/, '').split('/');
  if (!isScreen(name)) return { screen: 'home' };
  return name === 'rulebook' && detail ? { screen: name, rule: detail } : { screen: name };
}

/** Writes the address of a screen. */
export function makeHash({ screen, rule }: Route): string {
  if (screen === 'home') return '#/';
  return rule ? `#/${screen}/${rule}` : `#/${screen}`;
}
