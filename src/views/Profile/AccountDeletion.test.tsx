import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionExpected } from '@/slices/sessionSlice';
import { button, openAccount } from '@/testing/accountPage';
import { offline, refusal } from '@/testing/fakeApi';

describe('deleting the account', () => {
  const DELETE = 'POST /api/user/delete';
  const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });

  it('says what is lost and asks for the password; Cancel deletes nothing', async () => {
    const { user, server } = openAccount({ [DELETE]: null });
    await user.click(await button('Delete my account'));
    const asks = within(await dialog());
    expect(asks.getAllByRole('listitem')).toHaveLength(3);
    expect(asks.getByText('your saved recipes and your ratings')).toBeInTheDocument();
    await user.click(asks.getByRole('button', { name: 'Delete permanently' }));
    expect(asks.getByText('Current password is required')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Delete my account')).toHaveFocus();
    expect(server.sentTo(DELETE)).toEqual([]);
  });

  it('requires the right password', async () => {
    const { user } = openAccount({ [DELETE]: () => refusal(403, { message: 'That is not your password.' }) });
    await user.click(await button('Delete my account'));
    const asks = within(await dialog());
    await user.type(asks.getByLabelText('Current password'), 'pepper{Enter}');
    expect(await asks.findByText('That is not your password.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Ada Cook');
  });

  it('ends with a farewell on the home page', async () => {
    const { user, server, store, effects } = openAccount({ [DELETE]: null });
    act(() => void store.dispatch(sessionExpected()));
    await user.click(await button('Delete my account'));
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    const { leaveForRoot, rememberUser } = await effects.session();
    await waitFor(() => expect(leaveForRoot).toHaveBeenCalledWith('accountDeleted'));
    expect(server.sentTo(DELETE)).toEqual([{ password: 'saffron' }]);
    expect(rememberUser).toHaveBeenLastCalledWith(null);
  });

  it('that failed to reach the server says so, and keeps the dialog open', async () => {
    const { user } = openAccount({ [DELETE]: offline });
    await user.click(await button('Delete my account'));
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Your account was not deleted')).toBeInTheDocument();
    expect(await dialog()).toBeInTheDocument();
  });
});
