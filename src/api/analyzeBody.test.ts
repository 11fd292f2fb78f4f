import { analyzeBody } from './analyzeBody';

const preferences = { excludedAllergens: ['Gluten'], dietTypes: [], language: 'fr' as const };

describe('the form of a search', () => {
  it('carries the text, the category and the preferences as JSON', () => {
    const form = analyzeBody({ ingredients: 'œufs, ail', category: 'Meals', preferences });
    expect(Object.fromEntries(form)).toEqual({
      ingredients: 'œufs, ail',
      category: 'Meals',
      preferences: JSON.stringify(preferences),
    });
  });

  it('carries a name, a sub-type and an offset where they are asked for', () => {
    const form = analyzeBody({
      recipeName: 'mojito',
      category: 'Drinks',
      subcategory: 'Alcoholic',
      offset: 60,
      preferences,
    });
    expect(Object.fromEntries(form)).toMatchObject({ recipeName: 'mojito', subcategory: 'Alcoholic', offset: '60' });
    expect(form.has('ingredients')).toBe(false);
  });

  it('carries lifted reasons as JSON, and no field without any', () => {
    const lifted = [{ kind: 'allergen' as const, name: 'Dairy' }];
    expect(analyzeBody({ category: 'None', preferences, lifted }).get('lifted')).toBe(JSON.stringify(lifted));
    expect(analyzeBody({ category: 'None', preferences, lifted: [] }).has('lifted')).toBe(false);
  });

  it('carries cuisines as JSON, and no field without any', () => {
    expect(analyzeBody({ category: 'None', preferences, cuisines: ['thai'] }).get('cuisines')).toBe('["thai"]');
    expect(analyzeBody({ category: 'None', preferences, cuisines: [] }).has('cuisines')).toBe(false);
  });

  it('carries a photo', () => {
    const image = new Blob(['a photo'], { type: 'image/jpeg' });
    expect([...analyzeBody({ images: [image, image], category: 'None', preferences }).keys()]).toEqual([
      'image',
      'image',
      'category',
      'preferences',
    ]);
  });
});
