import { expect, type Page } from '@playwright/test';
import { breakFeatures, type Breakage, type Feature } from './brokenFeatures';
import { cards, search } from './kitchen';
import { cookNamed, signIn } from './session';

const view = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cooking options' }) });

const pressIfThere = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click();
};

/** Cooks the open recipe to the end, using everything that the view offers. */
const cookDish = async (page: Page) => {
  await page.getByRole('tab', { name: 'Method' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).first().click();
  await expect(view(page).getByRole('timer')).toBeVisible();
  await view(page).getByRole('button', { name: 'Cooking options' }).click();
  const options = page.getByRole('dialog', { name: 'Cooking options' });
  for (const name of ['Say it aloud', 'Listen']) {
    const choice = options.getByRole('switch', { name });
    if (await choice.isEnabled()) await choice.click();
  }
  for (const name of ['Try the bell', 'Notify me while this page is hidden']) {
    const button = options.getByRole('button', { name });
    if (await button.isVisible()) await button.click();
  }
  await page.keyboard.press('Escape');
  await view(page).getByRole('button', { name: 'Next step' }).click();
  await expect(view(page).getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();
  await view(page).getByRole('button', { name: 'Previous' }).click();
  await view(page).getByRole('button', { name: 'Pause' }).click();
  await view(page).getByRole('button', { name: 'Resume' }).click();
  await view(page)
    .getByRole('button', { name: /^Leave/ })
    .click();
  await page.getByRole('button', { name: 'Skip to step 2' }).click();
  await page.getByRole('button', { name: 'Back to cooking' }).first().click();
  const finish = view(page).getByRole('button', { name: 'Finish' });
  while (!(await finish.isVisible())) await view(page).getByRole('button', { name: 'Next step' }).click();
  await finish.click();
  await expect(view(page).getByRole('heading', { name: 'Cooking complete!' })).toBeVisible();
  await view(page).getByRole('button', { name: 'Done' }).click();
};

/** Goes from the search to the profile in a browser with broken features. Returns what went wrong. */
export const walkWith = async (page: Page, breakage: Breakage, features: Feature[]): Promise<string[]> => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`not caught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(breakFeatures, { features, breakage });
  const stands = () => expect(page.getByText('Something went wrong')).toHaveCount(0);
  const steps: [string, () => Promise<unknown>][] = [
    ['home', () => page.goto('/')],
    ['search', () => search(page, 'eggs, potatoes, onion')],
    ['results', () => expect(cards(page).first()).toBeVisible()],
    ['recipe', () => cards(page).first().getByRole('link').first().click()],
    ['tabs', () => page.getByRole('tab', { name: 'Ingredients' }).click()],
    ['share', () => page.getByRole('button', { name: 'Share' }).click()],
    ['print', () => pressIfThere(page, 'Print')],
    ['cooking', () => cookDish(page)],
    ['keep', () => page.getByRole('button', { name: 'Save', exact: true }).click()],
    ['keep here', () => page.getByRole('button', { name: 'Keep on this device' }).click()],
    ['account', () => signIn(page, cookNamed('Fatou'))],
    ['saved', () => page.goto('/saved')],
    ['saved page', () => expect(page.getByRole('heading', { level: 1, name: 'Saved recipes' })).toBeVisible()],
    ['profile', () => page.goto('/profile')],
    ['diet', () => page.getByRole('checkbox', { name: 'Vegetarian' }).click()],
    ['account tab', () => page.getByRole('tab', { name: 'Account' }).click()],
    ['name', () => expect(page.getByRole('heading', { level: 1, name: 'Fatou Oliveira' })).toBeVisible()],
  ];
  for (const [name, step] of steps)
    try {
      await step();
      await stands();
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message.split('\n').slice(0, 2).join(' ')}`);
      break;
    }
  return [...new Set(faults)];
};
