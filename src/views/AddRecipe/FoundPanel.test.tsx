import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';
import { box, ingredients, PASTED, press } from './testing/addingPage';

describe('a text with two recipes', () => {
  const TWO = `${PASTED}

Green salad

1 lettuce
2 tbsp oil
1 lemon

Wash the lettuce and dress it with oil and lemon.`;

  const choose = async () => {
    const view = renderApp('/add');
    fireEvent.change(await box('Text of the recipe'), { target: { value: TWO } });
    await view.user.click(press('Read the recipe'));
    await screen.findByRole('heading', { name: '2 recipes were found' });
    return view;
  };
  const saved = (store: ReturnType<typeof renderApp>['store']) =>
    (store.getState().savedRecipes.byOwner.guest ?? []).map(({ title }) => title);

  it('asks which one, and saves only that', async () => {
    const { user, store } = await choose();
    expect(saved(store)).toEqual([]);
    await user.click(press('Check this one Green salad'));
    expect(await box('Title')).toHaveValue('Green salad');
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Green salad' })).toBeInTheDocument();
    expect(saved(store)).toEqual(['Green salad']);
    expect(store.getState().recipeDraft).toMatchObject({ draft: null, found: null });
  });

  it('has each checked after the other when the cook wants both', async () => {
    const { user, store } = await choose();
    await user.click(press('Check both, one by one'));
    expect(await box('Title')).toHaveValue('Onion tart');
    await user.click(press('Save the recipe'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Green salad'));
    expect(screen.getByText('Recipe 2 of 2')).toHaveFocus();
    await user.click(press('Save the recipe'));
    // The code of the list loads with the first visit.
    await screen.findByRole('heading', { name: 'On this device' }, { timeout: 60_000 });
    expect(saved(store)).toEqual(expect.arrayContaining(['Onion tart', 'Green salad']));
  });

  it('goes on with the next when one is left out, and back to the choice with what was changed', async () => {
    const { user, store } = await choose();
    await user.click(press('Check both, one by one'));
    await user.click(press('Leave this one out'));
    await waitFor(async () => expect(await box('Title')).toHaveValue('Green salad'));
    fireEvent.change(await box('Title'), { target: { value: 'Lemon salad' } });
    await user.click(press('Back to the recipes found'));
    expect(await screen.findByRole('heading', { name: 'Lemon salad' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(saved(store)).toEqual([]);
  });

  it('is one recipe when the cook says so', async () => {
    const { user } = await choose();
    await user.click(press('It is one recipe'));
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toContain('1 lettuce');
  });
});
