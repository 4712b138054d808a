/** Playing at the table as a person does: setting up, pressing squares, cards and words, waiting for what is seen. */
import { expect, type Page } from '@playwright/test';
import type { App } from './fixture.ts';

/** Results appear at once: what is tested is the table, not the pace. */
export async function atOnce(page: Page, app: App): Promise<void> {
  await app.open('#/settings');
  await page.getByRole('slider', { name: 'Pace of the pieces' }).fill('0');
}

interface SetupWish {
  form: RegExp;
  hands?: 'Open table' | 'Trusting' | 'Strict';
  /** Players that become persons; the others stay what they are. */
  persons?: readonly string[];
  /** Who deploys first; else chance decides who chooses. */
  first?: string;
}

/** Sets up a match between persons and sits down. */
export async function sitDown(page: Page, app: App, wish: SetupWish): Promise<void> {
  await app.open('#/play');
  await page.getByRole('button', { name: wish.form }).click();
  for (const name of wish.persons ?? ['Tobin']) await page.getByLabel(`Who plays ${name}`).selectOption('');
  if (wish.first) await page.getByRole('radio', { name: wish.first }).check();
  if (wish.hands) await page.getByRole('radio', { name: wish.hands }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.table, .handover').first().waitFor();
}

/** Sits down at a match that stands somewhere already. */
export async function sitAt(page: Page, app: App, route: string): Promise<void> {
  await atOnce(page, app);
  await app.open(route);
  await page.locator('.table[data-busy=false]').waitFor();
}

export const promptOf = async (page: Page): Promise<string> =>
  (await page.locator('.prompt p').innerText()).trim();

const revisionOf = (page: Page) => page.locator('.table').getAttribute('data-revision');

/** Does something and waits until the table shows a later moment. */
export async function andThen(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await revisionOf(page);
  await deed();
  const later = `.table[data-busy=false]:not([data-revision="${String(before)}"])`;
  await expect(page.locator(`${later}, .handover`).first()).toBeVisible();
}

/** Names of the squares that may be chosen now. */
export async function markedSquares(page: Page): Promise<string[]> {
  const note = page.getByText('Marked squares: ');
  if ((await note.count()) === 0) return [];
  return (await note.innerText()).replace('Marked squares: ', '').split(', ');
}

interface Point {
  left: number;
  top: number;
}

/** Where a square is in the page, by its name. */
const squarePoint = (page: Page, name: string): Promise<Point> =>
  page.evaluate((square) => {
    const board = document.querySelector<HTMLElement>('.board[data-width]')!;
    const width = Number(board.dataset['width']);
    const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(square)!;
    const x = letters!.charCodeAt(letters!.length - 1) - 65 + (letters!.length - 1) * 26;
    const y = Number(number) - 1;
    const [column, row] = board.dataset['turned'] === 'true' ? [y, width - 1 - x] : [x, y];
    const drawing = board.querySelector<SVGGElement>('.window > g')!;
    const { x: left, y: top } = new DOMPoint((column + 0.5) * 48, (row + 0.5) * 48).matrixTransform(
      drawing.getScreenCTM()!,
    );
    return { left, top };
  }, name);

/** Presses a square on the drawing, by its name. */
export async function pressSquare(
  page: Page,
  name: string,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const { left, top } = await pointInSight(page, () => squarePoint(page, name));
  await page.mouse.click(left, top, { button });
}

/** Where something is; what lies outside the part of the field in sight is found on the whole of it. */
async function pointInSight(page: Page, find: () => Promise<Point>): Promise<Point> {
  const point = await find();
  const { x, y, width, height } = (await page.locator('.board svg.field').boundingBox())!;
  const isSeen =
    point.left > x + 18 && point.left < x + width - 18 && point.top > y + 18 && point.top < y + height - 18;
  if (isSeen) return point;
  await page.getByRole('button', { name: 'Whole battlefield' }).click();
  return find();
}

export async function pointAtSquare(page: Page, name: string): Promise<void> {
  const { left, top } = await pointInSight(page, () => squarePoint(page, name));
  await page.mouse.move(left, top);
}

/** A creature on the board that can be named, or a target: the middle of its drawing. */
async function pressCreature(page: Page, id: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const { left, top } = await pointInSight(page, async () => {
    const box = await page.locator(`.place[data-creature="${id}"]`).boundingBox();
    if (!box) throw new Error(`creature ${id} is not on the board`);
    return { left: box.x + box.width / 2, top: box.y + box.height / 2 };
  });
  await page.mouse.click(left, top, { button });
}

/** How a player presses: with the pointer or with keys only. */
export interface Hands {
  /** Deploys the first creature card that can be. */
  deploy: (page: Page) => Promise<void>;
  place: (page: Page) => Promise<void>;
  activate: (page: Page) => Promise<void>;
  /** Strikes whoever stands near; says whether anybody did. */
  strike: (page: Page) => Promise<boolean>;
  end: (page: Page) => Promise<void>;
  pass: (page: Page) => Promise<void>;
  answer: (page: Page, number: number) => Promise<void>;
  confirm: (page: Page) => Promise<void>;
}

/**
 * Plays on until the match is over or the steps are used up. A player without mercy: deploys, strikes friend and foe,
 * and always cowers, so that Morale is soon gone.
 */
export async function playOn(
  page: Page,
  hands: Hands,
  most: number,
  watch?: (prompt: string) => Promise<void>,
): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await page.locator('.handover').isVisible()) {
      await hands.confirm(page);
      await page.locator('.table').waitFor();
      continue;
    }
    if (await page.locator('.ended').isVisible()) return;
    const prompt = await promptOf(page);
    await watch?.(prompt);
    await andThen(page, () => turnOf(page, hands, prompt));
  }
}

