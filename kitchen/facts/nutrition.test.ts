import type { Nutrition } from '@contracts/recipe';
import type { Unit } from '@contracts/vocabulary';
import { compiledCorpus } from '../../server/testing/compiledCorpus';
import { dietsOf, isKeto } from './diets';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import type { Ingredient } from '../ingredients/ingredient';
import { localiseRecipe } from '../recipes/localise';
import { nutritionOf, nutritionPer100g, type NutritionLine } from './nutrition';
import { ESTIMATES } from './nutrition/estimates';
import { USDA_FIGURES } from './nutrition/usdaFigures';

const lines = (...rows: [id: string, amount?: number, unit?: Unit][]): NutritionLine[] =>
  rows.map(([id, amount, unit]) => ({ id, amount, unit }));

describe('the figures of an ingredient', () => {
  it('are there for every ingredient, once, and for nothing else', () => {
    const ids = INGREDIENTS.map(({ id }) => id);
    expect(ids.filter((id) => !nutritionPer100g(id))).toEqual([]);
    expect(Object.keys(ESTIMATES).filter((id) => id in USDA_FIGURES)).toEqual([]);
    const known = new Set(ids);
    expect([...Object.keys(USDA_FIGURES), ...Object.keys(ESTIMATES)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('name their source', () => {
    expect(nutritionPer100g('onion')).toEqual({
      figures: { calories: 40, protein: 1.1, carbs: 9.3, fat: 0.1, fiber: 1.7, sugar: 4.2 },
      source: 'usda:170000',
    });
    expect(nutritionPer100g('campari')?.source).toBe('estimate');
    expect(nutritionPer100g('unobtainium')).toBeUndefined();
  });

  it('add up to at most 100 g, with fibre and sugar within the carbohydrate', () => {
    const broken = INGREDIENTS.filter(({ id }) => {
      const { protein, carbs, fat, fiber, sugar } = nutritionPer100g(id)!.figures;
      return protein + carbs + fat > 101 || fiber > carbs || sugar > carbs;
    });
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  const ALCOHOL_DENSITY = 0.789;
  /** Grams of alcohol in 100 g; the two flavourings are mostly alcohol, but are not drunk. */
  const alcoholOf = ({ id, abv = 0, density = 1 }: Ingredient) =>
    id === 'vanilla-extract' || id === 'almond-extract' ? 34 : (abv * ALCOHOL_DENSITY) / density;

  /** kcal by the usual factors, if fibre gave no energy and if it gave as much as starch. */
  const energyOf = ({ protein, carbs, fat, fiber }: Nutrition, alcohol: number): [least: number, most: number] => {
    const most = 4 * protein + 4 * carbs + 9 * fat + 7 * alcohol;
    return [most - 4 * fiber, most];
  };

  // USDA's own factors are lower than 4 for the protein and the carbohydrate of plants, most of all in cocoa and citrus.
  it('have about the energy of their nutrients', () => {
    const odd = INGREDIENTS.flatMap((row) => {
      const { figures } = nutritionPer100g(row.id)!;
      const [least, most] = energyOf(figures, alcoholOf(row));
      const isPlausible = figures.calories >= 0.78 * least - 15 && figures.calories <= 1.15 * most + 18;
      return isPlausible ? [] : [`${row.id}: ${figures.calories}, not ${least} to ${most}`];
    });
    expect(odd).toEqual([]);
  });

  it.each(['water', 'ice', 'salt', 'sparkling-water', 'bicarbonate-of-soda'])('are all zero for %s', (id) => {
    expect(Object.values(nutritionPer100g(id)!.figures).every((figure) => figure === 0)).toBe(true);
  });
});

const TORTILLA = lines(
  ['potato', 600, 'g'],
  ['onion', 1, 'piece'],
  ['egg', 6, 'piece'],
  ['olive-oil', 250, 'ml'],
  ['salt'],
);

const MOJITO = lines(
  ['white-rum', 50, 'ml'],
  ['lime-juice', 25, 'ml'],
  ['sugar', 2, 'tsp'],
  ['mint', 10, 'leaf'],
  ['sparkling-water', 60, 'ml'],
  ['ice', 1, 'handful'],
);

describe('the nutrition of a recipe', () => {
  it.each<[string, NutritionLine[], number, keyof Nutrition, number, number]>([
    ['tortilla de patatas', TORTILLA, 4, 'calories', 300, 450],
    ['tortilla de patatas', TORTILLA, 4, 'protein', 11, 16],
    ['tortilla de patatas', TORTILLA, 4, 'carbs', 25, 36],
    ['tortilla de patatas', TORTILLA, 4, 'fat', 15, 25],
    ['mojito', MOJITO, 1, 'calories', 130, 190],
    ['mojito', MOJITO, 1, 'carbs', 8, 14],
    ['mojito', MOJITO, 1, 'fat', 0, 0.5],
    [
      'spaghetti with tomato sauce',
      lines(['spaghetti', 200, 'g'], ['tomato-sauce', 300, 'g']),
      2,
      'calories',
      390,
      430,
    ],
    ['a boiled egg', lines(['egg', 1, 'piece']), 1, 'calories', 70, 85],
    ['a glass of wine', lines(['red-wine', 150, 'ml']), 1, 'calories', 115, 135],
    ['mussels in their shells', lines(['mussel', 1, 'kg']), 2, 'calories', 100, 140],
  ])('is plausible: %s, case %#', (_dish, ingredients, servings, nutrient, least, most) => {
    const value = nutritionOf(ingredients, servings)?.perServing[nutrient];
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  it('is divided by the servings, kcal to whole numbers and grams to a tenth', () => {
    const sugar = lines(['sugar', 100, 'g']);
    expect(nutritionOf(sugar, 1)?.perServing).toEqual({
      calories: 387,
      protein: 0,
      carbs: 100,
      fat: 0,
      fiber: 0,
      sugar: 99.8,
    });
    expect(nutritionOf(sugar, 3)?.perServing).toMatchObject({ calories: 129, carbs: 33.3, sugar: 33.3 });
  });

  it.each<[string, NutritionLine]>([
    ['an amount', { id: 'honey', amount: 1, unit: 'tbsp' }],
    ['a weight', { id: 'honey', grams: 21 }],
    ['a volume', { id: 'honey', ml: 15 }],
  ])('uses %s', (_what, line) => {
    expect(nutritionOf([line], 1)?.perServing.calories).toBeCloseTo(64, -1);
  });

  it('weighs slices that are displayed without a weight', () => {
    expect(nutritionOf(lines(['baguette', 4, 'slice']), 1)?.perServing.calories).toBeGreaterThan(200);
  });

  it.each<[string, number, number, number]>([
    ['a spoon of oil counts whole', 30, 1, 244],
    ['30 ml a serving still count whole', 60, 2, 244],
    ['a fifth of shallow frying oil counts', 100, 1, 163],
    ['deep frying oil counts as 30 ml a serving', 1000, 2, 244],
  ])('%s', (_rule, ml, servings, calories) => {
    const found = nutritionOf(lines(['olive-oil', ml, 'ml']), servings)!;
    expect(Math.abs(found.perServing.calories - calories)).toBeLessThanOrEqual(3);
  });

  it('leaves out the bones of a whole chicken, but not of a portion bought without bones', () => {
    const calories = (amount: number, unit: Unit) =>
      nutritionOf(lines(['chicken', amount, unit]), 1)!.perServing.calories;
    expect(calories(1, 'piece')).toBe(calories(1.5, 'kg'));
    expect(calories(1.5, 'kg') / calories(500, 'g')).toBeCloseTo(3 * 0.68, 2);
  });
});

it('leaves out the fat that runs out of a whole duck in the oven, but not that of a breast', () => {
  const perServing = (id: string, unit: Unit, amount: number) => nutritionOf([{ id, amount, unit }], 1)!.perServing;
  const bought = nutritionPer100g('duck')!.figures;
  const duck = perServing('duck', 'piece', 1);
  const eaten = (2_000 * 0.66) / 100;
  expect(duck.fat / (bought.fat * eaten)).toBeCloseTo(0.43, 2);
  expect(duck.protein).toBeCloseTo(bought.protein * eaten, 0);
  expect(bought.calories * eaten - duck.calories).toBeCloseTo(9 * (bought.fat * eaten - duck.fat), -1);
  expect(perServing('duck-breast', 'g', 100)).toEqual(nutritionPer100g('duck-breast')!.figures);
});

describe('the weight of a line', () => {
  const caloriesOf = (line: NutritionLine) => nutritionOf([line, { id: 'ice', grams: 1 }], 1)!.perServing.calories;
  const per100g = (id: string) => nutritionPer100g(id)!.figures.calories;

  it.each<[string, NutritionLine, number]>([
    ['is the one given, before any amount', { id: 'sugar', amount: 3, unit: 'tbsp', grams: 100 }, 100],
    ['comes from the volume when the amount has no unit', { id: 'honey', amount: 2, ml: 100 }, 142],
    ['comes from the volume when the unit has no amount', { id: 'honey', unit: 'tbsp', ml: 100 }, 142],
    ['comes from the volume when the unit gives none', { id: 'honey', amount: 1, unit: 'bunch', ml: 100 }, 150],
    ['is unknown by volume without a density', { id: 'brie', ml: 100 }, 0],
    ['is that of a typical slice', { id: 'cheddar', amount: 2, unit: 'slice' }, 40],
  ])('%s', (_rule, line, grams) => {
    expect(caloriesOf(line)).toBe(Math.round((per100g(line.id!) * grams) / 100));
  });

  it.each<[string, NutritionLine, number]>([
    ['a whole chicken by the piece', { id: 'chicken', amount: 1, unit: 'piece' }, 1500 * 0.68],
    ['most of a chicken by weight', { id: 'chicken', amount: 1200, unit: 'g' }, 1200 * 0.68],
    ['less than most of a chicken', { id: 'chicken', amount: 1199, unit: 'g' }, 1199],
    ['a whole trout', { id: 'trout', amount: 1, unit: 'piece' }, 250 * 0.6],
    ['trout by weight', { id: 'trout', amount: 2, unit: 'kg' }, 2000],
    ['much chicken breast', { id: 'chicken-breast', amount: 2, unit: 'kg' }, 2000],
    ['mussels, however they are bought', { id: 'mussel', amount: 1, unit: 'kg' }, 280],
  ])('leaves out bones and peel: %s', (_what, line, grams) => {
    expect(caloriesOf(line)).toBe(Math.round((per100g(line.id!) * grams) / 100));
  });

  it.each<[string, number, number]>([
    ['olive-oil', 1000, 30 * 0.92],
    ['lard', 1000, 30 * 0.92],
    ['duck-fat', 1000, 30 * 0.91],
    ['butter', 1000, 1000],
    ['duck-confit', 1000, 1000],
  ])('counts of %s only what stays on the food, if one fries in it', (id, grams, eaten) => {
    expect(caloriesOf({ id, amount: grams, unit: 'g' })).toBe(Math.round((per100g(id) * eaten) / 100));
  });
});

describe('the coverage', () => {
  const FLOUR = ['flour', 100, 'g'] as const;

  it.each<[string, NutritionLine[], number, number]>([
    ['counts weighed ingredients of USDA', lines([...FLOUR], ['sugar', 10, 'g']), 2, 2],
    ['leaves seasoning without an amount out', lines([...FLOUR], ['salt'], ['black-pepper'], ['water']), 1, 1],
    ['counts seasoning with an amount', lines([...FLOUR], ['salt', 5, 'g'], ['water', 1, 'l']), 3, 3],
    ['counts seasoning with a weight', [...lines([...FLOUR]), { id: 'salt', grams: 5 }], 2, 2],
    ['needs no weight for what has no nutrients', lines([...FLOUR], ['ice', 1, 'bunch']), 2, 2],
    ['misses what has no amount', lines([...FLOUR], ['parsley']), 1, 2],
    ['misses what has no weight', lines([...FLOUR], ['gouda', 1, 'piece']), 1, 2],
    ['misses an estimate', lines([...FLOUR], ['campari', 30, 'ml']), 1, 2],
    ['misses what is in no table', [...lines([...FLOUR]), {}, { id: 'unobtainium', grams: 5 }], 1, 3],
  ])('%s', (_rule, ingredients, covered, total) => {
    expect(nutritionOf(ingredients, 1)?.coverage).toEqual({ covered, total });
  });

  it('still adds an estimate to the sum', () => {
    expect(nutritionOf(lines(['campari', 100, 'g']), 1)?.perServing.calories).toBeGreaterThan(200);
  });

  it.each<[string, NutritionLine[], number]>([
    ['no ingredients', [], 1],
    ['nothing but salt to taste', lines(['salt']), 1],
    ['nothing with a weight', lines(['parsley'], ['unobtainium', 1, 'g']), 1],
    ['no servings', lines([...FLOUR]), 0],
    ['fewer than no servings', lines([...FLOUR]), -1],
  ])('is unknown with %s', (_what, ingredients, servings) => {
    expect(nutritionOf(ingredients, servings)).toBeUndefined();
  });
});

describe('Keto', () => {
  const steak = lines(['beef-steak', 200, 'g'], ['butter', 20, 'g'], ['salt']);

  it.each<[string, NutritionLine[], boolean]>([
    ['steak', steak, true],
    ['steak with potatoes', [...steak, ...lines(['potato', 200, 'g'])], false],
    ['what is left after the fibre', lines(['raspberry', 200, 'g'], ['butter', 60, 'g']), true],
    ['little that is sweet nevertheless', lines(['raspberry', 200, 'g']), false],
    ['steak with something unknown', [...steak, {}], false],
  ])('%s: %s', (_dish, ingredients, expected) => {
    const nutrition = nutritionOf(ingredients, 1)!;
    expect(isKeto(nutrition)).toBe(expected);
    expect(dietsOf(['butter'], nutrition).includes('Keto')).toBe(expected);
  });

  it('is not granted without nutrition', () => {
    expect(dietsOf(['butter'])).not.toContain('Keto');
  });
});

describe('the corpus', () => {
  const recipes = compiledCorpus();

  it('has plausible energy in every recipe', () => {
    const odd = recipes.flatMap(({ slug, category, ingredients, servings }) => {
      const calories = nutritionOf(ingredients, servings)?.perServing.calories ?? NaN;
      const isPlausible = category === 'Drinks' ? calories >= 0 && calories <= 700 : calories >= 10 && calories <= 1500;
      return isPlausible ? [] : [`${slug}: ${calories}`];
    });
    expect(odd).toEqual([]);
  });

  it('covers most ingredients', () => {
    const shares = recipes.map(({ ingredients, servings }) => {
      const { covered, total } = nutritionOf(ingredients, servings)!.coverage;
      return covered / total;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
  });

  it('shows the nutrition with each recipe', () => {
    const [recipe] = recipes;
    const { calories, nutritionalInfo, nutritionCoverage } = localiseRecipe(recipe!, 'es');
    expect(nutritionOf(recipe!.ingredients, recipe!.servings)).toEqual({
      perServing: nutritionalInfo,
      coverage: nutritionCoverage,
    });
    expect(calories).toBe(nutritionalInfo?.calories);
  });
});
