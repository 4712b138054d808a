/** Starts that cannot be: each says what stands in the way, in the words of a start. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failureFrom } from '../../electron/db/failure.ts';
import { errorOf } from '../../electron/services/failure-words.ts';
import { refusalAtStart } from '../../electron/services/start-words.ts';
import { startProgram } from '../../electron/services/start.ts';
import { temporaryFolder } from '../db/support.ts';

async function refusal(folder: string) {
  const started = await startProgram(['--data-dir', folder]);
  if (!started.ok) return started.error;
  // What is wrong inside the folder is told by a page, not by an end.
  const failure = started.value.program.failure();
  started.value.close();
  if (failure) return errorOf(failure);
  throw new Error('it started');
}

/** Words that are right while the program runs, and wrong when it does not start. */
const runningWords = /need not be restarted|backup is being restored|last (finished )?step/;

describe('a start on a folder that cannot be one', () => {
  it.each([
    ['a file', 'file', 'a file or a broken link has its name'],
    ['below a file', 'file/inside', 'a file stands where'],
    ['a broken link', 'broken', 'a file or a broken link has its name'],
    ['a link to itself', 'circle', 'lead in a circle'],
    ['a name too long', 'x'.repeat(300), 'its name is too long'],
    ['a name with NUL', 'x\0y', 'the system does not allow its name'],
  ])('says that it is %s', async (_, name, reason) => {
    const here = temporaryFolder();
    writeFileSync(path.join(here, 'file'), '');
    symlinkSync(path.join(here, 'nowhere'), path.join(here, 'broken'));
    symlinkSync(path.join(here, 'circle'), path.join(here, 'circle'));
    const folder = path.join(here, name);
    const { code, sentence } = await refusal(folder);
    expect(code).toBe('bad-data-dir');
    expect(sentence).toContain(`the data folder ${folder}: `);
    expect(sentence).toContain(reason);
    expect(sentence).not.toMatch(runningWords);
    expect(readdirSync(here).toSorted()).toEqual(['broken', 'circle', 'file']);
  });

  it.runIf(process.platform === 'linux')('ends where the system makes no folders', async () => {
    expect(await refusal('/proc/deepmarch/data')).toMatchObject({ code: 'bad-data-dir' });
  });
});

describe('a start on a folder with something in the way', () => {
  it.each(['instance.lock', 'instance.json', 'backups'])('says so where it is %s', async (name) => {
    const folder = temporaryFolder();
    if (name === 'backups') writeFileSync(path.join(folder, name), '');
    else mkdirSync(path.join(folder, name, 'full'), { recursive: true });
    const { code, sentence } = await refusal(folder);
    expect(code).toBe('no-permission');
    expect(sentence).toContain(`the data folder ${folder}, or a file in it, cannot be opened or written`);
    expect(sentence).not.toMatch(runningWords);
  });
});

describe('the words of a start', () => {
  it.each(['ENOSPC', 'EACCES', 'EIO', 'SQLITE_CORRUPT', 'SQLITE_BUSY', 'SQLITE_FULL'])(
    'for %s name the folder, promise no running program, and end in a new start',
    (code) => {
      const { sentence } = refusalAtStart(
        failureFrom(Object.assign(new Error('x'), { code })),
        '/somewhere/data',
      );
      expect(sentence).toMatch(/^Deepmarch cannot start: .*\/somewhere\/data/);
      expect(sentence).not.toMatch(runningWords);
      expect(sentence).toMatch(/start (again|with --data-dir)/i);
    },
  );
});
