/** Closing the window while something is not yet written down. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HistoryLine } from '../../shared/calls/history.ts';
import type { Result } from '../../shared/result.ts';
import { err, ok } from '../../shared/result.ts';
import { emptyList } from '../../shared/warbands.ts';

const host = { isDesktop: true };
const warbands = {
  open: vi.fn(),
  save: vi.fn<(input: object) => Promise<Result<object, object>>>(),
  check: vi.fn(() => Promise.resolve(ok({ problems: [] }))),
  insight: vi.fn(() => Promise.resolve(err({ code: 'none', sentence: '' }))),
};
const history = {
  note: vi.fn(() => Promise.resolve(ok({}))),
  tag: vi.fn(() => Promise.resolve(ok({ tags: ['club', 'Friday'] }))),
};

async function load() {
  vi.resetModules();
  vi.doMock('../../renderer/api.ts', () => ({
    api: { warbands, history, on: () => () => undefined },
    isDesktop: host.isDesktop,
  }));
  const { keepBeforeLeaving, leave } = await import('../../renderer/shell/leaving.ts');
  const { notices } = await import('../../renderer/shell/notices.svelte.ts');
  const { Draft } = await import('../../renderer/builder/draft.svelte.ts');
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  onTestFinished(() => close.mockRestore());
  /** The window is told to close; answers whether it does at once. */
  const tryToClose = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    leave(event as BeforeUnloadEvent);
    return !event.defaultPrevented;
  };
  return { keepBeforeLeaving, notices, Draft, close, tryToClose };
}

/** Work whose saving ends when told. */
function work() {
  let isUnsaved = true;
  const saving: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((resolve) => saving.push(resolve)));
  const settle = async (isSaved: boolean) => {
    isUnsaved = !isSaved;
    saving.splice(0).forEach((resolve) => resolve());
    await Promise.resolve();
    await new Promise(setImmediate);
  };
  return { isUnsaved: () => isUnsaved, save, settle };
}

beforeEach(() => {
  host.isDesktop = true;
  vi.clearAllMocks();
});

describe('closing the desktop window', () => {
  it('goes through where everything is saved', async () => {
    const { keepBeforeLeaving, tryToClose } = await load();
    keepBeforeLeaving({ isUnsaved: () => false, save: () => Promise.reject(new Error('not asked')) });
    expect(tryToClose()).toBe(true);
  });

  it('waits until work is saved, then closes by itself', async () => {
    const { keepBeforeLeaving, tryToClose, close } = await load();
    const mine = work();
    keepBeforeLeaving(mine);
    expect(tryToClose()).toBe(false);
    expect(close).not.toHaveBeenCalled();
    await mine.settle(true);
    expect(close).toHaveBeenCalledOnce();
    expect(tryToClose()).toBe(true);
  });

  it('stays with a word where work cannot be saved, and goes at the second try', async () => {
    const { keepBeforeLeaving, tryToClose, close, notices } = await load();
    const mine = work();
    keepBeforeLeaving(mine);
    tryToClose();
    // Impatience is no second wish: the first is not decided yet.
    expect(tryToClose()).toBe(false);
    await mine.settle(false);
    expect(close).not.toHaveBeenCalled();
    expect(notices.shown).toMatchObject([{ code: 'leaving', level: 'problem' }]);
    expect(tryToClose()).toBe(false);
    await mine.settle(false);
    expect(close).toHaveBeenCalledOnce();
    expect(tryToClose()).toBe(true);
  });

  it('no longer asks work that was put away', async () => {
    const { keepBeforeLeaving, tryToClose } = await load();
    const mine = work();
    keepBeforeLeaving(mine)();
    expect(tryToClose()).toBe(true);
    expect(mine.save).not.toHaveBeenCalled();
  });
});

it('in a browser the work is sent and nothing waits', async () => {
  host.isDesktop = false;
  const { keepBeforeLeaving, tryToClose } = await load();
  const mine = work();
  keepBeforeLeaving(mine);
  expect(tryToClose()).toBe(true);
  expect(mine.save).toHaveBeenCalledOnce();
});

it('a warband being saved is waited for, with what was changed meanwhile', async () => {
  const { Draft } = await load();
  const draft = new Draft();
  draft.take({
    line: { id: '1', kind: 'own', name: 'Mine' } as NonNullable<typeof draft.line>,
    ...{ version: 1, stamp: 'a', list: emptyList, problems: [] },
  });
  const first = Promise.withResolvers<Result<object, object>>();
  warbands.save.mockReturnValueOnce(first.promise);
  warbands.save.mockResolvedValueOnce(ok({ version: 1, stamp: 'c', problems: [] }));
  draft.change([{ part: 'orders', key: 'p/one', by: 1 }], '');
  void draft.save();
  draft.change([{ part: 'orders', key: 'p/two', by: 1 }], '');
  const closing = draft.save();
  first.resolve(ok({ version: 1, stamp: 'b', problems: [] }));
  await closing;
  expect(draft.saving).toBe('saved');
  expect(warbands.save.mock.calls.map(([sent]) => (sent as { stamp: string }).stamp)).toEqual(['a', 'b']);
  expect(warbands.save.mock.lastCall![0]).toMatchObject({ list: draft.list });
});

it('a note and tags that are being written are saved first', async () => {
  const { tryToClose, close } = await load();
  const { cleanup, render, screen } = await import('@testing-library/svelte');
  const { default: Notes } = await import('../../renderer/history/Notes.svelte');
  const line = { id: 3, note: 'The bridge', tags: ['club'] } as unknown as HistoryLine;
  render(Notes, { line });
  onTestFinished(cleanup);
  expect(tryToClose()).toBe(true);
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value = 'The bridge held';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' }).value = 'club,Friday';
  const closed = new Promise<void>((resolve) => close.mockImplementation(resolve));
  expect(tryToClose()).toBe(false);
  await closed;
  expect(history.note).toHaveBeenCalledExactlyOnceWith({ id: 3, note: 'The bridge held' });
  expect(history.tag).toHaveBeenCalledExactlyOnceWith({ id: 3, tags: ['club', 'Friday'] });
});
