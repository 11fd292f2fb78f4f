import type { PostedRecipe } from '@contracts/recipe';
import { storedFromPosted, textOfPosted } from './postedRecipe';

const posted = (ingredients: PostedRecipe['ingredients'], step = 'Bake it for an hour.'): PostedRecipe => ({
  title: 'Cake',
  category: 'Meals',
  servings: 4,
  ingredients,
  instructions: [step],
});

const stored = (recipe: PostedRecipe) => storedFromPosted(recipe, { language: 'en-GB' }, 'https://larder.example');

describe('an amount of a posted recipe that is out of all proportion', () => {
  const flour = { name: 'flour', quantity: '200 g', id: 'flour', amount: 200, unit: 'g', grams: 200 } as const;

  it('is shown as it was sent, and not computed with', () => {
    const sugar = { name: 'sugar', quantity: '1,000 cups', id: 'sugar', amount: 236_600, unit: 'ml', grams: 200_000 } as const; // prettier-ignore
    const { ingredients, calories, nutritionCoverage, allergens } = stored(posted([flour, sugar]));
    expect(ingredients[0]).toMatchObject(flour);
    expect(ingredients[1]).toEqual({ name: 'sugar', quantity: '1,000 cups', id: 'sugar' });
    expect(nutritionCoverage).toEqual({ covered: 1, total: 2 });
    expect(calories).toBeLessThan(400);
    expect(allergens).toContain('Gluten');
  });

  it('is written with its unit if it was sent without words', () => {
    const beef = { name: 'beef', id: 'beef', amount: 1, unit: 'g', grams: 1 } as const;
    expect(stored(posted([flour, beef])).ingredients[1]).toEqual({ name: 'beef', quantity: '1 g', id: 'beef' });
  });

  it('is written without a unit where it counts pieces', () => {
    const onions = { name: 'onions', id: 'onion', amount: 200_000, unit: 'piece' } as const;
    expect(stored(posted([flour, onions])).ingredients[1]).toEqual({ name: 'onions', quantity: '200000', id: 'onion' });
  });

  it('is believed when the method explains it', () => {
    const salt = { name: 'salt', quantity: '1 kg', id: 'salt', amount: 1, unit: 'kg', grams: 1_000 } as const;
    expect(stored(posted([salt])).ingredients[0]).toEqual({ name: 'salt', quantity: '1 kg', id: 'salt' });
    expect(stored(posted([salt], 'Bury the fish in the salt crust.')).ingredients[0]).toMatchObject(salt);
    const instructions = ['Clean the fish', 'Bury it', 'Bake for half an hour'];
    expect(stored({ ...posted([salt]), instructions }).ingredients[0]).toMatchObject(salt);
  });
});

it('keeps which steps of a posted recipe run alongside the one before', () => {
  const flour = { name: 'flour', quantity: '200 g', id: 'flour', amount: 200, unit: 'g', grams: 200 } as const;
  const instructions: PostedRecipe['instructions'] = [
    { step: 'Bake it for an hour.', time: 3_600 },
    { step: 'Whip the cream.', time: 300, alongside: true },
  ];
  expect(stored({ ...posted([flour]), instructions }).instructions).toMatchObject([
    { time: 3_600 },
    { time: 300, alongside: true },
  ]);
  expect(stored({ ...posted([flour]), instructions }).instructions[0]).not.toHaveProperty('alongside');
});

it('detects the language from the title, the names of the ingredients and the steps', () => {
  const flour = { name: 'de la farine', quantity: '200 g', id: 'flour' } as const;
  const recipe = { ...posted(['du beurre', flour]), instructions: ['Mélangez.', { step: 'Faites cuire.', time: 600 }] };
  expect(textOfPosted(recipe)).toBe('Cake\ndu beurre\nde la farine\nMélangez.\nFaites cuire.');
});

describe('a line of a posted recipe in its owner’s words', () => {
  it('is read here, whatever the sender says it means', () => {
    const lie = { name: 'water', quantity: '', id: 'water', amount: 1, unit: 'g', written: '100 g butter' } as const;
    const { ingredients, allergens, allergenEvidence } = stored(posted([lie]));
    expect(ingredients[0]).toMatchObject({ id: 'butter', amount: 100, unit: 'g', grams: 100, written: '100 g butter' });
    expect(ingredients[0]).toHaveProperty('name', 'butter');
    expect(allergens).toEqual(['Dairy']);
    expect(allergenEvidence).toEqual([{ allergen: 'Dairy', ingredient: 'butter' }]);
  });

  it('keeps the heading above it, as plain text', () => {
    const line = { name: 'x', written: '2 <b>eggs</b>', section: '<i>For the dough</i>' };
    expect(stored(posted([line])).ingredients[0]).toMatchObject({ written: '2 eggs', section: 'For the dough' });
    expect(stored(posted([{ name: 'salt', section: ' Dough ' }])).ingredients[0]).toMatchObject({ section: 'Dough' });
  });
});
