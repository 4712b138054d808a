import { describe, expect, it } from 'vitest';
import { makeHash, parseRoute, type Route, screens, waitingTable } from '../../renderer/shell/routes.ts';

describe('addresses', () => {
  it('are read back as they were written, for every screen', () => {
    for (const screen of screens) expect(parseRoute(makeHash({ screen }))).toEqual({ screen });
  });

  it('name a rule in the rulebook', () => {
    const route = { screen: 'rulebook', game: 'delve', rule: 'R-107' } as const;
    expect(makeHash(route)).toBe('#/rulebook/delve/R-107');
    expect(parseRoute('#/rulebook/delve/R-107')).toEqual(route);
  });

  it('name a book', () => {
    const route = { screen: 'rulebook', game: 'deepwarren' } as const;
    expect(makeHash(route)).toBe('#/rulebook/deepwarren');
    expect(parseRoute('#/rulebook/deepwarren')).toEqual(route);
  });

  it.each(['W-513', 'R-49a', 'how-goal', 'term-cower'])(
    'from the time of one game still lead to Warband: %s',
    (rule) => expect(parseRoute(`#/rulebook/${rule}`)).toEqual({ screen: 'rulebook', game: 'warband', rule }),
  );

  it.each(['', '#', '#/', '#/nowhere', '#/__proto__', '#/constructor/x'])('lead home from %o', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'home' });
  });

  it('name a match, a warband with a slash in its name, anything', () => {
    for (const route of [
      { screen: 'match', detail: '12' },
      { screen: 'play', detail: 'lantern-watch/first-watch' },
      { screen: 'history', detail: 'a b?c' },
    ] as const)
      expect(parseRoute(makeHash(route))).toEqual(route);
  });

  it('carry a detail only where a screen has one', () => {
    expect(parseRoute('#/settings/sound')).toEqual({ screen: 'settings' });
  });
});

describe('a match on the table', () => {
  const match: Route = { screen: 'match', detail: '3' };
  const book: Route = { screen: 'rulebook', rule: 'W-513' };

  it('waits while something is looked up, from place to place', () => {
    expect(waitingTable(match, book, undefined)).toEqual(match);
    expect(waitingTable(book, { screen: 'rulebook' }, match)).toEqual(match);
    expect(waitingTable(book, { screen: 'settings' }, match)).toEqual(match);
  });

  it('waits for nobody who went elsewhere, or did not come from it', () => {
    for (const screen of ['home', 'play', 'history', 'match'] as const)
      expect(waitingTable(book, { screen }, match)).toBeUndefined();
    expect(waitingTable({ screen: 'home' }, book, undefined)).toBeUndefined();
  });
});
