import { createServer } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PRESSES } from './addPresses';
import { sayIn } from './visits';
import { WEBSITE_PORT } from './website.mts';

const say = sayIn('en-GB');

/** Opens Home and counts the presses from then on. */
const openHome = async (page: Page) => {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  // Before the script runs a link opens another document.
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as Window & { countPress?: () => void }).countPress?.(), true),
  );
  await page.goto('/');
  return () => presses;
};

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`on a ${name}, a newcomer needs three presses from Home to a recipe being cooked`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const presses = await openHome(page);
    await page.getByRole('button', { name: 'eggs, tomatoes, feta' }).click();
    await page.getByRole('article').first().getByRole('link').click();
    await page
      .getByRole('button', { name: say('cooking.start'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    expect(presses()).toBe(3);
  });

test.describe('from Home until a recipe of one’s own is saved', () => {
  const TEXT = `Leek pie

Serves 4

3 leeks
200 g flour
100 g butter

Rub the butter into the flour.
Fry the leeks, fill the pie and bake it for 35 minutes.`;

  const RECIPE = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeYield: '4',
    recipeIngredient: ['3 leeks', '200 g flour', '100 g butter'],
    recipeInstructions: ['Rub the butter into the flour.', 'Fill the pie and bake it for 35 minutes.'],
  };

  const begin = async (page: Page) => {
    const presses = await openHome(page);
    await page.getByRole('link', { name: say('header.addRecipe') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('add.title') as string })).toBeVisible();
    return presses;
  };

  const copy = async (page: Page, text: string) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  };

  const save = async (page: Page) => {
    // The first page that a server reads starts a thread, which takes long on a busy machine.
    await expect(page.getByRole('textbox', { name: say('add.name'), exact: true })).toHaveValue(/^Leek pie$/i, {
      timeout: 40_000,
    });
    await page.getByRole('button', { name: say('add.save') }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Leek pie$/i })).toBeVisible();
  };

  const press = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true }).click();

  test('a page takes the press on the box for its address, and no other', async ({ page }) => {
    const website = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<html lang="en"><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`);
    });
    await new Promise<void>((resolve) => website.listen(WEBSITE_PORT, '127.0.0.1', resolve));
    const presses = await begin(page);
    await copy(page, `http://127.0.0.1:${WEBSITE_PORT}/leek-pie`);
    await page.getByRole('textbox', { name: say('add.page') }).click();
    await page.keyboard.press('ControlOrMeta+V');
    await save(page);
    expect(presses()).toBe(PRESSES.address);
    website.close();
  });

  test('a text takes one press to be pasted and read', async ({ page }) => {
    const presses = await begin(page);
    await copy(page, TEXT);
    await press(page, 'add.pasteRead');
    await save(page);
    expect(presses()).toBe(PRESSES.text);
  });

  test('a photo of a page takes one press to be chosen', async ({ page }) => {
    // How it is read is told by `npm run prove -- photographed`; here the answer comes at once.
    await page.route('**/api/recipes/from-photos', (route) => route.fulfill({ json: { text: TEXT } }));
    const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const presses = await begin(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'add.pagesChoose')]);
    await chooser.setFiles({ name: 'page.png', mimeType: 'image/png', buffer });
    await save(page);
    expect(presses()).toBe(PRESSES.photos);
  });

  test('a file with one recipe takes one press to be chosen', async ({ page }) => {
    const presses = await begin(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'import.choose')]);
    await chooser.setFiles({
      name: 'leek-pie.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(RECIPE)),
    });
    await save(page);
    expect(presses()).toBe(PRESSES.file);
  });
});
