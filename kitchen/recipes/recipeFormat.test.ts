import { RecipeFault } from './fieldReader';
import { parseRecipeFile, readRecipeFile } from './recipeFormat';
import { recipeIdOf } from './recipeId';
import { parseSentence } from './stepSentence';
import { omeletteFile, type RecipeFile } from '../testing/omelette';

const faultsOf = (change: (file: RecipeFile & Record<string, unknown>) => void) => {
  const file = omeletteFile();
  change(file);
  return readRecipeFile(file, 'oven-omelette', 'Meals').faults.map(({ path, reason }) => `${path}: ${reason}`);
};

it('reads a recipe file into plain JSON', () => {
  const recipe = parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals');
  expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe);
  expect(recipe).toMatchObject({
    id: recipeIdOf('oven-omelette'),
    slug: 'oven-omelette',
    category: 'Meals',
    ingredients: [
      { key: 'eggs', id: 'egg', amount: 4, unit: 'piece' },
      { key: 'butter', id: 'butter', amount: 30, unit: 'g' },
      { key: 'chives', id: 'chives', amount: 1, unit: 'tbsp' },
      { key: 'salt', id: 'salt' },
    ],
    picture: {
      fill: { kind: 'omelette', colours: ['#f2c14e'] },
      pieces: [{ kind: 'cube', ingredient: 'butter', colour: '#fbe39a' }],
    },
  });
});

it('reads other names of the dish, and has none without them', () => {
  const named = { ...omeletteFile(), names: ['tortilla francesa al horno'] };
  expect(parseRecipeFile(named, 'oven-omelette', 'Meals').names).toEqual(['tortilla francesa al horno']);
  expect(parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals')).not.toHaveProperty('names');
  expect(faultsOf((file) => Object.assign(file, { names: [''] }))).toHaveLength(1);
});

it('keeps the id stated in a renamed file', () => {
  expect(parseRecipeFile({ ...omeletteFile(), id: 77 }, 'baked-omelette', 'Meals').id).toBe(77);
});

it('counts a step that runs alongside only as far as it outlasts the step before it', () => {
  const minutesOf = (alongside: { time: number; alongside?: boolean }[]) => {
    const file = omeletteFile();
    for (const language of ['en', 'es', 'fr'] as const) file[language].steps.push(file[language].steps[0]!);
    const recipe = parseRecipeFile({ ...file, steps: alongside }, 'oven-omelette', 'Meals');
    return [recipe.prepTime, recipe.steps.map((step) => step.alongside)];
  };
  expect(minutesOf([{ time: 120 }, { time: 600 }, { time: 300 }])).toEqual([17, [undefined, undefined, undefined]]);
  expect(minutesOf([{ time: 120 }, { time: 600 }, { time: 300, alongside: true }])).toEqual([
    12,
    [undefined, undefined, true],
  ]);
  expect(minutesOf([{ time: 120 }, { time: 600, alongside: true }, { time: 300 }])[0]).toBe(15);
});

it('understands every placeholder', () => {
  expect(parseSentence('Mix {eggs}, {eggs|an egg}, {milk#}, {milk#30 ml} at {temp} in {24 cm}.')).toEqual([
    { kind: 'text', text: 'Mix ' },
    { kind: 'ingredient', key: 'eggs' },
    { kind: 'text', text: ', ' },
    { kind: 'ingredient', key: 'eggs', words: 'an egg' },
    { kind: 'text', text: ', ' },
    { kind: 'amount', key: 'milk' },
    { kind: 'text', text: ', ' },
    { kind: 'amount', key: 'milk', amount: 30, unit: 'ml' },
    { kind: 'text', text: ' at ' },
    { kind: 'temperature' },
    { kind: 'text', text: ' in ' },
    { kind: 'length', cm: 24 },
    { kind: 'text', text: '.' },
  ]);
});

it.each<[string, (file: RecipeFile & Record<string, unknown>) => void, string]>([
  ['an unknown unit', (f) => (f.ingredients.butter = 'butter, 30 oz'), 'ingredients.butter'],
  ['a quantity of nothing', (f) => (f.ingredients.butter = 'butter, 0 g'), 'ingredients.butter'],
  ['another category’s sub-type', (f) => (f.subcategory = 'Alcoholic'), 'subcategory'],
  [
    'a step that runs alongside “perhaps”',
    (f) => (f.steps[1] = { time: 60, alongside: 'perhaps' as never }),
    'steps[1].alongside',
  ],
  ['a step of a few seconds', (f) => (f.steps[0] = { time: 5 }), 'steps[0].time'],
  ['a step longer than a day', (f) => (f.steps[0] = { time: 90_000 }), 'steps[0].time'],
  ['a sentence too few', (f) => f.fr.steps.pop(), 'fr.steps'],
  ['a brace left open', (f) => (f.fr.steps[1] = 'Battez {eggs|les œufs.'), 'fr.steps[1]'],
  ['a placeholder of no known form', (f) => (f.es.steps[0] = 'Bate {los huevos}.'), 'es.steps[0]'],
  ['a partial amount without a unit we know', (f) => (f.es.steps[0] = 'Bate {eggs#2 lb}.'), 'es.steps[0]'],
  ['a colour that is none', (f) => (f.picture.fill = 'omelette red'), 'picture.fill'],
  ['an item that lies somewhere unknown', (f) => (f.picture.pieces = ['cube butter upstairs']), 'picture.pieces[0]'],
  ['none of an item', (f) => (f.picture.pieces = ['cube butter x0']), 'picture.pieces[0]'],
  ['no title', (f) => (f.es.title = ''), 'es.title'],
  ['an unknown field', (f) => (f.notes = {}), 'notes'],
  ['no servings', (f) => (f.servings = 0), 'servings'],
  ['no cuisine', (f) => (f.cuisine = ''), 'cuisine'],
  ['a cuisine without an id', (f) => (f.cuisine = 'French'), 'cuisine'],
])('finds %s', (_name, change, path) => {
  expect(faultsOf(change)).toEqual([expect.stringMatching(`^${path.replace(/[[\]]/g, '\\$&')}: `)]);
});

it('reads colour, number, size and place of what a picture shows, in any order', () => {
  const file = omeletteFile();
  file.picture.pieces = ['cube butter', 'egg-half eggs top x3 *1.4 f0d020'];
  expect(parseRecipeFile(file, 'x', 'Meals').picture.pieces).toEqual([
    { kind: 'cube', ingredient: 'butter' },
    { kind: 'egg-half', ingredient: 'eggs', colour: '#f0d020', count: 3, size: 1.4, lies: 'top' },
  ]);
});

it('finds all faults of a file, and throws the first', () => {
  const file = { ...omeletteFile(), servings: 0, popularity: 200 };
  expect(readRecipeFile(file, 'x', 'Meals').faults).toHaveLength(2);
  expect(() => parseRecipeFile(file, 'x', 'Meals')).toThrow(
    new RecipeFault('x', 'servings', 'is no number from 1 to 100'),
  );
});

it.each([[null], ['text'], [[]], [{}]])('survives %j in place of a recipe', (file) => {
  expect(() => parseRecipeFile(file, 'x', 'Meals')).toThrow(RecipeFault);
});
