import { createServer } from 'node:http';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './axe';
import { press, reach } from './keys';
import { cookNamed, signIn } from './session';
import { openRecipe, sayIn } from './visits';
import { WEBSITE_PORT } from './website.mts';

const say = sayIn('en-GB');
const named = (place: Page | Locator, id: string) => place.getByRole('button', { name: say(id), exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What was pressed may have gone; the focus may not have. */
const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

const findsNothing = async (page: Page) => expect(await violations(page)).toEqual([]);

const PIE = `Leek pie

Serves 4

3 leeks
200 g flour

Bake it for 35 minutes.`;

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek pie',
  recipeYield: '4',
  recipeIngredient: ['3 leeks', '200 g flour'],
  recipeInstructions: ['Fill the pie and bake it for 35 minutes.'],
};

const titleBox = (page: Page) => page.getByRole('textbox', { name: say('add.name'), exact: true });

const openAdd = async (page: Page) => {
  await page.goto('/add');
  await expect(page.getByRole('textbox', { name: say('add.paste') })).toBeVisible();
};

/** Checks what was read and saves it. */
const save = async (page: Page) => {
  await expect(titleBox(page)).toHaveValue(/^Leek pie$/i, { timeout: 40_000 });
  await expect(heading(page)).toBeFocused();
  await findsNothing(page);
  await press(page, named(page, 'add.save'));
  await expect(page.getByRole('heading', { level: 1, name: /^Leek pie$/i })).toBeVisible();
  await keepsFocus(page);
};

/** Writes into a box, as the keys do. */
const write = async (page: Page, box: Locator, text: string) => {
  await reach(page, box);
  await page.keyboard.insertText(text);
};

const addText = async (page: Page) => {
  await openAdd(page);
  await write(page, page.getByRole('textbox', { name: say('add.paste') }), PIE);
  await press(page, named(page, 'add.read'));
  await save(page);
};

/** What the button that opens a file chooser gets. */
const choose = async (page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const choosing = page.waitForEvent('filechooser');
  await press(page, button);
  await (await choosing).setFiles(file);
};

test.describe('with the keyboard alone a recipe is added', () => {
  test('from its address', async ({ page }) => {
    const body = `<title>Leek pie</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`;
    const website = createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html; charset=utf-8').end(body);
    });
    await new Promise<void>((listening) => website.listen(WEBSITE_PORT, '127.0.0.1', listening));
    try {
      await openAdd(page);
      await findsNothing(page);
      await write(page, page.getByRole('textbox', { name: say('add.page') }), `http://127.0.0.1:${WEBSITE_PORT}/pie`);
      await page.keyboard.press('Enter');
      await save(page);
    } finally {
      website.close();
    }
  });

  test('from a text, with a line that is asked about and one that is taken out', async ({ page }) => {
    await openAdd(page);
    await write(page, page.getByRole('textbox', { name: say('add.paste') }), PIE.replace('flour', 'buter\n1 carrot'));
    await press(page, named(page, 'add.read'));
    await press(page, page.getByRole('button', { name: '200 g butter', exact: true }));
    const second = page.getByRole('textbox', { name: 'Ingredient 2' });
    await expect(second).toHaveValue('200 g butter');
    await expect(second).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Remove Ingredient 3' }));
    await expect(second).toBeFocused();
    await reach(page, named(page, 'add.undo'), 'Shift+Tab');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
    await expect(named(page, 'add.undo')).toBeFocused();
    await expect(second).toHaveValue('200 g buter');
    await press(page, named(page, 'add.save'));
    await expect(heading(page)).toHaveText('Leek pie');
  });

  test('from a photo', async ({ page }) => {
    const lines = PIE.split('\n').map(
      (line, i) => `<text x="60" y="${90 + i * 60}" font-family="DejaVu Sans" font-size="36">${line}</text>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>${lines.join('')}</svg>`;
    await openAdd(page);
    await choose(page, named(page, 'add.pagesChoose'), {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
    });
    await save(page);
  });

  test('from a file, and several from another', async ({ page }) => {
    await openAdd(page);
    const file = (...recipes: object[]) => ({
      name: 'recipes.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(recipes)),
    });
    await choose(page, named(page, 'import.choose'), file(RECIPE));
    await save(page);

    await openAdd(page);
    const two = file({ ...RECIPE, name: 'Pea soup' }, { ...RECIPE, name: 'Tomato soup' });
    await choose(page, named(page, 'import.choose'), two);
    await press(page, page.getByRole('button', { name: 'Import 2 recipes' }));
    await expect(page.getByText(/^2 recipes from this file/).first()).toBeVisible();
    await keepsFocus(page);
    await findsNothing(page);
    await press(page, named(page, 'import.close'));
    await expect(named(page, 'import.choose')).toBeFocused();
  });

  test('with an empty page, its own photo and the drawn picture again', async ({ page }) => {
    await openAdd(page);
    await press(page, named(page, 'add.empty'));
    await expect(heading(page)).toBeFocused();
    await write(page, titleBox(page), 'Leek pie');
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a3' } })
      .jpeg()
      .toBuffer();
    await choose(page, named(page, 'add.photoChoose'), { name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: photo });
    await press(page, named(page, 'add.photoRemove'));
    await expect(named(page, 'add.photoChoose')).toBeFocused();
    await write(page, page.getByRole('textbox', { name: 'Ingredient 1' }), '3 leeks');
    await write(page, page.getByRole('textbox', { name: 'Step 1' }), 'Bake for 35 minutes.');
    await press(page, named(page, 'add.save'));
    await expect(heading(page)).toHaveText('Leek pie');
    await keepsFocus(page);
  });

  test('from a page with several, one after the other', async ({ page }) => {
    await openAdd(page);
    const two = `${PIE.replace('flour', 'flour\n100 g butter')}\n\nGreen salad\n\n1 lettuce\n2 tbsp olive oil\n1 lemon\n\nWash the lettuce and dress it with oil and lemon.`;
    await write(page, page.getByRole('textbox', { name: say('add.paste') }), two);
    await press(page, named(page, 'add.read'));
    await expect(heading(page)).toBeFocused();
    await press(page, page.getByRole('button', { name: /^Check both/ }));
    await press(page, named(page, 'found.back'));
    await expect(heading(page)).toBeFocused();
    await press(page, page.getByRole('button', { name: /^Check both/ }));
    await press(page, named(page, 'found.leaveOut'));
    await expect(page.getByText('Recipe 2 of 2')).toBeFocused();
    await press(page, named(page, 'add.save'));
    await expect(page.getByRole('link', { name: 'Green salad' })).toBeVisible();
    await keepsFocus(page);
  });
});

