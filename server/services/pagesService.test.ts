import type { Recipe } from '@contracts/recipe';
import { aWrittenRecipe } from '@kitchen/testing/drafts';
import { DomainError } from '../errors/domainError';
import { createPagesService } from './pagesService';

const pages = createPagesService({
  recipes: { read: () => Promise.reject(new DomainError('recipeNotFound')) },
  isPublic: () => true,
});
const answerTo = async (path: string) => {
  const { status, isListed } = await pages.read(path, 'en-GB', undefined);
  return [status, isListed];
};

describe('an address of the interface', () => {
  it.each(['/', '/add', '/add/', '/saved', '/terms'])('%s is a page that search engines may list', async (path) => {
    expect(await answerTo(path)).toEqual([200, true]);
  });

  it('of the versions of a recipe is a page that they may not list', async () => {
    expect(await answerTo('/recipe/40/versions')).toEqual([200, false]);
  });

  it.each(['/adding', '/recipe/40', '/recipe/forty/versions', '/recipe/40/versions/1'])(
    '%s is not found',
    async (path) => {
      expect(await answerTo(path)).toEqual([404, false]);
    },
  );

  it.each([
    ['40', 40],
    ['40-chicken-soup', 40],
    ['0', 0],
    ['-40', 0],
    ['forty', 0],
    ['99999999999999999999', 0],
  ])('of recipe “%s” is that of number %d', async (text, id) => {
    const read = jest.fn(() => Promise.reject(new DomainError('recipeNotFound')));
    await createPagesService({ recipes: { read }, isPublic: () => true }).read(`/recipe/${text}`, 'en-GB', undefined);
    expect(read).toHaveBeenCalledWith(id, 'en-GB');
  });

  it.each([
    ['/', undefined],
    ['/add', undefined],
    ['/terms', 'Conditions d’utilisation · Larder'],
    ['/adding', '404 Page introuvable · Larder'],
    ['/recipe/40', 'Recette introuvable · Larder'],
  ])('%s has a title in the language of its reader', async (path, title) => {
    expect((await pages.read(path, 'fr', undefined)).text?.title).toBe(title);
  });

  it('of the terms adds nothing but the title', async () => {
    const { text } = await pages.read('/terms', 'en-GB', undefined);
    expect(text).toEqual({ title: 'Terms & Conditions · Larder', head: '', body: '' });
  });

  it('of a recipe says what it is, with links where the address of the server is known', async () => {
    const recipe: Recipe = { ...aWrittenRecipe({ title: 'Dal' }), id: 40, userRating: 0, isSaved: false };
    const known = createPagesService({ recipes: { read: () => Promise.resolve(recipe) }, isPublic: (id) => id !== 40 });
    const page = await known.read('/recipe/40', 'en-GB', 'https://larder.example');
    expect(page).toMatchObject({ status: 200, isListed: false, recipe, text: { title: 'Dal · Larder' } });
    expect(page.text?.head).toContain('href="https://larder.example/recipe/40"');
    expect(await known.read('/recipe/40', 'en-GB', undefined)).toEqual({ status: 200, isListed: false, recipe });
    expect(await known.read('/recipe/41', 'en-GB', undefined)).toMatchObject({ isListed: true });
  });

  it('of a recipe passes on a fault that is none of its own', async () => {
    const broken = createPagesService({
      recipes: { read: () => Promise.reject(new TypeError('a bug')) },
      isPublic: () => true,
    });
    await expect(broken.read('/recipe/40', 'en-GB', undefined)).rejects.toThrow('a bug');
  });

  it('of a recipe is a page that says nothing of it yet while the database is away', async () => {
    const away = createPagesService({
      recipes: { read: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) },
      isPublic: () => true,
    });
    expect(await away.read('/recipe/40', 'en-GB', undefined)).toEqual({ status: 503, isListed: false });
  });
});
