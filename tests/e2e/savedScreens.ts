import { expect } from '@playwright/test';
import { button, goHome, openSaved, seeResults, type Screen } from './visits';
import { withSavedList } from './savedList';

/** What is kept on the device, and the saved list. */
export const SAVED_SCREENS: readonly Screen[] = [
  {
    name: 'sign-in-required',
    async open(visit) {
      await seeResults(visit);
      await visit.page
        .getByRole('article')
        .first()
        .getByRole('button', { name: visit.say('heart.label') })
        .click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'on-this-device',
    async open(visit) {
      await seeResults(visit);
      await visit.page
        .getByRole('article')
        .first()
        .getByRole('button', { name: visit.say('heart.label') })
        .click();
      await button(visit, 'signInRequired.keep').click();
      await expect(visit.page.getByRole('heading', { name: visit.say('recipeShelf.heading') })).toBeVisible();
    },
  },
  {
    name: 'saved',
    async open(visit) {
      await openSaved(visit, 9);
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'saved-filtered',
    async open(visit) {
      await openSaved(visit, 9, '?without=Dairy&rating=1');
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'saved-no-match',
    async open(visit) {
      await openSaved(visit, 9, '?q=qwertz');
      await expect(visit.page.getByText(visit.say('saved.noMatch'))).toBeVisible();
    },
  },
  {
    name: 'saved-unanswered',
    async open(visit) {
      const { page, say } = visit;
      await goHome(visit);
      await withSavedList(page, new URL(page.url()).origin, []);
      await page.route('**/api/user/recipes/saved?*', (route) => route.fulfill({ status: 500 }));
      await page.goto('/saved');
      await expect(page.getByText(say('saved.failed')).first()).toBeVisible();
    },
  },
  {
    name: 'saved-empty',
    async open(visit) {
      await openSaved(visit, 0);
      await expect(visit.page.getByText(visit.say('saved.empty'))).toBeVisible();
    },
  },
];
