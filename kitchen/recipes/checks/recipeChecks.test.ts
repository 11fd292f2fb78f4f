import { checkCorpus, checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const recipeOf = (change: (file: RecipeFile) => void = () => undefined, slug = 'oven-omelette') => {
  const file = omeletteFile();
  change(file);
  return parseRecipeFile(file, slug, file.subcategory.endsWith('lcoholic') ? 'Drinks' : 'Meals');
};

const faultsOf = (change?: (file: RecipeFile) => void) =>
  checkRecipe(recipeOf(change)).map(({ path, reason }) => `${path}: ${reason}`);

it('finds no fault in a good recipe', () => {
  expect(faultsOf()).toEqual([]);
});

it.each<[string, (file: RecipeFile) => void, string]>([
  ['an ingredient that is in no table', (f) => (f.ingredients.butter = 'unobtainium, 30 g'), 'in no ingredient table'],
  ['an ingredient that no step uses', (f) => (f.ingredients.milk = 'milk, 50 ml'), 'used in no step of fr'],
  ['a placeholder that is not listed', (f) => (f.en.steps[0] += ' {milk}'), '{milk} is not in the list'],
  ['other placeholders than in English', (f) => (f.fr.steps[0] = 'Battez {eggs|les œufs}.'), 'fr.steps[0]: has the'],
  ['another partial amount', (f) => (f.es.steps[1] = f.es.steps[1]!.replace('20 g', '30 g')), 'es.steps[1]: has the'],
  ['the quantity of what is to taste', (f) => (f.en.steps[0] += ' {salt#}'), 'asks for the quantity'],
  ['a note in one language only', (f) => (f.fr.notes = {}), 'fr.notes: has no note for chives'],
  ['a note that is not in English', (f) => (f.es.notes.eggs = 'grandes'), 'es.notes.eggs: has no English note'],
  ['a note of nothing', (f) => (f.en.notes.milk = 'warm'), 'en.notes.milk: is not in the list'],
  ['a temperature that is not given', (f) => delete f.steps[1]!.temp, 'the step has no temp'],
  [
    'a temperature that is not said',
    (f) => (f.en.steps[1] = f.en.steps[1]!.replace(' lower the oven to {temp}', '')),
    'en.steps[1]: has no {temp}',
  ],
  ['grams as plain text', (f) => (f.en.steps[0] += ' Add 30 g more.'), '“30 g” has to be'],
  ['degrees as plain text', (f) => (f.fr.steps[0] += ' À 180 °C.'), '“°” has to be'],
  ['a language that was not translated', (f) => (f.es.description = f.en.description), 'the same text as en.desc'],
  ['an American word', (f) => (f.en.description = 'Good with zucchini.'), '“zucchini” is American'],
  ['a straight apostrophe in French', (f) => (f.fr.description = "L'omelette du dimanche."), 'straight apostrophe'],
  ['a vessel that cannot be drawn', (f) => (f.picture.vessel = 'bucket'), '“bucket” is none of'],
  ['a piece that cannot be drawn', (f) => (f.picture.pieces = ['spaceship eggs']), '“spaceship” is none of'],
  ['a picture of what is not in it', (f) => (f.picture.garnish = ['leaf basil']), 'shows “basil”'],
  ['far too much of it', (f) => (f.ingredients.butter = 'butter, 5 kg'), 'is 2500 g for one serving'],
  [
    'chicken without a sign that it is done',
    (f) => {
      f.ingredients.butter = 'chicken-breast, 200 g';
      for (const step of f.steps) step.time = 600;
    },
    'no step says how to tell that it is',
  ],
  [
    'chicken that stays raw',
    (f) => {
      f.ingredients.butter = 'chicken-breast, 200 g';
      for (const step of f.steps) step.time = 60;
    },
    'too short to be safe',
  ],
  [
    'a whole chicken that is roasted for less than 40 minutes',
    (f) => {
      f.ingredients.butter = 'chicken, 1';
      for (const step of f.steps) step.time = 60;
      f.steps[1]!.time = 2_300;
    },
    'too short to be safe (at least 2400 s)',
  ],
  [
    'pork in an oven that is only warm',
    (f) => {
      f.ingredients.butter = 'pork-shoulder, 200 g';
      f.steps[1]!.temp = 70;
      f.steps[1]!.time = 3_600;
    },
    'goes into an oven below',
  ],
  ['a first step beside nothing', (f) => (f.steps[0]!.alongside = true), 'no step comes before it'],
  [
    'a third step at once',
    (f) => {
      for (const language of ['en', 'es', 'fr'] as const) f[language].steps.push(f[language].steps[0]!);
      f.steps.push({ time: 60, alongside: true });
      f.steps[1]!.alongside = true;
    },
    'steps[2]: runs alongside a step that runs alongside another one',
  ],
  ['a tin that no shop sells', (f) => (f.en.steps[1] = f.en.steps[1]!.replace('23 cm', '24 cm')), 'which is 9.5 in'],
  ['a bucket of spice', (f) => (f.ingredients.chives = 'cumin, 100 g'), 'of a spice for one serving'],
  ['a bucket of salt', (f) => (f.ingredients.salt = 'salt, 2.5 kg'), 'of a spice for one serving'],
])('finds %s', (_name, change, reason) => {
  expect(faultsOf(change)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
});

it('lets the salt of a crust weigh kilos', () => {
  const faults = faultsOf((file) => {
    file.ingredients.salt = 'salt, 2.5 kg';
    file.en.steps[0] += ' Pack it on as a crust.';
  });
  expect(faults.filter((fault) => fault.includes('for one serving'))).toEqual([]);
});

it('recognises alcohol', () => {
  const strong = (subcategory: string, id: string) => (file: RecipeFile) => {
    file.subcategory = subcategory;
    file.ingredients.butter = `${id}, 30 ml`;
  };
  expect(faultsOf(strong('Non-alcoholic', 'gin'))).toEqual([
    'ingredients.butter: has alcohol in a drink that is Non-alcoholic',
  ]);
  expect(faultsOf(strong('Alcoholic', 'milk'))).toEqual(['subcategory: is Alcoholic, but no ingredient has alcohol']);
  expect(faultsOf(strong('Alcoholic', 'gin'))).toEqual([]);
});

it('finds two recipes with one name', () => {
  const other = recipeOf((file) => {
    file.en.title = 'OVEN omelette';
    file.es.title = 'Otra tortilla';
    file.ingredients.butter = 'butter, 40 g';
  }, 'another-omelette');
  expect(checkCorpus([recipeOf(), other]).map(({ message }) => message)).toEqual([
    'another-omelette en.title: “oven omelette” belongs to oven-omelette already',
    'another-omelette fr.title: “omelette au four” belongs to oven-omelette already',
  ]);
});

it('distinguishes two recipes of the same food from one recipe under two names', () => {
  const twin = recipeOf((file) => {
    file.en.title = 'Another omelette';
    file.es.title = 'Otra tortilla';
    file.fr.title = 'Une autre omelette';
  }, 'another-omelette');
  expect(checkCorpus([recipeOf(), twin]).map(({ path }) => path)).toEqual(['ingredients']);
});
