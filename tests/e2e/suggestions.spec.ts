import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';

test.describe('suggestions while typing', () => {
  test('complete the last ingredient with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('textbox', { name: 'Your ingredients' });
    await box.click();
    await page.keyboard.type('eggs, toma');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toHaveText('tomato');
    await expect(page.getByText(/^\d suggestions?\. Choose with the arrow keys\.$/)).toBeAttached();

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('eggs, tomato, ');
    await expect(options).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);

    // Closed with Escape, the text stays as it was typed, and Enter searches.
    await page.keyboard.type('oni');
    await expect(options.first()).toHaveText('onion');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('eggs, tomato, oni');
    await page.keyboard.type('on');
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('eggs, tomato, onion');
  });

  test('find a dish by its name with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByText('By recipe name').click();
    const box = page.getByRole('combobox', { name: 'Recipe name' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.click();
    await page.keyboard.type('shak');
    await expect(page.getByRole('option', { name: 'Shakshuka', exact: true })).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Shakshuka');
    await expect(cards(page).first()).toContainText('Shakshuka');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toBeFocused();
  });
});

test.describe('suggestions on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [mode, role, text] of [
    ['By ingredients', 'textbox', 'eggs, pot'],
    ['By recipe name', 'combobox', 'chick'],
  ] as const)
    test(`cover no button, move nothing, and are chosen by touch: ${mode}`, async ({ page }) => {
      await page.goto('/');
      await page.getByText(mode).click();
      const form = page.getByRole('search');
      const box = form.getByRole(role);
      await box.tap();
      const before = await form.boundingBox();
      await page.keyboard.type(text);
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      expect(await form.boundingBox()).toEqual(before);
      const place = (await list.boundingBox())!;
      const isApart = place.y + place.height <= before!.y || place.y >= before!.y + before!.height;
      expect(isApart).toBe(true);
      expect(place.y).toBeGreaterThanOrEqual(0);
      // Above the ingredients it covers the photo card, and leaves the switch of modes alone.
      const modes = (await page.getByRole('radiogroup').first().boundingBox())!;
      if (role === 'textbox') expect(place.y).toBeGreaterThanOrEqual(modes.y + modes.height);
      const name = await list.getByRole('option').first().innerText();
      await list.getByRole('option').first().tap();
      await expect(box).toHaveValue(new RegExp(name));
      await expect(box).toBeFocused();
    });
});

test('a text that was not understood is asked about, and one press searches for what was meant', async ({ page }) => {
  await page.goto('/');
  await search(page, 'toms');
  await expect(page.getByText(/No ingredients detected/).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search for tomato instead of toms' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('tomato');
});
