/** `npm run golden`: writes the golden playthroughs and the counts of the perft tables anew. Read the difference before committing it. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { pathOf as pathOfTable, readTable, tables } from '../perft/tables.ts';
import { pathOf, playthroughs } from './playthroughs.ts';

for (const { file, tell } of playthroughs) {
  writeFileSync(pathOf(file), tell());
  console.log(`wrote test/golden/${file}`);
}

for (const table of tables) {
  const { file, count } = table;
  const rows = readTable(table).map((row) => ({ ...row, counts: count(row) }));
  const path = fileURLToPath(pathOfTable(file));
  const style = await resolveConfig(path);
  writeFileSync(path, await format(JSON.stringify(rows), { ...style, filepath: path }));
  console.log(`wrote test/perft/${file}`);
}
