import { expect } from '@playwright/test';
import { button, openProfile, type Screen, type Visit } from './visits';

const FACTOR = '**/api/user/second-factor';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_none, i) => `7K3M-9QX${i}-4HWB`);

/** The account tab of a cook whose second factor is on, or off. */
const openFactor = async (visit: Visit, turnedOnAt: string | null) => {
  const { page, say } = visit;
  await page.route(FACTOR, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { turnedOnAt, recoveryCodesLeft: turnedOnAt === null ? 0 : 8 } })
      : route.fulfill({ json: { recoveryCodes: CODES } }),
  );
  await page.route(`${FACTOR}/setup`, (route) =>
    route.fulfill({
      json: {
        secret: SECRET,
        secretAddress: `otpauth://totp/Larder:marta%40example.org?issuer=Larder&secret=${SECRET}`,
      },
    }),
  );
  await openProfile(visit, 'account');
  const action = button(visit, `account.secondFactor.${turnedOnAt === null ? 'turnOn' : 'turnOff'}`);
  await expect(action).toBeVisible();
  await page.getByRole('heading', { name: say('account.secondFactor.heading') }).scrollIntoViewIfNeeded();
  return action;
};

const openKey = async (visit: Visit) => {
  const { page, say } = visit;
  await (await openFactor(visit, null)).click();
  await page.getByRole('dialog').locator('input[type="password"]').fill('saffron and cardamom');
  await button(visit, 'account.secondFactor.next').click();
  await expect(page.getByRole('img', { name: say('appKey.picture') })).toBeVisible();
};

const askForCode = async (visit: Visit) => {
  const { page, say } = visit;
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { challengeToken: 'challenge' } }));
  await page.goto('/auth');
  await page.getByRole('textbox', { name: say('auth.email') }).fill('marta@example.org');
  await page.locator('input[autocomplete="current-password"]').fill('saffron and cardamom');
  await button(visit, 'auth.signIn').click();
  await expect(page.getByRole('heading', { name: say('secondStep.title') })).toBeVisible();
};

/** Two-step sign-in: asked for at the door, and set up in the account. */
export const SECOND_FACTOR_SCREENS: readonly Screen[] = [
  { name: 'sign-in-code', open: askForCode },
  {
    name: 'sign-in-code-refused',
    async open(visit) {
      const message = visit.say('server.session.wrongCode');
      await visit.page.route('**/api/auth/second-step', (route) => route.fulfill({ status: 401, json: { message } }));
      await askForCode(visit);
      await visit.page.getByLabel(visit.say('secondStep.label'), { exact: true }).fill('000000');
      await button(visit, 'secondStep.submit').click();
      await expect(visit.page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'sign-in-recovery-code',
    async open(visit) {
      await askForCode(visit);
      await button(visit, 'secondStep.useRecovery').click();
      await expect(visit.page.getByLabel(visit.say('secondStep.recoveryLabel'), { exact: true })).toBeFocused();
    },
  },
  { name: 'second-factor-off', open: async (visit) => void (await openFactor(visit, null)) },
  { name: 'second-factor-on', open: async (visit) => void (await openFactor(visit, '2026-03-02T12:00:00.000Z')) },
  {
    name: 'second-factor-password',
    async open(visit) {
      await (await openFactor(visit, null)).click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'second-factor-key', open: openKey },
  {
    name: 'recovery-codes',
    async open(visit) {
      await openKey(visit);
      await visit.page.getByLabel(visit.say('account.secondFactor.appCode'), { exact: true }).fill('123456');
      await button(visit, 'account.secondFactor.confirm').click();
      await expect(visit.page.getByRole('heading', { name: visit.say('recoveryCodes.heading') })).toBeVisible();
    },
  },
  {
    name: 'second-factor-turning-off',
    async open(visit) {
      await (await openFactor(visit, '2026-03-02T12:00:00.000Z')).click();
      await expect(visit.page.getByLabel(visit.say('account.secondFactor.code'), { exact: true })).toBeVisible();
    },
  },
];
