import { expect, test, type Page } from '@playwright/test';

interface Watched extends Window {
  began?: number;
  times?: number[];
}

/** Counts view transitions and notes how long their parts take. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const here: Watched = window;
    here.began = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      here.began! += 1;
      const transition = start(change);
      void transition.ready.then(() => {
        here.times = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
          .map(({ effect }) => Number(effect!.getTiming().duration));
      });
      return transition;
    };
  });

const openFirstCard = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
  return page.evaluate(() => {
    const { began, times }: Watched = window;
    return { began, times };
  });
};

test('the picture of a card grows into that of its page, in 120 to 240 ms', async ({ page }) => {
  await watch(page);
  await openFirstCard(page);
  await expect.poll(() => page.evaluate(() => (window as Watched).times?.length ?? 0)).toBeGreaterThan(0);
  const { began, times } = await page.evaluate(() => {
    const here: Watched = window;
    return { began: here.began, times: here.times! };
  });
  expect(began).toBe(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...times)).toBeLessThanOrEqual(240);
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[style*="view-transition-name"]').length))
    .toBe(0);
});

test('nothing moves on the way to a recipe page with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  expect((await openFirstCard(page)).began).toBe(0);
});
