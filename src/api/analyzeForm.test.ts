import { analyzeForm } from './analyzeForm';

const preferences = { excludedAllergens: ['Gluten'], dietTypes: [], language: 'fr' as const };

describe('the form of a search', () => {
  it('carries the text, the category and the preferences as JSON', () => {
    const form = analyzeForm({ ingredients: 'œufs, ail', category: 'Meals', preferences });
    expect(Object.fromEntries(form)).toEqual({
      ingredients: 'œufs, ail',
      category: 'Meals',
      preferences: JSON.stringify(preferences),
    });
  });

  it('carries a name, a sub-type and an offset where they are asked for', () => {
    const form = analyzeForm({
      recipeName: 'mojito',
      category: 'Drinks',
      subcategory: 'Alcoholic',
      offset: 60,
      preferences,
    });
    expect(Object.fromEntries(form)).toMatchObject({ recipeName: 'mojito', subcategory: 'Alcoholic', offset: '60' });
    expect(form.has('ingredients')).toBe(false);
  });

  it('carries a photo', () => {
    const image = new Blob(['a photo'], { type: 'image/jpeg' });
    expect([...analyzeForm({ images: [image, image], category: 'None', preferences }).keys()]).toEqual([
      'image',
      'image',
      'category',
      'preferences',
    ]);
  });
});
