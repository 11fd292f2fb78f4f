import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { cards, search } from './kitchen';

const countIn = async (text: Promise<string>) => Number(/\d[\d\s\u202f]*/.exec(await text)![0].replace(/\D/g, ''));

const lastCountIn = async (text: Promise<string>) => Number(/(\d+)\D*$/.exec(await text)![1]);

const chosen = (page: Page) => page.getByRole('group', { name: 'Cuisine' }).getByRole('button', { pressed: true });

test.describe('a French cook', () => {
  test.use({ locale: 'fr-FR' });

  test('reads the cuisine of each dish, and keeps to one with the keyboard', async ({ page }) => {
    await page.goto('/');
    await search(page, 'oignon, ail, tomates');
    await expect(
      cards(page)
        .getByText(/^Cuisine /)
        .first(),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Filtres', exact: true }).first().press('Enter');
    const cuisines = page.getByRole('group', { name: 'Cuisine' });
    await cuisines.getByRole('button', { name: /^Tout afficher \(\d+\)$/ }).press('Enter');
    expect(await violations(page)).toEqual([]);
    const moroccan = cuisines.getByRole('button', { name: /^Marocaine/ });
    const count = await countIn(moroccan.innerText());
    await moroccan.press('Space');
    await expect(chosen(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Appliquer' }).press('Enter');

    await expect(page.getByRole('button', { name: /^Filtres de ces résultats 1/ })).toBeVisible();
    const fromElsewhere = cards(page).filter({ hasNotText: 'Cuisine marocaine' });
    await expect(fromElsewhere).toHaveCount(0);
    // The count of the chip is that of the whole answer, far beyond the first sixty, with the recipes that suit less.
    const found = await lastCountIn(page.getByRole('heading', { level: 2, name: /sur \d+$/ }).innerText());
    const weaker = page.getByRole('button', { name: /^Afficher les recettes moins adaptées/ });
    expect(found + ((await weaker.count()) > 0 ? await lastCountIn(weaker.innerText()) : 0)).toBe(count);
    expect(await violations(page)).toEqual([]);

    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Cuisine marocaine$/ })).toBeVisible();

    // A reload keeps the choice, and one tap lifts it.
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Filtres 1/ }).first()).toBeVisible();
    await search(page, 'oignon, ail, tomates');
    await page.getByRole('button', { name: /autre cuisine$/ }).click();
    await expect(page.getByText(/autre cuisine$/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtres', exact: true }).first()).toBeVisible();
  });

  test('finds the dishes of a cuisine by its name', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Par nom de recette').click();
    await page.getByRole('combobox').fill('plat marocain');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(cards(page).getByText('Cuisine marocaine').first()).toBeVisible();
  });
});

test.describe('on a device with all recipes', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the filter works without a network too, over the whole collection', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const isStocked = async () => {
        const files = (await (await caches.open('larder-device')).keys()).map(({ url }) => url);
        return ['corpus-facts', 'corpus-en', 'offline.'].every((name) => files.some((file) => file.includes(name)));
      };
      while (!(await isStocked())) await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await search(page, 'onion, garlic');
    await expect(cards(page).first()).toBeVisible();
    const openFilters = () =>
      page
        .getByRole('button', { name: /^Filters/ })
        .first()
        .click();
    await openFilters();
    await page.getByRole('button', { name: /^Show all/ }).click();
    const greek = page.getByRole('button', { name: /^Greek/ });
    await expect(greek).toHaveText(/\d$/);
    const online = await greek.innerText();
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await search(page, 'garlic, onion');
    await expect(cards(page).first()).toBeVisible();
    await openFilters();
    await page.getByRole('button', { name: /^Show all/ }).click();
    expect(await greek.innerText()).toBe(online);
    await greek.click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(cards(page).getByText('Greek', { exact: true }).first()).toBeVisible();
    expect(await cards(page).count()).toBe(await cards(page).getByText('Greek', { exact: true }).count());
  });
});
