import { act, fireEvent, screen, within } from '@testing-library/react';
import { authExchanged } from '@/slices/sessionSlice';
import { selectSearchStatus } from '@/slices/searchSlice';
import { anAnswer } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';
import { settled } from '@/testing/settled';

const health = { status: 'ok', vision: false, generation: false, accounts: false, recipes: 3, devTools: true };
const api = { 'GET /api/health': health, 'POST /api/analyze': anAnswer() };
const panel = () => screen.findByRole('region', { name: 'Debug panel' });
const box = () => screen.getByRole('textbox', { name: 'Your ingredients' });

/** Runs a search with the panel open, and returns the session copied afterwards. */
const searched = async () => {
  const view = renderApp('/?showDevTools=true', { api });
  const shown = within(await panel());
  await view.user.type(box(), 'eggs{Enter}');
  await screen.findByRole('link', { name: 'Shakshuka' });
  await view.user.click(shown.getByRole('button', { name: 'Copy session' }));
  expect(await shown.findByText('Session copied')).toBeInTheDocument();
  const [[session]] = view.effects.copyText.mock.calls as [[string]];
  return { ...view, shown, session };
};

describe('the debug panel', () => {
  it.each([
    ['/', true],
    ['/?showDevTools=1', true],
    ['/?showDevTools=true', false],
  ])('is not there at %s, with the tools of the server on: %s', async (path, devTools) => {
    renderApp(path, { api: { ...api, 'GET /api/health': { ...health, devTools } } });
    await act(settled);
    expect(screen.queryByRole('region', { name: 'Debug panel' })).not.toBeInTheDocument();
  });

  it('tells what the search does and what happened', async () => {
    const { shown } = await searched();
    expect(shown.getByText('success')).toBeInTheDocument();
    expect(shown.getByText('1 found, 1 pass the filters, 1 on the page')).toBeInTheDocument();
    const log = shown.getByRole('list', { name: 'Last actions' });
    expect(log).toHaveTextContent('search/searchSubmitted');
    expect(log).toHaveTextContent('ui/toastRaised');
  });

  it('shows the last calls of the auth service, and no password', async () => {
    const { store } = renderApp('/?showDevTools=true', { api });
    const shown = within(await panel());
    expect(shown.queryByText('Last calls of the auth service')).not.toBeInTheDocument();
    const at = Date.now();
    const request = { email: 'ada@example.org', password: '•••' };
    act(() => void store.dispatch(authExchanged({ at, call: 'login', request, status: 401, answer: '401: Wrong.' })));
    const calls = within(shown.getByRole('list', { name: 'Last calls of the auth service' }));
    expect(calls.getByText(/^login: 401, /)).toBeInTheDocument();
    expect(calls.getByText(/ada@example\.org/)).toBeInTheDocument();
  });

  it('names the last failure', async () => {
    const { user } = renderApp('/?showDevTools=true', {
      api: { ...api, 'POST /api/analyze': () => new Response('down', { status: 503 }) },
    });
    const shown = within(await panel());
    await user.type(box(), 'eggs{Enter}');
    expect(await shown.findByText('503: down')).toBeInTheDocument();
  });

  it('plays a copied session again, step by step, without network and without a trace', async () => {
    const { user, shown, session, server, store } = await searched();
    const sent = server.sent.length;
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await user.click(shown.getByRole('button', { name: 'Replay' }));
    const text = shown.getByRole('textbox', { name: 'Session to replay' });
    expect(text).toHaveFocus();
    fireEvent.change(text, { target: { value: 'soup' } });
    await user.click(shown.getByRole('button', { name: 'Open session' }));
    expect(shown.getByText('This text is not a session of this version.')).toBeInTheDocument();
    fireEvent.change(text, { target: { value: session } });
    await user.click(shown.getByRole('button', { name: 'Open session' }));

    const slider = shown.getByRole('slider', { name: 'Step' });
    expect(slider).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Say what you have' })).toBeInTheDocument();
    const { actions } = JSON.parse(session) as { actions: { action: { type: string } }[] };
    const pending = actions.findIndex(({ action }) => action.type === 'api/executeMutation/pending') + 1;
    fireEvent.change(slider, { target: { value: pending } });
    expect(slider).toHaveAttribute('aria-valuetext', `${pending} of ${actions.length}: api/executeMutation/pending`);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    fireEvent.change(slider, { target: { value: actions.length } });
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    fireEvent.change(slider, { target: { value: 0 } });
    expect(selectSearchStatus(store.getState())).toBe('idle');
    await act(settled);
    expect(server.sent).toHaveLength(sent);
    expect(write).not.toHaveBeenCalled();

    await user.click(shown.getByRole('button', { name: 'Back to now' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(selectSearchStatus(store.getState())).toBe('success');
  });
});
