// The hands below the board at the two sizes they are made for: shared by need, nothing cut off, reasons readable.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import { andThen, sitAt } from './table-kit.ts';

const found = standing({ many: 'manyCards', answer: 'answer', opening: 'firstDeploy' });
test.use({ found });

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const boxes = (cards: Locator) =>
  cards.evaluateAll((list) => list.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
const cardsOf = (page: Page, hand: 'creatures' | 'orders') =>
  page.locator(`.${hand} .holder .card[data-card]`);

/** How many pixels of each card the next one leaves. */
const strips = (cards: readonly DOMRect[]) =>
  cards.map((card, index) => Math.min(card.width, (cards[index + 1]?.left ?? Infinity) - card.left));

/** Both hands lie there, and their cards, which stop moving a moment after the table has changed, lie still. */
async function settle(page: Page): Promise<void> {
  for (const hand of ['creatures', 'orders'] as const) await cardsOf(page, hand).first().waitFor();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))),
  );
}

for (const size of sizes) {
  const at = `at ${String(size.width)}×${String(size.height)}`;

  test(`many cards share the width and every spine shows ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('many'));
    await settle(page);
    const [creatures, orders] = [
      await boxes(cardsOf(page, 'creatures')),
      await boxes(cardsOf(page, 'orders')),
    ];
    const rem = orders[0]!.width / 150;
    expect(Math.min(...strips(creatures), ...strips(orders))).toBeGreaterThan(39 * rem);
    const actions = (await page.locator('.act').boundingBox())!;
    expect(orders.at(-1)!.right, 'the last order is not cut off').toBeLessThan(actions.x);
    expect(creatures.at(-1)!.right, 'hands do not overlap').toBeLessThan(orders[0]!.left);
    const free = actions.x - orders.at(-1)!.right + orders[0]!.left - creatures.at(-1)!.right;
    const isCovered = strips(orders).some((strip) => strip < orders[0]!.width - 1);
    if (isCovered) expect(free, 'no empty table beside covered cards').toBeLessThan(60);
  });

  test(`a reason of a whole hand stands once above it ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('many'));
    await expect(page.locator('.creatures .shared')).toHaveText(/Deploy phase\s+W-\d+/);
    await expect(page.locator('.creatures .reason').filter({ visible: true })).toHaveCount(0);
    await app.axe();
  });

  test(`reasons of closed cards are whole and lie on their own strip ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    const reasons = page.locator('.orders .reason').filter({ visible: true });
    await expect(reasons.first()).toBeVisible();
    await settle(page);
    const cut = await reasons.evaluateAll((list) =>
      list
        .filter((each) => {
          const { right, bottom } = each.getBoundingClientRect();
          const next = each.closest('.holder')!.nextElementSibling?.getBoundingClientRect();
          return (
            each.scrollWidth > each.clientWidth + 1 ||
            bottom > innerHeight ||
            right > (next?.left ?? Infinity)
          );
        })
        .map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
  });

  test(`a card that is pointed at, focused or chosen lies whole in front of the others ${at}`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    const isInFront = (index: number) =>
      cardsOf(page, 'orders').evaluateAll((list, own) => {
        const layers = list.map((each) => Number(getComputedStyle(each).zIndex));
        const { top, bottom } = list[own]!.getBoundingClientRect();
        const line = document.querySelector('.prompt')!.getBoundingClientRect();
        const isWhole = bottom <= innerHeight && top >= line.top + line.height / 2;
        return isWhole && layers.every((layer, each) => each === own || layer < layers[own]!);
      }, index);
    const slots = page.locator('.orders .slot');
    await slots.nth(2).hover();
    await expect.poll(() => isInFront(2)).toBe(true);
    await page.mouse.move(0, 0);
    await slots.nth(1).focus();
    await expect.poll(() => isInFront(1)).toBe(true);
    await slots.nth(1).blur();
    const open = page.locator('.orders .holder.isOpen .slot').first();
    const index = await page
      .locator('.orders .holder')
      .evaluateAll((list) => list.findIndex((each) => each.classList.contains('isOpen')));
    await andThen(page, () => open.click());
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => isInFront(index)).toBe(true);
    await andThen(page, () => page.keyboard.press('Escape'));
  });

  test(`creature cards lie whole while they are deployed ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('opening'));
    await settle(page);
    const creatures = await boxes(cardsOf(page, 'creatures'));
    expect(creatures.length).toBeGreaterThan(3);
    expect(Math.min(...strips(creatures))).toBeGreaterThan(creatures[0]!.width - 1);
  });

  test(`everything to press stands beside the hands, each in one line ${at}`, async ({ page, app }) => {
    await page.setViewportSize(size);
    await sitAt(page, app, found.route('answer'));
    const buttons = page.locator('.actions .button');
    const lines = await buttons
      .locator('span')
      .evaluateAll((list) =>
        list.map((each) => each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).fontSize)),
      );
    expect(Math.max(...lines)).toBeLessThan(2);
    const rects = await boxes(buttons);
    expect(Math.max(...rects.map(({ bottom }) => bottom))).toBeLessThan(size.height - 5);
    const widths = new Set(rects.map(({ width }) => Math.round(width)));
    expect(widths.size, 'whole lines and halves').toBe(2);
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
