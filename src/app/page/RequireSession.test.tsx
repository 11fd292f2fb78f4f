import { act, screen, waitFor, within } from '@testing-library/react';
import { selectSessionStatus, sessionEnded, sessionExpected, sessionExpired } from '@/slices/sessionSlice';
import { USER } from '@/testing/anAccount';
import { renderApp } from '@/testing/renderApp';

const ME = 'GET /api/auth/me';
const LOGIN = 'POST /api/auth/login';
const API = {
  'GET /api/health': { accounts: true, devTools: false },
  'GET /api/user/recipes/saved': [],
  'GET /api/preferences': {},
};
const home = () => screen.findByRole('textbox', { name: 'Your ingredients' });

describe('a protected screen', () => {
  it.each(['/saved', '/profile'])('%s sends a guest home', async (route) => {
    renderApp(route, { api: API });
    expect(await home()).toBeInTheDocument();
  });

  it.each(['/saved', '/profile'])('%s shows a spinner until the session is known', async (route) => {
    renderApp(route, { api: API, session: { status: 'loading' } });
    await waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).not.toHaveLength(0));
    expect(screen.queryByRole('textbox', { name: 'Your ingredients' })).not.toBeInTheDocument();
  });

  it('opens for a signed-in user, and closes when the session ends', async () => {
    const { store } = renderApp('/profile', { api: { ...API, [ME]: USER }, session: { status: 'loading' } });
    act(() => void store.dispatch(sessionExpected()));
    expect(await screen.findByRole('tab', { name: 'Dietary' })).toBeInTheDocument();
    act(() => void store.dispatch(sessionEnded()));
    expect(await home()).toBeInTheDocument();
  });
});

describe('a session that the server ended', () => {
  const onProfile = async (login: unknown = USER) => {
    const view = renderApp('/profile?tab=account', {
      api: { ...API, [ME]: USER, [LOGIN]: login },
      session: { status: 'loading' },
    });
    act(() => void view.store.dispatch(sessionExpected()));
    const name = await screen.findByRole('textbox', { name: /First name/ }, { timeout: 15_000 });
    await view.user.clear(name);
    await view.user.type(name, 'Adelaide');
    act(() => void view.store.dispatch(sessionExpired()));
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    return { ...view, name, dialog };
  };

  it('is resumed over the page, and nothing that was typed is lost', async () => {
    const { user, server, name, dialog } = await onProfile();
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(USER.email));
    await user.type(within(dialog).getByLabelText('Password'), 'saffron{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.sentTo(LOGIN)).toEqual([{ email: USER.email, password: 'saffron' }]);
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Adelaide');
  });

  it('does not close on Escape, and can be left for the page of a guest', async () => {
    const { store, user } = renderApp('/profile?tab=settings', {
      api: { ...API, [ME]: USER },
      session: { status: 'loading' },
    });
    act(() => void store.dispatch(sessionExpected()));
    await screen.findByRole('tab', { name: 'Settings' });
    act(() => void store.dispatch(sessionExpired()));
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Continue without signing in' }));
    expect(await home()).toBeInTheDocument();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
  });
});
