/** Two starts at once, as real processes: one writer, and the others are told where it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/support.ts';
import { bundleChildren, killHard, runChild } from './children/run.ts';

beforeAll(bundleChildren);

const address = 'http://127.0.0.1:4321/';

async function startTogether(count: number, folder: string) {
  const children = Array.from({ length: count }, () => runChild('lock', folder, address));
  await Promise.all(children.map((child) => child.said(1)));
  const holders = children.filter((child) => child.lines[0]?.startsWith('holding'));
  const refused = children.filter((child) => !holders.includes(child));
  return { holders, refused };
}

describe('several starts at once', () => {
  it('let exactly one in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { holders, refused } = await startTogether(5, temporaryFolder());
      expect(holders).toHaveLength(1);
      for (const { lines } of refused)
        expect(JSON.parse(lines[0]!)).toMatchObject({ code: 'already-running' });
      await killHard(holders[0]!);
    }
  });

  it('tell a later start the first one’s process and address', async () => {
    const folder = temporaryFolder();
    const { holders } = await startTogether(1, folder);
    const { refused } = await startTogether(1, folder);
    const pid = holders[0]!.process.pid;
    expect(JSON.parse(refused[0]!.lines[0]!)).toEqual({
      code: 'already-running',
      sentence: `Deepmarch is already running with this data folder (process ${pid}).`,
      holder: { pid, address },
    });
    await killHard(holders[0]!);
  });

  it('find the way free after the first was killed or closed', async () => {
    const folder = temporaryFolder();
    const { holders: killed } = await startTogether(1, folder);
    await killHard(killed[0]!);
    const { holders: closed } = await startTogether(1, folder);
    expect(closed).toHaveLength(1);
    closed[0]!.process.stdin!.end();
    await closed[0]!.ended;
    expect(closed[0]!.process.exitCode).toBe(0);
    const { holders: last } = await startTogether(1, folder);
    expect(last).toHaveLength(1);
    await killHard(last[0]!);
  });
});
