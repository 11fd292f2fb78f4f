import { errandOf, KEPT_FALLBACKS, pictureKey, standInsFor, withoutOwner } from './routing';

const HERE = 'https://larder.example';
const STORE = 'https://store.example';
const errandFor = (path: string, more: object = {}) =>
  errandOf({ method: 'GET', mode: 'cors', origin: HERE, ownOrigin: HERE, path, ...more });

describe('the worker', () => {
  it.each([
    ['/', { mode: 'navigate' }, 'page'],
    ['/recipe/123', { mode: 'navigate' }, 'page'],
    ['/no/such/page', { mode: 'navigate' }, 'page'],
    ['/', {}, undefined],
    ['/api/docs', { mode: 'navigate' }, undefined],
    ['/robots.txt', { mode: 'navigate' }, undefined],
    ['/larder-ca.crt', { mode: 'navigate' }, undefined],
    ['/api/recipes/123', {}, 'recipe'],
    ['/api/recipes/123', { method: 'DELETE' }, undefined],
    ['/api/recipes', {}, undefined],
    ['/api/recipes/123/similar', {}, undefined],
    ['/api/auth/me', {}, undefined],
    ['/api/user/recipes/saved', {}, undefined],
    ['/api/analyze', { method: 'POST' }, undefined],
    ['/api/health', {}, undefined],
    ['/assets/main.0a1b.js', {}, 'asset'],
    ['/assets/main.0a1b.js', { origin: 'https://elsewhere.example' }, undefined],
    ['/pictures/shakshuka-400.webp', {}, 'picture'],
    ['/pictures/shakshuka.png', {}, undefined],
    ['/larder/0123456789abcdef/shakshuka-400.webp', { origin: STORE, destination: 'image' }, 'storedPicture'],
    ['/0123456789abcdef/shakshuka.webp', { destination: 'image' }, 'storedPicture'],
    ['/larder/0123456789abcdef/shakshuka-400.webp', { origin: STORE }, undefined],
    ['/larder/shakshuka-400.webp', { origin: STORE, destination: 'image' }, undefined],
    ['/pictures/shakshuka-400.webp', { origin: STORE, destination: 'image' }, undefined],
  ])('handles %s %j as: %s', (path, more, errand) => {
    expect(errandFor(path, more)).toBe(errand);
  });

  it('keeps one copy of a fallback picture whatever its query, and tells other pictures apart by theirs', () => {
    const keyOf = (path: string) => pictureKey(`${HERE}${path}`, HERE);
    expect(keyOf('/pictures/fallback-meals-2.webp?cb=17')).toBe(`${HERE}/pictures/fallback-meals-2.webp`);
    expect(keyOf('/pictures/gazpacho.webp?v=2')).toBe(`${HERE}/pictures/gazpacho.webp?v=2`);
  });

  it('keeps a picture of a store as if our server had sent it', () => {
    const inStore = (file: string) => pictureKey(`${STORE}/larder/0123456789abcdef/${file}`, HERE);
    expect(inStore('gazpacho-400.webp')).toBe(`${HERE}/pictures/gazpacho-400.webp`);
    expect(inStore('fallback-drinks-4.webp?v=9')).toBe(`${HERE}/pictures/fallback-drinks-4.webp`);
  });

  it.each([
    ['/pictures/gazpacho.webp', ['/pictures/gazpacho-400.webp']],
    ['/pictures/gazpacho-400.webp', ['/pictures/gazpacho.webp']],
    ['/pictures/fallback-drinks-4.webp', ['/pictures/fallback-drinks-4-400.webp', ...KEPT_FALLBACKS.slice(5, 10)]],
    ['/pictures/fallback-soup-4.webp', ['/pictures/fallback-soup-4-400.webp', ...KEPT_FALLBACKS.slice(10, 15)]],
    ['/pictures/fallback-unknown-4.webp', ['/pictures/fallback-unknown-4-400.webp']],
    ['/pictures/fallback-meals-4-400.webp', ['/pictures/fallback-meals-4.webp', ...KEPT_FALLBACKS.slice(0, 5)]],
  ])('offers substitutes for the picture %s', (path, standIns) => {
    expect(standInsFor(path)).toEqual(standIns);
  });

  it('removes account data from a recipe', () => {
    expect(withoutOwner({ id: 7, title: 'Gazpacho', isSaved: true, userRating: 5 })).toEqual({
      id: 7,
      title: 'Gazpacho',
      isSaved: false,
      userRating: 0,
    });
  });
});
