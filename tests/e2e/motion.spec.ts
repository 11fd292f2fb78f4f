import { expect, test, type Locator, type Page } from '@playwright/test';
import { longList, withSavedList } from './savedList';

interface Watched extends Window {
  began?: number;
  times?: number[];
  stopped?: Animation[];
  /** Distance of the pressed card from the top of the window. */
  pressedAt?: number;
}

/** Counts pictures that fly from card to page or back, and notes how long. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const here: Watched = window;
    here.began = 0;
    here.times = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function note(...options) {
      const animation = animate.apply(this, options);
      if (this.matches('[data-flying-picture]')) {
        here.began! += 1;
        here.times!.push(Number(animation.effect!.getTiming().duration));
      }
      return animation;
    };
  });

/** How many pictures are on their way. */
const flying = (page: Page) => page.locator('[data-flying-picture]').count();

const openFirstCard = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
  return page.evaluate(() => {
    const { began, times }: Watched = window;
    return { began, times };
  });
};

test('the picture of a card grows into that of its page, in 120 to 240 ms', async ({ page }) => {
  await watch(page);
  await openFirstCard(page);
  await expect.poll(() => page.evaluate(() => (window as Watched).times?.length ?? 0)).toBeGreaterThan(0);
  const { began, times } = await page.evaluate(() => {
    const here: Watched = window;
    return { began: here.began, times: here.times! };
  });
  expect(began).toBe(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...times)).toBeLessThanOrEqual(240);
  await expect.poll(() => flying(page)).toBe(0);
});

/** Stops each flight of a picture half way, so that a press falls into it on any machine. */
const stopHalfWay = (page: Page) =>
  page.addInitScript(() => {
    const here: Watched = window;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function stop(...options) {
      const animation = animate.apply(this, options);
      if (this.matches('[data-flying-picture]')) {
        animation.pause();
        animation.currentTime = Number(animation.effect!.getTiming().duration) / 2;
        here.stopped = [animation];
      }
      return animation;
    };
  });

/** Presses where the middle of an element is, as a finger does, which does not wait until the page is at rest. */
const pressAt = async (page: Page, target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
};

test('a press counts while the picture still moves, on the way to a recipe and back', async ({ page }) => {
  const isHalfWay = () =>
    page.evaluate(() => (window as Watched).stopped?.some(({ playState }) => playState === 'paused') ?? false);
  await stopHalfWay(page);
  await openFirstCard(page);
  await expect.poll(isHalfWay).toBe(true);
  const method = page.getByRole('tab', { name: 'Method' });
  await pressAt(page, method);
  await expect(method).toHaveAttribute('aria-selected', 'true');
  expect(await isHalfWay()).toBe(true);

  await page.evaluate(() => (window as Watched).stopped!.forEach((animation) => animation.finish()));
  await expect.poll(isHalfWay).toBe(false);
  await page.getByRole('link', { name: 'Back to recipes' }).click();
  await expect.poll(isHalfWay).toBe(true);
  await pressAt(page, page.getByRole('article').first().getByRole('button', { name: 'Save Shakshuka' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isHalfWay()).toBe(true);
});

test('the list rests behind the recipe with its layout, and neither Tab nor a screen reader gets there', async ({
  page,
}) => {
  await openFirstCard(page);
  const resting = page.locator('[data-resting]');
  // Without a layout Back would have to compute all of it again.
  await expect
    .poll(() =>
      resting
        .locator('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().height),
    )
    .toBeGreaterThan(100);
  await expect(resting).toHaveJSProperty('offsetHeight', 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Recipe Results' })).toHaveCount(0);
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    expect(await resting.evaluate((room) => room.contains(document.activeElement))).toBe(false);
  }
});

test('nothing moves on the way to a recipe page with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  expect((await openFirstCard(page)).began).toBe(0);
});

const withoutAnimations = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

const ways = [
  ['Back', (page: Page) => page.goBack()],
  ['the link to the recipes', (page: Page) => page.getByRole('link', { name: 'Back to recipes' }).click()],
] as const;

const browsers = [
  ['', watch, 2],
  [
    ' with reduced motion',
    async (page: Page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watch(page);
    },
    0,
  ],
  [' in a browser that cannot animate', withoutAnimations, undefined],
] as const;

const notePressed = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        const { top } = (target as Element).closest('article')?.getBoundingClientRect() ?? {};
        if (top !== undefined) (window as Watched).pressedAt = top;
      },
      { capture: true },
    ),
  );

