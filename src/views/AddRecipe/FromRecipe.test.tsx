import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRecipe } from '@/testing/builders';
import { emptyContent } from '@/testing/draft';
import { renderApp } from '@/testing/renderApp';
import { box, ingredients, press } from './testing/addingPage';

describe('a recipe that is saved', () => {
  const own = {
    ...aRecipe({
      id: 40,
      title: 'Onion tart',
      userRating: 4,
      ingredients: [
        {
          name: 'flour',
          quantity: '200 g',
          id: 'flour',
          amount: 200,
          unit: 'g',
          written: '200 g flour',
          section: 'Pastry',
        },
        { name: 'onions', quantity: '3', id: 'onion', amount: 3, unit: 'piece', written: '3 onions, sliced' },
      ],
    }),
    savedAt: 5,
  };
  const list = { savedRecipes: { byOwner: { guest: [{ ...aRecipe({ id: 2, title: 'Soup' }), savedAt: 9 }, own] } } };
  const titles = (store: ReturnType<typeof renderApp>['store']) =>
    store.getState().savedRecipes.byOwner.guest!.map(({ title, userRating }) => `${title} ${userRating}`);

  it('of one’s own is edited in the words it was written in, and keeps its place, its address and its stars', async () => {
    const { user, store } = renderApp('/recipe/40', list);
    await user.click(await screen.findByRole('link', { name: 'Edit this recipe' }));
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toEqual(['Pastry:', '200 g flour', '3 onions, sliced']);
    fireEvent.change(await box('Title'), { target: { value: 'Better tart' } });
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Better tart' })).toBeInTheDocument();
    expect(store.getState().recipeDraft.draft).toBeNull();
    expect(titles(store)).toEqual(['Soup 0', 'Better tart 4']);
  });

  it('of another cook becomes an own copy, and the original stays', async () => {
    const { user, store } = renderApp('/recipe/2', list);
    await user.click(await screen.findByRole('link', { name: 'Make it your own' }));
    expect(await box('Title')).toHaveValue('Soup');
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'Soup' });
    expect(titles(store)).toEqual(['Soup 0', 'Soup 0', 'Onion tart 4']);
  });

  it('does not replace a draft that is not finished', async () => {
    const content = { ...emptyContent, title: 'Half a soup' };
    const draft = { content, origin: '', past: [], future: [], last: null };
    const { user } = renderApp('/add?recipe=40', { ...list, recipeDraft: { draft } });
    expect(await box('Title')).toHaveValue('Half a soup');
    expect(screen.getByText(/^You have not finished this recipe/)).toBeInTheDocument();
    await user.click(press('Start again'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Onion tart'));
    expect(screen.queryByText(/^You have not finished this recipe/)).not.toBeInTheDocument();
  });
});
