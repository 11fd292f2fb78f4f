import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cards, search } from './kitchen';

const VISION = { status: 'ok', vision: true, generation: false, accounts: false, devTools: false, recipes: 1 };

/** A photo as a phone writes it, with its location. */
const shelfPhoto = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
    .withExif({ IFD0: { Make: 'SpyCam', Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

/** More than 5 MB, because noise does not compress. */
const hugePhoto = async () => {
  const side = 1600;
  const noise = randomBytes(side * side * 3);
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const card = (page: Page) => page.getByRole('group', { name: 'Photo of your ingredients' });
const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByTestId('photo-file').setInputFiles({ name, mimeType, buffer });

/** A server that claims to have vision, and records what it is sent. */
const withEyes = async (page: Page) => {
  const sent: Buffer[] = [];
  await page.route('**/api/health', (route) => route.fulfill({ json: VISION }));
  await page.route('**/api/analyze', async (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.fulfill({ json: { recipes: [], ingredients: ['egg', 'tomato'] } });
  });
  return sent;
};

const jpegIn = (form: Buffer) => form.subarray(form.indexOf(Buffer.from([0xff, 0xd8, 0xff])));

test.describe('a photo of what is in the kitchen', () => {
  test('is shown, sent without the camera’s metadata, and can be removed', async ({ page }) => {
    const sent = await withEyes(page);
    await page.goto('/');
    const photo = await shelfPhoto(3000, 2000);
    expect(photo.includes('secret-owner')).toBe(true);
    await choose(page, 'fridge.jpg', photo);
    await expect(card(page)).toContainText('fridge.jpg');
    await expect(card(page).locator('img')).toHaveJSProperty('naturalWidth', 1600);
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]!.includes('name="image"')).toBe(true);
    expect(sent[0]!.includes('fridge.jpg')).toBe(false);
    for (const trace of ['secret-owner', 'SpyCam', 'Exif']) expect(sent[0]!.includes(trace)).toBe(false);
    const { width, format, exif } = await sharp(jpegIn(sent[0]!)).metadata();
    expect({ width, format, exif }).toEqual({ width: 1600, format: 'jpeg', exif: undefined });

    await card(page).getByRole('button', { name: 'Remove image' }).click();
    await expect(card(page).getByRole('button', { name: 'Add a photo' })).toBeFocused();
  });

  test('larger than 5 MB is refused, and shrunk on request', async ({ page }) => {
    const sent = await withEyes(page);
    await page.goto('/');
    const photo = await hugePhoto();
    expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
    await choose(page, 'huge.png', photo, 'image/png');
    await expect(page.getByText('Please upload an image smaller than 5MB.')).toBeVisible();
    await page.getByRole('button', { name: 'Shrink and use it' }).click();
    await expect(card(page)).toContainText('huge.png');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(jpegIn(sent[0]!).length).toBeLessThan(5 * 1024 * 1024);
  });

  test('must be an image that the browser can read', async ({ page }) => {
    await page.goto('/');
    await card(page).waitFor();
    await choose(page, 'list.txt', Buffer.from('eggs'), 'text/plain');
    await expect(page.getByText('Please upload an image file.')).toBeVisible();
    await choose(page, 'broken.jpg', Buffer.from('no picture'));
    await expect(page.getByText('Image could not be read')).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Add a photo' })).toBeVisible();
  });

  test('is dropped anywhere on the page', async ({ page }) => {
    await page.goto('/');
    await card(page).waitFor();
    const bytes = [...(await shelfPhoto(200, 150))];
    const files = await page.evaluateHandle((data) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'dropped.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    // Browsers repeat this event as long as the file is over the page.
    await expect(async () => {
      await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
      await expect(card(page)).toContainText('Drop the image here', { timeout: 200 });
    }).toPass();
    await page.dispatchEvent('main', 'drop', { dataTransfer: files });
    await expect(card(page)).toContainText('dropped.jpg');
    await expect(card(page)).not.toContainText('Drop the image here');
  });

  test('on its own, with a server that reads printed words only, leads to the list of ingredients', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(card(page)).toContainText('Reads packages and receipts, but not fresh food.');
    await choose(page, 'fridge.jpg', await shelfPhoto(400, 300));
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByText('No Ingredients Found')).toBeVisible();
    await page.getByRole('button', { name: 'Pick from a list' }).last().click();
    const picker = page.getByRole('dialog', { name: 'Pick what you have' });
    for (const name of ['eggs', 'potatoes', 'onions']) await picker.getByRole('button', { name, exact: true }).click();
    await picker.getByRole('button', { name: 'Analyze' }).click();
    await expect(cards(page)).toHaveCount(6);
  });
});

test('the recognised ingredients are corrected with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await search(page, 'eggs, potatoes, qwertz');
  const have = page.getByRole('list', { name: 'You have' });
  await expect(have).toBeVisible();
  await have.getByRole('button', { name: /^Use up: egg,/ }).focus();
  await page.keyboard.press('Delete');
  await expect(have.getByRole('button', { name: /^Use up: potato,/ })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('rice');
  await page.keyboard.press('Enter');
  await expect(have.getByRole('button', { name: 'rice', exact: true })).toBeFocused();
  const unknown = page
    .getByRole('list', { name: 'Not understood:' })
    .getByRole('button', { name: 'qwertz', exact: true });
  await unknown.focus();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your ingredients' })).toHaveValue('rice');
  await expect(have.getByRole('button', { name: /^Use up: rice,/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search again' })).toHaveCount(0);
});

test('an ingredient is used up with the keyboard: every recipe then has it, until it is unpinned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await search(page, 'lamb, rice, onion, garlic, tomatoes, eggs, milk, flour, butter, carrots, cumin, potatoes');
  const lamb = page.getByRole('button', { name: /^Use up: lamb,/ });
  await expect(lamb).toBeVisible();
  await expect(async () => {
    const { y } = (await cards(page).first().boundingBox())!;
    // Below the heading and two lines of chips.
    expect(y).toBeLessThanOrEqual(260);
  }).toPass();
  await lamb.press('Enter');
  await expect(lamb).toHaveAttribute('aria-pressed', 'true');
  await expect(
    cards(page)
      .filter({ hasText: /lamb|shepherd/i })
      .first(),
  ).toBeVisible();
  await lamb.press('Enter');
  await expect(lamb).toHaveAttribute('aria-pressed', 'false');
});

test('ingredients are picked without typing, and the pantry survives a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'What I always have' }).click();
  await page.getByRole('button', { name: 'rice', exact: true }).click();
  await page.getByRole('button', { name: 'onions', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText('Always have: rice, onions')).toBeVisible();
  await page.getByRole('button', { name: 'Pick from a list' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick what you have' });
  await picker.getByRole('button', { name: 'eggs', exact: true }).click();
  await picker.getByRole('button', { name: 'potatoes', exact: true }).click();
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Your ingredients' })).toHaveValue('eggs, potatoes');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(cards(page).first()).toContainText('3 of 3');
  await expect(page.getByRole('list', { name: 'You have' }).getByRole('listitem')).toHaveCount(2);
});

test('a failed sign-in is reported once and can be dismissed for good', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('told')) localStorage.setItem('authError', 'auth/unauthorized-domain');
    sessionStorage.setItem('told', 'yes');
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Domain Not Authorized' });
  await expect(banner).toContainText('localhost');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authError'))).toBeNull();
});

test('missing ingredients go to the shopping list', async ({ page }) => {
  await page.goto('/');
  await search(page, 'eggs');
  await cards(page).first().getByRole('button', { name: 'Add what is missing to the shopping list' }).click();
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Shopping list: [1-9]/ })).toBeVisible();
});
