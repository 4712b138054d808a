import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeInstanceLock } from '../../electron/services/instance-lock.ts';
import { temporaryFolder } from '../db/support.ts';

function take(folder: string) {
  const lock = takeInstanceLock(folder);
  if (!lock.ok) throw new Error(JSON.stringify(lock.error));
  return lock.value;
}

describe('the lock on a data folder', () => {
  it('is given once, and again after it was let go', () => {
    const folder = temporaryFolder();
    const lock = take(folder);
    expect(takeInstanceLock(folder)).toMatchObject({ ok: false, error: { code: 'already-running' } });
    lock.release();
    take(folder).release();
    expect(existsSync(path.join(folder, 'instance.json'))).toBe(false);
  });

  it('tells the second start where the first can be found', () => {
    const folder = temporaryFolder();
    const lock = take(folder);
    lock.announce('http://127.0.0.1:4321/');
    const holder = { pid: process.pid, address: 'http://127.0.0.1:4321/' };
    expect(takeInstanceLock(folder)).toMatchObject({ ok: false, error: { holder } });
    lock.release();
  });

  it('tells nobody else: the note is for the person alone', () => {
    const folder = temporaryFolder();
    const lock = take(folder);
    expect(statSync(path.join(folder, 'instance.json')).mode & 0o077).toBe(0);
    lock.release();
  });

  it('is taken whatever an earlier process left behind', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'instance.json'), '{"pid":1,"address":"http://127.0.0.1:1/"}');
    writeFileSync(path.join(folder, 'instance.lock'), 'garbage '.repeat(1000));
    const lock = take(folder);
    expect(takeInstanceLock(folder)).toMatchObject({ ok: false, error: { holder: { pid: process.pid } } });
    lock.release();
  });

  it('does not need a readable note to be refused', () => {
    const folder = temporaryFolder();
    const lock = take(folder);
    writeFileSync(path.join(folder, 'instance.json'), '{"pid":"x"');
    expect(takeInstanceLock(folder)).toMatchObject({
      ok: false,
      error: { code: 'already-running', holder: undefined },
    });
    lock.release();
  });

  it('says in words why a folder cannot be used', () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(takeInstanceLock(path.join(file, 'below'))).toMatchObject({
      ok: false,
      error: { code: 'no-permission' },
    });
  });
});
