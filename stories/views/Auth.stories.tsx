import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { AuthView } from '@/views/Auth/AuthView';
import type { AppScene } from '../AppStage';
import { isPlayable } from '../playable';

/** Sign-in, registration, forgot password. */
const meta = {
  title: 'Views/Auth',
  component: AuthView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof AuthView>;
export default meta;

type Story = StoryObj<typeof meta>;

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

const refused = (status: number, message: string) => () =>
  new Response(JSON.stringify({ message }), { status, headers: { 'content-type': 'application/json' } });
const nothing = () => new Response(null, { status: 204 });

const scene = (app: AppScene) => ({ app });

export const Login: Story = { parameters: scene({ route: '/auth' }) };
export const Register: Story = { parameters: scene({ route: '/auth?tab=register' }) };
export const Forgot: Story = { parameters: scene({ route: '/auth?tab=forgot' }) };

/** While the session is loading. */
export const Waiting: Story = { parameters: scene({ route: '/auth', session: { status: 'loading' } }) };

export const LoginWithMistakes: Story = {
  parameters: scene({ route: '/auth' }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Please enter a valid email address')).toBeInTheDocument();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeInTheDocument();
  },
};

export const LoginRefused: Story = {
  parameters: scene({
    route: '/auth',
    api: { [LOGIN]: refused(401, 'Your email or password is wrong.') },
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'saffron');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getAllByText('Your email or password is wrong.').length).toBeGreaterThan(0));
  },
};

export const LoginUnderWay: Story = {
  parameters: scene({ route: '/auth', api: { [LOGIN]: () => new Promise(() => undefined) } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'saffron{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing in…' })).toBeInTheDocument();
  },
};

export const RegisterFilled: Story = {
  parameters: scene({
    route: '/auth?tab=register',
    api: { [REGISTER]: refused(409, 'There is an account with this email already.') },
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'password1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText(/one of the first passwords that attackers try/)).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getAllByText('There is an account with this email already.').length).toBeGreaterThan(0),
    );
  },
};

export const ForgotAsked: Story = {
  parameters: scene({ route: '/auth?tab=forgot', api: { [FORGOT]: nothing } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await screen.findByText('Password reset email sent')).toBeInTheDocument();
  },
};

export const Reset: Story = { parameters: scene({ route: '/reset-password/t0ken' }) };

const typed: Story['play'] = async ({ canvas, userEvent, globals }) => {
  if (!isPlayable(globals)) return;
  await userEvent.type(await canvas.findByLabelText('New password'), 'wok-thistle-umber');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'wok-thistle-umber');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
};

export const ResetDone: Story = {
  parameters: scene({ route: '/reset-password/t0ken', api: { [RESET]: nothing } }),
  async play(context) {
    await typed(context);
    if (isPlayable(context.globals))
      await expect(await context.canvas.findByText('Password Reset Successful')).toBeInTheDocument();
  },
};

export const ResetExpired: Story = {
  parameters: scene({
    route: '/reset-password/t0ken',
    api: { [RESET]: refused(422, 'This link has expired. Please ask for a new one.') },
  }),
  async play(context) {
    await typed(context);
    if (isPlayable(context.globals))
      await expect(await context.canvas.findByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  },
};

const MARTA = {
  uid: 'marta',
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};

/** The server ended the session during use. */
export const SessionExpired: Story = {
  parameters: scene({
    route: '/profile?tab=settings',
    api: { 'GET /api/auth/me': MARTA },
    session: { status: 'signedIn', uid: 'marta', hasExpired: true },
  }),
};
