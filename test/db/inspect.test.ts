import { expect, it } from 'vitest';
import { databaseFile } from '../../electron/db/file-names.ts';
import { inspect } from '../../electron/db/inspect.ts';
import { open, temporaryFolder } from './support.ts';

it('a table whose definition cannot be read any more is damage, not a failure of the check', async () => {
  const folder = temporaryFolder();
  const { db, close } = await open({ folder });
  expect(inspect(databaseFile(folder))).toMatchObject({ kind: 'ours' });
  db.$client.unsafeMode();
  db.$client.pragma('writable_schema = on');
  const { changes } = db.$client
    .prepare(`update sqlite_schema set sql = replace(sql, 'content_rowid', 'contmnt_rowid')`)
    .run();
  expect(changes).toBeGreaterThan(0);
  close();
  expect(inspect(databaseFile(folder))).toMatchObject({
    kind: 'damaged',
    problem: expect.stringContaining('contmnt_rowid'),
  });
});
