/** The published page of the card language says what the code says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardJsonSchema } from '../../../../electron/games/warband/cards/schema.ts';
import { cardDocs } from '../../../support/card-docs.ts';

describe('docs/cards.md', () => {
  it('is up to date; if not, run npm run cards:docs', async () => {
    const page = readFileSync(new URL('../../../../docs/cards.md', import.meta.url), 'utf8');
    expect(page).toBe(await cardDocs());
  });

  it('has an entry with an example for every step of the schema', async () => {
    const { $defs } = cardJsonSchema() as {
      $defs: { Step: { oneOf: { properties: { do: { const: string } } }[] } };
    };
    const kinds = $defs.Step.oneOf.map(({ properties }) => properties.do.const);
    expect(kinds.length).toBeGreaterThan(40);
    const page = await cardDocs();
    for (const kind of kinds) expect(page).toContain(`### \`${kind}\`\n`);
  });
});
