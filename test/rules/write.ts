/** `npm run rules`: writes docs/rules-coverage.md and its pages anew, one for each game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gameTools } from '../../electron/cli/games.ts';
import { coverage, coverageDocument, coverageIndex, isOpen, isUncited } from './coverage.ts';

const docs = new URL('../../docs/', import.meta.url);
mkdirSync(new URL('rules-coverage/', docs), { recursive: true });
for (const { id } of gameTools) {
  const rows = coverage(id);
  writeFileSync(new URL(`rules-coverage/${id}.md`, docs), coverageDocument(id, rows));
  const [open, uncited] = [rows.filter(isOpen), rows.filter(isUncited)];
  console.log(
    `wrote docs/rules-coverage/${id}.md: ${rows.length} entries, ${open.length} without evidence, ${uncited.length} rules no code names`,
  );
  for (const [what, list] of [['without evidence', open] as const, ['in no code', uncited] as const])
    if (list.length > 0) console.log(`  ${what}: ${list.map((row) => row.id).join(' ')}`);
}
writeFileSync(new URL('rules-coverage.md', docs), coverageIndex());
