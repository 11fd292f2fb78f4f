import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import type { AppScene } from '../AppStage';
import { isPlayable } from '../playable';
import { choice, flag, type ControlsOf } from '../workbench/controls';

const PAGES = {
  Login: '/auth',
  Register: '/auth?tab=register',
  Forgot: '/auth?tab=forgot',
  Reset: '/reset-password/t0ken',
  Profile: '/profile?tab=settings',
} as const;

interface Args {
  page: keyof typeof PAGES;
  isWaiting: boolean;
}

/** Sign-in, registration, forgot password. */
const meta = {
  title: 'Views/Auth',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  argTypes: {
    page: choice('The form', Object.keys(PAGES)),
    isWaiting: flag('The session is not known yet'),
  } satisfies ControlsOf<Args>,
  args: { page: 'Login', isWaiting: false },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';

const refused = (status: number, message: string) => () =>
  new Response(JSON.stringify({ message }), { status, headers: { 'content-type': 'application/json' } });
const nothing = () => new Response(null, { status: 204 });

const scene = (app: AppScene = {}) => ({
  app: ({ page, isWaiting }: Args): AppScene => ({
    route: PAGES[page],
    ...(isWaiting && { session: { status: 'loading' as const } }),
    ...app,
  }),
});

export const Login: Story = { parameters: scene() };
export const Register: Story = { args: { page: 'Register' }, parameters: scene() };
export const Forgot: Story = { args: { page: 'Forgot' }, parameters: scene() };

/** While the session is loading. */
export const Waiting: Story = { args: { isWaiting: true }, parameters: scene() };

export const LoginWithMistakes: Story = {
  parameters: scene(),
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
  parameters: scene({ api: { [LOGIN]: () => new Promise(() => undefined) } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'saffron{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing in…' })).toBeInTheDocument();
  },
};

export const RegisterFilled: Story = {
  args: { page: 'Register' },
  parameters: scene({
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
  args: { page: 'Forgot' },
  parameters: scene({ api: { [FORGOT]: nothing } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await screen.findByText('Password reset email sent')).toBeInTheDocument();
  },
};

export const Reset: Story = { args: { page: 'Reset' }, parameters: scene() };

const typed: Story['play'] = async ({ canvas, userEvent, globals }) => {
  if (!isPlayable(globals)) return;
  await userEvent.type(await canvas.findByLabelText('New password'), 'wok-thistle-umber');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'wok-thistle-umber');
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
};

export const ResetDone: Story = {
  args: { page: 'Reset' },
  parameters: scene({ api: { [RESET]: nothing } }),
  async play(context) {
    await typed(context);
    if (isPlayable(context.globals))
      await expect(await context.canvas.findByText('Password Reset Successful')).toBeInTheDocument();
  },
};

export const ResetExpired: Story = {
  args: { page: 'Reset' },
  parameters: scene({
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
  args: { page: 'Profile' },
  parameters: scene({
    api: { 'GET /api/auth/me': MARTA },
    session: { status: 'signedIn', uid: MARTA.uid },
    expired: MARTA,
  }),
  async play({ globals }) {
    if (!isPlayable(globals)) return;
    // The code of the dialog is loaded only now.
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' }, { timeout: 5_000 });
    await expect(dialog).toBeInTheDocument();
  },
};
