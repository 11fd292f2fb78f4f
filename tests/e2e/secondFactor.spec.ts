import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violations } from './axe';
import { cookNamed, signIn } from './session';

/** What an authenticator app shows for a key, now or some steps of 30 seconds from now. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const typeAndConfirm = async (page: Page, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('two-step sign-in is turned on, asked for, replaced by a recovery code, and turned off', async ({ page }) => {
  const cook = await signIn(page, cookNamed('Tova'));
  await page.goto('/profile?tab=account');
  const turnOn = page.getByRole('button', { name: 'Turn on two-step sign-in' });
  await turnOn.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).focus();
  await typeAndConfirm(page, cook.password);

  await expect(page.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){3,}$/).textContent())!;
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Six-digit code from the app').focus();
  await typeAndConfirm(page, '000000');
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  await page.getByLabel('Six-digit code from the app').fill('');
  await typeAndConfirm(page, codeOf(key, -1));

  const codes = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent())!;
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'I have kept the codes' }).press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await typeAndConfirm(page, codeOf(key));
  await expect(page.getByRole('link', { name: /profile/i }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter');
  await page.getByLabel('Recovery code', { exact: true }).focus();
  await typeAndConfirm(page, recoveryCode.toLowerCase());
  await expect(page.getByText('You are signed in with a recovery code')).toBeVisible();

  await page.goto('/profile?tab=account');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).press('Enter');
  const form = page.getByRole('form', { name: 'Turn off two-step sign-in' });
  await form.getByLabel('Current password', { exact: true }).fill(cook.password);
  await page.getByLabel('Code from the app, or a recovery code').fill(codeOf(key, 1));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(turnOn).toBeVisible();
});
