import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { longList, withSavedList } from './savedList';
import { cookNamed, signIn } from './session';
import { cards, search } from './kitchen';

const list = (page: Page) => page.getByRole('list', { name: 'Saved recipes' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search your saved recipes' });
const hearts = (page: Page) => list(page).getByRole('button', { name: /^Save / });

/** Saves the first results of a search with their hearts, into an account without saved recipes. */
const saveSome = async (page: Page, name: string, count = 3) => {
  await signIn(page, cookNamed(`${name}${Date.now()}`));
  await page.goto('/');
  await search(page, 'eggs, potatoes, onion');
  await expect(cards(page).first()).toBeVisible();
  const titles: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const card = cards(page).nth(i);
    titles.unshift((await card.getByRole('heading', { level: 3 }).innerText()).trim());
    const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/saved'));
    await card.getByRole('button', { name: /^Save / }).click();
    await answer;
  }
  return titles;
};

test.describe('the saved recipes page', () => {
  test('a cook saves three recipes and finds, removes and restores them', async ({ page }) => {
    const titles = await saveSome(page, 'Ines');
    await page.getByRole('link', { name: /^Saved recipes/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved recipes' })).toBeFocused();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(titles);

    await box(page).fill(titles[1]!.toUpperCase());
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([titles[1]!]);
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([titles[1]!]);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(list(page).getByRole('article')).toHaveCount(3);

    await hearts(page).first().press('Enter');
    await expect(list(page).getByRole('article')).toHaveCount(2);
    await expect(hearts(page).first()).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(titles);
  });

  test('the list of an account is there without a connection', async ({ page, context }) => {
    const titles = await saveSome(page, 'Oda', 2);
    await page.getByRole('link', { name: /^Saved recipes/ }).click();
    await expect(list(page).getByRole('article')).toHaveCount(2);
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(page.getByText(/These are the recipes kept on this device/)).toBeVisible();
  });

  test('a guest is sent home', async ({ page }) => {
    await page.goto('/saved');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a card shows a faint plate or glass until its picture is there', async ({ page, baseURL }) => {
  // No picture ever arrives.
  await page.route('**/pictures/**', () => undefined);
  await withSavedList(page, baseURL!, longList(10));
  await page.goto('/saved');
  const standIn = (name: RegExp) =>
    list(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .first()
      .locator('img')
      .evaluate((image) => getComputedStyle(image).backgroundImage);
  await expect.poll(() => standIn(/no\. 1$/)).toContain('radial-gradient');
  await expect.poll(() => standIn(/no\. 5$/)).toMatch(/^linear-gradient/);
});

test.describe('a list of five hundred', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await withSavedList(page, baseURL!, longList(500));
    await page.goto('/saved');
    await expect(list(page).getByRole('article').first()).toBeVisible();
  });

  test('returns to the place where a recipe was opened', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-asc');
    for (let i = 0; i < 6; i += 1) {
      await page.mouse.wheel(0, 2_500);
      await page.waitForTimeout(150);
    }
    // A busy browser scrolls, and draws cards, after the wheel has stopped.
    const sight = () => page.evaluate(() => `${window.scrollY} ${document.querySelectorAll('main article').length}`);
    let seen = '';
    await expect.poll(async () => seen === (seen = await sight()), { intervals: [400], timeout: 15_000 }).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(8_000);
    // Named at once: cards above it may still be drawn, so that it changes its number. Its link has to be in the window
    // as a whole, because the page is scrolled for a press on any other.
    const title = await list(page)
      .getByRole('article')
      .evaluateAll((all) => {
        const links = all.flatMap((one) => one.querySelector('h3 a') ?? []);
        const link = links.find((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top > 60 && bottom < window.innerHeight - 20;
        });
        return link?.textContent.trim() ?? '';
      });
    const link = list(page).getByRole('link', { name: title, exact: true });
    // Where it is when it is pressed: a busy browser may draw cards above it until then.
    await page.evaluate(() => {
      const here = window as Window & { pressedAt?: number };
      const note = ({ target }: Event) => {
        here.pressedAt = (target as Element).closest('article')?.querySelector('h3 a')?.getBoundingClientRect().top;
      };
      addEventListener('pointerdown', note, { capture: true, once: true });
    });
    await link.click();
    const top = (await page.evaluate(() => (window as Window & { pressedAt?: number }).pressedAt))!;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    const again = list(page).getByRole('link', { name: title });
    await expect(again).toBeFocused();
    await expect.poll(async () => Math.abs((await again.boundingBox())!.y - top)).toBeLessThan(4);
  });

  test('is traversed by Tab, card after card, and back', async ({ page }) => {
    await list(page).getByRole('link').first().focus();
    const seen: number[] = [];
    const place = () =>
      page.evaluate(() => Number(document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')));
    // No keyboard repeats a key faster than the screen shows its effect.
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    };
    for (let i = 0; i < 60; i += 1) {
      seen.push(await place());
      await press('Tab');
    }
    expect([...new Set(seen)]).toEqual(Array.from({ length: new Set(seen).size }, (_, i) => i + 1));
    expect(new Set(seen).size).toBeGreaterThan(15);
    for (let i = 0; i < 60; i += 1) await press('Shift+Tab');
    expect(await place()).toBe(1);
  });

  test('keeps the focus on a card that scrolls far away', async ({ page }) => {
    const link = list(page).getByRole('link').first();
    const title = await link.innerText();
    await link.focus();
    await page.evaluate(() => window.scrollTo(0, 40_000));
    await expect(list(page).locator('li[aria-posinset="200"]'))
      .toBeAttached({ timeout: 3_000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')),
      )
      .toBe('1');
  });

  test('has fewer than a thousand nodes at every position', async ({ page }) => {
    for (const top of [0, 3_000, 20_000, 1_000_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForTimeout(250);
      expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThan(1_000);
    }
    await expect(list(page).locator('li[aria-posinset="500"]')).toBeVisible();
  });

  test('renders the stars in their own colours', async ({ page }) => {
    const [ofRow, ofStar] = await list(page)
      .getByRole('radiogroup')
      .first()
      .evaluate((row) => [
        getComputedStyle(row).color,
        getComputedStyle(row.querySelector('input')!, '::before').backgroundColor,
      ]);
    expect(ofStar).toBe(ofRow);
  });

  test('filters by a custom allergen, says what it hides and shows it on a tap', async ({ page }) => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: 'Kiwi' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^Kiwi \d+ hidden$/)).toBeVisible();
    await expect(page).toHaveURL(/without=Kiwi/);
    await page.getByRole('button', { name: 'Show hidden recipes: Kiwi' }).click();
    await expect(page.getByText(/Kiwi \d+ hidden/)).toHaveCount(0);
  });
});

// Each theme and each width once; `npm run prove -- accessibility` pairs all of them.
for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`axe finds nothing on the saved recipes, ${colorScheme}, ${width}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await withSavedList(page, baseURL!, longList(40));
    await page.goto('/saved?without=Dairy');
    await expect(list(page).getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await box(page).fill('herring in jelly');
    await expect(page.getByRole('heading', { name: 'No Matching Recipes Found' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
