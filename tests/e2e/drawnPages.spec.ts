import { expect, test } from '@playwright/test';
import { recipeIdOf } from '../../kitchen/recipes/recipeId';
import { watchFirstSight, withheldScript } from './heldBack';

// A clean console is checked here, and Playwright writes to it when it blocks the worker.
test.use({ serviceWorkers: 'allow' });

const RECIPE = `/recipe/${recipeIdOf('shakshuka')}`;

test.describe('a drawn page', () => {
  for (const [path, heading] of [
    [RECIPE, 'Chakchouka'],
    ['/terms', 'Conditions d’utilisation'],
    ['/about', 'À propos de Larder'],
    ['/contact', 'Contact'],
    ['/privacy', 'Confidentialité'],
  ] as const)
    test(`${path} stands there before any script, and stays when it runs`, async ({ browser }) => {
      const context = await browser.newContext({ locale: 'fr-FR' });
      const page = await context.newPage();
      // A busy server answers the first visitor of a recipe before its page is drawn.
      const html = async () => (await context.request.get(path, { headers: { 'accept-language': 'fr-FR' } })).text();
      await expect.poll(html, { timeout: 15_000 }).toContain('<h1');
      const { complaints, shift } = await watchFirstSight(page);
      const letGo = await withheldScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      const before = await title.elementHandle();
      letGo();
      await expect(page).toHaveTitle(`${heading} · Larder`);
      // The page answers to the keyboard and the mouse once its script runs.
      await page.getByRole('button', { name: 'Préférences' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await before!.evaluate((element) => element.isConnected)).toBe(true);
      expect(await shift()).toBeLessThan(0.001);
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('can be read to the end without scripts', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(RECIPE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shakshuka');
    // Locators do not look into <noscript>.
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('2 tbsp olive oil');
    expect(text).toContain('Make four hollows in the sauce and break an egg into each.');
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await context.close();
  });

  test('brings its styles in their place, so that the browser reads them only once', async ({ request }) => {
    for (const path of ['/', '/terms']) {
      const html = await (await request.get(path)).text();
      const styles = html.match(/<style[^>]*data-emotion=[^>]*>/g) ?? [];
      expect(styles).not.toHaveLength(0);
      expect(styles.filter((style) => !style.includes('data-s=""'))).toEqual([]);
    }
  });

  test('puts no links for code of later screens beside its entry', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });

  test('asks the server for nothing that it has brought along', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(RECIPE);
    await page.getByRole('tab', { name: 'Method' }).click();
    await expect(page.getByText('Make four hollows').first()).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/recipes'))).toEqual([]);
  });

  test('saves the recipe that was asked to be saved before the script loaded', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto(RECIPE, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Save' }).click();
    letGo();
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible();
  });

  test('does what was pressed before the script loaded at a tab that its address names, too', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto(`${RECIPE}#method`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Start cooking' }).click();
    letGo();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  });

  test('does what was pressed before the script loaded on a part that loads by itself', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto(RECIPE, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'I cooked it' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'I cooked it' })).toBeVisible();
  });

  test('opens the tab that was pressed before the script loaded, whose code comes after it', async ({ page }) => {
    const letGo = await withheldScript(page);
    await page.goto(RECIPE, { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Method' }).click();
    letGo();
    await expect(page.getByText('Make four hollows').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
  });

  test('prints its sheet when that was asked for before the script loaded', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.title = document.querySelector('#print-sheet')?.textContent ?? '';
      };
    });
    const letGo = await withheldScript(page);
    await page.goto(RECIPE, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Print' }).click();
    letGo();
    await expect(page).toHaveTitle(/Make four hollows/);
  });

  test('opens at the tab that its address names', async ({ page }) => {
    const { complaints } = await watchFirstSight(page);
    await page.goto(`${RECIPE}#method`);
    await expect(page.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Make four hollows').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('shows the heart of a cook who has saved the recipe before', async ({ page }) => {
    await page.goto(RECIPE);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    const saved = page.getByRole('button', { name: 'Saved', exact: true, pressed: true });
    await expect(saved).toBeVisible();
    const { complaints } = await watchFirstSight(page);
    await page.reload();
    await expect(saved).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
