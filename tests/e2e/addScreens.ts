import { expect } from '@playwright/test';
import { button, type Screen, type Visit } from './visits';

const LETTERS: Record<string, string> = {
  'en-GB': `Hi Priya,
Here is my gran's lentil soup, as promised.

Serves 4

200g red lentils
1 large onion, chopped
1 tin chopped tomatoes
1.2 litres vegetable stock
2 tsp ground cumminn
100 ml double cream

Fry the onion in a little oil for ten minutes. Stir in the cumin.
Add everything else, bring to the boil and simmer for 25 minutes.

Love, Meg`,
  es: `Hola, Priya:
Te paso la sopa de lentejas de mi abuela.

Para 4 personas

200 g de lentejas rojas
1 cebolla grande, picada
1 bote de tomate troceado
1,2 litros de caldo de verduras
2 cucharaditas de comyno molido
100 ml de nata para montar

Sofríe la cebolla en un poco de aceite durante diez minutos. Añade el comino.
Añade todo lo demás, lleva a ebullición y cuece a fuego lento 25 minutos.

Un beso, Meg`,
  fr: `Bonjour Priya,
Voici la soupe aux lentilles de ma grand-mère.

Pour 4 personnes

200 g de lentilles corail
1 gros oignon, émincé
1 boîte de tomates concassées
1,2 litre de bouillon de légumes
2 cuillères à café de cumyn moulu
100 ml de crème entière

Faites revenir l'oignon dans un peu d'huile pendant dix minutes. Ajoutez le cumin.
Ajoutez tout le reste, portez à ébullition et laissez mijoter 25 minutes.

Bises, Meg`,
};

const openAdd = async ({ page, say }: Visit) => {
  await page.goto('/add');
  await expect(page.getByRole('textbox', { name: say('add.paste') })).toBeVisible();
};

/** What the soup is called at first, and later. */
const TITLES: Record<string, readonly [string, string]> = {
  'en-GB': ['Lentil soup', 'Sunday soup'],
  es: ['Sopa de lentejas', 'Sopa del domingo'],
  fr: ['Soupe aux lentilles', 'Soupe du dimanche'],
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
    name: 'add-recipe-file',
    async open(visit) {
      await openAdd(visit);
      const soups = ['Leek soup', 'Pea soup', 'Tomato soup'].map((name) => ({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name,
        recipeYield: '4',
        recipeIngredient: ['1 onion', '1 litre vegetable stock'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer for 20 minutes.' }],
      }));
      await visit.page.getByTestId('import-file').setInputFiles({
        name: 'soups.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(soups)),
      });
      await expect(button(visit, 'import.another')).toBeVisible();
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
];
