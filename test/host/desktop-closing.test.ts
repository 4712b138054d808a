/** The end of the desktop program: in order, with everything kept, and with nothing left running. */
import { describe, expect, it } from 'vitest';
import { takeInstanceLock } from '../../electron/services/instance-lock.ts';
import type { MatchPlan } from '../../shared/games/warband-questions.ts';
import type { Payload } from '../../shared/ipc.ts';
import { changeList } from '../../shared/warbands.ts';
import { folderFor, good, startDesktop } from '../support/desktop.ts';
import { planFor } from '../services/matches/support.ts';

/** Two bots that think long. */
function botMatch(): MatchPlan {
  const plan = planFor(2, {}, [0, 1]);
  const bot = { level: 'warlord', temperament: 'balanced' } as const;
  return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, bot })) };
}

/** The data folder belongs to nobody any more. */
function isFree(data: string): boolean {
  const lock = takeInstanceLock(data);
  if (lock.ok) lock.value.release();
  return lock.ok;
}

describe('closing the window', () => {
  it('ends the program in order and lets the data folder go', async () => {
    const data = folderFor('data');
    const { app, window } = await startDesktop(data);
    expect(isFree(data)).toBe(false);
    window.close();
    expect(await app.ended).toBe(0);
    expect(app.happened.slice(-4)).toEqual(['window-all-closed', 'before-quit', 'will-quit', 'quit']);
    expect(isFree(data)).toBe(true);
  });

  it('while a bot thinks keeps every move that was shown, and the match goes on at the next start', async () => {
    const data = folderFor('data');
    const { app, api, window } = await startDesktop(data);
    let shown: Payload<'matches.changed'> | undefined;
    const thinks = Promise.withResolvers<undefined>();
    api.on('matches.changed', (change) => {
      shown = change;
      const { snapshot, thinking } = change.table;
      if (snapshot.revision >= 3 && thinking !== undefined) thinks.resolve(undefined);
    });
    const { id } = await good(api.matches.create({ game: 'warband', plan: botMatch() }));
    await good(api.matches.open({ id }));
    await thinks.promise;
    window.close();
    expect(await app.ended).toBe(0);
    expect(isFree(data)).toBe(true);

    const next = await startDesktop(data);
    const { matches } = await good(next.api.matches.list());
    expect(matches.map((match) => match.id)).toEqual([id]);
    const { table } = await good(next.api.matches.open({ id }));
    expect(table.snapshot.revision).toBe(shown!.table.snapshot.revision);
    expect(table.snapshot.view).toEqual(shown!.table.snapshot.view);
    next.window.close();
    expect(await next.app.ended).toBe(0);
  });

  it('waits for a page that has something to save', async () => {
    const data = folderFor('data');
    const { app, api, window } = await startDesktop(data);
    const { line, list, stamp } = await good(api.warbands.create({ name: 'Mine' }));
    const changed = changeList(list, [{ part: 'orders', key: 'lantern-watch/halberdier', by: 2 }]);
    // As the page does it: stop the closing, save, close.
    window.webContents.beforeUnload = (event) => {
      event.preventDefault();
      window.webContents.beforeUnload = undefined;
      void good(api.warbands.save({ id: line.id, stamp, list: changed })).then(() => window.close());
    };
    app.quit();
    expect(app.isOver).toBe(false);
    expect(await app.ended).toBe(0);
    const next = await startDesktop(data);
    expect((await good(next.api.warbands.open({ id: line.id }))).list).toEqual(changed);
  });
});

describe('quitting', () => {
  it('from outside closes the window and then the program', async () => {
    const data = folderFor('data');
    const { app, window } = await startDesktop(data);
    app.quit();
    expect(await app.ended).toBe(0);
    expect(window.isDestroyed()).toBe(true);
    expect(app.happened.slice(-3)).toEqual(['before-quit', 'will-quit', 'quit']);
    expect(isFree(data)).toBe(true);
  });
});
