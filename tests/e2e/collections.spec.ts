import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { press } from './keys';
import { openRecipe, sayIn, type Visit } from './visits';

test.use({ serviceWorkers: 'allow' });

const say = sayIn('en-GB');
const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

test('a guest makes, fills, renames and removes a collection with the keyboard alone, without a network, too', async ({
  page,
  context,
}) => {
  const visit: Visit = { page, language: 'en-GB', say };
  await openRecipe(visit);
  const recipe = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await press(page, page.getByRole('button', { name: say('collections.title') }));
  const sheet = page.getByRole('dialog', { name: say('collections.title') });
  await press(page, sheet.getByRole('textbox', { name: say('collections.new') }), 'S');
  await page.keyboard.type('undays');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
  await press(page, sheet.getByRole('link', { name: say('collections.toAll') }));

  const chips = page.getByRole('group', { name: say('collections.title') });
  // Only the chosen collection has them.
  const tools = chips.getByRole('button', { name: say('collections.toolsOf') });
  await press(page, chips.getByRole('button', { name: 'Sundays (1)' }));
  await expect(page.getByRole('article').getByRole('link', { name: recipe, exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('collections.signInToShare'))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await press(page, tools);
  await press(page, page.getByRole('menuitem', { name: say('collections.rename') }));
  await page.keyboard.type('Slow Sundays');
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button', { name: 'Slow Sundays (1)' })).toBeVisible();
  await keepsFocus(page);

  await press(page, chips.getByRole('button', { name: say('collections.new') }));
  await page.keyboard.type('Lunch boxes');
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button', { name: 'Lunch boxes (0)' })).toHaveAttribute('aria-pressed', 'true');
  await keepsFocus(page);
  await expect(page.getByRole('heading', { name: say('collections.empty') })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await press(page, tools);
  await expect(page.getByRole('menuitem', { name: say('collections.rename') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: say('collections.delete') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button', { name: 'Lunch boxes (0)' })).toHaveCount(0);
  await keepsFocus(page);

  await page.reload();
  await expect(chips.getByRole('button', { name: 'Slow Sundays (1)' })).toBeVisible();
  await context.setOffline(false);
});
