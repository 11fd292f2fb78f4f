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

  it('of a recipe is a page that says nothing of it yet while the database is away', async () => {
    const away = createPagesService({
      recipes: { read: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })) },
      isPublic: () => true,
    });
    expect(await away.read('/recipe/40', 'en-GB', undefined)).toEqual({ status: 503, isListed: false });
  });
});
