import { expect, test, type Locator, type Page } from '@playwright/test';
import { cards, search } from './kitchen';
import { resetPathFor } from './outbox';
import { cookNamed, signIn } from './session';

const PASSWORD = 'wok-thistle-umber';
const NEW_PASSWORD = 'brass-teapot-sings';

/** Unique, because the data folder outlives a run. */
const freshAddress = (name: string) => `${name}-${Date.now()}@example.org`;

const toast = (page: Page, title: string) => page.getByRole('region').getByText(title, { exact: true });
const header = (page: Page) => page.getByRole('banner');
const profile = (page: Page) => header(page).getByRole('link', { name: 'Profile' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

const expectSignedIn = async (page: Page) => {
  await expect(profile(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
};

const expectGuest = async (page: Page) => {
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(profile(page)).toHaveCount(0);
};

const register = async (page: Page, address: string) => {
  await page.goto('/');
  await header(page).getByRole('link', { name: 'Create account' }).click();
  await email(page).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'First name' }).fill('Marta');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Registration successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page);
};

const login = async (page: Page, address: string, password: string) => {
  await page.goto('/auth');
  await email(page).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const signOut = async (page: Page) => {
  await profile(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
};

const newPath = async (address: string) => {
  await expect.poll(() => resetPathFor(address)).toBeDefined();
  return (await resetPathFor(address))!;
};

test.describe('an account', () => {
  test('is created, survives a reload, is signed out of, and gets a new password by mail', async ({ page }) => {
    const address = freshAddress('marta');
    await register(page, address);
    await page.reload();
    await expectSignedIn(page);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');

    await signOut(page);
    await expectGuest(page);
    await page.reload();
    await expectGuest(page);

    await login(page, address, 'not-my-password');
    await expect(toast(page, 'Login failed')).toBeVisible();
    await expect(email(page)).toHaveValue(address);

    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(email(page)).toHaveValue(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(toast(page, 'Password reset email sent')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');

    const path = await newPath(address);
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();

    await login(page, address, PASSWORD);
    await expect(toast(page, 'Login failed')).toBeVisible();
    await login(page, address, NEW_PASSWORD);
    await expect(toast(page, 'Login successful')).toBeVisible();
    await expectSignedIn(page);

    // The link has been used.
    await signOut(page);
    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(toast(page, 'Password reset failed')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  test('with a taken address is not created again, and nothing that was typed is lost', async ({ page }) => {
    const { email: taken } = await signIn(page, cookNamed('Taken'));
    await page.context().clearCookies();
    await page.goto('/auth?tab=register');
    await email(page).fill(taken.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Registration failed')).toBeVisible();
    await expect(email(page)).toHaveValue(taken.toUpperCase());
  });

  test('is created and used with the keyboard alone', async ({ page }) => {
    const focused = async (target: Locator) => {
      for (let i = 0; i < 40 && !(await target.evaluate((one) => one === document.activeElement)); i += 1)
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await focused(page.getByRole('tab', { name: 'Login' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Create account' })).toBeFocused();
    await focused(email(page));
    await page.keyboard.type('marta@example');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.keyboard.type(PASSWORD);
    await focused(page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(email(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(freshAddress('keys'));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Registration successful')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await focused(profile(page));
  });

  test('is shared by two tabs: signing in and out in one reaches the other', async ({ page, context }) => {
    const address = freshAddress('tabs');
    await page.goto('/');
    await expectGuest(page);
    const other = await context.newPage();
    await register(other, address);
    await expectSignedIn(page);
    await signOut(other);
    await expectGuest(page);
  });

  test('whose session has ended is signed in to again over the page, and what was typed is kept', async ({ page }) => {
    const cook = await signIn(page, cookNamed('Over'));
    await page.goto('/profile?tab=account');
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Overly');
    await page.context().clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'Save name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(cook.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(name).toHaveValue('Overly');
  });
});

test.describe('an account on a device with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const tabs of [1, 2])
    test(`leaves nothing on the device after signing out, tabs open: ${tabs}`, async ({ page, context }) => {
      await register(page, freshAddress(`leaving-${tabs}`));
      if (tabs === 2) {
        const other = await context.newPage();
        await other.goto('/');
        await expectSignedIn(other);
      }
      await search(page, 'eggs, tomatoes, onion');
      await cards(page).first().getByRole('button', { name: /^Save/ }).click();
      await expect(toast(page, 'Recipe saved')).toBeVisible();
      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/recipe\//);
      await profile(page).click();
      await page.getByRole('checkbox', { name: 'Sesame' }).check();
      await signOut(page);
      await expectGuest(page);
      await page.reload();
      const left = await page.evaluate(async () => ({
        texts: JSON.stringify({ ...localStorage, ...sessionStorage }),
        keys: Object.keys(localStorage),
        caches: await caches.keys(),
      }));
      expect(left.keys.filter((key) => /user$|savedRecipes_|unsent|Record|lastSearch|cachedRecipes/.test(key))).toEqual(
        [],
      );
      expect(left.texts).not.toMatch(/tomato|Sesame/i);
      expect(left.caches).not.toContain('larder-recipes');
    });

  test('is remembered without a network', async ({ page, context }) => {
    await signIn(page, cookNamed('Remota'));
    await page.goto('/');
    await expectSignedIn(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(2_000);
    await context.setOffline(true);
    await page.reload();
    await expectSignedIn(page);
    await context.setOffline(false);
  });
});

test.describe('a guest', () => {
  for (const path of ['/saved', '/profile', '/reset-password'])
    test(`is sent home from ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('makes no request for a session, and sees no error', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('console', (message) => asked.push(`${message.type()}: ${message.text()}`));
    await page.goto('/');
    await expectGuest(page);
    expect(asked.filter((one) => one.includes('/api/auth') || one.startsWith('error'))).toEqual([]);
  });
});

test.describe('the header', () => {
  for (const who of ['a guest', 'a signed-in user'])
    test(`does not shift for ${who}`, async ({ page }) => {
      if (who !== 'a guest') await signIn(page, cookNamed('Calma'));
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await (who === 'a guest' ? expectGuest(page) : expectSignedIn(page));
      await page.waitForTimeout(1_000);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    });
});
