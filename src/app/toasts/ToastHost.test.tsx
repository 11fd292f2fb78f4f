import { addListener } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { languageChosen, preferencesArrived } from '@/slices/preferencesSlice';
import { keepingToastsChosen, selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { selectPreferences } from '@/store/selectors';
import { AppFrame } from '@/testing/AppFrame';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { createAppStore } from '../store/store';
import { ToastHost } from './ToastHost';

const shown = () => {
  const store = createAppStore(fakeEffects(), preloaded());
  render(
    <AppFrame store={store}>
      <main tabIndex={-1}>
        <Link to="/about">Another page</Link>
      </main>
      <ToastHost />
    </AppFrame>,
  );
  const raise = (...toast: Parameters<typeof toastRaised>) => act(() => store.dispatch(toastRaised(...toast)));
  return { store, raise };
};

/** A focused element of the page. */
const focusedHeart = () => {
  const heart = document.body.appendChild(document.createElement('button'));
  heart.focus();
  return heart;
};

describe('a toast', () => {
  it('says what happened, in the current language', async () => {
    const { raise } = shown();
    raise('analysisCompleteWithCount', { count: 6, category: 'None' });
    expect(await screen.findByText('Analysis complete!')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Found 6 recipes based on your ingredients');
  });

  it.each([
    ['Meals', 1, 'Found 1 meal based on your ingredients'],
    ['Drinks', 12, 'Found 12 drinks based on your ingredients'],
  ])('names the category: %s', async (category, count, words) => {
    const { raise } = shown();
    raise('analysisCompleteWithCount', { count, category });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is an alert if something went wrong', async () => {
    const { raise } = shown();
    raise('noIngredientsEntered');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No ingredients enteredPlease enter some ingredients to search for recipes.',
    );
  });

  it('is replaced by the next one', async () => {
    const { raise } = shown();
    raise('noIngredientsEntered');
    await screen.findByText('No ingredients entered');
    raise('cacheCleared');
    expect(await screen.findByText('Cache cleared')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('No ingredients entered')).not.toBeInTheDocument());
  });

  it('changes its text when the language changes while it is open', async () => {
    const { raise, store } = shown();
    raise('cacheCleared');
    await screen.findByText('Cache cleared');
    act(() => {
      store.dispatch(preferencesArrived({ ...selectPreferences(store.getState()), language: 'fr' }));
    });
    expect(await screen.findByText('Résultats effacés')).toBeInTheDocument();
  });

  it('confirms a new language in that language', async () => {
    const { store } = shown();
    act(() => {
      store.dispatch(languageChosen('es'));
    });
    expect(await screen.findByText('Idioma actualizado')).toBeInTheDocument();
  });

  it('disappears when it is dismissed', async () => {
    const { raise, store } = shown();
    raise('cacheCleared');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(selectToast(store.getState())).toBeNull();
    await waitFor(() => expect(screen.queryByText('Cache cleared')).not.toBeInTheDocument());
  });

  it('offers an action, dispatches it, and disappears', async () => {
    const { raise, store } = shown();
    raise('fileTooLarge', { name: 'kitchen.jpg' });
    const onChosen = jest.fn();
    store.dispatch(addListener({ actionCreator: toastActionChosen, effect: ({ payload }) => onChosen(payload) }));
    const toast = selectToast(store.getState());
    await userEvent.click(await screen.findByRole('button', { name: 'Shrink and use it' }));
    expect(onChosen).toHaveBeenCalledWith(toast);
    expect(selectToast(store.getState())?.id).not.toBe(toast?.id);
  });

  it('has only the close button without an action', async () => {
    const { raise } = shown();
    raise('invalidFileType');
    expect(await screen.findByText('Please upload an image file.')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each([
    ['a confirmation ends', 'analysisComplete', true],
    ['a fault stays', 'searchFailed', false],
    ['an offer to undo stays', 'preferencesReset', false],
  ] as const)('%s when a dialog opens over the page', async (_what, kind, isEnded) => {
    const { raise, store } = shown();
    raise(kind);
    await screen.findByRole('region', { name: 'Notifications (F8)' });
    const dialog = document.createElement('div');
    dialog.className = 'MuiModal-root';
    await act(async () => {
      document.body.append(dialog);
      await Promise.resolve();
    });
    expect(selectToast(store.getState()) === null).toBe(isEnded);
    dialog.remove();
  });

  it('shows only its title while the page gives the same news', async () => {
    const { raise } = shown();
    const panel = document.body.appendChild(document.createElement('div'));
    panel.dataset.tells = 'search';
    raise('connectionFailed');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Connection ErrorUnable to connect/);
    expect(screen.getByText(/^Unable to connect/)).toHaveStyle({ width: '1px' });
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    panel.remove();
  });

  it('is shortened when the page gives the same news late', async () => {
    const { raise } = shown();
    raise('connectionFailed');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    const panel = document.body.appendChild(document.createElement('div'));
    panel.dataset.tells = 'search';
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
    expect(screen.getByText(/^Unable to connect/)).toHaveStyle({ width: '1px' });
    panel.remove();
  });

  it.each([
    ['goes with the page if it speaks of that only', 'analysisComplete', true],
    ['stays on the next page if it speaks of more', 'loginSuccessful', false],
  ] as const)('%s', async (_what, kind, isEnded) => {
    const { raise, store } = shown();
    raise(kind);
    await screen.findByRole('region', { name: 'Notifications (F8)' });
    await userEvent.click(screen.getByRole('link', { name: 'Another page' }));
    expect(selectToast(store.getState()) === null).toBe(isEnded);
  });

  it('takes the focus on F8 and disappears on Escape', async () => {
    const { raise, store } = shown();
    raise('cacheCleared');
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await userEvent.keyboard('{Escape}');
    expect(selectToast(store.getState())).not.toBeNull();
    await userEvent.keyboard('{F8}');
    expect(region).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(selectToast(store.getState())).toBeNull();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['its action', '{Tab}{Enter}'],
    ['its cross', '{Tab}{Tab}{Enter}'],
  ])('dismissed with %s returns the focus', async (_what, keys) => {
    const { raise } = shown();
    const heart = focusedHeart();
    raise('preferencesReset');
    await screen.findByText('Preferences reset');
    await userEvent.keyboard(`{F8}${keys}`);
    await waitFor(() => expect(screen.queryByText('Preferences reset')).not.toBeInTheDocument());
    expect(heart).toHaveFocus();
    heart.remove();
  });

  it('leaves the focus to the page if its origin is gone, too', async () => {
    const { raise } = shown();
    const heart = focusedHeart();
    raise('preferencesReset');
    await screen.findByText('Preferences reset');
    await userEvent.keyboard('{F8}');
    heart.remove();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each([
    [49, true],
    [50, false],
    [-80, false],
  ])('swiped by %d px: still visible is %s', async (distance, isThere) => {
    const { raise, store } = shown();
    raise('cacheCleared');
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    fireEvent.pointerDown(region, { clientX: 200, pointerType: 'touch' });
    fireEvent.pointerMove(region, { clientX: 200 + distance });
    fireEvent.pointerUp(region, { clientX: 200 + distance });
    expect(selectToast(store.getState()) !== null).toBe(isThere);
  });
});

describe('the duration of a toast', () => {
  const open = async () => {
    const { raise, store } = shown();
    raise('cacheCleared');
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    jest.useFakeTimers();
    return { store, region, raise };
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const isOpen = ({ store }: Awaited<ReturnType<typeof open>>) => selectToast(store.getState()) !== null;

  it('is five seconds', async () => {
    const toast = await open();
    // Hovered and left again: the timer restarts under this test's clock.
    fireEvent.mouseEnter(toast.region);
    fireEvent.mouseLeave(toast.region);
    await pass(4_999);
    expect(isOpen(toast)).toBe(true);
    await pass(1);
    expect(isOpen(toast)).toBe(false);
  });

  it('has no end once the cook chose to keep messages', async () => {
    const toast = await open();
    act(() => void toast.store.dispatch(keepingToastsChosen(true)));
    await pass(600_000);
    expect(isOpen(toast)).toBe(true);
  });

  it('pauses while it is hovered', async () => {
    const toast = await open();
    fireEvent.mouseEnter(toast.region);
    await pass(60_000);
    expect(isOpen(toast)).toBe(true);
  });

  it('pauses while it has the focus', async () => {
    const toast = await open();
    act(() => toast.region.focus());
    await pass(60_000);
    expect(isOpen(toast)).toBe(true);
    act(() => toast.region.blur());
    await pass(5_000);
    expect(isOpen(toast)).toBe(false);
  });

  it('pauses while the window is in the background', async () => {
    const toast = await open();
    fireEvent.blur(window);
    await pass(60_000);
    expect(isOpen(toast)).toBe(true);
    fireEvent.focus(window);
    await pass(5_000);
    expect(isOpen(toast)).toBe(false);
  });
});
