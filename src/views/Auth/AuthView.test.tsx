import { screen, waitFor, within } from '@testing-library/react';
import { USER } from '@/testing/anAccount';
import { offline, refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const FORGOT = 'POST /api/auth/forgot-password';
const HEALTH = { 'GET /api/health': { accounts: true, devTools: false } };

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = (name: string) => screen.getByRole('button', { name });
const terms = () => screen.getByRole('checkbox', { name: 'I accept the Terms & Conditions' });

const visit = async (route: string, api: NonNullable<Parameters<typeof renderApp>[1]>['api'] = {}) => {
  const view = renderApp(route, { api: { ...HEALTH, ...api } });
  await email();
  return view;
};

describe('the login form', () => {
  it('signs in, welcomes the user, and goes home', async () => {
    const { user, server } = await visit('/auth', { [LOGIN]: USER });
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await user.type(await email(), '  ada@example.org');
    await user.type(password(), 'saffron{Enter}');
    expect(await screen.findByText('Welcome back, Ada')).toBeInTheDocument();
    expect(server.sentTo(LOGIN)).toEqual([{ email: 'ada@example.org', password: 'saffron' }]);
    expect(await screen.findByRole('textbox', { name: 'Your ingredients' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('shows an error when a field is left, never while typing, and removes it once it is fixed', async () => {
    const { user } = await visit('/auth');
    await user.type(await email(), 'marta@example');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveAccessibleDescription('Please enter a valid email address');
    await user.type(await email(), '.or');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
    expect(await email()).toBeValid();
    await user.type(await email(), '@');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  it('shows no error for an empty field that was only passed through', async () => {
    const { user } = await visit('/auth');
    await user.click(await email());
    await user.tab();
    await user.tab();
    expect(await email()).toBeValid();
  });

  it('focuses the first error on submit', async () => {
    const { user, server } = await visit('/auth');
    await user.type(await email(), USER.email);
    await user.type(password(), 'short');
    await user.click(submit('Sign in'));
    expect(password()).toHaveFocus();
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
    await user.clear(await email());
    await user.click(submit('Sign in'));
    expect(await email()).toHaveFocus();
    expect(server.sentTo(LOGIN)).toEqual([]);
  });

  it.each([
    [
      'a wrong password',
      () => refusal(401, { message: 'E-mail or password is wrong.' }),
      'E-mail or password is wrong.',
    ],
    ['too many attempts', () => refusal(429, { message: 'Try again in 30 seconds.' }), 'Try again in 30 seconds.'],
    ['no network', offline, 'The server could not be reached. Please check your connection.'],
    ['a reason that is not given', () => refusal(403), 'Please check your credentials and try again.'],
  ])(
    'refused for %s shows the reason in a toast and in the form, and keeps what was typed',
    async (_name, answer, words) => {
      const { user } = await visit('/auth', { [LOGIN]: answer });
      await user.type(await email(), USER.email);
      await user.type(password(), 'saffron');
      await user.click(submit('Sign in'));
      expect(await screen.findByText('Login failed')).toBeInTheDocument();
      await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
      expect(await email()).toHaveValue(USER.email);
      expect(password()).toHaveValue('saffron');
    },
  );

  it('marks both boxes of wrong credentials until one of them is typed again', async () => {
    const { user } = await visit('/auth', { [LOGIN]: refusal(401, { message: 'E-mail or password is wrong.' }) });
    await user.type(await email(), USER.email);
    await user.type(password(), 'saffron{Enter}');
    await waitFor(() => expect(password()).toBeInvalid());
    expect(await email()).toBeInvalid();
    await user.type(password(), 's');
    expect(password()).toBeValid();
    expect(await email()).toBeValid();
  });

  it('does not blame what was typed when the server broke down', async () => {
    const { user } = await visit('/auth', { [LOGIN]: () => refusal(500) });
    await user.type(await email(), USER.email);
    await user.type(password(), 'saffron');
    await user.click(submit('Sign in'));
    expect(await screen.findByText(/^Something went wrong on the server\./)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });

  it('is submitted once, however often the button is pressed', async () => {
    const { user, server } = await visit('/auth', { [LOGIN]: () => new Promise(() => undefined) });
    await user.type(await email(), USER.email);
    await user.type(password(), 'saffron{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Signing in…' }));
    expect(server.sentTo(LOGIN)).toHaveLength(1);
  });

  it('shows the password on demand', async () => {
    const { user } = await visit('/auth');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide: Password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('has the attributes that password managers look for', async () => {
    await visit('/auth');
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the registration form', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
    await user.type(await email(), USER.email);
    await user.type(password(), 'wok-thistle-umber');
  };

  it('requires an address, a password and the terms, and signs in', async () => {
    const view = await visit('/auth?tab=register', { [REGISTER]: { ...USER, firstName: '' } });
    const { user, server } = view;
    await fill(view);
    expect(submit('Create account')).toBeDisabled();
    expect(submit('Create account')).toHaveAccessibleDescription('Accept the terms above first.');
    await user.click(terms());
    expect(submit('Create account')).toHaveAccessibleDescription('');
    await user.click(submit('Create account'));
    expect(await screen.findByText('Welcome, ada@example.org')).toBeInTheDocument();
    expect(server.sentTo(REGISTER)).toEqual([
      { email: USER.email, password: 'wok-thistle-umber', firstName: '', lastName: '', marketingConsent: false },
    ]);
    expect(await screen.findByRole('textbox', { name: 'Your ingredients' })).toBeInTheDocument();
  });

  it('accepts a trimmed name and consent to occasional mail', async () => {
    const view = await visit('/auth?tab=register', { [REGISTER]: USER });
    const { user, server } = view;
    await fill(view);
    await user.type(screen.getByRole('textbox', { name: 'First name optional' }), ' Ada ');
    await user.type(screen.getByRole('textbox', { name: 'Last name optional' }), 'Cook');
    await user.click(screen.getByRole('checkbox', { name: 'Send me a few recipes now and then' }));
    await user.click(terms());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.sentTo(REGISTER)).toEqual([
        expect.objectContaining({ firstName: 'Ada', lastName: 'Cook', marketingConsent: true }),
      ]),
    );
  });

  it('keeps everything that was typed if the address is taken', async () => {
    const view = await visit('/auth?tab=register', {
      [REGISTER]: () => refusal(409, { message: 'This e-mail is taken.' }),
    });
    await fill(view);
    await view.user.click(terms());
    await view.user.click(submit('Create account'));
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(await email()).toHaveValue(USER.email);
    expect(terms()).toBeChecked();
  });

  it('says why it cannot be submitted once the terms are unticked again', async () => {
    const { user } = await visit('/auth?tab=register');
    await user.click(terms());
    expect(screen.queryByText(/You must accept/)).not.toBeInTheDocument();
    await user.click(terms());
    const words = 'You must accept the Terms & Conditions to create an account';
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(terms()).toHaveAccessibleDescription(words);
    await user.click(terms());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('shows no error while a box is being ticked, so that nothing moves under the pointer', async () => {
    const { user } = await visit('/auth?tab=register');
    await user.type(password(), 'short');
    await user.pointer({ keys: '[MouseLeft>]', target: terms() });
    expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(terms()).toBeChecked();
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
  });

  it('opens the terms without losing the form', async () => {
    await visit('/auth?tab=register');
    const link = screen.getByRole('link', { name: 'Terms & Conditions' });
    expect(link).toHaveAttribute('href', '/terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('states the password rule and warns of a common password, but accepts it', async () => {
    const view = await visit('/auth?tab=register', { [REGISTER]: USER });
    expect(password()).toHaveAccessibleDescription('At least 6 characters (8 or more recommended)');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await view.user.type(password(), 'password1');
    expect(await screen.findByText(/one of the first passwords that attackers try/)).toBeInTheDocument();
    await view.user.type(await email(), USER.email);
    await view.user.click(terms());
    await view.user.click(submit('Create account'));
    await waitFor(() => expect(view.server.sentTo(REGISTER)).toHaveLength(1));
  });

  it('keeps the address from the other tab', async () => {
    const { user } = await visit('/auth');
    await user.type(await email(), USER.email);
    await user.click(screen.getByRole('tab', { name: 'Create account' }));
    expect(await screen.findByRole('checkbox', { name: 'Send me a few recipes now and then' })).toBeInTheDocument();
    expect(await email()).toHaveValue(USER.email);
  });
});

describe('the forgot-password form', () => {
  it('requests a mail, and returns to an empty login with a toast', async () => {
    const { user, server } = await visit('/auth', { [FORGOT]: () => new Response(null, { status: 204 }) });
    await user.type(await email(), USER.email);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
    expect(await email()).toHaveValue(USER.email);
    await user.click(submit('Send the link'));
    expect(await screen.findByText('Password reset email sent')).toBeInTheDocument();
    expect(server.sentTo(FORGOT)).toEqual([{ email: USER.email }]);
    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(await email()).toHaveValue('');
  });

  it('can be left', async () => {
    const { user } = await visit('/auth?tab=forgot');
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  });

  it('stays open if the request failed', async () => {
    const { user } = await visit('/auth?tab=forgot', { [FORGOT]: () => refusal(500) });
    await user.type(await email(), USER.email);
    await user.click(submit('Send the link'));
    expect(await screen.findByText('Password reset request failed')).toBeInTheDocument();
    expect(await email()).toHaveValue(USER.email);
  });
});

describe('the auth screen', () => {
  it('sends a signed-in user home', async () => {
    renderApp('/auth', { api: { ...HEALTH, 'GET /api/auth/me': USER }, session: { status: 'signedIn', uid: 'u1' } });
    expect(await screen.findByRole('textbox', { name: 'Your ingredients' })).toBeInTheDocument();
  });

  it('waits until the session is known', async () => {
    renderApp('/auth', { api: HEALTH, session: { status: 'loading' } });
    await waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).not.toHaveLength(0));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has no links to itself in the header', async () => {
    await visit('/auth');
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(header.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });
});
