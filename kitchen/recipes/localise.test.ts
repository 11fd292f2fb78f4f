import type { RecipeIngredient } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { ingredientName } from './ingredientNames';
import { localiseRecipe } from './localise';
import { quantityText } from './wireQuantities';
import { parseRecipeFile } from './recipeFormat';
import { omeletteFile, type RecipeFile } from '../testing/omelette';

const omelette = (language: Language, change: (file: RecipeFile) => void = () => undefined) => {
  const file = omeletteFile();
  change(file);
  return localiseRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals'), language);
};

const linesOf = (language: Language, ingredients: Record<string, string>) =>
  omelette(language, (file) => Object.assign(file, { ingredients })).ingredients.map((line) => {
    const { quantity, name } = line as RecipeIngredient;
    return `${quantity} ${name}`;
  });

it('includes everything that follows from the recipe', () => {
  expect(omelette('en-GB')).toMatchObject({
    title: 'Oven omelette',
    dietType: 'Vegetarian',
    allergens: ['Dairy', 'Eggs'],
    allergenEvidence: [
      { allergen: 'Dairy', ingredient: 'butter' },
      { allergen: 'Eggs', ingredient: 'eggs' },
    ],
    totalIngredients: 3,
    ingredients: [
      { name: 'eggs', quantity: '4', amount: 4, unit: 'piece' },
      { name: 'butter', quantity: '30 g', grams: 30, ml: 31.3 },
      { name: 'chives', quantity: '1 tbsp', ml: 15, note: 'snipped' },
      { name: 'salt', quantity: 'to taste' },
    ],
    instructions: [
      { step: 'Heat the oven to 180°C (160°C fan, gas 4). Beat the eggs with salt and the chives.', time: 120 },
      {
        step: 'Melt 20 g of the butter in a 23 cm dish, pour in the eggs, lower the oven to 160°C (140°C fan, gas 3) and bake for 4 minutes, until set.',
        time: 300,
      },
    ],
  });
});

it('keeps the pieces of a sentence that scale', () => {
  expect(omelette('fr').instructions[1]?.parts).toEqual([
    'Faites fondre ',
    { kind: 'amount', id: 'butter', amount: 20, unit: 'g', grams: 20, ml: 20.8, text: '20 g' },
    ' ',
    { kind: 'ingredient', id: 'butter', text: 'de beurre' },
    ' dans un plat de ',
    { kind: 'length', cm: 23, text: '23 cm' },
    ', versez les œufs, baissez le four à ',
    { kind: 'temperature', celsius: 160, text: '160 °C' },
    ' et enfournez pour 4 minutes.',
  ]);
});

it('says which steps run alongside the one before', () => {
  const { instructions, prepTime } = omelette('es', (file) => (file.steps[1]!.alongside = true));
  expect(instructions.map(({ alongside }) => alongside)).toEqual([undefined, true]);
  expect(prepTime).toBe(5);
});

it('is one recipe in all languages', () => {
  const ids = (['en-GB', 'en-US', 'es', 'fr'] as const).map((language) => omelette(language).id);
  expect(new Set(ids).size).toBe(1);
});

it('puts names in the number the amount requires', () => {
  const ingredients = { a: 'onion, 1', b: 'potato, 700 g', c: 'cabbage, 300 g', d: 'egg, 2', e: 'chickpea, 2 tbsp' };
  expect(linesOf('en-GB', ingredients)).toEqual([
    '1 onion',
    '700 g potatoes',
    '300 g cabbage',
    '2 eggs',
    '2 tbsp chickpeas',
  ]);
  expect(linesOf('es', { a: 'yoghurt, 250 g', b: 'bread, 200 g', c: 'onion, 1.5' })).toEqual([
    '250 g yogur',
    '200 g pan',
    '1½ cebollas',
  ]);
  expect(linesOf('es', { a: 'salmon, 600 g', b: 'chorizo, 200 g', c: 'hake, 2' })).toEqual([
    '600 g salmón',
    '200 g chorizo',
    '2 merluzas',
  ]);
  expect(linesOf('en-GB', { a: 'egg-noodle, 250 g' })).toEqual(['250 g egg noodles']);
  expect(linesOf('es', { a: 'orange-zest, 1 slice', b: 'chocolate-chip, 200 g', c: 'lemon-zest, 1 tsp' })).toEqual([
    '1 tira piel de naranja',
    '200 g pepitas de chocolate',
    '1 cdta. ralladura de limón',
  ]);
  expect(linesOf('fr', { a: 'salmon, 400 g', b: 'butternut-squash, 2' })).toEqual([
    '400 g saumon',
    '2 courges butternut',
  ]);
});

