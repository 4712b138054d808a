// The program at the table: it takes a seat and gives it back in mid match, answers at once when told, says why if asked.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { endAnyway, playOn, pointer, promptOf, sitAt } from './table-kit.ts';

const found = standing({ warlord: 'firstTurn', novice: 'firstTurn' });
test.use({ found });

const bots = (page: Page) => page.getByRole('region', { name: 'Played by the program' });

/** Who must choose now. */
const asked = async (page: Page): Promise<string> => /^(Mira|Tobin)/.exec(await promptOf(page))?.[0] ?? '';

/** Whose turn it is, and who waits. */
async function seats(page: Page): Promise<{ one: string; other: string }> {
  const one = await asked(page);
  return { one, other: one === 'Mira' ? 'Tobin' : 'Mira' };
}

/** Gives a seat to a person or the program, in the dialog that is open. */
async function giveSeat(page: Page, name: string, to: '' | 'novice' | 'warlord'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who plays' });
  await dialog.getByLabel(`Who plays ${name}`).selectOption(to);
  await dialog.getByRole('button', { name: 'Seat them so' }).click();
  await expect(dialog).toBeHidden();
}

async function openSeats(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Who plays' }).click();
}

/** Ends phase after phase until the program thinks. */
async function endTurn(page: Page): Promise<void> {
  for (let step = 0; step < 8 && !(await bots(page).isVisible()); step++)
    await playOn(page, { ...pointer, activate: endAnyway }, 1);
  await expect(bots(page)).toBeVisible();
}

/** Halts the program while it thinks. */
async function halt(page: Page): Promise<void> {
  await bots(page).getByRole('button', { name: 'Pause' }).click();
  await expect(bots(page).getByRole('button', { name: 'Go on' })).toBeVisible();
}

/** Until it is the person's turn again; what is asked on the way is passed. */
async function untilTurnOf(page: Page, name: string): Promise<void> {
  const question = page.locator('.actions, .question, .cower').first();
  const isTurn = async () => (await promptOf(page)).startsWith(`${name}: choose a creature`);
  await question.waitFor({ timeout: 60_000 });
  for (let step = 0; step < 10 && !(await isTurn()); step++) {
    await playOn(page, pointer, 1);
    await question.waitFor({ timeout: 60_000 });
  }
  expect(await isTurn()).toBe(true);
}

test('a seat goes to the program and back in mid match; the program answers at once when told', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  await sitAt(page, app, found.route('warlord'));
  const { one, other } = await seats(page);
  await openSeats(page);
  await app.axe();
  await giveSeat(page, other, 'warlord');
  expect(await asked(page), 'the match stays as it is').toBe(one);

  await endTurn(page);
  await halt(page);
  await app.axe();
  await bots(page).getByRole('button', { name: 'Go on' }).click();
  await bots(page)
    .getByRole('button', { name: /^Answer now/ })
    .click();
  await untilTurnOf(page, one);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(new RegExp(`Turn \\d+ · ${other}`));

  await endTurn(page);
  await halt(page);
  await bots(page).getByRole('button', { name: 'Who plays' }).click();
  await giveSeat(page, other, '');
  await expect(page.locator('.prompt')).toContainText(`${other}:`);
});

test('a novice says why it did what it did, if asked', async ({ page, app }) => {
  test.setTimeout(120_000);
  await sitAt(page, app, found.route('novice'));
  const { one, other } = await seats(page);
  await openSeats(page);
  await giveSeat(page, other, 'novice');
  await endTurn(page);
  await untilTurnOf(page, one);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).not.toContainText('“');
  await page.getByRole('button', { name: 'Ask why' }).click();
  await expect(log).toContainText('“');
  await app.axe();
  await page.getByRole('button', { name: 'Ask why' }).click();
  await expect(log).not.toContainText('“');
});
