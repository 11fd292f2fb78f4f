/** @jest-environment jest-fixed-jsdom */
import { aRecipe } from '@/testing/builders';
import type { RootState } from '@/store/rootReducer';
import { drawnDocument } from './drawnDocument';
import { beginsAsDrawn, hydratedState, prerenderedRecipe, prerenderedState } from './prerenderedPage';

const at = (pathname: string, hash = '') => ({ pathname, hash });

describe('a prerendered page', () => {
  const visit = () => prerenderedState('fr');

  it.each([
    ['the home page on a first visit', visit(), 'fr', at('/'), true],
    ['a page in another language', visit(), 'es', at('/'), false],
    ['a page that was not drawn', visit(), undefined, at('/'), false],
    ['a recipe', visit(), 'fr', at('/recipe/7'), true],
    ['a tab of a recipe', visit(), 'fr', at('/recipe/7', '#method'), false],
    [
      'the home page with a search to restore',
      { ...visit(), search: { ...visit().search, status: 'success' } },
      'fr',
      at('/'),
      false,
    ],
  ] as const)('%s', (_case, begins, drawn, location, expected) => {
    expect(beginsAsDrawn(begins as RootState, drawn, 'fr', location)).toBe(expected);
  });

  it('has its recipe in the state as an answer of the server', () => {
    const recipe = aRecipe({ id: 7, title: 'Chakchouka' });
    const { queries } = prerenderedState('fr', recipe).api;
    expect(Object.values(queries)).toEqual([
      expect.objectContaining({
        endpointName: 'getRecipe',
        status: 'fulfilled',
        originalArgs: { id: 7, language: 'fr' },
        data: recipe,
      }),
    ]);
  });

  it('is hydrated with the objects of the visit, when they hold the same, so that nothing is drawn twice', () => {
    const recipe = aRecipe({ id: 7 });
    const { preferences: chosen, ...same } = prerenderedState('fr', recipe);
    const visit: RootState = { ...same, preferences: { ...chosen, measurementSystem: 'imperial' } };
    const { preferences, ...others } = hydratedState(visit, 'fr', recipe);
    for (const [name, part] of Object.entries(same)) expect(others[name as keyof typeof others]).toBe(part);
    expect(preferences).toEqual(chosen);
    expect(preferences.dietTypes).toBe(chosen.dietTypes);
    expect(preferences.dietTypes).toEqual([]);
  });

  it('is hydrated with the recipe that was drawn, although the cook has another picture of it', () => {
    const drawn = aRecipe({ id: 7, imageUrl: '/pictures/shakshuka.webp' });
    const replaced = { ...drawn, imageUrl: '/pictures/shakshuka-v2.webp' };
    const { api } = hydratedState(prerenderedState('fr', replaced), 'fr', drawn);
    expect(Object.values(api.queries)[0]).toMatchObject({
      status: 'fulfilled',
      data: { imageUrl: '/pictures/shakshuka.webp' },
    });
  });

  it('brings its recipe along as data that no text can end', () => {
    const recipe = aRecipe({ title: '</script><script>alert(1)</script>', description: '<!-- $& -->' });
    const shell = '<html lang="en-US"><head></head><body><div id="root"></div></body></html>';
    const html = drawnDocument(shell, { language: 'fr', markup: '<h1>x</h1>', styles: '', recipe }, 'n');
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.documentElement.lang).toBe('fr');
    expect(prerenderedRecipe(page)).toEqual(recipe);
    expect([...page.scripts].map(({ textContent }) => textContent).join()).not.toContain('<script>alert');
    expect(prerenderedRecipe(document)).toBeUndefined();
  });
});
