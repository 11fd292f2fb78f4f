import { screen, waitFor } from '@testing-library/react';
import { passwordRequestSchema } from '@contracts/session';
import { button, form, openAccount, shownText } from '@/testing/accountPage';
import { refusal } from '@/testing/fakeApi';

const PASSWORD = 'PUT /api/user/password';

describe('the password', () => {
  const CURRENT = 'Current password';
  const NEW = 'New password';
  const AGAIN = 'Confirm new password';
  const fill = async (user: ReturnType<typeof openAccount>['user'], texts: readonly [string, string, string]) => {
    for (const [i, label] of [CURRENT, NEW, AGAIN].entries()) {
      const input = await screen.findByLabelText(label);
      await user.clear(input);
      if (texts[i] !== '') await user.type(input, texts[i]!);
    }
  };

  it.each([
    [['', 'cardamom', 'cardamom'], CURRENT, 'Current password is required'],
    [['saffron', 'carda', 'carda'], NEW, 'New password must be at least 6 characters'],
    [['saffron', 'cardamom', ''], AGAIN, 'Please confirm your new password'],
    [['saffron', 'cardamom', 'carda'], AGAIN, 'Please confirm your new password'],
    [['saffron', 'cardamom', 'cardamon'], AGAIN, 'Passwords do not match'],
  ] as const)('%j cannot be submitted: %s says "%s"', async (texts, label, message) => {
    const { user, server } = openAccount();
    await fill(user, texts);
    expect(await button('Update password')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(await screen.findByLabelText(label)).toHaveFocus();
    expect(server.sentTo(PASSWORD)).toEqual([]);
  });

  it('shows no error while it is being typed', async () => {
    const { user } = openAccount();
    await user.type(await screen.findByLabelText(NEW), 'carda');
    expect(shownText('New password must be at least 6 characters')).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(await screen.findByText('New password must be at least 6 characters')).toBeInTheDocument();
  });

  it('says its rule once: the error takes the place of the advice, and leaves with it', async () => {
    const { user } = openAccount();
    const field = await screen.findByLabelText(NEW);
    const advice = 'At least 6 characters (8 or more recommended)';
    expect(field).toHaveAccessibleDescription(advice);
    await user.type(field, 'carda');
    await user.tab();
    await user.tab();
    expect(await screen.findByText('New password must be at least 6 characters')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(expect.not.stringContaining(advice));
    await user.type(field, 'momum');
    expect(field).toHaveAccessibleDescription(advice);
  });

  it('cannot be submitted before anything was typed', async () => {
    openAccount();
    expect(await button('Update password')).toBeDisabled();
  });

  it('changes, and the three fields are emptied', async () => {
    const { user, server } = openAccount({ [PASSWORD]: null });
    await fill(user, ['saffron', 'cardamom', 'cardamom']);
    await user.click(await button('Update password'));
    expect(await screen.findByText('Password updated')).toBeInTheDocument();
    expect(passwordRequestSchema.parse(server.sentTo(PASSWORD)[0])).toEqual({
      currentPassword: 'saffron',
      newPassword: 'cardamom',
    });
    for (const label of [CURRENT, NEW, AGAIN]) expect(await screen.findByLabelText(label)).toHaveValue('');
    expect(await form('Password')).toHaveFocus();
  });

  it('does not change with a wrong one, and the error is at its field', async () => {
    const { user } = openAccount({ [PASSWORD]: () => refusal(403, { message: 'That is not your password.' }) });
    await fill(user, ['pepper', 'cardamom', 'cardamom']);
    await user.keyboard('{Enter}');
    const current = await screen.findByLabelText(CURRENT);
    await waitFor(() => expect(current).toHaveAccessibleDescription(/That is not your password\./));
    expect(current).toHaveFocus();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(await screen.findByLabelText(NEW)).toHaveValue('cardamom');
    await user.type(current, '!');
    expect(current).toBeValid();
  });

  it('that is easily guessed causes a warning, but is accepted', async () => {
    const { user, server } = openAccount({ [PASSWORD]: null });
    await fill(user, ['saffron', 'password1', 'password1']);
    expect(await screen.findByText(/^Easy to guess/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sentTo(PASSWORD)).toHaveLength(1));
  });

  it('can be shown', async () => {
    const { user } = openAccount();
    const current = await screen.findByLabelText(CURRENT);
    expect(current).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Current password' }));
    expect(current).toHaveAttribute('type', 'text');
  });
});
