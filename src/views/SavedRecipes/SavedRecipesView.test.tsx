import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@contracts/recipe';
import { savedListArrived, type SavedRecipe } from '@/slices/savedRecipesSlice';
import { selectSortOption } from '@/slices/searchSlice';
import { aRecipe } from '@/testing/builders';
import { offline } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';
import { settled } from '@/testing/settled';

const UID = 'u1';
const LIST = 'GET /api/user/recipes/saved';
const USER = {
  uid: UID,
  firstName: 'Mo',
  lastName: '',
  email: 'mo@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};

const saved = (parts: Partial<Recipe>[]): SavedRecipe[] =>
  parts.map((part, i) => ({ ...aRecipe({ isSaved: true, ...part }), id: i + 1, savedAt: 1_000 - i }));

const LARDER = saved([
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

/* High enough for all of them: what is far below the window is not drawn. */
beforeEach(() => {
  window.innerHeight = 6_000;
});
afterEach(() => {
  window.innerHeight = 768;
});

const open = (
  list: SavedRecipe[] = LARDER,
  { path = '/saved', api = {}, ...state }: { path?: string } & Parameters<typeof renderApp>[1] = {},
) =>
  renderApp(path, {
    api: { 'GET /api/auth/me': USER, [LIST]: list, ...api },
    session: { status: 'signedIn', uid: UID },
    savedRecipes: { owner: UID, byOwner: { [UID]: list } },
    ...state,
  });

const list = () => screen.findByRole('list', { name: 'Saved recipes' });
/** Once each card of the list has had its turn to be drawn. */
const titles = async () => {
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
const box = () => screen.findByRole('searchbox', { name: 'Search your saved recipes' });
const heart = (title: string) => screen.getByRole('button', { name: `Save ${title}` });

describe('the saved recipes page', () => {
  it('has its title, its number, a way back and every recipe, the newest first', async () => {
    open();
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade', 'Crème brûlée', 'Bread soup']);
    expect(screen.getByRole('heading', { level: 1, name: 'Saved recipes' })).toBeInTheDocument();
    expect(screen.getByText('4 recipes')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/');
    expect(await box()).toHaveAttribute('placeholder', 'Search recipes by name, ingredients, or description...');
    expect(document.title).toBe('Saved recipes · Larder');
    const places = within(await list())
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-posinset'));
    expect(places.map((item) => [item.ariaPosInSet ?? item.getAttribute('aria-posinset')])).toEqual([
      ['1'],
      ['2'],
      ['3'],
      ['4'],
    ]);
    expect(places[0]).toHaveAttribute('aria-setsize', '4');
  });

  it.each([
    ['shaksh', ['Shakshuka']],
    ['CREME BRULEE', ['Crème brûlée']],
    ['lemons', ['Mint lemonade']],
    ['old bread', ['Bread soup']],
  ])('finds by %j', async (text, found) => {
    const { user } = open();
    await user.type(await box(), text);
    expect(await titles()).toEqual(found);
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 4 recipes')).toBeInTheDocument();
  });

  it('says that nothing matches, and shows all again', async () => {
    const { user } = open(LARDER, { preferences: { excludedAllergens: ['Gluten'] } });
    await user.type(await box(), 'herring');
    expect(await screen.findByRole('heading', { name: 'No Matching Recipes Found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters to see more recipes.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all saved recipes' }));
    await waitFor(async () => expect(await titles()).toHaveLength(4));
    expect(await box()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveFocus();
  });

  it('clears the box, and the keyboard stays in it', async () => {
    const { user } = open(LARDER, { path: '/saved?q=mint' });
    expect(await titles()).toEqual(['Mint lemonade']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await box()).toHaveFocus();
    expect(await titles()).toHaveLength(4);
  });

  it('sorts, and keeps the choice', async () => {
    const { user, store } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'name-asc');
    expect(await titles()).toEqual(['Bread soup', 'Crème brûlée', 'Mint lemonade', 'Shakshuka']);
    expect(selectSortOption(store.getState())).toBe('name-asc');
    expect(within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')).toHaveLength(7);
  });

  it('shows meals or drinks alone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Drinks' }));
    expect(await titles()).toEqual(['Mint lemonade']);
    expect(screen.getByRole('button', { name: 'Drinks', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await titles()).toHaveLength(4);
  });

  it('filters by type, rating and allergens, those of its own recipes among them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('checkbox', { name: 'Kiwi' }));
    fireEvent.change(panel.getByRole('slider', { name: 'Minimum rating' }), { target: { value: 3 } });
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade']);
    expect(screen.getByText('1 hidden: Kiwi')).toBeInTheDocument();
    expect(screen.getByText('2 hidden: not rated yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toBeInTheDocument();
  });

  it('shows with one tap what a filter hides, and the keyboard goes on', async () => {
    const { user } = open(LARDER, { path: '/saved?rating=4&without=Dairy' });
    expect(await screen.findByRole('heading', { name: 'No Matching Recipes Found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show recipes hidden by Dairy' }));
    expect(await titles()).toEqual(['Shakshuka']);
    expect(screen.getByRole('button', { name: 'Show recipes hidden by not rated yet' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await titles()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveFocus();
  });

  it('hides what the profile excludes, says so, and shows it on a tap', async () => {
    const { user } = open(LARDER, { preferences: { excludedAllergens: ['Gluten'] } });
    expect(await titles()).not.toContain('Bread soup');
    expect(screen.getByText('1 hidden: Gluten')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show recipes hidden by Gluten' }));
    expect(await titles()).toContain('Bread soup');
  });

  it.each([
    ['?category=meals&type=dinner', ['Bread soup']],
    ['?without=dairy', ['Mint lemonade', 'Bread soup']],
    ['?category=cakes&type=x&rating=77', ['Shakshuka', 'Mint lemonade', 'Crème brûlée', 'Bread soup']],
  ])('reads the address %s', async (query, found) => {
    open(LARDER, { path: `/saved${query}` });
    expect(await titles()).toEqual(found);
  });

  it('draws of many only those near the window, and each says its place', async () => {
    window.innerHeight = 900;
    open(saved(Array.from({ length: 60 }, (_, i) => ({ title: `Dish ${i}` }))));
    const cells = within(await list())
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-posinset'));
    expect(cells.length).toBeGreaterThan(1);
    expect(cells.length).toBeLessThan(10);
    expect(cells[1]).toHaveAttribute('aria-posinset', '2');
    expect(cells[1]).toHaveAttribute('aria-setsize', '60');
  });
});

describe('a saved card', () => {
  it('is removed with its heart, the keyboard goes to the next heart, and Undo brings it back to its place', async () => {
    const { user } = open();
    await list();
    act(() => heart('Mint lemonade').focus());
    await user.keyboard('{Enter}');
    expect(await titles()).toEqual(['Shakshuka', 'Crème brûlée', 'Bread soup']);
    expect(heart('Crème brûlée')).toHaveFocus();
    expect(await screen.findByText('Recipe removed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade', 'Crème brûlée', 'Bread soup']);
  });

  it('at the end leaves the keyboard at the one before it, and the last one at what helps', async () => {
    const { user } = open(LARDER.slice(0, 2));
    await list();
    act(() => heart('Mint lemonade').focus());
    await user.keyboard('{Enter}');
    expect(heart('Shakshuka')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No Saved Recipes' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('is rated in place, and hidden with its reason once it no longer passes', async () => {
    const { user } = open(LARDER, { path: '/saved?rating=3' });
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade']);
    const stars = within(screen.getByRole('radiogroup', { name: 'Your rating of Shakshuka' }));
    act(() => stars.getByRole('radio', { name: '5 stars' }).focus());
    await user.keyboard('2');
    expect(await titles()).toEqual(['Mint lemonade']);
    expect(heart('Mint lemonade')).toHaveFocus();
    expect(await screen.findByText('Rating saved')).toBeInTheDocument();
  });

  it('that another tab removes does not take the keyboard along', async () => {
    const { store } = open();
    await list();
    const arrive = (...gone: number[]) =>
      act(
        () =>
          void store.dispatch(savedListArrived({ owner: UID, recipes: LARDER.filter(({ id }) => !gone.includes(id)) })),
      );
    act(() => screen.getByRole('link', { name: 'Crème brûlée' }).focus());
    arrive(1);
    expect(screen.getByRole('link', { name: 'Crème brûlée' })).toHaveFocus();
    arrive(1, 3);
    expect(heart('Bread soup')).toHaveFocus();
  });
});

describe('the saved list on its way', () => {
  it('says that it is loading', async () => {
    open([], { api: { [LIST]: () => new Promise(() => undefined) } });
    expect(await screen.findByText('Loading your saved recipes...')).toBeInTheDocument();
    expect(screen.queryByText('No Saved Recipes')).not.toBeInTheDocument();
  });

  it('says that it is empty, and where recipes are', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 2, name: 'No Saved Recipes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('without the server is the one of this device, and says so', async () => {
    let isDown = true;
    const { user, server } = open(LARDER, { api: { [LIST]: () => (isDown ? offline() : LARDER) } });
    expect(
      await screen.findByText('Your account could not be reached. These are the recipes kept on this device.'),
    ).toBeInTheDocument();
    expect(await titles()).toHaveLength(4);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument());
    expect(server.sentTo(LIST)).toHaveLength(2);
  });

  it('of which the device has numbers only, and the account cannot be reached, can be asked for again', async () => {
    open([], {
      api: { [LIST]: () => offline() },
      savedRecipes: {
        owner: UID,
        byOwner: { [UID]: [] },
        unread: { [UID]: [{ id: 9, userRating: 0, savedAt: 1 }] },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your saved recipes could not be loaded.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    await act(settled);
  });

  it('that could not be loaded does not call itself empty', async () => {
    open([], { api: { [LIST]: () => new Response('down', { status: 503 }) } });
    expect(await screen.findByRole('heading', { name: 'Your saved recipes could not be loaded.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.queryByText('No Saved Recipes')).not.toBeInTheDocument();
    await act(settled);
  });
});
