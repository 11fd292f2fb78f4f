import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cookNamed, signIn, type Cook } from './session';

/** A user that no earlier run has created, so that each journey starts from defaults. */
const newCook = (name: string): Cook => ({
  ...cookNamed(name),
  email: `${name}.${Date.now()}@example.org`.toLowerCase(),
});

const openProfile = async (page: Page, name: string, tab = 'account') => {
  const cook = await signIn(page, newCook(name));
  await page.goto(`/profile?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: `${cook.firstName} ${cook.lastName}` })).toBeVisible();
  return cook;
};

const toast = (page: Page, title: string) => page.getByRole('region').getByText(title, { exact: true });
const saveEmail = (page: Page) => page.getByRole('button', { name: 'Save email' });

test.describe('the profile', () => {
  test('a name is changed, and survives a reload', async ({ page }) => {
    await openProfile(page, 'Nadia');
    const save = page.getByRole('button', { name: 'Save name' });
    await expect(save).toBeDisabled();
    await page.getByRole('textbox', { name: 'Last name' }).fill('Benali ');
    await save.click();
    await expect(toast(page, 'Profile updated')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Nadia Benali' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Name' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Nadia Benali' })).toBeVisible();
  });

  test('preferences are stored in the account: another browser has them', async ({ page, browser, baseURL }) => {
    const cook = await openProfile(page, 'Pilar', 'dietary');
    await expect(page.getByText('Saved to your account')).toBeVisible();
    const posted = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('checkbox', { name: 'Vegan' }).click();
    await page.getByRole('checkbox', { name: 'Sesame' }).click();
    await expect(page.getByText('Saving…')).toBeVisible();
    await posted;
    await expect(page.getByText('Saved to your account')).toBeVisible();

    const other = await browser.newContext({ baseURL, locale: 'en-GB' });
    const there = await other.newPage();
    await signIn(there, cook);
    await there.goto('/profile');
    await expect(there.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    await expect(there.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
    await there.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(toast(there, 'Preferences reset')).toBeVisible();
    await expect(there.getByRole('checkbox', { name: 'Sesame' })).not.toBeChecked();
    await there.getByRole('button', { name: 'Undo' }).click();
    await expect(there.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
    await other.close();
  });

  test('language and units change immediately', async ({ page }) => {
    await openProfile(page, 'Lena', 'settings');
    await page.getByRole('combobox', { name: 'Measurement system' }).selectOption('imperial');
    await expect(toast(page, 'Measurement system updated')).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await expect(page.getByRole('tab', { name: 'Ajustes' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('the address changes only with the current password, and is the sign-in name from then on', async ({ page }) => {
    const cook = await openProfile(page, 'Elif');
    const email = `elif.${Date.now()}@larder.example`;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await saveEmail(page).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
    const password = dialog.getByLabel('Current password', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('pepper');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await password.fill(cook.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Email updated')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    expect((await page.request.post('/api/auth/login', { data: { email, password: cook.password } })).ok()).toBe(true);
  });

  test('a taken address is reported at its field', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL });
    const { email } = await signIn(await other.newPage(), cookNamed('Bruno'));
    await other.close();
    const cook = await openProfile(page, 'Carla');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(cook.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  test('the password changes with the keyboard alone', async ({ page }) => {
    const cook = await openProfile(page, 'Omar');
    const fill = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text);
    };
    await fill('Current password', cook.password);
    await fill('New password', 'paprika and cumin');
    await fill('Confirm new password', 'paprika and cumim');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm new password', { exact: true })).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Password updated')).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Omar Oliveira' })).toBeVisible();
    const old = await page.request.post('/api/auth/login', { data: { email: cook.email, password: cook.password } });
    expect(old.status()).toBe(401);
  });

  test('another browser is signed out with the keyboard alone', async ({ page, browser, baseURL }) => {
    const cook = await openProfile(page, 'Petra');
    const other = await browser.newContext({ baseURL, locale: 'en-GB' });
    const there = await other.newPage();
    await signIn(there, cook);
    await page.reload();
    const list = page.getByRole('list', { name: 'Signed-in browsers' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText('This browser')).toHaveCount(1);
    await list.getByRole('button', { name: /^Sign out/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sign that browser out?' })).toBeVisible();
    await page.keyboard.type(cook.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'That browser is signed out')).toBeVisible();
    await expect(list).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeHidden();
    expect(await violations(page)).toEqual([]);
    expect((await there.request.get('/api/auth/me')).status()).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    await other.close();
  });

  test('all data is downloaded as a file', async ({ page }) => {
    const { email } = await openProfile(page, 'Yuki');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^larder-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as { user: { email: string } };
    expect(data.user.email).toBe(email);
  });

  test('consent is given and withdrawn', async ({ page }) => {
    await openProfile(page, 'Ines');
    const news = page.getByRole('switch', { name: 'Send me a few recipes now and then' });
    await expect(news).not.toBeChecked();
    await news.click();
    await expect(toast(page, 'Profile updated')).toBeVisible();
    await page.reload();
    await expect(news).toBeChecked();
  });

  test('an account is deleted, and can no longer be signed in to', async ({ page }) => {
    const cook = await openProfile(page, 'Sven');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Current password', { exact: true }).fill(cook.password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Account deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const login = await page.request.post('/api/auth/login', { data: { email: cook.email, password: cook.password } });
    expect(login.status()).toBe(401);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /user$|savedRecipes_(?!guest)/.test(key)),
    );
    expect(left).toEqual([]);
  });

  test('signing out ends on the home page', async ({ page }) => {
    await openProfile(page, 'Dora', 'dietary');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
  });
});
