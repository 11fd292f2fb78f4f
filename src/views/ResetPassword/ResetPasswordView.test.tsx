import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const RESET = 'POST /api/auth/reset-password';
const HEALTH = { 'GET /api/health': { accounts: true, devTools: false } };

const visit = async (answer: unknown = () => new Response(null, { status: 204 })) => {
  const view = renderApp('/reset-password/t0ken', { api: { ...HEALTH, [RESET]: answer } });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return view;
};
const first = () => screen.getByLabelText('New password');
const second = () => screen.getByLabelText('Confirm password');
const send = () => screen.getByRole('button', { name: 'Save password' });

describe('the reset link', () => {
  it('accepts a new password and confirms it', async () => {
    const { user, server } = await visit();
    await user.type(first(), 'cardamom');
    await user.type(second(), 'cardamom');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Password Reset Successful' })).toHaveFocus();
    expect(server.sentTo(RESET)).toEqual([{ token: 't0ken', password: 'cardamom' }]);
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(await screen.findByText('Password reset successful')).toBeInTheDocument();
  });

  it('requires the same password twice, of at least six characters', async () => {
    const { user, server } = await visit();
    await user.type(first(), 'short');
    await user.tab();
    await user.type(second(), 'cardamom');
    await user.click(send());
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(first()).toHaveFocus();
    expect(server.sentTo(RESET)).toEqual([]);
  });

  it('that has expired offers a new one', async () => {
    const { user } = await visit(() => refusal(422, { message: 'This link has expired.' }));
    await user.type(first(), 'cardamom');
    await user.type(second(), 'cardamom{Enter}');
    await waitFor(() => expect(screen.getAllByText('This link has expired.')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth?tab=forgot');
    expect(first()).toHaveValue('cardamom');
  });

  it('can be abandoned for the home page', async () => {
    await visit();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  });

  it('without a token goes home', async () => {
    renderApp('/reset-password', { api: HEALTH });
    expect(await screen.findByRole('textbox', { name: 'Your ingredients' })).toBeInTheDocument();
  });
});
