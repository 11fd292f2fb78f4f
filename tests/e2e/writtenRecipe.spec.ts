import { expect, test, type Page } from '@playwright/test';
import { aDraft, answerOf } from '../../kitchen/testing/drafts';
import { violations } from './axe';
import { search } from './kitchen';
import { openModelServer, type ModelServer } from './modelServer';
import { cookNamed, signIn } from './session';

const PORT = Number(process.env.WRITTEN_PORT ?? 3428);
const DRAFT = aDraft();

let opened: ModelServer;

test.use({ baseURL: `http://localhost:${PORT}` });

test.beforeAll(async () => {
  opened = await openModelServer(PORT);
});

test.afterAll(() => opened.close());

/** Lets the model write, and opens what it wrote. Each journey asks for another kitchen, which gets an answer of its own. */
const openWritten = async (page: Page, kitchen: string) => {
  opened.provider.tell({ kind: 'text', text: answerOf([DRAFT]) });
  const health = page.waitForResponse('**/api/health');
  await page.goto('/');
  await health;
  await search(page, kitchen);
  const link = page.getByRole('link', { name: DRAFT.title, exact: true });
  await expect(link).toBeAttached({ timeout: 30_000 });
  await link.click();
  await expect(page).toHaveURL(/\/recipe\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: DRAFT.title })).toBeVisible();
};

test.describe('a recipe that a model wrote', () => {
  test('is saved, and stands in the saved list with the model’s name', async ({ page }) => {
    await signIn(page, cookNamed('Saver'));
    await openWritten(page, 'eggs, tomatoes, onion');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByRole('button', { name: /Saved|Remove/ }).first()).toBeVisible();
    await page.goto('/saved');
    await expect(page.getByRole('link', { name: DRAFT.title, exact: true })).toBeAttached();
    await expect(page.getByText('Written by fake:1b, checked by Larder')).toBeVisible();
  });

  test('is rated, and keeps its stars', async ({ page }) => {
    await signIn(page, cookNamed('Rater'));
    await openWritten(page, 'eggs, tomatoes, onion, milk');
    await page.getByRole('radio', { name: /^4/ }).first().check({ force: true });
    await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked();
    await expect(async () => {
      const address = page.url();
      await page.goto('/');
      await page.goto(address);
      await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
  });

  test('is shared by a link that a stranger opens', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWritten(page, 'eggs, tomatoes, onion, butter');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/recipe\/\d+$/);
    const url = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(url);
    await expect(other.getByRole('heading', { level: 1, name: DRAFT.title })).toBeVisible();
    await expect(other.getByText('Written by fake:1b, a language model')).toBeVisible();
    await stranger.close();
  });

  test('is cooked with its steps and timer', async ({ page }) => {
    await openWritten(page, 'eggs, tomatoes, onion, cream');
    await page.getByRole('tab', { name: 'Method' }).click();
    await page
      .getByRole('button', { name: /^Start/ })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookingTimers'))).toContain(DRAFT.title);
    expect(await violations(page)).toEqual([]);
  });

  test('is printed on one sheet, with the model’s name', async ({ page }) => {
    await openWritten(page, 'eggs, tomatoes, onion, cheese');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('#print-sheet');
    await expect(sheet).toContainText(DRAFT.title);
    await expect(sheet).toContainText('fake:1b');
    for (const { text } of DRAFT.steps) await expect(sheet).toContainText(text.split('.')[0]!);
  });
});
