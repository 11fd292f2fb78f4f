import { RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import { processorMs } from '@kitchen/testing/processorMs';
import type { RawRecipe } from './importTypes';
import { normalise } from './normalise';
import { loadTellLanguage, type TellLanguage } from '../services/textLanguage';
import { idsOfLines } from '../services/facts/importedFacts';

const RAW: RawRecipe = {
  title: 'Toast',
  description: '',
  labels: [],
  ingredients: ['2 slices of bread', 'butter'],
  steps: [{ text: 'Toast the bread.' }],
};
let tellLanguage: TellLanguage;
beforeAll(async () => {
  tellLanguage = await loadTellLanguage();
});

const normal = (more: Partial<RawRecipe>) =>
  normalise({ ...RAW, ...more }, 'a.json', { tellLanguage, idsOf: idsOfLines });

describe('an imported recipe', () => {
  it.each([
    ['<script>alert(1)</script>Toast', 'Toast'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Toast', 'Toast'],
    ['<img src=x onerror=alert(1)>Toast', 'Toast'],
    ['Mac &amp;amp; cheese', 'Mac & cheese'],
    ['  Beans\u202e \n on\ttoast ', 'Beans on toast'],
    ['Eggs <3 toast', 'Eggs <3 toast'],
    ['Cr&egrave;me', 'Crème'],
  ])('with the title %p is called %p', (title, plain) => {
    expect(normal({ title }).title).toBe(plain);
  });

  it.each<[string, Partial<RawRecipe>, string | undefined]>([
    ['in any of our languages', { cuisines: ['Cuisine marocaine'] }, 'moroccan'],
    ['from a list', { cuisines: ['Klingon', 'Mediterranean'] }, 'mediterranean'],
    ['from the labels of a program without a place for it', { labels: ['quick', 'Mexican'] }, 'mexican'],
    ['as the file calls it when it has no id', { cuisines: ['<b>Klingon</b>'] }, 'Klingon'],
    ['that is an address of no cuisine', { cuisines: ['https://example.org/4711'] }, undefined],
    ['that it does not name', {}, undefined],
  ])('has a cuisine %s', (_case, more, cuisine) => {
    expect(normal(more).cuisine).toBe(cuisine);
  });

  it('loses bullets, numbers and headings', () => {
    const { ingredients, steps } = normal({
      ingredients: ['For the bread:', '▢ 2 slices of bread', '- butter', '•  1 egg', '2 eggs', '---'],
      steps: [
        { text: '1. Toast.' },
        { text: 'Step 2: Butter.' },
        { text: '3) Eat.' },
        { text: '2.5 hours later, rest.' },
      ],
    });
    expect(ingredients).toEqual(['2 slices of bread', 'butter', '1 egg', '2 eggs']);
    expect(steps.map(({ text }) => text)).toEqual(['Toast.', 'Butter.', 'Eat.', '2.5 hours later, rest.']);
  });

  it.each([
    [{ servings: 1e9 }, { servings: 4 }],
    [{ servings: -3 }, { servings: 4 }],
    [{ servings: Number.NaN }, { servings: 4 }],
    [{ servings: 2.4 }, { servings: 2 }],
    [{ minutes: 0.4 }, { prepTime: 1 }],
    [{ minutes: 1e9 }, {}],
    [{ steps: [{ text: 'Wait.', seconds: 1e12 }] }, { steps: [{ text: 'Wait.' }] }],
    [{ steps: [{ text: 'Wait.', seconds: 90 }] }, { steps: [{ text: 'Wait.', seconds: 90 }] }],
  ])('of %p has %p', (raw, expected) => {
    expect(normal(raw)).toMatchObject(expected);
  });

  it('stays within the limits', () => {
    const long = 'Stir the pot. '.repeat(400);
    const { title, description, steps } = normal({ title: long, description: long, steps: [{ text: long }] });
    expect(title).toHaveLength(RECIPE_TITLE_MAX);
    expect(description.length).toBeLessThanOrEqual(RECIPE_TEXT_MAX);
    expect(Math.max(...steps.map(({ text }) => text.length))).toBeLessThanOrEqual(RECIPE_TEXT_MAX);
    expect(steps.map(({ text }) => text).join(' ')).toBe(long.trim());
  });

  it.each([
    [{ title: ' <b></b> ' }, 'noTitle'],
    [{ ingredients: ['', '---', 'For the top:'] }, 'noIngredients'],
    [{ steps: [{ text: '<br>' }] }, 'noSteps'],
    [{ steps: Array.from({ length: RECIPE_STEPS_MAX + 1 }, () => ({ text: 'Stir.' })) }, 'tooManyLines'],
  ])('%p is rejected as %s', (raw, code) => {
    expect(() => normal(raw)).toThrow(expect.objectContaining({ code, file: 'a.json' }));
  });

  it('is read without delay, however deeply its markup is nested', () => {
    const title = `${'<'.repeat(300_000)}b>`;
    const description = `${'&lt;b'.repeat(60_000)}${'>b'.repeat(60_000)}`;
    expect(processorMs(() => normal({ title, description }))).toBeLessThan(5_000);
  });
});

describe('the language of a recipe', () => {
  it.each([
    ['en-GB', ['2 eggs'], 'Beat the eggs and fry them with the butter.', undefined],
    ['es', ['2 huevos'], 'Batir los huevos y freír con la mantequilla.', undefined],
    ['fr', ['2 œufs'], 'Battre les œufs et les cuire avec du beurre.', undefined],
    ['en-US', ['2 huevos'], 'Batir los huevos.', 'en-US'],
  ])('is %s', (language, ingredients, text, claim) => {
    const recipe = normal({ title: 'X', ingredients, steps: [{ text }], language: claim });
    expect(recipe.language).toBe(language);
    expect(recipe.foreignLanguage).toBeUndefined();
  });

  it.each([
    ['de', ['2 Eier'], 'Eier schlagen.', 'de'],
    ['de', ['250 g Mehl', '500 ml Milch', '3 Eier'], 'Mehl und Milch verrühren und die Eier unterheben.', undefined],
    ['it', ['250 g di farina', '3 uova'], 'Mescolate la farina con le uova e lasciate riposare.', 'en-US'],
    ['ja', ['卵3個', '砂糖小さじ1'], '卵を混ぜて焼く。', undefined],
  ])('may be foreign: %s', (foreignLanguage, ingredients, text, claim) => {
    expect(normal({ title: 'X', ingredients, steps: [{ text }], language: claim })).toMatchObject({ foreignLanguage });
  });
});

describe('meal or drink', () => {
  const SHAKEN = 'Shake with ice and strain into a glass.';
  const BAKED = 'Mix everything, pour into a tin and bake for an hour.';

  it.each([
    ['Meals', 'None', 'Shortbread', [], ['flour', 'butter'], BAKED],
    ['Meals', 'Breakfast', 'Eggs', ['Brunch'], ['egg'], 'Boil the egg.'],
    ['Meals', 'Dinner', 'Stew', ['Main course'], ['beef', 'red wine'], 'Braise it.'],
    ['Meals', 'None', 'Cake', ['Coffee cake'], ['flour'], BAKED],
    ['Drinks', 'Non-alcoholic', 'Lemon water', ['Beverages'], ['lemon'], 'Pour into a glass.'],
    ['Drinks', 'Alcoholic', 'Old friend', ['Cocktails'], ['lemon juice'], SHAKEN],
    ['Drinks', 'Alcoholic', 'Tomato tonic', ['Drinks'], ['50 ml vodka', 'tomato juice'], SHAKEN],
    ['Drinks', 'Non-alcoholic', 'Lime', ['Mocktail'], ['lime'], SHAKEN],
    ['Drinks', 'Alcoholic', 'Island', [], ['50 ml white rum', '1 lime', 'mint', 'sugar'], SHAKEN],
    ['Drinks', 'Non-alcoholic', 'Agua de limón', ['bebidas', 'sin alcohol'], ['limón'], 'Servir con hielo.'],
    ['Meals', 'None', 'Rum truffles', [], ['rum', 'chocolate', 'eggs', 'butter'], 'Melt and roll.'],
    // An apple cake with cider, and one where only the brandy was understood.
    ['Meals', 'None', 'Apple cake', ['apple juice', 'coffee', 'autumn'], ['3 apples', '2 tbsp brandy', 'flour'], BAKED],
    ['Meals', 'None', 'Apple cake', ['Dessert', 'tea time'], ['3 apples', '2 tbsp brandy', 'sugar'], BAKED],
    ['Meals', 'None', 'Gâteau aux pommes', ['thé'], ['3 pommes', '2 c. à s. de rhum'], 'Enfournez une heure.'],
    ['Meals', 'None', 'Bizcocho de manzana', ['café'], ['3 manzanas', 'ron'], 'Hornear una hora.'],
    ['Meals', 'None', 'Apple cake', ['Drinks'], ['flour', 'apples'], BAKED],
    ['Meals', 'None', 'Poached pears', [], ['4 pears', '1 bottle red wine', 'sugar'], 'Pour the wine over and poach.'],
    ['Meals', 'None', 'The best baked apples', [], ['apples', 'brandy'], BAKED],
    [
      'Meals',
      'None',
      'Lemon sorbet',
      ['lemonade'],
      ['lemons', 'sugar', 'vodka'],
      'Blend and freeze, pour into glasses.',
    ],
    ['Drinks', 'Non-alcoholic', 'Hot chocolate', [], ['milk', 'cocoa'], 'Heat the milk in a pan and pour into mugs.'],
    [
      'Drinks',
      'Non-alcoholic',
      'Strawberry smoothie',
      [],
      ['strawberries', 'milk'],
      'Blend and serve in four glasses.',
    ],
    ['Drinks', 'Non-alcoholic', 'Iced tea', ['Summer'], ['tea', 'lemon'], 'Steep, chill and serve over ice.'],
    ['Drinks', 'Alcoholic', 'Vin chaud', [], ['1 bouteille de vin rouge', 'cannelle'], 'Versez dans des tasses.'],
  ])('%s, %s: %s labelled %p with %p: %s', (category, subcategory, title, labels, ingredients, text) => {
    expect(normal({ title, labels, ingredients, steps: [{ text }] })).toMatchObject({ category, subcategory });
  });
});

describe('an ingredient list', () => {
  it.each([
    ['2 cups flour, sifted, 1 cup sugar, 3 eggs, beaten', ['2 cups flour, sifted', '1 cup sugar', '3 eggs, beaten']],
    ['200 g flour; 100 g butter, soft; 1 egg', ['200 g flour', '100 g butter, soft', '1 egg']],
    ['• 2 eggs • 100 g sugar • milk', ['2 eggs', '100 g sugar', 'milk']],
    ['2 eggs<br>100 g sugar<br/>milk', ['2 eggs', '100 g sugar', 'milk']],
    ['Ingredients: 2 eggs, 100 g sugar and 1 cup milk', ['2 eggs', '100 g sugar', '1 cup milk']],
    ['200 g de farine, 1,5 l de lait, 3 œufs', ['200 g de farine', '1,5 l de lait', '3 œufs']],
    ['200 g flour 100 g sugar 3 eggs', ['200 g flour', '100 g sugar', '3 eggs']],
    [
      '1 tin (400 g, drained) chickpeas, salt, lemon juice',
      ['1 tin (400 g, drained) chickpeas', 'salt', 'lemon juice'],
    ],
    ['2 slices of bread, toasted', ['2 slices of bread, toasted']],
    ['1 and 1/2 cups flour, 2 eggs', ['1 and 1/2 cups flour', '2 eggs']],
  ])('in one line is split: %s', (line, lines) => {
    expect(normal({ ingredients: [line] }).ingredients).toEqual(lines);
  });

  it('loses its section names', () => {
    const ingredients = ['For the dough', '200 g flour', 'Filling', '3 apples', 'To serve', 'cream', 'oil for frying'];
    expect(normal({ ingredients }).ingredients).toEqual(['200 g flour', '3 apples', 'cream', 'oil for frying']);
  });

  it('of section names only is rejected with a reason', () => {
    expect(() => normal({ ingredients: ['For the dough', 'For the filling:', 'Topping'] })).toThrow(
      expect.objectContaining({
        code: 'noIngredients',
        reason: '“Toast” has only section names in its ingredient list: For the dough, For the filling, Topping',
      }),
    );
  });
});

describe('a method', () => {
  const texts = (...steps: string[]) =>
    normal({ steps: steps.map((text) => ({ text })) }).steps.map(({ text }) => text);

  it.each([
    ['1. Mix the flour. 2. Add 2 eggs. 3. Bake.', ['Mix the flour.', 'Add 2 eggs.', 'Bake.']],
    ['1) Mezclar todo. 2) Hornear 20 minutos.', ['Mezclar todo.', 'Hornear 20 minutos.']],
    ['Step 1: Mix. Step 2: Bake.', ['Mix.', 'Bake.']],
    ['Étape 1 : Mélanger. Étape 2 : Cuire.', ['Mélanger.', 'Cuire.']],
    ['Toast the bread. Butter it.', ['Toast the bread. Butter it.']],
    ['Bake at 2. 5 minutes are enough.', ['Bake at 2. 5 minutes are enough.']],
  ])('in one text is split at its numbers: %s', (text, steps) => {
    expect(texts(text)).toEqual(steps);
  });

  it.each([
    ['Step 1', 'Step 2'],
    ['Step 1:', 'Step 2:'],
    ['Étape 1 :', 'Étape 2 :'],
    ['1.', '2.'],
    ['1', '2'],
  ])('loses the numbers that a page has as steps: %s', (first, second) => {
    expect(texts(first, 'Mix the flour.', second, 'Bake for 20 minutes.')).toEqual([
      'Mix the flour.',
      'Bake for 20 minutes.',
    ]);
  });

  it('in one long text is split at its sentences', () => {
    const sentences = [
      'Preheat the oven to 180°C and butter a round tin of twenty centimetres.',
      'Beat the eggs with the sugar for approx. 5 minutes until pale and thick.',
      'Fold in the flour with a large metal spoon.Pour into the tin at once.',
      'Bake for 35 minutes until a skewer comes out clean, then cool on a rack.',
    ];
    const steps = texts(sentences.join(' '));
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.join(' ')).toBe(sentences.join(' ').replace('spoon.Pour', 'spoon. Pour'));
  });
});
