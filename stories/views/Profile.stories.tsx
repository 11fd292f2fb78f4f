import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, screen } from 'storybook/test';
import type { SessionEntry, User } from '@contracts/session';
import { createPageEffects } from '@/app/effects/createPageEffects';
import { createAppStore } from '@/app/store/store';
import { preloaded } from '@/testing/preloaded';
import { ProfileView } from '@/views/Profile/ProfileView';
import type { AppScene } from '../AppStage';
import { isPlayable } from '../playable';

/** The preferences and the account of a user. */
const meta = {
  title: 'Views/Profile',
  component: ProfileView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof ProfileView>;
export default meta;

type Story = StoryObj<typeof meta>;

const MARTA: User = {
  uid: 'marta',
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.org',
  profileImageUrl: null,
  marketingConsent: true,
};

const SIGNED_IN: readonly SessionEntry[] = [
  ['Firefox', 'Windows', true] as const,
  ['Safari', 'iPhone', false] as const,
].map(([browser, system, isCurrent], id) => ({
  id,
  createdAt: '2026-03-02T12:00:00.000Z',
  lastUsedAt: '2026-03-20T12:00:00.000Z',
  browser,
  system,
  isCurrent,
}));

const ME = 'GET /api/auth/me';
const SESSIONS = 'GET /api/user/sessions';
const NAME = 'PUT /api/user/profile';
const EMAIL = 'PUT /api/user/email';

const scene = (tab: string, app: AppScene = {}) => ({
  app: {
    route: `/profile?tab=${tab}`,
    session: { status: 'signedIn', uid: MARTA.uid },
    ...app,
    api: { [ME]: MARTA, [SESSIONS]: SIGNED_IN, ...app.api },
  } satisfies AppScene,
});

export const Dietary: Story = {
  parameters: scene('dietary', {
    preferences: { dietTypes: ['Vegetarian', 'Low FODMAP'], excludedAllergens: ['Shellfish', 'Molluscs'] },
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Keto' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Keto' })).toBeChecked();
  },
};
export const Settings: Story = { parameters: scene('settings') };
export const Account: Story = { parameters: scene('account') };

/** The user has entered no name. */
export const WithoutAName: Story = {
  parameters: scene('account', { api: { [ME]: { ...MARTA, firstName: '', lastName: '' } } }),
};

export const MistakesInTheAccount: Story = {
  parameters: scene('account'),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'marta@');
    await userEvent.type(canvas.getByLabelText('New password'), 'carda');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'cardamom');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid email address')).toBeInTheDocument();
    await expect(await canvas.findByText('New password must be at least 6 characters')).toBeInTheDocument();
    await expect(await canvas.findByText('Passwords do not match')).toBeInTheDocument();
  },
};

export const NewName: Story = {
  parameters: scene('account', { api: { [NAME]: { ...MARTA, firstName: 'Martina' } } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), '{Backspace}ina');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Martina Oliveira' })).toBeInTheDocument();
  },
};

export const WrongPasswordForAnEmail: Story = {
  parameters: scene('account', {
    api: { [EMAIL]: () => new Response('{"message":"The current password is not right."}', { status: 403 }) },
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), '.uk{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeInTheDocument();
    await userEvent.type(screen.getAllByLabelText('Current password').at(-1)!, 'pepper{Enter}');
    await expect((await screen.findAllByText('The current password is not right.')).length).toBeGreaterThan(0);
  },
};

export const DeletingTheAccount: Story = {
  parameters: scene('account'),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeInTheDocument();
  },
};

/** The request for the user failed. */
export const AccountNotLoaded: Story = {
  parameters: scene('account', { api: { [ME]: () => new Response('', { status: 500 }) } }),
};

/** The route sends a guest home, but the screen also handles one. */
export const ForAGuest: Story = {
  render: function Guest() {
    const [store] = useState(() => createAppStore(createPageEffects(window), preloaded()));
    return (
      <Provider store={store}>
        <ProfileView />
      </Provider>
    );
  },
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Account' }));
    await expect(await canvas.findByText('Please sign in to access your account settings.')).toBeInTheDocument();
  },
};
