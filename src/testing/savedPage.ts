import { screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@contracts/recipe';
import type { SavedRecipe } from '@/slices/savedRecipesSlice';
import { aRecipe } from './builders';
import { renderApp } from './renderApp';

export const UID = 'u1';
/** The call that loads the list. */
export const LIST = 'GET /api/user/recipes/saved';
const USER = {
  uid: UID,
  firstName: 'Mo',
  lastName: '',
  email: 'mo@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};

export const saved = (parts: Partial<Recipe>[]): SavedRecipe[] =>
  parts.map((part, i) => ({ ...aRecipe({ isSaved: true, ...part }), id: i + 1, savedAt: 1_000 - i }));

/** Four recipes, newest first. */
export const LARDER = saved([
  { title: 'Shakshuka', description: 'Eggs in a pepper sauce.', allergens: ['Eggs', 'Dairy'], userRating: 5 },
  {
    title: 'Mint lemonade',
    description: 'Sharp and cold.',
    category: 'Drinks',
    subcategory: 'Non-alcoholic',
    allergens: [],
    ingredients: ['lemons', 'mint'],
    userRating: 3,
  },
  {
    title: 'Crème brûlée',
    description: 'It cracks.',
    subcategory: 'Snack',
    allergens: ['Dairy', 'Kiwi'],
    ingredients: [{ name: 'cream', quantity: '1 l' }],
  },
  {
    title: 'Bread soup',
    description: 'Old bread.',
    subcategory: 'Dinner',
    allergens: ['Gluten'],
    ingredients: ['bread'],
  },
]);

/** Makes the window of each test high enough for all cards; those far below a window are not rendered. */
export const inHighWindow = () => {
  beforeEach(() => {
    window.innerHeight = 6_000;
  });
  afterEach(() => {
    window.innerHeight = 768;
  });
};

/** Opens the saved recipes of a signed-in cook. */
export const openSaved = (
  list: SavedRecipe[] = LARDER,
  { path = '/saved', api = {}, ...state }: { path?: string } & Parameters<typeof renderApp>[1] = {},
) =>
  renderApp(path, {
    api: { 'GET /api/auth/me': USER, [LIST]: list, ...api },
    session: { status: 'signedIn', uid: UID },
    savedRecipes: { owner: UID, byOwner: { [UID]: list } },
    ...state,
  });

export const list = () => screen.findByRole('list', { name: 'Saved recipes' });
/** The titles, once every card has been rendered. */
export const titles = async () => {
  const cards = await list();
  await waitFor(() =>
    expect(within(cards).getAllByRole('heading', { level: 3 })).toHaveLength(
      within(cards)
        .getAllByRole('listitem')
        .filter((item) => item.matches('[data-recipe]')).length,
    ),
  );
  return within(cards)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};
export const box = () => screen.findByRole('searchbox', { name: 'Search your saved recipes' });
export const heart = (title: string) => screen.getByRole('button', { name: `Save ${title}` });
