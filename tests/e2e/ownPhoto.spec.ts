import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cookNamed, signIn } from './session';

const TEXT = 'Leek pie\nServes 4\n3 leeks\n200 g flour\n\nBake it for 35 minutes.';

/** A photo as a phone takes it: large, turned, with a place and a camera in it. */
const taken = () =>
  sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
    .toBuffer();

const addWithPhoto = async (page: Page) => {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Text of the recipe' }).fill(TEXT);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await taken() };
  await page.getByTestId('own-photo').setInputFiles(photo);
  await expect(page.getByAltText('Your photo')).toHaveAttribute('src', /^blob:/);
  // A draft keeps its photo.
  await page.reload();
  await expect(page.getByAltText('Your photo')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
};

/** The picture at the top of a recipe, once it has arrived. */
const shown = async (page: Page) => {
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', /^blob:|^\/api\/photos\//);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_024);
  return (await picture.getAttribute('src'))!;
};

test('a guest gives a recipe a photo, which moves to the account and shows on another device', async ({
  page,
  browser,
}) => {
  await addWithPhoto(page);
  expect(await shown(page)).toMatch(/^blob:/);
  const cook = await signIn(page, cookNamed('Pia'));
  const sent = page.waitForResponse((response) => response.url().includes('/api/user/photos/'));
  await page.goto('/saved');
  expect((await sent).status()).toBe(204);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, cook);
  await other.goto('/saved');
  await other.getByRole('link', { name: 'Leek pie' }).click();
  const address = await shown(other);
  expect(address).toMatch(/^\/api\/photos\//);
  const bytes = await (await other.request.get(address)).body();
  const { exif, width } = await sharp(bytes).metadata();
  expect([exif, width]).toEqual([undefined, 1_024]);
});
