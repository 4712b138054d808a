// What moves at the table: cards fly, nothing travels with reduced motion, and at speed 0 the result is there at once.
import type { Page } from '@playwright/test';
import { expect, test, type App } from './fixture.ts';
import { andThen, atOnce, markedSquares, pointer, pressSquare, sitDown } from './table-kit.ts';

/** A thing that flew: what it was, and where its animation put it from beginning to end. */
interface Flown {
  what: string;
  places: string[];
}

/** Remembers every animation the page starts on a flight. */
const watchFlights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const flown: Flown[] = [];
    Object.assign(window, { flown });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const places = (keyframes as Keyframe[]).flatMap(({ transform }) => transform ?? []);
      flown.push({ what: (this as HTMLElement).dataset['flight'] ?? '', places: places.map(String) });
      return animate.call(this, keyframes, options);
    };
  });

const flownIn = (page: Page): Promise<Flown[]> =>
  page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);

/** Sits down and deploys a creature: its card goes from the hand to its square. */
async function deploy(page: Page, app: App): Promise<void> {
  await sitDown(page, app, { form: /^Two players/, hands: 'Open table', first: 'Mira' });
  await andThen(page, () => pointer.deploy(page));
  const [square] = await markedSquares(page);
  await andThen(page, () => pressSquare(page, square!));
  await expect(page.locator('.place[data-creature]')).toHaveCount(1);
}

const pace = async (page: Page, app: App, speed: string) => {
  await app.open('#/settings');
  await page.getByRole('slider', { name: 'Pace of the pieces' }).fill(speed);
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a deployed creature flies from the hand to its square and is gone when it lands', async ({ page, app }) => {
    await watchFlights(page);
    await pace(page, app, '2');
    await deploy(page, app);
    const flown = await flownIn(page);
    expect(flown.map(({ what }) => what)).toContain('card');
    expect(new Set(flown.find(({ what }) => what === 'card')!.places).size).toBeGreaterThan(1);
    await expect(page.locator('.flight')).toHaveCount(0);
  }); // prettier-ignore

  test('at speed 0 nothing flies', async ({ page, app }) => {
    await watchFlights(page);
    await atOnce(page, app);
    await deploy(page, app);
    expect(await flownIn(page)).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what flew only fades where it arrives, and nothing else is animated', async ({ page, app }) => {
    await watchFlights(page);
    await pace(page, app, '1');
    await deploy(page, app);
    const flown = await flownIn(page);
    expect(flown.length).toBeGreaterThan(0);
    for (const { places } of flown) expect(new Set(places).size).toBe(1);
    const named = () => document.getAnimations().map((each) => (each as CSSAnimation).animationName);
    expect(await page.evaluate(named)).toEqual([]);
  });
});
