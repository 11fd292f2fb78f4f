import { expect } from '@playwright/test';
import { button, FOOD, openRecipe, openSaved, type Screen, type Visit } from './visits';

/** The ends of links to collections, of the length that the server takes. */
const SHARED = 'y'.repeat(27);
const LOST = 'x'.repeat(27);

const NAMES: Record<string, string> = { 'en-GB': 'Sunday suppers', es: 'Cenas del domingo', fr: 'Dîners du dimanche' };

const nameIn = ({ language }: Visit): string => NAMES[language] ?? NAMES['en-GB']!;

/** Writes the name of a new collection into the open form, and makes it. */
const nameCollection = async (visit: Visit) => {
  await visit.page.getByRole('textbox', { name: visit.say('collections.new') }).fill(nameIn(visit));
  await button(visit, 'collections.make').click();
};

/** Puts a recipe into a new collection. */
const collectRecipe = async (visit: Visit) => {
  await openRecipe(visit);
  await button(visit, 'collections.title').click();
  await nameCollection(visit);
  await expect(visit.page.getByRole('checkbox', { name: nameIn(visit), checked: true })).toBeVisible();
};

/** A collection of another cook, with recipes of the collection that this search finds. */
const openCollection = async (visit: Visit) => {
  const { page, language } = visit;
  const preferences = JSON.stringify({ excludedAllergens: [], dietTypes: [], language });
  const name = nameIn(visit);
  await page.route('**/api/shared-collections/**', async (route) => {
    const response = await page.request.post('/api/analyze', {
      multipart: { ingredients: FOOD[language]!, category: 'None', preferences },
    });
    const { recipes } = (await response.json()) as { recipes: Record<string, unknown>[] };
    const read = recipes
      .slice(0, 4)
      .map(({ matchedIngredients: _matched, totalIngredients: _all, needs: _needs, ...rest }) => rest);
    await route.fulfill({ json: { name, total: read.length, recipes: read, next: null } });
  });
  await page.goto(`/collection/${SHARED}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
};

/** What was cooked, notes, and collections: the dialogs of a recipe's page, the saved list, and what a link shows. */
export const COOKBOOK_SCREENS: readonly Screen[] = [
  {
    name: 'recipe-note',
    async open(visit) {
      await openRecipe(visit);
      await button(visit, 'notes.add').click();
      await expect(visit.page.getByRole('textbox', { name: visit.say('notes.label') })).toBeVisible();
    },
  },
  {
    name: 'recipe-cooked-dialog',
    async open(visit) {
      await openRecipe(visit);
      await button(visit, 'cooked.did').click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'recipe-remembered',
    async open(visit) {
      const { page, say } = visit;
      await openRecipe(visit);
      await button(visit, 'notes.add').click();
      await page.getByRole('textbox', { name: say('notes.label') }).fill(nameIn(visit));
      await button(visit, 'notes.save').click();
      await button(visit, 'cooked.did').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('cooked.save'), exact: true }).click();
      await expect(button(visit, 'cooked.edit')).toBeVisible();
      await button(visit, 'cooked.edit').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'recipe-collections-dialog', open: collectRecipe },
  {
    name: 'collections',
    async open(visit) {
      await collectRecipe(visit);
      await visit.page.getByRole('dialog').getByRole('link').click();
      await expect(visit.page.getByRole('article')).toHaveCount(1);
    },
  },
  {
    name: 'collections-empty',
    async open({ page, say }) {
      await page.goto('/collections');
      await expect(page.getByRole('heading', { name: say('collections.none') })).toBeVisible();
    },
  },
  {
    name: 'saved-collection',
    async open(visit) {
      await openSaved(visit, 9);
      // The account keeps what it is sent.
      await visit.page.route('**/api/cookbook*', (route) => {
        const { changes = [] } = (route.request().postDataJSON() ?? {}) as { changes?: unknown[] };
        return route.fulfill({ json: { revision: 1, isWhole: false, entries: changes, refused: [], shares: {} } });
      });
      await button(visit, 'collections.new').click();
      await nameCollection(visit);
      await expect(button(visit, 'collections.toolsOf')).toBeVisible();
    },
  },
  {
    name: 'cooked',
    async open(visit) {
      const { page, say } = visit;
      await openRecipe(visit);
      await button(visit, 'cooked.did').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('cooked.save'), exact: true })
        .click();
      await page.goto('/cooked');
      await expect(page.getByRole('heading', { level: 1, name: say('cooked.title') })).toBeVisible();
      await expect(button(visit, 'cooked.edit')).toBeVisible();
    },
  },
  {
    name: 'cooked-empty',
    async open({ page, say }) {
      await page.goto('/cooked');
      await expect(page.getByRole('heading', { name: say('cooked.empty') })).toBeVisible();
    },
  },
  { name: 'collection', open: openCollection },
  {
    name: 'collection-lost',
    async open({ page, say }) {
      await page.goto(`/collection/${LOST}`);
      await expect(page.getByRole('heading', { name: say('collections.lost') })).toBeVisible();
    },
  },
];
