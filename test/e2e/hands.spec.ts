// Room at the table at the sizes it is made for: squares, hands, what is read, what is pressed, measured in the page.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, sitAt } from './table-kit.ts';

const found = standing({
  first: 'firstGame',
  many: 'manyCards',
  answer: 'answer',
  opening: 'firstDeploy',
  teams: 'teamsFirstTurn',
});
test.use({ found });

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const boxes = (things: Locator) =>
  things.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
const squareOf = async (page: Page): Promise<number> => (await page.locator('.cursor').boundingBox())!.width;

/** What of these things is cut off, by themselves or by what they lie in. */
const cutOff = (things: Locator) =>
  things.evaluateAll((list) =>
    list
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const place = each.closest('.tray, .act, .reading')!.getBoundingClientRect();
        const isOutside =
          left < place.left - 3 ||
          right > place.right + 3 ||
          top < place.top - 3 ||
          bottom > place.bottom + 3;
        return isOutside || each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => each.textContent),
  );

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

for (const size of sizes) {
  const at = `at ${String(size.width)}×${String(size.height)}`;

  test(`squares are large enough to press on every field ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('first'));
    expect(await squareOf(page), 'the wide field').toBeGreaterThanOrEqual(40);
    await sitAt(page, app, found.route('many'));
    expect(await squareOf(page), 'two maps').toBeGreaterThanOrEqual(34);
    await sitAt(page, app, found.route('teams'));
    expect(await squareOf(page), 'four players').toBeGreaterThanOrEqual(34);
    await app.axe();
  });

  test(`every card of a full hand is legible at rest and covers nothing ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('many'));
    const cards = page.locator('.hand .holder .card');
    await cards.first().waitFor();
    expect(await cutOff(page.locator('.orders .holder .name'))).toEqual([]);
    expect(await cutOff(page.locator('.hand .level'))).toEqual([]);
    const rects = await boxes(cards);
    expect(rects.some((one, index) => rects.slice(index + 1).some((other) => meet(one, other)))).toBe(false);
    const letters = await page
      .locator('.hand :is(.name, .foot)')
      .evaluateAll((list) => list.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(14);
    await expect(page.locator('.creatures .shared')).toHaveText(/Deploy phase\s+W-\d+/);
    await app.axe();
  });

  test(`all of a card and why it waits is read beside everything else ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    const closed = page.locator('.orders .holder:not(.isOpen) .slot').first();
    const name = (await closed.getAttribute('aria-label'))!.split(',')[0]!;
    await closed.hover();
    const read = page.locator('.reading .read');
    await expect(read).toContainText(name);
    await expect(read.locator('.why')).toContainText(/[RW]-\d+/);
    const [place] = await boxes(page.locator('.reading'));
    for (const other of ['.board[data-width]', '.prompt', '.act', '.tray'])
      expect(meet(place!, (await boxes(page.locator(other)))[0]!), other).toBe(false);
    // By keys the same, and its rules are its description.
    await page.mouse.move(0, 0);
    await expect(read).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(read).toBeVisible();
    await expect(page.locator('.slot:focus')).toHaveAccessibleDescription(/\w{3}/);
  });

  test(`a card that is chosen is lit where it lies ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    await andThen(page, () => page.locator('.orders .holder.isOpen .slot').first().click());
    await expect(page.locator('.orders .holder.isChosen')).toHaveCount(1);
    await andThen(page, () => page.keyboard.press('Escape'));
  });

  test(`creature cards show their pictures while they are deployed ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('opening'));
    await expect(page.locator('.creatures .holder.as-card').first()).toBeVisible();
    await expect(page.locator('.creatures .art').first()).toBeVisible();
    expect(await cutOff(page.locator('.creatures .holder .name'))).toEqual([]);
  });

  test(`everything to press is in sight, each in one line ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    const buttons = page.locator(':is(.actions, .helpers) .button');
    const lines = await buttons
      .locator('span')
      .evaluateAll((list) =>
        list.map((each) => each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).fontSize)),
      );
    expect(Math.max(...lines)).toBeLessThan(2);
    const rects = await boxes(buttons);
    expect(Math.max(...rects.map(({ bottom }) => bottom))).toBeLessThan(size.height);
  });

  test(`the keys stand in even columns and tell that there are more ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await app.open('#/');
    await page.keyboard.press('?');
    const leaf = page.getByRole('dialog', { name: 'Keys' });
    const rows = await boxes(leaf.locator('dl > div'));
    const feet = [...new Set(rows.map(({ left }) => Math.round(left)))].map((left) =>
      Math.max(...rows.filter((row) => Math.round(row.left) === left).map(({ bottom }) => bottom)),
    );
    expect(feet.length).toBe(3);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(160);
    await expect(leaf.locator('.more')).toBeVisible();
    await leaf.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect(leaf.locator('.more')).toBeHidden();
  });
}

test('who stands out of sight has a mark at the edge that leads there; one key shows all', async ({
  page,
  app,
}) => {
  await page.setViewportSize(sizes[0]!);
  await sitAt(page, app, found.route('teams'));
  const marks = page.locator('button.edge');
  const before = await marks.count();
  expect(before).toBeGreaterThan(0);
  const name = (await marks.first().getAttribute('aria-label'))!;
  await marks.first().click();
  await expect(page.locator(`button.edge[aria-label="${name}"]`)).not.toHaveCount(before);
  await page.keyboard.press('0');
  await expect(marks).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(marks.first()).toBeVisible();
});

test('at 200 % text prompt, main button and the names of the hand are in sight without scrolling', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open('#/settings');
  await page.getByRole('slider', { name: 'Size of text' }).fill('200');
  await sitAt(page, app, found.route('many'));
  const seen = [
    ...(await boxes(page.locator('.prompt p'))),
    ...(await boxes(page.locator('.actions .main'))),
    ...(await boxes(page.locator('.orders .holder .name'))),
  ];
  expect(seen.length).toBeGreaterThan(6);
  expect(Math.max(...seen.map(({ bottom }) => bottom))).toBeLessThanOrEqual(800);
  expect(Math.min(...seen.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
  await app.axe();
  await app.open('#/settings');
  await page.getByRole('slider', { name: 'Size of text' }).fill('100');
});
