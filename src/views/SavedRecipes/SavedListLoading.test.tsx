import { act, screen, waitFor } from '@testing-library/react';
import { offline } from '@/testing/fakeApi';
import { inHighWindow, LARDER, LIST, openSaved, titles, UID } from '@/testing/savedPage';
import { settled } from '@/testing/settled';

inHighWindow();

describe('loading the saved list', () => {
  it('shows that it is loading', async () => {
    openSaved([], { api: { [LIST]: () => new Promise(() => undefined) } });
    expect(await screen.findByText('Loading your saved recipes...')).toBeInTheDocument();
    expect(screen.queryByText('No Saved Recipes')).not.toBeInTheDocument();
  });

  it('says that it is empty, and where to find recipes', async () => {
    openSaved([]);
    expect(await screen.findByRole('heading', { level: 2, name: 'No Saved Recipes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('falls back to the list on this device without the server, and says so', async () => {
    let isDown = true;
    const { user, server } = openSaved(LARDER, { api: { [LIST]: () => (isDown ? offline() : LARDER) } });
    expect(
      await screen.findByText('Your account could not be reached. These are the recipes kept on this device.'),
    ).toBeInTheDocument();
    expect(await titles()).toHaveLength(4);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument());
    expect(server.sentTo(LIST)).toHaveLength(2);
  });

  it('offers a retry if the device has only ids and the account is unreachable', async () => {
    openSaved([], {
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

  it('does not call a list empty that failed to load', async () => {
    openSaved([], { api: { [LIST]: () => new Response('down', { status: 503 }) } });
    expect(await screen.findByRole('heading', { name: 'Your saved recipes could not be loaded.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.queryByText('No Saved Recipes')).not.toBeInTheDocument();
    await act(settled);
  });
});
