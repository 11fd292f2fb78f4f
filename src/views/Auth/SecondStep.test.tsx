import { screen } from '@testing-library/react';
import { USER } from '@/testing/anAccount';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const LOGIN = 'POST /api/auth/login';
const STEP = 'POST /api/auth/second-step';
const WRONG = { error: 'WRONG_CODE', message: 'This code is wrong.' };
const EXPIRED = { error: 'SIGN_IN_EXPIRED', message: 'This sign-in took too long.' };

const signIn = async (answer: unknown) => {
  const view = renderApp('/auth', {
    api: {
      'GET /api/health': { accounts: true, devTools: false },
      [LOGIN]: { challengeToken: 'challenge' },
      [STEP]: answer,
    },
  });
  await view.user.type(await screen.findByRole('textbox', { name: 'Email' }), USER.email);
  await view.user.type(screen.getByLabelText('Password'), 'saffron{Enter}');
  const box = await screen.findByLabelText('Six-digit code');
  return { ...view, box };
};

describe('the second step of a sign-in', () => {
  it('asks for a code with the focus in its box, and signs in', async () => {
    const { user, server, box } = await signIn({ user: USER, recoveryCodesLeft: null });
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box).toHaveAttribute('inputmode', 'numeric');
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Welcome back, Ada')).toBeInTheDocument();
    expect(server.sentTo(STEP)).toEqual([{ challengeToken: 'challenge', oneTimeCode: '123 456' }]);
  });

  it('says why a code was refused, and keeps the form', async () => {
    const { user, box } = await signIn(() => refusal(403, WRONG));
    await user.type(box, '000000{Enter}');
    expect(await screen.findByLabelText('Six-digit code')).toHaveAccessibleDescription('This code is wrong.');
    expect(screen.getAllByText('This code is wrong.')).toHaveLength(1);
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('takes a recovery code, and says how many are left', async () => {
    const { user } = await signIn({ user: USER, recoveryCodesLeft: 9 });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.keyboard('7K3M-9QXT-4HWB{Enter}');
    expect(await screen.findByText('Codes left: 9. You can make new ones on your profile.')).toBeInTheDocument();
  });

  it('goes back to the password with what was typed, when asked or when the challenge has ended', async () => {
    const { user, box } = await signIn(() => refusal(410, EXPIRED));
    await user.type(box, '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toHaveValue('saffron');
    expect(screen.getAllByText('This sign-in took too long.').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the password' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(USER.email);
  });
});
