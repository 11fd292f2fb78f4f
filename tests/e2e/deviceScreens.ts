import { expect } from '@playwright/test';
import { goHome, searchFor, type Screen, type Visit } from './visits';

/** The server is out of reach, and the recipes are on the device, as the service worker leaves them after a visit. */
const loseServer = async (visit: Visit) => {
  const { page } = visit;
  await page.addInitScript(() => {
    CacheStorage.prototype.match = () => Promise.resolve(new Response());
  });
  await goHome(visit);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
};

const withStoredError = (message: string) => async (visit: Visit) => {
  await visit.page.addInitScript((text) => localStorage.setItem('authError', text), message);
  await goHome(visit);
  await expect(visit.page.getByText(visit.say('authBanner.goOn'))).toBeVisible();
};

/** States of the device and of its connection. */
export const DEVICE_SCREENS: readonly Screen[] = [
  {
    name: 'offline-results',
    async open(visit) {
      await loseServer(visit);
      await searchFor(visit);
      await expect(visit.page.getByText(visit.say('home.fromDevice'))).toBeVisible();
      await expect(visit.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'offline-nothing-recognised',
    async open(visit) {
      await loseServer(visit);
      await searchFor(visit, 'qwertz');
      await expect(visit.page.getByText(/qwertz\./).first()).toBeVisible();
    },
  },
  { name: 'sign-in-error-network', open: withStoredError('Firebase: Error (auth/network-request-failed).') },
  { name: 'sign-in-error-domain', open: withStoredError('auth/unauthorized-domain') },
];
