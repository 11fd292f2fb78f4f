import type { Page } from 'playwright-core';
import { longList, withSavedList } from '../../tests/e2e/savedList';
import { pause } from './watch';

/** What a cook does in one visit, from the home page. */
export interface Journey {
  name: string;
  run: (page: Page, origin: string) => Promise<void>;
}

const SAVED = 1_000;
const LETTER = `Lentil soup\n\nServes 4\n\n200g red lentils\n1 large onion, chopped\n1.2 litres vegetable stock\n\nFry the onion in a little oil for ten minutes.\nAdd everything else, bring to the boil and simmer for 25 minutes.`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

const press = async (page: Page, name: string | RegExp) => {
  await button(page, name).click();
  await pause(page);
};

/** Types with the pauses of a person. */
const type = async (page: Page, text: string) => {
  for (const key of text) {
    await page.keyboard.type(key);
    await page.waitForTimeout(key === ' ' ? 180 : 110);
  }
};

const search = async (page: Page, text: string) => {
  await page.getByRole('textbox').first().click();
  await type(page, text);
  await press(page, 'Analyze');
  await page.getByRole('article').first().waitFor();
  await pause(page);
};

const openFirst = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('tab').first().waitFor();
  await pause(page);
};

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await pause(page);
};

const searching: readonly Journey[] = [
  {
    name: 'searches twice and goes through the results',
    async run(page) {
      await search(page, 'eggs, potatoes, onion');
      await openFirst(page);
      await page.goBack();
      await pause(page);
      await page.getByRole('textbox').first().fill('');
      await search(page, 'chicken, rice');
    },
  },
  {
    name: 'chooses a suggestion with the keys',
    async run(page) {
      await page.getByRole('textbox').first().click();
      await type(page, 'eggs, toma');
      await page.getByRole('option').first().waitFor();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(150);
      }
      await type(page, 'feta');
      await page.keyboard.press('Enter');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'looks for a dish by its name',
    async run(page) {
      await page.getByText('By recipe name').click();
      await page.getByRole('combobox').first().click();
      await type(page, 'shakshuka');
      await page.keyboard.press('Enter');
      await page.getByRole('article').first().waitFor();
      await pause(page);
      await openFirst(page);
    },
  },
  {
    name: 'sorts and filters the results',
    async run(page) {
      await search(page, 'eggs, milk, flour');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-asc');
      await pause(page);
      await press(page, /^Filters/);
      await page.getByRole('checkbox').first().click();
      await pause(page);
      await page.keyboard.press('Escape');
      await pause(page);
      await press(page, /^Load More/);
    },
  },
];

const cooking: readonly Journey[] = [
  {
    name: 'reads a recipe in all its tabs',
    async run(page) {
      await search(page, 'eggs, tomatoes, feta');
      await openFirst(page);
      for (const tab of ['Ingredients', 'Method', 'Overview', 'Ingredients']) await openTab(page, tab);
      const lines = page.getByRole('tabpanel').getByRole('checkbox');
      for (let i = 0; i < 3; i += 1) {
        await lines.nth(i).click();
        await pause(page);
      }
    },
  },
  {
    name: 'cooks the first steps of a dish',
    async run(page) {
      await search(page, 'eggs, tomatoes, feta');
      await openFirst(page);
      await openTab(page, 'Method');
      await press(page, 'Start cooking');
      await page.getByRole('dialog').getByRole('timer').waitFor();
      for (const name of ['Next step', 'Previous', 'Pause', 'Resume', 'Next step']) await press(page, name);
    },
  },
  {
    name: 'keeps a recipe on the device and rates it',
    async run(page) {
      await search(page, 'eggs, potatoes, onion');
      await press(page, /^Save /);
      await press(page, 'Keep on this device');
      await page.getByRole('article').first().getByRole('radio').nth(3).press('4');
      await pause(page);
    },
  },
  {
    name: 'puts a recipe on the shopping list and ticks it off',
    async run(page) {
      await search(page, 'eggs, tomatoes, feta');
      await openFirst(page);
      await press(page, 'Add to list');
      await page
        .getByRole('link', { name: /^Shopping list/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'What do you need?' }).click();
      await type(page, 'milk, 2 onions');
      await page.keyboard.press('Enter');
      await pause(page);
      await page.getByRole('checkbox').first().click();
      await pause(page);
    },
  },
];

const keeping: readonly Journey[] = [
  {
    name: 'looks through a thousand saved recipes',
    async run(page, origin) {
      await withSavedList(page, origin, longList(SAVED));
      await page.goto(`${origin}/saved`);
      await page.getByRole('article').first().waitFor();
      await page.waitForTimeout(2_000);
      await page.getByRole('searchbox').click();
      await type(page, 'tomato soup');
      await pause(page);
      await press(page, 'Clear search');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating-high');
      await pause(page);
      await page.getByRole('article').nth(1).getByRole('radio').nth(1).press('2');
      await pause(page);
      await press(page, /^Save /);
      await openFirst(page);
      await page.goBack();
      await pause(page);
    },
  },
  {
    name: 'writes a recipe of their own',
    async run(page, origin) {
      await page.goto(`${origin}/add`);
      await page.getByRole('textbox', { name: 'Text of the recipe' }).fill(LETTER);
      await press(page, 'Read the recipe');
      await page.getByRole('textbox', { name: 'Title', exact: true }).click();
      await type(page, ' for Sunday');
      await page.getByRole('textbox', { name: 'Ingredient 2' }).click();
      await type(page, ' finely');
      await press(page, 'Save the recipe');
    },
  },
  {
    name: 'signs up',
    async run(page, origin) {
      await page.goto(`${origin}/auth`);
      await page.getByRole('textbox', { name: 'Email' }).first().click();
      await type(page, 'marta@example.org');
      await page.keyboard.press('Tab');
      await type(page, 'saffron');
      await pause(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await pause(page);
      }
    },
  },
  {
    name: 'chooses measures, a diet and how long messages stay',
    async run(page) {
      await press(page, /^Preferences/);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').nth(1).selectOption({ index: 1 });
      await pause(page);
      for (const box of [dialog.getByRole('checkbox').first(), dialog.getByRole('switch').first()]) {
        await box.click();
        await pause(page);
      }
      await page.keyboard.press('Escape');
      await pause(page);
    },
  },
];

/** The same presses on the bare list, which say what the libraries take. */
export const BARE_VISIT: Journey = {
  name: 'bare list: opens three recipes, ticks their lines and goes back',
  async run(page) {
    for (let i = 0; i < 3; i += 1) {
      await page.getByRole('article').nth(i).getByRole('link').click();
      await pause(page);
      for (let line = 0; line < 3; line += 1) {
        await page.getByRole('checkbox').nth(line).click();
        await pause(page);
      }
      await page.goBack();
      await pause(page);
    }
  },
};

/** The twelve visits whose presses and keys are timed. */
export const JOURNEYS: readonly Journey[] = [...searching, ...cooking, ...keeping];
