import { recipeSchema } from '@contracts/recipe';
import { truthReportSchema } from '@contracts/truth';
import { processorMs } from '../testing/processorMs';
import { aDraft } from '../testing/drafts';
import { checkDrafts } from './checkDrafts';
import { faultsAsWords } from './faultsAsWords';
import type { TruthAsk } from './types';

const ask: TruthAsk = { text: 'tomatoes', language: 'en-GB', category: 'None', excludedAllergens: [], dietTypes: [] };

const soup = aDraft({
  title: 'Tomato soup',
  subcategory: 'Lunch',
  servings: 4,
  minutes: 35,
  ingredients: [
    { name: 'tinned tomatoes', quantity: '800 g', note: 'with their juice' },
    { name: 'onion', quantity: '1', note: 'chopped' },
    { name: 'double cream', quantity: '100 ml', note: '' },
    { name: 'salt', quantity: '', note: '' },
  ],
  steps: [
    { text: 'Simmer the tinned tomatoes with the onion for 25 minutes.', minutes: 25 },
    { text: 'Blend, stir in the cream and season with salt.', minutes: 3 },
  ],
  allergens: ['Celery'],
});

it('gives a recipe that fits the contract, with everything computed that can be', () => {
  const { kept, faults } = checkDrafts(ask, { recipes: [soup] });
  expect(faults).toEqual([]);
  const { recipe, report, ingredientIds, diets } = kept[0]!;
  expect(recipeSchema.safeParse({ ...recipe, id: 1, userRating: 0, isSaved: false }).success).toBe(true);
  expect(truthReportSchema.safeParse(report).success).toBe(true);
  expect(recipe.allergens).toEqual(['Dairy', 'Celery']);
  expect(recipe.allergenEvidence).toEqual([{ allergen: 'Dairy', ingredient: 'double cream' }]);
  expect(recipe.ingredients[0]).toMatchObject({ id: 'tinned-tomato', amount: 800, unit: 'g', grams: 800 });
  expect(recipe.ingredients[3]).toMatchObject({ name: 'salt', quantity: 'to taste' });
  expect(recipe.instructions.map(({ time }) => time)).toEqual([1500, 180]);
  expect(recipe.calories).toBeGreaterThan(50);
  expect(recipe.nutritionCoverage).toEqual({ covered: 2, total: 3 });
  expect(ingredientIds).toEqual(['tinned-tomato', 'onion', 'double-cream', 'salt']);
  expect(diets).toContain('Vegetarian');
  expect(diets).not.toContain('Vegan');
  expect(report.passed).toHaveLength(13);
  expect(report.computed).toContain('nutrition');
  expect(report.claimed).toEqual(['title', 'description', 'times', 'servings', 'allergens', 'cuisine']);
});

it.each([
  ['an English adjective', 'Moroccan', 'moroccan'],
  ['words of another language', 'Cuisine marocaine', 'moroccan'],
  ['a cuisine without an id', 'Klingon', 'Klingon'],
  ['nothing', '', undefined],
])('has as its cuisine what the model means by %s', (_what, cuisine, id) => {
  const { recipe, report } = checkDrafts(ask, { ...soup, cuisine }).kept[0]!;
  expect(recipe.cuisine).toBe(id);
  expect(report.claimed.includes('cuisine')).toBe(id !== undefined);
});

it.each([
  ['an array', [soup]],
  ['one recipe', soup],
  ['a list under another name', { suggestions: [soup] }],
  ['an object by number', { recipes: { 1: soup } }],
  ['a wrapped recipe', { recipes: [{ recipe: soup }] }],
  ['JSON text', JSON.stringify({ recipes: [soup] })],
  ['JSON text in JSON text', JSON.stringify(JSON.stringify({ data: { recipes: [soup] } }))],
  [
    'plain texts for lines and steps',
    {
      name: 'Tomato soup',
      serves: '4 people',
      totalTime: 'PT35M',
      ingredients: '- 800 g tinned tomatoes\n- 1 onion, chopped\n- 100 ml double cream\n- salt',
      instructions:
        '1. Simmer the tinned tomatoes with the onion for 25 minutes.\n2. Blend, stir in the cream and season with salt.',
    },
  ],
])('reads %s', (_, answer) => {
  const { kept, faults } = checkDrafts(ask, answer);
  expect(faults).toEqual([]);
  expect(kept).toHaveLength(1);
  expect(kept[0]!.recipe).toMatchObject({ title: 'Tomato soup', servings: 4, prepTime: 35 });
  expect(kept[0]!.ingredientIds).toEqual(['tinned-tomato', 'onion', 'double-cream', 'salt']);
});

it.each([[undefined], [null], [0], [''], ['{'], [[]], [{}], [() => 1], [Symbol('x')], [[[[[]]]]], [NaN]])(
  'refuses %p without throwing',
  (answer) => {
    const { kept, faults } = checkDrafts(ask, answer);
    expect(kept).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  },
);

