/** `npm run cards:docs`: rewrites docs/cards.md from the schemas, the notes and the example cards. */
import { writeFileSync } from 'node:fs';
import { cardDocs } from './card-docs.ts';

writeFileSync(new URL('../../docs/cards.md', import.meta.url), await cardDocs());
