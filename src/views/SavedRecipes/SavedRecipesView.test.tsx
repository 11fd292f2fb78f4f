import { screen, waitFor, within } from '@testing-library/react';
import { selectSortOption } from '@/slices/searchSlice';
import { box, inHighWindow, LARDER, list, openSaved, saved, titles } from '@/testing/savedPage';

inHighWindow();

describe('the saved recipes page', () => {
  it('has its title, its count, a way back and every recipe, newest first', async () => {
    openSaved();
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
    const { user } = openSaved();
    await user.type(await box(), text);
    expect(await titles()).toEqual(found);
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 4 recipes')).toBeInTheDocument();
  });

  it('says that nothing matches, and shows all again', async () => {
    const { user } = openSaved(LARDER, { preferences: { excludedAllergens: ['Gluten'] } });
    await user.type(await box(), 'herring');
    expect(await screen.findByRole('heading', { name: 'No Matching Recipes Found' })).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters to see more recipes.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all saved recipes' }));
    await waitFor(async () => expect(await titles()).toHaveLength(4));
    expect(await box()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveFocus();
  });

  it('clears the box, and the focus stays in it', async () => {
    const { user } = openSaved(LARDER, { path: '/saved?q=mint' });
    expect(await titles()).toEqual(['Mint lemonade']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await box()).toHaveFocus();
    expect(await titles()).toHaveLength(4);
  });

  it('sorts, and keeps the choice', async () => {
    const { user, store } = openSaved();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'name-asc');
    expect(await titles()).toEqual(['Bread soup', 'Crème brûlée', 'Mint lemonade', 'Shakshuka']);
    expect(selectSortOption(store.getState())).toBe('name-asc');
    expect(within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')).toHaveLength(8);
  });

  it('has an order of its own, recently saved first, which leaves that of the results as it is', async () => {
    const { user, store } = openSaved();
    const asSaved = await titles();
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'name-desc');
    await user.selectOptions(order, 'Recently saved');
    expect(await titles()).toEqual(asSaved);
    expect(order).toHaveValue('recently-saved');
    expect(selectSortOption(store.getState())).toBe('name-desc');
    await user.selectOptions(order, 'prep-time');
    expect(selectSortOption(store.getState())).toBe('prep-time');
  });

  it('renders only the cards near the window, each with its position in the list', async () => {
    window.innerHeight = 2_000;
    openSaved(saved(Array.from({ length: 60 }, (_, i) => ({ title: `Dish ${i}` }))));
    const cells = within(await list())
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-posinset'));
    expect(cells.length).toBeGreaterThan(1);
    expect(cells.length).toBeLessThan(10);
    expect(cells[1]).toHaveAttribute('aria-posinset', '2');
    expect(cells[1]).toHaveAttribute('aria-setsize', '60');
  });
});
