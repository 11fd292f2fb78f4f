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
      const { page, language, say } = visit;
      await goHome(visit);
      await choosePhoto(visit);
      await page.getByRole('main').getByRole('textbox').first().fill(FOOD[language]!.replace(', qwertz', ''));
      await button(visit, 'searchPanel.analyze').click();
      await expect(page.getByRole('article').first()).toBeVisible();
      // The page scrolls to the results; the card is above them.
      await expect(page.getByText(say('upload.found')).first()).toBeAttached();
      await page
        .getByRole('button', { name: say('upload.another') })
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
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
