import { cuisineName, withCuisineName } from './cuisineName';

it('names a cuisine in the language of the reader', () => {
  expect(cuisineName({ cuisine: 'moroccan' }, 'en-GB')).toBe('Moroccan');
  expect(cuisineName({ cuisine: 'moroccan' }, 'fr')).toMatch(/marocaine/i);
});

it('keeps words that are not one of our cuisines, and nothing when there is nothing', () => {
  expect(cuisineName({ cuisine: 'Klingon' }, 'en-GB')).toBe('Klingon');
  expect(cuisineName({}, 'en-GB')).toBeUndefined();
});

it('writes the name into a recipe, and leaves one without a cuisine as it is', () => {
  const plain: { title: string; cuisine?: string } = { title: 'Soup' };
  expect(withCuisineName(plain, 'en-GB')).toBe(plain);
  expect(withCuisineName({ ...plain, cuisine: 'thai' }, 'en-GB')).toEqual({ title: 'Soup', cuisine: 'Thai' });
});
