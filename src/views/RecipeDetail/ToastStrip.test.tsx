import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { createAppStore } from '@/app/store/store';
import { recipeSaved } from '@/slices/savedRecipesSlice';
import { selectToast, toastDismissed } from '@/slices/uiSlice';
import { AppFrame } from '@/testing/AppFrame';
import { aRecipe } from '@/testing/builders';
import { fakeEffects } from '@/testing/fakeEffects';
import { press, review } from '../AddRecipe/testing/addingPage';
import { AFTER_SAVE } from './afterSave';
import { ToastStrip } from './ToastStrip';

const strip = () => screen.queryByTestId('toast-strip');

/** The strip in a view that stays mounted, and a way to go on, with the toast of a save raised or not. */
const onPages = (isSaved: boolean) => {
  let go!: ReturnType<typeof useNavigate>;
  const Ways = () => {
    go = useNavigate();
    return null;
  };
  const store = createAppStore(fakeEffects());
  if (isSaved) store.dispatch(recipeSaved(aRecipe()));
  render(
    <AppFrame store={store} route="/recipe/7">
      <Ways />
      <ToastStrip />
    </AppFrame>,
  );
  return { store, go: (to: string, state?: unknown) => act(() => go(to, { state })) };
};

describe('the room for the toast of a save', () => {
  it('is kept on the page that the save led to, while the toast goes, a tab opens and the server names it', async () => {
    const { user, store } = await review();
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'Onion tart' });
    expect(strip()).toBeInTheDocument();
    act(() => void store.dispatch(toastDismissed(selectToast(store.getState())!.id)));
    await user.click(await screen.findByRole('tab', { name: 'Ingredients' }));
    expect(strip()).toBeInTheDocument();
    const { id } = store.getState().savedRecipes.byOwner.guest![0]!;
    act(() => void store.dispatch(recipeIdReplaced({ from: id, to: 900 })));
    expect(await screen.findByRole('tab', { name: 'Ingredients', selected: true })).toBeInTheDocument();
    expect(strip()).toBeInTheDocument();
  });

  it('is not kept on a page opened while the toast of a heart is still there', () => {
    onPages(true);
    expect(strip()).not.toBeInTheDocument();
  });

  it('goes with the next recipe', async () => {
    const { go } = onPages(true);
    await go('/recipe/8', AFTER_SAVE);
    expect(strip()).toBeInTheDocument();
    await go('/recipe/9');
    expect(strip()).not.toBeInTheDocument();
  });

  it('is not kept when the cook comes back to the page and the toast is gone', async () => {
    const { go } = onPages(false);
    await go('/recipe/8', AFTER_SAVE);
    expect(strip()).not.toBeInTheDocument();
  });
});
