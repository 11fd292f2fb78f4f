import { expect } from '@playwright/test';
import { ADD_SCREENS } from './addScreens';
import { COOKBOOK_SCREENS } from './cookbookScreens';
import { DEVICE_SCREENS } from './deviceScreens';
import { PHOTO_SCREENS } from './photoScreens';
import { SECOND_FACTOR_SCREENS } from './secondFactorScreens';
import { SHOPPING_SCREENS } from './shoppingScreens';
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
  ...SHOPPING_SCREENS,
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
