import { fixtureFile, textFile } from '../testing/fixtureFile';
import { makeZip } from '../testing/makeZip';
import { csvRows } from './readCsv';
import { readImportFile, type ReadResult } from './readImportFile';

const all = async (file: Parameters<typeof readImportFile>[0]): Promise<ReadResult[]> => {
  const found: ReadResult[] = [];
  for await (const one of readImportFile(file)) found.push(one);
  return found;
};
const recipesOf = async (name: string) =>
  (await all(fixtureFile(name))).map((found) =>
    'recipe' in found ? found.recipe : 'fault' in found ? found.fault : found.lines,
  );

describe('exports of further programs', () => {
  it('Mealie before 1.0: names in snake case, one file per recipe, in a zip', async () => {
    const bytes = makeZip([
      { name: 'recipes/barley-soup/barley-soup.json', bytes: fixtureFile('mealieOlderRecipe.json').bytes },
      { name: 'recipes/barley-soup/images/original.webp', bytes: 'x' },
    ]);
    expect(await all({ name: 'mealie.zip', bytes })).toMatchObject([
      {
        recipe: {
          title: 'Barley soup',
          description: 'A thick one.',
          labels: ['Lunch', 'soup'],
          servings: 6,
          minutes: 70,
          ingredients: ['150 g pearl barley', '3 pieces carrots, finely diced', '1-1/2 l vegetable stock'],
          steps: [{ text: 'Soften the carrots in butter.' }, { text: 'Add barley and stock and simmer for an hour.' }],
          source: 'https://barley.example/soup',
        },
      },
    ]);
  });

  it('CopyMeThat: a card per recipe', async () => {
    expect(await recipesOf('copyMeThat.html')).toMatchObject([
      {
        title: 'Oat biscuits',
        description: 'Crisp at the edges.',
        labels: ['Snack'],
        servings: 20,
        minutes: 27,
        ingredients: ['1½ cups rolled oats', '1 stick butter', '¾ cup plus 2 tbsp brown sugar'],
        steps: [{ text: /^Melt/ }, { text: /^Stir/ }].map(({ text }) => ({ text: expect.stringMatching(text) as string })), // prettier-ignore
        source: 'https://oats.example/biscuits',
      },
      { title: 'Mint water', ingredients: ['1 l water', 'a handful of mint'] },
    ]);
  });

  it('Plan to Eat: a table, and the older text', async () => {
    expect(await recipesOf('planToEat.csv')).toMatchObject([
      {
        title: 'Chickpea "pan" stew',
        description: 'Quick, and cheap',
        labels: ['Dinner', 'Spanish', 'quick', 'stew', 'Chickpeas'],
        servings: 4,
        minutes: 30,
        ingredients: ['1 tin chickpeas, drained', '2 cloves garlic', '1 onion'],
        steps: [{ text: 'Fry the onion and garlic.' }, { text: 'Add the chickpeas and warm through.' }],
        source: 'https://stew.example/chickpea',
      },
      { title: 'Cold noodles', servings: 2, ingredients: ['200 g noodles', '1 tbsp soy sauce'] },
    ]);
    expect(await recipesOf('planToEat.txt')).toMatchObject([
      {
        title: 'Lemon rice',
        labels: ['rice', 'quick'],
        servings: 4,
        minutes: 20,
        ingredients: ['200 g rice', '1 lemon'],
        steps: [{ text: 'Boil the rice.' }, { text: 'Note: stir in the lemon juice off the heat.' }],
        source: 'https://rice.example/lemon',
      },
      { title: 'Buttered peas', servings: 2, ingredients: ['300 g peas', '20 g butter'] },
    ]);
  });

  it('My Recipe Box: a table', async () => {
    expect(await recipesOf('myRecipeBox.csv')).toMatchObject([
      {
        title: 'Torta de zanahoria',
        labels: ['Postres', 'Meriendas', 'fácil', 'familia'],
        servings: 8,
        minutes: 60,
        ingredients: ['3 zanahorias', '200 g de harina', '3 huevos'],
        steps: [{}, { text: 'Añadir la harina y hornear a 180 °C.' }],
        source: 'https://torta.example',
      },
    ]);
  });

  it('Chowdown: Markdown with a front matter', async () => {
    expect(await recipesOf('chowdown.md')).toMatchObject([
      {
        title: 'Pear crumble',
        description: 'A crumble for the last pears.',
        labels: ['dessert', 'pears'],
        ingredients: ['4 pears', '100 g flour', '60 g butter', '50 g sugar'],
        steps: [{}, {}, { text: 'Bake at 190°C for 35 minutes.' }],
      },
    ]);
  });

  it.each([
    ['notes.md', '# Shopping\n\n- milk', 'noRecipe'],
    ['notes.md', '---\ntitle: [\n---\n', 'malformed'],
    ['notes.md', '---\ntitle: A blog post\n---\nHello', 'noRecipe'],
    ['budget.csv', 'month,sum\nMay,3', 'noRecipe'],
    ['empty.csv', 'title,ingredients', 'noRecipe'],
    ['a.html', '<div class="recipe"><div id="name">X</div></div>', 'noRecipe'],
  ])('an invalid %s is rejected: %j', async (name, text, code) => {
    expect(await all(textFile(name, text))).toMatchObject([{ fault: { code } }]);
  });
});

it('reads tables as spreadsheets write them', () => {
  expect(csvRows('a;"b;""c""\nd";e\n\n;"";f', ';')).toEqual([
    ['a', 'b;"c"\nd', 'e'],
    ['', '', 'f'],
  ]);
});

it('takes the sign for inches inside a field for no quote', () => {
  expect(csvRows('Pizza 12" base,flour\nSoup,"water, salt"', ',')).toEqual([
    ['Pizza 12" base', 'flour'],
    ['Soup', 'water, salt'],
  ]);
});

it.each([
  ['a.csv', `title,ingredients\n${'"'.repeat(200_001)}`],
  ['b.csv', `title,ingredients${',x'.repeat(200_000)}\n${'a,'.repeat(200_000)}`],
  ['c.csv', `title,ingredients\n${'9'.repeat(200_000)},${'1 '.repeat(200_000)}`],
  ['a.md', `---\n${'- '.repeat(20_000)}`],
  ['b.md', `---\ntitle: x\ningredients: "${'('.repeat(200_000)}"\n---\n${'['.repeat(100_000)}`],
  ['a.txt', `Title: x\nIngredients:\n${'1,000-1/2 '.repeat(50_000)}\nDirections:\n${'1. '.repeat(100_000)}`],
  ['a.html', `${'<div class="recipe">'.repeat(20_000)}<ul><li class="recipeIngredient">1 egg</li></ul>`],
])('reads the hostile file %s without delay', async (name, text) => {
  expect((await all(textFile(name, text))).length).toBeGreaterThan(0);
});
