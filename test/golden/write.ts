/** `npm run golden`: writes the golden playthroughs, the counts of the perft tables and the fingerprints of random play anew. Read the difference before committing it. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fingerprintFile, fingerprintRows } from '../fingerprints/rows.ts';
import { pathOf as pathOfTable, readTable, tables } from '../perft/tables.ts';
import { pathOf, playthroughs } from './playthroughs.ts';

for (const { file, tell } of playthroughs) {
  writeFileSync(pathOf(file), tell());
  console.log(`wrote test/golden/${file}`);
}

async function writeRows(url: URL, rows: unknown): Promise<void> {
  const path = fileURLToPath(url);
  const style = await resolveConfig(path);
  writeFileSync(path, await format(JSON.stringify(rows), { ...style, filepath: path }));
  console.log(`wrote ${relative(process.cwd(), path)}`);
}

for (const table of tables) {
  const rows = readTable(table).map((row) => ({ ...row, counts: table.count(row) }));
  await writeRows(pathOfTable(table.file), rows);
}

await writeRows(
  fingerprintFile,
  fingerprintRows.map(({ take }) => take()),
);
