import { act, screen, within } from '@testing-library/react';
import { savedListArrived } from '@/slices/savedRecipesSlice';
import { heart, inHighWindow, LARDER, list, openSaved, titles, UID } from '@/testing/savedPage';

inHighWindow();

describe('a saved card', () => {
  it('is removed with its heart, the focus goes to the next heart, and Undo brings it back to its place', async () => {
    const { user } = openSaved();
    await list();
    act(() => heart('Mint lemonade').focus());
    await user.keyboard('{Enter}');
    expect(await titles()).toEqual(['Shakshuka', 'Crème brûlée', 'Bread soup']);
    expect(heart('Crème brûlée')).toHaveFocus();
    expect(await screen.findByText('Recipe removed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade', 'Crème brûlée', 'Bread soup']);
  });

  it('that was last leaves the focus at the one before it, and the only one at the empty state', async () => {
    const { user } = openSaved(LARDER.slice(0, 2));
    await list();
    act(() => heart('Mint lemonade').focus());
    await user.keyboard('{Enter}');
    expect(heart('Shakshuka')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No Saved Recipes' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('is rated in place, and hidden with its reason once it no longer passes', async () => {
    const { user } = openSaved(LARDER, { path: '/saved?rating=3' });
    expect(await titles()).toEqual(['Shakshuka', 'Mint lemonade']);
    const stars = within(screen.getByRole('radiogroup', { name: 'Your rating of Shakshuka' }));
    act(() => stars.getByRole('radio', { name: '5 stars' }).focus());
    await user.keyboard('2');
    expect(await titles()).toEqual(['Mint lemonade']);
    expect(heart('Mint lemonade')).toHaveFocus();
    expect(await screen.findByText('Rating saved')).toBeInTheDocument();
  });

  it('that another tab removes does not take the focus with it', async () => {
    const { store } = openSaved();
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
