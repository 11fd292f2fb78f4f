import { expect, test, type Locator, type Page } from '@playwright/test';
import { recipeIdOf } from '../../kitchen/recipes/recipeId';
import { watchFirstSight, withheldScript } from './heldBack';
import { serveInPieces } from './inPieces';
import { cards, search } from './kitchen';
import { cookNamed, signIn } from './session';

const RECIPE = `/recipe/${recipeIdOf('shakshuka')}`;

/** Waits until a screen is complete, and expects that nothing has moved since its document was opened. */
const expectStill = async (page: Page, shift: () => Promise<number>, sign: Locator) => {
  await expect(sign).toBeVisible();
  // Present until the script has hydrated the page.
  await expect.poll(() => page.evaluate(() => 'earlyEvents' in window)).toBe(false);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBe(0);
};

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const [path, heading] of [
      ['/', /larder/],
      [RECIPE, /^Shakshuka$/],
    ] as const)
      test(`nothing moves at ${path}, on the first visit and on the next`, async ({ page }) => {
        const { shift } = await watchFirstSight(page);
        // A busy server answers the first visitor of a recipe before its page is drawn.
        const html = async () => (await page.request.get(path)).text();
        await expect.poll(html, { timeout: 15_000 }).toContain('<h1');
        const title = page.getByRole('heading', { level: 1, name: heading });
        await page.goto(path);
        await expectStill(page, shift, title);
        await page.reload();
        await expectStill(page, shift, title);
      });

    test('nothing moves at / while its document arrives in pieces', async ({ page, baseURL }) => {
      const { address, end } = await serveInPieces(baseURL!);
      try {
        const { shift } = await watchFirstSight(page);
        await page.goto(address);
        await expectStill(page, shift, page.getByRole('heading', { level: 1, name: /larder/ }));
      } finally {
        end();
      }
    });

    test('nothing moves at Home for a guest who comes back to recipes and searches of before', async ({ page }) => {
      await page.goto('/');
      await search(page, 'eggs, tomatoes, onions');
      await cards(page)
        .first()
        .getByRole('button', { name: /^Save / })
        .click();
      await page.getByRole('button', { name: 'Keep on this device' }).click();
      await expect(page.getByRole('region', { name: 'On this device' }).getByRole('article')).toHaveCount(1);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('savedRecipes_guest'))).not.toBeNull();
      const { shift } = await watchFirstSight(page);
      // A visit of its own: the results of the last one are gone, its searches and recipes are not.
      await page.goto('/about');
      await page.goto('/');
      await expectStill(page, shift, page.getByRole('group', { name: 'Recent searches' }));
      await expect(page.getByRole('heading', { name: 'Say what you have' })).toBeVisible();
    });

    test('nothing moves at Home that tells a failed sign-in above the search', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('authError', 'auth/unauthorized-domain'));
      const { shift } = await watchFirstSight(page);
      await page.goto('/');
      await expectStill(page, shift, page.getByRole('region', { name: 'Domain Not Authorized' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    for (const [message, title] of [
      ['auth/unauthorized-domain', 'Domain Not Authorized'],
      ['auth/network-request-failed', 'Network Connection Error'],
      ['auth/popup-blocked', 'Authentication Error'],
    ] as const)
      test(`a cook can type before the script tells of ${message}, and nothing moves then`, async ({ page }) => {
        await page.addInitScript((text) => localStorage.setItem('authError', text), message);
        const { shift } = await watchFirstSight(page);
        const letGo = await withheldScript(page);
        await page.goto('/', { waitUntil: 'commit' });
        const box = page.getByRole('textbox');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await box.pressSequentially('eggs');
        letGo();
        await expectStill(page, shift, page.getByRole('region', { name: title }));
        await expect(box).toHaveValue('eggs');
      });

    test('nothing moves on the saved list of an account, opened and opened again', async ({ page }) => {
      await signIn(page, cookNamed(`Quieta${viewport.width}`));
      await page.goto(RECIPE);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible();
      const { shift } = await watchFirstSight(page);
      const card = page.getByRole('list', { name: 'Saved recipes' }).getByRole('heading', { level: 3 });
      await page.goto('/saved');
      await expectStill(page, shift, card);
      await page.reload();
      await expectStill(page, shift, card);
    });
  });