it.each<[Language, string, string]>([
  ['fr', 'bacon, 4 slice', '4 tranches bacon'],
  ['fr', 'bacon, 150 g', '150 g lardons'],
  ['en-GB', 'bacon, 4 slice', '4 rashers bacon'],
  ['es', 'bacon, 4 slice', '4 lonchas beicon'],
  ['en-GB', 'black-tea, 2', '2 black tea bags'],
  ['en-US', 'black-tea, 1', '1 black tea bag'],
  ['es', 'black-tea, 2', '2 bolsitas de té negro'],
  ['fr', 'black-tea, 2', '2 sachets de thé noir'],
  ['fr', 'black-tea, 2 tsp', '2 c. à c. thé noir'],
  ['en-GB', 'rooibos, 2', '2 rooibos tea bags'],
  ['en-GB', 'cloves, 2', '2 whole cloves'],
  ['en-US', 'cloves, 1', '1 whole clove'],
  ['es', 'rooibos, 1', '1 bolsita de rooibos'],
  ['es', 'salmon, 4', '4 lomos de salmón'],
  ['es', 'chicken-leg, 4', '4 cuartos traseros de pollo'],
  ['es', 'white-fish, 1', '1 lomo de pescado blanco'],
  ['es', 'garlic, 1', '1 cabeza de ajos'],
  ['fr', 'rooibos, 2', '2 sachets de rooibos'],
  ['fr', 'earl-grey, 1', '1 sachet de thé Earl Grey'],
  ['fr', 'demerara-sugar, 2 tbsp', '2 c. à s. sucre demerara'],
  ['fr', 'lemon-zest, 2 tbsp', '2 c. à s. zeste de citron'],
  ['fr', 'orange-zest, 2 tsp', '2 c. à c. zeste d’orange'],
  ['fr', 'lime-zest, 10 g', '10 g zeste de citron vert'],
  ['fr', 'lemon-zest, 2', '2 zestes de citron'],
])('names in %s the unit of %s', (language, line, said) => {
  expect(linesOf(language, { a: line })).toEqual([said]);
});

it('has a weight for a spoon of each kind of basil', () => {
  const grams = ['basil', 'thai-basil', 'holy-basil'].map(
    (id) =>
      (
        omelette('en-GB', (file) => Object.assign(file, { ingredients: { a: `${id}, 2 handful` } }))
          .ingredients[0] as RecipeIngredient
      ).grams,
  );
  expect(grams).toEqual([20, 20, 20]);
});

it('starts a sentence with a capital when a table name opens it', () => {
  const { instructions } = omelette('en-GB', (file) => (file.en.steps[0] = '{eggs}, {salt}. {chives} last.'));
  expect(instructions[0]?.step).toBe('Eggs, salt. Chives last.');
});

it('uses American words in American English', () => {
  const american = omelette('en-US', (file) => {
    file.ingredients.chives = 'coriander, 1 tbsp';
    file.en.steps[0] = 'Beat {eggs|the eggs} with {salt} and {chives|the coriander} in a jug.';
  });
  expect(american.title).toBe('Oven omelet');
  expect(american.instructions[0]?.step).toBe('Beat the eggs with salt and the cilantro in a pitcher.');
  expect(american.ingredients[2]).toMatchObject({ name: 'cilantro' });
});

it('leaves coriander unchanged when it is the seed', () => {
  const american = omelette('en-US', (file) => {
    file.ingredients.chives = 'ground-coriander, 1 tsp';
    file.en.description = 'Eggs with coriander.';
    file.en.steps[0] = 'Beat {eggs|the eggs} with {salt} and {chives|the coriander}.';
  });
  expect(american.description).toBe('Eggs with coriander.');
  expect(american.instructions[0]?.step).toBe('Beat the eggs with salt and the coriander.');
});

it('describes a missing amount in words', () => {
  expect(quantityText({ id: 'black-pepper' }, 'es')).toBe('al gusto');
  expect(quantityText({ id: 'ice' }, 'en-GB')).toBe('as needed');
  expect(quantityText({ id: 'olive-oil' }, 'fr')).toBe('selon besoin');
});

it('names ingredients in each language, and an unknown one by its id', () => {
  expect(ingredientName('aubergine', 'en-US')).toBe('eggplant');
  expect(ingredientName('egg', 'fr', true)).toBe('œufs');
  expect(ingredientName('moon-cheese', 'es')).toBe('moon cheese');
});

it('counts French fish by its cut and weighs what is not counted', () => {
  const ingredients = {
    salmon: 'salmon, 4',
    cod: 'cod, 1',
    fish: 'white-fish, 2',
    biscuit: 'biscuit, 300 g',
    salami: 'salami, 100 g',
  };
  expect(linesOf('fr', ingredients)).toEqual([
    '4 pavés de saumon',
    '1 dos de cabillaud',
    '2 pavés de poisson blanc',
    '300 g biscuits',
    '100 g saucisson',
  ]);
});

it('keeps the marks of French with the word before them', () => {
  const french = omelette('fr', (file) => {
    file.fr.description = 'Un « soufflé » : facile ; vraiment ? Oui !';
    file.fr.steps[1] =
      'Faites fondre {butter#20 g} {butter|de beurre} dans un plat de {23 cm} ; versez {eggs} et enfournez à {temp}.';
  });
  expect(french.description).toBe('Un «\u00a0soufflé\u00a0»\u00a0: facile\u00a0; vraiment\u00a0? Oui\u00a0!');
  expect(french.instructions[1]?.step).toContain('plat de 23 cm\u00a0; versez');
});
