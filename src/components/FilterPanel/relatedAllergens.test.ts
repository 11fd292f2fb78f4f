import { relatedAllergens } from './relatedAllergens';

describe('relatedAllergens', () => {
  it('offers the other allergen of a pair', () => {
    expect(relatedAllergens(['Shellfish', 'Nuts'])).toEqual(['Molluscs', 'Peanuts']);
  });

  it('offers nothing that is already excluded, and nothing for a custom name', () => {
    expect(relatedAllergens(['Shellfish', 'Molluscs', 'Kiwi'])).toEqual([]);
  });
});
