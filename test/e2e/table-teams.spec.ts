// Four players in two teams: everybody's turn by scripted choices, and a whole match to the end in which a team wins.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { standing } from './moments.ts';
import {
  answering,
  endAnyway,
  lookingAt,
  markedSquares,
  playOn,
  pointer,
  pressSquare,
  sitAt,
  type Hands,
} from './table-kit.ts';

const found = standing({ begun: 'teamsFirstTurn', game: 'teams' });
test.use({ found });

const turnOf = async (page: Page): Promise<string> =>
  (await page.locator('h1').innerText()).replace(/\s+/g, ' ').trim();

/** Names one creature a turn, sends it as far as it goes, and ends. */
function scripted(): Hands & { turns: () => string[] } {
  const named = new Set<string>();
  const moved = new Set<string>();
  return {
    ...pointer,
    activate: async (page) => {
      const turn = await turnOf(page);
      if (named.has(turn)) return endAnyway(page);
      named.add(turn);
      await pointer.activate(page);
    },
    strike: async (page) => {
      const turn = await turnOf(page);
      const far = (await markedSquares(page)).at(-1);
      if (moved.has(turn) || far === undefined) return false;
      moved.add(turn);
      await pressSquare(page, far);
      return true;
    },
    turns: () => [...moved],
  };
}

test('four players in two teams play a turn each', async ({ page, app }) => {
  await sitAt(page, app, found.route('begun'));
  const teams = page.locator('.table');
  await expect(teams.getByText(/Team 1$/)).toHaveCount(2);
  await expect(teams.getByText(/Team 2$/)).toHaveCount(2);
  for (const name of ['Mira', 'Tobin', 'Ysolde', 'Corvane'])
    await expect(teams.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
  await app.axe();
  const hands = scripted();
  for (let step = 0; step < 60 && hands.turns().length < 4; step++) await playOn(page, hands, 1);
  const players = hands.turns().map((turn) => /(Mira|Tobin|Ysolde|Corvane)/.exec(turn)![0]);
  const order = ['Mira', 'Tobin', 'Ysolde', 'Corvane'];
  const first = order.indexOf(players[0]!);
  expect(players, 'teams take turns about').toEqual([...order.slice(first), ...order.slice(0, first)]);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/moves to/);
});

test('four players in two teams play a whole match with answers and cowering, and a team wins together', async ({
  page,
  app,
}) => {
  test.setTimeout(300_000);
  await sitAt(page, app, found.route('game'));
  const hands = answering(pointer, 4);
  const { watch, missed } = lookingAt([/answer .*, or pass$/, /or step back$/, /about to take/], app.axe);
  await playOn(page, hands, 400, watch);
  expect(missed(), 'states that were not met').toEqual([]);
  expect(hands.answered()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: /(Mira.*Ysolde|Tobin.*Corvane).*win/ })).toBeVisible(); // W-932
  await app.axe();
});
