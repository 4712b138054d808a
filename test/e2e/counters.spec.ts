// Counters lie on a piece for everybody to see, and say what they are.
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { sitAt } from './table-kit.ts';

const found = standing({ salted: 'counters' });
test.use({ found });

test('counters are seen on the piece and named where it stands', async ({ page, app }) => {
  await sitAt(page, app, found.route('salted'));
  await expect(page.locator('.counters').first()).toContainText(/^\d+$/);
  const piece = page.locator('.piece', { has: page.locator('.counters') }).first();
  await piece.hover({ force: true });
  await expect(page.getByRole('list', { name: 'In effect' })).toContainText(/\d+ Salt counters?/);
  await app.axe();
});
