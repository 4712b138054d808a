import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeDispatch } from '../../electron/host/dispatch.ts';
import { callNames, type Handlers } from '../../shared/ipc.ts';
import { err, ok } from '../../shared/result.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { memoryProgram } from '../support/handlers.ts';
import { alwaysRefused, anything } from '../support/hostile.ts';

const failed = { code: 'failed', sentence: 'Something went wrong.' };

const dispatchWith = (changes: Partial<Handlers>, fail = vi.fn(() => failed)) => ({
  dispatch: makeDispatch({ ...memoryProgram().handlers, ...changes }, fail),
  fail,
});

describe('a good call', () => {
  it('reaches its handler and answers what it said', async () => {
    const { dispatch } = dispatchWith({});
    const patch = { appearance: { theme: 'light' } };
    expect(await dispatch('settings.set', { patch })).toEqual(
      ok({ ...defaultSettings, appearance: { ...defaultSettings.appearance, theme: 'light' } }),
    );
  });

  it('passes a refusal on as it is', async () => {
    const refusal = err({ code: 'no-such-backup', sentence: 'There is no such backup.' });
    const { dispatch, fail } = dispatchWith({ 'backups.restore': () => refusal });
    expect(await dispatch('backups.restore', { id: 'x' })).toEqual(refusal);
    expect(fail).not.toHaveBeenCalled();
  });
});

describe('a bad call', () => {
  it.each([
    '',
    'settings',
    'settings.SET',
    'toString',
    '__proto__',
    'constructor',
    0,
    null,
    undefined,
    {},
    ['app.info'],
  ])('named %j is unknown', async (name) => {
    const { dispatch } = dispatchWith({});
    expect(await dispatch(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  });

  it('says what was wrong with the payload, shortly', async () => {
    const { dispatch } = dispatchWith({});
    const answer = await dispatch('settings.set', { patch: { appearance: { theme: 'pink' } } });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'bad-payload', details: [expect.stringContaining('patch.appearance.theme')] },
    });
  });

  it.each(callNames)(
    '%s refuses what it does not understand, without a throw, a bug or a write',
    async (name) => {
      const program = memoryProgram();
      const fail = vi.fn(() => failed);
      const dispatch = makeDispatch(program.handlers, fail);
      await fc.assert(
        fc.asyncProperty(alwaysRefused, async (payload) => {
          const answer = await dispatch(name, payload);
          expect(answer).toMatchObject({
            ok: false,
            error: { code: 'bad-payload', sentence: expect.any(String) },
          });
          expect(JSON.stringify(answer).length).toBeLessThan(5000);
        }),
        { numRuns: 300 },
      );
      expect(program.writes()).toBe(0);
      expect(fail).not.toHaveBeenCalled();
    },
  );

  it.each(callNames)('%s answers anything with a result', async (name) => {
    const { dispatch, fail } = dispatchWith({});
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        expect(await dispatch(name, payload)).toMatchObject({ ok: expect.any(Boolean) });
      }),
      { numRuns: 300 },
    );
    expect(fail).not.toHaveBeenCalled();
  });

  it('pollutes no prototype', async () => {
    const { dispatch } = dispatchWith({});
    for (const name of callNames) await dispatch(name, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect('polluted' in {}).toBe(false);
  });
});

describe('a failing handler', () => {
  it('is reported, and answered in the words the program has for it', async () => {
    const bug = new Error('at a secret place');
    const { dispatch, fail } = dispatchWith({
      'app.log': () => {
        throw bug;
      },
    });
    expect(await dispatch('app.log', {})).toEqual(err(failed));
    expect(fail).toHaveBeenCalledExactlyOnceWith('app.log', bug);
  });

  it('that rejects later is answered too', async () => {
    const { dispatch } = dispatchWith({ 'backups.create': () => Promise.reject(new Error('late')) });
    expect(await dispatch('backups.create', {})).toEqual(err(failed));
  });

  it('cannot send the window what the contract does not know', async () => {
    const hidden = { lines: [], secretHand: ['dragon'] };
    const { dispatch, fail } = dispatchWith({ 'app.log': () => ok(hidden) });
    expect(await dispatch('app.log', {})).toEqual(err(failed));
    expect(fail).toHaveBeenCalledOnce();
  });
});