it('shows six recipes at most, reads twelve, and says what was too much', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...soup,
      title: `Tomato soup number ${'abcdefghijklmn'[i]}`,
      servings: i + 1,
    }));
  const { kept, faults } = checkDrafts(ask, many(14));
  expect(kept).toHaveLength(1);
  expect(faults.slice(-1)).toEqual([{ index: -1, kind: 'tooMuch', detail: 'the answer has 14 recipes' }]);
  expect(faults.filter(({ kind }) => kind === 'duplicate')).toHaveLength(11);
  expect(checkDrafts(ask, []).faults).toEqual([{ index: -1, kind: 'unreadable', detail: 'the answer has no recipes' }]);
  expect(checkDrafts({ ...ask, knownTitles: ['TOMATO soup!'] }, [soup]).faults).toEqual([
    { index: 0, kind: 'duplicate', detail: '“Tomato soup” is there already' },
  ]);
});

it('is not kept busy by texts that were made to keep it busy', () => {
  const texts = [
    'a.'.repeat(10_000),
    '<a '.repeat(6_000),
    '[a]('.repeat(5_000),
    '-1-1'.repeat(5_000),
    'x@'.repeat(9_000),
    '&lt;'.repeat(5_000),
  ];
  const check = (text: string) =>
    checkDrafts(ask, { ...soup, title: text, description: text, steps: [{ text, minutes: 1 }], cuisine: text });
  expect(processorMs(() => texts.forEach(check))).toBeLessThan(5_000);
});

it('tells the model what to mend, in one short line for each fault', () => {
  const { faults } = checkDrafts(ask, [
    { ...soup, ingredients: [...soup.ingredients, { name: 'bleach', quantity: '1 tbsp' }] },
    { ...soup, servings: 0 },
  ]);
  const words = faultsAsWords(faults);
  expect(words.split('\n')).toHaveLength(2);
  expect(words).toMatch(/^- Recipe 1: .*chemical/);
  expect(words).toMatch(/Recipe 2: it is for 0 servings/);
  expect(faultsAsWords(Array.from({ length: 500 }, () => faults[0]!)).length).toBeLessThan(6_000);
});

it('says pounds and cups in round metric amounts, and a stick of cinnamon as a piece', () => {
  const { kept } = checkDrafts({ ...ask, language: 'en-US' }, [
    {
      ...soup,
      ingredients: [
        { name: 'ground beef', quantity: '1 lb', note: '' },
        { name: 'milk', quantity: '1 cup', note: '' },
        { name: 'cinnamon stick', quantity: '1', note: '' },
      ],
      steps: [
        {
          text: 'Brown the ground beef for 10 minutes, add the milk and the cinnamon and simmer for 20 minutes.',
          minutes: 30,
        },
      ],
    },
  ]);
  expect(kept[0]?.recipe.ingredients).toMatchObject([
    { amount: 455, unit: 'g', quantity: '455 g' },
    { amount: 235, unit: 'ml', quantity: '235 ml' },
    { amount: 1, unit: 'piece' },
  ]);
});

it('keeps a plant substitute apart from what it is named after', () => {
  const { kept } = checkDrafts({ ...ask, dietTypes: ['Vegan'] }, [
    {
      ...soup,
      ingredients: [
        soup.ingredients[0],
        soup.ingredients[1],
        { name: 'vegan cream', quantity: '100 ml' },
        soup.ingredients[3],
      ],
      allergens: [],
    },
  ]);
  expect(kept[0]?.recipe.allergens ?? ['not kept']).toEqual([]);
});

describe('an ingredient that is only guessed from a misspelt word', () => {
  const withCourgettes = (name: string) => ({
    ...soup,
    ingredients: [{ name, quantity: '2', note: '' }, soup.ingredients[0], soup.ingredients[1]],
    steps: [{ text: `Simmer the tinned tomatoes with the onion and the ${name} for 25 minutes.`, minutes: 25 }],
    allergens: [],
  });

  it('grants no diet', () => {
    const [sure, guessed] = ['courgettes', 'corgettes'].map(
      (name) => checkDrafts(ask, [withCourgettes(name)]).kept[0]!,
    );
    expect(sure!.recipe.dietType).toBe('Vegan');
    expect(guessed!.ingredientIds).toContain('courgette');
    expect(guessed!.diets).toEqual(['Meat']);
    expect(guessed!.recipe.dietType).toBe('Unknown');
  });

  it('does not answer a cook who asked for a diet', () => {
    const { kept, faults } = checkDrafts({ ...ask, dietTypes: ['Vegan'] }, [withCourgettes('corgettes')]);
    expect(kept).toEqual([]);
    expect(faults.map(({ kind }) => kind)).toEqual(['brokenDiet']);
  });
});