test('with the keyboard alone versions are compared and restored', async ({ page }) => {
  await addText(page);
  await press(page, page.getByRole('link', { name: say('recipeDetail.edit') }));
  await reach(page, titleBox(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sunday pie');
  await press(page, named(page, 'add.save'));
  await press(page, page.getByRole('link', { name: say('recipeDetail.versions') }));
  await expect(heading(page)).toHaveText(say('versions.title'));
  const first = page.getByRole('article').last();
  await press(page, named(first, 'versions.compare'));
  await expect(named(first, 'versions.hideComparison')).toBeFocused();
  await expect(first.getByRole('listitem').filter({ hasText: 'Sunday pie' })).toBeVisible();
  await findsNothing(page);
  await press(page, named(first, 'versions.restore'));
  await expect(heading(page)).toHaveText(/^Leek pie$/i);
  await keepsFocus(page);
});

test('with the keyboard alone a dish is recorded, corrected and removed', async ({ page }) => {
  await openRecipe({ page, language: 'en-GB', say });
  const dialog = page.getByRole('dialog');
  const record = named(page, 'cooked.did');
  await press(page, record);
  await press(page, dialog.getByRole('radio', { name: '1 star' }), 'Space');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await write(page, dialog.getByRole('textbox', { name: say('cooked.comment') }), 'Again, soon');
  await press(page, named(dialog, 'cooked.save'));
  await expect(dialog).toBeHidden();
  await expect(record).toBeFocused();

  await press(page, page.getByRole('link', { name: say('cooked.toAll') }));
  await expect(heading(page)).toHaveText(say('cooked.title'));
  await press(page, named(page, 'cooked.edit'));
  await reach(page, dialog.getByRole('textbox', { name: say('cooked.comment') }));
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await press(page, named(dialog, 'cooked.save'));
  await expect(dialog).toBeHidden();
  await expect(named(page, 'cooked.edit')).toBeFocused();
  await expect(page.getByText('Again, soon!')).toBeVisible();
  await findsNothing(page);
  await press(page, named(page, 'cooked.remove'));
  await expect(page.getByRole('link', { name: say('cooked.find') })).toBeFocused();
});

test('with the keyboard alone a shared list is filled, ticked, cleared and brought back', async ({ page, browser }) => {
  await signIn(page, cookNamed('Keys'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shopping');
  await write(page, page.getByRole('textbox', { name: say('shopping.boxLabel') }), 'leeks, milk');
  await page.keyboard.press('Enter');
  await press(page, named(page, 'shopping.shareLink'));
  await expect(named(page, 'shopping.unshare')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext();
  const guest = await context.newPage();
  const line = (name: string) => guest.getByRole('checkbox', { name });
  await guest.goto(link);
  await expect(line('leeks')).toBeVisible();
  await write(guest, guest.getByRole('textbox', { name: say('shopping.boxLabel') }), 'butter');
  await guest.keyboard.press('Enter');
  await press(guest, line('leeks'), 'Space');
  await expect(line('leeks')).toBeChecked();
  await keepsFocus(guest);
  await findsNothing(guest);
  await press(guest, guest.getByRole('button', { name: 'Remove butter' }));
  await expect(guest.getByRole('button', { name: 'Remove milk' })).toBeFocused();
  await reach(guest, named(guest, 'shopping.undo'), 'Shift+Tab');
  await guest.keyboard.press('Enter');
  await expect(line('butter')).toBeFocused();
  await press(guest, guest.getByRole('button', { name: say('shoppingLine.clearLabel') }));
  await expect(line('leeks')).toHaveCount(0);
  await expect(named(guest, 'shopping.undo')).toBeFocused();
  await press(guest, named(guest, 'shopping.order'));
  await expect(guest.getByRole('heading', { name: say('shopping.order') })).toBeFocused();
  await press(guest, named(guest, 'shopping.orderDone'));
  await expect(named(guest, 'shopping.order')).toBeFocused();
  await context.close();

  await press(page, named(page, 'shopping.unshare'));
  await expect(named(page, 'shopping.shareLink')).toBeFocused();
});

test('with the keyboard alone everything is taken as an archive and brought into another browser', async ({
  page,
  browser,
}) => {
  await addText(page);
  await openAdd(page);
  const downloading = page.waitForEvent('download');
  const archive = named(page, 'give.archive');
  await press(page, archive);
  const path = await (await downloading).path();
  await expect(archive).toBeFocused();
  await findsNothing(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openAdd(other);
  const choosing = other.waitForEvent('filechooser');
  await press(other, named(other, 'import.choose'));
  await (await choosing).setFiles(path);
  await press(other, other.getByRole('button', { name: 'Import 1 recipe' }));
  await expect(other.getByText(/^1 recipe from this file/).first()).toBeVisible();
  await press(other, other.getByRole('link', { name: say('import.toSaved') }));
  await expect(other.getByRole('link', { name: /^Leek pie$/i })).toBeVisible();
  await keepsFocus(other);
  await context.close();
});
