import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweepLeftovers } from '../../electron/db/leftovers.ts';
import { startProgram } from '../../electron/services/start.ts';
import { temporaryFolder } from './support.ts';

const parts = [
  'instance.json.4711.part',
  'deepmarch.sqlite-restoring',
  'deepmarch.sqlite-restoring-journal',
  'backups/deepmarch-2031-05-09T14-03-22-123Z-manual.sqlite.part',
  'backups/deepmarch-2031-05-09T14-03-22-123Z-manual.sqlite.part-journal',
];
const kept = [
  'notes.part',
  'deepmarch.sqlite-wal',
  'backups/deepmarch-2031-05-09T14-03-22-123Z-manual.sqlite',
];

function folderWith(names: readonly string[]): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'backups'));
  for (const name of names) writeFileSync(path.join(folder, name), 'half');
  return folder;
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

describe('parts of writes that were cut off', () => {
  it('are swept, and nothing else is', () => {
    const folder = folderWith([...parts, ...kept]);
    expect(sweepLeftovers(folder)).toHaveLength(parts.length);
    expect(namesIn(folder)).toEqual(['backups', ...kept].toSorted());
    expect(sweepLeftovers(folder)).toEqual([]);
  });

  it('are no reason to fail where the folder is not there yet', () => {
    expect(sweepLeftovers(path.join(temporaryFolder(), 'new'))).toEqual([]);
  });

  it('are gone after a start, and the log says so', async () => {
    const folder = folderWith(parts);
    const started = await startProgram(['--data-dir', folder]);
    if (!started.ok) throw new Error(started.error.sentence);
    const log = await started.value.program.handlers['app.log']({});
    expect(log).toMatchObject({
      value: { lines: expect.arrayContaining([expect.stringContaining('deepmarch.sqlite-restoring')]) },
    });
    expect(namesIn(folder).filter((name) => /part|restoring/.test(name))).toEqual([]);
    started.value.close();
  });
});
