import { swapLimitsOf, type SearchFields } from './searchFields';

const FIELDS: SearchFields = {
  category: 'None',
  preferences: { dietTypes: ['Vegetarian'], excludedAllergens: ['milk'] },
  excludedAllergens: ['eggs'],
};
const WISHED = { allergens: ['Peanuts'], diets: ['Low FODMAP'] } as const;

describe('what swaps respect', () => {
  it('are the diets and allergens of the preferences, those of the filter, and those that the text rules out', () => {
    expect(swapLimitsOf(FIELDS, WISHED)).toEqual({
      diets: ['Vegetarian', 'Low FODMAP'],
      excludedAllergens: ['Dairy', 'Eggs', 'Peanuts'],
    });
  });

  it('is nothing where nothing is ruled out', () => {
    expect(swapLimitsOf({ category: 'None', preferences: {} }, { allergens: [], diets: [] })).toEqual({
      diets: [],
      excludedAllergens: [],
    });
  });
});
