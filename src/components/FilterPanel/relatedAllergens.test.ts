import { relatedAllergens } from './relatedAllergens';

describe('relatedAllergens', () => {
  it('offers the other one of a pair', () => {
    expect(relatedAllergens(['Shellfish', 'Nuts'])).toEqual(['Molluscs', 'Peanuts']);
  });

  it('offers nothing that is excluded already, and nothing for a custom name', () => {
    expect(relatedAllergens(['Shellfish', 'Molluscs', 'Kiwi'])).toEqual([]);
  });
});