describe('what the list of a written recipe does not have', () => {
  const SLAW = {
    ...soup,
    title: 'Cabbage with onion',
    description: '',
    ingredients: [
      { name: 'white cabbage', quantity: '200 g' },
      { name: 'onion', quantity: '100 g' },
    ],
    allergens: [],
  };
  const steps = (...texts: string[]) => texts.map((text) => ({ text, minutes: 5 }));
  const slawWith = (...texts: string[]) => ({ ...SLAW, steps: steps('Shred the cabbage and the onion.', ...texts) });

  it('brings its allergens and ends diets, if it is bought and stirred in', () => {
    const [only] = checkDrafts(ask, [slawWith('Stir in the mayonnaise and serve.')]).kept;
    expect(only!.recipe.allergens).toEqual(expect.arrayContaining(['Eggs', 'Mustard']));
    expect(only!.diets).not.toContain('Vegan');
    const excluding = { ...ask, excludedAllergens: ['Eggs'] };
    expect(checkDrafts(excluding, [slawWith('Stir in the mayonnaise and serve.')]).kept).toEqual([]);
  });

  it('brings nothing, if the list has what it is made of', () => {
    const made = {
      ...slawWith('Whisk the egg yolk with the oil to a mayonnaise.', 'Stir in the mayonnaise and serve.'),
      ingredients: [
        ...SLAW.ingredients,
        { name: 'egg yolk', quantity: '1' },
        { name: 'sunflower oil', quantity: '150 ml' },
      ],
    };
    expect(checkDrafts(ask, [made]).kept[0]!.recipe.allergens).toEqual(['Eggs']);
  });

  it.each([
    ['pesto', ['Dairy', 'Nuts']],
    ['brioche', ['Gluten', 'Dairy', 'Eggs', 'Wheat']],
    ['ice cream', ['Dairy']],
    ['pulled pork', []],
    ['cooked chicken', []],
  ])('ends the diets that it does not fit, if no list makes it: %s', (what, allergens) => {
    const [only] = checkDrafts(ask, [slawWith(`Stir in the ${what}.`)]).kept;
    expect(only!.recipe.allergens).toEqual(expect.arrayContaining(allergens));
    expect(only!.diets).not.toContain('Vegan');
    const { faults } = checkDrafts({ ...ask, dietTypes: ['Vegan'] }, [slawWith(`Stir in the ${what}.`)]);
    expect(faults.map(({ kind }) => kind)).toEqual(['brokenDiet']);
  });

  it('counts even if the sentence leaves something else out', () => {
    const [only] = checkDrafts(ask, [slawWith('Stir in the mayonnaise, but do not whisk it.')]).kept;
    expect(only!.recipe.allergens).toContain('Eggs');
    for (const step of ['Fry the chicken, without browning it.', 'Fry the chicken without browning it.'])
      expect(checkDrafts(ask, [slawWith(step)]).faults.map(({ kind }) => kind)).toEqual(['notListed']);
    const [without] = checkDrafts(ask, [slawWith('Serve without mayonnaise or chicken.')]).kept;
    expect(without!.diets).toContain('Vegan');
  });

  it('brings the allergens of a sauce that the list can make only a part of', () => {
    const lasagne = (...more: string[]) => ({
      ...slawWith('Layer the lasagne sheets with the béchamel and the onion, then bake for 40 minutes.'),
      ingredients: [
        ...SLAW.ingredients,
        { name: 'lasagne sheets', quantity: '200 g' },
        ...more.map((name) => ({ name, quantity: '500 ml' })),
      ],
    });
    const allergensWith = (...more: string[]) => checkDrafts(ask, [lasagne(...more)]).kept[0]!.recipe.allergens;
    expect(allergensWith()).toContain('Dairy');
    expect(allergensWith('soy milk')).not.toContain('Dairy');
  });

  it('ends the diets that it does not fit, if it is suggested beside the dish', () => {
    const [only] = checkDrafts(ask, [slawWith('Serve with a wedge of ham on top.')]).kept;
    expect(only!.diets).toEqual(['Meat']);
    expect(only!.recipe.dietType).toBe('Meat');
  });

  it('ends the diets that it does not fit, if the title names it', () => {
    const titled = { ...slawWith('Serve cold.'), title: 'Bacon with cabbage and onion' };
    expect(checkDrafts(ask, [titled]).kept[0]!.diets).toEqual(['Meat']);
    const { faults } = checkDrafts({ ...ask, dietTypes: ['Vegetarian'] }, [titled]);
    expect(faults.map(({ kind }) => kind)).toEqual(['brokenDiet']);
    const [vegan] = checkDrafts({ ...ask, dietTypes: ['Vegan'] }, [
      { ...titled, title: 'Cabbage with vegan bacon' },
    ]).kept;
    expect(vegan?.diets).toContain('Vegan');
  });

  it('is refused, if a step cooks it before it is served with something', () => {
    const { kept, faults } = checkDrafts(ask, [slawWith('Bake the chicken and serve it with the cabbage.')]);
    expect(kept).toEqual([]);
    expect(faults.map(({ kind }) => kind)).toEqual(['notListed']);
  });
});
