import { expect } from '@playwright/test';
import { button, FOOD, goHome, seeResults, typeInBox, type Screen } from './visits';

/** The home page before a search, and what opens from it. */
export const HOME_SCREENS: readonly Screen[] = [
  { name: 'home', open: goHome },
  {
    name: 'home-by-name',
    async open(visit) {
      await goHome(visit);
      await visit.page.getByText(visit.say('searchPanel.byRecipeName')).click();
      await expect(visit.page.getByRole('combobox', { name: visit.say('searchPanel.nameLabel') })).toBeVisible();
    },
  },
  {
    name: 'home-typed',
    async open(visit) {
      await typeInBox(visit, FOOD[visit.language]!.replace('qwertz', ''));
      await expect(visit.page.getByRole('list', { name: visit.say('typedChips.label') })).toBeVisible();
    },
  },
  {
    name: 'home-suggestions',
    async open(visit) {
      await typeInBox(visit, 'tom');
      await expect(visit.page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'home-returning',
    async open(visit) {
      await seeResults(visit);
      await goHome(visit);
      await expect(visit.page.getByRole('group', { name: visit.say('recentSearches.label') })).toBeVisible();
    },
  },
  {
    name: 'language-menu',
    async open(visit) {
      await goHome(visit);
      await visit.page.locator('header button[aria-haspopup="menu"]').first().click();
      await expect(visit.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'no-camera',
    async open(visit) {
      await visit.page.addInitScript(() =>
        Object.defineProperty(navigator, 'mediaDevices', {
          value: {
            getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')),
            enumerateDevices: () => Promise.resolve([]),
          },
        }),
      );
      await goHome(visit);
      await button(visit, 'upload.take').click();
      // A touch screen opens the camera app instead, and the card says that there is none.
      const isTouched = await visit.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
      const said = visit.say(isTouched ? 'upload.noCamera' : 'viewfinder.none');
      await expect(visit.page.getByText(said).filter({ visible: true }).last()).toBeVisible();
    },
  },
  {
    name: 'home-quick-picks',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'larderTools.pick').click();
      await expect(visit.page.getByText(visit.say('quickPicks.meals'))).toBeVisible();
    },
  },
  {
    name: 'home-always-have',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'larderTools.always').click();
      await expect(visit.page.getByText(visit.say('pantry.explain'))).toBeVisible();
    },
  },
];

/** Panels and messages over the home page. */
export const HOME_DIALOGS: readonly Screen[] = [
  {
    name: 'home-toast',
    async open(visit) {
      await goHome(visit);
      await visit.page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') });
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'preferences',
    async open(visit) {
      await goHome(visit);
      await button(visit, 'header.preferences').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'filters',
    async open(visit) {
      await goHome(visit);
      await visit.page
        .getByRole('button', { name: visit.say('searchPanel.filters') })
        .first()
        .click();
      await expect(button(visit, 'filterPanel.apply')).toBeVisible();
    },
  },
];
