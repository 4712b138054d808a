// Who may see what: hand-over screens, nothing hidden in the page, peeking, spectators; a crash in the middle.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { startHost } from '../support/host.ts';
import { expect, test } from './fixture.ts';
import { atOnce, playOn, pointer, promptOf, sitDown } from './table-kit.ts';

/** The text of everything the page's scripts hold, after the rubbish was taken out. */
async function memoryOf(page: Page, session: CDPSession): Promise<string> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.send('HeapProfiler.disable');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  await page.evaluate(() => undefined);
  return (JSON.parse(parts.join('')) as { strings: string[] }).strings.join('\n');
}

/** The names of the cards in the hands on the screen. */
const handNames = (page: Page): Promise<string[]> =>
  page
    .locator('.hand .slot')
    .evaluateAll((slots) => slots.map((slot) => (slot.getAttribute('aria-label') ?? '').split(',')[0]!));

/** Presses and keeps pressing. */
async function press(page: Page, spot: Locator): Promise<void> {
  await spot.hover();
  await page.mouse.down();
}

/** Ends the phase though creatures could still act: the table warns first. */
async function endAnyway(page: Page): Promise<void> {
  await pointer.end(page);
  await page.getByRole('button', { name: 'End the phase anyway' }).click();
}

test('a strict table hands over, and until then the page holds no card of anybody', async ({ page, app }) => {
  test.setTimeout(240_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Two players/, hands: 'Strict', first: 'Mira' });
  await page.locator('.handover').waitFor();
  await app.axe();
  await pointer.confirm(page);
  await page.locator('.table').waitFor();
  const session = await page.context().newCDPSession(page);
  const open = await memoryOf(page, session);
  const [one] = await handNames(page);
  expect(open, 'what is shown is found in the memory').toContain(one);
  // The first deployment ends with a hand-over to the other player; the last hand seen before it must be gone.
  let held: string[] = [];
  for (let step = 0; step < 30; step++) {
    if (await page.locator('.table').isVisible()) held = await handNames(page);
    if ((await page.locator('.handover').count()) > 0) break;
    await playOn(page, pointer, 1);
  }
  await expect(page.locator('.handover')).toBeVisible();
  expect(held.length).toBeGreaterThan(0);
  const words = await page.locator('body').innerText();
  expect(
    held.filter((name) => words.includes(name)),
    'cards on the page',
  ).toEqual([]);
  // What is still being animated or collected may hold a name for a moment; then nothing may.
  const inMemory = async () => {
    const memory = await memoryOf(page, session);
    return held.filter((name) => memory.includes(name));
  };
  await expect.poll(inMemory, { message: 'cards in the memory', timeout: 30_000 }).toEqual([]);
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
  test.setTimeout(240_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^First game/, hands: 'Trusting' });
  const spot = page.getByRole('button', { name: /hold to peek|Let go/ });
  const holding = page.getByRole('button', { name: /^Holding/ });
  // Whoever holds is asked at every chance, so that the other's first deed opens a window.
  for (let step = 0; step < 200 && !(await spot.isVisible()); step++) {
    if ((await page.locator('.actions').isVisible()) && !(await holding.isVisible())) {
      await page.keyboard.press('p');
      await expect(holding).toBeVisible();
    }
    await playOn(page, pointer, 1);
  }
  await expect(spot).toBeVisible();
  expect(await handNames(page)).toEqual([]);
  await app.axe();

  const session = await page.context().newCDPSession(page);
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
  for (const [way, { hold, letGo }] of Object.entries(ways)) {
    await hold();
    await expect(page.locator('.hand .slot').first(), way).toBeVisible();
    const seen = await handNames(page);
    await letGo();
    await expect(page.locator('.hand .slot'), way).toHaveCount(0);
    const html = await page.content();
    const open = (await page.locator('.log').innerText()) + (await page.locator('aside.left').innerText());
    const secret = seen.filter((name) => !open.includes(name));
    expect(
      secret.filter((name) => html.includes(name)),
      `on the page: ${way}`,
    ).toEqual([]);
    const inMemory = async () => {
      const memory = await memoryOf(page, session);
      return secret.filter((name) => memory.includes(name));
    };
    if (way === 'pointer')
      await expect.poll(inMemory, { message: 'cards in the memory', timeout: 30_000 }).toEqual([]);
  }
});

test('four players in two teams play a turn each', async ({ page, app }) => {
  test.setTimeout(240_000);
  await atOnce(page, app);
  await sitDown(page, app, { form: /^Teams/, hands: 'Open table', persons: ['Tobin', 'Ysolde', 'Corvane'] });
  const turns = new Set<string>();
  const quick = { ...pointer, activate: endAnyway };
  await playOn(page, quick, 80, async () => {
    turns.add((await page.locator('h1').innerText()).replace(/\s+/g, ' '));
    if (turns.size > 5) throw new Error('all four have begun a turn');
  }).catch((error: Error) => expect(error.message).toBe('all four have begun a turn'));
  expect([...turns].join('; ')).toMatch(
    /Mira.*Tobin.*Ysolde.*Corvane|Tobin.*Ysolde.*Corvane.*Mira|Ysolde.*Corvane.*Mira.*Tobin|Corvane.*Mira.*Tobin.*Ysolde/,
  );
  await app.axe();
});

test('a program that was killed in the middle of a match continues with the same decision', async ({
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
  await playOn(page, pointer, 5);
  const before = {
    prompt: await promptOf(page),
    revision: await page.locator('.table').getAttribute('data-revision'),
  };
  host.process.kill('SIGKILL');
  await new Promise((resolve) => host.process.once('exit', resolve));
  const again = await startHost({ dataFolder });
  try {
    await page.goto(again.address);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.table').waitFor();
    expect(await promptOf(page)).toBe(before.prompt);
  } finally {
    await again.stop();
  }
});
