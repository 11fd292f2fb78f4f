import { screen, waitFor, within } from '@testing-library/react';
import { emailRequestSchema } from '@contracts/session';
import { button, field, openAccount, shownText } from '@/testing/accountPage';
import { USER } from '@/testing/anAccount';
import { offline, refusal } from '@/testing/fakeApi';

const EMAIL = 'PUT /api/user/email';

describe('the email address', () => {
  const type = async (user: ReturnType<typeof openAccount>['user'], address: string) => {
    await user.clear(await field('Email'));
    await user.type(await field('Email'), address);
  };
  const dialog = () => screen.findByRole('dialog', { name: 'Confirm your password' });

  it('is validated when its field is left, never while typing', async () => {
    const { user } = openAccount();
    await type(user, 'ada@');
    expect(shownText('Please enter a valid email address')).not.toBeInTheDocument();
    expect(await button('Save email')).toBeDisabled();
    await user.tab();
    expect(await field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(await field('Email')).toBeInvalid();
    await user.type(await field('Email'), 'example.net');
    expect(shownText('Please enter a valid email address')).not.toBeInTheDocument();
    expect(await button('Save email')).toBeEnabled();
  });

  it('shows its error on Enter, too', async () => {
    const { user } = openAccount();
    await type(user, 'ada@{Enter}');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(await field('Email')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes with the current password', async () => {
    const { user, server } = openAccount({ [EMAIL]: { ...USER, email: 'ada@larder.example' } });
    await type(user, ' ada@larder.example {Enter}');
    const asks = within(await dialog());
    expect(asks.getByText(/To change your email to ada@larder\.example/)).toBeInTheDocument();
    expect(server.sentTo(EMAIL)).toEqual([]);
    await user.click(asks.getByRole('button', { name: 'Confirm' }));
    expect(asks.getByText('Current password is required')).toBeInTheDocument();
    expect(asks.getByLabelText('Current password')).toHaveFocus();
    await user.type(asks.getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Email updated')).toBeInTheDocument();
    expect(emailRequestSchema.parse(server.sentTo(EMAIL)[0])).toEqual({
      email: 'ada@larder.example',
      password: 'saffron',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('ada@larder.example')).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('ada@larder.example');
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the draft and sends nothing when the dialog is cancelled', async () => {
    const { user, server } = openAccount();
    await type(user, 'ada@larder.example');
    await user.click(await button('Save email'));
    const asks = within(await dialog());
    await user.type(asks.getByLabelText('Current password'), 'saffron');
    await user.click(asks.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sentTo(EMAIL)).toEqual([]);
    expect(await field('Email')).toHaveValue('ada@larder.example');
    expect(await button('Save email')).toHaveFocus();
    await user.click(await button('Save email'));
    expect(within(await dialog()).getByLabelText('Current password')).toHaveValue('');
  });

  it('does not change with a wrong password, and the error is at the password field', async () => {
    const replies = [refusal(403, { message: 'That is not your password.' }), { ...USER, email: 'ada@larder.example' }];
    const { user } = openAccount({ [EMAIL]: () => replies.shift() });
    await type(user, 'ada@larder.example{Enter}');
    const asks = within(await dialog());
    const password = asks.getByLabelText('Current password');
    await user.type(password, 'pepper{Enter}');
    expect(await asks.findByText('That is not your password.')).toBeInTheDocument();
    expect(password).toBeInvalid();
    expect(password).toHaveFocus();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'saffron');
    expect(password).toBeValid();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Email updated')).toBeInTheDocument();
  });

  it('that is taken shows its error at the address, where it can be corrected', async () => {
    const { user } = openAccount({ [EMAIL]: () => refusal(409, { message: 'That address has an account.' }) });
    await type(user, 'bob@example.org{Enter}');
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field('Email')).toHaveAccessibleDescription(/That address has an account\./);
    expect(await field('Email')).toHaveFocus();
    await user.type(await field('Email'), '.uk');
    expect(await field('Email')).toBeValid();
  });

  it('keeps the dialog open if the server is unreachable', async () => {
    const { user } = openAccount({ [EMAIL]: offline });
    await type(user, 'ada@larder.example{Enter}');
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Failed to update email')).toBeInTheDocument();
    expect(within(await dialog()).getByLabelText('Current password')).toHaveValue('saffron');
  });
});
