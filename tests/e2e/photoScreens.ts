import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { button, FOOD, goHome, type Screen, type Visit } from './visits';

const choosePhoto = async (visit: Visit) => {
  await visit.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'larder.png',
      mimeType: 'image/png',
      buffer: readFileSync(join(__dirname, '..', '..', 'public', 'icon-192.png')),
    });
  await expect(button(visit, 'upload.remove')).toBeVisible();
};

/** The photo of what is in the kitchen: chosen, on its way, read, and not read. */
export const PHOTO_SCREENS: readonly Screen[] = [
  {
    name: 'home-photo',
    async open(visit) {
      await goHome(visit);
      await choosePhoto(visit);
    },
  },
  {
    name: 'photo-searching',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/analyze', () => undefined);
      await goHome(visit);
      await choosePhoto(visit);
      await button(visit, 'searchPanel.analyze').click();
      await expect(page.getByRole('progressbar', { name: say('loadingPanel.title') })).toBeVisible();
    },
  },
  {
    name: 'photo-found',
    async open(visit) {
      const { page, language } = visit;
      const ingredients = FOOD[language]!.replace(', qwertz', '');
      const preferences = JSON.stringify({ excludedAllergens: [], dietTypes: [], language });
      // As if these had been seen on the photo: reading one takes a server seconds.
      await page.route('**/api/analyze', async (route) =>
        route.fulfill({
          response: await page.request.post('/api/analyze', {
            multipart: { ingredients, category: 'None', preferences },
          }),
        }),
      );
      await goHome(visit);
      await choosePhoto(visit);
      await button(visit, 'searchPanel.analyze').click();
      await expect(page.getByRole('article').first()).toBeVisible();
      // The page scrolls to the results; the card is above them.
      const another = button(visit, 'upload.another');
      // The page scrolls to the results a moment after they are there, and so may do it after this.
      await expect(async () => {
        await another.evaluate((one) => one.scrollIntoView({ block: 'center' }));
        await expect(another).toBeInViewport({ timeout: 1_000 });
      }).toPass();
    },
  },
  {
    name: 'photo-not-recognised',
    async open(visit) {
      const { page, say } = visit;
      const message = say('server.image.nothingSeen');
      await page.route('**/api/analyze', (route) =>
        route.fulfill({ status: 422, json: { error: 'NO_INGREDIENTS', message } }),
      );
      await goHome(visit);
      await choosePhoto(visit);
      await button(visit, 'searchPanel.analyze').click();
      await expect(page.locator('[data-tells="search"]')).toBeVisible();
    },
  },
];
