/** @jest-environment jest-fixed-jsdom */
import { sha256 } from '@/lib/browser/sha256';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import type { Recipe } from '@contracts/recipe';
import { recipeArchive } from '@/lib/recipe/giveRecipes';
import { TINY_PHOTO } from '@/testing/tinyPhoto';
import { archivePhotos } from './archivePhotos';

const PHOTO = sha256(TINY_PHOTO);
const EARLIER = 'cd'.repeat(32);

const soup = {
  ...ownRecipe(
    {
      title: 'Soup',
      about: '',
      category: 'Meals',
      subcategory: 'None',
      ingredients: [{ text: '3 leeks' }],
      steps: ['Simmer.'],
      photo: PHOTO,
    },
    { language: 'en-GB' },
  ),
  id: 7,
  isSaved: true,
  userRating: 0,
} satisfies Recipe;

const archive = (read: () => Promise<Blob | undefined>) =>
  recipeArchive([soup, { ...soup, id: 8 }], read, () =>
    Promise.resolve([
      {
        version: 'abcdefghijklmnop',
        savedAt: '2026-01-01T12:00:00.000Z',
        browser: null,
        system: null,
        kind: 'save' as const,
        words: { title: 'Soup', about: '', category: 'Meals' as const, subcategory: 'None' as const, servings: 4, ingredients: [], steps: [], photo: EARLIER }, // prettier-ignore
      },
    ]),
  );
const photosIn = async (file: Blob) => {
  const found: Record<string, Uint8Array> = {};
  for await (const { name, jpeg } of archivePhotos(file)) found[name] = jpeg;
  return found;
};

describe('an archive of recipes', () => {
  it('contains the photos of recipes and of their earlier versions, each once, and gives them back', async () => {
    const file = await archive(() => Promise.resolve(new Blob([TINY_PHOTO as BlobPart], { type: 'image/jpeg' })));
    expect(await photosIn(file)).toEqual({ [PHOTO]: TINY_PHOTO, [EARLIER]: TINY_PHOTO });
    expect(await file.text()).toContain(`"image": "photos/${PHOTO}.jpg"`);
  });

  it('names no photo that could not be had', async () => {
    const file = await archive(() => Promise.resolve(undefined));
    expect(await photosIn(file)).toEqual({});
    expect(await file.text()).not.toContain('"image"');
  });

  it.each([
    ['text', 'a recipe'],
    ['nothing', ''],
  ])('is not %s', async (_what, text) => {
    expect(await photosIn(new Blob([text]))).toEqual({});
  });
});
