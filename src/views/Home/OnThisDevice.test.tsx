import { act, screen, waitFor, within } from '@testing-library/react';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { anAnswer, aRecipe, recipes } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';
const WITHOUT_ACCOUNTS = { 'GET /api/health': { accounts: false } };
const listOf = (count: number) => recipes(count, { isSaved: true }).map((recipe) => ({ ...recipe, savedAt: 9 }));
const shelf = () => screen.findByRole('region', { name: 'On this device' });
const results = () => within(screen.getByRole('list', { name: 'Recipe Results' }));

const searched = async (settings: Parameters<typeof renderApp>[1] = {}) => {
  const view = renderApp('/', { api: { [ANALYZE]: anAnswer({ recipes: recipes(3) }) }, ...settings });
  await view.user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
  await screen.findByRole('list', { name: 'Recipe Results' });
  return view;
};

describe('a guest who presses a heart', () => {
  it('is asked first, keeps the recipe on this device, and is not asked again', async () => {
    const { store, user } = await searched({
      api: { [ANALYZE]: anAnswer({ recipes: recipes(3) }), ...WITHOUT_ACCOUNTS },
    });
    const heart = results().getByRole('button', { name: 'Save Dish 2' });
    expect(heart).toHaveAccessibleDescription('Sign in to save recipes');
    await user.click(heart);

    const dialog = await screen.findByRole('dialog', { name: 'Sign in required' });
    expect(dialog).toHaveTextContent('You must sign in or create a free account to save recipes.');
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Keep on this device' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(heart).toHaveFocus();
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Recipe saved')).toBeInTheDocument();
    expect(within(await shelf()).getByRole('link', { name: 'Dish 2' })).toHaveAttribute('href', '/recipe/2');
    expect(screen.getByRole('link', { name: 'Saved recipes: 1' })).toBeInTheDocument();

    const next = results().getByRole('button', { name: 'Save Dish 3' });
    expect(next).not.toHaveAccessibleDescription();
    await user.click(next);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectSavedRecipes(store.getState()).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('can choose to be asked again; closing the dialog keeps nothing', async () => {
    const { store, user } = await searched({ savedRecipes: { byOwner: { guest: listOf(1) }, isKeptOnDevice: true } });
    await user.click(within(await shelf()).getByRole('button', { name: 'Options for recipes on this device' }));
    const ask = await screen.findByRole('menuitemcheckbox', { name: 'Ask before keeping a recipe' });
    expect(ask).not.toBeChecked();
    await user.click(ask);
    await user.click(results().getByRole('button', { name: 'Save Dish 2' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in required' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectSavedRecipes(store.getState())).toHaveLength(1);
  });

  it('goes to sign in if the server has accounts, and the recipe is kept', async () => {
    const { store, user } = await searched({
      api: { [ANALYZE]: anAnswer(), 'GET /api/health': { accounts: true } },
    });
    await user.click(results().getByRole('button', { name: 'Save Shakshuka' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in required' });
    await user.click(await within(dialog).findByRole('link', { name: 'Create account' }));
    expect(selectSavedRecipes(store.getState()).map(({ id }) => id)).toEqual([7]);
  });

  it('rates from a card after being asked, and the minimum rating counts it', async () => {
    const { user } = await searched();
    const stars = results().getByRole('radiogroup', { name: 'Your rating of Dish 1' });
    await user.click(within(stars).getByRole('radio', { name: '4 stars' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign in required' });
    expect(dialog).toHaveTextContent('You must sign in or create a free account to rate recipes.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep on this device' }));
    expect(await screen.findByText("You've rated Dish 1 4 out of 5 stars.")).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    act(() => panel.getByRole('slider').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(results().getAllByRole('article')).toHaveLength(1));
    expect(results().getByRole('link', { name: 'Dish 1' })).toBeInTheDocument();
  });
});

describe('the shelf', () => {
  it('is hidden while it is empty', () => {
    renderApp('/');
    expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument();
  });

  it('is on the first-visit page too, and rates its recipes without asking', async () => {
    const { user, store } = renderApp('/', { savedRecipes: { byOwner: { guest: listOf(1) } } });
    const stars = within(await shelf()).getByRole('radiogroup', { name: 'Your rating of Dish 1' });
    await user.click(within(stars).getByRole('radio', { name: '3 stars' }));
    expect(selectSavedRecipes(store.getState())[0]).toMatchObject({ userRating: 3 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves the focus on when a recipe goes, and Undo brings the recipe back', async () => {
    const { user } = renderApp('/', { savedRecipes: { byOwner: { guest: listOf(2) } } });
    const inShelf = within(await shelf());
    inShelf.getByRole('button', { name: 'Save Dish 1' }).focus();
    await user.keyboard('{Enter}');
    expect(inShelf.queryByRole('link', { name: 'Dish 1' })).not.toBeInTheDocument();
    expect(inShelf.getByRole('button', { name: 'Save Dish 2' })).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(within(await shelf()).getByRole('link', { name: 'Dish 2' })).toBeInTheDocument();
  });

  it('shows one row, or all', async () => {
    const { user } = renderApp('/', { savedRecipes: { byOwner: { guest: listOf(6) } } });
    const inShelf = within(await shelf());
    expect(inShelf.getByRole('list', { name: 'On this device' })).toHaveAttribute('data-rows', 'one');
    await user.click(inShelf.getByRole('button', { name: 'Show all 6' }));
    expect(inShelf.getByRole('list', { name: 'On this device' })).toHaveAttribute('data-rows', 'all');
    expect(inShelf.getByRole('button', { name: 'Show fewer', expanded: true })).toBeInTheDocument();
  });

  it('is emptied from its menu, and refilled by Undo', async () => {
    const { user, store } = renderApp('/', { savedRecipes: { byOwner: { guest: listOf(3) } } });
    await user.click(within(await shelf()).getByRole('button', { name: 'Options for recipes on this device' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove all from this device' }));
    expect(await screen.findByText('3 recipes are no longer kept on this device.')).toBeInTheDocument();
    expect(selectSavedRecipes(store.getState())).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(selectSavedRecipes(store.getState())).toHaveLength(3);
  });

  it('is the target of the heart in the header', async () => {
    const { user } = renderApp('/', { savedRecipes: { byOwner: { guest: listOf(12) } } });
    await shelf();
    const heart = screen.getByRole('link', { name: 'Saved recipes: 12' });
    expect(heart).toHaveTextContent('9+');
    await user.click(heart);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus());
  });

  it('is hidden from a signed-in user', async () => {
    renderApp('/', { savedRecipes: { owner: 'u1', byOwner: { u1: listOf(2), guest: listOf(1) } } });
    await screen.findByRole('link', { name: 'Saved recipes: 2' });
    expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument();
  });
});

describe('the recipe page', () => {
  it('shows a saved recipe without asking the server, and removes and saves it', async () => {
    const saved = [{ ...aRecipe({ title: 'My shakshuka', isSaved: true, userRating: 4 }), savedAt: 1 }];
    const { server, user } = renderApp('/recipe/7', {
      savedRecipes: { byOwner: { guest: saved }, isKeptOnDevice: true },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My shakshuka' })).toBeInTheDocument();
    expect(server.sent.filter(({ route }) => route.includes('/recipes/'))).toEqual([]);
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    const heart = screen.getByRole('button', { name: 'Saved', pressed: true });
    await user.click(heart);
    expect(await screen.findByText('Recipe removed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save', pressed: false }));
    expect(await screen.findByText('Recipe saved')).toBeInTheDocument();
  });

  it('saves the original recipe, not the one with the cook’s swaps', async () => {
    const withMilk = aRecipe({
      ingredients: [{ id: 'milk', name: 'milk', quantity: '200 ml', amount: 200, unit: 'ml', ml: 200 }],
      needs: [{ id: 'milk', name: 'milk', swap: 'oat milk', swapId: 'oat-milk' }],
    });
    const { store, user } = renderApp('/recipe/7#ingredients', {
      api: { 'GET /api/recipes/7': withMilk },
      savedRecipes: { isKeptOnDevice: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Use it: oat milk instead of milk' }));
    await screen.findByRole('button', { name: 'Undo: back to milk' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(selectSavedRecipes(store.getState())[0]!.ingredients).toEqual(withMilk.ingredients);
  });
});
