import { servedAddress, storedAddress } from './pictureStore';

const STORE = 'https://pictures.example/larder/0123456789abcdef';

it.each([
  ['/pictures/shakshuka.webp', 'shakshuka.webp'],
  ['/pictures/shakshuka-v2-400.webp', 'shakshuka-v2-400.webp'],
  ['/pictures/shakshuka-card.jpg', 'shakshuka-card.jpg'],
  // The query is the id of a recipe, which may be private or shared by its address alone.
  ['/pictures/fallback-meals-2.webp?v=11', 'fallback-meals-2.webp'],
])('finds the drawing %s in a store', (path, file) => {
  expect(storedAddress(path, STORE)).toBe(`${STORE}/${file}`);
  expect(storedAddress(path, undefined)).toBeUndefined();
});

it('knows the picture on our server that one in a store is a copy of', () => {
  expect(servedAddress('/larder/0123456789abcdef/shakshuka-v2-400.webp')).toBe('/pictures/shakshuka-v2-400.webp');
});

it.each([
  `/api/photos/${'0'.repeat(64)}.jpg?of=7`,
  '/pictures/written-7.webp',
  '/pictures/written-7-v2-400.webp',
  '/pictures/../x.webp',
  '/pictures/a/b.webp',
  'https://elsewhere.example/pictures/shakshuka.webp',
  'blob:https://larder.example/1',
])('looks for %s on our server alone', (path) => {
  expect(storedAddress(path, STORE)).toBeUndefined();
});

it.each([
  '/larder/shakshuka.webp',
  '/0123456789abcdef/pictures.json',
  '/0123456789abcdef/a/b.webp',
  '/pictures/x.webp',
])('takes no other file for a drawing of a store: %s', (path) => {
  expect(servedAddress(path)).toBeUndefined();
});
