import { expect } from '@playwright/test';
import { ADD_SCREENS } from './addScreens';
import { COOKBOOK_SCREENS } from './cookbookScreens';
import { DEVICE_SCREENS } from './deviceScreens';
import { PHOTO_SCREENS } from './photoScreens';
import { SECOND_FACTOR_SCREENS } from './secondFactorScreens';
import { type Screen, type Visit } from './visits';
import { HOME_SCREENS, HOME_DIALOGS } from './homeScreens';
import { RESULT_SCREENS } from './resultScreens';
import { SAVED_SCREENS } from './savedScreens';
import { AUTH_SCREENS } from './authScreens';
import { RECIPE_SCREENS } from './recipeScreens';
import { PROFILE_SCREENS } from './profileScreens';

/** Every screen, in the order a visitor meets them. */
export const SCREENS: readonly Screen[] = [
  ...HOME_SCREENS,
  ...PHOTO_SCREENS,
  ...HOME_DIALOGS,
  ...RESULT_SCREENS,
  ...SAVED_SCREENS,
  ...AUTH_SCREENS,
  ...RECIPE_SCREENS,
  ...ADD_SCREENS,
  ...PROFILE_SCREENS,
  ...COOKBOOK_SCREENS,
  {
    name: 'shopping-empty',
    async open({ page, say }) {
      await page.goto('/shopping');
      await expect(page.getByRole('heading', { name: say('shopping.empty') })).toBeVisible();
    },
  },
  {
    name: 'shopping',
    async open({ page, say }) {
      await page.goto('/shopping');
      await page
        .getByRole('textbox', { name: say('shopping.boxLabel') })
        .fill('2 onions, leche, 200 g de riz, papel higiénico');
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('heading', { name: say('shoppingLine.bought') })).toBeVisible();
    },
  },
  {
    name: 'shopping-lost',
    async open({ page, say }) {
      await page.goto(`/shopping/${'x'.repeat(27)}`);
      await expect(page.getByRole('heading', { name: say('shopping.lost') })).toBeVisible();
    },
  },
  ...SECOND_FACTOR_SCREENS,
  ...DEVICE_SCREENS,
  ...(['terms', 'about', 'contact', 'privacy', 'nowhere'] as const).map((path) => ({
    name: path === 'nowhere' ? 'not-found' : path,
    async open({ page }: Visit) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  })),
];
