import { act, screen, waitFor } from '@testing-library/react';
import { serverReachChecked } from '@/api/serverReach';
import { insecurePageFound, recipesLookedFor, selectIsUpdateReady, updateFound } from '@/slices/deviceSlice';
import { renderApp } from '@/testing/renderApp';

const OFFLINE = "You're offline. Search works with the recipes on this device.";

const noted = (text: string) => screen.findByText(text, { selector: 'p' });
const announcement = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('without a server', () => {
  it('says so below the header and to screen readers, and again when it is back', async () => {
    const { store } = renderApp('/');
    act(() => {
      store.dispatch(serverReachChecked(false));
      store.dispatch(recipesLookedFor(true));
    });
    expect(await noted(OFFLINE)).toBeVisible();
    expect(await announcement(OFFLINE)).toBeInTheDocument();
    act(() => void store.dispatch(serverReachChecked(true)));
    await waitFor(() => expect(screen.queryByText(OFFLINE, { selector: 'p' })).not.toBeInTheDocument());
    expect(await announcement("You're back online.")).toBeInTheDocument();
  });

  it('does not promise a search if the recipes are not on this device', async () => {
    const { store } = renderApp('/');
    act(() => void store.dispatch(serverReachChecked(false)));
    expect(await noted("You're offline. Recipes you opened before are still here.")).toBeVisible();
  });

  it('says it in the language of the interface', async () => {
    const { store } = renderApp('/', { preferences: { language: 'fr' } });
    act(() => void store.dispatch(serverReachChecked(false)));
    expect(await noted('Vous êtes hors ligne. Les recettes déjà ouvertes restent disponibles.')).toBeVisible();
  });
});

describe('a newer version', () => {
  it('waits, and can be dismissed for now', async () => {
    const { store, user } = renderApp('/');
    act(() => void store.dispatch(updateFound()));
    expect(await noted('A new version of Larder is ready')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    expect(selectIsUpdateReady(store.getState())).toBe(false);
  });
});

it('explains what plain HTTP rules out', async () => {
  const { store, user } = renderApp('/');
  act(() => void store.dispatch(insecurePageFound()));
  expect(await screen.findByText(/loaded over plain http, so the screen may go dark/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/plain http/)).not.toBeInTheDocument();
});
