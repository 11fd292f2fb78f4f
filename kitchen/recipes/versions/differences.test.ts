import type { RecipeWords } from '@contracts/ownRecipes';
import { differencesOf } from './differences';

const WORDS: RecipeWords = {
  title: 'Tart',
  about: '',
  category: 'Meals',
  subcategory: 'None',
  servings: 4,
  ingredients: [{ text: '200 g flour' }, { text: '3 onions' }],
  steps: ['Fry.', 'Bake.'],
};

describe('what differs between two versions', () => {
  it('is nothing for the same words', () => {
    expect(differencesOf(WORDS, { ...WORDS })).toEqual([]);
  });

  it('is a part with what it was and what it is, and a list with all its lines', () => {
    const after = { ...WORDS, title: 'Onion tart', minutes: 60, steps: ['Fry.', 'Rest.', 'Bake.'] };
    expect(differencesOf(WORDS, after)).toEqual([
      {
        part: 'title',
        lines: [
          { text: 'Tart', change: 'removed' },
          { text: 'Onion tart', change: 'added' },
        ],
      },
      { part: 'minutes', lines: [{ text: '60', change: 'added' }] },
      {
        part: 'steps',
        lines: [
          { text: 'Fry.', change: 'same' },
          { text: 'Rest.', change: 'added' },
          { text: 'Bake.', change: 'same' },
        ],
      },
    ]);
  });
});
