/** `npm run scenarios:docs`: rewrites docs/scenarios.md from the schemas, the notes and the examples. */
import { writeFileSync } from 'node:fs';
import { scenarioDocs } from './scenario-docs.ts';

writeFileSync(new URL('../../docs/scenarios.md', import.meta.url), scenarioDocs());
