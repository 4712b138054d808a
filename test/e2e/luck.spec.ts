// The luck of a match with dice: its ledger over the table and on the match's page, and the proof from the seed.
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { withAnyMatches } from '../support/match-service.ts';
import { expect, test } from './fixture.ts';
import { sitAt } from './table-kit.ts';

const ids: number[] = [];
const seats = [
  { name: 'Mira', colour: 'azure' },
  { name: 'Tobin', colour: 'crimson' },
];

/** A Duel of the dice war some turns on. */
const fill = (folder: string): Promise<void> =>
  withAnyMatches(folder, async (begin) => {
    const match = await begin('salient', { seats, privacy: 'open', hideTells: false, seed: 11 });
    const rng = seedRng(2);
    for (let answers = 0; answers < 90; answers++)
      await match.answer(randomInt(rng, match.table().snapshot.decision!.options.length));
    ids.push(match.id);
  });

test.use({ found: { fill } });

test('rolls against expectation, over the table and afterwards; the match repeats from its seed', async ({
  page,
  app,
}) => {
  await sitAt(page, app, `#/match/${ids[0]!}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Luck ledger' }).click();
  const leaf = page.getByRole('dialog', { name: 'Luck ledger' });
  await expect(leaf.getByText(/of fair games part them more/)).toBeVisible();
  await expect(leaf.getByRole('table', { name: 'Luck ledger' }).getByRole('row')).not.toHaveCount(1);
  const dice = await leaf.getByText(/^\d+ dice: \d+ for/).allInnerTexts();
  expect(dice).toHaveLength(2);
  await app.axe();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await app.open(`#/history/${ids[0]!}`);
  await page.getByRole('button', { name: 'Chance', exact: true }).click();
  await expect(page.getByText(dice[0]!)).toBeVisible();
  await page.getByRole('button', { name: 'Repeat it from the seed' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'all the same' })).toHaveText(
    /^Repeated: 90 actions and \d+ dice, all the same\.$/,
  );
  await app.axe();
});
