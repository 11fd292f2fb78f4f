import { RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import type { RawRecipe } from './importTypes';
import { normalise } from './normalise';
import { idsOfLines } from './toStored';

const RAW: RawRecipe = {
  title: 'Toast',
  description: '',
  labels: [],
  ingredients: ['2 slices of bread', 'butter'],
  steps: [{ text: 'Toast the bread.' }],
};
const normal = (more: Partial<RawRecipe>) => normalise({ ...RAW, ...more }, 'a.json', idsOfLines);

describe('an imported recipe', () => {
  it.each([
    ['<script>alert(1)</script>Toast', 'Toast'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Toast', 'Toast'],
    ['<img src=x onerror=alert(1)>Toast', 'Toast'],
    ['Mac &amp;amp; cheese', 'Mac & cheese'],
    ['  Beans\u202e \n on\ttoast ', 'Beans on toast'],
    ['Eggs <3 toast', 'Eggs <3 toast'],
    ['Cr&egrave;me', 'Crème'],
  ])('called %p is called %p', (title, plain) => {
    expect(normal({ title }).title).toBe(plain);
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

  it('keeps to the limits', () => {
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
  ])('%p is refused as %s', (raw, code) => {
    expect(() => normal(raw)).toThrow(expect.objectContaining({ code, file: 'a.json' }));
  });

  it('is read in no time however its markup is nested', () => {
    const started = Date.now();
    normal({ title: `${'<'.repeat(300_000)}b>`, description: `${'&lt;b'.repeat(60_000)}${'>b'.repeat(60_000)}` });
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('the language of a recipe', () => {
  it.each([
    ['en-GB', ['2 eggs'], 'Beat the eggs and fry them with the butter.', undefined],
    ['es', ['2 huevos'], 'Batir los huevos y freír con la mantequilla.', undefined],
    ['fr', ['2 œufs'], 'Battre les œufs et les cuire avec du beurre.', undefined],
    ['en-US', ['2 huevos'], 'Batir los huevos.', 'en-US'],
    ['en-GB', ['2 Eier'], 'Eier schlagen.', 'de'],
  ])('is %s', (language, ingredients, text, claim) => {
    expect(normal({ title: 'X', ingredients, steps: [{ text }], language: claim }).language).toBe(language);
  });
});

describe('meal or drink', () => {
  it.each([
    ['Meals', 'None', [], ['flour', 'butter']],
    ['Meals', 'Breakfast', ['Brunch'], ['egg']],
    ['Meals', 'Dinner', ['Main course'], ['beef', 'red wine']],
    ['Meals', 'None', ['Coffee cake'], ['flour']],
    ['Drinks', 'Non-alcoholic', ['Beverages'], ['lemon']],
    ['Drinks', 'Alcoholic', ['Cocktails'], ['lemon juice']],
    ['Drinks', 'Alcoholic', ['Drinks'], ['50 ml vodka', 'tomato juice']],
    ['Drinks', 'Non-alcoholic', ['Mocktail'], ['lime']],
    ['Drinks', 'Alcoholic', [], ['50 ml white rum', '1 lime', 'mint', 'sugar']],
    ['Drinks', 'Non-alcoholic', ['bebidas', 'sin alcohol'], ['limón']],
    ['Meals', 'None', [], ['rum', 'chocolate', 'eggs', 'butter']],
  ])('%s, %s from %p and %p', (category, subcategory, labels, ingredients) => {
    expect(normal({ labels, ingredients })).toMatchObject({ category, subcategory });
  });
});
