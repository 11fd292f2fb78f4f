import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { cards, search } from './kitchen';

/** Until what fades or grows has come to rest: colours are judged as they are read, not half-way. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );

const violations = async (page: Page) => {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
};

test('axe finds nothing on any screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await search(page, 'eggs, potatoes, onion, qwertz');
  await expect(cards(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await cards(page).first().getByRole('link').click();
  for (const tab of ['Overview', 'Ingredients', 'Method']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await violations(page)).toEqual([]);
  }
  for (const path of ['/terms', '/about', '/contact', '/privacy', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
