import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../../contracts/vocabulary';
import { atRest } from './axe';
import { cards, search } from './kitchen';
import { SCREENS } from './screens';
import { coveredBy, holdToast, keepToasts, toast } from './toastPlace';
import { sayIn } from './visits';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 900, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

/** What can be pressed, and what is looked at first. */
const KEPT_CLEAR = ['button', 'a', 'input', 'select', 'textarea', '[role="tab"]', 'h1', 'h2', 'article', 'img'];

/** Every part of the page, or of the dialog over it, that a toast in the bar or over it must not lie on. */
const keptClearOn = (name: string) =>
  KEPT_CLEAR.map(
    (what) => `${name.startsWith('cooking') ? '[role="dialog"]' : 'main'} ${what}:not([data-top-bar] *)`,
  ).join();

/** What stays where it is while the page scrolls below it: a toast at the foot lies on nothing of it. */
const STAYS = '[data-top-bar], [data-top-bar] *, [data-foot], [data-foot] *';

/** Whether the toast is at the foot of the window: the page scrolls below it. */
const isAtFoot = (page: Page) => toast(page).evaluate((one) => one.closest('[data-toasts="at-foot"]') !== null);

const WITH_TOASTS = [
  'results',
  'offline-results',
  'photo-found',
  'on-this-device',
  'recipe-own',
  'auth-refused',
  'connection-error',
  'cooking-complete',
];

for (const language of LANGUAGES)
  test.describe(`in ${language}, a toast`, () => {
    test.use({ locale: language.includes('-') ? language : `${language}-${language.toUpperCase()}`, viewport: PHONE });

    for (const name of WITH_TOASTS)
      test(`covers nothing that stays in sight on "${name}", on a phone, a tablet and a desktop, also after the page was scrolled`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await keepToasts(page);
        await SCREENS.find((screen) => screen.name === name)!.open({ page, language, say: sayIn(language) });
        await expect(toast(page)).toBeVisible();
        for (const viewport of [PHONE, TABLET, DESKTOP]) {
          await page.setViewportSize(viewport);
          await atRest(page);
          for (const y of [0, 120, 170, 2000]) {
            await page.evaluate((to) => window.scrollTo(0, to), y);
            // It may come while a dialog closes, and goes to its place then.
            const covered = async () => coveredBy(toast(page), (await isAtFoot(page)) ? STAYS : keptClearOn(name));
            await expect.poll(covered).toEqual([]);
          }
        }
      });
  });

const boxOf = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!;
const endOf = ({ y, height }: { y: number; height: number }) => y + height;

/** A search whose toast stays, come to rest. */
const found = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion, milk');
  await holdToast(page, 'Analysis complete!');
  await expect(cards(page).first()).toBeInViewport();
  await atRest(page);
};

for (const [name, viewport] of [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)
  test.describe(`on a ${name}, a toast`, () => {
    test.use({ viewport });

    test('is a low card at the foot of the window, off its edges', async ({ page }) => {
      await found(page);
      const card = (await toast(page).boundingBox())!;
      expect(viewport.height - endOf(card)).toBe(16);
      expect(viewport.width - card.x - card.width).toBe(name === 'phone' ? 16 : 24);
      expect(card.width).toBe(Math.min(420, viewport.width - 32));
      expect(card.height).toBeLessThan(90);
    });

    test('makes way when the keyboard goes to what it lies on', async ({ page }) => {
      await found(page);
      const { y } = (await toast(page).boundingBox())!;
      // A link of the page that lies just there.
      await page.evaluate(() => {
        const link = document.body.appendChild(document.createElement('a'));
        Object.assign(link, { href: '/about', textContent: 'About' });
        Object.assign(link.style, { position: 'fixed', bottom: '30px', right: '40px' });
      });
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: 'About' }).last().focus();
      await expect.poll(async () => (await toast(page).boundingBox())!.y).toBeLessThan(y - 40);
    });

    test('ends when the filters open', async ({ page }) => {
      await found(page);
      await page.getByRole('button', { name: 'Filters for these results' }).click();
      await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
      await expect(toast(page)).toHaveCount(0);
    });
  });

test.describe('on a desktop, a toast', () => {
  test.use({ viewport: DESKTOP });

  test('stands in the header, beside what else is in it', async ({ page }) => {
    await found(page);
    const [pill, header] = [(await toast(page).boundingBox())!, await boxOf(page, 'header')];
    expect(pill.y).toBeGreaterThan(header.y);
    expect(endOf(pill)).toBeLessThan(endOf(header));
    expect(await coveredBy(toast(page), 'header a, header button')).toEqual([]);
  });

  test('lies over the place of the header in a window that is too low for one that stays', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await found(page);
    expect((await boxOf(page, 'header')).y).toBeLessThan(0);
    expect(await toast(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
  });
});
