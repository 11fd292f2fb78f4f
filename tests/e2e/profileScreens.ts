import { expect } from '@playwright/test';
import { button, openProfile, type Screen, type Visit } from './visits';

/** The profile. */
export const PROFILE_SCREENS: readonly Screen[] = [
  ...(['account', 'settings', 'dietary'] as const).map((tab) => ({
    name: `profile-${tab}`,
    open: (visit: Visit) => openProfile(visit, tab),
  })),
  {
    name: 'profile-mistakes',
    async open(visit) {
      const { page, say } = visit;
      await openProfile(visit, 'account');
      await page.getByRole('textbox', { name: say('account.email'), exact: true }).fill('marta@');
      await page.getByLabel(say('account.newPassword'), { exact: true }).fill('abc');
      await page.getByLabel(say('account.confirmPassword'), { exact: true }).fill('abcdefg');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('form.passwordsDiffer'))).toBeVisible();
    },
  },
  {
    name: 'profile-email-dialog',
    async open(visit) {
      const { page, say } = visit;
      await openProfile(visit, 'account');
      await page
        .getByRole('textbox', { name: say('account.email'), exact: true })
        .fill('marta.oliveira@larder.example');
      await button(visit, 'account.saveEmail').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'profile-delete-dialog',
    async open(visit) {
      await openProfile(visit, 'account');
      await button(visit, 'account.deleteAccount').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
];
