import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { COOKBOOK_CHANGES_MAX } from '../../../contracts/limits';
import { fillStorage, overflowing } from '../../e2e/fullStorage';
import { register } from '../ownServer';

/** Characters that are left: enough for ids, not for anything that a cook writes. */
const FREE = 400;
const THINGS = ['milk', 'onions', 'rice', 'butter', 'leeks', 'flour', 'lentils', 'cream', 'yeast', 'honey'];
const NOTES = Number(process.env.NOTES ?? 2_900);
const COOKED = 100;

const TEXT = 'Leek pie\nServes 4\n3 leeks\n200 g flour\n\nBake it for 35 minutes.';

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' });

const aPhoto = async () => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer(),
});

/** Writes an own recipe with a photo. Answers its address. */
const writeRecipe = async (page: Page): Promise<string> => {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Text of the recipe' }).fill(TEXT);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await page.getByTestId('own-photo').setInputFiles(await aPhoto());
  await expect(page.getByAltText('Your photo')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
  return page.url();
};

const writeLines = async (page: Page) => {
  await notes(page).getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Less salt next time, and the leeks cut thinner');
  await page.keyboard.press('Control+Enter');
  await expect(notes(page).getByText('Less salt next time')).toBeVisible();
  await page.getByRole('button', { name: 'I cooked it' }).click();
  const form = page.getByRole('dialog', { name: 'I cooked it' });
  await form.getByRole('textbox', { name: 'Comment' }).fill('Again, soon');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Collections' }).click();
  const sheet = page.getByRole('dialog', { name: 'Collections' });
  await sheet.getByRole('textbox', { name: 'New collection' }).fill('Sundays');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.goto('/shopping');
  const box = page.getByRole('textbox', { name: 'What do you need?' });
  for (const thing of THINGS) {
    await box.fill(thing);
    await box.press('Enter');
  }
  await expect(page.getByRole('checkbox')).toHaveCount(THINGS.length);
};

/** An edit of an own recipe with all its words does not fit, and has to be there after a reload. */
const editRecipe = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit this recipe' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sunday pie');
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday pie' })).toBeVisible();
  await expect(async () => expect(Object.values(await overflowing(page)).join()).toContain('Sunday pie')).toPass();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday pie' })).toBeVisible();
};

/** What a guest writes while local storage is full. @returns the line of the report */
export const everythingOfGuest = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.localStorage.setItem('keepOnDevice', 'true'));
  const used = await fillStorage(page, FREE);
  const address = await writeRecipe(page);
  await writeLines(page);
  await expect(async () => expect((await overflowing(page)).shoppingList_guest).toContain(THINGS.at(-1))).toPass();
  await page.reload();
  for (const thing of THINGS) await expect(page.getByRole('checkbox', { name: new RegExp(thing) })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^blob:/);
  await expect(notes(page).getByText('Less salt next time')).toBeVisible();
  await page.goto('/cooked');
  await expect(page.getByRole('list', { name: 'Cooked dishes' }).getByText('Again, soon')).toBeVisible();
  await page.goto('/collections');
  await expect(page.getByText('Sundays').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leek pie' })).toBeVisible();
  await editRecipe(page, address);
  return `- a guest with ${used} characters in use writes a recipe with a photo, an edit of it, a note, a cooked dish, a collection and ${THINGS.length} lines of the shopping list: after a reload all of it is there: lost 0`;
};

const lineOf = (i: number) => ({
  id: `line-${String(i).padStart(15, '0')}`,
  thing:
    i < COOKED
      ? { kind: 'cooked', recipe: { id: 7, title: 'Dish' }, on: '2026-03-01', servings: 2, stars: 3, comment: `${i} ${'x'.repeat(1_900)}` } // prettier-ignore
      : { kind: 'note', recipe: { id: 7, title: 'Dish' }, text: `${i} ${'x'.repeat(1_900)}` },
  state: 'open',
  at: 1_000 + i,
});

/** The cookbook of an account that is larger than local storage. @returns the line of the report */
export const linesOfAccount = async (context: BrowserContext): Promise<string> => {
  const count = NOTES + COOKED;
  const uid = await register(context.request);
  for (let first = 0; first < count; first += COOKBOOK_CHANGES_MAX) {
    const some = Array.from({ length: Math.min(COOKBOOK_CHANGES_MAX, count - first) }, (_, i) => lineOf(first + i));
    expect((await context.request.post('/api/cookbook', { data: { changes: some } })).status()).toBe(200);
  }
  const page = await context.newPage();
  await page.goto('/cooked');
  const entries = page.getByRole('list', { name: 'Cooked dishes' });
  await expect(entries.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
  const kept = async () => {
    const text = (await overflowing(page))[`cookbook_${uid}`] ?? '{"entries":[]}';
    return { letters: text.length, lines: (JSON.parse(text) as { entries: unknown[] }).entries.length };
  };
  await expect(async () => expect((await kept()).lines).toBe(count)).toPass({ timeout: 60_000 });
  const { letters } = await kept();
  await context.route(/\/api\//, (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(entries.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
  expect((await kept()).lines).toBe(count);
  return `- an account with ${count} notes and cooked dishes (${letters} characters, more than local storage has): after a reload without the server they are shown: lost 0`;
};
