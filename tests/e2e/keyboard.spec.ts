import { expect, test, type Locator, type Page } from '@playwright/test';
import { press, reach } from './keys';
import { cards } from './kitchen';
import { sayIn, startCooking } from './visits';

const say = sayIn('en-GB');

const named = (page: Page | Locator, id: string) => page.getByRole('button', { name: say(id) }).first();

const open = async (page: Page) => {
  await page.goto('/');
  // The page's load event may precede its first paint.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
};

const find = async (page: Page, food = 'eggs, potatoes, onion, milk') => {
  await open(page);
  await reach(page, page.getByRole('textbox'));
  await page.keyboard.type(food);
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible();
};

const openFirst = async (page: Page) => {
  await find(page);
  await press(page, cards(page).first().getByRole('link'));
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

test.describe('with the keyboard alone', () => {
  test('a cook searches, opens a recipe, scales it and ticks off what is on the table', async ({ page }) => {
    await openFirst(page);
    await reach(page, page.getByRole('tab', { name: say('recipeDetail.overview') }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: say('recipeDetail.ingredients') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const more = page.getByRole('tabpanel').getByRole('button', { name: say('servingsStepper.more') });
    const servings = page.getByRole('tabpanel').getByRole('status').first();
    await press(page, more);
    await expect(more).toBeFocused();
    await expect(servings).not.toBeEmpty();
    const first = page.getByRole('tabpanel').getByRole('checkbox').first();
    await press(page, first, 'Space');
    await expect(first).toBeChecked();
  });

  test('a dish is found by its name', async ({ page }) => {
    await open(page);
    await reach(page, page.getByRole('radio', { name: say('searchPanel.byIngredients') }));
    await page.keyboard.press('ArrowRight');
    await reach(page, page.getByRole('combobox', { name: say('searchPanel.nameLabel') }));
    await page.keyboard.type('shakshuka');
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toContainText('Shakshuka');
  });

  test('results are filtered, sorted and extended; the focus returns to where it was', async ({ page }) => {
    // One ingredient has more good matches than a page holds.
    await find(page, 'onion');
    const filters = page
      .getByRole('main')
      .getByRole('button', { name: say('searchPanel.filters') })
      .first();
    await reach(page, filters, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await press(page, panel.getByRole('checkbox', { name: 'Dairy' }), 'Space');
    await press(page, panel.getByRole('button', { name: say('filterPanel.apply') }));
    await expect(panel).toBeHidden();
    await expect(filters).toBeFocused();

    const sort = page.getByRole('combobox', { name: say('sortSelect.label') });
    await reach(page, sort);
    await page.keyboard.type('Name (A');
    await expect(sort).toBeFocused();

    const before = await cards(page).count();
    await press(page, named(page, 'home.loadMore'));
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('the filters are closed with Escape, and nothing has changed', async ({ page }) => {
    await find(page);
    const filters = page
      .getByRole('main')
      .getByRole('button', { name: say('searchPanel.filters') })
      .first();
    await reach(page, filters, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(filters).toBeFocused();
  });

  test('a guest keeps a recipe on this device, rates it, and removes it again', async ({ page }) => {
    await find(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: say('heart.label') });
    await press(page, heart);
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: say('signInRequired.keep') }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: say('recipeShelf.heading') })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    const stars = cards(page).first().getByRole('radio').first();
    await reach(page, stars);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: /out of 5 stars/ })).toBeVisible();
  });

  test('the sign-in dialog is closed with Escape, and the heart has the focus again', async ({ page }) => {
    await find(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: say('heart.label') });
    await press(page, heart);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(heart).toBeFocused();
  });

  test('a wrong picture is reported', async ({ page }) => {
    await openFirst(page);
    await press(page, named(page, 'imageFeedback.no'));
    const dialog = page.getByRole('dialog');
    await reach(page, dialog.getByRole('textbox'));
    await page.keyboard.type('It shows another dish.');
    await press(page, dialog.getByRole('button', { name: say('imageFeedback.submit') }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Thank you/)).toBeVisible();
  });

  test('language, measures and allergens are chosen in the preferences', async ({ page }) => {
    await open(page);
    const preferences = named(page, 'header.preferences');
    await reach(page, preferences, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    const dairy = panel.getByRole('checkbox', { name: 'Dairy' });
    await press(page, dairy, 'Space');
    await expect(dairy).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(preferences).toBeFocused();
  });

  test('ingredients are picked without typing', async ({ page }) => {
    await open(page);
    await press(page, named(page, 'larderTools.pick'));
    const picker = page.getByRole('dialog');
    const chip = picker.getByRole('button', { name: 'eggs', exact: true });
    await press(page, chip, 'Space');
    await expect(chip).toBeFocused();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(named(page, 'larderTools.pick')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveValue('eggs');
  });

  test('F8 focuses the notification, and its action can be pressed', async ({ page }) => {
    await find(page);
    await press(
      page,
      cards(page)
        .first()
        .getByRole('button', { name: say('heart.label') }),
    );
    await press(page, page.getByRole('dialog').getByRole('button', { name: say('signInRequired.keep') }));
    await expect(page.getByRole('dialog')).toBeHidden();
    // The dialog gives the focus back a moment after it is gone, and would take it from the notification.
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /F8/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Recipe saved' })).toBeHidden();
  });

  test('cooking is started, paused, stepped through and left', async ({ page }) => {
    await openFirst(page);
    await press(page, named(page, 'cooking.start'));
    const stove = page.getByRole('dialog');
    await expect(stove.getByRole('timer')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(stove.getByRole('button', { name: say('cookingStage.resume') })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await press(page, stove.getByRole('button', { name: say('cookingStage.leave') }));
    await expect(stove).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

test('what has the focus is never behind the bar of a running timer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await startCooking({ page, language: 'en-GB', say });
  await named(page, 'cookingStage.leave').click();
  const bar = page.getByRole('complementary', { name: say('cookingDock.dock') });
  await page.getByRole('tab').first().press('Home');
  await expect(bar).toBeVisible();
  const places: { name: string; isHidden: boolean }[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await bar.evaluate((dock) => {
      const focused = document.activeElement!;
      const { top } = focused.getBoundingClientRect();
      const isBehind = !dock.contains(focused) && top >= dock.getBoundingClientRect().top - 1;
      return { name: focused.textContent?.trim() ?? '', isHidden: isBehind };
    });
    places.push(place);
  }
  expect(new Set(places.map(({ name }) => name)).size).toBeGreaterThan(8);
  expect(places.filter(({ isHidden }) => isHidden)).toEqual([]);
});

test('on a phone, Start cooking stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await find(page);
  await cards(page).first().getByRole('link').click();
  const starts = page.getByRole('button', { name: say('cooking.start') });
  await expect(starts).toHaveCount(1);
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  const foot = starts.last();
  await expect(starts).toHaveCount(2);
  await expect(foot).toBeInViewport();
  await foot.click();
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
});