for (const [kind, prepare, flights] of browsers)
  for (const [way, goBack] of ways)
    test(`by ${way} a cook returns to the card, where it was, with the focus on it${kind}`, async ({ page }) => {
      await prepare(page);
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta');
      await page.getByRole('button', { name: 'Analyze' }).click();
      const card = page.getByRole('article').nth(4);
      await card.scrollIntoViewIfNeeded();
      await notePressed(page);
      const link = card.getByRole('link').first();
      const title = (await link.innerText()).trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await goBack(page);
      const again = page.getByRole('article').getByRole('link', { name: title, exact: true });
      await expect(again).toBeFocused();
      // Later than the scrolling to results from before.
      await page.waitForTimeout(1_000);
      await expect(again).toBeFocused();
      const top = await again.evaluate((element) => element.closest('article')!.getBoundingClientRect().top);
      expect(Math.abs(top - (await page.evaluate(() => (window as Watched).pressedAt!)))).toBeLessThan(5);
      expect(await flying(page)).toBe(0);
      expect(await page.evaluate(() => (window as Watched).began)).toBe(flights);
    });

test('forward and back again shows the recipe, and its card once more', async ({ page }) => {
  await openFirstCard(page);
  const link = page.getByRole('article').getByRole('link', { name: 'Shakshuka', exact: true });
  for (let i = 0; i < 3; i += 1) {
    await page.goBack();
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
  }
  await expect.poll(() => flying(page)).toBe(0);
});

/** How far and how long each chip moves when the first is removed. */
const movesOfChips = async (page: Page) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Your ingredients' }).pressSequentially('eggs, tomatoes, feta, ');
  const chips = page.getByRole('list', { name: 'Typed so far' }).getByRole('listitem');
  await expect(chips).toHaveCount(3);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const [first] = await chips.getByRole('button').all();
  const moves = await first!.evaluate(async (button: HTMLElement) => {
    const all = [...button.closest('ul')!.querySelectorAll('li')];
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return all.flatMap((item) =>
      item.getAnimations().map(({ effect }) => ({
        name: item.textContent.trim(),
        ms: effect!.getTiming().duration,
        isFromTheEnd: ((effect as KeyframeEffect).getKeyframes()[0]!.transform as string).startsWith('translate('),
      })),
    );
  });
  await expect(chips).toHaveCount(2);
  return moves;
};

test('chips glide to their place when one is removed, in 120 to 240 ms', async ({ page }) => {
  expect(await movesOfChips(page)).toEqual([
    { name: 'tomatoes', ms: 200, isFromTheEnd: true },
    { name: 'feta', ms: 200, isFromTheEnd: true },
  ]);
});

test('chips change places at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesOfChips(page)).toEqual([]);
});

/** How many cards glide when the saved list is sorted. */
const glidingCards = async (page: Page, baseURL: string, count: number) => {
  await withSavedList(page, baseURL, longList(count));
  // Cards glide only if they are in sight before and after.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto('/saved');
  const cards = page.getByRole('list', { name: 'Saved recipes' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => {
    const here: Watched = window;
    here.began = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function count(...options) {
      if (this.matches('li[data-recipe]')) here.began! += 1;
      return animate.apply(this, options);
    };
  });
  const first = await cards.first().innerText();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-asc');
  await expect.poll(() => cards.first().innerText()).not.toBe(first);
  return page.evaluate(() => (window as Watched).began);
};

test('the cards of a saved list glide when it is sorted', async ({ page, baseURL }) => {
  expect(await glidingCards(page, baseURL!, 12)).toBeGreaterThan(2);
});

test('the cards of a long list are sorted without motion', async ({ page, baseURL }) => {
  expect(await glidingCards(page, baseURL!, 500)).toBe(0);
});

/** Where the first card's link can be pressed, as soon as it is there. */
const firstLink = async (page: Page) => {
  const link = page.getByRole('article').first().getByRole('link').first();
  await link.waitFor();
  const { x, y, width, height } = (await link.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Presses the first card, which may have been scrolled away meanwhile; whether the press began on its link. */
const pressFirstLink = async (page: Page): Promise<boolean> => {
  const link = page.getByRole('article').first().getByRole('link').first();
  await link.evaluate((element) => {
    const noted = ({ target }: Event) => (element.dataset.pressed = String(element.contains(target as Node)));
    document.addEventListener('mousedown', noted, { capture: true, once: true });
  });
  const { x, y } = await firstLink(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return (await link.getAttribute('data-pressed')) === 'true';
};

for (const [when, wait] of [
  ['before the page scrolls to the results', 0],
  ['while the page scrolls to the results', 380],
] as const)
  test(`a slow press on a card that begins ${when} opens the card`, async ({ page }) => {
    // The card has to be in the window before the page scrolls to it.
    await page.setViewportSize({ width: 1_440, height: 1_600 });
    // A try must not press a result of the one before it, which the new search takes away.
    await page.addInitScript(() => localStorage.clear());
    await expect(async () => {
      await page.mouse.up();
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Your ingredients' }).fill('eggs, tomatoes, feta');
      await page.getByRole('button', { name: 'Analyze' }).click();
      await firstLink(page);
      await page.waitForTimeout(wait);
      expect(await pressFirstLink(page)).toBe(true);
    }).toPass({ timeout: 40_000 });
    // A finger stays down for longer than the page waits before it scrolls.
    await page.waitForTimeout(700);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/recipe\/\d+/);
  });
