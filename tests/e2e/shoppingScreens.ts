import { expect } from '@playwright/test';
import { cookNamed, signIn } from './session';
import { button, searchByName, type Screen, type Visit } from './visits';

const write = async ({ page, say }: Visit, text: string) => {
  await page.getByRole('textbox', { name: say('shopping.boxLabel') }).fill(text);
  await page.keyboard.press('Enter');
};

/** What is written on the list, of several aisles. */
const WRITTEN: Record<string, string> = {
  'en-GB': '2 onions, milk, 200 g rice, 3 lemons, butter, kitchen roll',
  'en-US': '2 onions, milk, 200 g rice, 3 lemons, butter, paper towels',
  es: '2 cebollas, leche, 200 g de arroz, 3 limones, mantequilla, papel de cocina',
  fr: '2 oignons, lait, 200 g de riz, 3 citrons, beurre, essuie-tout',
};

const openList = async (visit: Visit) => {
  await visit.page.goto('/shopping');
  await write(visit, WRITTEN[visit.language]!);
};

/** The list of another cook, by its link. */
const openShared = async (visit: Visit) => {
  const { page, language } = visit;
  const owner = await page.context().browser()!.newContext();
  const ownPage = await owner.newPage();
  await signIn(ownPage, cookNamed('Shopper', language));
  const at = Date.now();
  const thing = { name: 'onions', language: 'en-GB', id: 'onion', amount: 2, unit: 'piece' };
  const changes = [{ id: `line-${at}-onions`, thing, state: 'open', at }];
  expect((await ownPage.request.post('/api/shopping', { data: { changes } })).status()).toBe(200);
  const share = (await (await ownPage.request.post('/api/shopping/share', { data: {} })).json()) as { share: string };
  await owner.close();
  await page.goto(`/shopping/${share.share}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
};

/** The shopping list, alone and together. */
export const SHOPPING_SCREENS: readonly Screen[] = [
  {
    name: 'shopping-empty',
    async open({ page, say }) {
      await page.goto('/shopping');
      await expect(page.getByRole('heading', { name: say('shopping.empty') })).toBeVisible();
    },
  },
  {
    name: 'shopping',
    async open(visit) {
      const { page, say } = visit;
      await openList(visit);
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('heading', { name: say('shoppingLine.bought') })).toBeVisible();
    },
  },
  {
    name: 'shopping-recipe',
    async open(visit) {
      const { page, say } = visit;
      // A search by its name assumes an empty kitchen, so that there is something to buy.
      await searchByName(visit, 'spaghetti carbonara');
      await page.getByRole('article').first().getByRole('link').click();
      await page.getByRole('tab', { name: say('recipeDetail.ingredients') }).click();
      await button(visit, 'recipeDetail.addToList').click();
      await page.goto('/shopping');
      await expect(page.getByText(say('shoppingLine.forRecipes')).first()).toBeVisible();
    },
  },
  {
    name: 'shopping-changing',
    async open(visit) {
      const { page, say } = visit;
      await openList(visit);
      await page
        .getByRole('button', { name: say('shoppingLine.remove') })
        .last()
        .click();
      await button(visit, 'shopping.order').click();
      await page
        .getByRole('button', { name: say('shoppingLine.edit') })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: say('shoppingLine.edit') })).toBeVisible();
    },
  },
  { name: 'shopping-by-link', open: openShared },
  {
    name: 'shopping-lost',
    async open({ page, say }) {
      await page.goto(`/shopping/${'x'.repeat(27)}`);
      await expect(page.getByRole('heading', { name: say('shopping.lost') })).toBeVisible();
    },
  },
];
