// Who may see what: hand-over screens, nothing hidden in the page, peeking, spectators; a crash in the middle.
import type { Locator, Page } from '@playwright/test';
import { type HostProcess, startHost } from '../support/host.ts';
import { checkAccessibility, expect, test } from './fixture.ts';
import { expectForgotten, expectInMemory, expectOffPage, handNames, secretNames } from './memory.ts';
import { standing } from './moments.ts';
import {
  andThen,
  atOnce,
  markedSquares,
  playOn,
  pointer,
  pressSquare,
  promptOf,
  sitAt,
  sitDown,
} from './table-kit.ts';

/** Presses and keeps pressing. */
async function press(page: Page, spot: Locator): Promise<void> {
  await spot.hover();
  await page.mouse.down();
}

const found = standing({ peek: 'peek', turn: 'strictTurn' });
test.use({ found });

test('a strict table hands over, and until then the page holds no card of anybody', async ({ page, app }) => {
  test.setTimeout(240_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Two players/, hands: 'Strict', first: 'Mira' });
  await page.locator('.handover').waitFor();
  await app.axe();
  await pointer.confirm(page);
  await page.locator('.table').waitFor();
  await expectInMemory(page, (await handNames(page))[0]!);
  // The first deployment ends with a hand-over to the other player; the last hand seen before it must be gone.
  let held: string[] = [];
  for (let step = 0; step < 30; step++) {
    if (await page.locator('.table').isVisible()) held = await secretNames(page);
    if ((await page.locator('.handover').count()) > 0) break;
    await playOn(page, pointer, 1);
  }
  await expect(page.locator('.handover')).toBeVisible();
  await expectForgotten(page, held);
});

test('after the hand-over one reads what happened since, and Esc puts it away', async ({ page, app }) => {
  await atOnce(page, app);
  await app.open(found.route('turn'));
  await pointer.confirm(page);
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  await expect(recap.getByRole('listitem').first()).toBeVisible();
  await app.axe();
  await page.keyboard.press('Escape');
  await expect(recap).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('hands can be covered at a trusting table, and then nobody sees any', async ({ page, app }) => {
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Two players/, hands: 'Trusting' });
  await expect(page.locator('.handover, .table').first()).toBeVisible();
  if (await page.locator('.handover').isVisible()) await pointer.confirm(page);
  await page.locator('.table').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cover all hands' }).click();
  await expect(page.getByText('The hands are covered')).toBeVisible();
  expect(await handNames(page)).toEqual([]);
});

test('at a trusting table one peeks while holding, by pointer or key, and nothing stays when it is let go', async ({
  page,
  app,
}) => {
  await sitAt(page, app, found.route('peek'));
  const spot = page.getByRole('button', { name: /hold to peek|Let go/ });
  await expect(spot).toBeVisible();
  expect(await handNames(page)).toEqual([]);
  await app.axe();

  const ways = {
    pointer: { hold: () => press(page, spot), letGo: () => page.mouse.up() },
    key: { hold: () => page.keyboard.down('h'), letGo: () => page.keyboard.up('h') },
    'the spot by key': {
      hold: () => spot.focus().then(() => page.keyboard.down('Space')),
      letGo: () => page.keyboard.up('Space'),
    },
    'until put away': {
      hold: () => page.keyboard.press('Shift+h'),
      letGo: () => page.getByRole('button', { name: 'Put my cards away' }).click(),
    },
  };
  let secret: string[] = [];
  for (const [way, { hold, letGo }] of Object.entries(ways)) {
    await hold();
    await expect(page.locator('.hand .slot').first(), way).toBeVisible();
    secret = await secretNames(page, found.named('peek'));
    await letGo();
    await expect(page.locator('.hand .slot'), way).toHaveCount(0);
    await expectOffPage(page, secret);
  }
  await expectForgotten(page, secret);
});

test('a program killed in the middle of a flight continues after the action that flew, and again from there', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const host = await startHost();
  const { dataFolder } = host;
  await page.goto(host.address);
  await page.locator('main h1').waitFor();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByLabel('Who plays Tobin').selectOption('');
  await page.getByRole('radio', { name: 'Open table' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table').waitFor();
  await until(page, /start area, then end/);
  await andThen(page, () => pointer.deploy(page));
  const [square] = await markedSquares(page);
  const pieces = page.locator('.place[data-creature]');
  const before = await pieces.count();
  await pressSquare(page, square!);
  await page.locator('.flight').first().waitFor();
  await kill(host);

  // What was being shown was stored: the creature stands there.
  const second = await continueIn(page, dataFolder);
  await expect(pieces).toHaveCount(before + 1);
  await playOn(page, pointer, 3);
  const prompt = await promptOf(page);
  await kill(second);
  const third = await continueIn(page, dataFolder);
  try {
    expect(await promptOf(page)).toBe(prompt);
    await checkAccessibility(page);
  } finally {
    await third.stop();
  }
});

async function until(page: Page, prompt: RegExp): Promise<void> {
  for (let step = 0; step < 10 && !prompt.test(await promptOf(page)); step++) await playOn(page, pointer, 1);
}

async function kill({ process: program }: HostProcess): Promise<void> {
  const isGone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGKILL');
  await isGone;
}

/** Starts the program anew and sits down where Continue leads. */
async function continueIn(page: Page, dataFolder: string): Promise<HostProcess> {
  const host = await startHost({ dataFolder });
  await page.goto(host.address);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.table[data-busy=false]').waitFor();
  return host;
}
