// The program at the table: it takes a seat and gives it back in mid match, answers at once when told, says why if asked.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { endAnyway, playOn, pointer, promptOf, sitAt } from './table-kit.ts';

const found = standing({ warlord: 'firstTurn', novice: 'firstTurn' });
test.use({ found });

const bots = (page: Page) => page.getByRole('region', { name: 'Played by the program' });

const goOn = (page: Page) => bots(page).getByRole('button', { name: 'Go on' });

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

/** Halts the program before it thinks: it stops at its first choice, however quick it is. */
async function haltAndEndTurn(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause the program' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.actions'), 'a person plays on').toBeVisible();
  for (let step = 0; step < 8 && !(await goOn(page).isVisible()); step++)
    await playOn(page, { ...pointer, activate: endAnyway }, 1);
  await expect(goOn(page)).toBeVisible();
  await expect(page.locator('.prompt')).toContainText('the program is paused');
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

/** Persons play on, ending what they can end, until this one is asked. */
async function untilAsked(page: Page, name: string): Promise<void> {
  await expect(bots(page)).toBeHidden();
  for (let step = 0; step < 8 && (await asked(page)) !== name; step++)
    await playOn(page, { ...pointer, activate: endAnyway }, 1);
  expect(await asked(page)).toBe(name);
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

  await haltAndEndTurn(page);
  await app.axe();
  await goOn(page).click();
  // Sent at once: the button goes when the program has chosen.
  await bots(page)
    .getByRole('button', { name: /^Answer now/ })
    .dispatchEvent('click');
  await untilTurnOf(page, one);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(new RegExp(`Turn \\d+ · ${other}`));

  await haltAndEndTurn(page);
  await bots(page).getByRole('button', { name: 'Who plays' }).click();
  await giveSeat(page, other, '');
  await untilAsked(page, other);
  await expect(page.locator('.actions'), 'who sat down has something to press').toBeVisible();
});

test('a novice says why it did what it did, if asked', async ({ page, app }) => {
  test.setTimeout(120_000);
  await sitAt(page, app, found.route('novice'));
  const { one, other } = await seats(page);
  await openSeats(page);
  await giveSeat(page, other, 'novice');
  await haltAndEndTurn(page);
  await goOn(page).click();
  await untilTurnOf(page, one);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).not.toContainText('“');
  await page.getByRole('button', { name: 'Ask why' }).click();
  await expect(log).toContainText('“');
  await app.axe();
  await page.getByRole('button', { name: 'Ask why' }).click();
  await expect(log).not.toContainText('“');
});
