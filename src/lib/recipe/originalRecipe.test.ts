import { originalAddress, originalIdIn } from './originalRecipe';

const here = { origin: 'https://larder.example' };

describe('the source of a version of another recipe', () => {
  it('is the page of that recipe, and names it', () => {
    expect(originalAddress(7, here)).toBe('https://larder.example/recipe/7');
    expect(originalIdIn(originalAddress(7, here), here)).toBe(7);
  });

  it.each([
    undefined,
    'Gran’s book',
    'https://other.example/recipe/7',
    'https://larder.example.org/recipe/7',
    'https://larder.example/recipe/7/versions',
    'https://larder.example/recipe/9999999999999999',
    'https://larder.example/add?recipe=7',
  ])('is not %s', (source) => {
    expect(originalIdIn(source, here)).toBeUndefined();
  });
});
