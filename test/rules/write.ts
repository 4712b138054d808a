/** `npm run rules`: writes docs/rules-coverage.md anew. */
import { writeFileSync } from 'node:fs';
import { coverage, coverageDocument } from './coverage.ts';

const rows = coverage();
writeFileSync(new URL('../../docs/rules-coverage.md', import.meta.url), coverageDocument(rows));
const open = rows.filter(({ shownBy, offScreen }) => shownBy.length === 0 && !offScreen);
console.log(`wrote docs/rules-coverage.md: ${rows.length} entries, ${open.length} without evidence`);
if (open.length > 0) console.log(open.map(({ id }) => id).join(' '));
