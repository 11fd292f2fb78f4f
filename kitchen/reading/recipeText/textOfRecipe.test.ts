import { textOfRecipe } from './textOfRecipe';

const recipe = {
  title: 'Tart',
  about: 'Gran’s.',
  servings: 4,
  minutes: 30,
  ingredients: [{ text: 'Pastry', isHeading: true as const }, { text: '200 g flour' }],
  steps: ['Mix.', 'Bake.'],
};

it('a recipe as a text has its title, what it is about, servings and time above the list and the method', () => {
  expect(textOfRecipe(recipe, 'en-GB')).toBe(
    'Tart\n\nGran’s.\n\nServes 4\nTotal time: 30 minutes\n\nIngredients:\n\nPastry:\n- 200 g flour\n\nMethod:\n1. Mix.\n2. Bake.',
  );
});

it('says nothing of what is not known', () => {
  const { title, ingredients, steps } = recipe;
  expect(textOfRecipe({ title, about: '', ingredients, steps }, 'es')).toBe(
    'Tart\n\n\nIngredientes:\n\nPastry:\n- 200 g flour\n\nPreparación:\n1. Mix.\n2. Bake.',
  );
});