async function turnOf(page: Page, hands: Hands, prompt: string): Promise<void> {
  if (/about to take/.test(prompt)) return hands.answer(page, 2);
  if (/deploys first|choose one|not$|without$|several|protection/.test(prompt)) return hands.answer(page, 1);
  if (/start area, then end|more can be deployed/.test(prompt))
    return (await canDeploy(page)) ? hands.deploy(page) : hands.end(page);
  if (/on a marked square|choose where/.test(prompt)) return hands.place(page);
  if (/to activate/.test(prompt)) return (await hasNamed(page)) ? hands.activate(page) : hands.end(page);
  if (/ may (still )?(move|attack|collect|use|play)|nothing left to do/.test(prompt)) {
    if (await hands.strike(page)) return;
    return (await hasNamed(page)) ? hands.activate(page) : hands.end(page);
  }
  if (/end your turn/.test(prompt)) return hands.end(page);
  return hands.pass(page);
}

const canDeploy = async (page: Page): Promise<boolean> =>
  (await page.locator('.creatures .holder.isOpen').count()) > 0;

const hasNamed = async (page: Page): Promise<boolean> => (await page.locator('.marks .named').count()) > 0;

/** Plays with the pointer alone. */
export const pointer: Hands = {
  deploy: (page) => page.locator('.creatures .holder.isOpen .slot').first().click(),
  place: async (page) => {
    const [first] = await markedSquares(page);
    await (first === undefined ? pointer.pass(page) : pressSquare(page, first));
  },
  activate: async (page) => {
    const before = await revisionOf(page);
    await pressCreature(page, (await page.locator('.place.isNamed').first().getAttribute('data-creature'))!);
    await confirmActivation(page, before, () => page.getByRole('menuitem', { name: /^Activate / }).click());
  },
  strike: async (page) => {
    for (const neighbour of await neighbours(page)) {
      await pressCreature(page, neighbour, 'right');
      const blow = page.getByRole('menuitem', { name: /^(Strike|Shoot at) / });
      if ((await blow.count()) === 0) continue;
      await blow.first().click();
      return true;
    }
    return false;
  },
  end: (page) => page.locator('.actions .main').click(),
  pass: async (page) => {
    const main = page.locator('.actions .main');
    if ((await main.count()) > 0) return main.click();
    await page.getByRole('button', { name: /^All choices/ }).click();
    await page.getByRole('dialog', { name: 'All choices' }).locator('.options button').first().click();
  },
  answer: (page, number) =>
    page
      .locator('.question ol button, .cower button')
      .nth(number - 1)
      .click(),
  confirm: (page) => page.locator('.confirm').click(),
};

/** Like a pair of hands, but answers with the first order that can be taken up, so many times; then it passes. */
export function answering(hands: Hands, most: number): Hands & { answered: () => number } {
  let answered = 0;
  return {
    ...hands,
    answered: () => answered,
    pass: async (page) => {
      const order = page.locator('.orders .holder.isOpen .slot').first();
      const mayAnswer = /answer .*, or pass$/.test(await promptOf(page)) && (await order.count()) > 0;
      if (!mayAnswer || answered >= most) return hands.pass(page);
      answered += 1;
      await order.click();
    },
  };
}

