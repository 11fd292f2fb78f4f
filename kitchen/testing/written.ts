import { ownRecipe, type WrittenRecipe } from '../recipes/ownRecipe';

/** A dinner that an English cook wrote down: its title, and its ingredients line by line. */
export const written = (title: string, lines: readonly string[], over: Partial<WrittenRecipe> = {}) =>
  ownRecipe(
    {
      title,
      about: '',
      category: 'Meals',
      subcategory: 'Dinner',
      ingredients: lines.map((text) => ({ text })),
      steps: ['Cook.'],
      ...over,
    },
    { language: 'en-GB' },
  );
