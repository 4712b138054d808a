// A newcomer learns: a lesson by pointer to its end and on to the next, a puzzle tried, left and solved by keys.
import { expect, test } from './fixture.ts';
import { andThen, pressSquare } from './table-kit.ts';

test('a lesson tells each step, sees it done, and leads to the next', async ({ page, app }) => {
  await app.open();
  await page.getByRole('link', { name: /New here/ }).click();
  await expect(page.getByRole('heading', { name: 'Lessons', level: 1 })).toBeVisible();
  await app.axe();
  await page.getByRole('button', { name: 'Begin' }).click();

  const slip = page.getByRole('region', { name: 'Lesson', exact: true });
  // Its heading, for every step's title stands in the list of steps.
  const tells = (title: string) => expect(slip.getByRole('heading', { name: title })).toBeVisible();
  await tells('Choose the Great Mastiff');
  await app.axe();
  await pressSquare(page, 'C3');
  await tells('Run at the Hollow Page');
  await pressSquare(page, 'H5');
  await tells('Now the Halberdier');

  // What was done is done: also after the table was left and found again.
  await page.reload();
  await tells('Now the Halberdier');
  await page.keyboard.press('z');
  await tells('Run at the Hollow Page');
  await andThen(page, () => pressSquare(page, 'H5'));
  await andThen(page, () => pressSquare(page, 'C5'));
  await tells('Into the rubble');
  await pressSquare(page, 'F4');
  await tells('Learnt');
  await app.axe();
  const next = slip.getByRole('button', { name: 'Next: Striking' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await tells('Choose the Halberdier');

  await slip.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Marching' })).toContainText('learnt');
  // Practice leaves no match behind.
  await app.open('#/history');
  await expect(page.getByRole('main')).toContainText('No match');
});
