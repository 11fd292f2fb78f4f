import { expect, test, type Page } from '@playwright/test';
import { cards, search } from './kitchen';
import { SCREENS } from './screens';
import { coveredBy, holdToast, toast } from './toastPlace';
import { sayIn } from './visits';

/** The toast has come in, and the page has scrolled to the results. */
const atRest = async (page: Page) => {
  await expect(cards(page).first()).toBeInViewport();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
};

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 900, height: 900 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`a toast on a ${name}`, () => {
    test.use({ viewport });

    test('covers nothing that can be pressed after a search, and ends when the filters open', async ({ page }) => {
      await page.goto('/');
      await search(page, 'eggs, potatoes, onion, milk');
      await holdToast(page, 'Analysis complete!');
      await atRest(page);
      await expect.poll(() => coveredBy(toast(page))).toEqual([]);
      await page.getByRole('button', { name: 'Filters for these results' }).click();
      await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
      await expect(toast(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    });

    test('leaves the only card free when there is room beside it', async ({ page }) => {
      await page.goto('/');
      await page.getByText('By recipe name').click();
      await page.getByRole('combobox').fill('shakshuka');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(toast(page)).toContainText('Found 1 recipe');
      await atRest(page);
      await expect.poll(() => coveredBy(toast(page), 'article, main button')).toEqual([]);
    });

    test('moves out of the way when the page is scrolled', async ({ page }) => {
      await page.goto('/');
      await search(page, 'eggs, potatoes, onion, milk');
      await holdToast(page, 'Analysis complete!');
      await atRest(page);
      for (const y of [170, 90, 230]) {
        await page.mouse.wheel(0, y);
        await expect.poll(() => coveredBy(toast(page), 'article button, select')).toEqual([]);
      }
    });

    test('leaves the title of the page in sight that a save leads to', async ({ page }) => {
      const title = page.getByRole('textbox', { name: 'Title', exact: true });
      const save = page.getByRole('button', { name: 'Save the recipe' });
      await page.goto('/add');
      await page.getByRole('textbox', { name: 'Text of the recipe' }).fill('Leek soup\n\n3 leeks\n\nSimmer the leeks.');
      await page.getByRole('button', { name: 'Read the recipe' }).click();
      await save.click();
      await page.getByRole('link', { name: 'Edit this recipe' }).click();
      await title.fill('Sunday soup');
      await save.click();
      await holdToast(page, 'Sunday soup');
      await page.getByRole('link', { name: 'Versions of this recipe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
      await expect(toast(page)).toBeVisible();
      await expect.poll(() => coveredBy(toast(page), 'h1, main button')).toEqual([]);
    });

    test('leaves the panel of the same failure in sight', async ({ page }) => {
      await page.route('**/api/analyze', (route) => route.fulfill({ status: 502 }));
      await page.goto('/');
      await search(page, 'eggs');
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(toast(page)).toContainText('Connection Error');
      await expect.poll(() => coveredBy(toast(page), '[data-keep-clear], main button')).toEqual([]);
      // However few words it has, it ends where the page does.
      const beyond = () =>
        toast(page).evaluate((one) => {
          const edge = one.closest('.toasts-at-the-end')!.getBoundingClientRect().right;
          return Math.round(edge - one.getBoundingClientRect().right);
        });
      await expect.poll(beyond).toBe(0);
    });

    test('leaves the heading of the page in sight that a cook opens after a save', async ({ page }) => {
      await page.goto('/add');
      await page
        .getByRole('textbox', { name: 'Text of the recipe' })
        .fill('Leek pie\n\n3 leeks\n200 g flour\n\nFry the leeks and bake the pie for 35 minutes.');
      await page.getByRole('button', { name: 'Read the recipe' }).click();
      await page.getByRole('button', { name: 'Save the recipe' }).click();
      await holdToast(page, 'Leek pie');
      await page.getByRole('link', { name: 'Versions of this recipe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
      await expect(toast(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      await expect.poll(() => coveredBy(toast(page), 'main h1, main h1 + p, main button, main a')).toEqual([]);
    });
  });

// In French the words of a toast are the longest, and most of them need two lines.
test.describe('a toast on a phone, in French,', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });

  for (const name of [
    'results',
    'results-only-far',
    'offline-results',
    'on-this-device',
    'photo-found',
    'recipe-own',
    'cooking-complete',
  ])
    test(`leaves pictures, headings, buttons and the edges of cards in sight on the screen "${name}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => localStorage.setItem('keepsToasts', 'true'));
      await SCREENS.find((screen) => screen.name === name)!.open({ page, language: 'fr', say: sayIn('fr') });
      await expect(toast(page)).toBeVisible();
      // A page that lies below a dialog is not seen.
      const seen = name === 'cooking-complete' ? '[role="dialog"] ' : '';
      const kept = ['article:not(.recipe)', '[data-card]', 'img', 'h1', 'h2', 'button', 'a'];
      await expect.poll(() => coveredBy(toast(page), kept.map((what) => seen + what).join())).toEqual([]);
    });
});
