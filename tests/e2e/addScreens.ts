import { expect } from '@playwright/test';
import { LETTERS, TITLES, TWO } from './recipeTexts';
import { button, type Screen, type Visit } from './visits';

const openAdd = async ({ page, say }: Visit) => {
  await page.goto('/add');
  await expect(page.getByRole('textbox', { name: say('add.paste') })).toBeVisible();
};

const titleBox = ({ page, say }: Visit) => page.getByRole('textbox', { name: say('add.name'), exact: true });
const titlesIn = ({ language }: Visit) => TITLES[language] ?? TITLES['en-GB']!;

/** Reads the letter and saves its recipe. */
const openOwn = async (visit: Visit) => {
  const { page, language, say } = visit;
  await openAdd(visit);
  await page.getByRole('textbox', { name: say('add.paste') }).fill(LETTERS[language] ?? LETTERS['en-GB']!);
  await button(visit, 'add.read').click();
  await titleBox(visit).fill(titlesIn(visit)[0]);
  await button(visit, 'add.save').click();
};

/** Saves a recipe and gives it another title, so that it has two versions. */
const openVersions = async (visit: Visit) => {
  const { page, say } = visit;
  const title = titleBox(visit);
  await openOwn(visit);
  await page.getByRole('link', { name: say('recipeDetail.edit') }).click();
  await title.fill(titlesIn(visit)[1]);
  await button(visit, 'add.save').click();
  await page.getByRole('link', { name: say('recipeDetail.versions') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
};

/** Reads a text with two recipes, up to the choice between them. */
const openChoice = async (visit: Visit) => {
  const { page, language, say } = visit;
  await openAdd(visit);
  await page.getByRole('textbox', { name: say('add.paste') }).fill(TWO[language] ?? TWO['en-GB']!);
  await button(visit, 'add.read').click();
  await expect(page.getByRole('heading', { name: say('found.count') })).toBeVisible();
};

const changeTitle = async (visit: Visit, title: string) => {
  await titleBox(visit).fill(title);
  await button(visit, 'add.save').click();
};

/** Two tabs edit the same recipe: the second one that saves has to choose. */
const openClash = async (visit: Visit) => {
  const { page, say } = visit;
  await openOwn(visit);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const edit = say('recipeDetail.edit');
  const other = { ...visit, page: await page.context().newPage() };
  await other.page.goto(page.url());
  await page.getByRole('link', { name: edit }).click();
  await expect(titleBox(visit)).toBeVisible();
  await other.page.evaluate(() => localStorage.removeItem('recipeDraft'));
  await other.page.getByRole('link', { name: edit }).click();
  await changeTitle(other, titlesIn(visit)[1]);
  await expect(other.page.getByRole('tab').first()).toBeVisible();
  await other.page.close();
  await changeTitle(visit, `${titlesIn(visit)[0]} 2`);
  await expect(button(visit, 'versions.choose')).toBeVisible();
};

const soup = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield: '4',
  recipeIngredient: ['1 onion', '1 litre vegetable stock'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer for 20 minutes.' }],
});

/** Reads a file of recipes, up to the question whether to import them. */
const openFile = async (visit: Visit, ...recipes: object[]) => {
  await openAdd(visit);
  await visit.page.getByTestId('import-file').setInputFiles({
    name: 'soups.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recipes)),
  });
  await expect(button(visit, 'import.another')).toBeVisible();
};

/** The pages that add a recipe of the cook's own and show what became of it. */
export const ADD_SCREENS: readonly Screen[] = [
  { name: 'add-recipe', open: openAdd },
  {
    name: 'add-recipe-review',
    async open(visit) {
      const { page, language, say } = visit;
      await openAdd(visit);
      await page.getByRole('textbox', { name: say('add.paste') }).fill(LETTERS[language] ?? LETTERS['en-GB']!);
      await button(visit, 'add.read').click();
      await expect(page.getByRole('textbox', { name: say('add.name'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'add-recipe-missing',
    async open(visit) {
      await openAdd(visit);
      await button(visit, 'add.empty').click();
      await button(visit, 'add.save').click();
      await expect(visit.page.getByText(visit.say('add.titleMissing')).first()).toBeVisible();
    },
  },
  {
    name: 'add-recipe-unread',
    async open(visit) {
      const { page, say } = visit;
      await page.route('**/api/recipes/from-page', (route) => route.fulfill({ status: 500 }));
      await openAdd(visit);
      await page.getByRole('textbox', { name: say('add.page') }).fill('https://example.org/pie');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('add.pageFailed'))).toBeVisible();
    },
  },
  { name: 'add-recipe-several', open: openChoice },
  {
    name: 'add-recipe-one-of-several',
    async open(visit) {
      await openChoice(visit);
      await visit.page.getByRole('button', { name: visit.say('found.all') }).click();
      await expect(visit.page.getByText(visit.say('found.place'))).toBeVisible();
    },
  },
  {
    name: 'add-recipe-file',
    open: (visit) => openFile(visit, ...['Leek soup', 'Pea soup', 'Tomato soup'].map(soup)),
  },
  {
    name: 'add-recipe-file-done',
    async open(visit) {
      await openFile(visit, soup('Leek soup'), soup('Pea soup'), { ...soup('Air'), recipeIngredient: [] });
      await visit.page.getByRole('button', { name: visit.say('import.begin') }).click();
      await expect(button(visit, 'import.close')).toBeVisible();
    },
  },
  {
    name: 'recipe-own',
    async open(visit) {
      await openOwn(visit);
      await expect(visit.page.getByRole('tab').first()).toBeVisible();
    },
  },
  { name: 'recipe-versions', open: openVersions },
  {
    name: 'recipe-versions-compared',
    async open(visit) {
      await openVersions(visit);
      await button(visit, 'versions.compare').click();
      await expect(visit.page.getByRole('article').last().getByRole('listitem')).not.toHaveCount(0);
    },
  },
  { name: 'recipe-versions-differ', open: openClash },
];