/** For `playOn`: looks closely at each of these states when it is first met; `missed` tells which never were. */
export function lookingAt(
  states: readonly RegExp[],
  look: () => Promise<void>,
): { watch: (prompt: string) => Promise<void>; missed: () => readonly RegExp[] } {
  let missed = states;
  return {
    missed: () => missed,
    watch: async (prompt) => {
      const met = missed.find((state) => state.test(prompt));
      if (!met) return;
      missed = missed.filter((state) => state !== met);
      await look();
    },
  };
}

/** Ends the phase though creatures could still act: the table warns first. */
export async function endAnyway(page: Page): Promise<void> {
  await pointer.end(page);
  await page.getByRole('button', { name: 'End the phase anyway' }).click();
}

/** Creatures whose pieces touch the one in its activation. */
const neighbours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<SVGGElement>('.place[data-creature]')];
    const spot = (piece: SVGGElement) => new DOMMatrix(getComputedStyle(piece).transform);
    const active = pieces.find((piece) => piece.querySelector('.piece.chosen'));
    const here = active && spot(active);
    return pieces
      .filter((piece) => piece !== active && here && Math.abs(spot(piece).e - here.e) <= 48)
      .filter((piece) => Math.abs(spot(piece).f - here!.f) <= 48)
      .map((piece) => piece.dataset['creature']!);
  });

const around = [
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'ArrowDown',
  'ArrowLeft',
  'ArrowLeft',
  'ArrowUp',
  'ArrowUp',
];

/** A creature that can do several things asks which; so does one that would pass over another that has done nothing. */
async function confirmActivation(
  page: Page,
  before: string | null,
  press: () => Promise<void>,
): Promise<void> {
  const menu = page.getByRole('menuitem', { name: /^Activate / });
  const later = page.locator(`.table:not([data-revision="${String(before)}"]), .handover`);
  await menu.or(later).first().waitFor();
  if (await menu.isVisible()) await press();
}

/** Plays with keys alone. */
export const keys: Hands = {
  deploy: async (page) => {
    await page.keyboard.press('v');
    const focused = page.locator('.slot:focus');
    for (let step = 0; step < 8 && (await focused.getAttribute('aria-disabled')) === 'true'; step++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  place: async (page) => {
    await page.keyboard.press('b');
    await page.locator('.cursor:focus').waitFor();
    await page.keyboard.press('Enter');
  },
  activate: async (page) => {
    const before = await revisionOf(page);
    // Past targets and ways towards an enemy, to somebody of one's own who has not acted.
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('n');
      await page.locator('.cursor:focus').waitFor();
      const label = (await page.locator('.cursor:focus').getAttribute('aria-label')) ?? '';
      if (label.includes(', your ') && !label.includes('in its activation')) break;
    }
    await page.keyboard.press('Enter');
    await confirmActivation(page, before, () => page.keyboard.press('Enter'));
  },
  strike: async (page) => {
    await page.keyboard.press('b');
    for (const arrow of around) {
      await page.keyboard.press(arrow);
      const label = (await page.locator('.cursor:focus').getAttribute('aria-label')) ?? '';
      if (!/, (your|enemy) /.test(label)) continue;
      await page.keyboard.press('Shift+Enter');
      if (await strikeFromMenu(page)) return true;
    }
    return false;
  },
  end: (page) => page.keyboard.press('e'),
  pass: async (page) => {
    const hasMain = (await page.locator('.actions .main').count()) > 0;
    await page.keyboard.press(hasMain ? 'l' : 'o');
    if (!hasMain) await page.getByRole('dialog', { name: 'All choices' }).waitFor();
    // From the leaf's name over its cross to the first choice.
    if (!hasMain) for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.press(hasMain ? 'Space' : 'Enter');
  },
  answer: (page, number) => page.keyboard.press(String(number)),
  confirm: (page) => page.keyboard.press('Enter'),
};

async function strikeFromMenu(page: Page): Promise<boolean> {
  const items = page.getByRole('menu').getByRole('menuitem');
  if ((await items.count()) === 0) return false;
  const at = (await items.allInnerTexts()).findIndex((words) => /^(Strike|Shoot at) /.test(words.trim()));
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press(at < 0 ? 'Escape' : 'Enter');
  if (at < 0) await page.keyboard.press('b');
  return at >= 0;
}
