import { describe, expect, it } from 'vitest';
import { takeTurns } from '../../electron/host/turns.ts';

const limits = { calls: 10, bytes: 1000 };
const nothing = () => undefined;

/** Everything that is due now. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the windows’ turns', () => {
  it('go round, however much one of them asks', async () => {
    const turns = takeTurns(limits);
    const done: string[] = [];
    const [loud, quiet] = [turns.join(nothing), turns.join(nothing)];
    const call = (name: string) => () => Promise.resolve(void done.push(name));
    for (let at = 0; at < 6; at++) loud.add(call(`loud ${at}`), 1);
    for (let at = 0; at < 2; at++) quiet.add(call(`quiet ${at}`), 1);
    await expect.poll(() => done.length).toBe(8);
    expect(done.slice(0, 4)).toEqual(['loud 0', 'quiet 0', 'loud 1', 'quiet 1']);
    expect(done.slice(4)).toEqual(['loud 2', 'loud 3', 'loud 4', 'loud 5']);
  });

  it('do not wait for an answer that takes long', async () => {
    const turns = takeTurns(limits);
    const done: string[] = [];
    const queue = turns.join(nothing);
    queue.add(() => new Promise(nothing), 1);
    queue.add(() => Promise.resolve(void done.push('second')), 1);
    await expect.poll(() => done).toEqual(['second']);
  });

  it('have a bound a window, in calls and in bytes, that counts until the answer is there', async () => {
    const turns = takeTurns(limits);
    let room = 0;
    let answer = nothing as () => void;
    const queue = turns.join(() => room++);
    queue.add(() => new Promise((resolve) => (answer = resolve)), 100);
    await rest();
    for (let at = 1; at < 10; at++) expect(queue.add(() => new Promise(nothing), 1)).toBe(true);
    expect(queue.add(() => Promise.resolve(), 1)).toBe(false);
    expect(turns.join(nothing).add(() => Promise.resolve(), 1)).toBe(true);
    answer();
    await expect.poll(() => room).toBe(1);
    expect(queue.add(() => Promise.resolve(), 992)).toBe(false);
    expect(queue.add(() => Promise.resolve(), 991)).toBe(true);
  });

  it('are over for a window that left: what waits is not done', async () => {
    const turns = takeTurns(limits);
    const done: string[] = [];
    const [leaving, staying] = [turns.join(nothing), turns.join(nothing)];
    for (let at = 0; at < 3; at++) leaving.add(() => Promise.resolve(void done.push('left')), 1);
    leaving.leave();
    staying.add(() => Promise.resolve(void done.push('stayed')), 1);
    await expect.poll(() => done).toEqual(['stayed']);
  });
});
