import { expect } from '@playwright/test';
import { cookNamed, signIn } from './session';
import { button, type Screen, type Visit } from './visits';

/** Signing in, new passwords, and a session that has ended. */
export const AUTH_SCREENS: readonly Screen[] = [
  ...(['login', 'register', 'forgot'] as const).map((tab) => ({
    name: `auth-${tab}`,
    async open({ page, say }: Visit) {
      await page.goto(`/auth?tab=${tab}`);
      await expect(page.getByRole('textbox', { name: say('auth.email') })).toBeVisible();
    },
  })),
  {
    name: 'auth-mistakes',
    async open(visit) {
      const { page, say } = visit;
      await page.goto('/auth?tab=register');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('marta@example');
      await page.locator('input[autocomplete="new-password"]').fill('password1');
      await page.locator('input[name="acceptTerms"]').check();
      await button(visit, 'auth.register').click();
      await expect(page.getByText(say('form.emailInvalid'))).toBeVisible();
      await expect(page.getByText(say('passwordField.common'))).toBeVisible();
    },
  },
  {
    name: 'auth-refused',
    async open(visit) {
      const { page, say } = visit;
      await page.goto('/auth');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('nobody@example.org');
      await page.locator('input[autocomplete="current-password"]').fill('saffron');
      await button(visit, 'auth.signIn').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'auth-unanswered',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500 }));
      await page.goto('/auth?tab=register');
      await page.getByRole('textbox', { name: say('auth.email') }).fill('marta@example.org');
      await page.locator('input[autocomplete="new-password"]').fill('wok-thistle-9');
      await page.locator('input[name="acceptTerms"]').check();
      await button(visit, 'auth.register').click();
      await expect(page.locator('[data-tells="account"]')).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    async open({ page, say }) {
      await page.goto('/reset-password/t0ken');
      await expect(page.getByRole('heading', { name: say('resetPassword.title') })).toBeVisible();
    },
  },
  {
    name: 'reset-password-done',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 204 }));
      await page.goto('/reset-password/t0ken');
      await expect(button(visit, 'resetPassword.submit')).toBeVisible();
      for (const box of await page.locator('input[autocomplete="new-password"]').all()) await box.fill('wok-thistle');
      await button(visit, 'resetPassword.submit').click();
      await expect(page.getByRole('heading', { name: say('resetPassword.doneTitle') })).toBeVisible();
    },
  },
  {
    name: 'session-expired',
    async open({ page, language, say }) {
      await signIn(page, cookNamed('Marta', language));
      await page.goto('/');
      await expect(page.getByRole('link', { name: say('header.profile') })).toBeVisible();
      await page.context().clearCookies({ name: 'session' });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('dialog', { name: say('auth.expiredTitle') })).toBeVisible();
    },
  },
];
